"""Surfacing, selling, upgrades, buying, the shop refresh tile, Upkeep."""

from __future__ import annotations

import pytest

from headframe.core.engine import apply
from headframe.core.refusal import Refused
from headframe.games.drillers import codes as c
from headframe.games.drillers.cards import SHOP_CARDS
from headframe.games.drillers.events import ShopFilled, Sold
from headframe.games.drillers.figures import ADVANCED, SHOP_IDS
from headframe.games.drillers.scoring import sources
from headframe.games.drillers.shops import fill
from headframe.games.drillers.state import Drillers
from headframe.games.drillers.tuples import changed
from tests.games.drillers.table import (
    SA,
    E,
    G,
    R,
    S,
    Table,
    card,
    cards,
    counts,
    empty_deck,
    names,
    table,
    tile,
)

ROWS = ("AUTO-DRILL DYNAMITE-LAUNCHER", "PANIC-BUTTON HOVER-PADS", "UTILITY-BOT", "SURGEON")


def deck_of(s: Drillers, shop: int) -> list[int]:
    return [number for layer in s.decks[shop] for number in layer]


@pytest.mark.rule("DR-SURF-01")
def test_all_options_in_any_order_and_interleaved() -> None:
    t = table(
        phase="surfacing",
        hand="CLAW CRUTCH",
        storage="R",
        credits=9,
        tiles=(tile(2, 1), tile(3, 1)),
        rows=ROWS,
        deck="TORSO GRABBER",
    )
    t.say(c.UPGRADE_ROOM).exhaust(tile(2, 1)).buy("UTILITY-BOT").discard("CLAW")
    t.say(c.SELL_ALL).say(c.UPGRADE_CAP).say(c.REPAIR_NOW).repair("CRUTCH").no()
    t.buy("SURGEON").say(c.REFRESH_SHOP)
    assert t.me.credits == 9 - 3 + 2 - 2 + 2 + 10 - 2 - 5 - 8
    t = table(phase="surfacing", hand="CLAW", storage="R", credits=9)
    t.end()  # each of them optional
    assert t.me.storage == counts("R")


@pytest.mark.rule("DR-SURF-02")
def test_repair_once_per_surfacing_the_rest_any_number_of_times() -> None:
    t = table(phase="surfacing", credits=40, hand="CLAW CRUTCH TORSO", rows=ROWS, deck="GRABBER")
    t.say(c.REPAIR_NOW).repair("CLAW").no()
    assert t.refused(c.REPAIR_NOW) == "DR-SURF-02"
    t.say(c.REFRESH_SHOP + 2)
    assert t.refused(c.REFRESH_SHOP) == "DR-REFRESH-01"
    t.discard("CRUTCH").discard("TORSO").say(c.UPGRADE_CAP).say(c.UPGRADE_CAP)
    t.buy("AUTO-DRILL").buy("PANIC-BUTTON")
    assert t.me.credits == 40 - 5 + 4 - 4 - 5


@pytest.mark.rule("DR-SURF-03")
def test_what_surfacing_does_not_offer() -> None:
    t = table(
        phase="surfacing",
        hand="CLAW",
        moves=2,
        drills=2,
        fuel=10,
        drones=3,
        permanents="HOVER-PADS",
    )
    for action in (
        c.UP,
        c.DOWN,
        c.EXCAVATE,
        c.BREAK,
        c.COLLECT + S,
        c.PLAY + card("CLAW"),
        c.BURN + card("CLAW"),
        c.BUY_MOVE,
        c.BUY_DRILL,
        c.TAKE_DAMAGE,
        c.USE + card("HOVER-PADS"),
    ):
        assert t.refused(action) == "DR-SURF-03"


@pytest.mark.rule("DR-SURF-04")
def test_a_repair_costs_5_credits_and_its_right_does_not_carry_over() -> None:
    t = table(phase="surfacing", credits=4, hand="CLAW")
    assert t.refused(c.REPAIR_NOW) == "DR-SURF-04"
    t = table(phase="surfacing", credits=30, hand="CLAW CRUTCH", deck="TORSO GRABBER DAMAGE")
    t.pass_turn()  # unused here
    t.pass_turn()
    t.end().say(c.REPAIR_NOW)
    assert t.me.credits == 25
    t.repair("TORSO").no()
    assert t.refused(c.REPAIR_NOW) == "DR-SURF-02"  # one, not two


@pytest.mark.rule("DR-SURF-05")
def test_discarding_for_credits() -> None:
    t = table(phase="surfacing", hand="CLAW DAMAGE", tiles=(tile(2, 3),), deck="TORSO CRUTCH")
    t.discard("DAMAGE").exhaust(tile(2, 3)).yes().discard("TORSO")
    assert t.me.credits == 4
    assert names(t.me.discard) == "DAMAGE TORSO"
    assert t.refused(c.DISCARD + card("GRABBER")) == "DR-SURF-05"


@pytest.mark.rule("DR-SURF-06")
def test_refuelling_comes_by_itself_at_the_end() -> None:
    t = table(phase="surfacing", fuel=1, cap=10, credits=4, hand="CLAW")
    t.say(c.UPGRADE_CAP).say(c.UPGRADE_CAP)
    assert t.me.fuel == 1
    assert t.end().me.fuel == 12
    assert t.me.credits == 0


@pytest.mark.rule("DR-SURF-07")
def test_surfacing_ends_when_the_player_says_so() -> None:
    t = table(phase="surfacing", credits=9, hand="CLAW")
    t.say(c.UPGRADE_ROOM)
    assert t.asked == "surfacing"
    assert t.end().asked == "keep"


# Selling


@pytest.mark.rule("DR-SELL-01")
def test_a_sale_is_of_everything() -> None:
    t = table(phase="surfacing", storage="S R")
    assert t.refused(c.SELL + S) == "DR-SELL-01"
    t.say(c.SELL_ALL)
    assert (t.me.credits, t.me.storage) == (14, counts(""))
    assert t.refused(c.SELL_ALL) == "DR-SELL-01"


@pytest.mark.rule("DR-SELL-02")
def test_columns_fill_from_the_bottom_and_hold_three() -> None:
    t = table(phase="surfacing", storage="S S S S S G").say(c.SELL_ALL)
    assert t.me.market == (3, 1, 0, 0, 0)
    assert t.me.overflow == counts("S S")


@pytest.mark.rule("DR-SELL-03")
@pytest.mark.parametrize(
    ("kind", "prices"),
    [(S, [4, 3, 2]), (G, [5, 4, 3]), (SA, [6, 6, 5]), (E, [8, 8, 7]), (R, [10, 10, 9])],
)
def test_market_prices(kind: int, prices: list[int]) -> None:
    t = table(drones=3)
    t.me.storage = changed(t.me.storage, kind, 3)
    t = Table(t.s)
    paid = []
    for _ in range(3):
        before = t.me.credits
        paid.append(t.sell(kind).me.credits - before)
    assert paid == prices


@pytest.mark.rule("DR-SELL-04", "DR-SELL-05")
@pytest.mark.parametrize(("kind", "price"), [(S, 0), (G, 0), (SA, 4), (E, 6), (R, 8)])
def test_overflow_prices_with_a_full_column_only(kind: int, price: int) -> None:
    t = table(drones=2)
    t.me.storage = t.me.market = changed(t.me.storage, kind, 2)
    t = Table(t.s).sell(kind)
    assert t.me.overflow == counts("")  # there was room in the column
    before = t.me.credits
    t.sell(kind)
    assert t.me.overflow[kind] == 1
    assert t.me.credits == before + price


@pytest.mark.rule("DR-SELL-06", "DR-FAQ-10")
def test_beyond_ten_cubes() -> None:
    t = table(drones=1, storage="R", market="R R R", overflow="S " * 10, tiles=(tile(6, 0),))
    before = sources(t.s, t.me)["minerals"]
    t.sell(R)
    assert t.me.credits == 8
    assert t.me.overflow == counts("S " * 10 + "R")
    assert sources(t.s, t.me)["minerals"] == before  # points: 6 before and after
    # 14 notches and 11 cubes: the eleventh does not shorten the track.
    t = table(
        drones=1,
        storage="R",
        market="R R R",
        overflow="S " * 10,
        tiles=(tile(6, 0), tile(5, 0), tile(4, 1)),
    ).sell(R)
    assert t.s.ender == -1


@pytest.mark.rule("DR-SELL-07")
def test_a_sale_goes_from_silver_to_ruby() -> None:
    t = table(phase="surfacing", storage="R S E G").say(c.SELL_ALL)
    assert [event.mineral for event in t.events(Sold)] == [S, G, E, R]


@pytest.mark.rule("DR-SELL-08")
def test_the_end_is_checked_after_each_cube() -> None:
    won = (tile(6, 0), tile(5, 0), tile(4, 0), tile(6, 1))  # 20 notches
    t = table(
        phase="surfacing", storage="S S R", market="S S S", overflow="S S S S", tiles=won
    ).say(c.SELL_ALL)
    kinds = [type(event).__name__ for event in t.s.news or []]
    assert kinds.index("MilestoneTaken") == 1  # after the first silver, before the rest
    assert t.me.overflow == counts("S " * 6)


@pytest.mark.rule("DR-SELL-09")
def test_minerals_leave_the_market_only_by_damage_and_current_c_miner() -> None:
    t = table(market="S G", overflow="R", hand="CURRENT-C-MINER PANIC-BUTTON", deck="", damage=0)
    t.play("CURRENT-C-MINER").say(S)
    assert (t.me.market, t.me.overflow) == (counts("G"), counts("S R"))
    t.play("PANIC-BUTTON")
    assert (t.me.market, t.me.overflow) == (counts(""), counts("S R"))
    t = table(market="S G", overflow="R", hand="CLAW", storage="E", drones=1)
    t.sell(E).pass_turn()
    assert (t.me.market, t.me.overflow) == (counts("S G E"), counts("R"))


# Upgrades


@pytest.mark.rule("DR-UPG-01")
def test_storage_upgrades() -> None:
    t = table(phase="surfacing", credits=15)
    for room in range(3, 8):
        assert t.say(c.UPGRADE_ROOM).me.room == room
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
    t.say(c.UPGRADE_CAP).say(c.UPGRADE_ROOM).say(c.UPGRADE_CAP).say(c.UPGRADE_ROOM)
    assert (t.me.cap, t.me.room, t.me.credits) == (12, 4, 0)


@pytest.mark.rule("DR-UPG-04")
def test_a_free_step_leaves_the_later_prices() -> None:
    t = table(hand="REFUELLING-DRONE CLEANING-BREAK", credits=6, cap=11, deck="")
    t.play("REFUELLING-DRONE").play("CLEANING-BREAK")
    assert (t.me.cap, t.me.room, t.me.credits) == (12, 3, 6)
    t.end().say(c.UPGRADE_CAP)  # the third step costs 3
    assert t.me.credits == 3


@pytest.mark.rule("DR-UPG-05")
def test_upgrades_end() -> None:
    t = table(phase="surfacing", credits=20, cap=18, room_for=7)
    assert t.refused(c.UPGRADE_CAP) == "DR-UPG-05"
    assert t.refused(c.UPGRADE_ROOM) == "DR-UPG-05"
    t = table(hand="REFUELLING-DRONE CLEANING-BREAK", cap=18, room_for=7, deck="")
    t.play("REFUELLING-DRONE").play("CLEANING-BREAK")
    assert (t.me.cap, t.me.room) == (18, 7)


# Buying


@pytest.mark.rule("DR-BUY-01")
def test_only_face_up_cards_for_their_printed_price() -> None:
    t = table(phase="surfacing", credits=11, rows=ROWS)
    assert t.refused(c.BUY + card("JACKHAMMER")) == "DR-BUY-01"  # in the deck
    assert t.refused(c.BUY + card("TORSO")) == "DR-BUY-01"
    assert t.buy("DYNAMITE-LAUNCHER").me.credits == 0


@pytest.mark.rule("DR-BUY-02")
def test_advanced_cards_need_a_battery() -> None:
    t = table(phase="surfacing", credits=20, rows=ROWS)
    assert t.refused(c.BUY + card("SURGEON")) == "DR-BUY-02"
    t = table(phase="surfacing", credits=20, rows=ROWS, tiles=(tile(3),), spent=(tile(3),))
    assert t.refused(c.BUY + card("SURGEON")) == "DR-BUY-02"
    t = table(phase="surfacing", credits=20, rows=ROWS, tiles=(tile(3),)).buy("SURGEON")
    assert (t.me.credits, t.me.spent) == (12, 1 << tile(3))


@pytest.mark.rule("DR-BUY-03")
def test_bought_cards_go_on_the_deck() -> None:
    t = table(phase="surfacing", credits=9, rows=ROWS, deck="CLAW")
    t.buy("AUTO-DRILL").buy("PANIC-BUTTON")
    assert names(t.me.deck[::-1]) == "PANIC-BUTTON AUTO-DRILL CLAW"


@pytest.mark.rule("DR-BUY-04")
def test_a_permanent_goes_beside_the_dashboard() -> None:
    t = table(phase="surfacing", credits=9, rows=ROWS, deck="CLAW").buy("HOVER-PADS")
    assert t.me.permanents == (card("HOVER-PADS"),)
    assert names(t.me.deck) == "CLAW"


@pytest.mark.rule("DR-BUY-05")
def test_the_gap_stays_until_upkeep() -> None:
    t = table(phase="surfacing", credits=9, rows=ROWS, hand="CLAW").buy("AUTO-DRILL")
    assert names(t.s.rows[0]) == "DYNAMITE-LAUNCHER"
    t.end().keep()
    assert len(t.s.rows[0]) == 2


@pytest.mark.rule("DR-BUY-06")
def test_several_cards_from_one_shop() -> None:
    t = table(phase="surfacing", credits=20, rows=ROWS).buy("AUTO-DRILL").buy("DYNAMITE-LAUNCHER")
    assert (t.me.credits, t.s.rows[0]) == (4, ())


@pytest.mark.rule("DR-BUY-07")
def test_a_card_for_nothing() -> None:
    t = table(phase="surfacing", credits=0, rows=ROWS, deck="CLAW").buy("PANIC-BUTTON")
    assert names([t.me.deck[-1]]) == "PANIC-BUTTON"


@pytest.mark.rule("DR-BUY-08")
def test_a_bought_card_can_be_drawn_at_once() -> None:
    t = table(hand="DAMAGE", drones=1, credits=0, rows=ROWS, deck="CLAW")
    t.buy("PANIC-BUTTON").play("DAMAGE").yes().play("PANIC-BUTTON")
    assert t.s.moves == 4
    t = table(phase="surfacing", credits=0, rows=ROWS, deck="CLAW CRUTCH TORSO").buy("PANIC-BUTTON")
    assert "PANIC-BUTTON" in names(t.end().me.hand)


# The shop refresh tile


@pytest.mark.rule("DR-REFRESH-01")
def test_once_per_game_in_surfacing() -> None:
    t = table(phase="surfacing", hand="CLAW", credits=5, rows=ROWS).say(c.UPGRADE_ROOM)
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
    t = table(phase="surfacing", rows=ROWS).say(c.REFRESH_SHOP)
    old = set(cards(ROWS[0]))
    assert len(t.s.rows[0]) == 2
    assert not old & set(t.s.rows[0])
    # They lie below all others: the rest of the deck comes up first.
    assert set(t.s.decks[0][-1]) == old
    assert len(t.s.decks[0][0]) == 8
    t = table(phase="surfacing", deepest=4).say(c.REFRESH_SHOP + ADVANCED)
    assert len(t.s.rows[ADVANCED]) == 4


@pytest.mark.rule("DR-REFRESH-02")
def test_refreshed_cards_come_up_last_and_in_random_order() -> None:
    first = set()
    for n in range(20):
        t = table(phase="surfacing", rows=ROWS, seed=f"under {n}").say(c.REFRESH_SHOP)
        seen = list(t.s.rows[0])
        while deck_of(t.s, 0):
            t.s.rows = ((), *t.s.rows[1:])
            fill(t.s, 0)
            seen += t.s.rows[0]
        assert set(seen[-2:]) == set(cards(ROWS[0]))
        first.add(seen[-2])
    assert first == set(cards(ROWS[0]))


@pytest.mark.rule("DR-REFRESH-03")
def test_a_refresh_fills_the_gaps_of_this_turn() -> None:
    t = table(phase="surfacing", rows=ROWS, credits=5).buy("AUTO-DRILL").say(c.REFRESH_SHOP)
    assert len(t.s.rows[0]) == 2
    assert t.s.decks[0][-1] == (card("DYNAMITE-LAUNCHER"),)


@pytest.mark.rule("DR-REFRESH-04")
def test_a_shop_with_few_cards() -> None:
    t = table(phase="surfacing", rows=ROWS, credits=99)
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


# Upkeep


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
    assert len(t.s.rows[ADVANCED]) == 4


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
    assert SHOP_IDS == ("spinerama", "pony", "bots", "advanced")
    assert [len(shop) for shop in SHOP_CARDS] == [12, 12, 12, 16]
    t = table(phase="surfacing")
    with pytest.raises(Refused):
        apply(t.s, 0, "operations", c.END)
