"""Major and minor achievements."""

from __future__ import annotations

from headframe.games.super_motherload.content.cards import COLOURS, STACK_HEIGHT
from headframe.games.super_motherload.content.figures import MOST_POINTS
from headframe.games.super_motherload.content.goals import Goal, read_goal
from headframe.kit.content import Pack, Row, Section, no_twins


class Major:
    """Pilots wanted from each stack."""

    __slots__ = ("name", "points", "provenance", "title", "wants")

    def __init__(self, row: Row, provenance: str) -> None:
        self.name = row["id"].id()
        self.title = row["name"].required()
        self.wants = tuple(
            0 if row[colour].empty else row[colour].whole(0, STACK_HEIGHT) for colour in COLOURS
        )
        self.points = row["points"].whole(0, MOST_POINTS)
        self.provenance = provenance


class Minor:
    """A goal in words and as a test."""

    __slots__ = ("goal", "name", "points", "provenance", "title", "words")

    def __init__(self, row: Row, provenance: str, letters: list[str]) -> None:
        self.name = row["id"].id()
        self.title = row["name"].required()
        self.words = row["goal"].required()
        self.goal: Goal = read_goal(row["test"], row["scope"], letters)
        self.points = row["points"].whole(0, MOST_POINTS)
        self.provenance = provenance


def read_majors(pack: Pack, wanted: int) -> list[Major]:
    section = pack.only("majors")
    majors = [Major(row, section.provenance(row)) for row in section.rows]
    check_count(section, "major achievements", len(majors), wanted)
    no_twins(row["id"] for row in section.rows)
    return majors


def read_minors(pack: Pack, wanted: int, letters: list[str]) -> list[Minor]:
    section = pack.only("minors")
    minors = [Minor(row, section.provenance(row), letters) for row in section.rows]
    check_count(section, "minor achievements", len(minors), wanted)
    no_twins(row["id"] for row in section.rows)
    return minors


def check_count(section: Section, figure: str, found: int, wanted: int) -> None:
    """A figure says how many the box has: a line lost by mistake is found. An own pack may add
    more by a line each."""
    if found < wanted:
        raise section.error("", f"{found} found, the figure {figure!r} says {wanted}")
