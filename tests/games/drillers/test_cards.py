"""Every card: its price, what playing it does, what it gives for fuel, its points."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from headframe.games.drillers.legal import action_codes as c
from tests.games.drillers.printed import check_fuel_value, check_points, check_price
from tests.games.drillers.table import (
    CONTENT,
    Table,
    card,
    names,
    table,
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
    assert (me.cap, me.capacity) == (9 + row.cap, 2 + row.room)
    assert (draws, repairs) == (row.draws, row.repairs)
    where = {name: getattr(me, name).count(card("DAMAGE")) for name in ("discard", "deck", "hand")}
    wanted = {name: int(row.damage == name) for name in where}
    assert where == wanted
    assert row.name in names(me.play)


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
    assert sorted(tested) == sorted(CONTENT.cards.ids)
    assert len(CONTENT.cards.starting) == 8
