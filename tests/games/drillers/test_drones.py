"""Drones."""

from __future__ import annotations

import pytest

from headframe.core.engine import apply
from headframe.core.refusal import Refused
from headframe.games.drillers.legal import action_codes as c
from tests.games.drillers.table import (
    E,
    S,
    card,
    counts,
    names,
    table,
    tile,
)


@pytest.mark.rule("DR-DRONE-01", "DR-DRONE-02")
def test_a_drone_sells_one_mineral_of_choice() -> None:
    t = table(floor=4, drones=1, storage="S E", market="S S S")
    t.sell(E)
    assert (t.me.credits, t.me.drones) == (8, 0)
    assert t.me.storage == counts("S")
    assert t.me.market == counts("S S S E")
    assert t.refused(c.SELL + S) == "DR-DRONE-01"
    t = table(floor=4, drones=1, storage="S", market="S S S").sell(S)
    assert t.me.overflow == counts("S")
    assert t.me.credits == 0
    assert table(drones=1).refused(c.SELL + S) == "DR-DRONE-02"


@pytest.mark.rule("DR-DRONE-01", "DR-DRONE-03")
def test_a_drone_buys_any_face_up_card_at_full_cost() -> None:
    rows = ("AUTO-DRILL", "ROCKET-DRONE", "", "MINING-DRONE-PRO")
    t = table(floor=5, drones=3, credits=20, tiles=(tile(3),), rows=rows, deck="CLAW")
    t.buy("AUTO-DRILL").buy("MINING-DRONE-PRO")
    assert (t.me.credits, t.me.drones) == (20 - 5 - 6, 1)
    assert t.me.spent == 1 << tile(3)
    assert names(t.me.deck[::-1]) == "MINING-DRONE-PRO AUTO-DRILL CLAW"
    t = table(drones=0, credits=20, rows=rows)
    assert t.refused(c.BUY + card("AUTO-DRILL")) == "DR-DRONE-01"
    t = table(drones=1, credits=20, rows=rows)
    assert t.refused(c.BUY + card("MINING-DRONE-PRO")) == "DR-BUY-02"


@pytest.mark.rule("DR-DRONE-04")
def test_each_use_takes_one_drone() -> None:
    t = table(drones=3, storage="S S S S")
    for left in (2, 1, 0):
        assert t.sell(S).me.drones == left
    assert t.refused(c.SELL + S) == "DR-DRONE-01"


@pytest.mark.rule("DR-DRONE-05")
def test_refreshing_a_drone() -> None:
    t = table(hand="ROCKET-DRONE", drones=1).play("ROCKET-DRONE")
    assert t.me.drones == 2
    t = table(hand="ROCKET-DRONE", drones=3).play("ROCKET-DRONE")
    assert t.me.drones == 3


@pytest.mark.rule("DR-DRONE-06")
def test_drones_stay_down_between_turns() -> None:
    t = table(drones=1, storage="S").sell(S)
    for _ in range(3):
        t.pass_turn()
        t.pass_turn()
        assert t.me.drones == 0


@pytest.mark.rule("DR-DRONE-07")
def test_drones_work_in_operations_only() -> None:
    t = table(phase="surfacing", drones=3, storage="S G", hand="CLAW")
    assert t.refused(c.SELL + S) == "DR-SELL-01"
    assert t.refused(c.ANY_DRONE_NOW) == "DR-DRONE-07"
    assert t.say(c.SELL_ALL).me.drones == 3
    t.end()
    assert t.asked == "keep"
    with pytest.raises(Refused, match="DR-TURN-07"):
        apply(t.s, 1, "operations", c.SELL + S)


@pytest.mark.rule("DR-DRONE-08", "DR-FAQ-08")
def test_no_shop_refresh_with_a_drone() -> None:
    t = table(drones=3, credits=20)
    assert t.me.refresh
    assert t.refused(c.REFRESH_SHOP) == "DR-DRONE-08"
