"""A rough guess of how well a seat stands; the weights are content."""

from __future__ import annotations

from typing import Final

from headframe.games.mothership.board import GAS
from headframe.games.mothership.evaluate.outlook import outlook, striking
from headframe.games.mothership.evaluate.relief import relief
from headframe.games.mothership.evaluate.weights import Weights, weights_of
from headframe.games.mothership.modes import NPC, VP
from headframe.games.mothership.phases import GATHERING
from headframe.games.mothership.query import planet_defence, planets_of, points, row, turn_place
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.steps.gather import gathered
from headframe.games.mothership.units import (
    ENGINES,
    KIND,
    MOTHERSHIP_OF,
    SHIELDS,
    UNITS,
    WEAPONS,
)

SCALE: Final = 100.0
PERCENT: Final = 100


def evaluate(s: MothershipState, seat: int) -> float:
    """Own holdings and outlook, less a part of what the rivals hold on average."""
    weight = weights_of(s.pack)
    if s.winners or not s.stack:
        return (weight.won if seat in s.winners else -weight.won) / SCALE
    setting = s.setting
    strikes = striking(s)
    total = _standing(s, seat, holdings(s, seat, weight), strikes, weight)
    if setting.owners != setting.seats:
        # The NPC has no seat whose worth could be compared.
        npc = _standing(s, NPC, holdings(s, NPC, weight), strikes, weight)
        return (total - npc - relief(s, weight)) / SCALE
    if setting.seats == 2:
        # Whoever compares two seats has the rival's standing already.
        return total / SCALE
    held = [0 if owner == seat else holdings(s, owner, weight) for owner in range(setting.owners)]
    return _among(s, seat, total, held, weight)


def evaluate_all(s: MothershipState) -> list[float]:
    """The same for every seat; what each holds is counted once."""
    setting = s.setting
    weight = weights_of(s.pack)
    seats = setting.seats
    if s.winners or not s.stack or setting.owners != seats:
        return [evaluate(s, seat) for seat in range(seats)]
    strikes = striking(s)
    held = [holdings(s, owner, weight) for owner in range(seats)]
    totals = [_standing(s, owner, held[owner], strikes, weight) for owner in range(seats)]
    if seats == 2:
        return [total / SCALE for total in totals]
    return [_among(s, seat, totals[seat], held, weight) for seat in range(seats)]


def _among(s: MothershipState, seat: int, total: int, held: list[int], weight: Weights) -> float:
    side = s.setting.side
    theirs, rivals = 0, 0
    for owner in range(s.setting.owners):
        if side[owner] != side[seat]:
            theirs += held[owner]
            rivals += 1
    return (total - weight.rival * theirs / (SCALE * rivals)) / SCALE


def _standing(
    s: MothershipState, owner: int, held: int, strikes: list[int], weight: Weights
) -> int:
    if s.out >> owner & 1:
        return -weight.out
    total = held + outlook(s, owner, strikes, weight)
    if owner == s.turn:
        # Energy may be set again and again: without a price any other setting beats an end of the
        # turn that looks poor.
        total -= weight.setting * s.settings
    return total


def holdings(s: MothershipState, owner: int, weight: Weights) -> int:
    """What an owner has on the board and beside it."""
    if s.out >> owner & 1:
        return -weight.out
    # Who has not gathered yet in this round will: ending the turn early must not look like a gain.
    minerals, gas, influence = s.minerals[owner], s.gas[owner], s.influence[owner]
    if _gathers_yet(s, owner):
        ore, vapour, sway = gathered(s, owner)
        minerals += ore
        gas += vapour
        influence += sway
    total = weight.mineral * minerals + weight.gas * gas + weight.influence * influence
    total += weight.mothership_hull * s.hulls[owner] + weight.station_hull * s.stations[owner]
    base = owner * UNITS
    due = s.due | s.fallen
    for unit in range(base, base + UNITS):
        if s.at[unit] >= 0:
            total += weight.unit[KIND[unit]]
        elif due >> unit & 1:
            # It comes again (MS-VP-11).
            total += weight.unit[KIND[unit]] * weight.due // PERCENT
    if owner < s.setting.seats:
        total += weight.card * len(s.hands[owner])
    mask = s.tech[owner]
    while mask:
        number = mask.bit_length() - 1
        mask ^= 1 << number
        total += weight.technology[number]
    for planet in planets_of(s, owner):
        total += weight.planet_gas if s.setting.bodies[planet] == GAS else weight.planet
        total += weight.defence * planet_defence(s, planet)
        total += weight.development * len(s.built[planet])
    if s.at[MOTHERSHIP_OF[owner]] >= 0:
        total += weight.engines[row(s, owner, ENGINES)]
        total += weight.weapons[row(s, owner, WEAPONS)]
        total += weight.shields[row(s, owner, SHIELDS)]
    if s.setting.mode == VP:
        total += weight.victory_point * points(s, owner)
    return total


def _gathers_yet(s: MothershipState, owner: int) -> bool:
    turn, place = turn_place(s, s.turn), turn_place(s, owner)
    return place > turn or (place == turn and s.phase <= GATHERING)
