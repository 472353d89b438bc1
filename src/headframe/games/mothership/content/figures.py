"""Plain numbers: prices, rules, limits, the panel, what each kind of unit is worth."""

from __future__ import annotations

from typing import Final

from headframe.games.mothership.board import RADIUS
from headframe.games.mothership.content.reading import counted, table, values, wholes
from headframe.games.mothership.modes import MODES, SOLO
from headframe.games.mothership.units import (
    BOMBER,
    COUNT,
    FIGHTER,
    GUARDIAN,
    KIND_NAMES,
    MOST_OWNERS,
    MOTHERSHIP,
    ROWS,
    STATION,
)
from headframe.kit.content import Pack, Row, Section, no_twins

MANY: Final = 99
LONG: Final = 1000
SHIELD: Final = len(KIND_NAMES)
"""The layer of a Mothership over its hull, in the table of damage."""

RULES: Final[dict[str, tuple[int, int]]] = {
    "fleet reach": (1, RADIUS),
    "cards dealt": (0, MANY),
    "card draw on capture": (0, MANY),
    # With one side everybody would tie for ever.
    "start die": (2, MANY),
    "station step": (1, MANY),
    "gas limit": (0, MANY),
    "asteroid die": (2, MANY),
    "planet defence": (1, MANY),
    "bonus die": (2, MANY),
    "respawn hull": (1, MANY),
    "station mineral": (0, MANY),
    "mineral planet": (0, MANY),
    "gas planet": (0, MANY),
    "planet points": (0, MANY),
    "market": (1, MANY),
    "market places": (0, MANY),
    "moon places": (0, MANY),
    "planetoid places": (0, MANY),
    "guardians": (0, COUNT[GUARDIAN]),
}
LIMITS: Final = (
    "points",
    "points crowd",
    "points developments",
    "crowd",
    "points low",
    "points high",
    "rounds",
    "rounds low",
    "rounds high",
    "cap",
    "cap solo",
    "cap low",
    "cap high",
    "settings a turn",
)


class Figures:
    """Prices, rules and limits by name."""

    __slots__ = (
        "asteroid_die",
        "attack_influence",
        "bonus_die",
        "build_prices",
        "cap",
        "cap_high",
        "cap_low",
        "cap_solo",
        "capture_draw",
        "card_price",
        "cards_dealt",
        "court_reach",
        "crowd",
        "explore_price",
        "fleet_reach",
        "gas_limit",
        "gas_planet",
        "gravity_reach",
        "guardian_price",
        "guardians",
        "market",
        "mineral_planet",
        "moon_places",
        "most_tiles",
        "planet_defence",
        "planet_places",
        "planet_points",
        "planetoid_places",
        "pointer_reach",
        "points",
        "points_crowd",
        "points_developments",
        "points_high",
        "points_low",
        "rail_reach",
        "refresh_price",
        "respawn_hull",
        "rounds",
        "rounds_high",
        "rounds_low",
        "settings_a_turn",
        "start_die",
        "starts",
        "station_mineral",
        "station_step",
        "tier_prices",
        "tile_reach",
        "veto_price",
    )

    def __init__(self, pack: Pack) -> None:
        self._board(values(pack, "board"))
        self._prices(values(pack, "prices"))
        self._rules(values(pack, "rules"))
        self.starts = Starts(pack, self.fleet_reach)
        self._limits(values(pack, "limits"))
        reach = values(pack, "reach")
        self.gravity_reach = reach.value("gravity").whole(1, RADIUS)
        self.court_reach = reach.value("negotiations").whole(1, RADIUS)
        self.pointer_reach = reach.value("pointer").whole(1, RADIUS)
        self.rail_reach = reach.value("rail").whole(1, 2 * RADIUS)

    def _board(self, section: Section) -> None:
        section.value("radius").whole(RADIUS, RADIUS)
        self.tile_reach = section.value("tile radius").whole(1, RADIUS)
        self.most_tiles = section.value("most tiles").whole(0, MANY)

    def _prices(self, section: Section) -> None:
        self.card_price = section.value("card").whole(0, MANY)
        self.guardian_price = section.value("guardian").whole(0, MANY)
        self.explore_price = section.value("explore").whole(0, MANY)
        self.build_prices = wholes(section.value("developments"), 0, MANY)
        self.tier_prices = wholes(section.value("research"), 0, MANY)
        self.veto_price = section.value("veto").whole(0, MANY)
        self.refresh_price = section.value("refresh").whole(0, MANY)
        self.attack_influence = section.value("influence per attacker").whole(0, MANY)

    def _rules(self, section: Section) -> None:
        number = {name: section.value(name).whole(*range_) for name, range_ in RULES.items()}
        self.fleet_reach = number["fleet reach"]
        self.cards_dealt = number["cards dealt"]
        self.capture_draw = number["card draw on capture"]
        self.start_die = number["start die"]
        self.station_step = number["station step"]
        self.gas_limit = number["gas limit"]
        self.asteroid_die = number["asteroid die"]
        self.planet_defence = number["planet defence"]
        self.bonus_die = number["bonus die"]
        self.respawn_hull = number["respawn hull"]
        self.station_mineral = number["station mineral"]
        self.mineral_planet = number["mineral planet"]
        self.gas_planet = number["gas planet"]
        self.planet_points = number["planet points"]
        self.market = number["market"]
        self.planet_places = number["market places"]
        self.moon_places = number["moon places"]
        self.planetoid_places = number["planetoid places"]
        self.guardians = number["guardians"]
        most = max(self.planet_places + self.moon_places, self.planetoid_places)
        if most > len(self.build_prices):
            problem = f"{most} on one planet, but only {len(self.build_prices)} prices"
            raise section.value("market places").error(problem)

    def _limits(self, section: Section) -> None:
        number = {name: section.value(name).whole(1, LONG) for name in LIMITS}
        self.points_low = number["points low"]
        self.points_high = number["points high"]
        self.rounds_low = number["rounds low"]
        self.rounds_high = number["rounds high"]
        self.cap_low = number["cap low"]
        self.cap_high = number["cap high"]
        for low, high, names in (
            (self.points_low, self.points_high, ("points", "points crowd", "points developments")),
            (self.rounds_low, self.rounds_high, ("rounds",)),
            (self.cap_low, self.cap_high, ("cap", "cap solo")),
        ):
            for name in names:
                section.value(name).whole(low, high)
        self.points = number["points"]
        self.points_crowd = number["points crowd"]
        self.points_developments = number["points developments"]
        self.crowd = number["crowd"]
        self.rounds = number["rounds"]
        self.cap = number["cap"]
        self.cap_solo = number["cap solo"]
        self.settings_a_turn = number["settings a turn"]


class Panel:
    """What Energy on a row gives, by how much of it."""

    __slots__ = ("cap", "die", "engine", "start")

    def __init__(self, pack: Pack) -> None:
        section = table(pack, "panel")
        self.cap = section.value("row cap").whole(1, MANY)
        self.start = section.value("start row").whole(0, self.cap)
        if len(section.rows) != self.cap + 1:
            problem = f"{len(section.rows)} rows, a row of the panel holds 0 to {self.cap}"
            raise section.error("energy", problem)
        counted(section.rows, "energy", first=0)
        self.engine = tuple(row["engine"].whole(0, MANY) for row in section.rows)
        self.die = tuple(row["die"].whole(0, MANY) for row in section.rows)

    def room(self) -> int:
        """Energy that a panel holds at most."""
        return ROWS * self.cap


class Units:
    """By kind of unit."""

    __slots__ = ("damages", "die", "engine", "hull", "loot", "points")

    def __init__(self, pack: Pack) -> None:
        section = table(pack, "units")
        rows = section.rows
        if len(rows) != len(KIND_NAMES):
            raise section.error("unit", f"the kinds are {', '.join(KIND_NAMES)}")
        for name, count, row in zip(KIND_NAMES, COUNT, rows, strict=True):
            row["unit"].word((name,))
            row["count"].whole(count, count)
        # What a Mothership's panel gives, and what has none, is 0 here.
        self.engine = _of_some(rows, "engine", 0, (FIGHTER, BOMBER))
        self.die = _of_some(rows, "die", 0, (FIGHTER, BOMBER, GUARDIAN))
        self.hull = _of_some(rows, "hull", 1, (STATION, MOTHERSHIP))
        self.loot = tuple(row["loot"].whole(0, MANY) for row in rows)
        self.points = tuple(row["points"].whole(0, MANY) for row in rows)
        self.damages = _damages(pack)
        respawn = pack.only("rules").value("respawn hull")
        respawn.whole(1, self.hull[MOTHERSHIP])


def _of_some(rows: list[Row], field: str, low: int, kinds: tuple[int, ...]) -> tuple[int, ...]:
    """A column that means something for some kinds only; the others have 0 there."""
    return tuple(
        row[field].whole(low, MANY) if kind in kinds else row[field].whole(0, 0)
        for kind, row in enumerate(rows)
    )


def _damages(pack: Pack) -> tuple[tuple[bool, ...], ...]:
    """[by][layer]: layers are the kinds, a Mothership standing for its hull."""
    section = table(pack, "damage")
    damages = [[False] * (len(KIND_NAMES) + 1) for _ in KIND_NAMES]
    layers = {name: kind for kind, name in enumerate(KIND_NAMES)}
    del layers[KIND_NAMES[MOTHERSHIP]]
    layers["shield"] = SHIELD
    layers["hull"] = MOTHERSHIP
    no_twins(row["by"] for row in section.rows)
    for row in section.rows:
        name = row["by"].word(KIND_NAMES)
        for cell in row["damages"].parts():
            damages[KIND_NAMES.index(name)][layers[cell.word(tuple(layers))]] = True
    return tuple(tuple(line) for line in damages)


class Starts:
    """How those who come later are helped, by mode, number of players and place in the order of
    turns: Minerals, and how far from the Station the fleet may be set."""

    __slots__ = ("_rows",)

    def __init__(self, pack: Pack, fleet_reach: int) -> None:
        section = table(pack, "start")
        # Games begun before there was such a column have none.
        usual = str(fleet_reach)
        self._rows = [
            (
                row["mode"].word(MODES),
                row["players"].whole(1, MOST_OWNERS),
                wholes(row["minerals"], 0, MANY),
                wholes(row.get("reach", usual), 1, RADIUS),
            )
            for row in section.rows
        ]
        for mode, name in enumerate(MODES):
            most = [row[1] for row in self._rows if row[0] == name]
            wanted = 1 if mode == SOLO else MOST_OWNERS
            if not most or most[-1] < wanted or most != sorted(set(most)):
                problem = f"{name} wants rows for rising numbers of players, up to {wanted}"
                raise section.error("players", problem)

    def minerals(self, mode: int, players: int, place: int) -> int:
        """For a place in the order of turns, or in which teams begin; 0 for the first."""
        return _at(self._row(mode, players)[2], place)

    def reach(self, mode: int, players: int, place: int) -> int:
        """The same for the fleet."""
        return _at(self._row(mode, players)[3], place)

    def first_reach(self, players: int) -> int:
        """The farthest that anybody sets a fleet before the last one does, in any mode."""
        modes = [mode for mode, name in enumerate(MODES) if name != MODES[SOLO]]
        reaches = [
            self.reach(mode, players, place) for mode in modes for place in range(players - 1)
        ]
        return max(reaches, default=0)

    def _row(self, mode: int, players: int) -> tuple[str, int, tuple[int, ...], tuple[int, ...]]:
        return next(row for row in self._rows if row[0] == MODES[mode] and players <= row[1])


def _at(amounts: tuple[int, ...], place: int) -> int:
    """The last one holds for all who come later."""
    return amounts[min(place, len(amounts) - 1)]
