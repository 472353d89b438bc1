"""The technology tree. What a technology does, the rules know by its title: an own one either
carries on the numbers of a printed one (Energy Boost III) or names it in a column ``like``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from headframe.games.mothership.content.powers import GAUSS_STEP, TIMES_CAPTURE, TIMES_ORE, Gift
from headframe.games.mothership.content.reading import table, values
from headframe.kit.content import Pack, Row, no_twins

CATEGORIES: Final = ("Economy", "Combat", "Support", "Colony")
BRANCHES: Final = ("A", "B")
MOST_TECHNOLOGIES: Final = 99
"""Ids go up to it: choices number them below ``action_codes.SPAN``."""
LIKE: Final = "like"
NUMERALS: Final = (" II", " III", " IV", " V")

# Abilities of the Mothership.
NO_ABILITY: Final = 0
DRONES: Final = 1
MINING: Final = 2
TORPEDOES: Final = 3
TRACTOR: Final = 4
MISSILE: Final = 5
ONBOARD: Final = 6

BY_VALUE: Final = {
    "Space Walls": "planet defence",
    "Fast Cap": TIMES_CAPTURE,
    "Cheese Steak Jimmy's": TIMES_ORE,
    "Extra Villagers": "Gas of mineral planets",
    "Red Leader": "roll of Fighters",
    "It's a Trap!": "engine of Fighters",
    "Solar Beam": "Solar Beam",
    "Extra Loot": "Minerals with loot",
    "Class II Turbo Lasers": "roll of Fighters",
    "Rear Turrets": "roll of Bombers",
    "Energy Boost": "energy",
    "Advanced Engineering": "roll of Bombers",
    "Siege Ordnance": "roll of Bombers against Stations",
    "Orbital Defences": "guardians",
    "Unobtainium Hulls": "roll against several ships",
    "Scrap Yard": "Minerals for lost ships",
    "Gauss Cannon": GAUSS_STEP,
    "Fusion Reactor": "Minerals of the Station",
}
"""The power that the number of a technology gives."""
BY_SECOND: Final = {
    "Solar Beam": "Solar Beam, HP",
    "Advanced Engineering": "engine of Bombers",
    "Scrap Yard": "Gas for lost ships",
    "Gauss Cannon": "roll a step",
    "Fusion Reactor": "Gas of the Station",
}
"""The same of its second number."""
HELD: Final = {
    "Embargo": "no theft",
    "Targeting Computer": "wins ties",
    "Piercing": "ignores guards",
    "Jump Gates": "Jump Gates",
    "Auxiliary Engines": "Station moves",
}
"""Powers without a number."""
ABILITIES: Final = {
    "Repair Drones": DRONES,
    "Asteroid Mining": MINING,
    "Sunslayer Torpedoes": TORPEDOES,
    "Tractor Beam": TRACTOR,
    "Nuclear Missile": MISSILE,
    "Onboard Gates": ONBOARD,
}
COUNTED_ABILITIES: Final = (DRONES, MINING, TORPEDOES)
"""Those with a number."""
KNOWN: Final = (*BY_VALUE, *HELD, *ABILITIES)


class Technology:
    """One technology and where it hangs in the tree."""

    __slots__ = (
        "ability",
        "before",
        "branch",
        "category",
        "dark",
        "gifts",
        "gives",
        "number",
        "price",
        "rival",
        "second",
        "tier",
        "title",
        "value",
    )

    def __init__(self, row: Row, number: int, prices: tuple[int, ...]) -> None:
        self.number = number
        self.title = row["title"].required()
        self.category = CATEGORIES.index(row["category"].word(CATEGORIES))
        self.tier = row["tier"].whole(1, len(prices))
        self.branch = "" if row["branch"].empty else row["branch"].word(BRANCHES)
        self.dark = row["dark"].word(("yes", "no")) == "yes"
        self.price = prices[self.tier - 1]
        like = _like(row)
        self.ability = ABILITIES.get(like, NO_ABILITY)
        with_number = like in BY_VALUE or self.ability in COUNTED_ABILITIES
        self.value = row["value"].whole(1, 99) if with_number else row["value"].whole(0, 1)
        self.second = row["second"].whole(1, 99) if like in BY_SECOND else row["second"].whole(0, 0)
        # Names and amounts of the powers it gives; the same for adding up.
        self.gives: list[tuple[str, int]] = []
        if like in BY_VALUE:
            self.gives.append((BY_VALUE[like], self.value))
        if like in BY_SECOND:
            self.gives.append((BY_SECOND[like], self.second))
        if like in HELD:
            self.gives.append((HELD[like], 1))
        self.gifts = [Gift(name, amount, self.dark) for name, amount in self.gives]
        # Masks: of the tier before one is needed; one of the other branch rules it out.
        self.before = 0
        self.rival = 0


def _like(row: Row) -> str:
    """The printed technology that this one works like."""
    named = row.get(LIKE)
    if not named.empty:
        return named.word(KNOWN)
    title = row["title"].required()
    for numeral in NUMERALS:
        if title.endswith(numeral) and title.removesuffix(numeral) in KNOWN:
            return title.removesuffix(numeral)
    if title not in KNOWN:
        problem = f"no rule is known for {title!r}: a column {LIKE!r} names what it works like"
        raise row["title"].error(f"{problem}, one of {', '.join(KNOWN)}")
    return title


def read_technologies(pack: Pack, prices: tuple[int, ...]) -> tuple[Technology, ...]:
    section = table(pack, "technology")
    no_twins(row["id"] for row in section.rows)
    no_twins(row["title"] for row in section.rows)
    techs = tuple(Technology(row, number, prices) for number, row in enumerate(section.rows))
    for tech, row in zip(techs, section.rows, strict=True):
        row["id"].whole(1, MOST_TECHNOLOGIES)
        _hang(tech, techs)
        if tech.tier > 1 and not tech.before:
            raise row["tier"].error(f"{tech.title} has nothing before it (MS-TECH-02)")
    return techs


def _hang(tech: Technology, techs: tuple[Technology, ...]) -> None:
    for other in techs:
        if other.category != tech.category:
            continue
        if other.tier == tech.tier - 1 and other.branch in ("", tech.branch):
            tech.before |= 1 << other.number
        if tech.branch and other.branch and other.branch != tech.branch:
            tech.rival |= 1 << other.number


def next_technologies(techs: tuple[Technology, ...], have: int) -> tuple[int, ...]:
    """What the tree offers next to whoever has these (MS-TECH-02, -03)."""
    return tuple(
        tech.number
        for tech in techs
        if not have >> tech.number & 1
        and not have & tech.rival
        and (not tech.before or have & tech.before)
    )


def read_branches(pack: Pack) -> Mapping[int, str]:
    """The branch of the NPC in each category."""
    section = values(pack, "npc")
    return {
        category: section.value(name).word(BRANCHES) for category, name in enumerate(CATEGORIES)
    }
