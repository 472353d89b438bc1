"""Lessons and puzzles as data. Each is a position that a real game has led to: its options, its
seed and all answers up to there; whoever loads it plays them again by today's rules."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import msgspec

from headframe import registry
from headframe.academy.goals import Condition
from headframe.core.choice import Plain
from headframe.core.engine import State, apply
from headframe.core.game import Game
from headframe.core.options import Value
from headframe.core.record import read_answer
from headframe.core.session import dice

Kind = Literal["lesson", "puzzle"]
LESSONS: Final = Path(__file__).parent / "lessons"
PUZZLES: Final = Path(__file__).parent / "puzzles"
OPPONENT: Final = "level1"
"""Who sits at the other seats."""
Given = tuple[int, str, Plain]
"""Seat, key and answer."""
E = TypeVar("E", bound="Exercise")


class BadExercise(LookupError):
    """A lesson or puzzle that cannot be loaded; the message names it."""


class Beginning(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The beginning of a game: where a position comes from."""

    options: dict[str, Value]
    seed: str
    answers: list[Given]


class Exercise(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What lessons and puzzles have in common."""

    id: str
    provenance: str
    """Which game it was found in, and by whom."""
    seat: int
    """The learner's."""
    start: Beginning
    dice: str
    """The seed of what happens from here on, the same for everybody."""


class Lesson(Exercise, frozen=True, kw_only=True):
    """Texts are the messages ``lesson-ID-…`` of the game's browser words."""

    clauses: list[str]
    """The clauses of the ledger that it is an example of."""
    turns: int
    """Of the learner, in which the goal is to be reached."""
    goal: list[Condition]
    solution: list[Given]
    """A line that reaches it, everybody's answers."""


class Judged(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer, and the chance to win that it leaves by the evaluation of the miner."""

    answer: Plain
    chance: float


class Puzzle(Exercise, frozen=True, kw_only=True):
    """Which answer to this question is best?"""

    key: str
    moves: list[Judged]
    """Every legal answer, the best first."""
    gap: float
    """How far the best is ahead of the second, by the smaller of two independent searches."""


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """By id, in the order in which they are taught; {} for a game without."""
    return _read(LESSONS / f"{game}.toml", Lesson)


@cache
def puzzles(game: str) -> dict[str, Puzzle]:
    return _read(PUZZLES / f"{game}.json", Puzzle)


def exercise(game: str, kind: Kind, id_: str) -> Lesson | Puzzle:
    """Or BadExercise."""
    found = (lessons(game) if kind == "lesson" else puzzles(game)).get(id_)
    if found is None:
        raise BadExercise(f"{game} has no {kind} {id_!r}")
    return found


def _read(path: Path, kind: type[E]) -> dict[str, E]:
    if not path.exists():
        return {}
    text = path.read_text(encoding="utf-8")
    try:
        raw = tomllib.loads(text)["lesson"] if path.suffix == ".toml" else msgspec.json.decode(text)
        found = [msgspec.convert(each, kind) for each in raw]
    except (tomllib.TOMLDecodeError, KeyError, msgspec.MsgspecError) as error:
        raise BadExercise(f"{path.name}: {error}") from error
    named = {each.id: each for each in found}
    if len(named) < len(found):
        raise BadExercise(f"{path.name}: an id stands twice")
    return named


def position(game: Game[Any], given: Exercise) -> State:
    """Where the learner begins, with the dice of the exercise. Raises what the rules say of an
    answer that is not legal any more."""
    s: State = game.new(given.start.options, given.start.seed)
    for seat, key, answer in given.start.answers:
        apply(s, seat, key, read_answer(answer))
    s.rng = dice(given.dice)
    return s


def positioned(name: str, kind: Kind, id_: str) -> tuple[Game[Any], Lesson | Puzzle, State]:
    game = registry.game(name)
    found = exercise(name, kind, id_)
    return game, found, position(game, found)
