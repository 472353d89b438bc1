"""Shapes laid on a board in any rotation and reflection."""

from __future__ import annotations

from headframe.core.bits import bits, sample_bit
from headframe.core.rng import Rng
from headframe.kit.board import Board

Shape = tuple[tuple[int, int], ...]
"""(row, column) of each cell, sorted, with the smallest row and column 0."""


def shape(drawing: str) -> Shape:
    """A shape drawn as rows of ``#`` (a cell) and ``.`` (none). It need not hang together.

    >>> shape("#. ##")
    ((0, 0), (1, 0), (1, 1))
    """
    cells: list[tuple[int, int]] = []
    for row, text in enumerate(drawing.split()):
        for column, char in enumerate(text):
            if char == "#":
                cells.append((row, column))
            elif char != ".":
                raise ValueError(f"a shape is drawn with # and ., not {char!r}")
    if not cells:
        raise ValueError("a shape has at least one cell")
    return _settled(cells)


def orientations(pattern: Shape) -> list[Shape]:
    """The distinct rotations and reflections, in a fixed order: 1, 2, 4 or 8 of them.

    >>> [len(orientations(shape(drawn))) for drawn in ("##", "## ##", "#. ##", "#.. ###")]
    [2, 1, 4, 8]
    """
    found: list[Shape] = []
    turned = pattern
    for _ in range(4):
        turned = _settled([(column, -row) for row, column in turned])
        for one in (turned, _settled([(row, -column) for row, column in turned])):
            if one not in found:
                found.append(one)
    found.sort()
    return found


def _settled(cells: list[tuple[int, int]]) -> Shape:
    top = min([row for row, _ in cells])
    left = min([column for _, column in cells])
    return tuple(sorted([(row - top, column - left) for row, column in cells]))


class Placements:
    """All positions of one shape on a board, with a number for each: its id.

    A position is an orientation and an anchor, the top left cell of the box around it.
    ``masks[id]`` are its cells, 0 where the id names no position. Legal positions come as a
    set of ids in one int: test with ``legal >> id & 1``, list with ``bits``, count with
    ``bit_count``.

    >>> board = Board(width=3, height=2)
    >>> corners = Placements(board, shape("#. ##"))
    >>> legal = corners.legal(free=board.full, touch=1 << board.cell(0, 0))
    >>> [corners.cells(position) for position in bits(legal)]
    [[0, 1, 4], [0, 1, 5], [0, 4, 5]]
    """

    __slots__ = (
        "_anchors",
        "_moves",
        "_shifts",
        "board",
        "masks",
        "orientations",
        "size",
    )

    def __init__(self, board: Board, pattern: Shape) -> None:
        self.board = board
        self.size = board.size
        self.orientations: list[Shape] = orientations(pattern)
        self._shifts: list[list[int]] = []
        """By orientation the distances of its cells from the anchor, as places in ``_moves``."""
        self._moves: list[int] = []
        """All these distances: far fewer than all orientations have together."""
        self._anchors: list[int] = []
        self.masks: list[int] = [0] * (board.size * len(self.orientations))
        for number, cells in enumerate(self.orientations):
            shifts = [row * board.stride + column for row, column in cells]
            self._moves += [shift for shift in shifts if shift not in self._moves]
            self._shifts.append([self._moves.index(shift) for shift in shifts])
            anchors = _anchors(board, cells)
            self._anchors.append(anchors)
            for anchor in bits(anchors):
                mask = sum([1 << anchor + shift for shift in shifts])
                self.masks[number * board.size + anchor] = mask

    def orientation_of(self, position: int) -> int:
        """Which of ``orientations`` a position has."""
        return position // self.size

    def anchor_of(self, position: int) -> int:
        """The top left cell of the box around a position."""
        return position % self.size

    def cells(self, position: int) -> list[int]:
        """The cells that a position covers."""
        return bits(self.masks[position])

    def legal(self, free: int, touch: int) -> int:
        """The set of ids of the positions wholly within ``free`` with a cell in ``touch``."""
        frees = [free >> shift for shift in self._moves]
        touches = [touch >> shift for shift in self._moves]
        found = 0
        base = 0
        for number, shifts in enumerate(self._shifts):
            # The anchors inside the board come first: a shape with an empty column could otherwise
            # reach over the guard into the next row.
            anchors = self._anchors[number]
            touching = 0
            for shift in shifts:
                anchors &= frees[shift]
                touching |= touches[shift]
            anchors &= touching
            if anchors:
                found |= anchors << base
            base += self.size
        return found

    def exists(self, free: int, touch: int) -> bool:
        """Whether there is any legal position: sooner known than which."""
        moves = self._moves
        for number, shifts in enumerate(self._shifts):
            anchors = self._anchors[number]
            for shift in shifts:
                anchors &= free >> moves[shift]
            if anchors:
                for shift in shifts:
                    if anchors & touch >> moves[shift]:  # mostly the first
                        return True
        return False

    def is_legal(self, position: int, free: int, touch: int) -> bool:
        """One position tested by its cells, without finding the others."""
        if not 0 <= position < len(self.masks):
            return False
        mask = self.masks[position]
        return mask & touch != 0 and mask & free == mask

    def sample(self, legal: int, rng: Rng) -> int:
        """One of a set of ids, each equally likely. There must be one."""
        return sample_bit(legal, rng)


def _anchors(board: Board, cells: Shape) -> int:
    """Where the shape's box lies inside the board."""
    lowest = max([row for row, _ in cells])
    rightmost = max([column for _, column in cells])
    found = 0
    for row in range(board.height - lowest):
        for column in range(board.width - rightmost):
            found |= 1 << board.cell(row, column)
    return found
