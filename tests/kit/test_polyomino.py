"""Shapes against turning, mirroring and sliding them cell by cell."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from headframe.core.bits import bits
from headframe.core.rng import Rng
from headframe.kit.board import Board
from headframe.kit.polyomino import Placements, Shape, orientations, shape
from tests.kit.boards import Cells, boards_with_masks, cells_of
from tests.kit.fair import is_even

Sample = tuple[Board, int, int]
PATTERNS = {
    "I2": "##",
    "L3": "#.\n##",
    "I3": "###",
    "O4": "##\n##",
    "L4": "#..\n###",
    "T4": ".#.\n###",
    "S4": "##.\n.##",
    "corners": "#.\n.#",
    "apart": "#.#",
    "far apart": "#..\n...\n..#",
    "one": "#",
    "F5": ".##\n##.\n.#.",
}


def slid(board: Board, pattern: Shape, free: int, touch: int) -> set[Cells]:
    """The legal positions: every turn and mirror image, at every offset."""
    free_cells, touch_cells = cells_of(board, free), cells_of(board, touch)
    found = set()
    for mirror in (1, -1):
        turned = [(y, mirror * x) for y, x in pattern]
        for _ in range(4):
            turned = [(x, -y) for y, x in turned]
            for down in range(-2, board.height + 2):
                for right in range(-2, board.width + 2):
                    cells = frozenset((y + down, x + right) for y, x in turned)
                    if cells <= free_cells and cells & touch_cells:
                        found.add(cells)
    return found


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("I2", 2),
        ("L3", 4),
        ("I3", 2),
        ("O4", 1),
        ("L4", 8),
        ("T4", 4),
        ("S4", 4),
        ("corners", 2),
        ("F5", 8),
    ],
)
def test_how_many_orientations_a_pattern_has(name: str, number: int) -> None:
    found = orientations(shape(PATTERNS[name]))
    assert len(set(found)) == len(found) == number


@pytest.mark.parametrize("name", PATTERNS)
def test_orientations_do_not_depend_on_how_the_pattern_is_drawn(name: str) -> None:
    pattern = shape(PATTERNS[name])
    assert pattern in orientations(pattern)
    for one in orientations(pattern):
        assert orientations(one) == orientations(pattern)
        assert one == tuple(sorted(one))
        assert min(y for y, _ in one) == min(x for _, x in one) == 0


def test_empty_edges_of_a_drawing_do_not_matter() -> None:
    assert shape("...\n.##\n...") == shape("##") == ((0, 0), (0, 1))


@pytest.mark.parametrize("drawing", ["", "...", "#x"])
def test_a_wrong_drawing_is_refused(drawing: str) -> None:
    with pytest.raises(ValueError, match="a shape"):
        shape(drawing)


@pytest.mark.parametrize("name", PATTERNS)
@settings(max_examples=25)
@given(sample=boards_with_masks())
def test_legal_positions_are_those_found_by_sliding(name: str, sample: Sample) -> None:
    board, free, touch = sample
    pattern = shape(PATTERNS[name])
    placements = Placements(board, pattern)
    legal = placements.legal(free, touch)
    by_sliding = slid(board, pattern, free, touch)
    assert {cells_of(board, placements.masks[n]) for n in bits(legal)} == by_sliding
    assert legal.bit_count() == len(by_sliding)
    assert placements.exists(free, touch) == bool(by_sliding)
    ids = range(-1, len(placements.masks) + 1)
    assert [n for n in ids if placements.is_legal(n, free, touch)] == bits(legal)


def test_an_id_tells_orientation_and_anchor() -> None:
    board = Board(9, 18)
    placements = Placements(board, shape(PATTERNS["L4"]))
    legal = bits(placements.legal(board.full, board.full))
    assert len(legal) == 4 * 8 * 16 + 4 * 7 * 17
    for position in legal:
        cells = placements.orientations[placements.orientation_of(position)]
        anchor = placements.anchor_of(position)
        row, column = board.row_of(anchor), board.column_of(anchor)
        expected = sorted(board.cell(row + y, column + x) for y, x in cells)
        assert placements.cells(position) == expected


def test_no_shape_reaches_over_the_edge_into_the_next_row() -> None:
    board = Board(3, 3)
    across = Placements(board, shape("#.#"))
    assert across.legal(board.full, board.full).bit_count() == 6


def test_every_position_is_sampled_alike() -> None:
    board = Board(3, 3)
    placements = Placements(board, shape(PATTERNS["L3"]))
    legal = placements.legal(board.full, 1 << board.cell(1, 1))
    rng = Rng.seeded("positions")
    assert is_even([placements.sample(legal, rng) for _ in range(4000)], bits(legal))
