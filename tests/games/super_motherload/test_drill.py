"""SM-DRILL: cards, colours, lengths."""

from __future__ import annotations

import pytest

from headframe.games.super_motherload.events.cards import Drew
from tests.games.super_motherload.table import table

OPEN = """
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. .A
"""
CORNER_R10 = "PU-R10 | 10   | 1 red    | I3      | -         | corner"


@pytest.mark.rule("SM-DRILL-01")
def test_cards_go_from_the_hand_to_the_discard_area() -> None:
    t = table(OPEN, hand="red blue blue")
    t.put_down("blue blue")
    assert t.hand() == "red"
    assert t.discard() == "blue blue"


@pytest.mark.rule("SM-DRILL-01")
def test_one_or_more_cards_of_the_own_hand() -> None:
    t = table(OPEN, hand="red blue")
    t.act("drill")
    assert t.refused("drill-cards", ()) == "SM-DRILL-01"
    assert t.refused("drill-cards", t.cards("yellow")) == "SM-DRILL-01"
    assert t.refused("drill-cards", t.cards("blue blue")) == "SM-DRILL-01"
    assert table(OPEN, hand="", tokens=0).refused("action", 2) == "SM-DRILL-01"


@pytest.mark.rule("SM-DRILL-02")
def test_one_colour_and_wild() -> None:
    t = table(OPEN, hand="red blue wild")
    t.act("drill")
    assert sorted(t.sets()) == ["blue", "blue wild", "red", "red wild", "wild"]
    assert t.refused("drill-cards", t.cards("red blue")) == "SM-DRILL-02"
    assert t.refused("drill-cards", t.cards("red blue wild")) == "SM-DRILL-02"


@pytest.mark.rule("SM-DRILL-02")
def test_equal_cards_are_one_choice() -> None:
    t = table(OPEN, hand="blue blue wild")
    t.act("drill")
    assert sorted(t.sets()) == ["blue", "blue blue", "blue blue wild", "blue wild", "wild"]


@pytest.mark.rule("SM-DRILL-03")
@pytest.mark.parametrize(
    ("cards", "length"),
    [("red", 1), ("red wild", 2), ("B10", 2), ("B10 blue", 3), ("B25 wild", 4)],
)
def test_the_length_is_the_number_of_icons(cards: str, length: int) -> None:
    t = table(OPEN, hand=cards + " yellow")
    t.put_down(cards)
    assert {len(tunnel) for tunnel in t.tunnels()} == {length}


@pytest.mark.rule("SM-DRILL-02", "SM-DRILL-03")
def test_the_figures_say_which_cards_go_together_and_how_far() -> None:
    t = table(OPEN, hand="red blue wild B10")
    together = {"red": 1, "blue": 1, "wild": 1, "B10": 2, "red wild": 2, "blue wild": 2}
    together |= {"blue B10": 3, "wild B10": 3, "blue wild B10": 4}
    assert t.drills(0) == together
    assert t.drills(1) == t.drills(None) == {}
    t.act("drill")
    assert t.drills(0) == together
    t.answer("drill-cards", t.cards("red"))
    assert t.drills(0) == {}


@pytest.mark.rule("SM-DRILL-04")
def test_straight_lines_over_uncovered_spaces() -> None:
    t = table(
        """
        .. [] ..
        .. .. ..
        .. .. .A
        """,
        hand="B10",
    )
    t.put_down("B10")
    assert sorted(sorted(tunnel) for tunnel in t.tunnels()) == [
        [(1, 1), (2, 1)],
        [(1, 3), (2, 3)],
        [(2, 1), (2, 2)],
        [(2, 2), (2, 3)],
        [(2, 2), (3, 2)],
    ]
    assert t.refused("line", t.placed("line", ((1, 1), (1, 2)))) == "SM-DRILL-04"


@pytest.mark.rule("SM-DRILL-04")
def test_a_line_does_not_cross_a_tunnel() -> None:
    t = table(".. [] .. .. .A", hand="blue blue wild")
    t.put_down("blue blue wild")
    assert t.tunnels() == [{(1, 3), (1, 4), (1, 5)}]
    assert t.refused("line", t.placed("line", ((1, 1), (1, 3)))) == "SM-DRILL-04"


@pytest.mark.rule("SM-DRILL-05")
def test_cards_without_a_legal_line_cannot_be_put_down() -> None:
    t = table(".. #. .. .A", hand="blue blue wild")
    t.act("drill")
    assert "blue blue" in t.sets()
    assert "blue blue wild" not in t.sets()
    assert t.refused("drill-cards", t.cards("blue blue wild")) == "SM-DRILL-05"


@pytest.mark.rule("SM-DRILL-05")
def test_no_drill_without_any_legal_line() -> None:
    t = table("#. #. rA", hand="blue", tokens=0)
    assert t.actions() == ["end"]
    assert t.refused("action", 2) == "SM-DRILL-05"
    assert "drill" in table("#. #. rA", hand="red", tokens=0).actions()


@pytest.mark.rule("SM-DRILL-05", "SM-BONUS-D5")
def test_placement_bonuses_count_for_what_is_legal() -> None:
    t = table("#. #. .A", hand="R15 red wild")
    t.act("drill")
    assert "wild R15" in t.sets()
    assert "red wild" not in t.sets()


@pytest.mark.rule("SM-DRILL-05")
def test_two_bonuses_may_be_needed_together() -> None:
    # A red drill meets only blue plates at the edges and only rock at the corner. With a corner
    # card and a rock card, neither will do alone, and both together will.
    edits = (("pilots.txt", "PU-R10 | 10   | 1 red    | I3      | -         | bomb  ", CORNER_R10),)
    drawing = """
        [] b. .. ..
        b. #. .. ..
        .. .. .. .A
        """
    t = table(drawing, depth=2, hand="R10 R15", tokens=0, edits=edits)
    t.act("drill")
    assert t.sets() == ["R10 R15"]
    t.answer("drill-cards", t.cards("R10 R15"))
    assert {(2, 2), (2, 3), (2, 4)} in t.tunnels()
    assert table(drawing, depth=2, hand="R10", tokens=0, edits=edits).actions() == ["end"]
    assert table(drawing, depth=2, hand="R15", tokens=0, edits=edits).actions() == ["end"]


@pytest.mark.rule("SM-DRILL-05")
def test_cards_once_down_are_not_taken_back() -> None:
    t = table(OPEN, hand="red blue")
    t.put_down("red")
    assert t.keys == ["line"]
    assert t.refused("drill-cards", t.cards("blue")) == "SM-DRILL-04"  # the line is asked now
    assert t.hand() == "blue"


@pytest.mark.rule("SM-DRILL-06")
def test_a_card_with_a_pattern_drills_for_its_icons() -> None:
    t = table(OPEN, hand="R15", tokens=0)
    t.drill("R15", (1, 1), (2, 1))
    assert t.discard() == "R15"
    assert t.s.dug.bit_count() == 2


@pytest.mark.rule("SM-DRILL-07")
def test_all_drill_bonuses_take_effect_before_the_line() -> None:
    t = table(OPEN, hand="R10 R25", draw="blue yellow", tokens=0)
    t.put_down("R10 R25")  # a bomb token, and draw 1
    assert t.me.tokens == 1
    assert len(t.told(Drew)) == 1
    assert t.keys == ["line"]


@pytest.mark.rule("SM-DRILL-07")
def test_first_tokens_and_draws_then_cycles() -> None:
    t = table(OPEN, hand="Y15 W10", draw="blue", minors="MI1 MI2")
    t.put_down("Y15 W10")
    assert t.keys == ["cycle"]
    t = table(OPEN, hand="B10 B15", draw="red yellow wild")
    t.put_down("B10 B15")
    assert t.hand() == "red yellow wild"


@pytest.mark.rule("SM-DRILL-07")
def test_an_impossible_bonus_is_lost() -> None:
    t = table(OPEN, hand="R10 red", tokens=0, supply=0)
    t.put_down("R10 red")
    assert t.me.tokens == 0
    assert t.keys == ["line"]


@pytest.mark.rule("SM-DRILL-07")
def test_one_card_with_rock_opens_it_for_the_whole_line() -> None:
    t = table("#. #. #. .A", hand="R15 red")
    t.put_down("R15 red")
    assert {(1, 1), (1, 2), (1, 3)} in t.tunnels()


@pytest.mark.rule("SM-DRILL-08")
def test_wild_alone_takes_the_colour_of_the_plates_it_crosses() -> None:
    t = table("r. y. y. .A", hand="W15")
    t.put_down("W15")
    assert {(1, 2), (1, 3)} in t.tunnels()
    assert {(1, 1), (1, 2)} not in t.tunnels()
    assert t.refused("line", t.placed("line", ((1, 1), (1, 2)))) == "SM-DRILL-08"
    t.line((1, 2), (1, 3))
    assert t.s.dug.bit_count() == 2
    assert t.keys == ["action"]  # no colour was asked for
