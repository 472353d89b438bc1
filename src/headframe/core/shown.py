"""The shapes of what a viewer is shown: views, open decisions and choices, as plain data.

The kernel builds these as dictionaries. Here they are written down as types, for those who read
them far away: ``./x generate`` makes the client's types of them, and the contract suite holds
what the kernel builds against them.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypeAlias, TypedDict

import msgspec

AnswerShown: TypeAlias = int | list[int]
Fields: TypeAlias = dict[str, Any]


GameEvent = TypedDict("GameEvent", {"is": str})
"""Something that happened; ``is`` names its kind. Its other fields differ from kind to kind: the
types of each game have them."""


class Shape(
    msgspec.Struct, tag_field="kind", forbid_unknown_fields=True, omit_defaults=True, kw_only=True
):
    """The base of the choices: ``of`` is the vocabulary of the numbers."""

    of: str


class PickChoice(Shape, tag="pick"):
    """One of ``options``; an option of several numbers is a list."""

    options: list[AnswerShown]


class PickSomeChoice(Shape, tag="pick-some"):
    """The same number may stand there twice: two cards alike. ``sets``: all legal answers, where
    they are few."""

    options: list[int]
    low: int
    high: int
    sets: list[list[int]] | None = None


class NumberChoice(Shape, tag="number"):
    """A whole number, both ends allowed."""

    low: int
    high: int


class ConfirmChoice(Shape, tag="confirm"):
    """Yes (1) or no (0), as far as they are allowed."""

    allowed: list[int]


class AllocateChoice(Shape, tag="allocate"):
    """So much given to each place, up to its ``room``, together ``total``: just that if ``exact``,
    otherwise at most."""

    total: int
    room: list[int]
    exact: bool


class Placement(msgspec.Struct, forbid_unknown_fields=True):
    """One answer of a `PlaceChoice`, and the cells that it covers."""

    answer: int
    cells: list[int]


class PlaceChoice(Shape, tag="place"):
    """One of the ``placements``."""

    placements: list[Placement]


class PathChoice(Shape, tag="path"):
    """``stay``: the empty way is an answer too."""

    start: int
    ways: list[list[int]]
    stay: bool = False


ChoiceShown: TypeAlias = (
    PickChoice
    | PickSomeChoice
    | NumberChoice
    | ConfirmChoice
    | AllocateChoice
    | PlaceChoice
    | PathChoice
)


class OpenDecision(TypedDict):
    """``choice`` is shown to the seat that decides alone; ``named`` are numbers that the question
    names."""

    seat: int
    key: str
    clause: str
    named: NotRequired[dict[str, int]]
    choice: NotRequired[ChoiceShown]


class View(TypedDict):
    """``viewer`` None is a spectator."""

    viewer: int | None
    state: Fields
    open: list[OpenDecision]
    over: bool
