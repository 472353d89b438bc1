"""SM-SET: from the box to the first turn."""

from __future__ import annotations

import pytest

from headframe.core.engine import apply
from headframe.core.options import BadOption, Value
from headframe.core.refusal import Refused
from headframe.core.view import view
from headframe.games.super_motherload.content.cards import COLOURS
from headframe.games.super_motherload.state import SuperMotherloadState
from tests.games.super_motherload.table import GAME, Table, table


def fresh(seed: str = "setup", side: int | None = 0, **options: Value) -> SuperMotherloadState:
    s = GAME.new({"players": 2, "start": 0, **options}, seed)
    if side is not None:
        apply(s, s.turn, "side", s.content.sides_of[1][side])
    return s


@pytest.mark.rule("SM-SET-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_a_deck_of_their_own(players: int) -> None:
    decks = [player.deck for player in fresh(players=players).players]
    assert len(decks) == len(set(decks)) == players


@pytest.mark.rule("SM-SET-01")
def test_decks_can_be_picked_but_none_twice() -> None:
    s = fresh(decks=["grey", "orange"])
    assert [s.content.decks[player.deck].name for player in s.players] == ["grey", "orange"]
    with pytest.raises(BadOption, match="repetition"):
        fresh(decks=["grey", "grey"])
    with pytest.raises(BadOption, match="SM-SET-01"):
        fresh(decks=["grey"])


def test_reports_name_the_deck_of_each_seat() -> None:
    assert GAME.labels(fresh(players=3, decks=["grey", "orange", "green"])) == [
        "grey",
        "orange",
        "green",
    ]


@pytest.mark.rule("SM-SET-01")
def test_unpicked_decks_are_dealt_by_the_seed() -> None:
    dealt = {tuple(p.deck for p in fresh(f"seed {n}").players) for n in range(30)}
    assert len(dealt) > 5
    with pytest.raises(BadOption, match="SM-SET-01"):
        fresh(players=5)


@pytest.mark.rule("SM-SET-02")
def test_the_host_names_the_start_player_and_turns_go_clockwise() -> None:
    s = fresh(players=3, start=1)
    turns = [s.turn]
    for _ in range(3):
        apply(s, s.turn, "action", 0)
        turns.append(s.turn)
    assert turns == [1, 2, 0, 1]


@pytest.mark.rule("SM-SET-02")
def test_else_the_dice_say_who_starts() -> None:
    assert {fresh(f"seed {n}", start=None).start for n in range(30)} == {0, 1}
    with pytest.raises(BadOption, match="SM-SET-02"):
        fresh(start=2)


@pytest.mark.rule("SM-SET-03")
def test_the_last_in_turn_order_chooses_the_side_before_anything_is_dealt() -> None:
    s = fresh(side=None, players=3, start=1)
    assert [(decision.seat, decision.key) for decision in s.open_decisions] == [(0, "side")]
    assert not s.majors
    assert not s.minor_row
    assert all(not player.hand for player in s.players)
    for side in (0, 1):
        chosen = fresh(side=side, players=3, start=1)
        assert [chosen.content.sides[board].name for board in chosen.boards] == ["1" + "AB"[side]]
    with pytest.raises(Refused, match="SM-SET-03"):
        apply(s, 0, "side", s.content.sides_of[2][0])


@pytest.mark.rule("SM-SET-04")
def test_sixteen_tiles_lie_face_down() -> None:
    s = fresh()
    assert len(s.tiles) == 16
    for viewer in (None, 0, 1):
        assert Table(s).view(viewer)["state"]["tiles"] == {"hidden": 16}


@pytest.mark.rule("SM-SET-04")
def test_which_tile_is_found_is_a_matter_of_chance() -> None:
    found = set()
    for n in range(40):
        t = table(".. .. .A\n.. .. .A")
        t.dice(n)
        t.drill("red", (1, 3))
        found.add(t.me.tiles)
    assert len(found) == 8


@pytest.mark.rule("SM-SET-05")
def test_three_of_ten_majors_lie_face_up() -> None:
    rows = [fresh(f"seed {n}").majors for n in range(60)]
    assert all(len(set(row)) == 3 for row in rows)
    assert {major for row in rows for major in row} == set(range(10))


@pytest.mark.rule("SM-SET-06")
@pytest.mark.parametrize(("players", "shown"), [(2, 4), (3, 3), (4, 3)])
def test_the_row_of_minors(players: int, shown: int) -> None:
    s = fresh(players=players)
    assert len(s.minor_row) == shown
    assert sorted([*s.minor_row, *s.minor_deck]) == list(range(20))


@pytest.mark.rule("SM-SET-06")
def test_the_first_printing_shows_three() -> None:
    assert len(fresh(minor_row=3).minor_row) == 3
    with pytest.raises(BadOption, match="SM-SET-06"):
        fresh(minor_row=4)


@pytest.mark.rule("SM-SET-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_starts_with_one_of_sixteen_tokens(players: int) -> None:
    s = fresh(players=players)
    assert [player.tokens for player in s.players] == [1] * players
    assert s.supply == 16 - players


@pytest.mark.rule("SM-SET-08", "SM-SET-10")
def test_seven_starting_pilots_four_of_them_in_hand() -> None:
    s = fresh()
    for player in s.players:
        start = s.content.decks[player.deck].start
        assert len(start) == 7
        assert len(player.hand) == 4
        assert sorted(player.hand + player.draw) == list(start)
        assert player.discard == []
        assert all(s.content.cards[card].cost == 0 for card in start)
        assert all(s.content.cards[card].points == 0 for card in start)
    assert GAME.result(s).scores == (0, 0)


@pytest.mark.rule("SM-SET-09")
def test_stacks_by_colour_with_ascending_costs() -> None:
    s = fresh()
    for player in s.players:
        for stack, colour in enumerate(COLOURS):
            cards = [s.content.cards[n] for n in s.content.decks[player.deck].stacks[stack]]
            assert [card.cost for card in cards] == [10, 15, 20, 25]
            assert {COLOURS[card.colour] for card in cards} == {colour}


@pytest.mark.rule("SM-SET-09")
def test_only_the_top_card_takes_minerals() -> None:
    t = table(".R .. .A", on={"red": "D"}, bought={"red": 1})
    t.drill("red", (1, 1)).onto("red")
    # 12 + 10 pays for the top card of 15 alone, not for the 10 that is gone or the 20 below.
    assert t.top("red") == "PU-R20"
    assert t.on("red") == ""


def test_both_see_the_same_table() -> None:
    s = fresh()
    assert view(s, 0)["over"] is False
