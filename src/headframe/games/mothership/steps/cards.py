"""Playing an Action Card: laid open, aimed, answered by Noooooooo!, then carried out."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Answer, Choice, Pick
from headframe.core.engine import Decision
from headframe.core.part import ALL, Audiences
from headframe.core.refusal import Refusal
from headframe.core.sentence import Named
from headframe.games.mothership import events
from headframe.games.mothership.changes import discard
from headframe.games.mothership.legal.action_codes import PASS
from headframe.games.mothership.legal.aiming import Aim, aimed, meant
from headframe.games.mothership.legal.cards import cancelling, card_refusal
from headframe.games.mothership.legal.targets import TARGETS
from headframe.games.mothership.query import friends
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.steps.base import Step
from headframe.kit.masks import MASK

ONLY_PASS: Final = (PASS,)
NOT_DECLARED: Final = -1
"""A card that does not wait for the dice of a fight."""


def play(s: MothershipState, owner: int, title: int) -> None:
    """Lay the card open; what follows is pushed."""
    discard(s, owner, title)
    if s.events is not None:
        s.events.append(events.Played(owner, title))
    s.stack.append(Play(owner, title, ()))


class Play(Step):
    """A card lies open; its player names what it is for."""

    __slots__ = ("named", "owner", "title")
    AUDIENCES: ClassVar[Audiences] = {"owner": ALL, "title": ALL, "named": ALL}
    CLAUSE: ClassVar[str] = "MS-CARD-11"
    PASSING: ClassVar[Answer | None] = None

    def __init__(self, owner: int, title: int, named: tuple[Answer, ...]) -> None:
        self.owner = owner
        self.title = title
        self.named = named

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        choice = self.choice(s)
        if choice is None or (isinstance(choice, Pick) and len(choice.options) == 1):
            return ()
        word = s.content.cards[self.title].on[len(self.named)]
        return (Decision(self.owner, word, choice, self),)

    def choice(self, s: MothershipState) -> Choice | None:
        card = s.content.cards[self.title]
        if len(self.named) == len(card.on):
            return None
        return TARGETS[card.on[len(self.named)]](s, Aim(self.owner, card.value, self.named))

    def rest(self, s: MothershipState) -> None:
        choice = self.choice(s)
        if choice is not None:
            assert isinstance(choice, Pick)
            self.go(s, Decision(self.owner, "", choice, self), choice.options[0])
            return
        if s.events is not None:
            s.events.append(aimed(s, self.owner, self.title, self.named))
        s.stack[-1] = Carry(self.owner, self.title, self.named)
        if s.live & s.content.cancel_titles:
            s.stack.append(Respond(self.owner, self.title, 0))

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        s.stack[-1] = Play(self.owner, self.title, (*self.named, answer))

    def why(self, s: MothershipState, decision: Decision, answer: Answer) -> Refusal:
        card = s.content.cards[self.title]
        return Refusal(
            card.clause, "{card} cannot be used on that", card=Named("card", self.title, card.title)
        )


class Carry(Step):
    """A card that nobody cancels takes effect."""

    __slots__ = ("named", "owner", "title")
    AUDIENCES: ClassVar[Audiences] = {"owner": ALL, "title": ALL, "named": ALL}

    def __init__(self, owner: int, title: int, named: tuple[Answer, ...]) -> None:
        self.owner = owner
        self.title = title
        self.named = named

    def value(self, s: MothershipState) -> int:
        """The number on the card."""
        return s.content.cards[self.title].value

    def number(self, place: int = 0) -> int:
        """What was named first, second, ..."""
        found = self.named[place]
        assert isinstance(found, int)
        return found

    def rest(self, s: MothershipState) -> None:
        # Effects begin dogfights, and in dogfights cards are played: one of the two must come late.
        from headframe.games.mothership.steps.card_effects import EFFECTS

        s.stack.pop()
        EFFECTS[s.content.cards[self.title].verb](s, self)


class Respond(Step):
    """RESP: every other player may cancel the card just announced (MS-CARD-11)."""

    __slots__ = ("owner", "passed", "title")
    AUDIENCES: ClassVar[Audiences] = {"owner": ALL, "title": ALL, "passed": MASK}
    CLAUSE: ClassVar[str] = "MS-CARD-11"
    REACTION: ClassVar[bool] = True

    def __init__(self, owner: int, title: int, passed: int) -> None:
        self.owner = owner
        self.title = title
        # The seats that have let it pass, as a mask.
        self.passed = passed

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        asked: list[Decision] = []
        for seat, hand in enumerate(s.hands):
            if hand and seat != self.owner and not self.passed >> seat & 1:
                found = cancelling(s, seat, s.content.cancel_titles)
                options = (PASS, *found) if found else ONLY_PASS
                asked.append(Decision(seat, "respond", Pick("card", options), self))
        return tuple(asked)

    def rest(self, s: MothershipState) -> None:
        s.stack.pop()

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        if answer == PASS:
            s.stack[-1] = Respond(self.owner, self.title, self.passed | 1 << decision.seat)
            return
        s.stack.pop()
        s.stack.pop()
        assert isinstance(answer, int)
        cancel(s, decision.seat, answer, self.owner, self.title)

    def why(self, s: MothershipState, decision: Decision, answer: Answer) -> Refusal:
        return card_refusal(s, decision.seat, answer, s.content.cancel_titles, self.CLAUSE)

    def concerns(self, s: MothershipState, seat: int) -> bool:
        card = s.stack[-2]
        assert isinstance(card, Carry)
        met = meant(s, card.title, card.named)
        return any(friend in met for friend in friends(s, seat))


def cancel(
    s: MothershipState, seat: int, by: int, owner: int, title: int, place: int = NOT_DECLARED
) -> None:
    """A card of a hand goes, and another player's card with it."""
    discard(s, seat, by)
    if s.events is not None:
        s.events.append(events.Played(seat, by))
        s.events.append(events.Cancelled(owner, title, seat, by, place))
