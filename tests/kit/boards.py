"""Boards as sets of (row, column): the slow and obvious way to check the bits."""

from __future__ import annotations

from hypothesis import strategies as st

from headframe.core.bits import bits, mask_of
from headframe.kit.board import Board

Cells = frozenset[tuple[int, int]]


def cells_of(board: Board, mask: int) -> Cells:
    return frozenset((board.row_of(cell), board.column_of(cell)) for cell in bits(mask))


def mask_from(board: Board, cells: Cells) -> int:
    return mask_of(board.cell(row, column) for row, column in cells)


def inside(board: Board, cells: Cells) -> Cells:
    return frozenset((y, x) for y, x in cells if 0 <= y < board.height and 0 <= x < board.width)


@st.composite
def masks(draw: st.DrawFn, board: Board) -> int:
    """Any mask on the board: empty, sparse, crowded and full alike."""
    picked = draw(st.sets(st.sampled_from(board.cells)))
    mask = mask_of(picked)
    return board.full ^ mask if draw(st.booleans()) else mask


@st.composite
def boards_with_masks(draw: st.DrawFn) -> tuple[Board, int, int]:
    board = Board(draw(st.integers(1, 9)), draw(st.integers(1, 9)))
    return board, draw(masks(board)), draw(masks(board))
