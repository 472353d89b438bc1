"""The hex grid against coordinates."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from headframe.core.bits import bits, mask_of
from headframe.kit.hex import DIRECTIONS, HexGrid

FEW = settings(max_examples=60)
GRID = HexGrid(8)
SMALL = HexGrid(3)
SPACES = st.integers(0, GRID.size - 1)
MASKS = st.sets(st.integers(0, SMALL.size - 1)).map(mask_of)


def far(a: tuple[int, int], b: tuple[int, int]) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


# Spaces


@pytest.mark.parametrize(("radius", "size"), [(0, 1), (1, 7), (2, 19), (8, 217)])
def test_how_many_spaces_a_radius_has(radius: int, size: int) -> None:
    grid = HexGrid(radius)
    assert grid.size == len(grid.coords) == size
    assert grid.full.bit_count() == size
    assert grid.coords[grid.centre] == (0, 0)


def test_spaces_are_numbered_by_q_then_r() -> None:
    assert sorted(GRID.coords) == GRID.coords
    assert [GRID.at(q, r) for q, r in GRID.coords] == list(range(GRID.size))
    assert GRID.at(9, 0) == GRID.at(5, 5) == GRID.at(-8, -1) == -1


def test_neighbours_are_one_step_away_on_the_board() -> None:
    for space, (q, r) in enumerate(GRID.coords):
        expected = sorted(
            GRID.at(q + a, r + b) for a, b in DIRECTIONS if GRID.at(q + a, r + b) >= 0
        )
        assert list(GRID.neighbours[space]) == expected
        assert bits(GRID.neighbour_mask[space]) == expected
        ahead = [GRID.towards(space, direction) for direction in range(6)]
        assert sorted(n for n in ahead if n >= 0) == expected
    assert sorted({len(some) for some in GRID.neighbours}) == [3, 4, 6]


def test_opposite_directions_lead_back() -> None:
    for direction in range(6):
        ahead = GRID.towards(GRID.centre, direction)
        assert GRID.towards(ahead, (direction + 3) % 6) == GRID.centre


@FEW
@given(SPACES)
def test_distances_rings_and_surroundings(space: int) -> None:
    here = GRID.coords[space]
    assert list(GRID.distance[space]) == [far(here, there) for there in GRID.coords]
    for n in range(GRID.diameter + 1):
        assert bits(GRID.ring[space][n]) == [
            i for i, there in enumerate(GRID.coords) if far(here, there) == n
        ]
        assert bits(GRID.within[space][n]) == [
            i for i, there in enumerate(GRID.coords) if far(here, there) <= n
        ]


def test_rings_around_the_centre_have_six_spaces_a_step() -> None:
    counts = [ring.bit_count() for ring in GRID.ring[GRID.centre]]
    assert counts == [1, *[6 * n for n in range(1, 9)], *[0] * 8]


# Sets of spaces


@FEW
@given(MASKS)
def test_beside_a_mask_lie_the_neighbours_of_its_spaces(mask: int) -> None:
    expected = {n for space in bits(mask) for n in SMALL.neighbours[space]}
    assert set(bits(SMALL.beside(mask))) == expected
    assert SMALL.beside_many(mask) == SMALL.beside(mask)


def merged(mask: int) -> list[set[int]]:
    """Components by uniting groups until none touch."""
    groups = [{space} for space in bits(mask)]
    for a in bits(mask):
        touching = [g for g in groups if a in g or g & set(SMALL.neighbours[a])]
        groups = [g for g in groups if g not in touching] + [set[int]().union(*touching)]
    return sorted(groups, key=min)


@FEW
@given(MASKS)
def test_components_hang_together(mask: int) -> None:
    parts = SMALL.components(mask)
    assert [set(bits(part)) for part in parts] == merged(mask)
    assert SMALL.is_connected(mask) == (len(parts) <= 1)
    for part in parts:
        assert all(SMALL.component(space, mask) == part for space in bits(part))


def test_a_space_outside_the_mask_has_no_component() -> None:
    assert SMALL.component(3, 0b0111) == 0


@FEW
@given(st.integers(0, SMALL.size - 1), MASKS)
def test_the_nearest_have_the_least_distance(space: int, mask: int) -> None:
    least = min((SMALL.distance[space][n] for n in bits(mask)), default=0)
    expected = [n for n in bits(mask) if SMALL.distance[space][n] == least]
    assert bits(SMALL.nearest(space, mask)) == expected


# Symmetries


def test_the_board_has_twelve_symmetries_that_keep_distances() -> None:
    assert len({tuple(symmetry) for symmetry in SMALL.symmetries}) == 12
    for symmetry in SMALL.symmetries:
        assert sorted(symmetry) == list(range(SMALL.size))
        for a in range(SMALL.size):
            for b in SMALL.neighbours[a]:
                assert symmetry[b] in SMALL.neighbours[symmetry[a]]


def test_symmetries_are_a_group() -> None:
    group = {tuple(symmetry) for symmetry in SMALL.symmetries}
    assert {tuple(one[i] for i in other) for one in group for other in group} == group


def test_which_symmetry_is_which() -> None:
    turn, half_turn = GRID.symmetries[1], GRID.symmetries[3]
    left_right, top_bottom = GRID.symmetries[6], GRID.symmetries[9]
    for space, (q, r) in enumerate(GRID.coords):
        assert GRID.symmetries[0][space] == space
        assert GRID.coords[turn[space]] == (-r, q + r)
        assert GRID.coords[half_turn[space]] == (-q, -r)
        assert GRID.coords[left_right[space]] == (-q - r, r)
        assert GRID.coords[top_bottom[space]] == (q + r, -r)


@FEW
@given(MASKS, st.integers(0, 11))
def test_an_image_has_the_images_of_the_spaces(mask: int, number: int) -> None:
    symmetry = SMALL.symmetries[number]
    assert set(bits(SMALL.image(mask, symmetry))) == {symmetry[space] for space in bits(mask)}


# Straight lines


def squared_distance(start: int, end: int, space: int) -> Fraction:
    """From the segment, with x in halves of a step and y in units whose square is 3/4."""

    def place(n: int) -> tuple[Fraction, Fraction]:
        q, r = GRID.coords[n]
        return Fraction(2 * q + r, 2), Fraction(r)

    (ax, ay), (bx, by), (px, py) = place(start), place(end), place(space)
    tall = Fraction(3, 4)
    ux, uy, wx, wy = bx - ax, by - ay, px - ax, py - ay
    length = ux * ux + tall * uy * uy
    along = (ux * wx + tall * uy * wy) / length if length else Fraction(0)
    along = min(max(along, Fraction(0)), Fraction(1))
    dx, dy = wx - along * ux, wy - along * uy
    return dx * dx + tall * dy * dy


@given(SPACES, SPACES, SPACES)
def test_offsets_are_distances_from_the_segment_times_a_factor(
    start: int, end: int, space: int
) -> None:
    length = squared_distance(start, start, end)
    factor = 4 * length if length else 1
    exact = factor * squared_distance(start, end, space)
    assert GRID.offset_from_line(start, end, space) == exact


@FEW
@given(SPACES, SPACES)
def test_the_ends_lie_on_the_segment(start: int, end: int) -> None:
    assert GRID.offset_from_line(start, end, start) == GRID.offset_from_line(start, end, end) == 0


@FEW
@given(SPACES, SPACES, st.sets(SPACES, max_size=6))
def test_the_closest_space_comes_first_by_q_then_r(start: int, end: int, some: set[int]) -> None:
    best = GRID.closest_to_line(start, end, mask_of(some))
    ranked = sorted(some, key=lambda n: (squared_distance(start, end, n), GRID.coords[n]))
    assert best == (ranked[0] if ranked else -1)
