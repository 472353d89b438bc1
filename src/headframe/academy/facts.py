"""The numbers that a lesson's texts name, read from where the game keeps them.

A fact is a way to a number: ``goal`` leads into the lesson's conditions, ``state`` and ``figures``
into the position as the learner sees it, ``catalogue`` into the content. Two ways are a difference:
what a stack lacks is what the card costs less what lies there.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from headframe import registry
from headframe.academy.exercises import BadExercise, lessons, position
from headframe.core.view import view


@cache
def facts(name: str) -> dict[str, dict[str, int]]:
    """Of all lessons of a game, by the lesson's id. Raises BadExercise."""
    game = registry.game(name)
    found: dict[str, dict[str, int]] = {}
    for id_, lesson in lessons(name).items():
        s = position(game, lesson)
        roots = {
            "goal": msgspec.to_builtins(lesson.goal),
            "state": view(s, lesson.seat)["state"],
            "figures": game.figures(s, lesson.seat),
            "catalogue": game.catalogue(game.settle(lesson.start.options)),
        }
        found[id_] = {
            fact: _number(roots, ways, f"{name}: lesson {id_}: {fact}")
            for fact, ways in lesson.facts.items()
        }
    return found


def _number(roots: dict[str, Any], ways: str | tuple[str, str], where: str) -> int:
    if isinstance(ways, str):
        return _at(roots, ways, where)
    return _at(roots, ways[0], where) - _at(roots, ways[1], where)


def _at(roots: dict[str, Any], way: str, where: str) -> int:
    found: Any = roots
    for step in way.split("."):
        try:
            found = found[int(step)] if isinstance(found, (list, tuple)) else found[step]
        except (KeyError, IndexError, TypeError, ValueError):
            raise BadExercise(f"{where}: {way} leads nowhere, from {step!r} on") from None
    if not isinstance(found, int):
        raise BadExercise(f"{where}: {way} is no whole number")
    return found
