"""Influence (MS-INF)."""

from __future__ import annotations

from typing import Any

import pytest

from headframe.core.options import Value
from headframe.games.mothership.events import Vetoed
from headframe.games.mothership.legal import action_codes as codes
from tests.games.mothership.shop import market
from tests.games.mothership.table import Table, at, card, development, table, tech, unit

MODULE: dict[str, Value] = {"modules": ["developments"]}
THEIRS = (-4, 0)
INFLUENCE = 2


def deploy(t: Table, ship: str, space: tuple[int, int]) -> Table:
    return t.do(codes.DEPLOY + unit(ship), "action").do(at(space), "deploy")


@pytest.mark.rule("MS-INF-01")
def test_influence_is_a_resource_to_gather_steal_guard_and_blockade() -> None:
    t = table(
        options=MODULE,
        holders={(4, 0): 0},
        artifacts={(4, 0): "VHS Tape"},
        built={(4, 0): ["Broadcast Spire"]},
        hands={1: ["Wallet Inspector"], 0: ["Trade Blockade"]},
    )
    t.end_turn()
    assert t.s.influence[0] == 2
    t.play("Wallet Inspector", 0 * 3 + INFLUENCE).skip()
    assert t.s.influence == [1, 1]
    t.end_turn().play("Trade Blockade").skip().end_turn()
    assert t.s.influence[0] == 1
    t = table(
        options=MODULE,
        influence={1: 2},
        hands={0: ["Wallet Inspector"]},
        tech={1: tech("Embargo")},
    )
    assert not t.can_play("Wallet Inspector")


@pytest.mark.rule("MS-INF-02")
def test_a_planet_is_bought_for_its_defence_wherever_and_however_guarded() -> None:
    t = table(
        options=MODULE,
        asteroids=[],
        influence={0: 13},
        holders={THEIRS: 1},
        artifacts={THEIRS: "Abandoned Flak Cannon"},
        built={THEIRS: ["Farmland"]},
        tech={1: tech("Space Walls")},
        G1=(-4, 1),
    )
    t.do(codes.COURT + t.planet(THEIRS), "action")
    assert t.holder(THEIRS) == 0
    assert t.s.influence[0] == 13 - (9 + 2 + 1)


@pytest.mark.rule("MS-INF-02")
def test_influence_must_suffice() -> None:
    t = table(options=MODULE, influence={0: 5}, holders={THEIRS: 1})
    assert t.refused(codes.COURT + t.planet(THEIRS), "action") == "MS-INF-02"


@pytest.mark.rule("MS-INF-02")
def test_exactly_enough_influence_will_do() -> None:
    t = table(options=MODULE, influence={1: 6}, holders={(4, 0): 0}, turn=1)
    t.do(codes.COURT + t.planet((4, 0)), "action")
    assert (t.holder((4, 0)), t.s.influence[1]) == (1, 0)


@pytest.mark.rule("MS-INF-03")
def test_no_card_answers_influence_and_neutral_planets_are_out_of_its_reach() -> None:
    t = table(
        options=MODULE,
        influence={0: 9},
        holders={THEIRS: 1},
        hands={1: ["Git off mah propertay!", "Noooooooo!"]},
    )
    assert t.refused(codes.COURT + t.planet((0, 0)), "action") == "MS-INF-03"
    t.do(codes.COURT + t.planet(THEIRS), "action")
    assert t.asked == [(0, "reward")]
    assert t.holder(THEIRS) == 0


@pytest.mark.rule("MS-INF-04")
def test_all_rewards_of_a_capture_follow() -> None:
    moon = (2, -4)
    t = table(
        options={"modules": ["moons"]},
        influence={0: 9},
        holders={moon: 1},
        artifacts={moon: "VHS Tape"},
        built={moon: ["Habitat Dome"]},
        hands={1: ["Convoy"]},
    )
    t.do(codes.COURT + t.planet(moon), "action").do(1, "reward")
    assert t.s.hands == [[card("Convoy")], []]
    assert t.asked == [(0, "bonus")]
    t.dice(2).do(1, "bonus").skip()
    assert t.s.gas[0] == 1
    assert t.s.built[t.planet(moon)] == (development("Habitat Dome"),)
    assert t.s.relics[0] != 0
    t = table(options=MODULE, influence={0: 6}, holders={THEIRS: 1})
    t.do(codes.COURT + t.planet(THEIRS), "action")
    assert len(t.s.hands[0]) == 1  # the top card


@pytest.mark.rule("MS-INF-05")
def test_the_capture_uses_no_ship_and_costs_no_more() -> None:
    t = table(options=MODULE, asteroids=[], influence={0: 8}, holders={THEIRS: 1}, F0=(-3, 0))
    t.do(codes.COURT + t.planet(THEIRS), "action")
    assert t.s.influence[0] == 2
    assert t.s.fought == t.s.moved == 0


@pytest.mark.rule("MS-INF-06")
def test_enemies_in_turn_order_may_veto_a_paid_guardian() -> None:
    t = table(
        players=3,
        options=MODULE,
        asteroids=[],
        minerals={1: 3},
        influence={0: 2, 2: 5},
        tech={1: tech("Orbital Defences")},
        F1=(1, 1),
        turn=1,
    )
    news = t.listen()
    deploy(t, "F1", (1, 2))
    assert t.asked == [(2, "veto")]  # the next in turn order first
    assert not t.alive("G1")  # before the piece is placed
    t.do(0, "veto")
    assert t.asked == [(0, "veto")]
    t.do(1, "veto")
    assert t.s.influence == [0, 0, 5]
    assert not t.alive("G1")
    assert [(e.seat, e.by) for e in news if isinstance(e, Vetoed)] == [(1, 0)]


@pytest.mark.rule("MS-INF-06")
def test_the_first_payment_settles_it_and_without_any_the_guardian_comes() -> None:
    def start() -> Table:
        t = table(
            players=3,
            options=MODULE,
            asteroids=[],
            minerals={1: 3},
            influence={0: 2, 2: 5},
            tech={1: tech("Orbital Defences")},
            F1=(1, 1),
            turn=1,
        )
        return deploy(t, "F1", (1, 2))

    t = start().do(1, "veto")
    assert t.asked == [(1, "action")]
    assert t.s.influence == [2, 0, 3]
    t = start().do(0, "veto").do(0, "veto")
    assert t.where("G1") == (1, 2)
    assert t.s.minerals[1] == 2


@pytest.mark.rule("MS-INF-07")
def test_after_a_veto_the_mineral_is_kept_and_another_ship_may_deploy() -> None:
    t = table(
        options=MODULE,
        asteroids=[],
        minerals={0: 1},
        influence={1: 2},
        tech={0: tech("Orbital Defences")},
        F0=(1, 1),
        F0b=(3, 3),
    )
    deploy(t, "F0", (1, 2)).do(1, "veto")
    assert t.s.minerals[0] == 1
    assert t.refused(codes.DEPLOY + unit("F0"), "action") == "MS-INF-07"
    deploy(t, "F0b", (3, 4))
    assert t.where("G0") == (3, 4)


@pytest.mark.rule("MS-INF-13", "MS-GC-04", "MS-EN-09")
@pytest.mark.parametrize("ship", ["F0", "M0"])
def test_a_vetoed_deployment_has_resolved_the_movement_all_the_same(ship: str) -> None:
    t = table(
        options=MODULE,
        asteroids=[],
        minerals={0: 1},
        influence={1: 2},
        tech={0: tech("Orbital Defences")},
        F0=(1, 1),
        M0=(4, 2),
    )
    assert t.can(codes.MOVE + unit(ship)) and t.can(codes.ENERGY)
    deploy(t, ship, (1, 2) if ship == "F0" else (4, 3)).do(1, "veto")
    assert not t.can(codes.MOVE + unit(ship))
    assert t.can(codes.ENERGY) == (ship == "F0")


@pytest.mark.rule("MS-INF-08")
def test_free_guardians_are_not_vetoed() -> None:
    moon = (2, -4)
    t = table(options={"modules": ["moons"]}, asteroids=[], influence={1: 9}, F0=(2, -3))
    t.dice(6, 1, 1).raid(moon, "F0").do(1, "bonus").skip()
    t.do(unit("F0"), "deployer").do(at((1, -2)), "deploy")
    assert t.where("G0") == (1, -2)


@pytest.mark.rule("MS-INF-09")
def test_removal_costs_as_much_as_it_removes() -> None:
    t = table(options=MODULE, influence={0: 5, 1: 3})
    t.do(codes.REMOVE + 1, "action")
    assert t.refused(4) == "MS-INF-09"
    t.do(2)
    assert t.s.influence == [3, 1]
    t = table(options=MODULE, influence={0: 5})
    assert t.refused(codes.REMOVE + 1, "action") == "MS-INF-09"


@pytest.mark.rule("MS-INF-09")
def test_one_cannot_remove_more_than_one_has() -> None:
    t = table(options=MODULE, influence={0: 1, 1: 3}).do(codes.REMOVE + 1, "action")
    assert t.refused(2) == "MS-INF-09"


@pytest.mark.rule("MS-INF-10")
def test_refresh_lays_the_market_under_the_deck() -> None:
    t = market(table(options=MODULE, influence={0: 3}), "Farmland", "Farmland", "Habitat Dome")
    old = list(t.s.market)
    t.do(codes.REFRESH, "action")
    assert t.s.influence[0] == 1
    assert len(t.s.market) == 3
    assert t.s.dev_under == old
    assert t.refused(codes.REFRESH, "action") == "MS-INF-10"  # too little Influence


@pytest.mark.rule("MS-INF-10")
def test_refresh_deals_what_there_is_and_needs_a_deck() -> None:
    t = market(table(options=MODULE, influence={0: 4}), "Farmland", "Farmland", "Habitat Dome")
    t.s.dev_deck[:] = [development("Orbital Foundry")]
    t.again().do(codes.REFRESH, "action")
    assert t.s.market[0] == development("Orbital Foundry")
    assert len(t.s.market) == 3
    t = market(table(options=MODULE, influence={0: 4}), "Farmland")
    t.s.dev_deck.clear()
    assert t.again().refused(codes.REFRESH, "action") == "MS-INF-10"


@pytest.mark.rule("MS-INF-11")
def test_attacking_an_enemy_planet_costs_influence_for_each_ship() -> None:
    ships: dict[str, Any] = {"F0": (-3, 0), "F0b": (-4, 1)}
    t = table(options=MODULE, asteroids=[], influence={0: 3}, holders={THEIRS: 1}, **ships)
    t.dice(1, 1).raid(THEIRS, "F0", "F0b")
    assert t.s.influence[0] == 1  # and the attack has failed
    t = table(options=MODULE, asteroids=[], influence={0: 1}, holders={THEIRS: 1}, **ships)
    t.dice(1, 1).raid(THEIRS, "F0", "F0b")
    assert t.s.influence[0] == 0  # as far as one has it


@pytest.mark.rule("MS-INF-12")
def test_attacks_on_neutral_planets_and_units_cost_none() -> None:
    t = table(options=MODULE, asteroids=[], influence={0: 3}, F0=(-3, 0), F0b=(1, 1), F1=(2, 1))
    t.dice(1).raid(THEIRS, "F0")
    t.dice(3, 3).attack("F1", "F0b")
    assert t.s.influence[0] == 3
