"""The bitboard against sets of (row, column)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from headframe.core.bits import bits, mask_of
from headframe.kit.board import Board
from tests.kit.boards import boards_with_masks, cells_of, inside

FEW = settings(max_examples=40)
STEPS = {
    "north": (-1, 0),
    "south": (1, 0),
    "east": (0, 1),
    "west": (0, -1),
    "north_east": (-1, 1),
    "north_west": (-1, -1),
    "south_east": (1, 1),
    "south_west": (1, -1),
}
EDGES = [(-1, 0), (1, 0), (0, 1), (0, -1)]
CORNERS = [(-1, 1), (-1, -1), (1, 1), (1, -1)]


@pytest.mark.parametrize(("width", "height"), [(1, 1), (9, 9), (9, 18), (5, 2)])
def test_cells_are_numbered_row_by_row(width: int, height: int) -> None:
    board = Board(width, height)
    places = [(board.row_of(cell), board.column_of(cell)) for cell in board.cells]
    assert places == [(y, x) for y in range(height) for x in range(width)]
    assert [board.cell(y, x) for y, x in places] == board.cells == bits(board.full)
    assert sum(board.rows) == sum(board.columns) == board.full
    assert [n for n in range(-2, board.size + 2) if board.is_cell(n)] == board.cells


@pytest.mark.parametrize("place", [(-1, 0), (0, -1), (3, 0), (0, 4)])
def test_there_is_no_cell_beyond_the_edge(place: tuple[int, int]) -> None:
    with pytest.raises(IndexError):
        Board(4, 3).cell(*place)


@pytest.mark.parametrize("direction", STEPS)
@FEW
@given(sample=boards_with_masks())
def test_shifting_moves_every_cell_and_wraps_none(
    direction: str, sample: tuple[Board, int, int]
) -> None:
    board, mask, _ = sample
    down, right = STEPS[direction]
    moved = frozenset((y + down, x + right) for y, x in cells_of(board, mask))
    assert cells_of(board, getattr(board, direction)(mask)) == inside(board, moved)


@FEW
@given(boards_with_masks())
def test_rows_can_leave_above_and_below(sample: tuple[Board, int, int]) -> None:
    board, mask, _ = sample
    cells = cells_of(board, mask)
    up = frozenset((y - 2, x) for y, x in cells)
    down = frozenset((y + 2, x) for y, x in cells)
    assert cells_of(board, board.up(mask, 2)) == inside(board, up)
    assert cells_of(board, board.down(mask, 2)) == inside(board, down)


@FEW
@given(boards_with_masks())
def test_neighbours_share_an_edge_or_a_corner(sample: tuple[Board, int, int]) -> None:
    board, mask, _ = sample
    cells = cells_of(board, mask)
    edge = inside(board, frozenset((y + b, x + a) for y, x in cells for b, a in EDGES))
    corner = inside(board, frozenset((y + b, x + a) for y, x in cells for b, a in CORNERS))
    assert cells_of(board, board.beside(mask)) == edge
    assert cells_of(board, board.diagonal(mask)) == corner
    assert cells_of(board, board.around(mask)) == edge | corner


def test_a_drawn_mask_reads_like_the_board() -> None:
    board = Board(3, 2)
    assert board.drawn(mask_of([board.cell(0, 1), board.cell(1, 2)])) == ".#.\n..#"


def test_a_board_has_cells() -> None:
    with pytest.raises(ValueError, match="at least one cell"):
        Board(0, 3)
