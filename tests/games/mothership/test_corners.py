"""Corners of rules that the plain scenarios do not reach."""

from __future__ import annotations

import pytest

from headframe.games.mothership.events import PlanetAttacked
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.state import PLANET
from tests.games.mothership.table import card, solo, table, tech, unit
from tests.games.mothership.test_npc import npc_turn


@pytest.mark.rule("MS-INFO-07")
def test_a_window_closes_once_the_last_copy_has_been_played() -> None:
    t = table(hands={0: ["Replicator", "Replicator"], 1: ["Noooooooo!", "Convoy"]})
    t.play("Replicator").answer_with("Noooooooo!", seat=1)
    t.dice(3).play("Replicator").skip("after-throw")
    assert t.asked == [(0, "action")]  # nobody can hold another Noooooooo!
    assert t.s.hands[1] == [card("Convoy")]


@pytest.mark.rule("MS-GC-03")
def test_a_ship_without_an_empty_space_beside_it_serves_for_no_guardian() -> None:
    t = table(
        asteroids=[],
        minerals={0: 1},
        tech={0: tech("Orbital Defences")},
        M0=(8, -8),
        F0=(7, -8),
        F0b=(8, -7),
        F0c=(7, -7),
    )
    assert t.refused(codes.DEPLOY + unit("M0"), "action") == "MS-GC-03"
    assert t.can(codes.DEPLOY + unit("F0"))


@pytest.mark.rule("MS-NPC-19")
def test_a_besieger_that_joined_an_attack_does_not_attack_again() -> None:
    t = solo(2, F1b=(1, -4), B1=(1, -3), M0=(8, 0), tech={0: tech("Space Walls")})
    news = npc_turn(t.dice(1, 1))
    attacks = [event.attackers for event in news if isinstance(event, PlanetAttacked)]
    assert attacks == [(unit("F1b"), unit("B1"))]  # failed, and that was it for both


@pytest.mark.rule("MS-COM-03")
@pytest.mark.parametrize("mask", [0, tech("Piercing")])
def test_piercing_serves_railguns_too(mask: int) -> None:
    t = table(
        asteroids=[],
        hands={0: ["Railguns"]},
        tech={0: mask},
        holders={(-4, 0): 1},
        B0=(-4, 4),
        G1=(-5, 0),
        S1=(-8, 4),
        M1=(-8, 5),
    )
    # Planet and Station are 4 away, both guarded; the guard of the Station is 4 away as well.
    t.play("Railguns")
    guarded = {unit("S1"), PLANET + t.planet((-4, 0))}
    assert unit("M1") in t.options()
    assert guarded & set(t.options()) == (guarded if mask else set())


@pytest.mark.rule("MS-ECO-05")
def test_repair_drones_have_nothing_to_do_on_a_whole_mothership() -> None:
    t = table(tech={0: tech("Repair Drones")}, holders={(4, 0): 0})
    assert not any(codes.ABILITY <= int(str(code)) < codes.EXPLORE for code in t.options())
