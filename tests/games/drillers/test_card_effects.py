"""Cards whose effects need a scene of their own."""

from __future__ import annotations

import pytest

from headframe.games.drillers.legal import action_codes as c
from headframe.kit.tuples import added
from tests.games.drillers.printed import check_fuel_value, check_points, check_price
from tests.games.drillers.table import (
    SA,
    E,
    G,
    R,
    S,
    Table,
    card,
    counts,
    names,
    next_room,
    table,
    tile,
)


@pytest.mark.rule("DR-CARD-DAMAGE")
def test_playing_damage_does_not_remove_it() -> None:
    t = table(hand="DAMAGE", deck="CLAW CRUTCH TORSO GRABBER", damage=5).play("DAMAGE").no()
    t.pass_turn()
    assert (names(t.me.discard), t.s.damage) == ("DAMAGE", 5)
    t = table(hand="PIT-STOP", discard="DAMAGE", damage=5).play("PIT-STOP")
    assert t.repair("DAMAGE", "discard").s.damage == 6


@pytest.mark.rule("DR-CARD-VINTAGE-DRILL")
def test_vintage_drill() -> None:
    t = table(hand="VINTAGE-DRILL PIT-STOP", fuel=0, deck="CLAW").play("VINTAGE-DRILL")
    assert t.s.drills == 1
    number = card("VINTAGE-DRILL")
    assert number not in t.me.play + t.me.hand + t.me.discard + t.me.deck
    t.play("PIT-STOP")
    assert 100 + number not in t.options
    check_points("VINTAGE-DRILL", 0)
    t = table(hand="VINTAGE-DRILL", fuel=0, deck="CLAW CRUTCH TORSO GRABBER")
    assert t.burn("VINTAGE-DRILL").me.fuel == 3
    t.pass_turn()
    assert names(t.me.discard) == "VINTAGE-DRILL"


@pytest.mark.rule("DR-CARD-TORSO")
def test_torso() -> None:
    gains = set()
    for option in (0, 1):
        t = table(hand="TORSO", fuel=1).play("TORSO")
        t.say(t.options[option])
        gains.add((t.s.drills, t.s.moves, t.me.fuel))
    assert gains == {(1, 0, 0), (0, 2, 0)}
    check_fuel_value("TORSO", 2)
    check_points("TORSO", 0)


@pytest.mark.rule("DR-CARD-SUPERIOR-SOAKER")
def test_superior_soaker_raises_one_step() -> None:
    for before, after in ((S, G), (G, SA), (SA, E), (E, R)):
        t = table(hand="SUPERIOR-SOAKER", fuel=1)
        t.me.storage = added(t.me.storage, before, 1)
        Table(t.s).play("SUPERIOR-SOAKER").say(c.RAISE_NOW + before)
        assert (t.me.storage[before], t.me.storage[after]) == (0, 1)
    t = table(hand="SUPERIOR-SOAKER", storage="R", fuel=1).play("SUPERIOR-SOAKER")
    assert t.refused(c.RAISE_NOW + R) == "DR-CARD-SUPERIOR-SOAKER"
    assert t.refused(c.RAISE_NOW + S) == "DR-CARD-SUPERIOR-SOAKER"


@pytest.mark.rule("DR-CARD-JACKHAMMER")
def test_jackhammer_pays_for_later_tiles() -> None:
    t = table(hand="JACKHAMMER", floor=2, drills=4, fuel=3, rooms={2: "RITZ"})
    next_room(t, "DISPATCH")
    t.excavate()
    assert t.me.fuel == 3  # before it: nothing
    t.play("JACKHAMMER").excavate()
    assert t.me.fuel == 1
    t.break_barrier()
    assert t.me.fuel == 2
    t.pass_turn()
    t.pass_turn()
    assert t.s.active == 0
    t.s.drills, fuel = 2, t.me.fuel
    assert Table(t.s).excavate().me.fuel == fuel  # this turn only


@pytest.mark.rule("DR-CARD-HARPOON-DRILL")
def test_harpoon_drill() -> None:
    t = table(hand="HARPOON-DRILL", floor=3, rooms={3: "DISPATCH", 4: "CAVE"}, deepest=4, fuel=3)
    assert t.refused(c.HARPOON_UP + S) == "DR-PLAY-08"
    t.play("HARPOON-DRILL")
    assert t.can(c.HARPOON_UP + S)
    assert t.can(c.HARPOON_DOWN + E)
    t.say(c.HARPOON_DOWN + E)
    assert (t.me.storage, t.s.drills, t.me.floor) == (counts("E"), 2, 3)
    assert t.s.ground[23] == 0
    assert t.refused(c.HARPOON_UP + S) == "DR-PLAY-08"  # once
    t = table(hand="HARPOON-DRILL", floor=2, fuel=3).play("HARPOON-DRILL")
    assert t.refused(c.HARPOON_DOWN + G) == "DR-CARD-HARPOON-DRILL"  # closed
    t = table(hand="HARPOON-DRILL", floor=1, fuel=3, storage="S S", room_for=2)
    assert t.play("HARPOON-DRILL").refused(c.HARPOON_DOWN + S) == "DR-DRILL-03"
    t = table(hand="HARPOON-DRILL", floor=1, fuel=3).play("HARPOON-DRILL")
    t.s.drills = 0
    assert Table(t.s).refused(c.HARPOON_DOWN + S) == "DR-DRILL-02"


@pytest.mark.rule("DR-CARD-BURNER-DRILL")
def test_burner_drill() -> None:
    check_price("BURNER-DRILL", 6)
    check_fuel_value("BURNER-DRILL", 3)
    t = table(hand="BURNER-DRILL", fuel=0, storage="G").play("BURNER-DRILL")
    assert (t.s.drills, t.me.fuel, t.me.overflow) == (2, 2, counts("G"))


@pytest.mark.rule("DR-CARD-ULTRAHOT-FURNACE")
def test_ultrahot_furnace() -> None:
    check_price("ULTRAHOT-FURNACE", 3)
    check_fuel_value("ULTRAHOT-FURNACE", 3)
    t = table(hand="ULTRAHOT-FURNACE", fuel=5, cap=10, storage="G").play("ULTRAHOT-FURNACE")
    assert (t.me.cap, t.me.fuel, t.me.overflow) == (11, 11, counts("G"))


@pytest.mark.rule("DR-CARD-FLYWHEEL")
def test_flywheel_counts_cards_played_for_fuel_before_and_after() -> None:
    hand = "FLYWHEEL CLAW CRUTCH GRABBER"
    t = table(hand=hand, fuel=1, cap=18).burn("CLAW").burn("CRUTCH")
    assert t.me.fuel == 5
    assert t.play("FLYWHEEL").me.fuel == 5 - 1 + 2
    assert t.burn("GRABBER").me.fuel == 6 + 2 + 1
    t = table(hand=hand, fuel=1, cap=18).burn("FLYWHEEL").burn("CLAW")
    assert t.me.fuel == 1 + 4 + 2


@pytest.mark.rule("DR-CARD-SUCTION-ENGINE")
def test_suction_engine_takes_silver_for_no_drill() -> None:
    t = table(hand="SUCTION-ENGINE", fuel=2, floor=2, ground={2: "S S G"}, room_for=2)
    t.play("SUCTION-ENGINE").collect(S)
    assert t.s.drills == 0
    assert t.refused(c.COLLECT + G) == "DR-DRILL-02"
    t.collect(S)
    assert t.refused(c.COLLECT + S) == "DR-DRILL-02"  # none left
    t = table(hand="SUCTION-ENGINE", fuel=2, floor=2, storage="G G", room_for=2)
    assert t.play("SUCTION-ENGINE").refused(c.COLLECT + S) == "DR-DRILL-03"
    t = table(hand="SUCTION-ENGINE HARPOON-DRILL", fuel=9, floor=1)
    t.play("SUCTION-ENGINE").play("HARPOON-DRILL").say(c.HARPOON_DOWN + S)
    assert t.s.drills == 3
    t = table(hand="SUCTION-ENGINE", fuel=9, floor=2).play("SUCTION-ENGINE")
    t.pass_turn()
    t.pass_turn()
    assert not t.can(c.COLLECT + S)  # for that turn only


@pytest.mark.rule("DR-CARD-FOOTLESS-TREADS")
def test_footless_treads() -> None:
    gains = []
    for option in range(3):
        t = table(hand="FOOTLESS-TREADS", fuel=1, drones=0).play("FOOTLESS-TREADS")
        t.say(t.options[option])
        gains.append((t.s.moves, t.me.drones, t.me.fuel))
    assert gains == [(4, 0, 0), (3, 1, 0), (3, 0, 1)]
    check_price("FOOTLESS-TREADS", 5)
    check_fuel_value("FOOTLESS-TREADS", 3)


@pytest.mark.rule("DR-CARD-UTILITY-BOT")
def test_utility_bot() -> None:
    t = table(hand="UTILITY-BOT", fuel=0, drones=0).play("UTILITY-BOT")
    t.say(t.options[0])
    assert (t.s.moves, t.me.drones, t.asked) == (1, 2, "operations")
    t = table(hand="UTILITY-BOT", fuel=0, drones=0).play("UTILITY-BOT")
    t.say(t.options[1])
    assert (t.s.moves, t.me.drones, t.asked) == (1, 0, "repair")
    check_price("UTILITY-BOT", 2)
    check_fuel_value("UTILITY-BOT", 3)


@pytest.mark.rule("DR-CARD-TRANSFORMER-DRILL")
def test_transformer_drill() -> None:
    gains = []
    for option in range(3):
        t = table(hand="TRANSFORMER-DRILL", fuel=1).play("TRANSFORMER-DRILL")
        assert len(t.options) == 3
        t.say(t.options[option])
        gains.append((t.s.drills, t.s.moves, t.me.fuel))
    assert gains == [(2, 0, 0), (1, 2, 0), (0, 4, 0)]
    check_price("TRANSFORMER-DRILL", 2)
    check_fuel_value("TRANSFORMER-DRILL", 4)


@pytest.mark.rule("DR-CARD-WATER-COOLING")
def test_water_cooling() -> None:
    check_price("WATER-COOLING", 9)
    check_fuel_value("WATER-COOLING", 4)
    for option in (0, 1):
        t = table(hand="WATER-COOLING", fuel=2, deck="CLAW CRUTCH").play("WATER-COOLING")
        t.say(t.options[option])
        assert t.asked == ("draw", "repair")[option]
        while t.asked != "operations":
            t.yes() if t.asked == "draw" else t.repair("WATER-COOLING", "play")
        assert (t.me.fuel, names(t.me.hand), t.me.play) == (0, "CLAW", [])


@pytest.mark.rule("DR-CARD-ADAPTIVE-ENGINE")
def test_adaptive_engine_sells_moves() -> None:
    t = table(hand="ADAPTIVE-ENGINE", fuel=4).play("ADAPTIVE-ENGINE")
    t.say(c.ANY_MOVE_NOW).say(c.ANY_MOVE_NOW)
    assert (t.s.moves, t.s.moves_gained, t.me.fuel) == (4, 4, 0)


@pytest.mark.rule("DR-CARD-REPAIR-DRONE")
def test_repair_drone_burns_drones() -> None:
    t = table(hand="REPAIR-DRONE", fuel=1, drones=1, storage="S").play("REPAIR-DRONE").none()
    t.say(c.ANY_DRONE_NOW).say(c.ANY_DRONE_NOW)
    assert (t.me.fuel, t.me.drones, t.me.storage) == (4, 0, counts("S"))
    assert t.refused(c.ANY_DRONE_NOW) == "DR-DRONE-01"
    assert table(drones=1).refused(c.ANY_DRONE_NOW) == "DR-PLAY-09"


@pytest.mark.rule("DR-CARD-REFUELLING-DRONE")
def test_refuelling_drone_raises_the_cap_first() -> None:
    t = table(hand="REFUELLING-DRONE", fuel=7, cap=10).play("REFUELLING-DRONE")
    assert (t.me.cap, t.me.fuel) == (11, 11)


@pytest.mark.rule("DR-CARD-CURRENT-C-MINER")
def test_current_c_miner() -> None:
    t = table(hand="CURRENT-C-MINER", fuel=1, market="S S S", deck="", storage="S", drones=1)
    t.play("CURRENT-C-MINER")  # one column: no question
    assert (t.me.market, t.me.overflow, t.me.credits) == (counts("S S"), counts("S"), 5)
    assert t.sell(S).me.credits == 7  # the freed third space
    won = (tile(6, 0), tile(5, 0), tile(4, 0), tile(6, 1))
    t = table(hand="CURRENT-C-MINER", market="S", deck="", overflow="S S S S", tiles=won)
    assert t.play("CURRENT-C-MINER").s.ender == 0


@pytest.mark.rule("DR-CARD-ROCKET-DRONE-PLUS")
def test_rocket_drone_plus_turns_up_what_there_is() -> None:
    assert table(hand="ROCKET-DRONE-PLUS", drones=2).play("ROCKET-DRONE-PLUS").me.drones == 3


@pytest.mark.rule("DR-CARD-COFFEE-BREAK")
def test_coffee_break_draws_one_by_one() -> None:
    t = table(hand="COFFEE-BREAK", deck="CLAW TORSO GRABBER").play("COFFEE-BREAK").yes()
    assert (names(t.me.hand), t.asked) == ("CLAW", "draw")
    t.no()
    assert (names(t.me.hand), t.asked) == ("CLAW", "operations")


@pytest.mark.rule("DR-CARD-REPAIR-BOTS")
def test_repair_bots_repair_twice() -> None:
    t = table(hand="REPAIR-BOTS", discard="CLAW CRUTCH", fuel=2).play("REPAIR-BOTS")
    t.repair("CLAW", "discard").repair("CRUTCH", "discard")
    assert t.me.discard == []


@pytest.mark.rule("DR-CARD-ANTIGRAVITY-DRIVE")
def test_antigravity_drive() -> None:
    check_price("ANTIGRAVITY-DRIVE", 11)
    check_fuel_value("ANTIGRAVITY-DRIVE", 5)
    for goal in (0, 1, 2, 3, 4):
        t = table(hand="ANTIGRAVITY-DRIVE", fuel=0, floor=2, deepest=4).play("ANTIGRAVITY-DRIVE")
        assert t.refused(5) == "DR-CARD-ANTIGRAVITY-DRIVE"
        t.say(goal)
        assert (t.me.floor, t.s.moves, t.s.moves_gained) == (goal, 0, 0)
