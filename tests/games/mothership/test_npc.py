"""Solo challenge: NPC behaviour (MS-NPC)."""

from __future__ import annotations

from typing import Any

import pytest

from headframe.core.engine import Event
from headframe.games.mothership.events import Attacked, Moved, PlanetAttacked
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.steps.npc import (
    ACTING,
    GUARD,
    RUN,
    SIEGE,
    hunted,
    prey,
    siege_aim,
    task,
)
from headframe.games.mothership.steps.npc_move import run_way, way_towards
from tests.games.mothership.table import Table, at, path, solo, tech, unit

P1, P2, P3 = (0, 0), (2, -4), (-2, 4)


def npc_turn(t: Table) -> list[Event]:
    """End the player's turn; what the NPC did."""
    t.s.events = []
    t.do(codes.END, "action").skip("sell")
    t.skip()
    return t.s.events or []


def attacks(news: list[Event]) -> list[tuple[tuple[int, ...], int]]:
    return [(e.attackers, e.defender) for e in news if isinstance(e, Attacked)]


@pytest.mark.rule("MS-NPC-01")
def test_the_order_of_acting() -> None:
    assert [unit(name) for name in ("M1", "B1", "B1b", "F1", "F1b", "F1c")] == list(ACTING)
    t = solo(M1=(0, -2), B1=(5, -3), F1=(1, 1), M0=(7, 0))
    news = npc_turn(t)
    acted = [e.unit for e in news if isinstance(e, Moved)]
    assert acted == sorted(acted, key=ACTING.index)
    # Each moves and attacks before the next: the Fighter besieges only after the Bomber did.
    kinds = [
        ("attack", e.attackers[0]) if isinstance(e, PlanetAttacked) else ("move", e.unit)
        for e in news
        if isinstance(e, (Moved, PlanetAttacked))
    ]
    assert kinds.index(("attack", unit("B1"))) < kinds.index(("move", unit("F1")))


@pytest.mark.rule("MS-NPC-02")
def test_npc_ships_attack_alone() -> None:
    t = solo(F1=(5, 2), F1b=(5, 1), F0=(4, 2), M0=(7, 0), holders={P1: 1, P2: 1})
    t.dice(1, 1, 1, 1)
    assert all(len(by) == 1 for by, _ in attacks(npc_turn(t)))


@pytest.mark.rule("MS-NPC-03")
def test_ties_go_to_the_smaller_q_then_r() -> None:
    t = solo(M1=(1, 2), S0=(0, 1), M0=(1, 1), F0=(0, 2))
    # Two guards at distance 1: (0, 2) comes before (1, 1).
    assert hunted(t.s) == unit("F0")


@pytest.mark.rule("MS-NPC-04")
def test_going_for_something() -> None:
    t = solo(M1=(4, 2), M0=(8, 0))
    assert way_towards(t.s, unit("M1"), at((3, 2)), 3) == ()
    assert way_towards(t.s, unit("M1"), at((-1, 2)), 3) == path((3, 2), (2, 2), (1, 2))
    # It does not stop on a friendly piece: one space less.
    t = solo(M1=(4, 2), M0=(8, 0), F1=(1, 2))
    assert way_towards(t.s, unit("M1"), at((-1, 2)), 3) == path((3, 2), (2, 2))
    # Asteroids count 1 like any space.
    t = solo(M1=(4, 2), M0=(8, 0), asteroids=[(3, 2), (2, 2)])
    assert way_towards(t.s, unit("M1"), at((1, 2)), 3) == path((3, 2), (2, 2))
    # Without a path it comes as near as it can, and stays if nothing is nearer.
    ring: dict[str, Any] = {
        "M0": (1, 0),
        "F0": (0, 1),
        "F0b": (-1, 1),
        "F0c": (-1, 0),
        "B0": (0, -1),
    }
    t = solo(M1=(0, 4), B0b=(1, -1), **ring)
    way = way_towards(t.s, unit("M1"), at((0, 0)), 3)
    assert way and way[-1] == at((-1, 2))
    t.put("M1", (-1, 2))
    assert way_towards(t.s, unit("M1"), at((0, 0)), 3) == ()


@pytest.mark.rule("MS-NPC-05")
def test_shortest_paths_by_the_smaller_space_and_like_a_players() -> None:
    t = solo(M1=(0, 4), M0=(8, 0))
    # Two shortest ways to be beside (2, 1); at each step the smaller q is taken.
    assert way_towards(t.s, unit("M1"), at((2, 1)), 2) == path((0, 3), (1, 2))
    # Asteroids and Guardians react to it as to a player's ship.
    t = solo(M1=(-4, 0), M0=(8, 0), asteroids=[(-5, 0)]).dice(1, 6)
    assert attacks(npc_turn(t))[0] == ((), unit("M1"))


@pytest.mark.rule("MS-NPC-06")
def test_a_ship_stopped_on_the_way_does_not_attack_elsewhere() -> None:
    # On its run the Bomber is stopped beside the Guardian; it wins that fight, but does not
    # turn on the Mothership that it happens to stand beside.
    t = solo(B1=(-2, 0), G0=(-4, 1), M0=(-2, -1)).dice(1, 6)
    t.s.running |= 1 << unit("B1")
    news = npc_turn(t)
    assert t.where("B1") == (-3, 0)
    assert attacks(news) == [((unit("G0"),), unit("B1"))]


@pytest.mark.rule("MS-NPC-07")
def test_the_mothership_hunts_guards_then_the_station() -> None:
    t = solo(M1=(-5, 0), F0=(-6, 0), F0b=(-8, 1), M0=(8, 0))
    assert hunted(t.s) == unit("F0")
    t.dice(6, 1)
    assert attacks(npc_turn(t)) == [((unit("M1"),), unit("F0"))]
    t = solo(M1=(-5, 0), M0=(8, 0)).dice(4)
    assert hunted(t.s) == unit("S0")
    assert attacks(npc_turn(t)) == [((unit("M1"),), unit("S0"))]
    assert t.s.stations[0] == 12


@pytest.mark.rule("MS-NPC-08")
def test_a_guardian_as_aim() -> None:
    t = solo(M1=(-4, 0), G0=(-6, 0), M0=(8, 0)).dice(1, 6, 6)
    news = npc_turn(t)
    # The Guardian attacked and fell; the aim is the Station now, but it is not adjacent.
    assert attacks(news) == [((unit("G0"),), unit("M1"))]
    t = solo(M1=(-5, -1), G0=(-7, -1), M0=(8, 0)).dice(1, 6, 6)
    news = npc_turn(t)
    assert t.where("M1") == (-6, -1)
    assert attacks(news) == [((unit("G0"),), unit("M1")), ((unit("M1"),), unit("S0"))]


@pytest.mark.rule("MS-NPC-09")
def test_homes() -> None:
    t = solo()
    homes = t.s.setting.homes
    assert [homes[unit(name) % 10] for name in ("F1", "F1b", "F1c", "B1", "B1b")] == [0, 1, 2, 1, 2]


@pytest.mark.rule("MS-NPC-10")
def test_a_bomber_besieges_until_the_planet_has_fallen_once() -> None:
    t = solo(B1=(1, -3), M0=(8, 0), F0=(8, -1))
    assert task(t.s, unit("B1")) == SIEGE
    t.dice(6)
    npc_turn(t)
    assert t.holder(P2) == 1
    assert task(t.s, unit("B1")) == RUN
    # For good, even when the planet is lost again.
    t.s.holder[1] = 0
    assert task(t.s, unit("B1")) == RUN
    # Or when it is gone.
    t = solo(B1=(1, -3), M0=(8, 0))
    t.s.planet_at[1] = -1
    assert task(t.s, unit("B1")) == RUN


@pytest.mark.rule("MS-NPC-11")
def test_a_fighter_besieges_or_guards() -> None:
    t = solo(F1=(1, 1), M0=(8, 0))
    assert task(t.s, unit("F1")) == SIEGE
    t.s.holder[0] = 1
    assert task(t.s, unit("F1")) == GUARD
    t.s.holder[0] = 0
    assert task(t.s, unit("F1")) == SIEGE
    t.s.planet_at[0] = -1
    assert task(t.s, unit("F1")) == GUARD


@pytest.mark.rule("MS-NPC-12")
def test_siege() -> None:
    t = solo(F1=(3, 0), M0=(8, 0)).dice(6)
    news = npc_turn(t)
    assert [e.planet for e in news if isinstance(e, PlanetAttacked)] == [0]
    assert t.holder(P1) == 1
    # A guarded planet: the nearest Guardian first; when it falls, the planet if adjacent.
    t = solo(F1=(0, 3), M0=(8, 0), G0=(0, 1))
    assert siege_aim(t.s, unit("F1")) == at((0, 1))
    t.dice(1, 6, 6)
    news = npc_turn(t)
    assert attacks(news) == [((unit("G0"),), unit("F1"))]


@pytest.mark.rule("MS-NPC-13")
def test_the_run() -> None:
    t = solo(B1=(0, 0 + 2), M0=(8, 0))
    way = run_way(t.s, unit("B1"), at((0, 2)), (), 3)
    assert len(way) == 3
    # Every step is nearer; asteroids are not avoided.
    rocky = solo(B1=(0, 2), M0=(8, 0), asteroids=[(-1, 2), (-2, 2), (-1, 1)])
    assert run_way(rocky.s, unit("B1"), at((0, 2)), (), 3) == way
    # Blocked ahead: a space at equal distance, not visited before; else it stops.
    t = solo(B1=(-3, 0), M0=(-4, 0), F0=(-4, 1), F0b=(8, 0))
    way = run_way(t.s, unit("B1"), at((-3, 0)), (), 1)
    assert way == path((-3, -1))
    assert run_way(t.s, unit("B1"), at((-3, 0)), path((-3, -1), (-2, -1)), 1) != way
    # It stops beside the Station.
    t = solo(B1=(-5, 0), M0=(8, 0))
    assert run_way(t.s, unit("B1"), at((-5, 0)), (), 3) == path((-6, 0))


@pytest.mark.rule("MS-NPC-14")
def test_a_bomber_at_the_station() -> None:
    t = solo(B1=(-6, 0), M0=(8, 0)).dice(4)
    t.s.running |= 1 << unit("B1")
    assert attacks(npc_turn(t)) == [((unit("B1"),), unit("S0"))]
    t = solo(B1=(-6, 0), M0=(-6, -1), hulls={0: 12}).dice(1, 1)
    t.s.running |= 1 << unit("B1")
    assert attacks(npc_turn(t)) == [((unit("B1"),), unit("M0"))]
    t = solo(B1=(-6, 0), M0=(8, 0), F0=(-8, 1))
    t.s.running |= 1 << unit("B1")
    assert attacks(npc_turn(t)) == []  # it waits


@pytest.mark.rule("MS-NPC-15")
def test_a_guarding_fighter_hunts_small_ships_in_reach() -> None:
    t = solo(F1=(1, 1), F0=(5, 1), B0=(1, 4), M0=(2, 1), holders={P1: 1})
    assert prey(t.s, unit("F1")) == unit("B0")  # 2 steps against 3; the Mothership is left alone
    t.dice(6, 1)
    assert attacks(npc_turn(t)) == [((unit("F1"),), unit("B0"))]
    t = solo(F1=(1, 1), M0=(2, 1), F0=(8, -7), holders={P1: 1})
    assert prey(t.s, unit("F1")) == -1


@pytest.mark.rule("MS-NPC-16")
def test_without_prey_it_goes_home() -> None:
    t = solo(F1=(4, 3), M0=(8, 0), F0=(-8, 8), holders={P1: 1})
    npc_turn(t)
    npc_turn(t)
    home = t.where("F1")
    assert home in [(1, 0), (0, 1), (1, -1), (0, -1), (-1, 0), (-1, 1)]
    npc_turn(t)
    assert t.where("F1") == home


@pytest.mark.rule("MS-NPC-17")
def test_a_siege_is_not_left_to_fight() -> None:
    t = solo(F1=(1, 0), F0=(2, 0), M0=(8, 0)).dice(1)
    news = npc_turn(t)
    assert attacks(news) == []
    assert [e.planet for e in news if isinstance(e, PlanetAttacked)] == [0]


@pytest.mark.rule("MS-NPC-18")
def test_closest_to_the_line() -> None:
    # From (-1, -2) to (-7, 0) the straight segment starts between W and SW.
    t = solo(B1=(-1, -2), M0=(8, 0))
    way = run_way(t.s, unit("B1"), at((-1, -2)), (), 6)
    assert way == path((-2, -2), (-3, -1), (-4, -1), (-5, -1), (-6, 0))


@pytest.mark.rule("MS-NPC-19")
def test_besiegers_attack_together_when_none_could_alone() -> None:
    t = solo(2, F1b=(1, -4), B1=(1, -3), M0=(8, 0), tech={0: tech("Space Walls")})
    news = npc_turn(t.dice(5, 4))
    together = [e.attackers for e in news if isinstance(e, PlanetAttacked)]
    assert together == [(unit("F1b"), unit("B1"))]
    assert t.holder(P2) == 1
    # Against 6 each could alone, so each attacks alone.
    t = solo(F1b=(1, -4), B1=(1, -3), M0=(8, 0)).dice(1, 1)
    news = npc_turn(t)
    alone = [e.attackers for e in news if isinstance(e, PlanetAttacked)]
    assert alone == [(unit("B1"),), (unit("F1b"),)]


@pytest.mark.rule("MS-NPC-20")
def test_a_siege_is_never_given_up() -> None:
    # Against Space Walls neither reaches 9 alone; they attack all the same.
    t = solo(F1=(1, 0), B1=(1, -3), M0=(8, 0), tech={0: tech("Space Walls")})
    assert (task(t.s, unit("F1")), task(t.s, unit("B1"))) == (SIEGE, SIEGE)
    news = npc_turn(t.dice(8, 6))
    attacked = [event.attackers for event in news if isinstance(event, PlanetAttacked)]
    assert attacked == [(unit("B1"),), (unit("F1"),)]
    assert (t.holder(P1), t.holder(P2)) == (0, 0)


@pytest.mark.rule("MS-NPC-05", "MS-MOVE-12", "MS-ACT-21")
def test_forced_update_holds_an_npc_ship() -> None:
    t = solo(F1=(4, 0), F1b=(1, -4), M0=(8, 0), holders={P2: 1}, hands={0: ["Forced Update"]})
    t.play("Forced Update", unit("F1"))
    news = npc_turn(t)
    assert t.where("F1") == (4, 0)
    assert not [event for event in news if isinstance(event, Moved)]
    # For one turn only: then it is off to its siege.
    npc_turn(t)
    assert t.where("F1") == (1, 0)


@pytest.mark.rule("MS-NPC-05", "MS-MOVE-12", "MS-SUP-05")
def test_a_tractor_beam_holds_npc_ships_which_still_attack() -> None:
    t = solo(B1=(3, 0), M0=(8, 0))
    t.s.tractor[0] = unit("B1")
    t.s.running |= 1 << unit("B1")
    npc_turn(t)
    assert t.where("B1") == (3, 0)
    # A guarding Fighter that is held attacks what stands beside it, and nothing farther off.
    t = solo(F1=(1, 0), F0=(4, 0), M0=(8, 0), holders={P1: 1})
    t.s.tractor[0] = unit("F1")
    assert prey(t.s, unit("F1")) == -1
    t = solo(F1=(1, 0), F0=(2, 0), M0=(8, 0), holders={P1: 1}).dice(1, 6)
    t.s.tractor[0] = unit("F1")
    assert attacks(npc_turn(t)) == [((unit("F1"),), unit("F0"))]
