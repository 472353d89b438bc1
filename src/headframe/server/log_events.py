"""Events as they stand in a log, of whatever release."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from headframe.core.codec import encode
from headframe.core.engine import Event
from headframe.core.game import Game
from headframe.core.part import IS
from headframe.core.upgrade import upgraded


def as_written(
    game: Game[Any], news: Sequence[Event], stored: list[Any] | None, rules: int
) -> bool:
    """Whether an answer led to what was written down with it under that version of the rules: the
    same events with the same in every field that they still have. What is told only since
    then, or at other moments, does not count."""
    since = {
        name
        for version, change in game.CHANGES.items()
        if version > rules
        for name in change.events
    }
    told = [encode(event) for event in news if type(event).__name__ not in since]
    then = [event for event in stored or [] if event[IS] not in since]
    return len(told) == len(then) and all(
        _alike(now, event, upgraded(event, game.UPGRADES))
        for now, event in zip(told, then, strict=True)
    )


def _alike(now: Any, then: Any, today: Any) -> bool:
    """``today`` is what was told then, as it would be told now."""
    same = {field for field in now if field in then and field in today and field != IS}
    return bool(now[IS] == today[IS]) and all(now[field] == today[field] for field in same)
