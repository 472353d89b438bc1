"""Boards as bit masks: one side alone, and the one or two sides that are in play.

The two boards in play are one sheet: the upper one's rows, then the lower one's. All masks of a
``Field`` are on that sheet, so a line over the seam is a line like any other.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, TypeAlias

from headframe.core.bits import bits
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

COUNT_BITS: Final = 10
"""What the spaces of a tunnel give is counted by adding up one number for each space, in which
each kind has so many bits."""
MOST_COUNTED: Final = (1 << COUNT_BITS) - 1
# The kinds counted in ``Field.finds``. Draws come last: a space may show nine of them.
ROCKS_AT: Final = 0
STEEL_AT: Final = COUNT_BITS
ORE_AT: Final = 2 * COUNT_BITS
ARTIFACTS_AT: Final = 3 * COUNT_BITS
BOMBS_AT: Final = 4 * COUNT_BITS
DRAWS_AT: Final = 5 * COUNT_BITS


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


class Tunnel:
    """One line or blast on the sheet."""

    __slots__ = ("beside", "cells", "mask")

    def __init__(self, board: Board, mask: int) -> None:
        self.mask = mask
        self.cells: tuple[int, ...] = tuple(bits(mask))
        self.beside: int = board.beside(mask)
        """What it connects, itself included where it is longer than one space."""


class Sheet:
    """The geometry that all boards of a pack share, with all lines and blasts on it."""

    __slots__ = ("_tunnels", "blasts", "board", "lines", "longest")

    def __init__(self, width: int, height: int, patterns: Sequence[Shape]) -> None:
        self.board = Board(width, BOARDS * height)
        self.longest = max(width, BOARDS * height)
        # lines[n] are those of n spaces; entry 0 stands for none and is never asked for.
        self.lines: list[Lines] = [Lines(self.board, max(n, 1)) for n in range(self.longest + 1)]
        self.blasts: list[Placements] = [Placements(self.board, shape) for shape in patterns]
        self._tunnels: dict[int, Tunnel] = {}

    def tunnel(self, mask: int) -> Tunnel:
        """The tunnel over these cells; each is made once, and most never."""
        found = self._tunnels.get(mask)
        if found is None:
            found = Tunnel(self.board, mask)
            self._tunnels[mask] = found
        return found


class Field:
    """What lies where on the boards in play."""

    __slots__ = (
        "_loads",
        "artifacts",
        "bombable",
        "bombs",
        "deepest",
        "dirt",
        "draws",
        "drillable",
        "finds",
        "full",
        "halves",
        "load",
        "minerals",
        "ore",
        "plates",
        "rocks",
        "seam",
        "shows",
        "steel",
        "surface",
    )

    def __init__(self, sheet: Sheet, sides: Sequence[Side], letters: Sequence[str]) -> None:
        board = sheet.board
        terrain: dict[str, int] = {}
        shown: dict[str, int] = {}
        self.halves: list[int] = []
        self.finds: list[int] = [0] * board.size
        """For each space what a tunnel over it meets and finds, as `COUNT_BITS` says."""
        self.load: list[int] = [0] * board.size
        """For each space the mineral it gives, likewise, the first kind in the lowest bits."""
        self._loads: dict[int, tuple[int, ...]] = {}
        top = 0
        for side in sides:
            half = 0
            for row, spaces in enumerate(side.rows, start=top):
                for column, space in enumerate(spaces):
                    cell = board.cell(row, column)
                    self.finds[cell] = _finds(space, letters)
                    if space[1] in letters:
                        self.load[cell] = 1 << COUNT_BITS * letters.index(space[1])
                    bit = 1 << cell
                    half |= bit
                    terrain[space[0]] = terrain.get(space[0], 0) | bit
                    shown[space[1]] = shown.get(space[1], 0) | bit
            self.halves.append(half)
            top += side.height
        self.full: int = sum(self.halves)
        self.seam: int = sides[0].height * board.stride if sides else 0
        """The first cell below the upper board."""
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

    def minerals_of(self, load: int) -> tuple[int, ...]:
        """How many of each mineral a tunnel gives whose spaces' ``load`` adds up to this."""
        found = self._loads.get(load)
        if found is None:
            kinds = range(len(self.minerals))
            found = tuple(load >> COUNT_BITS * kind & MOST_COUNTED for kind in kinds)
            self._loads[load] = found
        return found


def _finds(space: str, letters: Sequence[str]) -> int:
    terrain, shown = space[0], space[1]
    found = 0
    if terrain == ROCK:
        found += 1 << ROCKS_AT
    if terrain in PLATE_COLOURS:
        found += 1 << STEEL_AT
    if shown in letters:
        found += 1 << ORE_AT
    if shown == ARTIFACT:
        found += 1 << ARTIFACTS_AT
    if shown == BOMB:
        found += 1 << BOMBS_AT
    if shown.isdecimal():
        found += int(shown) << DRAWS_AT
    return found


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
