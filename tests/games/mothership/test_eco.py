"""Economy (MS-ECO)."""

from __future__ import annotations

import pytest

from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.query import planet_defence
from tests.games.mothership.table import card, table, tech, technology, unit

DRONES = codes.ABILITY + technology("Repair Drones")
MINING = codes.ABILITY + technology("Asteroid Mining")


@pytest.mark.rule("MS-ECO-01", "MS-ECO-06")
def test_space_walls_raise_planet_defence_to_nine_and_thirteen() -> None:
    t = table(tech={0: tech("Space Walls")}, holders={(4, 0): 0, (-4, 0): 1}, F1=(3, 0), turn=1)
    assert planet_defence(t.s, t.planet((4, 0))) == 9
    assert planet_defence(t.s, t.planet((-4, 0))) == 6  # not the enemy's
    assert planet_defence(t.s, t.planet((0, 0))) == 6  # not neutral ones
    t = table(tech={0: tech("Space Walls", "Space Walls II")}, holders={(4, 0): 0})
    assert planet_defence(t.s, t.planet((4, 0))) == 13


@pytest.mark.rule("MS-ECO-01")
def test_space_walls_hold_against_eight() -> None:
    t = table(asteroids=[], tech={0: tech("Space Walls")}, holders={(4, 0): 0}, B1=(3, 0), turn=1)
    t.dice(8).raid((4, 0), "B1")
    assert t.holder((4, 0)) == 0


@pytest.mark.rule("MS-ECO-06")
def test_space_walls_ii_hold_against_twelve() -> None:
    walls = tech("Space Walls", "Space Walls II")
    t = table(asteroids=[], tech={0: walls}, holders={(4, 0): 0}, B1=(3, 0), B1b=(4, -1), turn=1)
    t.dice(8, 4).raid((4, 0), "B1", "B1b")
    assert t.holder((4, 0)) == 0


@pytest.mark.rule("MS-ECO-02")
def test_fast_cap_doubles_each_die_in_planet_attacks_alone() -> None:
    fast = {0: tech("Fast Cap")}
    t = table(asteroids=[], tech=fast, F0=(3, 0), F0b=(4, 1), holders={(4, 0): 1})
    t.dice(1, 2, 1).raid((4, 0), "F0", "F0b")
    assert t.holder((4, 0)) == 0
    t = table(asteroids=[], tech=fast, F0=(1, 1), F1=(2, 1)).dice(3, 4)
    t.attack("F1", "F0").skip()
    assert not t.alive("F0")


@pytest.mark.rule("MS-ECO-03")
def test_embargo_stops_theft_by_card_and_by_capture() -> None:
    hands = {0: ["Wallet Inspector", "Surprise Attack"], 1: ["Prod"]}
    t = table(
        asteroids=[],
        hands=hands,
        minerals={1: 5},
        holders={(4, 0): 1},
        F0=(3, 0),
        tech={1: tech("Embargo")},
    )
    assert t.refused(codes.CARD + card("Wallet Inspector"), "action") == "MS-CARD-10"
    assert t.refused(codes.CARD + card("Surprise Attack"), "action") == "MS-CARD-10"
    t.dice(6, 1).raid((4, 0), "F0").skip()
    assert t.asked == [(0, "action")]  # no choice between deck and hand
    assert t.s.hands[1] == [card("Prod")]


@pytest.mark.rule("MS-ECO-03")
def test_embargo_does_not_stop_the_removal_of_influence() -> None:
    t = table(
        options={"modules": ["developments"]}, influence={0: 2, 1: 2}, tech={1: tech("Embargo")}
    )
    t.do(codes.REMOVE + 1, "action").do(2)
    assert t.s.influence == [0, 0]


@pytest.mark.rule("MS-ECO-04")
def test_cheese_steak_jimmys_doubles_minerals_of_mineral_planets() -> None:
    t = table(
        options={"modules": ["developments"]},
        tech={0: tech("Cheese Steak Jimmy's")},
        holders={(4, 0): 0, (2, -4): 0, (0, 0): 0},
        artifacts={(4, 0): "VHS Tape", (0, 0): "Alien Skull"},
        built={(4, 0): ["Ore Refinery"], (0, 0): ["Trade Exchange"]},
    )
    t.end_turn()
    station, refined, plain, exchange_on_gas = 1, 2 * (1 + 1), 2 * 1, 1
    assert t.s.minerals[0] == station + refined + plain + exchange_on_gas
    assert t.s.gas[0] == 1 + 1  # the gas planet and the Trade Exchange, not doubled


@pytest.mark.rule("MS-ECO-05")
def test_repair_drones_give_an_hp_for_each_planet_up_to_twelve() -> None:
    planets = {(4, 0): 0, (2, -4): 0, (0, 0): 0, (-4, 0): 1}
    t = table(tech={0: tech("Repair Drones")}, holders=planets, hulls={0: 5})
    t.do(DRONES, "action")
    assert t.s.hulls[0] == 8
    t = table(tech={0: tech("Repair Drones")}, holders=planets, hulls={0: 11})
    t.do(DRONES, "action")
    assert t.s.hulls[0] == 12
    assert t.s.fought == 1 << unit("M0")


@pytest.mark.rule("MS-ECO-07")
def test_extra_villagers_find_gas_on_mineral_planets() -> None:
    t = table(
        options={"modules": ["moons"], "players": 3},
        tech={0: tech("Extra Villagers")},
        holders={(4, 0): 0, (0, 0): 0, (0, 6): 0},
    )
    t.end_turn()
    assert t.s.gas[0] == 2  # the planetoid at (0, 6) does not count
    t = table(tech={0: tech("Extra Villagers")}, holders={(0, 0): 0})
    t.end_turn()
    assert t.s.gas[0] == 1  # a gas planet gives its own and no more


@pytest.mark.rule("MS-ECO-08")
def test_asteroid_mining_gives_four_minerals_on_asteroids() -> None:
    t = table(asteroids=[(1, 1)], tech={0: tech("Asteroid Mining")}, M0=(1, 1))
    t.do(MINING, "action")
    assert t.s.minerals[0] == 4
    assert t.refused(codes.MOVE + unit("M0"), "action") == "MS-TURN-05"
    assert t.refused(codes.ENERGY, "action") == "MS-EN-09"
    t = table(asteroids=[(1, 2)], tech={0: tech("Asteroid Mining")}, M0=(1, 1))
    assert t.refused(MINING, "action") == "MS-TECH-11"
