"""Movement against trying every sequence of steps."""

from __future__ import annotations

from hypothesis import example, given, settings
from hypothesis import strategies as st

from headframe.core.bits import bits, mask_of
from headframe.kit.hex import HexGrid
from headframe.kit.paths import (
    AFTER_HALT,
    CANNOT_STOP,
    LEGAL,
    NO_WAY_ON,
    NOT_ADJACENT,
    NOT_ENTERABLE,
    OVER_BUDGET,
    Reach,
    Terrain,
)

FEW = settings(max_examples=60)
GRID = HexGrid(2)
FULL = GRID.full
SPACES = st.integers(0, GRID.size - 1)
BUDGETS = st.integers(0, 4)
Moves = set[tuple[int, ...]]


@st.composite
def terrains(draw: st.DrawFn) -> Terrain:
    """Mostly open, with some spaces closed, some only to be passed, some halting."""
    few = st.sets(SPACES, max_size=9).map(mask_of)
    return Terrain(GRID, FULL & ~draw(few), FULL & ~draw(few), draw(few))


def legal_moves(terrain: Terrain, start: int, budget: int) -> Moves:
    """Every legal move, by the definition: all sequences of steps, then a look at the last."""
    found: Moves = set()
    unfinished: Moves = {()}
    for _ in range(budget + 1):
        found |= {move for move in unfinished if terrain.stop >> (move or (start,))[-1] & 1}
        unfinished = {
            (*move, space)
            for move in unfinished
            if not (move and terrain.halt >> move[-1] & 1)
            for space in GRID.neighbours[(move or (start,))[-1]]
            if terrain.enter >> space & 1
        }
    return found


@FEW
@given(terrains(), SPACES, BUDGETS)
def test_destinations_and_distances(terrain: Terrain, start: int, budget: int) -> None:
    reach = Reach(terrain, start, budget)
    least: dict[int, int] = {}
    for move in legal_moves(terrain, start, budget):
        if move and move[-1] != start:
            least[move[-1]] = min(len(move), least.get(move[-1], 99))
    assert reach.destinations() == bits(reach.goals()) == sorted(least)
    others = set(range(GRID.size)) - {start}
    assert {n: reach.distance(n) for n in others} == {n: least.get(n, -1) for n in others}
    assert reach.distance(start) == 0


@FEW
@given(terrains(), SPACES, BUDGETS, st.sets(SPACES))
def test_the_way_is_the_first_of_the_shortest(
    terrain: Terrain, start: int, budget: int, targets: set[int]
) -> None:
    reach = Reach(terrain, start, budget)
    moves = [m for m in legal_moves(terrain, start, budget) if m and m[-1] != start]
    for target in range(GRID.size):
        ways = sorted((len(m), m) for m in moves if m[-1] == target)
        assert reach.way_to(target) == (ways[0][1] if ways else ())
    ways = sorted((len(m), m) for m in moves if m[-1] in targets)
    assert reach.way_to_any(mask_of(targets)) == (ways[0][1] if ways else ())


@FEW
@given(terrains(), SPACES, BUDGETS)
def test_a_step_is_legal_if_it_begins_a_legal_move(
    terrain: Terrain, start: int, budget: int
) -> None:
    firsts = {move[0] for move in legal_moves(terrain, start, budget) if move}
    assert set(bits(terrain.next_steps(start, budget))) == firsts


@FEW
@given(terrains(), SPACES, BUDGETS, st.data())
def test_a_path_is_passable_if_it_is_a_legal_move(
    terrain: Terrain, start: int, budget: int, data: st.DataObject
) -> None:
    moves = legal_moves(terrain, start, budget)
    reach = Reach(terrain, start, budget)
    assert all(reach.passable(move) for move in list(moves)[:200])
    path: tuple[int, ...] = ()
    for _ in range(data.draw(st.integers(0, 5))):
        path += (data.draw(st.sampled_from(GRID.neighbours[(path or (start,))[-1]])),)
    assert reach.passable(path) == (path in moves)
    step, reason = terrain.fault(start, path, budget)
    begun = {move[:n] for move in moves for n in range(len(move) + 1)}
    if reason == LEGAL:
        assert step == len(path)
    elif reason == CANNOT_STOP:
        assert step == len(path)
        assert path in begun or not path
    else:
        assert path[:step] in begun or step == 0
        assert path[: step + 1] not in begun


@FEW
@given(terrains(), SPACES, BUDGETS, st.lists(st.integers(-2, 400), max_size=4))
@example(Terrain(GRID, FULL, FULL, 0), 0, 3, [-1])
def test_any_numbers_are_judged(terrain: Terrain, start: int, budget: int, path: list[int]) -> None:
    moves = legal_moves(terrain, start, budget)
    assert Reach(terrain, start, budget).passable(path) == (tuple(path) in moves)


# The same in pictures: a row of spaces from west to east.

ROW = [GRID.at(q, 0) for q in range(-2, 3)]


def on_row(passed: list[int], halting: list[int]) -> Terrain:
    """Only the row is open; its spaces are named 0 to 4."""
    row = mask_of(ROW)
    only_passed = mask_of(ROW[n] for n in passed)
    return Terrain(GRID, row & ~(1 << ROW[0]), row & ~only_passed, mask_of(ROW[n] for n in halting))


def test_a_passed_space_needs_a_way_on_within_the_budget() -> None:
    terrain = on_row(passed=[1, 2], halting=[])
    assert terrain.next_steps(ROW[0], 2) == 0
    assert terrain.fault(ROW[0], [ROW[1]], 2) == (0, NO_WAY_ON)
    assert terrain.next_steps(ROW[0], 3) == 1 << ROW[1]
    assert terrain.fault(ROW[0], ROW[1:3], 3) == (2, CANNOT_STOP)
    assert terrain.fault(ROW[0], ROW[1:4], 3) == (3, LEGAL)


def test_on_an_open_board_the_layers_are_the_rings() -> None:
    for start in range(GRID.size):
        reach = Reach(Terrain(GRID, FULL, FULL, 0), start, GRID.diameter + 3)
        assert reach.layers() == [ring for ring in GRID.ring[start] if ring]
        assert reach.goals() == FULL & ~(1 << start)


def test_a_dead_end_of_passed_spaces_is_never_entered() -> None:
    terrain = on_row(passed=[1, 2, 3, 4], halting=[])
    assert terrain.next_steps(ROW[0], 99) == 0
    assert Reach(terrain, ROW[0], 99).destinations() == []


def test_a_halting_space_is_entered_only_to_stop_there() -> None:
    terrain = on_row(passed=[], halting=[2])
    assert Reach(terrain, ROW[0], 4).destinations() == ROW[1:3]
    assert terrain.fault(ROW[0], ROW[1:4], 4) == (2, AFTER_HALT)
    terrain = on_row(passed=[2], halting=[2])
    assert Reach(terrain, ROW[0], 4).destinations() == ROW[1:2]
    assert terrain.fault(ROW[0], ROW[1:3], 4) == (1, NO_WAY_ON)


def test_who_stands_on_a_halting_space_may_leave_it() -> None:
    terrain = on_row(passed=[], halting=[0, 1])
    assert terrain.next_steps(ROW[0], 1) == 1 << ROW[1]
    assert Reach(terrain, ROW[1], 2).destinations() == ROW[2:4]


def test_faults_name_the_step() -> None:
    terrain = on_row(passed=[], halting=[])
    assert terrain.fault(ROW[0], [ROW[2]], 4) == (0, NOT_ADJACENT)
    assert terrain.fault(ROW[1], [ROW[0]], 4) == (0, NOT_ENTERABLE)
    assert terrain.fault(ROW[0], ROW[1:4], 2) == (2, OVER_BUDGET)
    assert terrain.fault(ROW[0], [], 0) == (0, LEGAL)
