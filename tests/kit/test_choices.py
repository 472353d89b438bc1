"""Lines, shapes and reach are what the kernel's choices ask for."""

from __future__ import annotations

import pytest

from headframe.core.choice import Path, Place
from headframe.core.rng import Rng
from headframe.kit.board import Board
from headframe.kit.hex import HexGrid
from headframe.kit.lines import Lines
from headframe.kit.paths import Reach, Terrain
from headframe.kit.polyomino import Placements, shape


@pytest.mark.parametrize("table", [Lines(Board(4, 3), 2), Placements(Board(4, 3), shape("##"))])
def test_a_place_is_chosen_from_a_table(table: Lines | Placements) -> None:
    board = table.board
    free, touch = board.full, 1 << board.cell(0, 0)
    place = Place("drill", table.legal(free, touch), table)
    listed = place.listed(10)
    assert listed is not None
    assert [table.cells(n) for n in listed if isinstance(n, int)] == [[0, 1], [0, 5]]
    sampled = place.sample(Rng.seeded("place"))
    assert sampled in listed
    assert place.legal(sampled)


def test_a_path_is_chosen_from_a_reach() -> None:
    grid = HexGrid(2)
    reach = Reach(Terrain(grid, grid.full, grid.full, 0), grid.centre, 1)
    path = Path("move", grid.centre, reach)
    assert path.listed(10) == [(space,) for space in grid.neighbours[grid.centre]]
    assert path.legal(path.sample(Rng.seeded("path")))
    assert not path.legal((0,))
