"""Colony (MS-COL)."""

from __future__ import annotations

import pytest

from headframe.games.mothership.events import Compared
from headframe.games.mothership.legal import action_codes as codes
from tests.games.mothership.table import Table, at, table, tech, technology, unit

GATES = codes.ABILITY + technology("Onboard Gates")


def compared(t: Table) -> tuple[int, int]:
    (last,) = [event for event in t.s.events or () if isinstance(event, Compared)]
    return last.attacker, last.defender


def deploy(t: Table, ship: str, space: tuple[int, int]) -> Table:
    return t.do(codes.DEPLOY + unit(ship), "action").do(at(space), "deploy")


@pytest.mark.rule("MS-COL-01", "MS-COL-03")
@pytest.mark.parametrize(("title", "most"), [("Orbital Defences", 1), ("Orbital Defences II", 3)])
def test_orbital_defences_support_one_and_three_guardians(title: str, most: int) -> None:
    t = table(
        asteroids=[],
        minerals={0: 9},
        tech={0: tech("Orbital Defences") | tech(title)},
        F0=(0, 2),
        F0b=(2, 2),
        F0c=(0, 5),
        B0=(-3, 2),
    )
    ships = [("F0", (0, 3)), ("F0b", (2, 3)), ("F0c", (0, 6))]
    for ship, space in ships[:most]:
        deploy(t, ship, space)
    clause = t.refused(codes.DEPLOY + unit("B0"), "action")
    assert clause == ("MS-GC-01" if most == 1 else "MS-GC-02")
    assert t.s.guns[0].bit_count() == most


@pytest.mark.rule("MS-COL-01")
def test_without_orbital_defences_no_guardian_is_supported() -> None:
    t = table(minerals={0: 9}, F0=(0, 2))
    assert t.refused(codes.DEPLOY + unit("F0"), "action") == "MS-GC-01"


@pytest.mark.rule("MS-COL-02")
def test_unobtainium_hulls_help_against_several_attackers() -> None:
    hulls = {1: tech("Unobtainium Hulls")}
    t = table(asteroids=[], F0=(1, 1), F0b=(2, 2), F1=(2, 1), tech=hulls).dice(1, 1, 1)
    t.listen()
    assert compared(t.attack("F1", "F0", "F0b")) == (2, 1 + 1)
    t = table(asteroids=[], F0=(1, 1), F1=(2, 1), tech=hulls).dice(1, 1)
    t.listen()
    assert compared(t.attack("F1", "F0")) == (1, 1)


@pytest.mark.rule("MS-COL-04")
def test_scrap_yard_pays_for_lost_ships_by_whatever() -> None:
    yard = {0: tech("Scrap Yard")}
    t = table(asteroids=[], F0=(1, 1), F1=(2, 1), tech=yard).dice(1, 6)
    t.attack("F1", "F0")
    assert (t.s.minerals[0], t.s.gas[0]) == (1, 1)
    t = table(asteroids=[(1, 2)], F0=(1, 1), tech=yard).dice(1, 6)
    t.move("F0", (1, 2))
    assert (t.s.minerals[0], t.s.gas[0]) == (1, 1)
    t = table(asteroids=[], G0=(1, 1), F1=(3, 1), tech=yard, turn=1).dice(1, 6)
    t.move("F1", (2, 1))
    assert (t.s.minerals[0], t.s.gas[0]) == (0, 0)  # not for Guardians


@pytest.mark.rule("MS-COL-04")
def test_scrap_yard_pays_nothing_for_the_loss_that_eliminates() -> None:
    t = table(players=3, asteroids=[], F0=(1, 1), F1=(2, 1), M0=None, tech={0: tech("Scrap Yard")})
    t.dice(1, 6).attack("F1", "F0")
    assert t.s.out == 0b001
    assert (t.s.minerals[0], t.s.gas[0]) == (0, 0)


@pytest.mark.rule("MS-COL-05")
def test_gauss_cannon_counts_full_quarters_of_the_station() -> None:
    gauss = {0: tech("Gauss Cannon")}
    for hp, bonus in ((16, 4), (12, 3), (4, 1)):
        t = table(asteroids=[], M0=(1, 1), F1=(2, 1), tech=gauss, stations={0: hp})
        t.listen()
        t.dice(1, 6).attack("F1", "M0")
        assert compared(t) == (1 + bonus, 6)
    t = table(asteroids=[], F0=(1, 1), F1=(2, 1), tech=gauss)
    t.listen()
    assert compared(t.dice(1, 6).attack("F1", "F0")) == (1, 6)  # only the Mothership
    t = table(asteroids=[], M0=(3, 0), tech=gauss).dice(5)
    assert t.raid((4, 0), "M0").holder((4, 0)) == -1  # planets excepted


@pytest.mark.rule("MS-COL-06")
def test_auxiliary_engines_move_the_station_one_space_a_turn() -> None:
    t = table(asteroids=[(6, 0)], tech={0: tech("Auxiliary Engines")}, F0=(6, 1))
    t.do(codes.SHIFT, "action")
    assert t.refused(at((6, 1)), "shift") == "MS-COL-06"
    assert t.refused(at((5, 0)), "shift") == "MS-COL-06"
    t.dice(4).do(at((6, 0)), "shift")
    assert t.where("S0") == (6, 0)
    assert t.s.stations[0] == 12  # it met asteroids
    assert t.refused(codes.SHIFT, "action") == "MS-COL-06"
    t.end_turn().end_turn()
    assert t.can(codes.SHIFT)


@pytest.mark.rule("MS-COL-07")
def test_fusion_reactor_makes_the_station_give_more() -> None:
    t = table(tech={0: tech("Fusion Reactor")})
    t.end_turn()
    assert (t.s.minerals[0], t.s.gas[0]) == (2, 1)
    t = table(options={"mode": "vp"}, tech={0: tech("Fusion Reactor")}, S0=None, F0=(1, 1))
    t.end_turn()
    assert (t.s.minerals[0], t.s.gas[0]) == (0, 0)


@pytest.mark.rule("MS-COL-08")
def test_onboard_gates_bring_a_small_ship_to_the_mothership() -> None:
    t = table(
        asteroids=[],
        tech={0: tech("Onboard Gates")},
        M0=(1, 1),
        F0=(-6, 3),
        B0=(0, 5),
        F1=(3, 1),
    )
    t.move("B0", (0, 4)).do(GATES, "action")
    assert t.refused(unit("B0"), "ability-target") == "MS-COL-08"  # it has moved
    t.do(unit("F0"), "ability-target")
    assert t.refused(at((5, 1)), "warp") == "MS-COL-08"
    t.do(at((2, 1)), "warp")
    assert t.where("F0") == (2, 1)
    assert t.refused(codes.MOVE + unit("F0"), "action") == "MS-TURN-03"
    assert t.can(codes.ATTACK + unit("F1"))  # it may attack afterwards
    assert t.refused(codes.MOVE + unit("M0"), "action") == "MS-TURN-05"


@pytest.mark.rule("MS-COL-08")
def test_onboard_gates_leave_a_teammates_phases_alone() -> None:
    t = table(
        options={"mode": "team", "teams": "2v2"},
        asteroids=[],
        tech={0: tech("Onboard Gates")},
        M0=(1, 1),
        F2=(-6, 3),
    )
    t.do(GATES, "action").do(unit("F2"), "ability-target").do(at((2, 1)), "warp")
    assert t.where("F2") == (2, 1)
    t.end_turn().end_turn()
    assert t.can(codes.MOVE + unit("F2"))
