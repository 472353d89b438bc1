"""Upkeep."""

from __future__ import annotations

import pytest

from headframe.core.engine import apply
from headframe.core.refusal import Refused
from headframe.games.drillers.events.table import ShopFilled
from headframe.games.drillers.legal import action_codes as c
from tests.games.drillers.table import (
    CONTENT,
    card,
    cards,
    empty_deck,
    names,
    table,
)


@pytest.mark.rule("DR-UPK-01")
def test_the_first_kept_card_is_free_each_further_one_costs_fuel() -> None:
    deck = "TORSO GRABBER SPIDER-LEG DAMAGE"
    for kept, fuel in (("", 5), ("CLAW", 5), ("CLAW CRUTCH", 4), ("CLAW CRUTCH MINING-ARM", 3)):
        t = table(phase="upkeep", hand="CLAW CRUTCH MINING-ARM", fuel=5, deck=deck).keep(kept)
        assert t.me.fuel == fuel
        assert len(t.me.hand) == len(kept.split()) + 3
        assert set(cards(kept)) <= set(t.me.hand)


@pytest.mark.rule("DR-UPK-02")
def test_no_more_is_kept_than_the_tank_pays_for() -> None:
    t = table(phase="upkeep", hand="CLAW CRUTCH MINING-ARM", fuel=1)
    assert t.refused(tuple(cards("CRUTCH CLAW MINING-ARM"))) == "DR-UPK-02"
    assert t.refused((card("TORSO"),)) == "DR-UPK-01"
    t.keep("CLAW CRUTCH")
    assert t.me.fuel == 0
    t = table(phase="surfacing", hand="CLAW CRUTCH MINING-ARM", fuel=0, cap=10).end()
    t.keep("CLAW CRUTCH MINING-ARM")  # after refuelling
    assert t.me.fuel == 8


@pytest.mark.rule("DR-UPK-03")
def test_one_batch_to_the_discard_pile_and_empty_gauges() -> None:
    t = table(
        phase="upkeep",
        hand="CLAW CRUTCH",
        play="TORSO",
        deck="GRABBER SPIDER-LEG DAMAGE MINING-ARM",
        moves=2,
        drills=3,
    ).keep("CLAW")
    assert sorted(t.me.discard) == sorted(cards("TORSO CRUTCH"))
    assert (t.me.play, t.s.moves, t.s.drills) == ([], 0, 0)


@pytest.mark.rule("DR-UPK-04")
def test_permanents_stay() -> None:
    t = table(phase="upkeep", hand="CLAW", permanents="SURGEON").keep()
    assert names(t.me.permanents) == "SURGEON"


@pytest.mark.rule("DR-UPK-05")
def test_three_cards_however_many_were_kept() -> None:
    deck = "GRABBER SPIDER-LEG DAMAGE MINING-ARM"
    for kept in ("", "CLAW CRUTCH TORSO"):
        t = table(phase="upkeep", hand="CLAW CRUTCH TORSO", deck=deck).keep(kept)
        assert len(t.me.hand) == len(kept.split()) + 3


@pytest.mark.rule("DR-UPK-06", "DR-FAQ-05c")
def test_rows_are_filled_up() -> None:
    t = table(phase="upkeep", hand="CLAW", rows=("AUTO-DRILL", "", "UTILITY-BOT", ""))
    t = empty_deck(t, 0).keep()
    assert [len(row) for row in t.s.rows] == [1, 2, 2, 2]  # nothing came from the empty deck
    assert len(t.events(ShopFilled)) == 5
    t = table(phase="upkeep", hand="CLAW", deepest=4, rows=("", "", "", "")).keep()
    assert len(t.s.rows[CONTENT.shops.advanced]) == 4


@pytest.mark.rule("DR-UPK-07")
def test_nothing_is_kept_on_the_last_turn() -> None:
    t = table(hand="CLAW CRUTCH", floor=1, fuel=5, deck="TORSO GRABBER SPIDER-LEG DAMAGE")
    t.s.ender = 0
    t.end()
    assert t.s.active == 1  # no question
    assert t.me.fuel == 5
    assert names(t.me.hand) == "TORSO SPIDER-LEG GRABBER"
    assert sorted(t.me.discard) == sorted(cards("CLAW CRUTCH"))


def test_the_shops_are_in_order() -> None:
    assert CONTENT.shops.ids == ("spinerama", "pony", "bots", "advanced")
    assert [len(shop) for shop in CONTENT.cards.by_shop] == [12, 12, 12, 16]
    t = table(phase="surfacing")
    with pytest.raises(Refused):
        apply(t.s, 0, "operations", c.END)
