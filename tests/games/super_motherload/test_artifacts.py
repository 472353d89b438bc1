"""SM-ART: the artifact tiles."""

from __future__ import annotations

import pytest

from headframe.games.super_motherload.events.cards import Drew
from headframe.games.super_motherload.events.mine import TileUsed
from tests.games.super_motherload.table import GAME, table

ROW = ".G .P .. .. ..\n.. .. .. .. .A"
ALL_BOUGHT = {"red": 4, "blue": 4, "yellow": 4, "wild": 4}


@pytest.mark.rule("SM-ART-01")
def test_any_number_at_any_decision_of_ones_own_turn() -> None:
    tiles = ["draw 2", "action", "bomb, draw 1"]
    t = table(ROW, hand="blue B10", draw="red red3 yellow yellow wild R10", tiles=tiles)
    assert t.keys == ["action", "tile"]
    t.act("drill")
    assert t.keys == ["drill-cards", "tile"]
    t.use("action")
    assert t.keys == ["drill-cards", "tile"]
    t.answer("drill-cards", t.cards("blue"))
    assert t.keys == ["line", "tile"]
    t.use("draw 2")
    t.line((1, 1))
    assert t.keys == ["stack", "tile"]
    t.use("bomb, draw 1").onto("red")
    assert t.me.tiles == ()
    assert t.s.actions == 2  # none of the tiles was an action


@pytest.mark.rule("SM-ART-01")
def test_a_used_tile_leaves_the_game_face_up() -> None:
    t = table(ROW, draw="red", tiles=["draw 2", "draw 2"])
    left = len(t.s.tiles)
    t.use("draw 2")
    assert len(t.me.tiles) == 1
    assert t.s.used == (t.tile("draw 2"),)
    assert len(t.s.tiles) == left
    assert t.view(1)["state"]["used"] == [t.tile("draw 2")]
    assert [event.tile for event in t.told(TileUsed)] == [t.tile("draw 2")]


@pytest.mark.rule("SM-ART-01")
def test_not_in_the_turn_of_another() -> None:
    t = table(ROW, draw="red", tiles=["draw 2"])
    t.end()
    assert t.s.turn == 1
    assert t.refused("tile", t.tile("draw 2"), seat=0) == "SM-TURN-08"
    assert t.keys == ["action"]


@pytest.mark.rule("SM-ART-01")
def test_only_a_tile_that_one_holds() -> None:
    t = table(ROW, draw="red", tiles=["draw 2"])
    assert t.refused("tile", t.tile("platinum")) == "SM-ART-01"


@pytest.mark.rule("SM-ART-02")
def test_additional_action() -> None:
    t = table(ROW, tiles=["action"])
    t.use("action")
    assert t.s.actions == 3


@pytest.mark.rule("SM-ART-03")
def test_draw_2() -> None:
    t = table(ROW, hand="red", draw="blue yellow wild", tiles=["draw 2"])
    t.use("draw 2")
    assert len(t.me.hand) == 3


@pytest.mark.rule("SM-ART-04")
def test_bomb_token_and_draw_1() -> None:
    t = table(ROW, hand="red", draw="blue yellow", tokens=0, tiles=["bomb, draw 1"])
    t.use("bomb, draw 1")
    assert (t.me.tokens, len(t.me.hand)) == (1, 2)


@pytest.mark.rule("SM-ART-05")
def test_platinum_onto_any_stack() -> None:
    t = table(ROW, tiles=["platinum"])
    t.use("platinum")
    assert t.choices("mineral-stack") == [0, 1, 2, 3]
    t.onto("yellow", "mineral-stack")
    assert t.on("yellow") == "P"


@pytest.mark.rule("SM-ART-06")
def test_gold_onto_any_stack_and_draw_1() -> None:
    t = table(ROW, hand="red", draw="blue yellow", tiles=["gold, draw 1"])
    t.use("gold, draw 1")
    assert not t.told(Drew)  # in the order written
    t.onto("wild", "mineral-stack")
    assert t.on("wild") == "G"
    assert len(t.me.hand) == 2


@pytest.mark.rule("SM-ART-07")
def test_a_bought_card_to_the_hand() -> None:
    t = table(ROW, hand="blue", on={"red": "PI"}, tiles=["to hand", "to hand"])
    t.drill("blue", (1, 1)).onto("red").answer("to-hand", 1)
    assert t.hand() == "R10"
    assert t.discard() == "blue"
    assert t.me.tiles == (t.tile("to hand"),)  # one tile a buy
    assert t.s.used == (t.tile("to hand"),)


@pytest.mark.rule("SM-ART-07")
def test_it_is_used_only_as_that_answer() -> None:
    t = table(ROW, draw="red", tiles=["to hand", "draw 2"])
    assert t.choices("tile") == [t.tile("draw 2")]
    assert t.refused("tile", t.tile("to hand")) == "SM-ART-07"


@pytest.mark.rule("SM-ART-08")
def test_three_points_at_the_end() -> None:
    t = table(ROW, draw="red", tiles=["points", "points", "draw 2"])
    assert t.refused("tile", t.tile("points")) == "SM-ART-08"
    assert GAME.result(t.s).scores[0] == 6
    assert GAME.result(t.s).sources[0]["artifacts"] == 6


@pytest.mark.rule("SM-ART-09")
def test_duplicate_any_mineral_onto_any_stack() -> None:
    t = table(ROW, on={"red": "I", "blue": "P"}, tiles=["duplicate"])
    t.use("duplicate")
    assert t.choices("duplicate") == [0, 2]
    assert t.refused("duplicate", 1) == "SM-ART-09"
    t.answer("duplicate", 2)
    assert t.choices("mineral-stack") == [0, 1, 2, 3]
    t.onto("blue", "mineral-stack")
    assert t.top("blue") == "PU-B15"


@pytest.mark.rule("SM-ART-09")
def test_the_limits_of_the_buy_bonus_do_not_apply() -> None:
    # Between buys: onto the card just uncovered, which the buy bonus could not do.
    t = table(
        ROW, hand="blue", bought={"yellow": 1}, on={"yellow": "D", "red": "I"}, tiles=["duplicate"]
    )
    t.drill("blue", (1, 1)).onto("yellow").answer("to-hand", 0)
    assert t.choices("mineral-stack") == [0, 1, 3]
    t.use("duplicate")
    assert t.choices("mineral-stack") == [0, 1, 2, 3]


@pytest.mark.rule("SM-ART-10")
def test_drawn_cards_do_not_join_the_drill_under_way() -> None:
    t = table(ROW, hand="blue", draw="red wild", tiles=["draw 2"])
    t.put_down("blue").use("draw 2")
    assert {len(tunnel) for tunnel in t.tunnels()} == {1}


@pytest.mark.rule("SM-ART-10")
def test_an_additional_action_comes_after_this_one() -> None:
    t = table(ROW, hand="blue red", actions=1, tiles=["action"])
    t.put_down("blue").use("action")
    assert t.keys == ["line"]
    t.line((1, 4))
    assert t.actions() == ["end", "draw", "drill", "bomb"]


@pytest.mark.rule("SM-ART-10")
def test_inside_an_action_buys_wait_for_its_end() -> None:
    t = table(ROW, hand="blue", on={"red": "P"}, tiles=["platinum"])
    t.put_down("blue").use("platinum").onto("red", "mineral-stack")
    assert t.on("red") == "PP"
    assert t.keys == ["line"]
    t.line((1, 1))
    assert t.keys == ["stack"]
    t.onto("blue")
    assert t.top("red") == "PU-R15"


@pytest.mark.rule("SM-ART-10")
def test_minerals_not_yet_put_down_cannot_be_duplicated() -> None:
    t = table(ROW, hand="blue", on={"red": "I"}, tiles=["duplicate"])
    t.drill("blue", (1, 1))
    t.use("duplicate")
    assert t.keys == ["mineral-stack"]  # only iron: the gold is not on a card
    t.onto("red", "mineral-stack")
    assert t.on("red") == "II"
    t = table(ROW, hand="blue", tiles=["duplicate"])
    t.drill("blue", (1, 1))
    assert t.keys == ["stack"]


@pytest.mark.rule("SM-ART-11")
@pytest.mark.parametrize("tile", ["draw 2", "duplicate", "platinum", "bomb, draw 1"])
def test_a_tile_that_would_do_nothing_cannot_be_used(tile: str) -> None:
    t = table(ROW, hand="red", tiles=[tile, "action"], supply=0, bought=ALL_BOUGHT)
    assert t.choices("tile") == [t.tile("action")]
    assert t.refused("tile", t.tile(tile)) == "SM-ART-11"


@pytest.mark.rule("SM-ART-11")
def test_a_possible_part_happens_and_the_rest_is_lost() -> None:
    t = table(ROW, hand="red", draw="blue", tiles=["gold, draw 1"], bought=ALL_BOUGHT)
    t.use("gold, draw 1")
    assert t.hand() == "red blue"
    assert sum(t.me.minerals) == 0
    t = table(ROW, hand="red", tiles=["bomb, draw 1"], tokens=0)
    t.use("bomb, draw 1")
    assert t.me.tokens == 1


@pytest.mark.rule("SM-ART-12")
def test_a_tile_may_be_used_in_the_turn_in_which_it_was_found() -> None:
    t = table(".A .. .. .. .A", hand="blue red", bag=["action"])
    t.drill("blue", (1, 1))
    assert t.keys == ["action", "tile"]
    t.use("action")
    assert t.s.actions == 2
