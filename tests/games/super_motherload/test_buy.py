"""SM-BUY: due cards are bought, one complete buy after the other."""

from __future__ import annotations

import pytest

from headframe.games.super_motherload.events.cards import BonusUsed, CardBought, Drew, MineralsPut
from tests.games.super_motherload.table import table

ROW = ".G .P .. .. ..\n.. .. .. .. .A"


@pytest.mark.rule("SM-BUY-01")
def test_a_due_card_is_bought_right_after_the_action() -> None:
    t = table(ROW, hand="blue red", on={"red": "PI"})
    t.drill("blue", (1, 1)).onto("red")
    assert t.top("red") == "PU-R15"
    assert t.discard() == "blue R10"
    assert t.keys == ["action"]  # it was not asked for, and could not be declined


@pytest.mark.rule("SM-BUY-01")
def test_a_card_that_lacks_a_dollar_is_not_bought() -> None:
    t = table(ROW, hand="blue red", on={"red": "II"})
    t.drill("blue", (1, 2)).onto("red")
    assert t.me.money[0] == 9
    assert t.top("red") == "PU-R10"


@pytest.mark.rule("SM-BUY-01")
def test_outside_an_action_right_after_the_effect() -> None:
    t = table(ROW, hand="blue", on={"red": "P"}, tiles=["platinum"])
    t.use("platinum").onto("red", "mineral-stack")
    assert t.top("red") == "PU-R15"
    assert t.s.actions == 2
    # Also when the drill is chosen and its cards are not yet put down.
    t = table(ROW, hand="blue", on={"red": "P"}, tiles=["platinum"])
    t.act("drill").use("platinum").onto("red", "mineral-stack")
    assert t.top("red") == "PU-R15"
    assert t.keys == ["drill-cards"]


@pytest.mark.rule("SM-BUY-02")
def test_all_minerals_go_back_without_change() -> None:
    t = table(".D .. .. .. .A", hand="blue red", on={"red": "GP", "blue": "I"})
    t.drill("blue", (1, 1)).onto("red")
    assert t.on("red") == ""
    assert t.me.money == (0, 2, 0, 0)
    assert t.told(CardBought)[0].paid == 20


@pytest.mark.rule("SM-BUY-03")
def test_the_card_goes_to_the_discard_area_and_the_next_is_uncovered() -> None:
    t = table(ROW, hand="blue", on={"wild": "PI"})
    t.drill("blue", (1, 1)).onto("wild")
    assert t.discard() == "blue W10"
    assert t.top("wild") == "PU-W15"
    assert t.on("wild") == ""


@pytest.mark.rule("SM-BUY-04")
def test_the_owner_chooses_among_due_cards() -> None:
    t = table(ROW, hand="W15 red", on={"red": "PI", "blue": "P"})
    t.drill("W15", (1, 1), (1, 2)).onto("red").onto("blue")
    assert t.keys == ["buy"]
    assert t.choices("buy") == [0, 1]
    assert t.refused("buy", 2) == "SM-BUY-04"
    t.onto("blue", "buy")
    assert [event.stack for event in t.told(CardBought)] == [1, 0]


@pytest.mark.rule("SM-BUY-04")
def test_a_buy_is_complete_before_the_next_and_new_due_cards_join() -> None:
    # The yellow 15 duplicates; with it the wild card becomes due and waits with the red one.
    t = table(ROW, hand="W15", bought={"yellow": 1}, on={"red": "PI", "yellow": "D", "wild": "E"})
    t.drill("W15", (1, 1), (1, 2)).onto("yellow").onto("red")
    assert t.choices("buy") == [0, 2]
    t.onto("yellow", "buy")
    assert t.keys == ["duplicate"]
    t.answer("duplicate", 0).onto("wild", "mineral-stack")
    assert t.keys == ["buy"]
    assert t.choices("buy") == [0, 3]


@pytest.mark.rule("SM-BUY-05")
def test_the_bonus_comes_with_the_buy_whatever_caused_it() -> None:
    t = table(ROW, hand="blue", on={"yellow": "P"}, tiles=["platinum"])
    t.use("platinum").onto("yellow", "mineral-stack")
    assert t.s.actions == 3
    assert [(event.when, event.bonus) for event in t.told(BonusUsed)] == [("buy", "action")]


@pytest.mark.rule("SM-BUY-05")
def test_a_buy_bonus_is_not_given_when_drilling() -> None:
    t = table(ROW, hand="Y10 red")
    t.drill("Y10", (1, 4), (1, 5))
    assert t.s.actions == 1


@pytest.mark.rule("SM-BUY-05")
def test_what_is_impossible_is_lost() -> None:
    t = table(ROW, hand="blue", bought={"yellow": 2}, on={"yellow": "DP"}, supply=0, tokens=0)
    t.drill("blue", (1, 1)).onto("yellow")
    assert t.discard() == "blue Y20"
    assert t.me.tokens == 0


@pytest.mark.rule("SM-BUY-06")
def test_a_card_bought_to_the_discard_area_is_part_of_its_own_shuffle() -> None:
    t = table(ROW, hand="blue", bought={"wild": 2}, on={"wild": "DP"})
    t.drill("blue", (1, 1)).onto("wild")
    assert t.hand() == "blue W20"  # draw 2 shuffled both into the deck
    assert [
        type(e) for e in t.s.events or [] if isinstance(e, (MineralsPut, CardBought, Drew))
    ] == [
        MineralsPut,
        CardBought,
        Drew,
    ]


@pytest.mark.rule("SM-BUY-06")
def test_one_bought_to_the_hand_is_not() -> None:
    tiles = ["to hand"]
    t = table(ROW, hand="blue", bought={"wild": 2}, on={"wild": "DP"}, tiles=tiles)
    t.drill("blue", (1, 1)).onto("wild")
    t.answer("to-hand", 1)
    assert t.hand() == "blue W20"
    assert t.me.discard == []
    assert t.me.draw == []
    assert t.named(t.me.known) == "W20"  # known to be there, before and after the shuffle


@pytest.mark.rule("SM-BUY-06")
def test_goals_are_judged_after_the_bonus() -> None:
    t = table(ROW, hand="blue", bought={"yellow": 1}, on={"yellow": "D", "red": "I"}, minors="MI19")
    t.drill("blue", (1, 1)).onto("yellow")
    assert t.keys == ["mineral-stack"]  # the duplicate of the bonus
    assert t.can_take() == []
    t.onto("red", "mineral-stack")
    assert t.can_take() == ["MI19"]  # 12 + 3 is exactly 15


@pytest.mark.rule("SM-BUY-07", "SM-INFO-04")
@pytest.mark.parametrize("tile", ["points", "to hand"])
def test_whoever_holds_a_tile_is_asked_about_the_hand(tile: str) -> None:
    t = table(ROW, hand="blue", on={"red": "PI"}, tiles=[tile])
    t.drill("blue", (1, 1)).onto("red")
    assert t.keys[0] == "to-hand"
    if tile == "points":
        assert t.refused("to-hand", 1) == "SM-BUY-07"
        assert t.choices("to-hand") == [0]
    t.answer("to-hand", 0)
    assert t.discard() == "blue R10"


@pytest.mark.rule("SM-BUY-07")
def test_it_is_not_asked_without_a_tile_or_for_a_card_that_goes_there_anyway() -> None:
    t = table(ROW, hand="blue", bought={"red": 2}, on={"red": "DP"}, tiles=["to hand"])
    t.drill("blue", (1, 1)).onto("red").onto("red", "buy")
    assert t.keys == ["action"]
    assert t.hand() == "R20"
    assert len(t.me.tiles) == 1


@pytest.mark.rule("SM-BUY-08")
def test_minerals_of_a_due_card_can_still_be_duplicated_and_joined() -> None:
    t = table(ROW, hand="blue", on={"red": "PI"}, tiles=["duplicate", "points"])
    t.drill("blue", (1, 1)).onto("red")
    assert t.keys == ["to-hand", "tile"]
    t.use("duplicate")
    assert t.choices("duplicate") == [0, 1, 2]
    t.answer("duplicate", 2).onto("red", "mineral-stack")
    assert t.on("red") == "IGPP"
    t.answer("to-hand", 0)
    assert t.told(CardBought)[0].paid == 15


@pytest.mark.rule("SM-BUY-09", "SM-BUY-08", "SM-ART-01")
@pytest.mark.parametrize("stack", ["red", "blue"])
def test_a_tile_can_be_used_before_every_buy(stack: str) -> None:
    """The red 20 goes to the hand by itself, so that nothing is asked about the hand."""
    bought = {"red": 2, "blue": 2}
    t = table(ROW, hand="blue", bought=bought, on={stack: "DP"}, tiles=["duplicate"])
    t.drill("blue", (1, 1)).onto(stack)
    assert t.keys == ["buy" if stack == "red" else "to-hand", "tile"]
    t.use("duplicate").answer("duplicate", 5)
    assert t.told(CardBought) == []
    t.onto("yellow", "mineral-stack")  # with the diamond its $10 pilot is due too
    if stack == "red":
        t.onto("red", "buy")
    assert [event.stack for event in t.told(CardBought)] == [0 if stack == "red" else 1, 2]


@pytest.mark.rule("SM-BUY-09", "SM-INFO-04")
def test_before_a_buy_it_is_asked_whatever_the_tile_and_not_without_one() -> None:
    for tiles in (["points"], []):
        t = table(ROW, hand="blue", bought={"red": 2}, on={"red": "DP"}, tiles=tiles)
        t.drill("blue", (1, 1)).onto("red")
        assert t.keys == (["buy"] if tiles else ["action"])
        if tiles:
            assert t.choices("buy") == [0]
            assert t.refused("buy", 1) == "SM-BUY-04"


@pytest.mark.rule("SM-BUY-08")
def test_they_count_for_goals_until_the_buy() -> None:
    t = table(ROW, hand="blue", on={"red": "GGGI"}, minors="MI2", tiles=["points"])
    t.drill("blue", (1, 2)).onto("red")
    assert t.keys == ["to-hand", "minor"]
    assert t.can_take() == ["MI2"]
