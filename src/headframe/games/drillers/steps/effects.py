"""The interpreter of effects: one step of a program after the other, stopping where somebody must
decide. What a step does or asks is its handler's; ``HANDLERS`` has one for each effect code."""

# ruff: noqa: ARG001  (handlers are alike: each takes the two numbers of its step)

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, TypeAlias

from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision, Frame
from headframe.core.part import ALL, Audiences
from headframe.games.drillers.content import effect_codes as e
from headframe.games.drillers.content.minerals import KINDS, RUBY, SILVER
from headframe.games.drillers.events.codes import (
    BY_FLYWHEEL,
    DRILLS,
    DRONES,
    IN_STORAGE,
    MOVES,
    PLAINLY,
)
from headframe.games.drillers.events.mine import Collected, EmeraldsReserved
from headframe.games.drillers.events.players import Chose, Gained, KeepsFree, LeftGame, TurnEffect
from headframe.games.drillers.legal.costs import repairable
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import DrillersState
from headframe.games.drillers.steps import choices, room_choices
from headframe.games.drillers.steps.damage import take_damage
from headframe.games.drillers.steps.dashboard import (
    gain_credits,
    gain_fuel,
    upgrade_cap,
    upgrade_storage,
)
from headframe.kit.tuples import added

Asked: TypeAlias = "Frame[Any] | None"
"""The question of a step; None when there is none, it is impossible, or settled without asking."""
Handler: TypeAlias = Callable[[DrillersState, Player, int, int], Asked]


def perform(s: DrillersState, p: Player, number: int, at: int = 0) -> None:
    """Resolve a program from a step on. What must be decided is pushed, and the rest under it."""
    program = s.content.programs[number]
    for here in range(at, len(program)):
        code, a, b = program[here]
        frame = HANDLERS[code](s, p, a, b)
        if frame is not None:
            if here + 1 < len(program):
                s.stack.append(Rest(number, here + 1))
            s.stack.append(frame)
            return


class Rest(Frame[DrillersState]):
    """The steps of a program that are left once a decision is made."""

    __slots__ = ("at", "program")
    AUDIENCES: ClassVar[Audiences] = {"program": ALL, "at": ALL}
    CLAUSE: ClassVar[str] = "DR-PLAY-03"

    def __init__(self, program: int, at: int) -> None:
        self.program = program
        self.at = at

    def run(self, s: DrillersState) -> None:
        s.stack.pop()
        perform(s, s.players[s.active], self.program, self.at)


class Choose(Frame[DrillersState]):
    """One of several printed effects."""

    __slots__ = ("count", "first")
    AUDIENCES: ClassVar[Audiences] = {"first": ALL, "count": ALL}
    CLAUSE: ClassVar[str] = "DR-PLAY-07"
    KEY: ClassVar[str] = "effect"

    def __init__(self, first: int, count: int) -> None:
        self.first = first
        self.count = count

    def ask(self, s: DrillersState) -> tuple[Decision, ...]:
        options = range(self.first, self.first + self.count)
        return (Decision(s.active, self.KEY, Pick("effect", options), self),)

    def go(self, s: DrillersState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        if s.events is not None:
            s.events.append(Chose(s.active, answer))
        perform(s, s.players[s.active], answer)


class Order(Choose):
    """Several effects in an order of the player's choice: each option is one order of all."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "DR-PLAY-04"
    KEY: ClassVar[str] = "order"


# Handlers that ask nobody ---------------------------------------------------------------------


def _drill(s: DrillersState, p: Player, a: int, b: int) -> Asked:
    s.drills += a
    s.drills_gained += a
    if s.events is not None:
        s.events.append(Gained(p.seat, DRILLS, a, PLAINLY))
    return None


def _move(s: DrillersState, p: Player, a: int, b: int) -> Asked:
    s.moves += a
    s.moves_gained += a
    if s.events is not None:
        s.events.append(Gained(p.seat, MOVES, a, PLAINLY))
    return None


def _fuel(s: DrillersState, p: Player, a: int, b: int) -> Asked:
    gain_fuel(s, p, a)
    return None


def _credits(s: DrillersState, p: Player, a: int, b: int) -> Asked:
    gain_credits(s, p, a)
    return None


def _refresh(s: DrillersState, p: Player, a: int, b: int) -> Asked:
    before = p.drones
    p.drones = min(s.content.figures.drones, before + a)
    if s.events is not None:
        s.events.append(Gained(p.seat, DRONES, p.drones - before, PLAINLY))
    return None


def _damage(s: DrillersState, p: Player, a: int, b: int) -> Asked:
    take_damage(s, p, a)
    return None


def _cap(s: DrillersState, p: Player, a: int, b: int) -> Asked:
    upgrade_cap(s, p)
    return None


def _storage(s: DrillersState, p: Player, a: int, b: int) -> Asked:
    upgrade_storage(s, p)
    return None


def _leave(s: DrillersState, p: Player, a: int, b: int) -> Asked:
    card = p.play.pop()
    if s.events is not None:
        s.events.append(LeftGame(p.seat, card))
    return None


def _stay(s: DrillersState, p: Player, a: int, b: int) -> Asked:
    s.flags |= a
    if s.events is not None:
        s.events.append(TurnEffect(p.seat, a))
    return None


def _flywheel(s: DrillersState, p: Player, a: int, b: int) -> Asked:
    """It counts the cards played for fuel before it too."""
    _stay(s, p, e.FLYWHEELED, b)
    gain_fuel(s, p, a * s.fuelled, BY_FLYWHEEL)
    return None


def _take_silver(s: DrillersState, p: Player, a: int, b: int) -> Asked:
    here = p.floor * KINDS + SILVER
    if s.ground[here] and sum(p.storage) < p.capacity:
        s.ground[here] -= 1
        p.storage = added(p.storage, SILVER, 1)
        if s.events is not None:
            s.events.append(Collected(p.seat, SILVER, p.floor, 0, False, False, IN_STORAGE))
    return None


def _keep(s: DrillersState, p: Player, a: int, b: int) -> Asked:
    s.keep = a
    if s.events is not None:
        s.events.append(KeepsFree(p.seat, a))
    return None


def _reserve(s: DrillersState, p: Player, a: int, b: int) -> Asked:
    reserve_emeralds(s)
    return None


def reserve_emeralds(s: DrillersState) -> None:
    """On the floor that was just opened, one for every player."""
    for player in s.players:
        player.emerald = True
    if s.events is not None:
        s.events.append(EmeraldsReserved(s.deepest))


# Handlers that may ask ------------------------------------------------------------------------


def _draw(s: DrillersState, p: Player, a: int, b: int) -> Asked:
    if not p.deck:
        return None
    return choices.MAY_DRAW_ONE if a == 1 else choices.MayDraw(a)


def _repair(s: DrillersState, p: Player, a: int, b: int) -> Asked:
    return choices.MAY_REPAIR if repairable(p) else None


def _choose(s: DrillersState, p: Player, a: int, b: int) -> Asked:
    return Choose(a, b)


def _order(s: DrillersState, p: Player, a: int, b: int) -> Asked:
    """Without a deck there is no draw to put in order; the repair alone is left."""
    return Order(a, b) if p.deck else choices.MAY_REPAIR


def _market(s: DrillersState, p: Player, a: int, b: int) -> Asked:
    kinds = [kind for kind in range(KINDS) if p.market[kind]]
    if len(kinds) > 1:
        return choices.MARKET_COLUMN
    if kinds:
        choices.market_to_overflow(s, p, kinds[0])
    return None


def _fly(s: DrillersState, p: Player, a: int, b: int) -> Asked:
    return choices.FLIGHT


def _trade(s: DrillersState, p: Player, a: int, b: int) -> Asked:
    return room_choices.Trade(a, b) if p.credits >= a else None


def _toll(s: DrillersState, p: Player, a: int, b: int) -> Asked:
    return _tolls(s, p, a, 1)


def _toll_each(s: DrillersState, p: Player, a: int, b: int) -> Asked:
    return _tolls(s, p, a, others_here(s, p))


def _tolls(s: DrillersState, p: Player, fuel: int, times: int) -> Asked:
    """Pay fuel or take a damage, so many times; without fuel it is the damage."""
    while times and p.fuel < fuel:
        take_damage(s, p, e.TO_DISCARD)
        times -= 1
    return room_choices.Toll(fuel, times) if times else None


def others_here(s: DrillersState, p: Player) -> int:
    """Other mechs on this floor, the bot's too."""
    found = sum(other.floor == p.floor for other in s.players) - 1
    return found + (s.bot is not None and s.bot.floor == p.floor)


def _dispatch(s: DrillersState, p: Player, a: int, b: int) -> Asked:
    if p.fuel >= b and p.drones < s.content.figures.drones:
        return room_choices.Dispatch(a, b)
    gain_credits(s, p, a * p.drones)
    return None


def _raise(s: DrillersState, p: Player, a: int, b: int) -> Asked:
    return room_choices.MAY_RAISE if any(p.storage[:RUBY]) else None


def _cave(s: DrillersState, p: Player, a: int, b: int) -> Asked:
    return room_choices.CAVE_TRADE if s.moves and sum(p.storage) < p.capacity else None


def _scrap(s: DrillersState, p: Player, a: int, b: int) -> Asked:
    if p.fuel < a or not any(p.storage) or not repairable(p):
        return None
    return room_choices.Scrap(a)


HANDLERS: Final[tuple[Handler, ...]] = e.for_every_code(
    {
        e.DRILL: _drill,
        e.MOVE: _move,
        e.FUEL: _fuel,
        e.CREDITS: _credits,
        e.REFRESH: _refresh,
        e.DAMAGE: _damage,
        e.CAP: _cap,
        e.STORAGE: _storage,
        e.LEAVE: _leave,
        e.STAY: _stay,
        e.FLYWHEEL: _flywheel,
        e.TAKE_SILVER: _take_silver,
        e.KEEP: _keep,
        e.RESERVE: _reserve,
        e.DRAW: _draw,
        e.REPAIR: _repair,
        e.CHOOSE: _choose,
        e.ORDER: _order,
        e.MARKET: _market,
        e.FLY: _fly,
        e.TRADE: _trade,
        e.TOLL: _toll,
        e.TOLL_EACH: _toll_each,
        e.DISPATCH: _dispatch,
        e.RAISE: _raise,
        e.CAVE: _cave,
        e.SCRAP: _scrap,
    }
)
