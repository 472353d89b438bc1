"""Lessons and puzzles as data. Each is a position that a real game has led to: its options, its
seed and all answers up to there; whoever loads it plays them again by today's rules."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import msgspec

from headframe.academy.goals import Condition
from headframe.core.choice import Plain
from headframe.core.engine import State, apply
from headframe.core.game import Game
from headframe.core.options import Value
from headframe.core.record import read_answer
from headframe.core.session import dice
from headframe.core.speech import Phrase

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
    things: list[str] = []
    """What its words speak of, as the boards name their drawings: shown to the learner first."""
    facts: dict[str, str | tuple[str, str]] = {}
    """The numbers that its texts name, and where each is found (`facts`)."""


class Judged(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer, and the chance to win that it leaves by the miner's search."""

    key: str
    answer: Plain
    chance: float


class Puzzle(Exercise, frozen=True, kw_only=True):
    """Which answer is best? Found by ``headframe puzzles mine`` (`mining`)."""

    moves: list[Judged]
    """Those that the search compared, the best first; what it left out is worse."""
    gap: float
    """How far the best is ahead of the second, by the smaller of two independent searches."""
    why: list[Phrase]
    """What the best brings, in the game's words."""


class Found(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle as it is stored: after so many answers of one of the games."""

    game: str
    step: int
    seat: int
    gap: float
    moves: list[Judged]
    why: list[Phrase]


class Mine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The file of a game's puzzles. ``games`` are the answers of each by its seed, as far as they
    are needed."""

    provenance: str
    options: dict[str, Value]
    games: dict[str, list[Given]]
    puzzles: list[Found]

    def puzzle(self, found: Found) -> Puzzle:
        """A find as a puzzle, to be written down."""
        return Puzzle(
            id=f"{found.game}-{found.step}".replace(" ", "-"),
            provenance=self.provenance,
            seat=found.seat,
            start=Beginning(
                options=self.options,
                seed=found.game,
                answers=self.games[found.game][: found.step],
            ),
            dice=f"{found.game} {found.step}",
            moves=found.moves,
            gap=found.gap,
            why=found.why,
        )


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """By id, in the order in which they are taught; {} for a game without."""
    path = LESSONS / f"{game}.toml"
    if not path.exists():
        return {}
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))["lesson"]
        return _named(path, [msgspec.convert(each, Lesson) for each in raw])
    except (tomllib.TOMLDecodeError, KeyError, msgspec.MsgspecError) as error:
        raise BadExercise(f"{path.name}: {error}") from error


@cache
def puzzles(game: str) -> dict[str, Puzzle]:
    """By id; {} for a game without."""
    path = PUZZLES / f"{game}.json"
    if not path.exists():
        return {}
    try:
        mine = msgspec.json.decode(path.read_bytes(), type=Mine)
        return _named(path, [mine.puzzle(each) for each in mine.puzzles])
    except (KeyError, msgspec.MsgspecError) as error:
        raise BadExercise(f"{path.name}: {error}") from error


def exercise(game: str, kind: Kind, id_: str) -> Lesson | Puzzle:
    """Or BadExercise."""
    found = (lessons(game) if kind == "lesson" else puzzles(game)).get(id_)
    if found is None:
        raise BadExercise(f"{game} has no {kind} {id_!r}")
    return found


def _named(path: Path, found: list[E]) -> dict[str, E]:
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
