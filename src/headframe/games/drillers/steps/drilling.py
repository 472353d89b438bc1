"""What drills are spent on: minerals, corridors, barriers; and the floor cards they set off."""

from __future__ import annotations

from headframe.games.drillers.content.figures import EMERALD, EXPANSION_FLOOR, KINDS
from headframe.games.drillers.content.mine import (
    BARRIER_COSTS,
    BARRIERS,
    CORRIDOR_COSTS,
    DISCOUNTS,
    ON_COLLECT,
    ON_CORRIDOR,
    ON_FIRST_CORRIDOR,
    ON_REVEAL,
    TILE_MINERALS,
)
from headframe.games.drillers.content.programs import JACKHAMMER, LASTING
from headframe.games.drillers.events import Collected, Moved, RoomRevealed, RoomUsed
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import Drillers
from headframe.games.drillers.steps.effects import gain_fuel, perform
from headframe.games.drillers.steps.shops import expand
from headframe.games.drillers.steps.track import win_tile
from headframe.games.drillers.tuples import changed, replaced

RESERVED_EMERALD = 5
REVEAL, CORRIDOR, COLLECTING, ENDING = range(4)


def corridor_cost(s: Drillers, floor: int) -> int:
    """The active player's price here and now."""
    room = s.rooms[floor]
    if room >= 0 and DISCOUNTS[room] and not s.corridors >> floor & 1:
        return CORRIDOR_COSTS[floor] - DISCOUNTS[room]
    return CORRIDOR_COSTS[floor]


def collect(s: Drillers, p: Player, kind: int, floor: int) -> None:
    """A mineral of a floor into storage; the drill is paid. 5 is one's own reserved emerald."""
    if kind == RESERVED_EMERALD:
        kind = EMERALD
        p.emerald = False
    else:
        s.ground[floor * KINDS + kind] -= 1
    p.storage = changed(p.storage, kind, 1)
    if s.events is not None:
        s.events.append(Collected(p.seat, kind, floor))
    room = s.rooms[floor]
    if room >= 0 and ON_COLLECT[room]:
        use_room(s, p, room, COLLECTING, ON_COLLECT[room])


def use_room(s: Drillers, p: Player, room: int, trigger: int, program: int) -> None:
    if s.events is not None:
        s.events.append(RoomUsed(p.seat, room, trigger))
    perform(s, p, program)


def lay_open(s: Drillers, floor: int) -> int:
    """The top corridor tile comes off and its minerals onto the floor; the next tile shows."""
    stack = s.stacks[floor]
    tile = stack[-1]
    below = stack[:-1]
    if len(below) > 1:
        at = s.rng.below(len(below))
        below = (*below[:at], *below[at + 1 :], below[at])
    s.stacks = replaced(s.stacks, floor, below)
    for kind in TILE_MINERALS[tile]:
        s.ground[floor * KINDS + kind] += 1
    return tile


def excavate(s: Drillers, p: Player) -> None:
    """In the order of DR-DRILL-06."""
    floor = p.floor
    s.drills -= corridor_cost(s, floor)
    first = not s.corridors >> floor & 1
    s.corridors |= 1 << floor
    win_tile(s, p, lay_open(s, floor))
    room = s.rooms[floor]
    if room >= 0:
        if ON_CORRIDOR[room]:
            use_room(s, p, room, CORRIDOR, ON_CORRIDOR[room])
        if first and ON_FIRST_CORRIDOR[room]:
            use_room(s, p, room, CORRIDOR, ON_FIRST_CORRIDOR[room])
    _jackhammer(s, p)


def break_barrier(s: Drillers, p: Player) -> None:
    """In the order of DR-DRILL-10."""
    floor = s.deepest + 1
    s.drills -= BARRIER_COSTS[floor]
    win_tile(s, p, BARRIERS[floor])
    room = open_floor(s)
    if ON_REVEAL[room]:
        use_room(s, p, room, REVEAL, ON_REVEAL[room])
    p.floor = floor
    if s.events is not None:
        s.events.append(Moved(p.seat, floor))
    _jackhammer(s, p)


def open_floor(s: Drillers) -> int:
    """The next floor is open, its card turned up; floor 4 expands the advanced shop."""
    floor = s.deepest = s.deepest + 1
    at = s.rng.below(len(s.deep))
    room = s.deep[at]
    s.deep = (*s.deep[:at], *s.deep[at + 1 :])
    s.rooms = replaced(s.rooms, floor, room)
    if s.events is not None:
        s.events.append(RoomRevealed(floor, room))
    if floor == EXPANSION_FLOOR:
        expand(s)
    return room


def _jackhammer(s: Drillers, p: Player) -> None:
    if s.flags & JACKHAMMER:
        gain_fuel(p, LASTING[JACKHAMMER][1])
