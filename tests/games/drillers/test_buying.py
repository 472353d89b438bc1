"""Upgrades, buying cards, the shop refresh tile."""

from __future__ import annotations

import pytest

from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.scoring import sources
from headframe.games.drillers.state import DrillersState
from headframe.games.drillers.steps.shops import fill
from tests.games.drillers.table import (
    CONTENT,
    SHOP_ROWS,
    card,
    cards,
    empty_deck,
    names,
    table,
    tile,
)


def deck_of(s: DrillersState, shop: int) -> list[int]:
    return [number for layer in s.decks[shop] for number in layer]


# Upgrades


@pytest.mark.rule("DR-UPG-01")
def test_storage_upgrades() -> None:
    t = table(phase="surfacing", credits=15)
    for room in range(3, 8):
        assert t.say(c.UPGRADE_STORAGE).me.capacity == room
    assert t.me.credits == 0


@pytest.mark.rule("DR-UPG-02")
def test_cap_upgrades() -> None:
    t = table(phase="surfacing", credits=25)
    costs = []
    for cap in range(11, 19):
        before = t.me.credits
        assert t.say(c.UPGRADE_CAP).me.cap == cap
        costs.append(before - t.me.credits)
    assert costs == [2, 2, 3, 3, 3, 4, 4, 4]


@pytest.mark.rule("DR-UPG-03")
def test_several_steps_of_both_kinds() -> None:
    t = table(phase="surfacing", credits=10)
    t.say(c.UPGRADE_CAP).say(c.UPGRADE_STORAGE).say(c.UPGRADE_CAP).say(c.UPGRADE_STORAGE)
    assert (t.me.cap, t.me.capacity, t.me.credits) == (12, 4, 0)


@pytest.mark.rule("DR-UPG-04")
def test_a_free_step_leaves_the_later_prices() -> None:
    t = table(hand="REFUELLING-DRONE CLEANING-BREAK", credits=6, cap=11, deck="")
    t.play("REFUELLING-DRONE").play("CLEANING-BREAK")
    assert (t.me.cap, t.me.capacity, t.me.credits) == (12, 3, 6)
    t.end().say(c.UPGRADE_CAP)  # the third step costs 3
    assert t.me.credits == 3


@pytest.mark.rule("DR-UPG-05")
def test_upgrades_end() -> None:
    t = table(phase="surfacing", credits=20, cap=18, room_for=7)
    assert t.refused(c.UPGRADE_CAP) == "DR-UPG-05"
    assert t.refused(c.UPGRADE_STORAGE) == "DR-UPG-05"
    t = table(hand="REFUELLING-DRONE CLEANING-BREAK", cap=18, room_for=7, deck="")
    t.play("REFUELLING-DRONE").play("CLEANING-BREAK")
    assert (t.me.cap, t.me.capacity) == (18, 7)


# Buying


@pytest.mark.rule("DR-BUY-01")
def test_only_face_up_cards_for_their_printed_price() -> None:
    t = table(phase="surfacing", credits=11, rows=SHOP_ROWS)
    assert t.refused(c.BUY + card("JACKHAMMER")) == "DR-BUY-01"  # in the deck
    assert t.refused(c.BUY + card("TORSO")) == "DR-BUY-01"
    assert t.buy("DYNAMITE-LAUNCHER").me.credits == 0


@pytest.mark.rule("DR-BUY-02")
def test_advanced_cards_need_a_battery() -> None:
    t = table(phase="surfacing", credits=20, rows=SHOP_ROWS)
    assert t.refused(c.BUY + card("SURGEON")) == "DR-BUY-02"
    t = table(phase="surfacing", credits=20, rows=SHOP_ROWS, tiles=(tile(3),), spent=(tile(3),))
    assert t.refused(c.BUY + card("SURGEON")) == "DR-BUY-02"
    t = table(phase="surfacing", credits=20, rows=SHOP_ROWS, tiles=(tile(3),)).buy("SURGEON")
    assert (t.me.credits, t.me.spent) == (12, 1 << tile(3))


@pytest.mark.rule("DR-BUY-03")
def test_bought_cards_go_on_the_deck() -> None:
    t = table(phase="surfacing", credits=9, rows=SHOP_ROWS, deck="CLAW")
    t.buy("AUTO-DRILL").buy("PANIC-BUTTON")
    assert names(t.me.deck[::-1]) == "PANIC-BUTTON AUTO-DRILL CLAW"


@pytest.mark.rule("DR-BUY-04")
def test_a_permanent_goes_beside_the_dashboard() -> None:
    t = table(phase="surfacing", credits=9, rows=SHOP_ROWS, deck="CLAW").buy("HOVER-PADS")
    assert t.me.permanents == (card("HOVER-PADS"),)
    assert names(t.me.deck) == "CLAW"


@pytest.mark.rule("DR-BUY-05")
def test_the_gap_stays_until_upkeep() -> None:
    t = table(phase="surfacing", credits=9, rows=SHOP_ROWS, hand="CLAW").buy("AUTO-DRILL")
    assert names(t.s.rows[0]) == "DYNAMITE-LAUNCHER"
    t.end().keep()
    assert len(t.s.rows[0]) == 2


@pytest.mark.rule("DR-BUY-06")
def test_several_cards_from_one_shop() -> None:
    t = (
        table(phase="surfacing", credits=20, rows=SHOP_ROWS)
        .buy("AUTO-DRILL")
        .buy("DYNAMITE-LAUNCHER")
    )
    assert (t.me.credits, t.s.rows[0]) == (4, ())


@pytest.mark.rule("DR-BUY-07")
def test_a_card_for_nothing() -> None:
    t = table(phase="surfacing", credits=0, rows=SHOP_ROWS, deck="CLAW").buy("PANIC-BUTTON")
    assert names([t.me.deck[-1]]) == "PANIC-BUTTON"


@pytest.mark.rule("DR-BUY-08")
def test_a_bought_card_can_be_drawn_at_once() -> None:
    t = table(hand="DAMAGE", drones=1, credits=0, rows=SHOP_ROWS, deck="CLAW")
    t.buy("PANIC-BUTTON").play("DAMAGE").yes().play("PANIC-BUTTON")
    assert t.s.moves == 4
    t = table(phase="surfacing", credits=0, rows=SHOP_ROWS, deck="CLAW CRUTCH TORSO").buy(
        "PANIC-BUTTON"
    )
    assert "PANIC-BUTTON" in names(t.end().me.hand)


# The shop refresh tile


@pytest.mark.rule("DR-REFRESH-01")
def test_once_per_game_in_surfacing() -> None:
    t = table(phase="surfacing", hand="CLAW", credits=5, rows=SHOP_ROWS).say(c.UPGRADE_STORAGE)
    t.say(c.REFRESH_SHOP + 1)  # at any point of it
    assert not t.me.refresh
    assert t.refused(c.REFRESH_SHOP) == "DR-REFRESH-01"
    t.pass_turn()
    t.pass_turn()
    t.end()
    assert t.refused(c.REFRESH_SHOP) == "DR-REFRESH-01"
    assert table().refused(c.REFRESH_SHOP) == "DR-DRONE-08"  # not in Operations


@pytest.mark.rule("DR-REFRESH-02")
def test_the_row_goes_under_the_deck_and_a_full_one_comes() -> None:
    t = table(phase="surfacing", rows=SHOP_ROWS).say(c.REFRESH_SHOP)
    old = set(cards(SHOP_ROWS[0]))
    assert len(t.s.rows[0]) == 2
    assert not old & set(t.s.rows[0])
    # They lie below all others: the rest of the deck comes up first.
    assert set(t.s.decks[0][-1]) == old
    assert len(t.s.decks[0][0]) == 8
    t = table(phase="surfacing", deepest=4).say(c.REFRESH_SHOP + CONTENT.shops.advanced)
    assert len(t.s.rows[CONTENT.shops.advanced]) == 4


@pytest.mark.rule("DR-REFRESH-02")
def test_refreshed_cards_come_up_last_and_in_random_order() -> None:
    first = set()
    for n in range(20):
        t = table(phase="surfacing", rows=SHOP_ROWS, seed=f"under {n}").say(c.REFRESH_SHOP)
        seen = list(t.s.rows[0])
        while deck_of(t.s, 0):
            t.s.rows = ((), *t.s.rows[1:])
            fill(t.s, 0)
            seen += t.s.rows[0]
        assert set(seen[-2:]) == set(cards(SHOP_ROWS[0]))
        first.add(seen[-2])
    assert first == set(cards(SHOP_ROWS[0]))


@pytest.mark.rule("DR-REFRESH-03")
def test_a_refresh_fills_the_gaps_of_this_turn() -> None:
    t = table(phase="surfacing", rows=SHOP_ROWS, credits=5).buy("AUTO-DRILL").say(c.REFRESH_SHOP)
    assert len(t.s.rows[0]) == 2
    assert t.s.decks[0][-1] == (card("DYNAMITE-LAUNCHER"),)


@pytest.mark.rule("DR-REFRESH-04")
def test_a_shop_with_few_cards() -> None:
    t = table(phase="surfacing", rows=SHOP_ROWS, credits=99)
    t = empty_deck(t, 0).buy("AUTO-DRILL").say(c.REFRESH_SHOP)
    assert names(t.s.rows[0]) == "DYNAMITE-LAUNCHER"
    t = table(phase="surfacing", rows=("", "", "", ""))
    assert empty_deck(t, 0).refused(c.REFRESH_SHOP) == "DR-REFRESH-04"


@pytest.mark.rule("DR-REFRESH-05")
def test_an_unused_tile_is_a_point() -> None:
    t = table(phase="surfacing")
    assert sources(t.s, t.me)["refresh tile"] == 1
    t.say(c.REFRESH_SHOP)
    assert sources(t.s, t.me)["refresh tile"] == 0
