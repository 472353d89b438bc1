"""The whole engine: who must decide what, and what an answer does.

A state carries a stack of frames, unfinished steps of the rules as plain data. The top frame
either asks somebody something or goes on by itself. Interrupts are frames pushed on top.

A whole game, in which two seats take stones in turn and whoever takes the last one wins:

>>> from headframe.core.choice import Number
>>> class Stones(State):
...     __slots__ = ("left",)
...     AUDIENCES = {**State.AUDIENCES, "left": ALL}
...     NOT_ASKED = "ST-TURN-01"
...
...     def __init__(self, rng, stack, offers, teams, left):
...         super().__init__(rng, stack, offers, teams)
...         self.left = left
>>> class Take(Frame):
...     __slots__ = ("seat",)
...     AUDIENCES = {"seat": ALL}
...     CLAUSE = "ST-TAKE-01"
...
...     def __init__(self, seat):
...         self.seat = seat
...
...     def ask(self, s):
...         return (Decision(self.seat, "take", Number("stones", 1, min(3, s.left)), self),)
...
...     def go(self, s, decision, answer):
...         s.left -= answer
...         s.stack.pop()
...         if s.left:
...             s.stack.append(Take(1 - self.seat))

>>> s = Stones(Rng.seeded("a game"), [Take(0)], (), (0, 1), left=5)
>>> [(decision.seat, decision.key) for decision in advance(s)]
[(0, 'take')]
>>> apply(s, 0, "take", 4)
Traceback (most recent call last):
    ...
headframe.core.refusal.Refused: that is not one of the answers [ST-TAKE-01]
>>> [decision.seat for decision in apply(s, 0, "take", 3)]
[1]
>>> apply(s, 1, "take", 2)  # nobody is asked any more: the game is over
()
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from headframe.core.choice import Answer, Choice
from headframe.core.part import (
    ALL,
    NOBODY,
    TRANSIENT,
    Audiences,
    Part,
    remade,
    saved_fields,
)
from headframe.core.refusal import Refusal, Refused, Stuck
from headframe.core.rng import Rng
from headframe.core.window import Window

RUN_LIMIT: Final = 100_000
"""Steps without a decision after which the rules are taken to be stuck."""

CONCEDE: Final = "concede"
"""The key of the one answer that needs no open decision."""


class Event(Part):
    """Something that happened, told to each seat as far as its fields' audiences allow."""

    __slots__ = ()


class State(Part):
    """A game in progress. Games add their fields, and a ``copy`` that shares nothing mutable."""

    __slots__ = ("events", "offers", "open_decisions", "rng", "stack", "teams")
    AUDIENCES: ClassVar[Audiences] = {
        "rng": NOBODY,
        "stack": ALL,
        "offers": ALL,
        "teams": ALL,
        "open_decisions": TRANSIENT,
        "events": TRANSIENT,
    }
    NOT_ASKED: ClassVar[str] = ""
    """The clause that answers a seat which has nothing to decide now."""

    def __init__(
        self,
        rng: Rng,
        stack: list[Frame[Any]],
        offers: tuple[Frame[Any], ...],
        teams: tuple[int, ...],
    ) -> None:
        self.rng = rng
        self.stack = stack
        # Frames that ask beside the step at hand. Empty most of the time, so it costs nothing.
        self.offers = offers
        # The team of each seat; players on their own are teams of one.
        self.teams = teams
        self.open_decisions: tuple[Decision, ...] = ()
        # None while nobody listens: playouts tell nothing.
        self.events: list[Event] | None = None

    def copy(self) -> State:
        """Another state that shares nothing with this one that may change."""
        raise NotImplementedError

    def __deepcopy__(self, memo: object) -> State:
        """For those who expect it of `copy.deepcopy`: as cheap as ``copy``, and with the news."""
        other = self.copy()
        other.open_decisions = self.open_decisions
        other.events = None if self.events is None else self.events[:]
        return other

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as it is saved; the open decisions are worked out again. The content that it is
        played with has to be known where it is read."""
        return _restored, (type(self), *[getattr(self, name) for name in saved_fields(type(self))])

    def current_turn(self) -> int | None:
        """What tells one turn from the next: whose it is, or its number. Bots look ahead to the
        end of a turn; None = this game has none, and the seats that frames name have to do."""
        return None

    def concede(self, seat: int) -> None:
        """A seat gives up, asked or not. Games whose rules know this say what follows."""
        raise Refused(Refusal(self.NOT_ASKED, "this game has no rule for giving up"))


S = TypeVar("S", bound=State)


class Frame(Part, Generic[S]):
    """An unfinished step. A frame is a value: it is replaced, never changed, so copies of a state
    share it."""

    __slots__ = ()
    SHARED: ClassVar[bool] = True
    CLAUSE: ClassVar[str] = ""
    """The rule that asks; also the refusal of an answer nothing more exact can be said about."""
    PRIVATE: ClassVar[bool] = False
    """Others are not even shown that this is asked: whether it is depends on what only its seat
    knows. For standing offers; a step at hand that asked in private would leave others waiting
    for nobody."""
    NAMED: ClassVar[tuple[str, ...]] = ()
    """Its public numbers that the question names: the price, where it differs."""
    STOPS_LOOKAHEAD: ClassVar[bool] = False
    """What it does is no part of what led to it: the turn of an opponent without a seat. Whoever
    compares moves stops before it."""

    def ask(self, s: S) -> tuple[Decision, ...]:
        """Who must decide what now; () = nobody. Changes nothing, however often it is called."""
        return ()

    def run(self, s: S) -> None:
        """Nobody is asked: do this step. It pops itself or pushes something."""
        raise NotImplementedError

    def go(self, s: S, decision: Decision, answer: Answer) -> None:
        """Do what was decided. The answer is legal."""
        raise NotImplementedError

    def why(self, s: S, decision: Decision, answer: Answer) -> Refusal:
        """Why this answer is illegal, from what its seat may know."""
        return Refusal(self.CLAUSE, "that is not one of the answers")

    def window(self, s: S, decision: Decision) -> Window | None:
        """What marks one of its questions as a reaction, which can be let pass; None: it is none.
        Whether it is one must not depend on what is hidden."""
        return None


class Decision:
    """A question to a seat. Its key tells it from the seat's other open ones."""

    __slots__ = ("choice", "frame", "key", "seat")

    def __init__(self, seat: int, key: str, choice: Choice, frame: Frame[Any]) -> None:
        self.seat = seat
        self.key = key
        self.choice = choice
        self.frame = frame


def ask(s: State) -> tuple[Decision, ...]:
    """The open decisions, worked out anew: after loading, or in a re-dealt world."""
    asked = s.stack[-1].ask(s) if s.stack else ()
    if asked and s.offers:
        for offer in s.offers:
            asked += offer.ask(s)
    s.open_decisions = asked
    return asked


def _restored(kind: type[State], *values: object) -> State:
    made = remade(kind, *values)
    assert isinstance(made, State)
    advance(made)
    return made


def advance(s: State) -> tuple[Decision, ...]:
    """Run the rules until somebody must decide; () = the game is over."""
    stack = s.stack
    for _step in range(RUN_LIMIT):  # plain `_` would be an object where this is compiled
        if not stack:
            s.open_decisions = ()
            return ()
        top = stack[-1]
        asked = top.ask(s)
        if asked:
            if s.offers:
                for offer in s.offers:
                    beside = offer.ask(s)
                    if beside:
                        asked += beside
            s.open_decisions = asked
            return asked
        top.run(s)
    raise Stuck(f"no decision after {RUN_LIMIT} steps: {[type(f).__name__ for f in stack[-5:]]}")


def act(s: State, decision: Decision, answer: Answer) -> tuple[Decision, ...]:
    """Do an answer known to be legal (it came from the choice itself) and go on."""
    decision.frame.go(s, decision, answer)
    return advance(s)


def apply(s: State, seat: int, key: str, answer: Answer) -> tuple[Decision, ...]:
    """Refuse with the clause, leaving the state as it was, or do it and go on."""
    if key == CONCEDE and s.open_decisions:
        s.concede(seat)
        return advance(s)
    decision = find(s, seat, key)
    if not decision.choice.legal(answer):
        raise Refused(decision.frame.why(s, decision, answer))
    decision.frame.go(s, decision, answer)
    return advance(s)


def find(s: State, seat: int, key: str) -> Decision:
    """The open decision of that seat and key, or a refusal."""
    asked = ""
    for decision in s.open_decisions:
        if decision.seat == seat:
            if decision.key == key:
                return decision
            asked = asked or decision.frame.CLAUSE
    if not s.open_decisions:
        raise Refused(Refusal(s.NOT_ASKED, "the game is over"))
    if not asked:
        raise Refused(Refusal(s.NOT_ASKED, "you have nothing to decide now"))
    keys = ", ".join(sorted(d.key for d in s.open_decisions if d.seat == seat))
    # The rule that asks now is what stands against anything else.
    raise Refused(
        Refusal(
            asked,
            "seat {seat} is not asked {key}; open now: {keys}",
            seat=seat,
            key=repr(key),
            keys=keys,
        )
    )
