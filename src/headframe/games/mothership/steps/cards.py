"""Playing an Action Card: laid open, aimed, answered by Noooooooo!, then carried out.

What a card may be aimed at is a word of the content ("mover", "refuge") with a function here in
``TARGETS``; what it does is a verb with a function in ``EFFECTS``. Both tables are filled by the
modules that know the rules concerned.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, TypeAlias

from headframe.core.choice import Answer, Choice, Pick
from headframe.core.engine import Decision
from headframe.core.part import ALL, Audiences
from headframe.core.refusal import Refusal
from headframe.games.mothership import events
from headframe.games.mothership.changes import discard
from headframe.games.mothership.content import CARDS, NO, TITLES
from headframe.games.mothership.state import War
from headframe.games.mothership.steps.base import PASS, Step
from headframe.kit.masks import MASK

Target: TypeAlias = "Callable[[War, Play], Choice | None]"
"""What the card at hand can be aimed at next; None: nothing."""
Effect: TypeAlias = "Callable[[War, Carry], None]"

TARGETS: Final[dict[str, Target]] = {}
EFFECTS: Final[dict[str, Effect]] = {}


def among(of: str, options: list[int]) -> Choice | None:
    return Pick(of, tuple(options)) if options else None


def playable(s: War, owner: int, title: int) -> bool:
    """Whether the conditions hold and there is something to name first (MS-CARD-10)."""
    card = CARDS[title]
    if card.own and owner != s.turn:
        return False
    return not card.on or TARGETS[card.on[0]](s, Play(owner, title, ())) is not None


def may_hold(s: War, owner: int, titles: int) -> bool:
    """Whether public information leaves it open that the owner can play one of these titles.

    A card in hand, a copy that is not known to be gone, a legal target (MS-INFO-04, -07).
    """
    if owner < 0 or owner >= s.setting.seats or not s.hands[owner]:
        return False
    titles &= s.live
    while titles:
        title = titles.bit_length() - 1
        titles ^= 1 << title
        if playable(s, owner, title):
            return True
    return False


def in_hand(s: War, owner: int, titles: int) -> list[int]:
    """The different titles in a hand that can be played now, out of these."""
    found: list[int] = []
    before = -1
    for title in s.hands[owner]:
        if title != before:
            before = title
            if titles >> title & 1 and playable(s, owner, title):
                found.append(title)
    return found


def play(s: War, owner: int, title: int) -> None:
    """Lay the card open; what follows is pushed."""
    discard(s, owner, title)
    if s.events is not None:
        s.events.append(events.Played(owner, title))
    s.stack.append(Play(owner, title, ()))


def card_refusal(s: War, owner: int, title: Answer, titles: int, clause: str) -> Refusal:
    """Why a seat cannot play this title in a window that knows these titles."""
    if not isinstance(title, int) or not 0 <= title < len(CARDS):
        return Refusal(clause, "that is not one of the answers")
    name = CARDS[title].title
    if title not in s.hands[owner]:
        return Refusal("MS-CARD-10", f"{name} is not in your hand")
    if CARDS[title].own and owner != s.turn:
        return Refusal("MS-CARD-06", f"{name} is played in one's own turn only")
    if not titles >> title & 1:
        return Refusal("MS-CARD-07", f"{name} is not played in this window")
    return Refusal("MS-CARD-10", f"{name} has no legal target now")


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

    def questions(self, s: War) -> tuple[Decision, ...]:
        choice = self.choice(s)
        if choice is None or (isinstance(choice, Pick) and len(choice.options) == 1):
            return ()
        return (Decision(self.owner, CARDS[self.title].on[len(self.named)], choice, self),)

    def choice(self, s: War) -> Choice | None:
        on = CARDS[self.title].on
        if len(self.named) == len(on):
            return None
        return TARGETS[on[len(self.named)]](s, self)

    def rest(self, s: War) -> None:
        choice = self.choice(s)
        if choice is not None:
            assert isinstance(choice, Pick)
            self.go(s, Decision(self.owner, "", choice, self), choice.options[0])
            return
        if s.events is not None:
            flat = tuple(n for a in self.named for n in (a if isinstance(a, tuple) else (a,)))
            s.events.append(events.Aimed(self.owner, self.title, flat))
        s.stack[-1] = Carry(self.owner, self.title, self.named)
        if s.live >> NO & 1:
            s.stack.append(Respond(self.owner, self.title, 0))

    def go(self, s: War, decision: Decision, answer: Answer) -> None:
        s.stack[-1] = Play(self.owner, self.title, (*self.named, answer))

    def why(self, s: War, decision: Decision, answer: Answer) -> Refusal:
        return Refusal(ACT[self.title], f"{CARDS[self.title].title} cannot be used on that")


ACT: Final = tuple(f"MS-ACT-{number:02}" for number in range(1, len(CARDS) + 1))


class Carry(Step):
    """A card that nobody cancels takes effect."""

    __slots__ = ("named", "owner", "title")
    AUDIENCES: ClassVar[Audiences] = {"owner": ALL, "title": ALL, "named": ALL}

    def __init__(self, owner: int, title: int, named: tuple[Answer, ...]) -> None:
        self.owner = owner
        self.title = title
        self.named = named

    @property
    def value(self) -> int:
        """The number on the card."""
        return CARDS[self.title].value

    def number(self, place: int = 0) -> int:
        """What was named first, second, ..."""
        found = self.named[place]
        assert isinstance(found, int)
        return found

    def rest(self, s: War) -> None:
        s.stack.pop()
        EFFECTS[CARDS[self.title].verb](s, self)


class Respond(Step):
    """RESP: every other player may cancel the card just announced (MS-CARD-11)."""

    __slots__ = ("owner", "passed", "title")
    AUDIENCES: ClassVar[Audiences] = {"owner": ALL, "title": ALL, "passed": MASK}
    CLAUSE: ClassVar[str] = "MS-CARD-11"

    def __init__(self, owner: int, title: int, passed: int) -> None:
        self.owner = owner
        self.title = title
        # The seats that have let it pass, as a mask.
        self.passed = passed

    def questions(self, s: War) -> tuple[Decision, ...]:
        asked: list[Decision] = []
        for seat, hand in enumerate(s.hands):
            if hand and seat != self.owner and not self.passed >> seat & 1:
                options = (PASS, NO) if NO in hand else ONLY_PASS
                asked.append(Decision(seat, "respond", Pick("card", options), self))
        return tuple(asked)

    def rest(self, s: War) -> None:
        s.stack.pop()

    def go(self, s: War, decision: Decision, answer: Answer) -> None:
        if answer == PASS:
            s.stack[-1] = Respond(self.owner, self.title, self.passed | 1 << decision.seat)
            return
        s.stack.pop()
        s.stack.pop()
        discard(s, decision.seat, NO)
        if s.events is not None:
            s.events.append(events.Played(decision.seat, NO))
            s.events.append(events.Cancelled(self.owner, self.title))

    def why(self, s: War, decision: Decision, answer: Answer) -> Refusal:
        return card_refusal(s, decision.seat, answer, 1 << NO, self.CLAUSE)


ONLY_PASS: Final = (PASS,)
MOST_TITLES: Final = len(TITLES)
