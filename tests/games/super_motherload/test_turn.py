"""SM-TURN: two actions, what adds to them, and how a turn ends."""

from __future__ import annotations

import pytest

from headframe.games.super_motherload.events.cards import Discarded
from headframe.games.super_motherload.events.turns import TurnBegan
from tests.games.super_motherload.table import table

OPEN = """
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. .A
"""


@pytest.mark.rule("SM-TURN-01")
def test_two_actions_the_same_one_twice() -> None:
    t = table(OPEN, hand="red", draw="yellow yellow wild blue")
    t.end().end()
    assert (t.s.turn, t.s.actions) == (0, 2)
    t.draw().draw()
    assert t.s.turn == 1


@pytest.mark.rule("SM-TURN-01")
def test_an_action_is_draw_drill_or_bomb() -> None:
    t = table(OPEN, hand="red blue", draw="yellow")
    assert t.actions() == ["end", "draw", "drill", "bomb"]
    assert t.refused("action", 7) == "SM-TURN-01"
    t.drill("red", (1, 1)).drill("blue", (1, 2))
    assert t.s.turn == 1


@pytest.mark.rule("SM-TURN-01")
def test_no_third_action() -> None:
    t = table(OPEN, hand="red blue wild", tiles=["points"])
    t.drill("red", (1, 1)).drill("blue", (1, 2))
    assert t.actions() == ["end"]
    assert t.refused("action", 2) == "SM-TURN-01"


@pytest.mark.rule("SM-TURN-02")
def test_additional_actions_add_without_limit() -> None:
    t = table(OPEN, hand="red", tiles=["action", "action"], on={"yellow": "GG"})
    t.use("action").use("action")
    assert t.s.actions == 4


@pytest.mark.rule("SM-TURN-03")
def test_a_turn_can_be_ended_without_any_action() -> None:
    t = table(OPEN)
    t.end()
    assert t.s.turn == 1
    assert t.s.players[0].discard == []


@pytest.mark.rule("SM-TURN-03")
def test_a_player_who_can_do_nothing_is_not_stuck() -> None:
    t = table(OPEN, hand="", tokens=0)
    assert t.actions() == ["end"]
    t.end()
    assert t.s.turn == 1


@pytest.mark.rule("SM-TURN-04")
def test_down_to_five_cards_in_one_choice() -> None:
    t = table(OPEN, hand="red red3 blue blue yellow wild", draw="yellow", tokens=0)
    t.draw().end()
    assert t.keys == ["discard"]
    assert t.refused("discard", t.cards("red")) == "SM-TURN-04"
    assert t.refused("discard", t.cards("red red3 blue")) == "SM-TURN-04"
    assert t.refused("discard", t.cards("red R10")) == "SM-TURN-04"
    t.answer("discard", t.cards("blue blue"))
    assert t.hand() == "red red3 yellow yellow wild"
    assert t.discard() == "blue blue"
    assert [event.cards for event in t.told(Discarded)] == [t.cards("blue blue", 0)]


@pytest.mark.rule("SM-TURN-04")
def test_during_the_turn_the_hand_has_no_limit() -> None:
    t = table(OPEN, hand="red red3 blue blue yellow", draw="yellow wild R10 B10")
    t.draw()
    assert len(t.me.hand) == 7
    assert t.s.turn == 0


@pytest.mark.rule("SM-TURN-04")
def test_five_cards_are_not_too_many() -> None:
    t = table(OPEN, hand="red red3 blue blue yellow")
    t.end()
    assert t.s.turn == 1


@pytest.mark.rule("SM-TURN-05")
def test_play_passes_clockwise() -> None:
    t = table(OPEN, players=4)
    for _ in range(5):
        t.end()
    assert [event.seat for event in t.told(TurnBegan)] == [1, 2, 3, 0, 1]


@pytest.mark.rule("SM-TURN-06")
def test_with_actions_left_the_turn_ends_only_when_the_player_says_so() -> None:
    t = table(OPEN, hand="red", draw="blue blue", tokens=0)
    t.draw()
    assert t.s.turn == 0
    assert "end" in t.actions()


@pytest.mark.rule("SM-TURN-06")
def test_with_none_left_it_ends_by_itself() -> None:
    t = table(OPEN, hand="red", draw="blue", actions=1)
    t.draw()
    assert t.s.turn == 1


@pytest.mark.rule("SM-TURN-06", "SM-INFO-04")
@pytest.mark.parametrize("tile", ["points", "draw 2"])
def test_whoever_holds_a_tile_is_asked_useful_or_not(tile: str) -> None:
    t = table(OPEN, hand="red", draw="blue", actions=1, tiles=[tile])
    t.draw()
    assert t.s.turn == 0
    assert t.actions() == ["end"]


@pytest.mark.rule("SM-TURN-06")
def test_whoever_may_take_an_achievement_is_asked() -> None:
    t = table(OPEN, hand="red", draw="blue", actions=1, minors="MI2", on={"blue": "GGG"})
    t.draw()
    assert t.actions() == ["end"]
    assert t.can_take() == ["MI2"]
    t.take("MI2")
    assert t.s.turn == 1


@pytest.mark.rule("SM-TURN-07")
def test_after_the_end_of_the_turn_only_the_discard_remains() -> None:
    hand = "red red3 blue blue yellow wild"
    t = table(OPEN, hand=hand, draw="yellow", minors="MI2", on={"blue": "GGG"}, tiles=["draw 2"])
    assert t.keys == ["action", "tile", "minor"]
    t.end()
    assert t.keys == ["discard"]
    assert t.refused("tile", t.tile("draw 2")) == "SM-TURN-04"  # the discard is asked now
    assert t.refused("minor", t.achievement("MI2")[1]) == "SM-TURN-04"


@pytest.mark.rule("SM-TURN-08")
def test_only_the_player_whose_turn_it_is_decides() -> None:
    t = table(OPEN, players=3)
    assert {decision.seat for decision in t.s.open_decisions} == {0}
    assert t.refused("action", 0, seat=1) == "SM-TURN-08"
    t.end()
    assert {decision.seat for decision in t.s.open_decisions} == {1}
    assert t.refused("action", 0, seat=0) == "SM-TURN-08"
