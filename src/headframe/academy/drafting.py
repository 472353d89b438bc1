"""A lesson from a game that was played: the position at a step, and how its player went on."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from headframe.academy.exercises import Beginning, Lesson
from headframe.academy.goals import Condition
from headframe.academy.verdicts import Try
from headframe.core.game import Game
from headframe.core.options import Value
from headframe.core.record import Record, parts
from headframe.core.refusal import Refused

DICE: Final = 200
"""So many seeds are tried until what is random falls as the line needs it."""


DETOUR: Final = 6
"""A side step of a line has at most so many answers."""


class NoLesson(LookupError):
    """Says why the position does not make one."""


def draft(
    game: Game[Any], record: Record, step: int, id_: str, goal: Sequence[Condition], turns: int = 1
) -> Lesson:
    """With a solution: the record's own answers, as far as the goal takes them."""
    if record.seed is None or record.start is not msgspec.UNSET or parts(record)[1:]:
        raise NoLesson("a lesson comes from a finished game that began with the setup")
    if not 0 <= step < len(record.answers):
        raise NoLesson(f"the game has {len(record.answers)} answers")
    options: dict[str, Value] = {
        name: value
        for name, value in record.options.items()
        if value != next((each.default for each in game.OPTIONS if each.name == name), None)
    }
    for number in range(DICE):
        found = Lesson(
            id=id_,
            provenance=f"the game {record.seed!r}, after {step} answers",
            seat=record.answers[step][0],
            start=Beginning(options=options, seed=record.seed, answers=list(record.answers[:step])),
            dice=f"{id_} {number}",
            clauses=[],
            turns=turns,
            goal=list(goal),
            solution=list(record.answers[step:]),
        )
        try:
            tried = Try(game, found, found.solution)
        except Refused:  # the dice fell otherwise: the line cannot be played
            continue
        if tried.status == "met":
            return shortened(game, found, tried.steps)
    raise NoLesson("the game's own line does not reach the goal")


def shortened(game: Game[Any], lesson: Lesson, steps: int) -> Lesson:
    """Without what the goal does not need: a line that a learner can follow."""
    line = lesson.solution[:steps]
    for size in range(DETOUR, 0, -1):
        at = 0
        while at < len(line):
            shorter = line[:at] + line[at + size :]
            try:
                tried = Try(game, lesson, shorter)
            except Refused:
                at += 1
                continue
            if tried.status == "met":
                line = shorter[: tried.steps]
            else:
                at += 1
    return msgspec.structs.replace(lesson, solution=line)


def as_toml(lesson: Lesson) -> str:
    """As it stands in the file of lessons."""
    goals = [
        "{ "
        + ", ".join(
            f"{name} = {_value(value)}"
            for name in ("event", "least", "sum", "where", "seat")
            if (value := getattr(each, name)) != getattr(Condition(""), name)
        )
        + " }"
        for each in lesson.goal
    ]
    return "\n".join(
        [
            "[[lesson]]",
            f"id = {_value(lesson.id)}",
            f"provenance = {_value(lesson.provenance)}",
            f"clauses = {_value(lesson.clauses)}",
            f"seat = {lesson.seat}",
            f"turns = {lesson.turns}",
            f"goal = [{', '.join(goals)}]",
            *([f"things = {_value(lesson.things)}"] if lesson.things else []),
            *([f"facts = {_value(lesson.facts)}"] if lesson.facts else []),
            f"dice = {_value(lesson.dice)}",
            f"solution = {_value(lesson.solution)}",
            "[lesson.start]",
            f"seed = {_value(lesson.start.seed)}",
            f"options = {_value(lesson.start.options)}",
            f"answers = {_value(lesson.start.answers)}",
            "",
        ]
    )


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_value(each)}" for name, each in value.items()) + " }"
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
