"""The content files as tables. Everything here is read once and never changed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from headframe.kit.content import Cell, Pack, Row, Section
from headframe.kit.hex import HexGrid

PACK: Final = Pack(
    Path(__file__).parent,
    (
        "figures.txt",
        "cards.txt",
        "technology.txt",
        "modules.txt",
        "layouts.txt",
    ),
)
NOTES: Final = Pack(Path(__file__).parents[1], ("show/texts.txt", "evaluate/weights.txt"))
"""What changes no game: words for people, weights for bots. Records do not depend on it."""


def figure(section: str, field: str) -> int:
    return PACK.only(section).value(field).whole()


def figures(section: str, field: str) -> tuple[int, ...]:
    return tuple(cell.whole() for cell in PACK.only(section).value(field).parts())


GRID: Final = HexGrid(figure("board", "radius"))
FULL: Final[int] = GRID.full
BIT: Final[list[int]] = GRID.bit
NEXT: Final[list[int]] = GRID.neighbour_mask
DISTANCE: Final[list[bytes]] = GRID.distance
WITHIN: Final[list[list[int]]] = GRID.within

# Panel -------------------------------------------------------------------------------------------

START_ROW: Final = figure("panel", "start row")
ROW_CAP: Final = figure("panel", "row cap")
ENGINE: Final = tuple(row["engine"].whole() for row in PACK.only("panel").rows)
WEAPON_DIE: Final = tuple(row["die"].whole() for row in PACK.only("panel").rows)

# Units -------------------------------------------------------------------------------------------

STATION: Final = 0
MOTHERSHIP: Final = 1
FIGHTER: Final = 2
BOMBER: Final = 3
GUARDIAN: Final = 4
KIND_NAMES: Final = tuple(row["unit"].required() for row in PACK.only("units").rows)
COUNT: Final = tuple(row["count"].whole() for row in PACK.only("units").rows)
BASE_ENGINE: Final = tuple(row["engine"].whole() for row in PACK.only("units").rows)
BASE_DIE: Final = tuple(row["die"].whole() for row in PACK.only("units").rows)
HULL: Final = tuple(row["hull"].whole() for row in PACK.only("units").rows)
LOOT: Final = tuple(row["loot"].whole() for row in PACK.only("units").rows)
POINTS: Final = tuple(row["points"].whole() for row in PACK.only("units").rows)
UNITS: Final = sum(COUNT)
"""Units of one owner; unit u belongs to owner u // UNITS."""
KINDS: Final = tuple(kind for kind, count in enumerate(COUNT) for _ in range(count))
MOST_OWNERS: Final = 6
KIND: Final = KINDS * MOST_OWNERS
OWNER: Final = tuple(unit // UNITS for unit in range(UNITS * MOST_OWNERS))
FIRST_SHIP: Final = KINDS.index(MOTHERSHIP)
FIRST_GUARDIAN: Final = KINDS.index(GUARDIAN)
SHIPS: Final = tuple(range(FIRST_SHIP, FIRST_GUARDIAN))
"""The ships of owner 0; add ``owner * UNITS`` for another's."""


def _damages() -> tuple[tuple[bool, ...], ...]:
    """[by][layer]: layers are the kinds, a Mothership standing for its hull."""
    table = [[False] * (len(KIND_NAMES) + 1) for _ in KIND_NAMES]
    layers = {name: kind for kind, name in enumerate(KIND_NAMES)}
    layers["hull"] = MOTHERSHIP
    layers["shield"] = SHIELD
    for row in PACK.only("damage").rows:
        by = KIND_NAMES.index(row["by"].word(KIND_NAMES))
        for cell in row["damages"].parts():
            table[by][layers[cell.word(list(layers))]] = True
    return tuple(tuple(line) for line in table)


SHIELD: Final = len(KIND_NAMES)
DAMAGES: Final = _damages()

# Prices and rules --------------------------------------------------------------------------------

CARD_PRICE: Final = figure("prices", "card")
GUARDIAN_PRICE: Final = figure("prices", "guardian")
EXPLORE_PRICE: Final = figure("prices", "explore")
BUILD_PRICES: Final = figures("prices", "developments")
TIER_PRICES: Final = figures("prices", "research")
VETO_PRICE: Final = figure("prices", "veto")
REFRESH_PRICE: Final = figure("prices", "refresh")
ATTACK_INFLUENCE: Final = figure("prices", "influence per attacker")

FLEET_REACH: Final = figure("rules", "fleet reach")
DEALT: Final = figure("rules", "cards dealt")
CAPTURE_DRAW: Final = figure("rules", "card draw on capture")
START_DIE: Final = figure("rules", "start die")
STATION_STEP: Final = figure("rules", "station step")
GAS_LIMIT: Final = figure("rules", "gas limit")
ASTEROID_DIE: Final = figure("rules", "asteroid die")
PLANET_DEFENCE: Final = figure("rules", "planet defence")
BONUS_DIE: Final = figure("rules", "bonus die")
RESPAWN_HULL: Final = figure("rules", "respawn hull")
STATION_MINERAL: Final = figure("rules", "station mineral")
MINERAL_YIELD: Final = figure("rules", "mineral planet")
GAS_YIELD: Final = figure("rules", "gas planet")
PLANET_POINTS: Final = figure("rules", "planet points")
MARKET: Final = figure("rules", "market")
PLANET_PLACES: Final = figure("rules", "market places")
MOON_PLACES: Final = figure("rules", "moon places")
PLANETOID_PLACES: Final = figure("rules", "planetoid places")
MOST_GUARDIANS: Final = figure("rules", "guardians")
SETTINGS_A_TURN: Final = figure("limits", "settings a turn")

GRAVITY_REACH: Final = figure("reach", "gravity")
COURT_REACH: Final = figure("reach", "negotiations")
POINTER_REACH: Final = figure("reach", "pointer")
RAIL_REACH: Final = figure("reach", "rail")

# Action Cards ------------------------------------------------------------------------------------

WINDOWS: Final = (
    "OPEN",
    "PREMOVE",
    "W2",
    "W3",
    "W4",
    "W5",
    "W7",
    "W8",
    "AST",
    "AST7",
    "AST8",
    "PLANET-D",
    "RESP",
    "THROW",
)
OPEN, PREMOVE, W2, W3, W4, W5, W7, W8, AST, AST7, AST8, PLANET_D, RESP, THROW = (
    1 << place for place in range(len(WINDOWS))
)


class Card:
    """One title of the Action deck."""

    __slots__ = ("gas", "minerals", "on", "own", "quantity", "title", "value", "verb", "windows")

    def __init__(self, row: Row) -> None:
        self.title = row["title"].required()
        self.quantity = row["qty"].whole(1, 9)
        self.own = row["turn"].word(("own", "any")) == "own"
        self.windows = 0
        for cell in row["windows"].parts():
            self.windows |= 1 << WINDOWS.index(cell.word(WINDOWS))
        self.minerals, self.gas = _resale(row["resale"])
        self.on = tuple(cell.text for cell in row["on"].parts())
        verb, _, value = row["effect"].required().partition(" ")
        self.verb = verb
        self.value = Cell(value, row.file, row.line, "effect").whole()


def _resale(cell: Cell) -> tuple[int, int]:
    found = {"M": 0, "G": 0}
    for part in cell.parts(" "):
        amount, unit = part.text[:-1], part.text[-1:]
        if unit not in found or not amount.isdecimal():
            raise cell.error(f"{part.text!r} is not like 1M or 2G")
        found[unit] += int(amount)
    return found["M"], found["G"]


CARDS: Final = tuple(Card(row) for row in PACK.only("cards").rows)
TITLES: Final = {card.title: number for number, card in enumerate(CARDS)}
CARD_WINDOWS: Final = tuple(card.windows for card in CARDS)


def titles_of(window: int) -> int:
    """The titles of a window as a mask."""
    return sum(1 << number for number, card in enumerate(CARDS) if card.windows & window)


ROADSHOW: Final = TITLES["Alien Antiques Roadshow"]
RECON: Final = TITLES["Recon Droid"]
NO: Final = TITLES["Noooooooo!"]
FORKS: Final = TITLES["The Forks"]
GENERATOR: Final = TITLES["Backup Generator"]
PANIC: Final = TITLES["Panic Button"]
PROPERTAY: Final = TITLES["Git off mah propertay!"]
LIFE_SUPPORT: Final = TITLES["Life Support"]
LAST_STAND: Final = TITLES["Last Stand"]

# Technology --------------------------------------------------------------------------------------

CATEGORIES: Final = ("Economy", "Combat", "Support", "Colony")
TIERS: Final = len(TIER_PRICES)


class Tech:
    """One technology and where it hangs in the tree."""

    __slots__ = (
        "before",
        "branch",
        "category",
        "dark",
        "rival",
        "second",
        "tier",
        "title",
        "value",
    )

    def __init__(self, row: Row) -> None:
        self.title = row["title"].required()
        self.category = CATEGORIES.index(row["category"].word(CATEGORIES))
        self.tier = row["tier"].whole(1, TIERS)
        self.branch = "" if row["branch"].empty else row["branch"].word(("A", "B"))
        self.dark = row["dark"].word(("yes", "no")) == "yes"
        self.value = row["value"].whole()
        self.second = row["second"].whole()
        self.before = 0
        self.rival = 0


def _tree() -> tuple[Tech, ...]:
    techs = tuple(Tech(row) for row in PACK.only("technology").rows)
    for tech in techs:
        for number, other in enumerate(techs):
            if other.category != tech.category:
                continue
            if other.tier == tech.tier - 1 and other.branch in ("", tech.branch):
                tech.before |= 1 << number
            if tech.branch and other.branch and other.branch != tech.branch:
                tech.rival |= 1 << number
    return techs


TECHS: Final = _tree()
TECH_NAMES: Final = {tech.title: number for number, tech in enumerate(TECHS)}
TECH_PRICE: Final = tuple(TIER_PRICES[tech.tier - 1] for tech in TECHS)


def tech(title: str) -> int:
    """Its bit."""
    return 1 << TECH_NAMES[title]


def tech_value(title: str) -> int:
    return TECHS[TECH_NAMES[title]].value


def tech_second(title: str) -> int:
    return TECHS[TECH_NAMES[title]].second


# Artifacts and Developments ----------------------------------------------------------------------

ARTIFACT_NAMES: Final = tuple(row["title"].required() for row in PACK.only("artifacts").rows)
_RELIC: Final = {
    row["effect"].text: (number, row["value"].whole())
    for number, row in enumerate(PACK.only("artifacts").rows)
}


def relic(effect: str) -> int:
    """The bit of the artifact with this effect."""
    return 1 << _RELIC[effect][0]


def relic_value(effect: str) -> int:
    return _RELIC[effect][1]


MINERAL: Final = 0
GAS: Final = 1
PLANETOID: Final = 2
BODY_NAMES: Final = ("mineral planet", "gas planet", "planetoid")


class Development:
    """One title of the Development deck."""

    __slots__ = ("body", "defence", "energy", "points", "quantity", "title", "yields")

    def __init__(self, row: Row) -> None:
        self.title = row["title"].required()
        self.quantity = row["qty"].whole(1, 9)
        self.body = {"any": -1, "mineral": MINERAL, "gas": GAS}[
            row["planet"].word(("any", "mineral", "gas"))
        ]
        self.yields = (row["mineral"].whole(), row["gas"].whole(), row["influence"].whole())
        self.defence = row["defence"].whole()
        self.energy = row["energy"].whole()
        self.points = row["points"].whole()


DEVELOPMENTS: Final = tuple(Development(row) for row in PACK.only("developments").rows)
BONUS: Final = tuple(
    (row["gives"].required(), row["amount"].whole()) for row in PACK.only("bonus").rows
)


def texts(name: str) -> tuple[str, ...]:
    """What each card, technology or artifact does, in words."""
    section = next(part for part in NOTES.of("texts") if part.name == name)
    return tuple(row["text"].required() for row in section.rows)


# Modes and modules -------------------------------------------------------------------------------

MODES: Final = ("deathmatch", "team", "vp", "solo")
DEATHMATCH: Final = 0
TEAM: Final = 1
VP: Final = 2
SOLO: Final = 3
_START: Final = [
    (row["mode"].word(MODES), row["players"].whole(), row["minerals"].parts())
    for row in PACK.only("start").rows
]


def start_minerals(mode: int, players: int, place: int) -> int:
    """For a place in the order of turns, or in which teams begin; 0 for the first."""
    amounts = next(
        amounts for name, most, amounts in _START if MODES[mode] == name and players <= most
    )
    return amounts[min(place, len(amounts) - 1)].whole()


MODULES: Final = ("artifacts", "influence", "developments", "moons")
ARTIFACTS: Final = 1
INFLUENCE: Final = 2
DEVELOP: Final = 4
MOONS: Final = 8


class TeamPlan:
    """A way to play in teams: the layout, each seat's team, the order of turns."""

    __slots__ = ("layout", "name", "order", "teams")

    def __init__(self, row: Row) -> None:
        self.name = row["name"].required()
        self.layout = row["layout"].required()
        letters = row["teams"].required().split()
        self.teams = tuple(sorted(set(letters)).index(letter) for letter in letters)
        self.order = tuple(int(seat) - 1 for seat in row["order"].required().split())


TEAM_PLANS: Final = {row["name"].text: TeamPlan(row) for row in PACK.only("teams").rows}
LEVELS: Final = tuple(
    (row["energy"].whole(), row["tier"].whole()) for row in PACK.only("levels").rows
)
NPC_BRANCHES: Final = {
    CATEGORIES.index(name): cell.text
    for name, cell in PACK.only("npc").values.items()
    if name in CATEGORIES
}


def npc_tech(tier: int) -> int:
    """All technologies of the NPC's branches up to a tier, as a mask."""
    return sum(
        1 << number
        for number, each in enumerate(TECHS)
        if each.tier <= tier and each.branch in ("", NPC_BRANCHES[each.category])
    )


def spaces(section: Section, field: str) -> list[int]:
    """The spaces that a cell names, or an error that says where it stands."""
    return [space(cell) for cell in section.value(field).parts()]


def space(cell: Cell) -> int:
    try:
        q, r = (int(number) for number in cell.text.split())
    except ValueError:
        raise cell.error(f"{cell.text!r} is no space: two numbers, q and r") from None
    found = GRID.at(q, r)
    if found < 0:
        raise cell.error(f"{cell.text} is not on the board [MS-LAY-01]")
    return found
