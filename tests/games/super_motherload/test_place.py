"""SM-PLACE and SM-TERRAIN: where tunnels may lie."""

from __future__ import annotations

import pytest

from headframe.games.super_motherload.content import content_of
from headframe.kit.content import ContentError
from tests.games.super_motherload.table import pack_with, table

LOWER = ".. .. ..\n.. .. .A"


def placed(*drawings: str, cards: str, depth: int = 1) -> list[list[tuple[int, int]]]:
    t = table(*drawings, hand=cards, depth=depth)
    t.put_down(cards)
    return sorted(sorted(tunnel) for tunnel in t.tunnels())


@pytest.mark.rule("SM-PLACE-01")
def test_tunnels_begin_at_the_surface() -> None:
    assert placed(".. ..\n.. .A", cards="red") == [[(1, 1)], [(1, 2)]]


@pytest.mark.rule("SM-PLACE-01")
def test_or_at_a_tunnel_in_play() -> None:
    drawing = ".. .. ..\n.. [] ..\n.. .. .A"
    assert placed(drawing, cards="red", depth=2) == [[(1, 2)], [(2, 1)], [(2, 3)], [(3, 2)]]


@pytest.mark.rule("SM-PLACE-01")
def test_only_the_first_board_has_a_surface() -> None:
    t = table(".. .. ..\n.. .. ..\n[] .. .A", hand="red", depth=2)
    t.put_down("red")
    assert t.refused("line", t.placed("line", ((1, 2),))) == "SM-PLACE-01"
    # Above a second board, the first board's surface is still there.
    assert [(1, 1)] in placed(".. .. [A", LOWER, cards="red")


@pytest.mark.rule("SM-PLACE-01")
def test_boards_meet_at_the_seam_column_by_column() -> None:
    assert [(2, 2)] in placed(".. [] .A", LOWER, cards="red", depth=2)
    assert [(2, 1)] not in placed(".. [] .A", LOWER, cards="red", depth=2)


@pytest.mark.rule("SM-PLACE-02")
def test_a_corner_is_no_connection() -> None:
    t = table("[] .. ..\n.. .. .A", hand="red", depth=2)
    t.put_down("red")
    assert t.refused("line", t.placed("line", ((2, 2),))) == "SM-PLACE-02"


@pytest.mark.rule("SM-PLACE-03")
def test_any_space_may_connect_and_several_may() -> None:
    lines = placed(".. .. ..\n[] .. []\n.. .. .A", cards="blue blue wild", depth=2)
    assert [(1, 1), (1, 2), (1, 3)] in lines  # with both its ends
    middle = placed(".. .. ..\n.. [] ..\n.. .. .A", cards="blue blue wild", depth=2)
    assert [(1, 1), (1, 2), (1, 3)] in middle
    assert [(1, 1), (2, 1), (3, 1)] in middle


@pytest.mark.rule("SM-PLACE-04")
def test_upward_too() -> None:
    assert [(1, 2), (2, 2)] in placed(".. .. ..\n.. .. ..\n.. [] .A", cards="B10", depth=2)


@pytest.mark.rule("SM-PLACE-05")
def test_no_tunnel_leaves_the_boards() -> None:
    t = table(".. .. ..\n.. .. .A", hand="blue blue wild")
    t.put_down("blue blue wild")
    lines = t.s.content.sheet.lines[3]
    for start, vertical in [((1, 2), False), ((2, 1), True)]:
        cell = t.s.content.sheet.board.cell(start[0] - 1, start[1] - 1)
        assert t.refused("line", lines.id_of(cell, vertical)) == "SM-PLACE-05"
    assert t.refused("line", -1) == "SM-PLACE-05"
    assert all(len(tunnel) == 3 and len({row for row, _ in tunnel}) == 1 for tunnel in t.tunnels())


@pytest.mark.rule("SM-PLACE-05")
def test_the_seam_may_be_crossed() -> None:
    lines = placed(".. .. ..\n[] .. .A", LOWER, cards="blue blue wild", depth=2)
    assert [(2, 2), (3, 2), (4, 2)] in lines


@pytest.mark.rule("SM-PLACE-06")
def test_tunnels_belong_to_nobody() -> None:
    t = table(".. .. ..\n.. .. ..\n.. .. .A", hand="red")
    t.drill("red", (1, 1)).end()
    t.s.players[1].hand = list(t.cards("blue", 1))
    t.put_down("blue")
    t.line((2, 1))  # it touches nothing but the other player's tunnel
    assert t.s.dug.bit_count() == 2


@pytest.mark.rule("SM-PLACE-07")
def test_a_placed_tunnel_stays() -> None:
    t = table(".. .. ..\n.. .. ..\n.. .. .A", hand="red blue")
    t.drill("red", (1, 1))
    before = t.s.dug
    t.drill("blue", (1, 2)).end()
    assert t.s.dug & before == before


@pytest.mark.rule("SM-PLACE-08")
def test_tiles_never_run_out() -> None:
    # 76 tunnel tiles are in the box; the 81st space is dug like the first.
    rows = ["[] [] [] [] [] [] [] [] []"] * 9
    rows[8] = "[] [] [] [] [] [] [] .. .A"
    t = table("\n".join(rows), hand="red")
    t.drill("red", (9, 8))
    assert t.s.dug.bit_count() == 80


@pytest.mark.rule("SM-TERRAIN-01")
def test_dirt_can_be_drilled_and_bombed_in_any_colour() -> None:
    for card in ("red", "blue", "yellow", "wild"):
        assert placed(".. .. .A", cards=card) == [[(1, 1)], [(1, 2)], [(1, 3)]]
    t = table(".. .. .A", hand="red")
    t.bomb("red", (1, 1), (1, 2))
    assert t.s.dug.bit_count() == 2


@pytest.mark.rule("SM-TERRAIN-02")
@pytest.mark.parametrize(("card", "plate"), [("red", "r"), ("blue", "b"), ("yellow", "y")])
def test_a_plate_is_passed_in_its_colour_alone(card: str, plate: str) -> None:
    for terrain in "rby":
        t = table(f"{terrain}. .. .A", hand=card)
        t.put_down(card)
        if terrain == plate:
            assert {(1, 1)} in t.tunnels()
        else:
            assert t.refused("line", t.placed("line", ((1, 1),))) == "SM-TERRAIN-02"


@pytest.mark.rule("SM-TERRAIN-02")
def test_wild_icons_stand_for_the_colour_and_lines_cross_several_plates() -> None:
    assert [(1, 1), (1, 2)] in placed("b. b. .A", cards="blue wild")
    assert placed("b. r. ..\n.. .. .A", cards="blue wild") == [
        [(1, 1), (2, 1)],
        [(1, 3), (2, 3)],
    ]


@pytest.mark.rule("SM-TERRAIN-02")
def test_a_plate_cannot_be_bombed() -> None:
    t = table("r. .. .A", hand="red")
    t.act("bomb").answer("bomb-card", t.cards("red")[0])
    assert t.tunnels() == [{(1, 2), (1, 3)}]
    assert t.refused("blast", t.placed("blast", ((1, 1), (1, 2)))) == "SM-TERRAIN-02"


@pytest.mark.rule("SM-TERRAIN-03")
def test_rock_can_be_bombed_and_not_drilled() -> None:
    t = table("#. #. .A", hand="red")
    t.bomb("red", (1, 1), (1, 2))
    assert t.s.dug.bit_count() == 2
    for card in ("red", "blue", "wild"):
        t = table("#. .. .A", hand=card)
        t.put_down(card)
        assert t.refused("line", t.placed("line", ((1, 1),))) == "SM-TERRAIN-03"


@pytest.mark.rule("SM-TERRAIN-04")
def test_terrain_and_what_is_shown_are_two_things() -> None:
    t = table("#I rG .P\n.. .. .A", hand="red red3")
    field = t.s.field
    masks = [field.rocks, *field.plates, field.bombable & ~field.rocks]
    assert sum(masks) == field.full  # each space in exactly one of them
    t.drill("red", (1, 2))
    assert t.keys == ["stack"]
    t.onto("red")
    assert t.on("red") == "G"


@pytest.mark.rule("SM-TERRAIN-04")
def test_content_with_other_terrain_is_refused() -> None:
    boards = tuple((f"{depth}{side}", ".A g.") for depth in (1, 2, 3, 4) for side in "AB")
    with pytest.raises(ContentError, match=r"boards.txt:6: \[board 1A\] row 1, column 2"):
        content_of(pack_with(boards))
