"""``headframe lessons`` and ``headframe puzzles``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from headframe import registry
from headframe.academy.drafting import NoLesson, as_toml
from headframe.academy.drafting import draft as drafted
from headframe.academy.goals import Condition
from headframe.core.record import read


def draft(
    record: Path,
    *,
    step: Annotated[int, Parameter(help="begin after so many answers")],
    goal: Annotated[tuple[str, ...], Parameter(help="an event, or EVENT=TIMES")],
    id: Annotated[str, Parameter(help="what the lesson is called")],  # noqa: A002
    turns: Annotated[int, Parameter(help="of the learner, to reach it in")] = 1,
) -> None:
    """Print a lesson made from a finished game, for the file of lessons."""
    try:
        played = read(record.read_bytes())
    except OSError as error:
        raise NoLesson(f"{record}: {error.strerror}") from error
    conditions = [_condition(each) for each in goal]
    made = drafted(registry.game(played.game), played, step, id, conditions, turns)
    print(as_toml(made))


def _condition(text: str) -> Condition:
    event, _, least = text.partition("=")
    if least and not least.isdecimal():
        raise NoLesson(f"--goal {text}: not EVENT or EVENT=TIMES")
    return Condition(event, int(least or 1))
