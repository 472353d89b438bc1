"""A rough guess of how well a seat stands; the weights are content."""

from __future__ import annotations

from typing import Final

from headframe.games.mothership.content import (
    BOMBER,
    FIGHTER,
    GAS,
    GUARDIAN,
    KIND,
    MOTHERSHIP,
    NOTES,
    STATION,
    TECH_PRICE,
    TECHS,
    UNITS,
    VP,
)
from headframe.games.mothership.evaluate.outlook import outlook
from headframe.games.mothership.evaluate.relief import relief
from headframe.games.mothership.query import (
    ENGINES,
    SHIELDS,
    WEAPONS,
    mothership,
    planet_defence,
    planets_of,
    points,
    row,
    turn_place,
)
from headframe.games.mothership.state import GATHERING, War
from headframe.games.mothership.steps.gather import gathered

WEIGHT: Final[dict[str, int]] = {
    name: cell.whole() for name, cell in NOTES.only("worth").values.items() if name != "provenance"
}
TECH_BONUS: Final[dict[str, int]] = {
    row["title"].required(): row["bonus"].whole() for row in NOTES.only("research").rows
}
SHIP_WORTH: Final[list[int]] = [0] * 5
SHIP_WORTH[STATION] = WEIGHT["station"]
SHIP_WORTH[MOTHERSHIP] = WEIGHT["mothership"]
SHIP_WORTH[FIGHTER] = WEIGHT["fighter"]
SHIP_WORTH[BOMBER] = WEIGHT["bomber"]
SHIP_WORTH[GUARDIAN] = WEIGHT["guardian"]
TECH_WORTH: Final[list[int]] = [
    WEIGHT["technology mineral"] * TECH_PRICE[number] + TECH_BONUS.get(tech.title, 0)
    for number, tech in enumerate(TECHS)
]
SCALE: Final = 100.0


def _rows(name: str) -> list[int]:
    return [row[name].whole() for row in NOTES.only("energy").rows]


ENGINE_WORTH: Final = _rows("engines")
WEAPON_WORTH: Final = _rows("weapons")
SHIELD_WORTH: Final = _rows("shields")
"""By the Energy on the row."""


def evaluate(s: War, seat: int) -> float:
    """Own holdings and outlook, less a part of what the rivals hold on average."""
    if s.winners or not s.stack:
        return (WEIGHT["won"] if seat in s.winners else -WEIGHT["won"]) / SCALE
    setting = s.setting
    total = _standing(s, seat)
    if setting.owners != setting.seats:
        # The NPC has no seat whose worth could be compared.
        return (total - _standing(s, 1) - relief(s, WEIGHT)) / SCALE
    if setting.seats == 2:
        # Whoever compares two seats has the rival's standing already.
        return total / SCALE
    side = setting.side
    theirs, rivals = 0, 0
    for owner in range(setting.owners):
        if side[owner] != side[seat]:
            theirs += holdings(s, owner)
            rivals += 1
    return (total - WEIGHT["rival"] * theirs / (SCALE * rivals)) / SCALE


def _standing(s: War, owner: int) -> int:
    if s.out >> owner & 1:
        return -WEIGHT["out"]
    total = holdings(s, owner) + outlook(s, owner, WEIGHT)
    if owner == s.turn:
        # Energy may be set again and again: without a price any other setting beats an end of the
        # turn that looks poor.
        total -= WEIGHT["setting"] * s.settings
    return total


def holdings(s: War, owner: int) -> int:
    """What an owner has on the board and beside it."""
    if s.out >> owner & 1:
        return -WEIGHT["out"]
    # Who has not gathered yet in this round will: ending the turn early must not look like a gain.
    minerals, gas, influence = s.minerals[owner], s.gas[owner], s.influence[owner]
    if _gathers_yet(s, owner):
        ore, vapour, sway = gathered(s, owner)
        minerals += ore
        gas += vapour
        influence += sway
    total = WEIGHT["mineral"] * minerals + WEIGHT["gas"] * gas + WEIGHT["influence"] * influence
    total += WEIGHT["mothership hull"] * s.hulls[owner] + WEIGHT["station hull"] * s.stations[owner]
    base = owner * UNITS
    due = s.due | s.fallen
    for unit in range(base, base + UNITS):
        if s.at[unit] >= 0:
            total += SHIP_WORTH[KIND[unit]]
        elif due >> unit & 1:
            # It comes again (MS-VP-11).
            total += SHIP_WORTH[KIND[unit]] * WEIGHT["due"] // 100
    if owner < s.setting.seats:
        total += WEIGHT["card"] * len(s.hands[owner])
    mask = s.tech[owner]
    while mask:
        number = mask.bit_length() - 1
        mask ^= 1 << number
        total += TECH_WORTH[number]
    for planet in planets_of(s, owner):
        total += WEIGHT["planet gas" if s.setting.bodies[planet] == GAS else "planet"]
        total += WEIGHT["defence"] * planet_defence(s, planet)
        total += WEIGHT["development"] * len(s.built[planet])
    if s.at[mothership(owner)] >= 0:
        total += ENGINE_WORTH[row(s, owner, ENGINES)]
        total += WEAPON_WORTH[row(s, owner, WEAPONS)]
        total += SHIELD_WORTH[row(s, owner, SHIELDS)]
    if s.setting.mode == VP:
        total += WEIGHT["victory point"] * points(s, owner)
    return total


def _gathers_yet(s: War, owner: int) -> bool:
    turn, place = turn_place(s, s.turn), turn_place(s, owner)
    return place > turn or (place == turn and s.phase <= GATHERING)
