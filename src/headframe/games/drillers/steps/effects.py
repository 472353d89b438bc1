"""The interpreter of effects: one program after the other, stopping where somebody must decide."""

from __future__ import annotations

from typing import Any, ClassVar

from headframe.core.engine import Frame
from headframe.core.part import ALL, Audiences
from headframe.games.drillers.content.figures import (
    DRONES,
    KINDS,
    MOST_CAP,
    MOST_ROOM,
    RUBY,
    SILVER,
)
from headframe.games.drillers.content.programs import (
    CAP,
    CAVE,
    CHOOSE,
    CREDITS,
    DAMAGE,
    DISPATCH,
    DRAW,
    DRILL,
    FLY,
    FLYWHEEL,
    FLYWHEELED,
    FUEL,
    KEEP,
    LEAVE,
    MARKET,
    MOVE,
    ORDER,
    PILEUP,
    PROGRAMS,
    RAISE,
    REFRESH,
    REPAIR,
    RESERVE,
    SCRAP,
    SQUEEZE,
    STAY,
    STORAGE,
    TO_DISCARD,
    TOLL,
    TRADE,
)
from headframe.games.drillers.events import Collected, Upgraded
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import Drillers
from headframe.games.drillers.steps import choices
from headframe.games.drillers.steps.deck import take_damage
from headframe.games.drillers.tuples import changed


class Rest(Frame[Drillers]):
    """The steps of a program that are left once a decision is made."""

    __slots__ = ("at", "program")
    AUDIENCES: ClassVar[Audiences] = {"program": ALL, "at": ALL}
    CLAUSE: ClassVar[str] = "DR-PLAY-03"

    def __init__(self, program: int, at: int) -> None:
        self.program = program
        self.at = at

    def run(self, s: Drillers) -> None:
        s.stack.pop()
        perform(s, s.players[s.active], self.program, self.at)


def perform(s: Drillers, p: Player, number: int, at: int = 0) -> None:
    """Resolve a program from a step on. What must be decided is pushed, and the rest under it."""
    program = PROGRAMS[number]
    for here in range(at, len(program)):
        op, a, b = program[here]
        if op == DRILL:
            s.drills += a
            s.drills_gained += a
        elif op == MOVE:
            s.moves += a
            s.moves_gained += a
        elif op == FUEL:
            gain_fuel(p, a)
        elif op == CREDITS:
            p.credits += a
        elif op == REFRESH:
            p.drones = min(DRONES, p.drones + a)
        elif op == DAMAGE:
            take_damage(s, p, a)
        elif op == STAY:
            s.flags |= a
        elif op >= DRAW:
            frame = asking(s, p, op, a, b)
            if frame is not None:
                if here + 1 < len(program):
                    s.stack.append(Rest(number, here + 1))
                s.stack.append(frame)
                return
        else:
            _seldom(s, p, op, a)


def gain_fuel(p: Player, amount: int) -> None:
    """Never beyond the cap (DR-FUEL-02)."""
    p.fuel = min(p.cap, p.fuel + amount)


def _seldom(s: Drillers, p: Player, op: int, a: int) -> None:
    if op == CAP:
        upgrade_cap(s, p)
    elif op == STORAGE:
        upgrade_room(s, p)
    elif op == LEAVE:
        p.play.pop()
    elif op == FLYWHEEL:
        s.flags |= FLYWHEELED
        gain_fuel(p, a * s.fuelled)
    elif op == KEEP:
        s.keep = a
    elif op == RESERVE:
        for player in s.players:
            player.emerald = True
    else:
        assert op == PILEUP
        here = p.floor * KINDS + SILVER
        if s.ground[here] and sum(p.storage) < p.room:
            s.ground[here] -= 1
            p.storage = changed(p.storage, SILVER, 1)
            if s.events is not None:
                s.events.append(Collected(p.seat, SILVER, p.floor))


def upgrade_cap(s: Drillers, p: Player) -> None:
    if p.cap < MOST_CAP:
        p.cap += 1
        if s.events is not None:
            s.events.append(Upgraded(p.seat, 0))


def upgrade_room(s: Drillers, p: Player) -> None:
    if p.room < MOST_ROOM:
        p.room += 1
        if s.events is not None:
            s.events.append(Upgraded(p.seat, 1))


def asking(s: Drillers, p: Player, op: int, a: int, b: int) -> Frame[Any] | None:
    """The question of such a step; None when it is impossible, or settled without asking."""
    if op == DRAW:
        if not p.deck:
            return None
        return choices.MAY_DRAW_ONE if a == 1 else choices.MayDraw(a)
    if op == REPAIR:
        return choices.MAY_REPAIR if choices.repairable(p) else None
    if op == CHOOSE:
        return choices.Choose(a, b)
    if op == ORDER:
        # Without a deck there is no draw to put in order; the repair alone is left.
        return choices.Order(a, b) if p.deck else choices.MAY_REPAIR
    if op == MARKET:
        return _market(s, p)
    if op == FLY:
        return choices.FLIGHT
    if op == TRADE:
        return choices.Trade(a, b) if p.credits >= a else None
    if op == TOLL:
        return _toll(s, p, a, 1)
    if op == SQUEEZE:
        return _toll(s, p, a, others_here(s, p))
    if op == DISPATCH:
        return _dispatch(p, a, b)
    if op == RAISE:
        return choices.MAY_RAISE if any(p.storage[:RUBY]) else None
    if op == CAVE:
        return choices.CAVE_TRADE if s.moves and sum(p.storage) < p.room else None
    assert op == SCRAP
    if p.fuel < a or not any(p.storage) or not choices.repairable(p):
        return None
    return choices.Scrap(a)


def _market(s: Drillers, p: Player) -> Frame[Any] | None:
    kinds = [kind for kind in range(KINDS) if p.market[kind]]
    if len(kinds) > 1:
        return choices.MARKET_COLUMN
    if kinds:
        choices.to_zone_from_market(s, p, kinds[0])
    return None


def others_here(s: Drillers, p: Player) -> int:
    """Other mechs on this floor, the bot's too."""
    found = sum(other.floor == p.floor for other in s.players) - 1
    return found + (s.bot is not None and s.bot.floor == p.floor)


def _toll(s: Drillers, p: Player, fuel: int, times: int) -> Frame[Any] | None:
    """Pay fuel or take a damage, so many times; without fuel it is the damage."""
    while times and p.fuel < fuel:
        take_damage(s, p, TO_DISCARD)
        times -= 1
    return choices.Toll(fuel, times) if times else None


def _dispatch(p: Player, credits_each: int, fuel: int) -> Frame[Any] | None:
    if p.fuel >= fuel and p.drones < DRONES:
        return choices.Dispatch(credits_each, fuel)
    p.credits += credits_each * p.drones
    return None
