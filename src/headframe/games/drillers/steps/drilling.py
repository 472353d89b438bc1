"""What drills are spent on: minerals, corridors, barriers; and the rooms that they set off."""

from __future__ import annotations

from headframe.games.drillers.content.effect_codes import JACKHAMMER
from headframe.games.drillers.content.minerals import EMERALD, KINDS
from headframe.games.drillers.events.codes import (
    BY_BARRIER,
    BY_JACKHAMMER,
    IN_STORAGE,
    ON_COLLECT,
    ON_CORRIDOR,
    ON_END,
    ON_REVEAL,
)
from headframe.games.drillers.events.mine import Collected, Moved, RoomRevealed, RoomUsed
from headframe.games.drillers.legal.action_codes import RESERVED
from headframe.games.drillers.legal.costs import corridor_cost
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import DrillersState
from headframe.games.drillers.steps.dashboard import gain_fuel
from headframe.games.drillers.steps.effects import perform
from headframe.games.drillers.steps.shops import expand
from headframe.games.drillers.steps.track import win_tile
from headframe.kit.tuples import added, replaced


def collect(s: DrillersState, p: Player, kind: int, floor: int, drills: int) -> None:
    """A mineral of a floor into storage, for a drill or none. RESERVED is one's own emerald."""
    s.drills -= drills
    reserved = kind == RESERVED
    if reserved:
        kind = EMERALD
        p.emerald = False
    else:
        s.ground[floor * KINDS + kind] -= 1
    p.storage = added(p.storage, kind, 1)
    if s.events is not None:
        harpoon = floor != p.floor
        s.events.append(Collected(p.seat, kind, floor, drills, harpoon, reserved, IN_STORAGE))
    room = s.rooms[floor]
    if room >= 0:
        _use_room(s, p, room, ON_COLLECT, s.content.rooms.on_collect[room])


def excavate(s: DrillersState, p: Player) -> None:
    """In the order of DR-DRILL-06."""
    floor = p.floor
    cost = corridor_cost(s, floor)
    s.drills -= cost
    first = not s.corridors >> floor & 1
    s.corridors |= 1 << floor
    win_tile(s, p, lay_open(s, floor), cost)
    room = s.rooms[floor]
    if room >= 0:
        rooms = s.content.rooms
        _use_room(s, p, room, ON_CORRIDOR, rooms.on_corridor[room])
        if first:
            _use_room(s, p, room, ON_CORRIDOR, rooms.on_first_corridor[room])
    _jackhammer(s, p)


def break_barrier(s: DrillersState, p: Player) -> None:
    """In the order of DR-DRILL-10."""
    floor = s.deepest + 1
    cost = s.content.floors.barrier_costs[floor]
    s.drills -= cost
    win_tile(s, p, s.content.tiles.barriers[floor], cost)
    room = open_floor(s)
    _use_room(s, p, room, ON_REVEAL, s.content.rooms.on_reveal[room])
    origin, p.floor = p.floor, floor
    if s.events is not None:
        s.events.append(Moved(p.seat, origin, floor, BY_BARRIER))
    _jackhammer(s, p)


def end_operations_in(s: DrillersState, p: Player, room: int) -> None:
    _use_room(s, p, room, ON_END, s.content.rooms.on_end[room])


def lay_open(s: DrillersState, floor: int) -> int:
    """The top corridor tile comes off and its minerals onto the floor; the next tile shows."""
    stack = s.stacks[floor]
    tile = stack[-1]
    below = stack[:-1]
    if len(below) > 1:
        at = s.rng.below(len(below))
        below = (*below[:at], *below[at + 1 :], below[at])
    s.stacks = replaced(s.stacks, floor, below)
    for kind in s.content.tiles.minerals[tile]:
        s.ground[floor * KINDS + kind] += 1
    return tile


def open_floor(s: DrillersState) -> int:
    """The next floor is open, its room turned up; one floor expands the advanced shop."""
    floor = s.deepest = s.deepest + 1
    at = s.rng.below(len(s.deep))
    room = s.deep[at]
    s.deep = (*s.deep[:at], *s.deep[at + 1 :])
    s.rooms = replaced(s.rooms, floor, room)
    if s.events is not None:
        s.events.append(RoomRevealed(floor, room))
    if floor == s.content.shops.expansion_floor:
        expand(s)
    return room


def _use_room(s: DrillersState, p: Player, room: int, trigger: int, program: int) -> None:
    """What a room does then, if anything."""
    if program:
        if s.events is not None:
            s.events.append(RoomUsed(p.seat, room, trigger))
        perform(s, p, program)


def _jackhammer(s: DrillersState, p: Player) -> None:
    if s.flags & JACKHAMMER:
        gain_fuel(s, p, s.content.lasting.jackhammer_fuel, BY_JACKHAMMER)
