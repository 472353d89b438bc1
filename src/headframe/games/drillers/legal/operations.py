"""Everything that the active player can do and pay in full in Operations."""

from __future__ import annotations

from typing import Final

from headframe.games.drillers.content.cards import SOLID
from headframe.games.drillers.content.effect_codes import (
    ANY_DRONE,
    ANY_MOVE,
    ONCE_HARPOON,
    ONCE_RAISE,
    SUCTION,
)
from headframe.games.drillers.content.minerals import KINDS, RUBY, SILVER
from headframe.games.drillers.legal.action_codes import (
    ANY_DRONE_NOW,
    ANY_MOVE_NOW,
    BREAK,
    BURN,
    BUY_DRILL,
    BUY_MOVE,
    COLLECT,
    DOWN,
    END,
    EXCAVATE,
    EXHAUST,
    HARPOON_DOWN,
    HARPOON_UP,
    PLAY,
    RAISE_NOW,
    RESERVED,
    SELL,
    TAKE_DAMAGE,
    UP,
    USE,
)
from headframe.games.drillers.legal.costs import buyable, corridor_cost, usable
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import DAMAGED, DrillersState
from headframe.kit.tuples import total

_LINGERING: Final = ONCE_RAISE | ONCE_HARPOON | ANY_MOVE | ANY_DRONE


def operations(s: DrillersState) -> list[int]:
    """The actions, as numbers of ``action_codes``."""
    p = s.players[s.active]
    content = s.content
    fuel = p.fuel
    found = [END]
    storage = p.storage
    stored = total(storage)
    costs = content.card_costs
    last = -1
    for card in p.hand:
        if card != last:
            last = card
            found.append(BURN + card)
            if costs[card] <= fuel or (costs[card] == SOLID and stored):
                found.append(PLAY + card)
    floor = p.floor
    deepest = s.deepest
    if s.moves:
        if floor:
            found.append(UP)
        if floor < deepest:
            found.append(DOWN)
    if fuel >= content.move_fuel:
        found.append(BUY_MOVE)
    if fuel >= content.drill_fuel:
        found.append(BUY_DRILL)
    flags = s.flags
    if not flags & DAMAGED and (s.damage or total(p.market)):
        found.append(TAKE_DAMAGE)
    drills = s.drills
    if drills:
        if stored < p.capacity:
            _collectable(s, p, floor, COLLECT, found)
        if s.stacks[floor] and drills >= corridor_cost(s, floor):
            found.append(EXCAVATE)
        floors = content.floors
        if floor == deepest and floor < floors.bottom and drills >= floors.barrier_costs[floor + 1]:
            found.append(BREAK)
    elif flags & SUCTION and stored < p.capacity and s.ground[floor * KINDS + SILVER]:
        found.append(COLLECT + SILVER)
    if p.drones:
        if stored:
            for kind in range(KINDS):
                if storage[kind]:
                    found.append(SELL + kind)  # noqa: PERF401  (few: a loop is faster)
        buyable(s, p, found)
    if p.tiles:
        spent = p.spent
        effects = content.tile_effects
        for tile in p.tiles:
            if effects[tile] >= 0 and not spent >> tile & 1:
                found.append(EXHAUST + tile)  # noqa: PERF401
    if p.permanents:
        used = s.used
        for card in p.permanents:
            if not used >> card & 1 and usable(s, p, card):
                found.append(USE + card)  # noqa: PERF401
    if flags & _LINGERING:
        _lingering(s, p, stored, found)
    return found


def _collectable(s: DrillersState, p: Player, floor: int, base: int, found: list[int]) -> None:
    ground = s.ground
    start = floor * KINDS
    for kind in range(KINDS):
        if ground[start + kind]:
            found.append(base + kind)  # noqa: PERF401
    if p.emerald and reserves(s, floor):
        found.append(base + RESERVED)


def reserves(s: DrillersState, floor: int) -> bool:
    """Whether the room of a floor keeps an emerald for each player."""
    room = s.rooms[floor]
    return room >= 0 and s.content.rooms.reserves[room]


def _lingering(s: DrillersState, p: Player, stored: int, found: list[int]) -> None:
    """Once and any-number effects of cards played this turn."""
    flags = s.flags
    if flags & ONCE_RAISE and stored:
        found += [RAISE_NOW + kind for kind in range(RUBY) if p.storage[kind]]
    if flags & ANY_MOVE and p.fuel >= s.content.lasting.engine_fuel:
        found.append(ANY_MOVE_NOW)
    if flags & ANY_DRONE and p.drones:
        found.append(ANY_DRONE_NOW)
    if flags & ONCE_HARPOON and stored < p.capacity:
        for floor, base in ((p.floor - 1, HARPOON_UP), (p.floor + 1, HARPOON_DOWN)):
            if 0 <= floor <= s.deepest:
                if s.drills:
                    _collectable(s, p, floor, base, found)
                elif flags & SUCTION and s.ground[floor * KINDS + SILVER]:
                    found.append(base + SILVER)
