"""SM-BONUS: the icons on cards."""

from __future__ import annotations

import pytest

from headframe.games.super_motherload.events.achievements import MinorCycled
from headframe.games.super_motherload.events.cards import BonusLost, BonusUsed, Drew
from tests.games.super_motherload.table import Table, table

ROW = ".G .P .. .. ..\n.. .. .. .. .A"


def buy(stack: str, level: int, on: str, **more: object) -> Table:
    """Buy the card at this level of a stack with a gold from the board."""
    t = table(ROW, hand="blue", bought={stack: level}, on={stack: on}, **more)  # type: ignore[arg-type]
    return t.drill("blue", (1, 1)).onto(stack)


@pytest.mark.rule("SM-BONUS-B1")
def test_buy_to_hand() -> None:
    t = buy("red", 2, "DP")
    assert t.hand() == "R20"
    assert t.discard() == "blue"


@pytest.mark.rule("SM-BONUS-B2")
def test_buy_action() -> None:
    t = buy("yellow", 0, "PI")
    assert t.s.actions == 2  # one of two was spent


@pytest.mark.rule("SM-BONUS-B3")
def test_buy_draw_1() -> None:
    t = buy("wild", 1, "D", draw="red yellow wild")
    assert [len(event.cards) for event in t.told(Drew)] == [1]


@pytest.mark.rule("SM-BONUS-B4")
def test_buy_draw_2() -> None:
    t = buy("wild", 2, "DP", draw="red yellow wild")
    assert len(t.me.hand) == 2


@pytest.mark.rule("SM-BONUS-B5")
def test_buy_bomb_token() -> None:
    t = buy("yellow", 2, "DP", tokens=0)
    assert t.me.tokens == 1


def duplicate(**on: str) -> Table:
    """Buy the yellow 15, whose bonus is a duplicate."""
    t = table(ROW, hand="blue", bought={"yellow": 1}, on={"yellow": "D", **on})
    return t.drill("blue", (1, 1)).onto("yellow")


@pytest.mark.rule("SM-BONUS-B6")
def test_buy_duplicate_of_a_mineral_on_ones_stacks() -> None:
    t = duplicate(red="I", blue="P")
    assert t.choices("duplicate") == [0, 2]  # iron and platinum, not what paid for the card
    assert t.refused("duplicate", 5) == "SM-BONUS-B6"
    t.answer("duplicate", 2)
    assert t.choices("mineral-stack") == [0, 1, 3]
    assert t.refused("mineral-stack", 2) == "SM-BONUS-B6"  # the card just uncovered
    t.onto("red", "mineral-stack")
    assert (t.on("red"), t.on("blue"), t.on("yellow")) == ("IP", "P", "")


@pytest.mark.rule("SM-BONUS-B6")
def test_a_duplicate_may_make_another_card_due() -> None:
    t = duplicate(red="E")
    t.onto("red", "mineral-stack")
    assert t.top("red") == "PU-R15"


@pytest.mark.rule("SM-BONUS-B6")
def test_with_nothing_to_duplicate_or_no_stack_it_is_lost() -> None:
    t = duplicate()
    assert t.keys == ["action"]
    assert [event.bonus for event in t.told(BonusLost)] == ["duplicate"]
    gone = {"red": 4, "blue": 4, "wild": 4, "yellow": 1}
    t = table(ROW, hand="blue", bought=gone, on={"yellow": "D"}, tiles=["platinum"])
    t.drill("blue", (1, 1)).answer("to-hand", 0)
    assert t.told(BonusLost)
    assert t.keys[0] == "action"


@pytest.mark.rule("SM-BONUS-D1")
def test_drill_corner_connects_by_a_corner() -> None:
    drawing = """
        .. .. .. ..
        .. [] .. ..
        .. .. .. ..
        .. .. .. .A
        """
    t = table(drawing, hand="W10 wild", depth=2)
    t.put_down("W10")
    assert {(1, 1)} in t.tunnels()
    assert {(3, 3)} in t.tunnels()
    assert {(1, 2)} in t.tunnels()  # edges connect as ever
    assert {(4, 4)} not in t.tunnels()
    plain = table(drawing, hand="wild", depth=2)
    plain.put_down("wild")
    assert {(3, 3)} not in plain.tunnels()


@pytest.mark.rule("SM-BONUS-D1")
def test_one_space_at_a_corner_is_enough_for_the_line() -> None:
    drawing = """
        [] r. .. ..
        r. .. .. ..
        .. .. .. .A
        """
    t = table(drawing, hand="W10 blue blue", depth=2)
    t.put_down("W10 blue blue")
    assert {(2, 2), (2, 3), (2, 4)} in t.tunnels()
    assert {(1, 1), (1, 2), (1, 3)} not in t.tunnels()
    t = table(".. .. ..\n.. .. .A", hand="W10")
    t.put_down("W10")
    assert {(1, 1)} in t.tunnels()  # the surface line connects as ever


@pytest.mark.rule("SM-BONUS-D2")
def test_drill_draw_1() -> None:
    t = table(ROW, hand="B10", draw="red yellow wild")
    t.put_down("B10")
    assert [len(event.cards) for event in t.told(Drew)] == [1]
    assert [(event.when, event.bonus) for event in t.told(BonusUsed)] == [("drill", "draw 1")]


@pytest.mark.rule("SM-BONUS-D3")
def test_drill_draw_2() -> None:
    t = table(ROW, hand="B15", draw="red yellow wild")
    t.put_down("B15")
    assert [len(event.cards) for event in t.told(Drew)] == [2]


@pytest.mark.rule("SM-BONUS-D4")
def test_drill_bomb_token() -> None:
    t = table(ROW, hand="R10", tokens=0)
    t.put_down("R10")
    assert t.me.tokens == 1


@pytest.mark.rule("SM-BONUS-D5")
def test_drill_rock() -> None:
    t = table("#. #. .. .A", hand="R15 red")
    t.drill("R15", (1, 1), (1, 2))
    assert t.s.dug.bit_count() == 2
    assert table("#. #. #. #A", hand="red", tokens=0).actions() == ["end"]


@pytest.mark.rule("SM-BONUS-D6")
def test_drill_split() -> None:
    t = table(".I .G .. .. .A", hand="W15 red")
    t.drill("W15", (1, 1), (1, 2))
    t.onto("red").onto("blue")
    assert (t.on("red"), t.on("blue")) == ("I", "G")
    t = table(".I .I .. .. .A", hand="W15 red")
    t.drill("W15", (1, 1), (1, 2)).onto("red").onto("red")
    assert t.on("red") == "II"


def cycling(minors: str, deck: str | None = None) -> Table:
    return table(ROW, hand="Y15 red", minors=minors, minor_deck=deck).put_down("Y15")


@pytest.mark.rule("SM-BONUS-D7")
def test_drill_cycle() -> None:
    t = cycling("MI1 MI2 MI3", "MI7 MI8")
    assert t.keys == ["cycle"]
    assert t.refused("cycle", t.achievement("MI7")[1]) == "SM-BONUS-D7"
    t.answer("cycle", t.achievement("MI2")[1])
    assert t.minors()[1] in ("MI7", "MI8")
    assert t.s.minor_under == (t.achievement("MI2")[1],)
    assert len(t.s.minor_deck) == 1


@pytest.mark.rule("SM-BONUS-D7")
def test_what_was_put_under_comes_last_and_in_order() -> None:
    t = cycling("MI1 MI2", "MI7")
    t.answer("cycle", t.achievement("MI1")[1])
    assert t.minors() == ["MI7", "MI2"]
    t.line((1, 4), (1, 5))
    t.me.hand = list(t.cards("Y15"))
    t.put_down("Y15").answer("cycle", t.achievement("MI2")[1])
    assert t.minors() == ["MI7", "MI1"]
    assert t.s.minor_under == (t.achievement("MI2")[1],)


@pytest.mark.rule("SM-BONUS-D7")
def test_with_an_empty_deck_the_same_card_comes_back() -> None:
    t = cycling("MI1 MI2", "")
    t.answer("cycle", t.achievement("MI1")[1])
    assert t.minors() == ["MI1", "MI2"]
    assert t.told(MinorCycled)[0].dealt == t.achievement("MI1")[1]


@pytest.mark.rule("SM-BONUS-D7")
def test_with_no_minor_face_up_it_is_lost() -> None:
    assert cycling("", "MI7").keys == ["line"]


@pytest.mark.rule("SM-BONUS-D7")
def test_the_new_card_can_be_taken_by_this_very_drill() -> None:
    t = table(".G .P .I .. ..\n.. .. .. .. .A", hand="Y15 wild", minors="MI1", minor_deck="MI12")
    t.put_down("Y15 wild")
    assert t.minors() == ["MI12"]
    t.line((1, 1), (1, 3)).onto("red")
    assert t.can_take() == ["MI12"]


@pytest.mark.rule("SM-BONUS-D8")
def test_played_cards_can_be_drawn_again_but_not_join() -> None:
    t = table(ROW, hand="B15 red")
    t.put_down("B15")
    assert t.hand() == "red B15"  # it was the only card to shuffle
    assert [t.named(event.cards) for event in t.told(Drew)] == ["B15"]
    assert t.me.discard == []
    assert {len(tunnel) for tunnel in t.tunnels()} == {2}
