"""What a seat is told about its chances, and about what an answer changes, as plain data."""

from __future__ import annotations

from typing import NamedTuple, TypedDict

from headframe.core.speech import Phrase


class Odds(TypedDict):
    """Of one answer. ``chance`` that it comes out well, from 0 to 1; None where no single number
    says that. ``settled``: nothing more is chosen about it before luck decides, but for reactions.
    ``lines`` say the same and more, the most important first."""

    chance: float | None
    settled: bool
    lines: list[Phrase]


class Threat(TypedDict):
    """``by`` is a piece, in the game's own numbers: the spaces where it could stand after a move,
    and those it could strike then."""

    by: int
    reach: list[int]
    strikes: list[int]


class Reason(NamedTuple):
    """One thing that changed between two positions, and what that is worth to a seat, in points."""

    worth: float
    say: Phrase
