"""The bodies of the academy's calls and their answers, as OpenAPI tells them."""

from __future__ import annotations

from typing import Literal

import msgspec

from headframe.core.shown import AnswerShown, GameEvent
from headframe.core.speech import Phrase
from headframe.server.forms import Name, TokenText


class LessonInfo(msgspec.Struct):
    """A lesson of the academy."""

    id: str
    turns: int
    """Of the learner, in which its goal is to be reached."""
    clauses: list[str]
    """What it is an example of."""
    things: list[str]
    """What its words speak of, as the boards name their drawings."""
    facts: dict[str, int]
    """The numbers that its texts name."""


class AcademyInfo(msgspec.Struct):
    """What can be learned and solved in a game."""

    lessons: list[LessonInfo]
    puzzles: list[str]
    """Their ids."""


class ExerciseWish(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody wants to try a lesson or a puzzle."""

    game: Name
    kind: Literal["lesson", "puzzle"]
    id: Name
    name: Name = ""
    """The learner's."""


class VerdictWish(msgspec.Struct, forbid_unknown_fields=True):
    """``token`` is the learner's."""

    token: TokenText


class ProgressInfo(msgspec.Struct):
    """Of one condition of the goal."""

    have: int
    need: int


class LineAnswer(msgspec.Struct):
    """An answer of a line that a review recommends."""

    key: str
    answer: AnswerShown


class VerdictInfo(msgspec.Struct):
    """How a try goes (`headframe.academy.verdicts`). Once it is decided: the chance to win that it
    leaves, the one that the best line leaves, that line's answers and what happens in it."""

    status: Literal["open", "met", "missed"]
    step: int
    progress: list[ProgressInfo]
    chance: float | None
    best: float | None
    line: list[LineAnswer]
    told: list[GameEvent]
    why: list[Phrase]
    """What the best line brings that the try does not."""
