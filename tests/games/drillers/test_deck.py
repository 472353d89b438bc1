"""The deck: drawing, the discard pile, the known top card."""

from __future__ import annotations

import pytest

from headframe.core.view import view
from headframe.games.drillers.events.players import Damaged, Drew, Repaired, Reshuffled
from headframe.games.drillers.steps.deck import draw
from tests.games.drillers.table import (
    card,
    names,
    table,
    tile,
)


@pytest.mark.rule("DR-DECK-01")
def test_drawing_takes_the_top_card() -> None:
    t = table(hand="DAMAGE", deck="CLAW CRUTCH").play("DAMAGE").yes()
    assert names(t.me.hand) == "CLAW"
    assert names(t.me.deck) == "CRUTCH"


@pytest.mark.rule("DR-DECK-02", "DR-FAQ-01")
def test_an_emptied_deck_is_renewed_at_once() -> None:
    t = table(hand="DAMAGE", deck="CLAW", discard="CRUTCH TORSO").play("DAMAGE").yes()
    assert sorted(names(t.me.deck).split()) == ["CRUTCH", "TORSO"]
    assert t.me.discard == []
    t = table(hand="LASER-CUTTER", fuel=5, deck="CLAW", discard="CRUTCH TORSO")
    t.play("LASER-CUTTER").repair("CLAW", "top")  # a repair took the last card
    assert len(t.me.deck) == 2
    assert t.events(Reshuffled)
    tops = set()
    for n in range(20):
        t = table(hand="DAMAGE", deck="CLAW", discard="CRUTCH TORSO", seed=f"shuffle {n}")
        tops.add(names([t.play("DAMAGE").yes().me.deck[-1]]))
    assert tops == {"CRUTCH", "TORSO"}


@pytest.mark.rule("DR-DECK-02", "DR-DECK-03")
def test_the_log_tells_the_last_card_before_the_new_deck() -> None:
    """The reshuffle follows from the card that was drawn, repaired or taken as damage."""
    drawn = table(hand="DAMAGE", deck="CLAW", discard="CRUTCH TORSO").play("DAMAGE").yes()
    repaired = table(hand="LASER-CUTTER", fuel=5, deck="CLAW", discard="CRUTCH TORSO")
    repaired.play("LASER-CUTTER").repair("CLAW", "top")
    damaged = table(hand="PANIC-BUTTON", deck="", discard="").play("PANIC-BUTTON")
    for t, first in ((drawn, Drew), (repaired, Repaired), (damaged, Damaged)):
        told = [type(event) for event in t.s.events or []]
        assert told[-2:] == [first, Reshuffled]


@pytest.mark.rule("DR-DECK-03")
def test_the_first_batch_after_an_empty_deck_is_the_new_deck() -> None:
    t = table(hand="PANIC-BUTTON", deck="", discard="").play("PANIC-BUTTON")
    assert names(t.me.deck) == "DAMAGE"
    assert t.me.discard == []
    t = table(phase="surfacing", hand="CLAW CRUTCH", deck="", discard="").discard("CLAW")
    assert names(t.me.deck) == "CLAW"
    t = table(hand="TORSO", play="CLAW CRUTCH", deck="", discard="", phase="upkeep").keep()
    assert len(t.me.hand) == 3  # the whole batch was shuffled before the draw


@pytest.mark.rule("DR-DECK-04")
def test_a_draw_without_cards_is_lost() -> None:
    t = table(hand="DAMAGE", deck="", discard="").play("DAMAGE")
    assert t.asked == "operations"
    assert t.me.hand == []
    t = table(hand="", deck="CLAW", discard="", phase="surfacing").end()
    assert names(t.me.hand) == "CLAW"  # two of three draws lost


@pytest.mark.rule("DR-DECK-05")
def test_hand_and_play_area_are_never_shuffled_in() -> None:
    t = table(hand="DAMAGE CLAW", play="CRUTCH", deck="TORSO", discard="GRABBER")
    t.play("DAMAGE").yes()
    assert names(t.me.deck) == "GRABBER"
    assert names(t.me.hand) == "TORSO CLAW"
    assert names(t.me.play) == "CRUTCH DAMAGE"


@pytest.mark.rule("DR-DECK-06")
def test_the_owner_alone_sees_the_top_card_also_in_others_turns() -> None:
    t = table(deck="CLAW CRUTCH")
    t.s.active = 1
    mine = view(t.s, 0)["state"]["players"][0]["deck"]
    assert mine == {"hidden": 2, "top": card("CLAW")}
    for viewer in (1, None):
        theirs = view(t.s, viewer)["state"]["players"][0]["deck"]
        assert theirs == {"hidden": 2}


@pytest.mark.rule("DR-DECK-07")
def test_several_draws_are_single_ones() -> None:
    t = table(hand="COFFEE-BREAK", fuel=5, deck="CLAW", discard="CRUTCH").play("COFFEE-BREAK")
    t.yes()
    assert names(t.me.deck) == "CRUTCH"  # renewed between the two
    assert t.yes().asked == "operations"
    assert names(t.me.hand) == "CRUTCH CLAW"
    t = table(hand="COFFEE-BREAK", fuel=5, deck="CLAW CRUTCH").play("COFFEE-BREAK").yes().no()
    assert names(t.me.hand) == "CLAW"


@pytest.mark.rule("DR-DECK-08")
def test_which_draws_are_compulsory() -> None:
    t = table(tiles=(tile(2, 3),), deck="CLAW CRUTCH").exhaust(tile(2, 3))
    assert t.asked == "draw"
    assert t.no().me.hand == []
    won = (tile(6, 0), tile(5, 0), tile(4, 0), tile(6, 1), tile(2, 1))
    t = table(tiles=won, floor=2, drills=3)
    size = len(t.other.hand)
    assert t.break_barrier().asked == "operations"
    assert len(t.other.hand) == size + 1  # the final milestone's draw asks nobody
    t = table(hand="", deck="CLAW CRUTCH TORSO GRABBER", floor=1).end()
    assert len(t.me.hand) == 3  # nor does Upkeep


@pytest.mark.rule("DR-DECK-09")
def test_a_card_put_on_the_deck_is_the_new_top() -> None:
    t = table(hand="RECKLESS-DRILLING", fuel=5, deck="CLAW").play("RECKLESS-DRILLING")
    assert names(t.me.deck[::-1]) == "DAMAGE CLAW"
    t = table(phase="surfacing", credits=5, rows=("AUTO-DRILL", "", "", ""), deck="", discard="")
    t.buy("AUTO-DRILL")
    assert names(t.me.deck) == "AUTO-DRILL"
    draw(t.s, t.me)
    assert names(t.me.hand) == "AUTO-DRILL"
