"""Achievements: when they are judged, taking one, and which offers stand open (SM-ACH).

Goals are judged when something they speak of has changed, not at every decision.
"""

from __future__ import annotations

from typing import Any, Final

from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision, Frame
from headframe.core.refusal import Refusal
from headframe.games.super_motherload.events.achievements import (
    Counted,
    GoalsMet,
    MajorTaken,
    MinorCycled,
    MinorTaken,
)
from headframe.games.super_motherload.legal.achievements import (
    open_at_start,
    open_majors,
    open_minors,
)
from headframe.games.super_motherload.state import SuperMotherloadState
from headframe.games.super_motherload.steps.artifacts import TILES

NO_MINOR: Final = -1


def judge(s: SuperMotherloadState) -> None:
    """After a buy: this changes what majors speak of."""
    offer(s, open_majors(s), open_minors(s))


def judge_anew(s: SuperMotherloadState) -> None:
    """When a turn begins."""
    offer(s, open_majors(s), open_at_start(s))


def judge_minors(s: SuperMotherloadState) -> None:
    offer(s, s.can_major, open_minors(s))


def offer(s: SuperMotherloadState, majors: tuple[int, ...], minors: tuple[int, ...]) -> None:
    """These may be taken now. Offers stand open in one's own turn, while there is something to
    offer."""
    if s.events is not None and (majors != s.can_major or minors != s.can_minor):
        s.events.append(GoalsMet(s.turn, majors, minors))
    s.can_major = majors
    s.can_minor = minors
    if minors or majors:
        s.offers = BOTH if s.players[s.turn].tiles else CLAIMS_ALONE
    else:
        s.offers = TILES_ALONE if s.players[s.turn].tiles else NOTHING


def counted(s: SuperMotherloadState) -> Counted:
    """What goals look at now, to be told."""
    return Counted(s.turn, tuple(s.tally), s.met, s.lapsed)


def deal_minor(s: SuperMotherloadState) -> int:
    """The top card of the minor deck, ``NO_MINOR`` if it is empty."""
    if s.minor_deck:
        return s.minor_deck.pop(s.rng.below(len(s.minor_deck)))
    if not s.minor_under:
        return NO_MINOR
    dealt = s.minor_under[0]
    s.minor_under = s.minor_under[1:]
    return dealt


class Cycle(Frame[SuperMotherloadState]):
    """A face-up minor goes under the deck and another comes (SM-BONUS-D7)."""

    __slots__ = ()
    CLAUSE = "SM-BONUS-D7"

    def ask(self, s: SuperMotherloadState) -> tuple[Decision, ...]:
        if len(s.minor_row) < 2:
            return ()
        return (Decision(s.turn, "cycle", Pick("minor", s.minor_row), self),)

    def run(self, s: SuperMotherloadState) -> None:
        if s.minor_row:
            self.cycle(s, s.minor_row[0])
        else:
            s.stack.pop()

    def go(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        self.cycle(s, answer)

    def cycle(self, s: SuperMotherloadState, minor: int) -> None:
        s.stack.pop()
        s.minor_under = (*s.minor_under, minor)
        dealt = deal_minor(s)
        s.minor_row = tuple([dealt if shown == minor else shown for shown in s.minor_row])
        if s.events is not None:
            s.events.append(MinorCycled(s.turn, minor, dealt))
        judge_minors(s)


class Claims(Frame[SuperMotherloadState]):
    """Take an achievement whose goal is met."""

    __slots__ = ()
    CLAUSE = "SM-ACH-01"

    def ask(self, s: SuperMotherloadState) -> tuple[Decision, ...]:
        asked: tuple[Decision, ...] = ()
        if s.can_major:
            asked = (Decision(s.turn, "major", Pick("major", s.can_major), self),)
        if s.can_minor:
            asked += (Decision(s.turn, "minor", Pick("minor", s.can_minor), self),)
        return asked

    def go(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        player = s.players[s.turn]
        if decision.key == "major":
            s.majors = tuple([major for major in s.majors if major != answer])
            player.majors = (*player.majors, answer)
            s.took_major += 1
            if s.events is not None:
                s.events.append(MajorTaken(s.turn, answer))
            judge(s)
        else:
            dealt = deal_minor(s)
            row = [dealt if shown == answer else shown for shown in s.minor_row]
            s.minor_row = tuple([shown for shown in row if shown != NO_MINOR])
            player.minors = (*player.minors, answer)
            s.took_minor += 1
            if s.events is not None:
                s.events.append(MinorTaken(s.turn, answer, dealt))
            judge_minors(s)

    def why(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> Refusal:
        face_up = s.majors if decision.key == "major" else s.minor_row
        if answer not in face_up:
            return Refusal("SM-ACH-01", "no such achievement lies face up")
        if decision.key == "major":
            return Refusal("SM-ACH-03", "you have not bought the pilots it asks for")
        return Refusal("SM-ACH-05", "its goal is not met")


CYCLE: Final = Cycle()
CLAIMS: Final = Claims()
NOTHING: Final[tuple[Frame[Any], ...]] = ()
TILES_ALONE: Final[tuple[Frame[Any], ...]] = (TILES,)
CLAIMS_ALONE: Final[tuple[Frame[Any], ...]] = (CLAIMS,)
BOTH: Final[tuple[Frame[Any], ...]] = (TILES, CLAIMS)
