"""Straight lines against walking along every one of them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from headframe.core.bits import bits
from headframe.core.rng import Rng
from headframe.kit.board import Board
from headframe.kit.lines import Lines
from tests.kit.boards import Cells, boards_with_masks, cells_of, mask_from
from tests.kit.fair import is_even

FEW = settings(max_examples=40)
Sample = tuple[Board, int, int]
LENGTHS = st.integers(1, 10)


def walked(board: Board, length: int, free: int, touch: int) -> set[Cells]:
    """The legal lines, each found by walking from every cell to the right and down."""
    free_cells, touch_cells = cells_of(board, free), cells_of(board, touch)
    found = set()
    for row in range(board.height):
        for column in range(board.width):
            for down, right in [(0, 1), (1, 0)]:
                line = frozenset((row + i * down, column + i * right) for i in range(length))
                if line <= free_cells and line & touch_cells:
                    found.add(line)
    return found


@FEW
@given(boards_with_masks(), LENGTHS)
def test_legal_lines_are_those_found_by_walking(sample: Sample, length: int) -> None:
    board, free, touch = sample
    lines = Lines(board, length)
    legal = bits(lines.legal(free, touch))
    by_walking = walked(board, length, free, touch)
    assert {cells_of(board, lines.masks[line]) for line in legal} == by_walking
    assert len(legal) == len(by_walking)
    assert lines.exists(free, touch) == bool(by_walking)


@FEW
@given(boards_with_masks(), LENGTHS)
def test_a_single_line_is_tested_like_all_of_them(sample: Sample, length: int) -> None:
    board, free, touch = sample
    lines = Lines(board, length)
    ids = range(-1, 2 * board.size + 1)
    legal = lines.legal(free, touch)
    assert [n for n in ids if lines.is_legal(n, free, touch)] == bits(legal)


@FEW
@given(boards_with_masks(), LENGTHS)
def test_an_id_tells_start_and_direction(sample: Sample, length: int) -> None:
    board, free, touch = sample
    lines = Lines(board, length)
    across, down = lines.starts(free, touch)
    assert lines.legal(free, touch) == across | down << board.size
    for line in bits(lines.legal(free, touch)):
        start, vertical = lines.start_of(line), lines.is_vertical(line)
        assert lines.id_of(start, vertical) == line
        step = board.stride if vertical else 1
        assert lines.cells(line) == [start + i * step for i in range(length)]


@FEW
@given(boards_with_masks(), st.integers(0, 10))
def test_the_lengths_of_legal_lines_have_no_gaps(sample: Sample, limit: int) -> None:
    board, free, touch = sample
    existing = [n for n in range(1, limit + 1) if Lines(board, n).exists(free, touch)]
    assert existing == list(range(1, len(existing) + 1))


@FEW
@given(boards_with_masks(), st.integers(2, 8))
def test_existence_falls_with_length_in_each_direction(sample: Sample, length: int) -> None:
    board, free, touch = sample
    shorter = Lines(board, length).starts(free, touch)
    longer = Lines(board, length + 1).starts(free, touch)
    assert shorter[0] or not longer[0]
    assert shorter[1] or not longer[1]


@FEW
@given(boards_with_masks(), LENGTHS)
def test_starts_are_nested_where_every_cell_touches(sample: Sample, length: int) -> None:
    board, free, _ = sample
    across, down = Lines(board, length + 1).starts(free, free)
    all_across, all_down = Lines(board, length).starts(free, free)
    assert across & ~all_across == 0
    if length > 1:
        assert down & ~all_down == 0


def test_starts_are_not_nested_where_the_last_cell_alone_touches() -> None:
    board = Board(4, 1)
    assert Lines(board, 3).starts(board.full, 0b0100) == (0b0011, 0)
    assert Lines(board, 2).starts(board.full, 0b0100) == (0b0110, 0)


@pytest.mark.parametrize(("length", "lines"), [(1, 162), (2, 297), (9, 108), (10, 81), (18, 9)])
def test_lines_on_two_boards_of_nine_by_nine(length: int, lines: int) -> None:
    board = Board(9, 18)
    assert Lines(board, length).legal(board.full, board.full).bit_count() == lines


def test_no_line_is_longer_than_the_board() -> None:
    board = Board(3, 2)
    assert Lines(board, 4).legal(board.full, board.full) == 0
    with pytest.raises(ValueError, match="at least one cell"):
        Lines(board, 0)


def test_every_line_is_sampled_alike() -> None:
    board = Board(4, 3)
    lines = Lines(board, 2)
    touch = mask_from(board, frozenset({(0, 0), (1, 2)}))
    legal = lines.legal(board.full, touch)
    rng = Rng.seeded("lines")
    assert is_even([lines.sample(legal, rng) for _ in range(3000)], bits(legal))
