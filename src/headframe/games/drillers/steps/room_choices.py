"""The decisions that rooms ask for, each a small frame of the active player's."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Pick
from headframe.core.engine import Decision
from headframe.core.part import ALL, Audiences
from headframe.games.drillers.content.effect_codes import TO_DISCARD
from headframe.games.drillers.content.minerals import KINDS, RUBY
from headframe.games.drillers.events.codes import (
    CREDITS,
    DRONES,
    FOR_CAVE,
    FOR_SCRAP,
    FOR_TOLL,
    FUEL,
    IN_STORAGE,
    MOVES,
    SCRAPPED,
    SUPPLY,
)
from headframe.games.drillers.events.mine import Collected, Raised
from headframe.games.drillers.events.players import Paid, Traded
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import DrillersState
from headframe.games.drillers.steps.choices import (
    DECLINE,
    NO,
    PAID_REPAIR,
    YES,
    YES_OR_NO,
    EffectChoice,
)
from headframe.games.drillers.steps.damage import take_damage
from headframe.games.drillers.steps.dashboard import fill_tank, gain_credits
from headframe.games.drillers.steps.track import to_overflow
from headframe.kit.tuples import added

_TOLL: Final = Pick("toll", (NO, YES))
_DISPATCH: Final = Pick("dispatch", (NO, YES))


class Trade(EffectChoice):
    """Lobby: credits for fuel, once for each mineral."""

    __slots__ = ("fuel", "price")
    AUDIENCES: ClassVar[Audiences] = {"price": ALL, "fuel": ALL}
    CLAUSE: ClassVar[str] = "DR-FCARD-LOBBY"
    NAMED: ClassVar[tuple[str, ...]] = ("price", "fuel")

    def __init__(self, price: int, fuel: int) -> None:
        self.price = price
        self.fuel = fuel

    def ask(self, s: DrillersState) -> tuple[Decision, ...]:
        return (Decision(s.active, "trade", YES_OR_NO, self),)

    def carry_out(self, s: DrillersState, p: Player, answer: int) -> None:
        if answer == YES:
            p.credits -= self.price
            gained = fill_tank(p, self.fuel)
            if s.events is not None:
                s.events.append(Traded(p.seat, CREDITS, self.price, FUEL, gained))


class Toll(EffectChoice):
    """Pay fuel (1) or take a damage (0), so many times."""

    __slots__ = ("fuel", "times")
    AUDIENCES: ClassVar[Audiences] = {"fuel": ALL, "times": ALL}
    CLAUSE: ClassVar[str] = "DR-FLOOR-09"

    def __init__(self, fuel: int, times: int) -> None:
        self.fuel = fuel
        self.times = times

    def ask(self, s: DrillersState) -> tuple[Decision, ...]:
        if s.players[s.active].fuel < self.fuel:
            return ()
        return (Decision(s.active, "toll", _TOLL, self),)

    def run(self, s: DrillersState) -> None:
        s.stack.pop()
        self.carry_out(s, s.players[s.active], NO)

    def carry_out(self, s: DrillersState, p: Player, answer: int) -> None:
        if answer == YES:
            p.fuel -= self.fuel
            if s.events is not None:
                s.events.append(Paid(p.seat, FUEL, self.fuel, FOR_TOLL))
        else:
            take_damage(s, p, TO_DISCARD)
        if self.times > 1:
            s.stack.append(Toll(self.fuel, self.times - 1))


class Dispatch(EffectChoice):
    """Credits for each drone (0), or fuel to refresh one (1)."""

    __slots__ = ("credits_each", "fuel")
    AUDIENCES: ClassVar[Audiences] = {"credits_each": ALL, "fuel": ALL}
    CLAUSE: ClassVar[str] = "DR-FCARD-DISPATCH"

    def __init__(self, credits_each: int, fuel: int) -> None:
        self.credits_each = credits_each
        self.fuel = fuel

    def ask(self, s: DrillersState) -> tuple[Decision, ...]:
        return (Decision(s.active, "dispatch", _DISPATCH, self),)

    def carry_out(self, s: DrillersState, p: Player, answer: int) -> None:
        if answer == YES:
            p.fuel -= self.fuel
            p.drones += 1
            if s.events is not None:
                s.events.append(Traded(p.seat, FUEL, self.fuel, DRONES, 1))
        else:
            gain_credits(s, p, self.credits_each * p.drones)


class MayRaise(EffectChoice):
    """Jackpot: exchange one stored mineral for the next better, or not."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "DR-FCARD-JACKPOT"

    def ask(self, s: DrillersState) -> tuple[Decision, ...]:
        return (Decision(s.active, "raise", _one_stored(s, RUBY), self),)

    def carry_out(self, s: DrillersState, p: Player, answer: int) -> None:
        if answer != DECLINE:
            raise_mineral(s, p, answer, once=False)


def raise_mineral(s: DrillersState, p: Player, kind: int, once: bool) -> None:
    """``once``: a card's effect that is used up by it."""
    better = kind + 1
    p.storage = added(added(p.storage, kind, -1), better, 1)
    if s.events is not None:
        s.events.append(Raised(p.seat, kind, better, once))


class CaveTrade(EffectChoice):
    """Cave With No Ceiling: unspent moves for a mineral of the supply."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "DR-FCARD-CAVE"

    def ask(self, s: DrillersState) -> tuple[Decision, ...]:
        options = [DECLINE, *s.content.lasting.cave_minerals[: s.moves]]
        return (Decision(s.active, "cave", Pick("mineral", options), self),)

    def carry_out(self, s: DrillersState, p: Player, answer: int) -> None:
        if answer == DECLINE:
            return
        price = s.content.lasting.cave_minerals.index(answer) + 1
        s.moves -= price
        p.storage = added(p.storage, answer, 1)
        if s.events is not None:
            s.events.append(Paid(p.seat, MOVES, price, FOR_CAVE))
            s.events.append(Collected(p.seat, answer, SUPPLY, 0, False, False, IN_STORAGE))


class Scrap(EffectChoice):
    """Toys R' Rust: fuel and a stored mineral for a repair, or not."""

    __slots__ = ("fuel",)
    AUDIENCES: ClassVar[Audiences] = {"fuel": ALL}
    CLAUSE: ClassVar[str] = "DR-FCARD-TOYS"
    NAMED: ClassVar[tuple[str, ...]] = ("fuel",)

    def __init__(self, fuel: int) -> None:
        self.fuel = fuel

    def ask(self, s: DrillersState) -> tuple[Decision, ...]:
        return (Decision(s.active, "scrap", _one_stored(s, KINDS), self),)

    def carry_out(self, s: DrillersState, p: Player, answer: int) -> None:
        if answer == DECLINE:
            return
        p.fuel -= self.fuel
        if s.events is not None:
            s.events.append(Paid(p.seat, FUEL, self.fuel, FOR_SCRAP))
        p.storage = added(p.storage, answer, -1)
        to_overflow(s, p, answer, SCRAPPED)
        s.stack.append(PAID_REPAIR)


def _one_stored(s: DrillersState, below: int) -> Pick:
    """One of the active player's stored minerals of the lower kinds, or none."""
    storage = s.players[s.active].storage
    return Pick("mineral", [DECLINE, *(kind for kind in range(below) if storage[kind])])


MAY_RAISE: Final = MayRaise()
CAVE_TRADE: Final = CaveTrade()
