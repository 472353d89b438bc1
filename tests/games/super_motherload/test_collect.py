"""SM-COLLECT: what covered spaces give, and in which order."""

from __future__ import annotations

import pytest

from headframe.core.engine import Event
from headframe.games.super_motherload.events.cards import CardBought, Drew, MineralsPut, TokenGained
from headframe.games.super_motherload.events.mine import (
    BoardJoined,
    Collected,
    TileFound,
    TunnelDug,
)
from headframe.games.super_motherload.events.turns import ActionBegan
from tests.games.super_motherload.table import table

SPARE = "\n.. .. .. .. .A"


@pytest.mark.rule("SM-COLLECT-01")
def test_every_covered_space_gives_what_it_shows() -> None:
    t = table(".I .* .A .1 .." + SPARE, hand="Y25 Y10", draw="red", tokens=0)
    t.drill("Y25 Y10", (1, 1), (1, 5)).onto("red")
    assert t.on("red") == "I"
    assert t.me.tokens == 1
    assert len(t.me.tiles) == 1
    assert "red" in t.hand()


@pytest.mark.rule("SM-COLLECT-01")
def test_a_bomb_collects_too_and_nothing_is_given_twice() -> None:
    t = table(".I .G .. .. .." + SPARE, hand="red blue")
    t.bomb("red", (1, 1), (1, 2)).onto("red")
    assert t.on("red") == "IG"
    t.drill("blue", (1, 3))
    assert t.on("red") == "IG"
    assert t.s.turn == 1


@pytest.mark.rule("SM-COLLECT-02")
def test_all_minerals_onto_one_stack_of_choice() -> None:
    t = table(".I .G .P .. .." + SPARE, hand="yellow Y10 red")
    t.drill("yellow Y10", (1, 1), (1, 3))
    assert t.keys == ["stack"]
    assert t.choices("stack") == [0, 1, 2, 3]
    assert t.refused("stack", (0, 1, 2)) == "SM-COLLECT-02"
    t.onto("wild")
    assert t.on("red") + t.on("blue") + t.on("yellow") == ""
    assert t.top("wild") == "PU-W15"  # 2 + 3 + 5 paid for the first


@pytest.mark.rule("SM-COLLECT-02")
def test_the_stack_is_chosen_after_cards_and_tiles_are_seen() -> None:
    t = table(".I .1 .A .. .." + SPARE, hand="yellow Y10", draw="red")
    t.drill("yellow Y10", (1, 1), (1, 3))
    assert t.keys[0] == "stack"
    assert t.hand() == "red"
    assert len(t.me.tiles) == 1


@pytest.mark.rule("SM-COLLECT-02")
def test_without_minerals_nothing_is_asked() -> None:
    t = table(".* .. .. .. .." + SPARE, hand="blue red")
    t.drill("blue", (1, 1))
    assert t.keys == ["action"]


@pytest.mark.rule("SM-COLLECT-03")
def test_an_empty_stack_takes_no_minerals() -> None:
    t = table(".I .. .. .. .." + SPARE, bought={"red": 4})
    t.drill("blue", (1, 1))
    assert t.choices("stack") == [1, 2, 3]
    assert t.refused("stack", 0) == "SM-COLLECT-03"
    t = table(".I .. .. .. .." + SPARE, bought={"red": 4}, tiles=["platinum"])
    t.use("platinum")
    assert t.refused("mineral-stack", 0) == "SM-COLLECT-03"


@pytest.mark.rule("SM-COLLECT-03")
def test_with_no_stack_left_minerals_are_lost() -> None:
    all_bought = {"red": 4, "blue": 4, "yellow": 4, "wild": 4}
    t = table(".I .. .. .. .." + SPARE, bought=all_bought)
    t.drill("blue", (1, 1))
    assert t.keys == ["action"]
    assert sum(t.me.minerals) == 0
    assert [event.stack for event in t.told(MineralsPut)] == [-1]


@pytest.mark.rule("SM-COLLECT-04")
def test_tokens_come_from_the_supply() -> None:
    t = table(".* .* .. .. .." + SPARE, hand="Y10 red", supply=1, tokens=0)
    t.drill("Y10", (1, 1), (1, 2))
    assert t.me.tokens == 1
    assert t.s.supply == 0


@pytest.mark.rule("SM-COLLECT-04")
def test_the_token_spent_is_back_before_the_bomb_collects() -> None:
    t = table(".* .. .. .. .." + SPARE, hand="red blue", supply=0, tokens=1)
    t.bomb("red", (1, 1), (1, 2))
    assert t.me.tokens == 1
    assert t.s.supply == 0


@pytest.mark.rule("SM-COLLECT-04")
def test_there_is_no_limit_to_tokens_held() -> None:
    t = table(".* .. .. .. .." + SPARE, hand="blue red", tokens=12)
    t.drill("blue", (1, 1))
    assert t.me.tokens == 13


@pytest.mark.rule("SM-COLLECT-05")
def test_an_artifact_is_its_owners_secret() -> None:
    t = table(".A .. .. .. .." + SPARE, bag=["platinum"], hand="blue red")
    t.drill("blue", (1, 1))
    platinum = t.tile("platinum")
    assert t.view(0)["state"]["players"][0]["tiles"] == [platinum]
    for viewer in (None, 1):
        assert t.view(viewer)["state"]["players"][0]["tiles"] == {"hidden": 1}
    assert t.s.tiles == []


@pytest.mark.rule("SM-COLLECT-05")
def test_with_no_tile_left_the_space_is_covered_all_the_same() -> None:
    t = table(".A .. .. .. ..", bag=[], hand="blue red")
    t.drill("blue", (1, 1))
    assert t.me.tiles == ()
    assert t.keys == ["side"]  # it was the board's last artifact space


@pytest.mark.rule("SM-COLLECT-06")
def test_draw_spaces_are_added_up() -> None:
    t = table(".1 .2 .. .. .." + SPARE, hand="Y10", draw="red yellow wild blue")
    t.drill("Y10", (1, 1), (1, 2))
    assert len(t.me.hand) == 3
    assert [len(event.cards) for event in t.told(Drew)] == [3]


@pytest.mark.rule("SM-COLLECT-07")
def test_the_order_of_a_drill() -> None:
    drawing = ".A .I .* .1 .."
    t = table(
        drawing, hand="R10 R25", draw="blue yellow wild", tokens=0, minors="MI10", on={"red": "E"}
    )
    t.s.events = []
    t.put_down("R10 R25").line((1, 1), (1, 4))
    t.onto("red")
    assert t.keys[0] == "side"
    t.answer("side", t.s.content.sides_of[2][0])
    t.answer("to-hand", 0)
    order: list[type[Event]] = [
        ActionBegan,
        TokenGained,
        Drew,
        TunnelDug,
        Collected,
        TokenGained,
        TileFound,
        Drew,
        MineralsPut,
        BoardJoined,
        CardBought,
    ]
    told = [type(event) for event in t.s.events if type(event) in order]
    assert told == order


@pytest.mark.rule("SM-COLLECT-07")
def test_goals_are_judged_after_the_stack_and_before_the_board() -> None:
    t = table(".A .I .G .P ..", hand="Y25 yellow", minors="MI12")
    t.drill("Y25 yellow", (1, 1), (1, 4))
    assert t.keys[0] == "stack"
    assert t.can_take() == []
    t.onto("red")
    assert t.keys[0] == "side"
    assert t.can_take() == ["MI12"]


@pytest.mark.rule("SM-COLLECT-06", "SM-COLLECT-08")
def test_a_draw_space_shuffles_and_draws_the_rest_without_a_question() -> None:
    t = table(".2 .. .. .. .." + SPARE, hand="blue red", draw="red3", discard="yellow wild")
    t.drill("blue", (1, 1))
    assert t.keys == ["action"]
    assert len(t.me.hand) == 3
    assert t.me.discard == []


@pytest.mark.rule("SM-COLLECT-08")
def test_a_draw_space_draws_what_there_is_and_asks_nothing_about_the_rest() -> None:
    t = table(".2 .2 .. .. .." + SPARE, hand="B10 red", draw="red3", tiles=["draw 2"])
    t.drill("B10", (1, 1), (1, 2))
    assert t.keys == ["action"]  # a tile is held, and yet no card is left to be asked about
    assert t.hand() == "red red3 B10"


@pytest.mark.rule("SM-COLLECT-08")
def test_nothing_else_can_be_declined() -> None:
    t = table(".I .* .A .. .." + SPARE, hand="yellow Y10 red", tokens=0)
    t.drill("yellow Y10", (1, 1), (1, 3))
    assert t.me.tokens == 1
    assert len(t.me.tiles) == 1
    assert t.choices("stack") == [0, 1, 2, 3]  # a stack, and no way to leave them


@pytest.mark.rule("SM-COLLECT-09")
def test_minerals_are_not_limited_by_their_tiles() -> None:
    # More diamonds than the box has tiles of all minerals together.
    t = table(".D .. .. .. .." + SPARE, hand="blue red", on={"red": "D" * 90})
    t.drill("blue", (1, 1)).onto("blue").onto("red", "buy")
    assert [event.paid for event in t.told(CardBought)] == [1080, 12]


@pytest.mark.rule("SM-COLLECT-10")
@pytest.mark.parametrize(
    ("letter", "money"), [("I", 2), ("G", 3), ("P", 5), ("E", 8), ("R", 10), ("D", 12)]
)
def test_what_minerals_are_worth(letter: str, money: int) -> None:
    t = table(f".{letter} .. .. .. .." + SPARE, bought={"red": 3}, on={"red": "I"})
    t.drill("blue", (1, 1)).onto("red")
    assert t.me.money[0] == 2 + money


@pytest.mark.rule("SM-COLLECT-11")
def test_minerals_stay_on_their_card_until_it_is_bought() -> None:
    t = table(".I .. .. .. .." + SPARE, hand="blue yellow", on={"red": "G", "blue": "P"})
    t.drill("blue", (1, 1)).onto("red")
    t.end()
    t.end()
    assert (t.on("red"), t.on("blue")) == ("IG", "P")
    assert set(t.keys) <= {"action"}  # nothing offers to move them
