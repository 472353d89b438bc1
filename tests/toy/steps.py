"""The frames of the Pit."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.bits import bits
from headframe.core.choice import Allocate, Answer, Confirm, Number, Path, Pick, PickSome, Place
from headframe.core.engine import Decision, Event, Frame
from headframe.core.part import ALL, EACH_OWN, Audiences
from headframe.core.refusal import Refusal
from tests.toy import events
from tests.toy.board import DOMINOES, CartWays
from tests.toy.state import CHESTS, PEBBLES, ROUNDS, Digger, Pit

DRAW, DIG, WALK, BANK, BET, AUCTION, BLAST, TIDY, PASS = range(9)
NO_BID: Final = -1


def tell(s: Pit, event: Event) -> None:
    if s.events is not None:
        s.events.append(event)


class Seated(Frame[Pit]):
    """A frame of one seat."""

    __slots__ = ("seat",)
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL}

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Turn(Seated):
    """Up to two actions; ``left`` says how many."""

    __slots__ = ("left",)
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "left": ALL}
    CLAUSE: ClassVar[str] = "PIT-TURN-01"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def ask(self, s: Pit) -> tuple[Decision, ...]:
        if self.left == 0 or s.diggers[self.seat].life == 0:
            return ()
        return (Decision(self.seat, "action", Pick("action", actions(s, self.seat)), self),)

    def run(self, s: Pit) -> None:
        s.stack.pop()
        s.offers = ()

    def go(self, s: Pit, decision: Decision, answer: Answer) -> None:
        s.stack[-1] = Turn(self.seat, 0 if answer == PASS else self.left - 1)
        if answer == DRAW:
            draw(s, self.seat)
        elif answer == AUCTION:
            s.stack.append(Auction([NO_BID if d.life else 0 for d in s.diggers]))
        elif isinstance(answer, int) and answer in FOLLOW_UPS:
            s.stack.append(FOLLOW_UPS[answer](self.seat))

    def why(self, s: Pit, decision: Decision, answer: Answer) -> Refusal:
        clause = {DIG: "PIT-DIG-01", BET: "PIT-BET-01", AUCTION: "PIT-BID-01"}.get(
            answer if isinstance(answer, int) else -1, self.CLAUSE
        )
        return Refusal(clause, "this action is not possible now")


def actions(s: Pit, seat: int) -> tuple[int, ...]:
    found = [PASS, WALK]
    digger = s.diggers[seat]
    if s.bag or s.discard:
        found.append(DRAW)
    if DOMINOES.legal(s.dug):
        found.append(DIG)
    if digger.gold and sum(digger.vault) < sum(CHESTS):
        found.append(BANK)
    if digger.gold:
        found.append(BET)
    if s.supply:
        found.append(AUCTION)
    if targets(s, seat):
        found.append(BLAST)
    if s.pebbles:
        found.append(TIDY)
    return tuple(sorted(found))


def draw(s: Pit, seat: int) -> None:
    if not s.bag:
        s.bag, s.discard = sorted(s.discard), []
        tell(s, events.Reshuffled())
    card = s.bag.pop(s.rng.below(len(s.bag)))
    s.diggers[seat].hand.append(card)
    tell(s, events.Drew(seat, [card]))


def targets(s: Pit, seat: int) -> tuple[int, ...]:
    return tuple(other for other in s.alive() if s.teams[other] != s.teams[seat])


class Dig(Seated):
    __slots__ = ()
    CLAUSE: ClassVar[str] = "PIT-DIG-01"

    def ask(self, s: Pit) -> tuple[Decision, ...]:
        return (Decision(self.seat, "dig", Place("cell", DOMINOES.legal(s.dug), DOMINOES), self),)

    def go(self, s: Pit, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        cells = DOMINOES.cells(answer)
        for cell in cells:
            s.dug |= 1 << cell
        s.diggers[self.seat].gold += 2
        tell(s, events.Dug(self.seat, list(cells), 2))
        s.stack.pop()


class Walk(Seated):
    __slots__ = ()
    CLAUSE: ClassVar[str] = "PIT-WALK-01"

    def ask(self, s: Pit) -> tuple[Decision, ...]:
        return (Decision(self.seat, "walk", Path("place", s.cart, CartWays(s.cart)), self),)

    def go(self, s: Pit, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, tuple)
        s.cart = answer[-1]
        tell(s, events.Walked(self.seat, s.cart))
        s.stack.pop()


class Bank(Seated):
    __slots__ = ()
    CLAUSE: ClassVar[str] = "PIT-BANK-01"

    def ask(self, s: Pit) -> tuple[Decision, ...]:
        digger = s.diggers[self.seat]
        room = tuple(most - full for most, full in zip(CHESTS, digger.vault, strict=True))
        return (Decision(self.seat, "bank", Allocate("chest", digger.gold, room, False), self),)

    def go(self, s: Pit, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, tuple)
        digger = s.diggers[self.seat]
        for chest, units in enumerate(answer):
            digger.vault[chest] += units
            digger.gold -= units
        tell(s, events.Banked(self.seat, list(answer)))
        s.stack.pop()


class Bet(Seated):
    __slots__ = ()
    CLAUSE: ClassVar[str] = "PIT-BET-01"

    def ask(self, s: Pit) -> tuple[Decision, ...]:
        return (Decision(self.seat, "bet", Number("gold", 1, s.diggers[self.seat].gold), self),)

    def go(self, s: Pit, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        gold = answer if s.rng.below(6) >= 3 else -answer
        s.diggers[self.seat].gold += gold
        tell(s, events.Gambled(self.seat, gold))
        s.stack.pop()


class Auction(Frame[Pit]):
    """Everybody bids at once. A bid is its owner's secret until all are in."""

    __slots__ = ("bids",)
    AUDIENCES: ClassVar[Audiences] = {"bids": EACH_OWN}
    CLAUSE: ClassVar[str] = "PIT-BID-01"

    def __init__(self, bids: list[int]) -> None:
        self.bids = bids

    def ask(self, s: Pit) -> tuple[Decision, ...]:
        return tuple(
            Decision(seat, "bid", Number("gold", 0, s.diggers[seat].gold), self)
            for seat, bid in enumerate(self.bids)
            if bid == NO_BID
        )

    def go(self, s: Pit, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        bids = self.bids[:]
        bids[decision.seat] = answer
        s.stack[-1] = Auction(bids)

    def run(self, s: Pit) -> None:
        s.stack.pop()
        seats = len(self.bids)
        order = [(s.turn + ahead) % seats for ahead in range(seats)]
        winner = max((seat for seat in order if s.diggers[seat].life), key=self.bids.__getitem__)
        s.diggers[winner].gold -= self.bids[winner]
        s.diggers[winner].charms.append(s.supply.pop(s.rng.below(len(s.supply))))
        refresh_offers(s)
        tell(s, events.Bid(self.bids[:], winner))


class Blast(Seated):
    __slots__ = ()
    CLAUSE: ClassVar[str] = "PIT-BLAST-01"

    def ask(self, s: Pit) -> tuple[Decision, ...]:
        return (Decision(self.seat, "target", Pick("seat", targets(s, self.seat)), self),)

    def go(self, s: Pit, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        s.stack.append(Hit(answer))
        s.stack.append(Duck(answer, self.seat))


class Hit(Seated):
    __slots__ = ()

    def run(self, s: Pit) -> None:
        s.stack.pop()
        lose_life(s, self.seat)


class Duck(Seated):
    """The target is asked whenever it holds a card: the question must not give the hand away."""

    __slots__ = ("attacker",)
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "attacker": ALL}
    CLAUSE: ClassVar[str] = "PIT-BLAST-02"

    def __init__(self, seat: int, attacker: int) -> None:
        self.seat = seat
        self.attacker = attacker

    def ask(self, s: Pit) -> tuple[Decision, ...]:
        hand = s.diggers[self.seat].hand
        if not hand:
            return ()
        low = [card for card in hand if card % 2 == 0]
        choice = Confirm("duck", (0, 1) if low else (0,))
        return (Decision(self.seat, "duck", choice, self),)

    def run(self, s: Pit) -> None:
        s.stack.pop()

    def go(self, s: Pit, decision: Decision, answer: Answer) -> None:
        s.stack.pop()
        if answer == 1:
            hand = s.diggers[self.seat].hand
            card = min(card for card in hand if card % 2 == 0)
            hand.remove(card)
            s.discard.append(card)
            tell(s, events.Ducked(self.seat, card))
            s.stack.append(Aim(self.attacker, self.seat))


class Aim(Seated):
    """An interrupt inside the interrupt: the attacker may pay to be ducked again."""

    __slots__ = ("target",)
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "target": ALL}
    CLAUSE: ClassVar[str] = "PIT-BLAST-02"

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def ask(self, s: Pit) -> tuple[Decision, ...]:
        if s.diggers[self.seat].gold == 0:
            return ()
        return (Decision(self.seat, "aim", Confirm("aim"), self),)

    def run(self, s: Pit) -> None:
        s.stack.pop()
        s.stack.pop()  # ducked: the hit beneath does not happen

    def go(self, s: Pit, decision: Decision, answer: Answer) -> None:
        s.stack.pop()
        if answer == 1:
            s.diggers[self.seat].gold -= 1
            tell(s, events.Aimed(self.seat))
            s.stack.append(Duck(self.target, self.seat))
        else:
            s.stack.pop()


class Tidy(Seated):
    __slots__ = ()
    CLAUSE: ClassVar[str] = "PIT-TIDY-01"

    def ask(self, s: Pit) -> tuple[Decision, ...]:
        pebbles = tuple(bits(s.pebbles))
        return (Decision(self.seat, "tidy", PickSome("pebble", pebbles, 1, PEBBLES), self),)

    def go(self, s: Pit, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, tuple)
        for pebble in answer:
            s.pebbles &= ~(1 << pebble)
        gold = len(answer) // 3
        s.diggers[self.seat].gold += gold
        tell(s, events.Tidied(self.seat, list(answer), gold))
        s.stack.pop()


class Charm(Frame[Pit]):
    """The standing offer, asked only while the seat whose turn it is holds a charm. A charm of 1
    is a dud; whether one holds anything better is one's own secret, so the offer is private."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "PIT-CHARM-01"
    PRIVATE: ClassVar[bool] = True

    def ask(self, s: Pit) -> tuple[Decision, ...]:
        usable = tuple(sorted({charm for charm in s.diggers[s.turn].charms if charm > 1}))
        top = s.stack[-1]
        if not usable or not isinstance(top, Seated) or top.seat != s.turn:
            return ()
        return (Decision(s.turn, "charm", Pick("charm", usable), self),)

    def go(self, s: Pit, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        digger = s.diggers[decision.seat]
        digger.charms.remove(answer)
        digger.gold += answer
        tell(s, events.Charmed(decision.seat, answer))
        refresh_offers(s)


CHARM: Final = Charm()


def refresh_offers(s: Pit) -> None:
    s.offers = (CHARM,) if s.diggers[s.turn].charms else ()


class Warden(Frame[Pit]):
    """A seat played by rules: it decides nothing."""

    __slots__ = ()

    def run(self, s: Pit) -> None:
        s.stack.pop()
        s.rounds += 1
        alive = s.alive()
        richest = max(s.diggers[seat].gold for seat in alive)
        rich = [seat for seat in alive if s.diggers[seat].gold == richest]
        if s.rng.below(6) >= 2:
            lose_life(s, rich[s.rng.below(len(rich))])
        last = s.rounds >= ROUNDS or s.sides() <= 1
        tell(s, events.RoundEnded(last))
        if not last:
            s.stack.append(Round())


class Round(Frame[Pit]):
    """Every living seat has a turn, then the Warden."""

    __slots__ = ()

    def run(self, s: Pit) -> None:
        s.stack.pop()
        s.stack.append(Warden())
        for seat in reversed(range(len(s.diggers))):
            s.stack.append(Begin(seat))


class Begin(Seated):
    __slots__ = ()

    def run(self, s: Pit) -> None:
        s.stack.pop()
        if s.diggers[self.seat].life and s.sides() > 1:
            s.turn = self.seat
            tell(s, events.TurnBegan(self.seat))
            refresh_offers(s)
            s.stack.append(Turn(self.seat, 2))


def lose_life(s: Pit, seat: int) -> None:
    digger: Digger = s.diggers[seat]
    digger.life -= 1
    shown = digger.hand[:] if digger.life == 0 else []
    if shown:
        s.discard += shown
        digger.hand.clear()
    tell(s, events.Hurt(seat, shown))


FOLLOW_UPS: Final[dict[int, type[Seated]]] = {
    DIG: Dig,
    WALK: Walk,
    BANK: Bank,
    BET: Bet,
    BLAST: Blast,
    TIDY: Tidy,
}
