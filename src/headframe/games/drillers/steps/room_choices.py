"""The decisions that rooms ask for, each a small frame of the active player's."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision, Frame
from headframe.core.part import ALL, Audiences
from headframe.games.drillers.content.effect_codes import TO_DISCARD
from headframe.games.drillers.content.minerals import KINDS, RUBY
from headframe.games.drillers.events import SUPPLY, Collected
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import DrillersState
from headframe.games.drillers.steps.choices import DECLINE, NO, PAID_REPAIR, YES, YES_OR_NO
from headframe.games.drillers.steps.damage import take_damage
from headframe.games.drillers.steps.fuel import gain_fuel
from headframe.games.drillers.steps.track import to_overflow
from headframe.games.drillers.tuples import added

_TOLL: Final = Pick("toll", (NO, YES))
_DISPATCH: Final = Pick("dispatch", (NO, YES))


class Trade(Frame[DrillersState]):
    """Lobby: credits for fuel, once for each mineral."""

    __slots__ = ("fuel", "price")
    AUDIENCES: ClassVar[Audiences] = {"price": ALL, "fuel": ALL}
    CLAUSE: ClassVar[str] = "DR-FCARD-LOBBY"

    def __init__(self, price: int, fuel: int) -> None:
        self.price = price
        self.fuel = fuel

    def ask(self, s: DrillersState) -> tuple[Decision, ...]:
        return (Decision(s.active, "trade", YES_OR_NO, self),)

    def go(self, s: DrillersState, decision: Decision, answer: Answer) -> None:
        s.stack.pop()
        if answer == YES:
            p = s.players[s.active]
            p.credits -= self.price
            gain_fuel(p, self.fuel)


class Toll(Frame[DrillersState]):
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
        self._pay(s, NO)

    def go(self, s: DrillersState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        self._pay(s, answer)

    def _pay(self, s: DrillersState, answer: int) -> None:
        s.stack.pop()
        p = s.players[s.active]
        if answer == YES:
            p.fuel -= self.fuel
        else:
            take_damage(s, p, TO_DISCARD)
        if self.times > 1:
            s.stack.append(Toll(self.fuel, self.times - 1))


class Dispatch(Frame[DrillersState]):
    """Credits for each drone (0), or fuel to refresh one (1)."""

    __slots__ = ("credits_each", "fuel")
    AUDIENCES: ClassVar[Audiences] = {"credits_each": ALL, "fuel": ALL}
    CLAUSE: ClassVar[str] = "DR-FCARD-DISPATCH"

    def __init__(self, credits_each: int, fuel: int) -> None:
        self.credits_each = credits_each
        self.fuel = fuel

    def ask(self, s: DrillersState) -> tuple[Decision, ...]:
        return (Decision(s.active, "dispatch", _DISPATCH, self),)

    def go(self, s: DrillersState, decision: Decision, answer: Answer) -> None:
        s.stack.pop()
        p = s.players[s.active]
        if answer == YES:
            p.fuel -= self.fuel
            p.drones += 1
        else:
            p.credits += self.credits_each * p.drones


class MayRaise(Frame[DrillersState]):
    """Jackpot: exchange one stored mineral for the next better, or not."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "DR-FCARD-JACKPOT"

    def ask(self, s: DrillersState) -> tuple[Decision, ...]:
        storage = s.players[s.active].storage
        kinds = [DECLINE, *(kind for kind in range(RUBY) if storage[kind])]
        return (Decision(s.active, "raise", Pick("mineral", kinds), self),)

    def go(self, s: DrillersState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        if answer != DECLINE:
            raise_mineral(s.players[s.active], answer)


def raise_mineral(p: Player, kind: int) -> None:
    p.storage = added(added(p.storage, kind, -1), kind + 1, 1)


class CaveTrade(Frame[DrillersState]):
    """Cave With No Ceiling: unspent moves for a mineral of the supply."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "DR-FCARD-CAVE"

    def ask(self, s: DrillersState) -> tuple[Decision, ...]:
        options = [DECLINE, *s.content.lasting.cave_minerals[: s.moves]]
        return (Decision(s.active, "cave", Pick("mineral", options), self),)

    def go(self, s: DrillersState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        if answer == DECLINE:
            return
        p = s.players[s.active]
        s.moves -= s.content.lasting.cave_minerals.index(answer) + 1
        p.storage = added(p.storage, answer, 1)
        if s.events is not None:
            s.events.append(Collected(p.seat, answer, SUPPLY))


class Scrap(Frame[DrillersState]):
    """Toys R' Rust: fuel and a stored mineral for a repair, or not."""

    __slots__ = ("fuel",)
    AUDIENCES: ClassVar[Audiences] = {"fuel": ALL}
    CLAUSE: ClassVar[str] = "DR-FCARD-TOYS"

    def __init__(self, fuel: int) -> None:
        self.fuel = fuel

    def ask(self, s: DrillersState) -> tuple[Decision, ...]:
        storage = s.players[s.active].storage
        kinds = [DECLINE, *(kind for kind in range(KINDS) if storage[kind])]
        return (Decision(s.active, "scrap", Pick("mineral", kinds), self),)

    def go(self, s: DrillersState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        if answer == DECLINE:
            return
        p = s.players[s.active]
        p.fuel -= self.fuel
        p.storage = added(p.storage, answer, -1)
        to_overflow(s, p, answer)
        s.stack.append(PAID_REPAIR)


MAY_RAISE: Final = MayRaise()
CAVE_TRADE: Final = CaveTrade()
