"""Every card: its price, what playing it does, what it gives for fuel, its points."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from headframe.games.drillers import codes as c
from headframe.games.drillers.cards import CARD_IDS, SHOP_CARDS, STARTING
from headframe.games.drillers.scoring import sources
from headframe.games.drillers.tuples import changed
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


class Plain(NamedTuple):
    """A card whose effect shows on the gauges and the dashboard."""

    name: str
    price: int | None
    cost: int
    fuel_value: int
    moves: int = 0
    drills: int = 0
    fuel: int = 0
    purse: int = 0
    drones: int = 0
    draws: int = 0
    repairs: int = 0
    damage: str = ""
    cap: int = 0
    room: int = 0
    points: int = 0


STARTING_CARDS = [
    Plain("CRUTCH", None, 0, 2, moves=1, points=-2),
    Plain("SPIDER-LEG", None, 1, 2, moves=2, points=-1),
    Plain("CLAW", None, 1, 2, drills=1, points=-2),
    Plain("GRABBER", None, 4, 2, drills=2, points=-1),
    Plain("STOCK-PROPELLER", None, 2, 3, moves=3, points=-1),
    Plain("MINING-ARM", None, 6, 3, drills=3, points=-1),
    Plain("DAMAGE", None, 2, 2, draws=1, points=-3),
]
SHOP = [
    Plain("AUTO-DRILL", 5, 1, 3, drills=1, draws=1),
    Plain("DYNAMITE-LAUNCHER", 11, 5, 3, drills=4),
    Plain("SUPERIOR-SOAKER", 4, 1, 3, drills=2),
    Plain("JACKHAMMER", 9, 3, 3, drills=3),
    Plain("CARELESS-DRILLING", 9, 3, 4, drills=4, damage="discard"),
    Plain("HARPOON-DRILL", 9, 3, 3, drills=3),
    Plain("MINING-DRONE", 6, 3, 3, drills=2, drones=1, room=1),
    Plain("LASER-CUTTER", 7, 3, 4, drills=2, repairs=1),
    Plain("RECKLESS-DRILLING", 2, 1, 3, drills=3, damage="deck"),
    Plain("ALL-IN-ONE-TIRE", 7, 3, 4, moves=2, drills=2),
    Plain("PROPER-PROPELLER", 5, 0, 3, moves=3),
    Plain("ROCKET-DRONE-PLUS", 9, 1, 4, moves=4, drones=2),
    Plain("FLYWHEEL", 3, 1, 4, moves=3),
    Plain("ATM-DRONE", 3, 1, 3, moves=1, drones=1, purse=7),
    Plain("SUCTION-ENGINE", 6, 2, 4, moves=4),
    Plain("PANIC-BUTTON", 0, 0, 3, moves=4, damage="discard"),
    Plain("WHEELS-ON-HEELS", 5, 1, 3, moves=2, draws=1),
    Plain("ROCKET-DRONE", 4, 1, 3, moves=3, drones=1),
    Plain("ROCKET-ENGINE", 7, 2, 4, moves=3, repairs=1),
    Plain("ADAPTIVE-ENGINE", 2, 0, 3, moves=2),
    Plain("REPAIR-DRONE", 5, 1, 4, drones=1, repairs=1),
    Plain("REFUELLING-BREAK", 8, 0, 5, fuel=3, draws=1),
    Plain("REFUELLING-DRONE", 6, 0, 5, fuel=4, drones=1, cap=1),
    Plain("SENTIENT-DRONE", 6, 1, 3, moves=1, drones=1, draws=1),
    Plain("CURRENT-C-MINER", 7, 1, 3, purse=5, draws=1),
    Plain("SWISS-ARM", 8, 3, 4, moves=1, drills=1, drones=1, draws=1),
    Plain("CLEANING-BREAK", 4, 0, 3, draws=1, room=1),
    Plain("COFFEE-BREAK", 7, 2, 4, draws=2),
    Plain("PIT-STOP", 8, 0, 5, fuel=3, repairs=1),
    Plain("RECKLESS-DESCENT", 0, 0, 4, moves=4, damage="discard"),
    Plain("SUPER-HEAVY-DRILL", 17, 4, 5, drills=5),
    Plain("MINING-DRONE-PRO", 6, 3, 4, drills=3, drones=1),
    Plain("SUPERCHARGED-DRILLING", 12, 6, 5, drills=6, damage="hand"),
    Plain("ROCKET-ENGINE-PRO", 9, 2, 4, moves=5, repairs=1),
    Plain("REPAIR-BOTS", 5, 2, 4, moves=1, repairs=2),
    Plain("ATOMIC-DISLOCATOR", 16, 0, 5, drills=3, fuel=1),
    Plain("LASER-CUTTER-PRO", 18, 4, 5, drills=4, repairs=1),
    Plain("AUTO-DRILL-ULTRA", 8, 2, 4, drills=2, draws=1),
]


def marked(rows: list[Plain]) -> list[object]:
    return [
        pytest.param(row, marks=pytest.mark.rule(f"DR-CARD-{row.name}"), id=row.name)
        for row in rows
    ]


def check_price(name: str, price: int) -> None:
    """Bought for exactly this, an advanced card with a battery besides."""
    shop = next(n for n, numbers in enumerate(SHOP_CARDS) if card(name) in numbers)
    rows = tuple(name if n == shop else "" for n in range(4))
    assert len(rows) == 4
    t = table(phase="surfacing", credits=price, rows=rows, tiles=(tile(3),))
    t.buy(name)
    assert (t.me.credits, t.me.spent) == (0, 1 << tile(3) if shop == 3 else 0)
    if price:
        t = table(phase="surfacing", credits=price - 1, rows=rows, tiles=(tile(3),))
        assert t.refused(c.BUY + card(name)) == "DR-OPS-05"


def check_fuel_value(name: str, value: int) -> None:
    t = table(hand=name, fuel=1, cap=18, storage="S", deck="TORSO").burn(name)
    assert t.me.fuel == 1 + value
    assert (t.s.moves, t.s.drills, t.me.credits, t.me.drones) == (0, 0, 0, 1)
    assert (names(t.me.play), t.me.discard, t.asked) == (name, [], "operations")


def check_points(name: str, points: int) -> None:
    t = table(deck=name)
    assert sources(t.s, t.me)["cards"] == points


@pytest.mark.parametrize("row", marked([*STARTING_CARDS, *SHOP]))
def test_card(row: Plain) -> None:
    if row.price is not None:
        check_price(row.name, row.price)
    check_fuel_value(row.name, row.fuel_value)
    check_points(row.name, row.points)
    if row.cost:
        t = table(hand=row.name, fuel=row.cost - 1)
        assert t.refused(c.PLAY + card(row.name)) == "DR-OPS-05"
    deck = "TORSO MINING-ARM GRABBER STOCK-PROPELLER"
    t = table(hand=row.name, fuel=row.cost, cap=9, drones=0, deck=deck, room_for=2)
    t.play(row.name)
    draws = repairs = 0
    while t.asked in ("draw", "repair"):
        if t.asked == "draw":
            draws += 1
            t.yes()
        else:
            repairs += 1
            t.none()
    assert t.asked == "operations"
    me = t.me
    assert (t.s.moves, t.s.moves_gained) == (row.moves, row.moves)
    assert (t.s.drills, t.s.drills_gained) == (row.drills, row.drills)
    assert (me.fuel, me.credits, me.drones) == (row.fuel, row.purse, row.drones)
    assert (me.cap, me.room) == (9 + row.cap, 2 + row.room)
    assert (draws, repairs) == (row.draws, row.repairs)
    where = {name: getattr(me, name).count(card("DAMAGE")) for name in ("discard", "deck", "hand")}
    wanted = {name: int(row.damage == name) for name in where}
    assert where == wanted
    assert row.name in names(me.play)


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
        t.me.storage = changed(t.me.storage, before, 1)
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


class Permanent(NamedTuple):
    name: str
    price: int
    pay: int
    gain: Callable[[Table], int]
    wanted: int


PERMANENTS = [
    Permanent("HOVER-PADS", 8, 0, lambda t: t.s.moves, 1),
    Permanent("NUCLEAR-REACTOR", 7, 0, lambda t: t.me.fuel, 1),
    Permanent("SURGEON", 8, 1, lambda t: t.s.drills, 1),
    Permanent("3D-PRINTER", 7, 0, lambda t: t.me.drones, 1),
    Permanent("WRECKING-BALL", 11, 0, lambda t: t.s.drills, 1),
    Permanent("RECOIL-CAPACITOR", 8, 0, lambda t: t.me.fuel, 2),
    Permanent("DEEP-NEURAL-NETWORK", 9, 2, lambda t: len(t.me.hand), 1),
]


@pytest.mark.parametrize(
    "row",
    [
        pytest.param(row, marks=pytest.mark.rule(f"DR-CARD-{row.name}"), id=row.name)
        for row in PERMANENTS
    ],
)
def test_permanent(row: Permanent) -> None:
    check_price(row.name, row.price)
    t = table(permanents=row.name, fuel=row.pay, drones=0, deck="CLAW CRUTCH")
    if row.name in ("WRECKING-BALL", "RECOIL-CAPACITOR"):
        assert t.refused(c.USE + card(row.name)) == f"DR-CARD-{row.name}"
        t.s.moves_gained = t.s.drills_gained = 2
        assert Table(t.s).refused(c.USE + card(row.name)) == f"DR-CARD-{row.name}"
        t.s.moves_gained = 3 if row.name == "WRECKING-BALL" else 0
        t.s.drills_gained = 3 if row.name == "RECOIL-CAPACITOR" else 0
        t = Table(t.s)
    t.use(row.name)
    if t.asked == "draw":
        t.yes()
    assert row.gain(t) == row.wanted
    assert t.me.fuel == (row.wanted if "fuel" in row.gain.__code__.co_names else 0)
    assert t.refused(c.USE + card(row.name)) == "DR-PLAY-19"
    if row.pay:
        t = table(permanents=row.name, fuel=row.pay - 1)
        assert t.refused(c.USE + card(row.name)) == "DR-OPS-05"


def test_no_card_is_left_out() -> None:
    odd = "VINTAGE-DRILL TORSO BURNER-DRILL ULTRAHOT-FURNACE FOOTLESS-TREADS UTILITY-BOT "
    odd += "TRANSFORMER-DRILL WATER-COOLING ANTIGRAVITY-DRIVE"
    tested = [row.name for row in (*STARTING_CARDS, *SHOP)] + odd.split()
    tested += [row.name for row in PERMANENTS]
    assert sorted(tested) == sorted(CARD_IDS)
    assert len(STARTING) == 8
