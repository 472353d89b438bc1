"""A rough guess of how well a seat stands; the weights are content."""

from __future__ import annotations

from typing import Final

from headframe.games.mothership.content import (
    BOMBER,
    DISTANCE,
    FIGHTER,
    GAS,
    GUARDIAN,
    KIND,
    MOTHERSHIP,
    NOTES,
    STATION,
    TECH_PRICE,
    UNITS,
    VP,
)
from headframe.games.mothership.query import (
    ENGINES,
    SHIELDS,
    WEAPONS,
    planet_defence,
    planets_of,
    points,
    row,
    station_guarded,
)
from headframe.games.mothership.state import GATHERING, War
from headframe.games.mothership.steps.gather import gathered

W: Final = {name: cell for name, cell in NOTES.only("worth").values.items() if name != "provenance"}
WEIGHT: Final = {name: cell.whole() for name, cell in W.items()}
SHIP_WORTH: Final = {
    MOTHERSHIP: WEIGHT["mothership"],
    STATION: WEIGHT["station"],
    FIGHTER: WEIGHT["fighter"],
    BOMBER: WEIGHT["bomber"],
    GUARDIAN: WEIGHT["guardian"],
}
SCALE: Final = 100.0
RAID_REACH: Final = WEIGHT["raid reach"]


def worth(s: War, seat: int) -> float:
    """Own standing less a part of the strongest rivals'."""
    if s.winners or not s.stack:
        return (WEIGHT["won"] if seat in s.winners else -WEIGHT["won"]) / SCALE
    side = s.setting.side
    mine = 0
    rivals: list[int] = []
    for owner in range(s.setting.owners):
        stands = standing(s, owner)
        if side[owner] != side[seat]:
            rivals.append(stands)
        elif owner == seat:
            mine += stands
        else:
            mine += stands // 2
    theirs = max(rivals, default=0) + sum(rivals) // max(1, len(rivals))
    return (100 * mine - WEIGHT["rival"] * theirs) / (SCALE * SCALE)


def standing(s: War, owner: int) -> int:
    """What an owner has on the board and beside it."""
    if s.out >> owner & 1:
        return -WEIGHT["out"]
    total = 0
    # Who has not gathered yet in this round will: ending the turn early must not look like a gain.
    if _gathers_yet(s, owner):
        minerals, gas, influence = gathered(s, owner)
        total += WEIGHT["mineral"] * minerals + WEIGHT["gas"] * gas
        total += WEIGHT["influence"] * influence
    total += WEIGHT["mothership hull"] * s.hulls[owner] + WEIGHT["station hull"] * s.stations[owner]
    for unit in s.units_of(owner):
        if s.at[unit] >= 0:
            total += SHIP_WORTH[KIND[unit]]
    total += WEIGHT["mineral"] * s.minerals[owner]
    total += WEIGHT["gas"] * s.gas[owner]
    total += WEIGHT["influence"] * s.influence[owner]
    if owner < s.setting.seats:
        total += WEIGHT["card"] * len(s.hands[owner])
    mask = s.tech[owner]
    while mask:
        number = mask.bit_length() - 1
        mask ^= 1 << number
        total += WEIGHT["technology mineral"] * TECH_PRICE[number]
    for planet in planets_of(s, owner):
        gas = s.setting.bodies[planet] == GAS
        total += WEIGHT["planet gas"] if gas else WEIGHT["planet"]
        total += WEIGHT["defence"] * planet_defence(s, planet)
        total += WEIGHT["development"] * len(s.built[planet])
    total += WEIGHT["engine"] * row(s, owner, ENGINES)
    total += WEIGHT["weapon"] * row(s, owner, WEAPONS)
    total += WEIGHT["shield"] * row(s, owner, SHIELDS)
    if s.setting.mode == VP:
        total += WEIGHT["victory point"] * points(s, owner)
    return total + _nearness(s, owner) - _danger(s, owner)


def _gathers_yet(s: War, owner: int) -> bool:
    order = s.setting.order
    count = len(order)
    start = order.index(s.first)
    turn = (order.index(s.turn) - start) % count
    place = (order.index(owner) - start) % count
    return place > turn or (place == turn and s.phase <= GATHERING)


def _nearness(s: War, owner: int) -> int:
    """Ships near planets to take and enemies to fight are worth more than idle ones."""
    side = s.setting.side
    goals = [
        space
        for planet, space in enumerate(s.planet_at)
        if space >= 0 and (s.holder[planet] < 0 or side[s.holder[planet]] != side[owner])
    ]
    foes = [
        s.at[unit]
        for other in range(s.setting.owners)
        if side[other] != side[owner]
        for unit in s.units_of(other)
        if s.at[unit] >= 0 and KIND[unit] in (STATION, MOTHERSHIP)
    ]
    total = 0
    for unit in s.units_of(owner):
        space = s.at[unit]
        if space < 0 or KIND[unit] in (STATION, GUARDIAN):
            continue
        reach = DISTANCE[space]
        if goals:
            total -= WEIGHT["near planet"] * min(reach[goal] for goal in goals)
        if foes:
            total -= WEIGHT["near enemy"] * min(reach[foe] for foe in foes)
    return total


def _danger(s: War, owner: int) -> int:
    """Bombers and Motherships near the Station: ships should come home to guard it."""
    station = s.at[owner * UNITS]
    if station < 0:
        return 0
    side, reach = s.setting.side, DISTANCE[station]
    raiders = 0
    for other in range(s.setting.owners):
        if side[other] != side[owner]:
            for unit in s.units_of(other):
                if KIND[unit] in (MOTHERSHIP, BOMBER) and s.at[unit] >= 0:
                    raiders += reach[s.at[unit]] <= RAID_REACH
    if not raiders:
        return 0
    total = 0 if station_guarded(s, owner) else WEIGHT["threat"] * raiders
    for unit in s.units_of(owner):
        if s.at[unit] >= 0 and KIND[unit] not in (STATION, GUARDIAN):
            total += WEIGHT["near station"] * reach[s.at[unit]]
    return total
