"""SM-DRAW: cards from the draw deck."""

from __future__ import annotations

import pytest

from headframe.games.super_motherload.events.cards import Drew, Shuffled
from tests.games.super_motherload.table import table


@pytest.mark.rule("SM-DRAW-01")
def test_a_draw_action_gives_two_cards() -> None:
    t = table(hand="red", draw="blue yellow wild")
    t.draw()
    assert len(t.me.hand) == 3
    assert len(t.me.draw) == 1


@pytest.mark.rule("SM-DRAW-02")
def test_an_empty_draw_deck_is_made_anew_from_the_discard_area() -> None:
    t = table(hand="red", draw="blue", discard="yellow yellow wild")
    t.draw()
    assert "blue" in t.hand()
    assert len(t.me.hand) == 3
    assert len(t.me.draw) == 2
    assert t.me.discard == []
    assert len(t.told(Shuffled)) == 1
    assert [len(event.cards) for event in t.told(Drew)] == [1, 1]


@pytest.mark.rule("SM-DRAW-02")
def test_the_new_deck_is_shuffled() -> None:
    drawn = set()
    for n in range(30):
        t = table(hand="red", discard="blue yellow wild R10")
        t.dice(n)
        t.draw()
        drawn.add(t.hand())
    assert len(drawn) == 6


@pytest.mark.rule("SM-DRAW-03")
def test_drawing_the_last_card_shuffles_nothing() -> None:
    t = table(hand="red", draw="blue yellow", discard="wild")
    t.draw()
    assert t.me.draw == []
    assert t.discard() == "wild"
    assert not t.told(Shuffled)


@pytest.mark.rule("SM-DRAW-04")
def test_when_both_are_empty_the_rest_is_lost() -> None:
    t = table(hand="red", draw="blue")
    t.draw()
    assert t.hand() == "red blue"
    assert t.s.actions == 1


@pytest.mark.rule("SM-DRAW-05")
def test_who_sees_what_of_hand_deck_and_discard() -> None:
    t = table(hand="red blue", draw="yellow wild", discard="wild")
    mine = t.view(0)["state"]["players"][0]
    theirs = t.view(1)["state"]["players"][0]
    assert mine["draw"] == list(t.cards("yellow wild"))
    assert theirs["draw"] == {"hidden": 2}
    assert theirs["hand"] == {"hidden": 2}
    assert theirs["discard"] == mine["discard"] == list(t.cards("wild"))


@pytest.mark.rule("SM-DRAW-05")
def test_the_order_of_the_deck_is_known_to_nobody() -> None:
    # Whatever order the deck was built in, the owner sees one and the same list.
    shown = [
        table(draw=cards).view(0)["state"]["players"][0]["draw"]
        for cards in ("yellow wild R10", "R10 wild yellow")
    ]
    assert shown[0] == shown[1]
    drawn = set()
    for n in range(30):
        t = table(hand="", draw="blue yellow wild", actions=1)
        t.dice(n)
        t.draw()
        drawn.add(t.hand())
    assert len(drawn) == 3


@pytest.mark.rule("SM-DRAW-06")
def test_no_draw_action_without_a_card_to_draw() -> None:
    t = table(hand="red")
    assert "draw" not in t.actions()
    assert t.refused("action", 1) == "SM-DRAW-06"
    assert "draw" in table(hand="red", draw="blue").actions()
    assert "draw" in table(hand="red", discard="blue").actions()


@pytest.mark.rule("SM-DRAW-07")
def test_every_draw_is_complete_whatever_the_hand() -> None:
    t = table(hand="red red3 blue blue yellow yellow wild", draw="R10 B10", tiles=["draw 2"])
    t.use("draw 2")
    assert len(t.me.hand) == 9
    assert t.keys == ["action"]  # nothing was asked
