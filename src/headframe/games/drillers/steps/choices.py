"""The decisions that effects ask for, each a small frame. All of them are the active player's."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from headframe.core.choice import Answer, Confirm, Pick
from headframe.core.engine import Decision, Frame
from headframe.core.part import ALL, Audiences
from headframe.core.refusal import Refusal
from headframe.games.drillers.content.cards import DAMAGE_CARD
from headframe.games.drillers.content.figures import KINDS, RUBY
from headframe.games.drillers.content.programs import CAVE_KINDS, TO_DISCARD
from headframe.games.drillers.events import Collected, Moved, Repaired
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import Drillers
from headframe.games.drillers.steps import effects
from headframe.games.drillers.steps.deck import draw, leave_hand, renew, take_damage, take_top
from headframe.games.drillers.steps.track import to_overflow
from headframe.games.drillers.tuples import changed

NO: Final = 0
YES: Final = 1
DECLINE: Final = -1

# The cards a repair may take: a zone, plus the card. The deck's top card needs no number.
HAND_CARD: Final = 0
PLAY_CARD: Final = 100
DISCARD_CARD: Final = 200
TOP_CARD: Final = 300


class MayDraw(Frame[Drillers]):
    """Draw, one card at a time, or stop."""

    __slots__ = ("count",)
    AUDIENCES: ClassVar[Audiences] = {"count": ALL}
    CLAUSE: ClassVar[str] = "DR-DECK-08"

    def __init__(self, count: int) -> None:
        self.count = count

    def ask(self, s: Drillers) -> tuple[Decision, ...]:
        return (Decision(s.active, "draw", _YES_OR_NO, self),)

    def go(self, s: Drillers, decision: Decision, answer: Answer) -> None:
        s.stack.pop()
        if answer == YES:
            p = s.players[s.active]
            draw(s, p)
            if self.count > 1 and p.deck:
                s.stack.append(MayDraw(self.count - 1))


class Repair(Frame[Drillers]):
    """One card out of hand, play area or discard pile, or the top card of the deck."""

    __slots__ = ("paid",)
    AUDIENCES: ClassVar[Audiences] = {"paid": ALL}
    CLAUSE: ClassVar[str] = "DR-REP-01"

    def __init__(self, paid: bool) -> None:
        self.paid = paid

    def ask(self, s: Drillers) -> tuple[Decision, ...]:
        p = s.players[s.active]
        options = [] if self.paid else [DECLINE]
        options += sorted(set(p.hand))
        options += [PLAY_CARD + card for card in sorted(set(p.play))]
        options += [DISCARD_CARD + card for card in sorted(set(p.discard))]
        if p.deck:
            options.append(TOP_CARD)
        return (Decision(s.active, "repair", Pick("repair", options), self),)

    def go(self, s: Drillers, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        if answer == DECLINE:
            return
        p = s.players[s.active]
        card = answer % 100
        if answer < PLAY_CARD:
            leave_hand(p, card)
            if p.deck:
                s.stack.append(MAY_DRAW_ONE)
        elif answer < DISCARD_CARD:
            p.play.remove(card)
        elif answer < TOP_CARD:
            p.discard.remove(card)
        else:
            card = take_top(s, p)
            if not p.deck:
                renew(s, p)
        if card == DAMAGE_CARD:
            s.damage += 1
        if s.events is not None:
            s.events.append(Repaired(p.seat, card))

    def why(self, s: Drillers, decision: Decision, answer: Answer) -> Refusal:
        if answer == DECLINE:
            return Refusal("DR-REP-09", "this repair is paid for, so a card must be repaired")
        return Refusal(
            self.CLAUSE, "no such card in your hand, play area or discard pile or on your deck"
        )


def repairable(p: Player) -> bool:
    return bool(p.hand or p.play or p.discard or p.deck)


class Choose(Frame[Drillers]):
    """One of several printed effects."""

    __slots__ = ("count", "first")
    AUDIENCES: ClassVar[Audiences] = {"first": ALL, "count": ALL}
    CLAUSE: ClassVar[str] = "DR-PLAY-07"

    def __init__(self, first: int, count: int) -> None:
        self.first = first
        self.count = count

    def ask(self, s: Drillers) -> tuple[Decision, ...]:
        options = range(self.first, self.first + self.count)
        return (Decision(s.active, "effect", Pick("effect", options), self),)

    def go(self, s: Drillers, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        effects.perform(s, s.players[s.active], answer)


class Order(Choose):
    """Several effects in an order of the player's choice: each option is one order of all."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "DR-PLAY-04"

    def ask(self, s: Drillers) -> tuple[Decision, ...]:
        options = range(self.first, self.first + self.count)
        return (Decision(s.active, "order", Pick("effect", options), self),)


class MarketColumn(Frame[Drillers]):
    """Current-C Miner: a column whose top mineral goes to the overflow zone."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "DR-FAQ-12"

    def ask(self, s: Drillers) -> tuple[Decision, ...]:
        market = s.players[s.active].market
        kinds = [kind for kind in range(KINDS) if market[kind]]
        return (Decision(s.active, "column", Pick("mineral", kinds), self),)

    def go(self, s: Drillers, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        to_zone_from_market(s, s.players[s.active], answer)


def to_zone_from_market(s: Drillers, p: Player, kind: int) -> None:
    p.market = changed(p.market, kind, -1)
    to_overflow(s, p, kind)


class Flight(Frame[Drillers]):
    """Antigravity Drive: any open floor; one's own means staying."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "DR-CARD-ANTIGRAVITY-DRIVE"

    def ask(self, s: Drillers) -> tuple[Decision, ...]:
        return (Decision(s.active, "fly", Pick("floor", range(s.deepest + 1)), self),)

    def go(self, s: Drillers, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        p = s.players[s.active]
        p.floor = answer
        if s.events is not None:
            s.events.append(Moved(p.seat, answer))


class Trade(Frame[Drillers]):
    """Lobby: credits for fuel, once for each mineral."""

    __slots__ = ("fuel", "price")
    AUDIENCES: ClassVar[Audiences] = {"price": ALL, "fuel": ALL}
    CLAUSE: ClassVar[str] = "DR-FCARD-LOBBY"

    def __init__(self, price: int, fuel: int) -> None:
        self.price = price
        self.fuel = fuel

    def ask(self, s: Drillers) -> tuple[Decision, ...]:
        return (Decision(s.active, "trade", _YES_OR_NO, self),)

    def go(self, s: Drillers, decision: Decision, answer: Answer) -> None:
        s.stack.pop()
        if answer == YES:
            p = s.players[s.active]
            p.credits -= self.price
            effects.gain_fuel(p, self.fuel)


class Toll(Frame[Drillers]):
    """Pay fuel (1) or take a damage (0), so many times."""

    __slots__ = ("fuel", "times")
    AUDIENCES: ClassVar[Audiences] = {"fuel": ALL, "times": ALL}
    CLAUSE: ClassVar[str] = "DR-FLOOR-09"

    def __init__(self, fuel: int, times: int) -> None:
        self.fuel = fuel
        self.times = times

    def ask(self, s: Drillers) -> tuple[Decision, ...]:
        if s.players[s.active].fuel < self.fuel:
            return ()
        return (Decision(s.active, "toll", _TOLL, self),)

    def run(self, s: Drillers) -> None:
        self._pay(s, NO)

    def go(self, s: Drillers, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        self._pay(s, answer)

    def _pay(self, s: Drillers, answer: int) -> None:
        s.stack.pop()
        p = s.players[s.active]
        if answer == YES:
            p.fuel -= self.fuel
        else:
            take_damage(s, p, TO_DISCARD)
        if self.times > 1:
            s.stack.append(Toll(self.fuel, self.times - 1))


class Dispatch(Frame[Drillers]):
    """Credits for each drone (0), or fuel to refresh one (1)."""

    __slots__ = ("credits_each", "fuel")
    AUDIENCES: ClassVar[Audiences] = {"credits_each": ALL, "fuel": ALL}
    CLAUSE: ClassVar[str] = "DR-FCARD-DISPATCH"

    def __init__(self, credits_each: int, fuel: int) -> None:
        self.credits_each = credits_each
        self.fuel = fuel

    def ask(self, s: Drillers) -> tuple[Decision, ...]:
        return (Decision(s.active, "dispatch", _DISPATCH, self),)

    def go(self, s: Drillers, decision: Decision, answer: Answer) -> None:
        s.stack.pop()
        p = s.players[s.active]
        if answer == YES:
            p.fuel -= self.fuel
            p.drones += 1
        else:
            p.credits += self.credits_each * p.drones


class MayRaise(Frame[Drillers]):
    """Jackpot: exchange one stored mineral for the next better, or not."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "DR-FCARD-JACKPOT"

    def ask(self, s: Drillers) -> tuple[Decision, ...]:
        storage = s.players[s.active].storage
        kinds = [DECLINE, *(kind for kind in range(RUBY) if storage[kind])]
        return (Decision(s.active, "raise", Pick("mineral", kinds), self),)

    def go(self, s: Drillers, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        if answer != DECLINE:
            raise_mineral(s.players[s.active], answer)


def raise_mineral(p: Player, kind: int) -> None:
    p.storage = changed(changed(p.storage, kind, -1), kind + 1, 1)


class CaveTrade(Frame[Drillers]):
    """Cave With No Ceiling: unspent moves for a mineral of the supply."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "DR-FCARD-CAVE"

    def ask(self, s: Drillers) -> tuple[Decision, ...]:
        options = [DECLINE, *CAVE_KINDS[: s.moves]]
        return (Decision(s.active, "cave", Pick("mineral", options), self),)

    def go(self, s: Drillers, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        if answer == DECLINE:
            return
        p = s.players[s.active]
        s.moves -= CAVE_KINDS.index(answer) + 1
        p.storage = changed(p.storage, answer, 1)
        if s.events is not None:
            s.events.append(Collected(p.seat, answer, -1))


class Scrap(Frame[Drillers]):
    """Toys R' Rust: fuel and a stored mineral for a repair, or not."""

    __slots__ = ("fuel",)
    AUDIENCES: ClassVar[Audiences] = {"fuel": ALL}
    CLAUSE: ClassVar[str] = "DR-FCARD-TOYS"

    def __init__(self, fuel: int) -> None:
        self.fuel = fuel

    def ask(self, s: Drillers) -> tuple[Decision, ...]:
        storage = s.players[s.active].storage
        kinds = [DECLINE, *(kind for kind in range(KINDS) if storage[kind])]
        return (Decision(s.active, "scrap", Pick("mineral", kinds), self),)

    def go(self, s: Drillers, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        if answer == DECLINE:
            return
        p = s.players[s.active]
        p.fuel -= self.fuel
        p.storage = changed(p.storage, answer, -1)
        to_overflow(s, p, answer)
        s.stack.append(PAID_REPAIR)


_YES_OR_NO: Final = Confirm("yes-no")
_TOLL: Final = Pick("toll", (NO, YES))
_DISPATCH: Final = Pick("dispatch", (NO, YES))
MAY_DRAW_ONE: Final = MayDraw(1)
MAY_REPAIR: Final = Repair(False)
PAID_REPAIR: Final = Repair(True)
MARKET_COLUMN: Final = MarketColumn()
FLIGHT: Final = Flight()
MAY_RAISE: Final = MayRaise()
CAVE_TRADE: Final = CaveTrade()
FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    MayDraw,
    Repair,
    Choose,
    Order,
    MarketColumn,
    Flight,
    Trade,
    Toll,
    Dispatch,
    MayRaise,
    CaveTrade,
    Scrap,
)
