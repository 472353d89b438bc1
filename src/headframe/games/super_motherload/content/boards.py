"""Boards as bit masks: one side alone, and the one or two sides that are in play.

The two boards in play are one sheet: the upper one's rows, then the lower one's. All masks of a
``Field`` are on that sheet, so a line over the seam is a line like any other.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, TypeAlias

from headframe.games.super_motherload.content.figures import DEEPEST
from headframe.kit.board import Board
from headframe.kit.content import ContentError, Pack, Section
from headframe.kit.lines import Lines
from headframe.kit.polyomino import Placements, Shape, shape

PLATE_COLOURS: Final = "rby"
DIRT: Final = "."
ROCK: Final = "#"
NOTHING: Final = "."
ARTIFACT: Final = "A"
BOMB: Final = "*"
SIDES: Final = 2
"""Every board has two."""
BOARDS: Final = 2
"""So many lie on the table at most."""
SPACE: Final = 2
"""Characters of a space: terrain, and what it shows."""


SidesOf: TypeAlias = dict[int, tuple[int, ...]]
"""By depth: the numbers of the sides."""


class Side:
    """One side of a board as drawn: rows of (terrain, content)."""

    __slots__ = ("depth", "height", "name", "provenance", "rows", "title", "width")

    def __init__(self, section: Section, letters: Sequence[str]) -> None:
        self.name = section.name
        self.depth = section.value("depth").whole(1, DEEPEST)
        self.title = section.value("name").required()
        self.provenance = section.provenance()
        self.rows: list[list[str]] = []
        shows = {NOTHING, ARTIFACT, BOMB, *letters, *"123456789"}
        terrains = {DIRT, ROCK, *PLATE_COLOURS}
        for line, text in section.drawing:
            row = text.split()
            for column, space in enumerate(row, start=1):
                field = f"[board {self.name}] row {len(self.rows) + 1}, column {column}"
                if len(space) != SPACE:
                    raise ContentError(
                        section.file, line, field, f"{space!r} is not {SPACE} characters"
                    )
                if space[0] not in terrains:
                    raise ContentError(section.file, line, field, f"no terrain {space[0]!r}")
                if space[1] not in shows:
                    raise ContentError(section.file, line, field, f"nothing is shown {space[1]!r}")
            if self.rows and len(row) != len(self.rows[0]):
                problem = f"{len(row)} spaces, the rows above have {len(self.rows[0])}"
                raise ContentError(section.file, line, f"[board {self.name}]", problem)
            self.rows.append(row)
        if not self.rows:
            raise section.error("drawing", "has no rows")
        self.height = len(self.rows)
        self.width = len(self.rows[0])
        if not any(space[1] == ARTIFACT for row in self.rows for space in row):
            raise section.error("drawing", "shows no artifact space [SM-BOARD-07]")


class Sheet:
    """The geometry that all boards of a pack share, with all lines and blasts on it."""

    __slots__ = ("blasts", "board", "lines", "longest")

    def __init__(self, width: int, height: int, patterns: Sequence[Shape]) -> None:
        self.board = Board(width, BOARDS * height)
        self.longest = max(width, BOARDS * height)
        # lines[n] are those of n spaces; entry 0 stands for none and is never asked for.
        self.lines: list[Lines] = [Lines(self.board, max(n, 1)) for n in range(self.longest + 1)]
        self.blasts: list[Placements] = [Placements(self.board, shape) for shape in patterns]


class Field:
    """What lies where on the boards in play."""

    __slots__ = (
        "artifacts",
        "bombable",
        "bombs",
        "deepest",
        "dirt",
        "draws",
        "drillable",
        "full",
        "halves",
        "minerals",
        "ore",
        "plates",
        "rocks",
        "shows",
        "steel",
        "surface",
    )

    def __init__(self, sheet: Sheet, sides: Sequence[Side], letters: Sequence[str]) -> None:
        board = sheet.board
        terrain: dict[str, int] = {}
        shown: dict[str, int] = {}
        self.halves: list[int] = []
        top = 0
        for side in sides:
            half = 0
            for row, spaces in enumerate(side.rows, start=top):
                for column, space in enumerate(spaces):
                    bit = 1 << board.cell(row, column)
                    half |= bit
                    terrain[space[0]] = terrain.get(space[0], 0) | bit
                    shown[space[1]] = shown.get(space[1], 0) | bit
            self.halves.append(half)
            top += side.height
        self.full: int = sum(self.halves)
        self.rocks: int = terrain.get(ROCK, 0)
        plates = [terrain.get(colour, 0) for colour in PLATE_COLOURS]
        self.plates: list[int] = plates
        self.steel: int = sum(plates)
        dirt: int = terrain.get(DIRT, 0)
        self.dirt = dirt
        # By the colour of the drill; then again by colour, for a drill through rock.
        self.drillable: list[int] = [dirt | plate for plate in plates]
        self.drillable += [dirt | plate | self.rocks for plate in plates]
        self.bombable: int = dirt | self.rocks
        self.artifacts: int = shown.get(ARTIFACT, 0)
        # Uncovered artifact spaces lie on the deepest board alone (SM-BOARD-06).
        self.deepest: int = self.artifacts & self.halves[-1] if sides else 0
        self.bombs: int = shown.get(BOMB, 0)
        self.draws: list[tuple[int, int]] = [
            (int(char), mask) for char, mask in sorted(shown.items()) if char.isdecimal()
        ]
        self.minerals: list[int] = [shown.get(letter, 0) for letter in letters]
        self.ore: int = sum(self.minerals)
        self.shows: int = self.full & ~shown.get(NOTHING, 0)
        self.surface: int = board.rows[0] if sides and sides[0].depth == 1 else 0


def read_sides(pack: Pack, letters: Sequence[str]) -> list[Side]:
    sides: list[Side] = []
    for section in pack.of("board"):
        side = Side(section, letters)
        if sides and side.width != sides[0].width:
            problem = f"{side.width} wide, [board {sides[0].name}] is {sides[0].width}"
            raise section.error("drawing", f"{problem} [SM-BOARD-07]")
        if any(other.name == side.name for other in sides):
            raise section.error("", "stands twice")
        sides.append(side)
    return sides


def sides_by_depth(pack: Pack, sides: list[Side], depths: Collection[int]) -> SidesOf:
    """The sides that a board of each depth may show."""
    for section, side in zip(pack.of("board"), sides, strict=True):
        if side.depth not in depths:
            raise section.value("depth").error(f"no game goes to depth {side.depth}")
        if sum(other.depth == side.depth for other in sides) > SIDES:
            raise section.value("depth").error(f"a board has {SIDES} sides, here are more")
    found: SidesOf = {}
    for depth in sorted(depths):
        found[depth] = tuple(at for at, side in enumerate(sides) if side.depth == depth)
        if len(found[depth]) != SIDES:
            problem = f"depth {depth} has {len(found[depth])} sides, a board has {SIDES}"
            raise ContentError(pack.folder, 0, "depths", problem)
    return found


def read_patterns(pack: Pack) -> tuple[list[str], list[Shape]]:
    """The bomb patterns, by name."""
    names: list[str] = []
    shapes: list[Shape] = []
    for section in pack.of("pattern"):
        section.provenance()
        if section.name in names:
            raise section.error("", "stands twice")
        names.append(section.name)
        for line, text in section.drawing:
            if text.strip("#."):
                raise ContentError(
                    section.file, line, f"[pattern {section.name}]", f"{text!r} is not made of # ."
                )
        try:
            shapes.append(shape(" ".join(text for _, text in section.drawing)))
        except ValueError as error:
            raise section.error("drawing", str(error)) from error
    return names, shapes
