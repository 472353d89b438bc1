"""Developments (MS-DEV)."""

from __future__ import annotations

import pytest

from headframe.core.options import Value
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.query import planet_defence, points
from tests.games.mothership.shop import build, market
from tests.games.mothership.table import CONTENT, GAME, Table, development, table

MODULE: dict[str, Value] = {"modules": ["developments"]}
HOME, FAR, GAS, THEIRS = (4, 0), (2, -4), (0, 0), (-4, 0)


def owned(minerals: int, *titles: str, **more: object) -> Table:
    """Seat 0 holds its home planet, explored, with these cards in the Market."""
    settled: dict[str, object] = {
        "options": MODULE,
        "asteroids": [],
        "minerals": {0: minerals},
        "holders": {HOME: 0},
        "artifacts": {HOME: "VHS Tape"},
        **more,
    }
    return market(table(**settled), *titles)  # type: ignore[arg-type]


@pytest.mark.rule("MS-DEV-01")
def test_twenty_four_cards_three_of_them_open() -> None:
    assert sum(each.quantity for each in CONTENT.developments) == 24
    t = table(options=MODULE)
    assert (len(t.s.market), len(t.s.dev_deck)) == (3, 21)
    assert t.view(1)["state"]["market"] == t.s.market
    assert t.view(1)["state"]["dev_deck"] == {"hidden": 21}
    markets = {tuple(GAME.new({**MODULE, "players": 2}, f"seed {n}").market) for n in range(5)}
    assert len(markets) > 1


@pytest.mark.rule("MS-DEV-02")
def test_a_card_taken_is_replaced_while_the_deck_lasts() -> None:
    t = owned(9, "Farmland", "Farmland", "Habitat Dome")
    build(t, HOME, "Farmland")
    assert (len(t.s.market), len(t.s.dev_deck)) == (3, 20)
    t = owned(9, "Farmland", "Habitat Dome")
    t.s.dev_deck.clear()
    build(t.again(), HOME, "Farmland")
    assert t.s.market == [development("Habitat Dome")]


@pytest.mark.rule("MS-DEV-03")
def test_gas_planet_cards_leave_the_deck_without_gas_planets() -> None:
    skimmer = development("Cloud Skimmer")
    with_gas, without = table(options=MODULE), table(players=3, options=MODULE)
    assert (with_gas.s.dev_deck + with_gas.s.market).count(skimmer) == 2
    assert skimmer not in without.s.dev_deck + without.s.market
    assert len(without.s.dev_deck + without.s.market) == 22


@pytest.mark.rule("MS-DEV-04")
def test_building_wants_an_explored_planet_of_ones_own_and_no_ship() -> None:
    t = owned(3, "Farmland", "Habitat Dome", holders={HOME: 0, FAR: 0, THEIRS: 1})
    assert t.refused(codes.BUILD + t.planet(FAR), "action") == "MS-DEV-04"  # not explored
    assert t.refused(codes.BUILD + t.planet(THEIRS), "action") == "MS-DEV-04"
    build(t, HOME, "Farmland")
    assert t.s.built[t.planet(HOME)] == (development("Farmland"),)
    assert planet_defence(t.s, t.planet(HOME)) == 7


@pytest.mark.rule("MS-DEV-05")
def test_each_planet_is_developed_once_a_turn() -> None:
    t = owned(9, "Farmland", "Habitat Dome", "Planetary Bastion", holders={HOME: 0, FAR: 0})
    t.s.explored |= 1 << t.planet(FAR)
    build(t.again(), HOME, "Farmland")
    assert t.refused(codes.BUILD + t.planet(HOME), "action") == "MS-DEV-05"
    build(t, FAR, "Habitat Dome")  # another planet may be
    t.end_turn().end_turn()
    assert t.can(codes.BUILD + t.planet(HOME))


@pytest.mark.rule("MS-DEV-06")
def test_the_price_rises_with_each_development() -> None:
    have = ["Farmland", "Habitat Dome", "Planetary Bastion"]
    for number, price in enumerate((1, 2, 3, 4)):
        t = owned(
            price,
            "Broadcast Spire",
            options={"modules": ["moons"]},
            holders={FAR: 0},
            artifacts={FAR: "VHS Tape"},
            built={FAR: have[:number]},
        )
        build(t, FAR, "Broadcast Spire")
        assert t.s.minerals[0] == 0
    t = owned(1, "Broadcast Spire", built={HOME: ["Farmland"]})
    assert t.refused(codes.BUILD + t.planet(HOME), "action") == "MS-DEV-06"


@pytest.mark.rule("MS-DEV-07")
def test_a_planet_carries_three_and_no_title_twice() -> None:
    have = ["Farmland", "Habitat Dome", "Planetary Bastion"]
    t = owned(9, "Broadcast Spire", built={HOME: have})
    assert t.refused(codes.BUILD + t.planet(HOME), "action") == "MS-DEV-07"
    t = owned(9, "Farmland", "Habitat Dome", built={HOME: ["Farmland"]})
    t.do(codes.BUILD + t.planet(HOME), "action")
    assert t.options() == [development("Habitat Dome")]
    assert t.refused(development("Farmland")) == "MS-DEV-07"
    moons: dict[str, Value] = {"modules": ["moons"]}
    t = owned(
        9,
        "Broadcast Spire",
        options=moons,
        holders={FAR: 0},
        artifacts={FAR: "VHS Tape"},
        built={FAR: [*have, "Reactor Pylon"]},
    )
    assert t.refused(codes.BUILD + t.planet(FAR), "action") == "MS-DEV-07"  # four with a moon


@pytest.mark.rule("MS-DEV-08")
def test_cards_for_mineral_or_gas_planets_are_built_there_alone() -> None:
    t = owned(
        9,
        "Ore Refinery",
        "Cloud Skimmer",
        "Farmland",
        holders={HOME: 0, GAS: 0},
        artifacts={HOME: "VHS Tape", GAS: "Alien Skull"},
    )
    t.do(codes.BUILD + t.planet(GAS), "action")
    assert t.refused(development("Ore Refinery")) == "MS-DEV-08"
    assert set(t.options()) == {development("Cloud Skimmer"), development("Farmland")}
    t.do(development("Farmland")).do(codes.BUILD + t.planet(HOME), "action")
    assert t.refused(development("Cloud Skimmer")) == "MS-DEV-08"


@pytest.mark.rule("MS-DEV-09")
def test_developments_cannot_be_scrapped() -> None:
    t = owned(9, "Broadcast Spire", built={HOME: ["Farmland"]})
    assert t.refused(codes.SCRAP + t.planet(HOME), "action") == "MS-GC-20"
    before = t.s.built[t.planet(HOME)]
    t.end_turn().end_turn()
    assert t.s.built[t.planet(HOME)] == before


@pytest.mark.rule("MS-DEV-10")
def test_yields_are_added_when_their_controller_gathers() -> None:
    t = owned(0, built={HOME: ["Deep Core Mine", "Vapour Still", "Memorial of 5406"]})
    t.end_turn()
    assert (t.s.minerals[0], t.s.gas[0], t.s.influence[0]) == (1 + 1 + 2, 1, 2)


@pytest.mark.rule("MS-DEV-11")
def test_defence_counts_for_that_planet_and_adds_up() -> None:
    t = owned(
        0,
        built={HOME: ["Farmland", "Colony Capital", "Planetary Bastion"]},
        holders={HOME: 0, FAR: 0},
    )
    assert planet_defence(t.s, t.planet(HOME)) == 6 + 1 + 2 + 2
    assert planet_defence(t.s, t.planet(FAR)) == 6


@pytest.mark.rule("MS-DEV-12")
def test_energy_is_gained_at_once_and_lost_with_the_card() -> None:
    t = owned(1, "Orbital Foundry", F1=(3, 0))
    build(t, HOME, "Orbital Foundry").do((2, 0, 0), "energy-gain")
    assert t.s.energy[0:3] == [7, 5, 5]
    t.end_turn().dice(6).raid(HOME, "F1")
    assert t.asked == [(0, "energy-loss")]
    t.do((0, 0, 2), "energy-loss")
    assert t.s.energy[0:3] == [7, 5, 3]
    assert t.s.energy[3:6] == [5, 5, 5]  # it was destroyed, not taken


@pytest.mark.rule("MS-DEV-13")
def test_points_count_while_controlled_in_vp_mode_only() -> None:
    built = {HOME: ["Colony Capital", "Farmland"]}
    vp: dict[str, Value] = {**MODULE, "mode": "vp"}
    t = owned(0, options=vp, built=built, F1=(3, 0))
    assert points(t.s, 0) == 1 + 2 + 1
    t.s.holder[t.planet(HOME)] = 1
    assert points(t.s, 0) == 0
    t = owned(0, built=built)
    assert GAME.settle({"players": 2, **MODULE})["mode"] == "deathmatch"
    assert t.s.setting.limit == 0  # nothing to count to


@pytest.mark.rule("MS-DEV-14")
def test_an_enemy_attack_destroys_them_and_they_are_shuffled_back() -> None:
    have = ["Farmland", "Habitat Dome"]
    t = owned(0, "Broadcast Spire", built={HOME: have}, B1=(3, 0), turn=1)
    size = len(t.s.dev_deck)
    t.dice(8).raid(HOME, "B1")
    assert t.holder(HOME) == 1
    assert t.s.built[t.planet(HOME)] == ()
    assert len(t.s.dev_deck) + len(t.s.market) == size + 1 + 2
    assert len(t.s.market) == 3  # empty places are filled


@pytest.mark.rule("MS-DEV-15")
def test_captured_otherwise_they_pass_to_the_new_controller() -> None:
    t = owned(
        0,
        hands={1: ["Friendly Negotiations"]},
        built={HOME: ["Farmland", "Orbital Foundry"]},
        energy={0: (5, 5, 7)},
        F1=(3, 0),
        turn=1,
    )
    t.play("Friendly Negotiations", t.planet(HOME)).skip()
    t.do((2, 0, 0), "energy-loss", 0).do((2, 0, 0), "energy-gain", 1)
    assert t.s.built[t.planet(HOME)] == (development("Farmland"), development("Orbital Foundry"))
    assert planet_defence(t.s, t.planet(HOME)) == 7


@pytest.mark.rule("MS-DEV-16")
def test_on_a_neutral_planet_they_wait_without_effect() -> None:
    t = owned(0, built={HOME: ["Farmland"]}, holders={}, F0=(3, 0))
    assert planet_defence(t.s, t.planet(HOME)) == 6
    t.dice(6).raid(HOME, "F0")  # by attack too
    assert t.holder(HOME) == 0
    assert planet_defence(t.s, t.planet(HOME)) == 7


@pytest.mark.rule("MS-DEV-17")
def test_with_deck_and_market_empty_nothing_is_built() -> None:
    t = owned(9)
    t.s.dev_deck.clear()
    t.s.market.clear()
    assert t.again().refused(codes.BUILD + t.planet(HOME), "action") == "MS-DEV-17"
