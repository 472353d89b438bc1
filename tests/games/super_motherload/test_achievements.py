"""SM-ACH: goals, when they are judged, and how long they can be taken."""

from __future__ import annotations

import pytest

from headframe.games.super_motherload.content import content_of
from headframe.games.super_motherload.events.achievements import MajorTaken, MinorTaken
from tests.games.super_motherload.table import GAME, table

ROW = ".G .P .. .. ..\n.. .. .. .. .A"


@pytest.mark.rule("SM-ACH-01")
def test_taking_a_met_goal_is_a_choice_and_no_action() -> None:
    t = table(ROW, minors="MI2", on={"red": "GGG"})
    assert t.keys == ["action", "minor"]
    t.take("MI2")
    assert t.s.actions == 2
    assert len(t.me.minors) == 1
    passed = table(ROW, minors="MI2", on={"red": "GGG"})
    passed.end()
    assert passed.s.players[0].minors == ()


@pytest.mark.rule("SM-ACH-01")
def test_only_a_face_up_card_and_only_on_ones_own_turn() -> None:
    t = table(ROW, minors="MI2", on={"red": "GGG"})
    assert t.refused("minor", t.achievement("MI5")[1]) == "SM-ACH-01"
    assert t.refused("minor", t.achievement("MI2")[1], seat=1) == "SM-TURN-08"


@pytest.mark.rule("SM-ACH-02")
def test_at_most_one_minor_and_one_major_a_turn() -> None:
    t = table(
        ROW,
        minors="MI2 MI8",
        majors="MA1 MA3",
        bought={"red": 2, "blue": 2, "yellow": 1, "wild": 1},
        on={"red": "GGG", "blue": "I", "wild": "I"},
    )
    assert t.can_take() == ["MA1", "MA3", "MI2", "MI8"]
    t.take("MI2")
    assert t.can_take() == ["MA1", "MA3"]
    t.take("MA1")
    assert t.can_take() == []
    assert t.keys == ["action"]


@pytest.mark.rule("SM-ACH-03")
@pytest.mark.parametrize(
    ("red", "blue", "met"), [(2, 2, True), (4, 3, True), (1, 2, False), (2, 0, False)]
)
def test_a_major_asks_for_pilots_bought(red: int, blue: int, met: bool) -> None:
    t = table(ROW, majors="MA1", bought={"red": red, "blue": blue})
    assert (t.can_take() == ["MA1"]) == met


@pytest.mark.rule("SM-ACH-03")
def test_a_major_whose_pilots_are_not_bought_is_refused_and_none_is_replaced() -> None:
    t = table(ROW, majors="MA1 MA2", bought={"red": 2, "blue": 2})
    assert t.refused("major", t.achievement("MA2")[1]) == "SM-ACH-03"
    t.take("MA1")
    assert [t.s.content.majors[major].name for major in t.s.majors] == ["MA2"]
    assert [event.major for event in t.told(MajorTaken)] == [t.achievement("MA1")[1]]


@pytest.mark.rule("SM-ACH-04")
def test_a_taken_minor_is_replaced_at_once_but_not_taken_the_same_turn() -> None:
    t = table(ROW, minors="MI2", minor_deck="MI8", on={"red": "GGG", "blue": "I", "wild": "I"})
    t.take("MI2")
    assert t.minors() == ["MI8"]
    assert t.can_take() == []  # though its goal is met
    assert t.told(MinorTaken)[0].dealt == t.achievement("MI8")[1]


@pytest.mark.rule("SM-ACH-04")
def test_with_the_deck_empty_the_row_shrinks() -> None:
    t = table(ROW, minors="MI2 MI8", minor_deck="", on={"red": "GGG", "blue": "I", "wild": "I"})
    t.take("MI2")
    assert t.minors() == ["MI8"]
    t.end()
    t.end()
    assert t.can_take() == ["MI8"]


@pytest.mark.rule("SM-ACH-05")
def test_an_action_goal_looks_at_one_action_alone() -> None:
    board = ".G .P .I .. ..\n.. .. .. .. .A"
    t = table(board, hand="blue yellow Y10", minors="MI12")
    t.drill("blue", (1, 1)).onto("red")
    t.drill("yellow", (1, 2)).onto("blue")
    assert t.s.turn == 1  # three minerals, but not in one action
    t = table(board, hand="yellow Y10", minors="MI12")
    t.drill("yellow Y10", (1, 1), (1, 3)).onto("wild")
    assert t.can_take() == ["MI12"]


@pytest.mark.rule("SM-ACH-05")
def test_artifacts_used_meanwhile_add_nothing_to_an_action() -> None:
    t = table(ROW, hand="Y10", minors="MI12", tiles=["platinum"])
    t.drill("Y10", (1, 1), (1, 2)).use("platinum").onto("red", "mineral-stack").onto("blue")
    assert t.can_take() == []


@pytest.mark.rule("SM-ACH-05")
def test_a_turn_goal_looks_at_everything_since_the_turn_began() -> None:
    t = table(ROW, hand="blue yellow", minors="MI17", on={"red": "PI", "wild": "P"})
    t.drill("blue", (1, 1)).onto("red")
    assert t.can_take() == []
    t.drill("yellow", (1, 2)).onto("wild")
    assert t.can_take() == ["MI17"]


@pytest.mark.rule("SM-ACH-05")
def test_the_count_of_a_turn_starts_anew() -> None:
    t = table(ROW, hand="blue yellow", minors="MI17", on={"red": "PI", "wild": "P"})
    t.drill("blue", (1, 1)).onto("red").end()
    t.end()
    t.drill("yellow", (1, 2)).onto("wild")
    assert t.can_take() == []


@pytest.mark.rule("SM-ACH-05")
def test_a_state_goal_is_judged_at_the_start_and_after_every_step() -> None:
    t = table(ROW, minors="MI20", tiles=["points", "points", "to hand"])
    assert t.can_take() == ["MI20"]
    t = table(".A .. .. .. .A", hand="blue red", minors="MI20", tiles=["points", "points"])
    assert t.can_take() == []
    t.drill("blue", (1, 1))
    assert t.can_take() == ["MI20"]


@pytest.mark.rule("SM-ACH-05")
def test_only_cards_face_up_at_that_moment_are_judged() -> None:
    # With two claims a turn, Long Haul comes up after the line of 5 was drilled: too late.
    t = table(
        ".. .. .. .. ..\n.. .. .. .. .A",
        hand="Y25 Y20",
        minors="MI2",
        minor_deck="MI10",
        on={"red": "GGG"},
        edits=(("box.txt", "claims a turn = 1", "claims a turn = 2"),),
    )
    t.drill("Y25 Y20", (1, 1), (1, 5)).take("MI2")
    assert t.minors() == ["MI10"]
    assert t.can_take() == []


@pytest.mark.rule("SM-ACH-06")
def test_minerals_across_all_cards_whatever_brought_them() -> None:
    t = table(ROW, minors="MI2", on={"red": "G", "blue": "G"}, tiles=["gold, draw 1"])
    t.use("gold, draw 1").onto("wild", "mineral-stack")
    assert t.can_take() == ["MI2"]


@pytest.mark.rule("SM-ACH-06")
def test_they_are_judged_before_a_buy_takes_them_away() -> None:
    t = table(ROW, hand="blue red", minors="MI2", on={"red": "GGI"})
    t.drill("blue", (1, 1)).onto("red")
    assert t.top("red") == "PU-R15"
    assert t.on("red") == ""
    assert t.can_take() == ["MI2"]


@pytest.mark.rule("SM-ACH-06")
def test_minerals_already_paid_do_not_count() -> None:
    t = table(ROW, hand="blue yellow red", minors="MI2", on={"red": "GPI", "blue": "G"})
    t.drill("yellow", (1, 2)).onto("red")  # buys, with one gold on it
    t.drill("blue", (1, 1)).onto("wild")  # now two lie there, and one was paid
    assert t.s.turn == 1
    assert t.s.players[0].minors == ()


@pytest.mark.rule("SM-ACH-07")
def test_a_taken_achievement_stays_public_with_its_points() -> None:
    t = table(ROW, minors="MI2", majors="MA1", on={"red": "GGG"}, bought={"red": 2, "blue": 2})
    t.take("MI2").take("MA1")
    shown = t.view(1)["state"]["players"][0]
    assert shown["minors"] == [t.achievement("MI2")[1]]
    assert shown["majors"] == [t.achievement("MA1")[1]]
    assert GAME.result(t.s).sources[0]["major achievements"] == 3
    assert GAME.result(t.s).sources[0]["minor achievements"] == 2


@pytest.mark.rule("SM-ACH-08")
def test_an_action_goal_can_be_taken_until_the_next_action_begins() -> None:
    board = ".G .P .I .. ..\n.. .. .. .. .A"
    t = table(board, hand="Y10 yellow blue", minors="MI12", draw="red")
    t.drill("Y10 yellow", (1, 1), (1, 3)).onto("wild")
    assert t.can_take() == ["MI12"]
    t.act("drill")  # not begun before its cards are put down
    assert t.can_take() == ["MI12"]
    t.answer("drill-cards", t.cards("blue"))
    assert t.can_take() == []
    t = table(board, hand="Y10 yellow blue", minors="MI12", draw="red", actions=3)
    t.drill("Y10 yellow", (1, 1), (1, 3)).onto("wild")
    t.draw()  # a draw begins when it is chosen
    assert t.can_take() == []


@pytest.mark.rule("SM-ACH-08")
def test_a_turn_goal_until_the_turn_is_ended() -> None:
    t = table(ROW, hand="blue yellow", minors="MI19", on={"red": "PI"}, draw="red red3", actions=3)
    t.drill("blue", (1, 1)).onto("red")
    assert t.can_take() == ["MI19"]
    t.draw()
    assert t.can_take() == ["MI19"]


@pytest.mark.rule("SM-ACH-08")
def test_a_state_goal_while_it_holds_and_after_a_buy_until_the_next_action() -> None:
    t = table(ROW, hand="blue yellow", minors="MI2", on={"red": "GGI"}, draw="red", actions=3)
    t.drill("blue", (1, 1)).onto("red")
    assert t.can_take() == ["MI2"]
    t.act("drill")
    assert t.can_take() == ["MI2"]
    t.answer("drill-cards", t.cards("yellow"))
    assert t.can_take() == []


@pytest.mark.rule("SM-ACH-08")
def test_a_state_ended_by_a_used_tile_is_gone_at_once() -> None:
    t = table(ROW, minors="MI20", draw="red", tiles=["points", "points", "draw 2"])
    assert t.can_take() == ["MI20"]
    t.use("draw 2")
    assert t.can_take() == []


@pytest.mark.rule("SM-ACH-08")
def test_a_buy_that_does_not_end_the_state_opens_nothing() -> None:
    tiles = ["points", "points", "draw 2"]
    t = table(ROW, hand="blue red", draw="wild", minors="MI20", tiles=tiles, on={"red": "PI"})
    t.drill("blue", (1, 1)).onto("red").answer("to-hand", 0)
    assert t.can_take() == ["MI20"]
    t.use("draw 2")
    assert t.can_take() == []


@pytest.mark.rule("SM-ACH-08")
def test_a_tile_spent_on_a_buy_ends_the_state_like_any_other() -> None:
    tiles = ["points", "points", "to hand"]
    t = table(ROW, hand="blue red", minors="MI20", tiles=tiles, on={"red": "PI"})
    t.drill("blue", (1, 1)).onto("red")
    assert t.can_take() == ["MI20"]  # in time, when it is asked about the hand
    t.answer("to-hand", 1)
    assert len(t.me.tiles) == 2
    assert t.can_take() == []


@pytest.mark.rule("SM-ACH-08")
def test_a_card_can_be_taken_at_any_decision() -> None:
    t = table(ROW, hand="blue", minors="MI2", on={"red": "GGG"})
    t.put_down("blue")
    assert t.keys == ["line", "minor"]
    t.take("MI2")
    assert t.keys == ["line"]


@pytest.mark.rule("SM-ACH-09")
def test_what_was_not_taken_in_time_must_be_met_anew() -> None:
    board = ".G .P .I .. ..\n.. .. .. .. .A"
    t = table(board, hand="Y10 yellow blue", minors="MI12")
    t.drill("Y10 yellow", (1, 1), (1, 3)).onto("wild").end()
    t.end()
    assert t.s.turn == 0
    assert t.can_take() == []


@pytest.mark.rule("SM-ACH-09")
def test_a_state_that_still_holds_counts_in_the_next_turn() -> None:
    majors = {"red": 2, "blue": 2, "yellow": 2, "wild": 2}
    t = table(ROW, majors="MA1 MA2", bought=majors)
    t.take("MA1").end()
    assert t.can_take() == []  # the other player has bought nothing
    t.end()
    assert t.can_take() == ["MA2"]


@pytest.mark.rule("SM-ACH-10")
def test_goals_speak_only_of_what_all_can_see() -> None:
    # Whether a goal is met follows from the view of any other player, who sees the same offer.
    t = table(ROW, minors="MI2 MI20", on={"red": "GGG"}, tiles=["points", "points", "to hand"])
    for viewer in (None, 1):
        shown = t.view(viewer)
        assert shown["state"]["can_minor"] == [t.achievement(name)[1] for name in ("MI2", "MI20")]
        assert [decision["key"] for decision in shown["open"]] == ["action", "minor"]


GOALS = [
    ("MI1", {"red": "II", "blue": "I"}, True),
    ("MI1", {"red": "II"}, False),
    ("MI3", {"red": "PP", "wild": "P"}, True),
    ("MI4", {"red": "E", "wild": "E"}, True),
    ("MI5", {"red": "R", "blue": "R"}, True),
    ("MI6", {"red": "D"}, False),
    ("MI7", {"red": "IG", "blue": "PE"}, True),
    ("MI7", {"red": "IG", "blue": "PP"}, False),
    ("MI8", {"red": "I", "blue": "I", "yellow": "I"}, True),
    ("MI8", {"red": "III"}, False),
]


@pytest.mark.rule("SM-ACH-06")
@pytest.mark.parametrize(("minor", "on", "met"), GOALS)
def test_state_goals_of_the_content(minor: str, on: dict[str, str], met: bool) -> None:
    t = table(ROW, minors=minor, on=on, bought={"red": 3, "blue": 3, "yellow": 3, "wild": 3})
    assert (t.can_take() == [minor]) == met


def test_action_goals_of_the_content() -> None:
    t = table("#. #. .. .. ..\n.. .. .. .. .A", hand="red blue", minors="MI9")
    t.bomb("red", (1, 1), (1, 2))
    assert t.can_take() == ["MI9"]
    line = ".. .. .. .. .. ..\n.. .. .. .. .. .A"
    t = table(line, hand="Y25 Y20 yellow", minors="MI10 MI11")
    t.drill("Y25 Y20 yellow", (1, 1), (1, 6))
    assert t.can_take() == ["MI10", "MI11"]
    t = table("y. y. .. .. ..\n.. .. .. .. .A", hand="Y10 red", minors="MI13")
    t.drill("Y10", (1, 1), (1, 2))
    assert t.can_take() == ["MI13"]
    t = table(".A .. .. .. ..\n.. .. .. .. .A", hand="red blue", minors="MI14")
    t.bomb("red", (1, 1), (1, 2))
    assert t.can_take() == ["MI14"]
    t = table("[] .. .. .. .A", ".. .. .. .. .A", depth=2, hand="Y10 red", minors="MI15")
    t.drill("Y10", (1, 2), (2, 2))
    assert t.can_take() == ["MI15"]
    t = table(".A .A .. .. ..\n.. .. .. .. .A", hand="blue yellow", minors="MI16", bag=[])
    t.drill("blue", (1, 1))
    assert t.can_take() == []
    t.drill("yellow", (1, 2))
    assert t.can_take() == ["MI16"]
    t = table(ROW, hand="blue red wild", minors="MI18", actions=3)
    t.drill("blue", (1, 5)).bomb("red", (1, 4), (1, 3)).drill("wild", (2, 3))
    assert t.can_take() == ["MI18"]


def test_every_minor_has_a_goal_that_reads() -> None:
    assert len(content_of("").minors) == 20
