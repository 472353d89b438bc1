"""Surfacing and selling."""

from __future__ import annotations

import pytest

from headframe.games.drillers.events.mine import Sold
from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.scoring import sources
from headframe.kit.tuples import added
from tests.games.drillers.table import (
    SA,
    SHOP_ROWS,
    TWENTY,
    E,
    G,
    R,
    S,
    Table,
    card,
    counts,
    names,
    table,
    tile,
)


@pytest.mark.rule("DR-SURF-01")
def test_all_options_in_any_order_and_interleaved() -> None:
    t = table(
        phase="surfacing",
        hand="CLAW CRUTCH",
        storage="R",
        credits=9,
        tiles=(tile(2, 1), tile(3, 1)),
        rows=SHOP_ROWS,
        deck="TORSO GRABBER",
    )
    t.say(c.UPGRADE_STORAGE).exhaust(tile(2, 1)).buy("UTILITY-BOT").discard("CLAW")
    t.say(c.SELL_ALL).say(c.UPGRADE_CAP).say(c.REPAIR_NOW).repair("CRUTCH").no()
    t.buy("SURGEON").say(c.REFRESH_SHOP)
    assert t.me.credits == 9 - 3 + 2 - 2 + 2 + 10 - 2 - 5 - 8
    t = table(phase="surfacing", hand="CLAW", storage="R", credits=9)
    t.end()  # each of them optional
    assert t.me.storage == counts("R")


@pytest.mark.rule("DR-SURF-02")
def test_repair_once_per_surfacing_the_rest_any_number_of_times() -> None:
    t = table(
        phase="surfacing", credits=40, hand="CLAW CRUTCH TORSO", rows=SHOP_ROWS, deck="GRABBER"
    )
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
    t.say(c.UPGRADE_STORAGE)
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
    t.me.storage = added(t.me.storage, kind, 3)
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
    t.me.storage = t.me.market = added(t.me.storage, kind, 2)
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
    t = table(
        phase="surfacing", storage="S S R", market="S S S", overflow="S S S S", tiles=TWENTY
    ).say(c.SELL_ALL)
    kinds = [type(event).__name__ for event in t.s.events or []]
    assert kinds.index("EndTriggered") == 1  # after the first silver, before the rest
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
