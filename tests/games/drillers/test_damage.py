"""Repairs and damage."""

from __future__ import annotations

import pytest

from headframe.core.engine import apply
from headframe.core.refusal import Refused
from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.scoring import sources
from headframe.games.drillers.steps.choices import DECLINE, TOP_CARD
from headframe.games.drillers.steps.damage import take_damage
from tests.games.drillers.table import (
    S,
    Table,
    card,
    counts,
    names,
    table,
)

# Repair


@pytest.mark.rule("DR-REP-01")
def test_where_a_repaired_card_may_come_from() -> None:
    t = table(
        hand="LASER-CUTTER CLAW", fuel=5, play="CRUTCH", discard="TORSO", deck="GRABBER DAMAGE"
    )
    t.play("LASER-CUTTER")
    wanted = [card("CLAW"), 100 + card("CRUTCH"), 100 + card("LASER-CUTTER"), 200 + card("TORSO")]
    assert t.options == [DECLINE, *wanted, TOP_CARD]
    assert t.refused(card("DAMAGE")) == "DR-REP-01"  # deeper in the deck
    t.repair("GRABBER", "top")
    assert names(t.me.deck) == "DAMAGE"


@pytest.mark.rule("DR-REP-02")
def test_where_a_repaired_card_goes() -> None:
    t = table(hand="REPAIR-BOTS", fuel=5, discard="DAMAGE CLAW")
    stack = t.s.damage
    t.play("REPAIR-BOTS").repair("DAMAGE", "discard").repair("CLAW", "discard")
    assert t.s.damage == stack + 1
    assert (t.me.discard, names(t.me.play)) == ([], "REPAIR-BOTS")


@pytest.mark.rule("DR-REP-03")
def test_a_draw_after_a_repair_from_the_hand() -> None:
    t = table(hand="LASER-CUTTER CLAW", fuel=5, deck="TORSO CRUTCH").play("LASER-CUTTER")
    assert t.repair("CLAW").asked == "draw"
    assert names(t.yes().me.hand) == "TORSO"
    t = table(hand="LASER-CUTTER", discard="CLAW", fuel=5, deck="TORSO").play("LASER-CUTTER")
    assert t.repair("CLAW", "discard").asked == "operations"


@pytest.mark.rule("DR-REP-04")
def test_a_cards_repair_may_be_declined() -> None:
    t = table(hand="PIT-STOP CLAW").play("PIT-STOP").none()
    assert names(t.me.hand) == "CLAW"
    assert t.asked == "operations"


@pytest.mark.rule("DR-REP-05")
def test_a_cards_repair_is_used_at_once_or_lost() -> None:
    t = table(hand="PIT-STOP CLAW").play("PIT-STOP")
    with pytest.raises(Refused):
        apply(t.s, 0, "operations", c.END)
    t.none()
    with pytest.raises(Refused):
        apply(t.s, 0, "repair", card("CLAW"))


@pytest.mark.rule("DR-REP-06")
def test_the_repairing_card_may_repair_itself() -> None:
    t = table(hand="PIT-STOP").play("PIT-STOP").repair("PIT-STOP", "play")
    assert t.me.play == []


@pytest.mark.rule("DR-REP-07")
def test_two_repairs_one_after_the_other() -> None:
    t = table(hand="REPAIR-BOTS CLAW", fuel=5, deck="CRUTCH DAMAGE").play("REPAIR-BOTS")
    t.repair("CLAW").yes()
    assert t.asked == "repair"
    t.repair("CRUTCH")  # what the first one drew
    assert t.no().asked == "operations"
    t = table(hand="REPAIR-BOTS", fuel=5, deck="CRUTCH DAMAGE TORSO").play("REPAIR-BOTS")
    t.repair("CRUTCH", "top").repair("DAMAGE", "top")  # what the first one uncovered
    assert names(t.me.deck) == "TORSO"


@pytest.mark.rule("DR-REP-08")
def test_a_repaired_card_no_longer_counts() -> None:
    t = table(hand="PIT-STOP CRUTCH", deck="CLAW")
    before = sources(t.s, t.me)["cards"]
    t.play("PIT-STOP").repair("CRUTCH").no()
    assert sources(t.s, t.me)["cards"] == before + 2


@pytest.mark.rule("DR-REP-09")
def test_a_paid_repair_needs_a_card_and_is_not_declined() -> None:
    t = table(phase="surfacing", credits=5, hand="", deck="", discard="")
    assert t.refused(c.REPAIR_NOW) == "DR-REP-09"
    t = table(phase="surfacing", credits=5, hand="CLAW", deck="TORSO", discard="")
    t.say(c.REPAIR_NOW)
    assert t.refused(DECLINE) == "DR-REP-09"
    assert t.repair("CLAW").asked == "draw"
    assert t.no().me.hand == []
    t = table(floor=3, rooms={3: "TOYS"}, storage="S", fuel=3, hand="", deck="", discard="")
    t.end()
    assert t.asked != "scrap"  # no card, no bargain


# Damage


@pytest.mark.rule("DR-DMG-01")
def test_damage_goes_to_the_discard_pile() -> None:
    t = table(hand="PANIC-BUTTON", deck="CLAW", damage=5).play("PANIC-BUTTON")
    assert names(t.me.discard) == "DAMAGE"
    assert t.s.damage == 4


@pytest.mark.rule("DR-DMG-02")
def test_damage_on_the_deck_or_into_the_hand() -> None:
    t = table(hand="RECKLESS-DRILLING SUPERCHARGED-DRILLING", fuel=9, deck="CLAW", discard="TORSO")
    t.play("RECKLESS-DRILLING")
    assert names([t.me.deck[-1]]) == "DAMAGE"
    t.play("SUPERCHARGED-DRILLING")
    assert names(t.me.hand) == "DAMAGE"
    assert names(t.me.discard) == "TORSO"


@pytest.mark.rule("DR-DMG-03")
def test_damage_in_the_hand_can_be_played() -> None:
    t = table(hand="SUPERCHARGED-DRILLING", fuel=10, deck="CLAW").play("SUPERCHARGED-DRILLING")
    t.play("DAMAGE").yes()
    assert names(t.me.hand) == "CLAW"


@pytest.mark.rule("DR-DMG-04", "DR-FAQ-05b")
@pytest.mark.parametrize("name", ["PANIC-BUTTON", "RECKLESS-DRILLING", "SUPERCHARGED-DRILLING"])
def test_without_damage_cards_a_market_mineral_is_lost(name: str) -> None:
    t = table(hand=name, fuel=9, damage=0, market="S G E E", deck="CLAW").play(name)
    assert t.me.market == counts("S G E")
    assert card("DAMAGE") not in t.me.hand + t.me.deck + t.me.discard
    t = table(hand=name, fuel=9, damage=0, market="S R", deck="CLAW").play(name)
    assert t.me.market == counts("S")  # rubies stand rightmost


@pytest.mark.rule("DR-DMG-05")
def test_without_cards_and_market_damage_does_nothing() -> None:
    t = table(hand="PANIC-BUTTON", damage=0, storage="S", overflow="R", deck="CLAW")
    t.play("PANIC-BUTTON")
    assert (t.me.storage, t.me.overflow) == (counts("S"), counts("R"))
    assert t.s.moves == 4


@pytest.mark.rule("DR-DMG-06")
def test_damages_are_taken_one_by_one() -> None:
    t = table(3, floor=3, rooms={3: "SQUEEZE"}, fuel=0, damage=1, market="S G", deck="CLAW")
    t.s.players[1].floor = t.s.players[2].floor = 3
    t.end()
    assert names([n for n in t.me.discard + t.me.hand + t.me.deck if n == 8]) == "DAMAGE"
    assert t.me.market == counts("S")  # the second one found no card


@pytest.mark.rule("DR-DMG-07")
def test_a_freed_market_space_is_sold_into_again() -> None:
    t = table(drones=1, storage="S", market="S S S", damage=0)
    take_damage(t.s, t.me, 0)
    Table(t.s).sell(S)
    assert t.me.credits == 2  # the third space again
    assert t.me.market == counts("S S S")
