"""Ships that come back, for Victory Points (MS-VP)."""

from __future__ import annotations

import pytest

from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.legal.action_codes import PASS
from headframe.games.mothership.query import points
from tests.games.mothership.table import at, tech, unit
from tests.games.mothership.test_vp import HOME, THEIRS, vp


@pytest.mark.rule("MS-VP-11")
def test_ships_that_fell_in_anothers_turn_come_back_in_the_coming_ending_step() -> None:
    t = vp(F0=(1, 1), F1=(2, 1)).dice(6, 1).attack("F1", "F0").end_turn()
    assert t.asked == [(1, "action")]
    t.do(codes.END, "action")
    assert t.asked == [(1, "respawn")]
    t.do(at((-6, 0)), "respawn")
    assert t.where("F1") == (-6, 0)


@pytest.mark.rule("MS-VP-11")
def test_ships_that_fell_in_their_owners_turn_come_back_in_the_following_one() -> None:
    t = vp(F0=(1, 1), F1=(2, 1)).dice(1, 6).attack("F1", "F0")
    t.end_turn()
    assert t.asked == [(1, "action")]  # not in the same turn
    t.end_turn().do(codes.END, "action")
    assert t.asked == [(0, "respawn")]


@pytest.mark.rule("MS-VP-12")
def test_they_return_one_by_one_beside_station_or_own_planets() -> None:
    t = vp(holders={HOME: 0, THEIRS: 1})
    t.s.due |= 1 << unit("F0") | 1 << unit("B0")
    t.again().do(codes.END, "action")
    assert t.refused(at((-3, 0)), "respawn") == "MS-VP-12"
    assert t.refused(at((1, 1)), "respawn") == "MS-VP-12"
    t.do(at((3, 0)), "respawn")
    assert t.refused(at((3, 0)), "respawn") == "MS-VP-12"  # taken now
    t.do(at((7, -1)), "respawn")
    assert (t.where("F0"), t.where("B0")) == ((3, 0), (7, -1))


@pytest.mark.rule("MS-VP-13")
def test_without_a_space_a_ship_waits_and_is_due_again() -> None:
    t = vp(S0=None, M0=(1, 1))
    t.s.due |= 1 << unit("F0")
    t.again().end_turn()
    assert t.asked == [(1, "action")]
    t.s.holder[t.planet(HOME)] = 0
    t.end_turn().do(codes.END, "action")
    assert t.asked == [(0, "respawn")]


@pytest.mark.rule("MS-VP-13")
def test_where_every_space_is_dangerous_the_owner_may_let_it_wait() -> None:
    around = [(5, 0), (5, -1), (4, -1), (3, 0), (3, 1), (4, 1)]
    t = vp(S0=None, M0=(1, 1), holders={HOME: 0}, asteroids=around)
    t.s.due |= 1 << unit("F0")
    t.again().do(codes.END, "action").do(PASS, "respawn")
    assert t.asked == [(1, "action")]
    assert t.s.due == 1 << unit("F0")
    t = vp(S0=None, M0=(1, 1), holders={HOME: 0}, asteroids=around[1:])
    t.s.due |= 1 << unit("F0")
    t.again().do(codes.END, "action")
    assert t.refused(PASS, "respawn") == "MS-VP-13"  # one space is safe


@pytest.mark.rule("MS-VP-14")
def test_a_mothership_returns_with_six_hp_and_its_former_energy() -> None:
    t = vp(B0=(1, 1), M1=(2, 1), hulls={1: 1}, energy={1: (8, 4, 3)}).dice(8, 1)
    t.attack("M1", "B0").end_turn().do(codes.END, "action").do(at((-6, 0)), "respawn")
    assert (t.s.hulls[1], t.s.energy[3:6]) == (6, [8, 4, 3])


@pytest.mark.rule("MS-VP-14")
def test_energy_gained_meanwhile_is_laid_on_before_the_arrival_is_dealt_with() -> None:
    t = vp(M1=None, tech={1: tech("Rear Turrets")}, minerals={1: 3}, turn=1, asteroids=[(-6, 0)])
    t.s.due |= 1 << unit("M1")
    t.again().research("Energy Boost")
    assert t.asked == [(1, "action")]  # off the board nothing is asked
    t.do(codes.END, "action").do(at((-6, 0)), "respawn")
    assert t.asked == [(1, "energy-gain")]
    t.dice(8, 6).do((0, 2, 0), "energy-gain")
    # With 7 weapon Energy it is a D8 that was thrown: an 8 would not fit another die.
    assert t.s.rng.told == []  # type: ignore[attr-defined]


@pytest.mark.rule("MS-VP-15")
def test_a_respawn_is_an_arrival() -> None:
    t = vp(asteroids=[(6, 0)], G1=(6, 2), F1=(5, 3))
    t.s.due |= 1 << unit("F0") | 1 << unit("F0b")
    t.again().do(codes.END, "action")
    t.dice(1, 6).do(at((6, 0)), "respawn")
    assert not t.alive("F0")
    t.dice(6, 1).do(at((6, 1)), "respawn")
    assert not t.alive("F0b")  # by the Guardian
    assert points(t.s, 1) == 1


@pytest.mark.rule("MS-VP-16")
def test_guardians_and_stations_do_not_respawn() -> None:
    t = vp(F0=(3, 1), G1=(1, 1)).dice(1, 6).move("F0", (2, 1))
    assert t.s.due == 0
    t = vp(B0=(-6, 0), M1=(0, -8), stations={1: 4}).dice(4).attack("S1", "B0")
    t.end_turn().end_turn()
    assert t.s.due == 0
    assert not t.alive("S1")
