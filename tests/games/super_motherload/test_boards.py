"""SM-BOARD: the next deeper board, and what leaves."""

from __future__ import annotations

import pytest

from headframe.games.super_motherload.content import content_of
from headframe.kit.content import ContentError
from tests.games.super_motherload.table import Table, pack_with, table

FIRST = ".. .. ..\n.. .. .A"
SECOND = ".. .. ..\n.. .. .A"


def boards(t: Table) -> list[str]:
    return [t.s.content.sides[side].name for side in t.s.boards]


def choose(t: Table, name: str) -> Table:
    names = [side.name for side in t.s.content.sides]
    return t.answer("side", names.index(name))


@pytest.mark.rule("SM-BOARD-01")
def test_the_last_artifact_space_brings_the_next_board() -> None:
    t = table(".A .. .A", hand="blue yellow red")
    t.drill("blue", (1, 1))
    assert t.keys[0] == "action"  # another artifact is left
    t.drill("yellow", (1, 3))
    assert t.keys[0] == "side"
    choose(t, "2A")
    assert boards(t) == ["1A", "2A"]


@pytest.mark.rule("SM-BOARD-01")
@pytest.mark.parametrize(("players", "third"), [(2, "4"), (3, "3"), (4, "3")])
def test_two_players_play_the_depths_1_2_and_4(players: int, third: str) -> None:
    t = table("[] .. .A", depth=2, hand="blue yellow", players=players)
    t.drill("yellow", (1, 2)).drill("blue", (1, 3))
    assert t.refused("side", 0) == "SM-BOARD-01"
    names = [side.name for side in t.s.content.sides]
    assert t.choices("side") == [names.index(third + side) for side in "AB"]


@pytest.mark.rule("SM-BOARD-01")
def test_none_after_depth_4() -> None:
    t = table("[] .A ..", depth=4, hand="blue red")
    t.drill("blue", (1, 2))
    assert t.keys[0] == "action"
    assert boards(t) == ["4A"]
    assert t.s.last


@pytest.mark.rule("SM-BOARD-02")
@pytest.mark.parametrize("side", ["2A", "2B"])
def test_whoever_covered_it_chooses_the_side(side: str) -> None:
    t = table(FIRST, hand="Y10", players=3)
    t.drill("Y10", (1, 3), (2, 3))
    assert [decision.seat for decision in t.s.open_decisions if decision.key == "side"] == [0]
    choose(t, side)
    assert boards(t) == ["1A", side]
    assert t.s.field.halves[1] == t.s.content.sheet.board.rows[2]  # it joins below


@pytest.mark.rule("SM-BOARD-02")
def test_the_new_board_lies_the_same_way_round() -> None:
    t = table(FIRST, SECOND, hand="blue")
    board = t.s.content.sheet.board
    assert t.s.field.artifacts >> board.cell(3, 2) & 1
    assert t.s.field.artifacts.bit_count() == 2


UPPER = ".. [] ..\n.. [] [A"
LOWER = ".I [] ..\n.. .. .A"


@pytest.mark.rule("SM-BOARD-03")
def test_the_upper_board_leaves_with_its_tunnels() -> None:
    t = table(UPPER, LOWER, hand="Y10 blue red")
    t.drill("Y10", (3, 3), (4, 3))
    choose(t, "4A")
    assert boards(t) == ["2A", "4A"]
    assert t.s.dug.bit_count() == 3  # (3, 2), (3, 3), (4, 3) remain, two rows higher
    board = t.s.content.sheet.board
    assert t.s.dug >> board.cell(0, 1) & 1
    assert t.s.dug >> board.cell(1, 2) & 1


@pytest.mark.rule("SM-BOARD-03")
def test_what_the_action_covered_on_it_is_collected() -> None:
    t = table(".. [] .G\n.. [A ..", ".. [] .A\n.. .. ..", hand="yellow Y10")
    t.drill("yellow Y10", (1, 3), (3, 3)).onto("red")
    assert t.on("red") == "G"
    choose(t, "4A")
    assert boards(t) == ["2A", "4A"]


@pytest.mark.rule("SM-BOARD-04")
def test_hanging_tunnels_connect_nothing() -> None:
    # A column of tunnel crosses the seam; after the upper board left, the row above is no way.
    t = table(UPPER, LOWER, hand="Y10 blue red")
    t.drill("Y10", (3, 3), (4, 3))
    choose(t, "4A")
    t.put_down("blue")
    assert sorted(sorted(tunnel) for tunnel in t.tunnels()) == [[(1, 1)], [(2, 2)], [(3, 3)]]


@pytest.mark.rule("SM-BOARD-04")
def test_no_new_tunnel_reaches_up_there() -> None:
    t = table(UPPER, LOWER, hand="Y10 blue red")
    t.drill("Y10", (3, 3), (4, 3))
    choose(t, "4A")
    t.put_down("blue")
    assert all(row >= 1 for tunnel in t.tunnels() for row, _ in tunnel)
    assert t.s.ground.connected & ~t.s.field.full == 0
    assert t.s.field.surface == 0  # nor is there a surface any more


@pytest.mark.rule("SM-BOARD-05")
def test_the_turn_goes_on() -> None:
    t = table(FIRST, hand="Y10 blue")
    t.drill("Y10", (1, 3), (2, 3))
    choose(t, "2A")
    assert t.s.turn == 0
    assert t.s.actions == 1
    t.drill("blue", (3, 3))  # onto the new board at once: its only artifact
    assert t.keys[0] == "side"


@pytest.mark.rule("SM-BOARD-06")
def test_artifact_spaces_are_open_on_the_deepest_board_alone() -> None:
    t = table(FIRST, hand="Y10 blue wild", draw="red")
    t.drill("Y10", (1, 3), (2, 3))
    choose(t, "2A")
    upper, lower = t.s.field.halves
    assert t.s.field.artifacts & ~t.s.dug & upper == 0
    assert t.s.field.artifacts & ~t.s.dug & lower != 0
    assert t.keys[0] == "action"  # one board for one action


@pytest.mark.rule("SM-BOARD-07")
def test_boards_are_equally_wide_and_show_an_artifact() -> None:
    good = [(f"{depth}{side}", ".. .A") for depth in (1, 2, 3, 4) for side in "AB"]
    content_of(pack_with(tuple(good)))
    with pytest.raises(ContentError, match=r"boards.txt.*SM-BOARD-07"):
        content_of(pack_with((*good[:-1], ("4B", ".. .. .A"))))
    with pytest.raises(ContentError, match=r"boards.txt.*artifact.*SM-BOARD-07"):
        content_of(pack_with((*good[:-1], ("4B", ".. .."))))
