"""Support (MS-SUP)."""

from __future__ import annotations

import pytest

from headframe.games.mothership.events import Compared
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.legal.action_codes import PASS
from headframe.games.mothership.query import engine_power
from tests.games.mothership.table import Table, at, table, tech, technology, unit

TRACTOR = codes.ABILITY + technology("Tractor Beam")
MISSILE = codes.ABILITY + technology("Nuclear Missile")
SIEGE = "Siege Ordnance"
"""Our name for the technology of MS-SUP-06."""


def compared(t: Table) -> tuple[int, int]:
    (last,) = [event for event in t.s.events or () if isinstance(event, Compared)]
    return last.attacker, last.defender


@pytest.mark.rule("MS-SUP-01", "MS-SUP-03")
@pytest.mark.parametrize(
    ("title", "bonus", "engine"), [("Rear Turrets", 1, 3), ("Advanced Engineering", 3, 5)]
)
def test_bomber_rolls_are_raised_everywhere_but_against_planets(
    title: str, bonus: int, engine: int
) -> None:
    with_it = {0: tech(title)}
    t = table(asteroids=[], B0=(1, 1), M1=(2, 1), tech=with_it)
    assert engine_power(t.s, unit("B0")) == engine
    assert engine_power(t.s, unit("M0")) == 3
    t.listen()
    t.dice(1, 6).attack("M1", "B0")
    assert compared(t) == (1 + bonus, 6)
    t = table(asteroids=[], B0=(1, 1), F1=(2, 1), tech=with_it, turn=1)
    t.listen()
    t.dice(6, 1).attack("B0", "F1")
    assert compared(t) == (6, 1 + bonus)
    t = table(asteroids=[(1, 2)], B0=(1, 1), tech=with_it).dice(2, 2 + bonus)
    assert t.move("B0", (1, 2)).alive("B0")
    t = table(asteroids=[(1, 2)], F0=(1, 1), tech=with_it).dice(2, 3)
    assert not t.move("F0", (1, 2)).alive("F0")  # Fighters get nothing
    t = table(asteroids=[], B0=(3, 0), tech=with_it).dice(5)
    assert t.raid((4, 0), "B0").holder((4, 0)) == -1


@pytest.mark.rule("MS-SUP-02", "MS-SUP-04")
def test_energy_boosts_are_laid_on_rows_of_choice_at_once() -> None:
    t = table(minerals={0: 14}, tech={0: tech("Rear Turrets")}, energy={0: (11, 2, 2)})
    t.research("Energy Boost")
    assert t.refused((2, 0, 0), "energy-gain") == "MS-EN-10"  # a row holds 12
    t.do((1, 1, 0), "energy-gain")
    assert t.s.energy[0:3] == [12, 3, 2]
    t.research("Advanced Engineering").research("Energy Boost II")
    t.do((0, 0, 4), "energy-gain")
    assert t.s.energy[0:3] == [12, 3, 6]


@pytest.mark.rule("MS-SUP-05")
def test_tractor_beam_holds_one_enemy_ship_until_ones_next_turn() -> None:
    t = table(asteroids=[], tech={0: tech("Tractor Beam")}, F1=(-5, 5), B1=(0, 3), F0=(4, 2))
    t.do(TRACTOR, "action")
    assert t.refused(unit("F0"), "ability-target") == "MS-SUP-05"
    assert t.refused(unit("S1"), "ability-target") == "MS-SUP-05"
    t.do(unit("F1"), "ability-target").end_turn()  # any distance
    assert t.refused(codes.MOVE + unit("F1"), "action") == "MS-MOVE-12"
    assert t.can(codes.MOVE + unit("B1"))
    t.end_turn().end_turn()
    assert t.can(codes.MOVE + unit("F1"))


@pytest.mark.rule("MS-SUP-06")
def test_siege_bonus_is_for_bombers_against_stations() -> None:
    both = {0: tech("Rear Turrets", SIEGE)}
    t = table(asteroids=[], B0=(-6, 0), M1=(0, -8), tech=both).dice(1)
    t.listen()
    assert compared(t.attack("S1", "B0"))[0] == 1 + 1 + 2
    assert t.s.stations[1] == 12
    t = table(asteroids=[], B0=(1, 1), M1=(2, 1), tech=both).dice(1, 6)
    t.listen()
    assert compared(t.attack("M1", "B0")) == (1 + 1, 6)
    t = table(asteroids=[], M0=(-6, 0), M1=(0, -8), tech=both).dice(1)
    t.listen()
    assert compared(t.attack("S1", "M0"))[0] == 1  # no Bomber


@pytest.mark.rule("MS-SUP-07")
def test_jump_gates_lead_from_planet_to_planet_after_steps_or_none() -> None:
    t = table(
        asteroids=[],
        tech={0: tech("Jump Gates")},
        holders={(4, 0): 0, (-2, 4): 0},
        F0=(4, 1),
        F0b=(4, 3),
        F0c=(0, -5),
    )
    t.do(codes.GATE + unit("F0"), "action")
    assert t.refused(at((0, 3)), "gate") == "MS-SUP-07"
    t.do(at((-2, 5)), "gate")
    assert t.where("F0") == (-2, 5)
    assert t.refused(codes.MOVE + unit("F0"), "action") == "MS-TURN-03"
    t.move("F0b", (4, 2), (4, 1)).do(at((6, 0)), "gate")  # beside the own Station
    assert t.where("F0b") == (6, 0)
    assert t.refused(codes.GATE + unit("F0c"), "action") == "MS-SUP-07"  # beside nothing


@pytest.mark.rule("MS-SUP-07")
def test_a_ship_stopped_by_a_guardian_does_not_jump() -> None:
    t = table(
        asteroids=[],
        tech={0: tech("Jump Gates")},
        holders={(4, 0): 0, (-2, 4): 0},
        F0=(4, 2),
        G1=(3, 2),
    ).put("F0", (5, 1))
    t.dice(1, 6).move("F0", (4, 1))  # the Guardian falls, and yet the ship has been stopped
    assert not t.alive("G1")
    assert t.where("F0") == (4, 1)
    assert t.asked == [(0, "action")]
    assert t.refused(codes.GATE + unit("F0"), "action") == "MS-TURN-03"


@pytest.mark.rule("MS-SUP-07")
def test_jump_gates_serve_teammates_in_their_own_turns() -> None:
    t = table(
        options={"mode": "team", "teams": "2v2"},
        asteroids=[],
        tech={0: tech("Jump Gates")},
        holders={(1, 3): 0, (-1, -3): 2},
        F2=(1, 2),
        F1=(0, 4),
        turn=2,
    )
    t.do(codes.GATE + unit("F2"), "action").do(at((-1, -4)), "gate")
    assert t.where("F2") == (-1, -4)
    t = table(
        options={"mode": "team", "teams": "2v2"},
        asteroids=[],
        tech={0: tech("Jump Gates")},
        holders={(1, 3): 0},
        F1=(1, 2),
        turn=1,
    )
    assert t.refused(codes.GATE + unit("F1"), "action") == "MS-SUP-07"


@pytest.mark.rule("MS-SUP-07")
def test_declining_the_jump_is_the_end_of_the_movement() -> None:
    t = table(asteroids=[], tech={0: tech("Jump Gates")}, holders={(4, 0): 0}, F0=(4, 1))
    t.move("F0", (3, 1)).do(PASS, "gate")
    assert t.where("F0") == (3, 1)
    assert t.refused(codes.GATE + unit("F0"), "action") == "MS-TURN-03"
    t = table(asteroids=[], tech={0: tech("Jump Gates")}, holders={(4, 0): 0}, F0=(4, 1))
    t.do(codes.GATE + unit("F0"), "action").do(PASS, "gate")
    assert t.refused(codes.GATE + unit("F0"), "action") == "MS-TURN-03"


@pytest.mark.rule("MS-SUP-08")
def test_nuclear_missile_reaches_any_enemy_ship() -> None:
    t = table(asteroids=[], tech={0: tech("Nuclear Missile")}, F1=(-8, 8), G1=(3, 3), M1=(-7, -1))
    t.do(MISSILE, "action")
    assert set(t.options("ability-target")) == {unit("F1"), unit("M1")}
    assert t.refused(unit("G1"), "ability-target") == "MS-SUP-08"
    t.dice(2, 5).do(unit("F1"), "ability-target")
    assert t.alive("F1")
    assert t.s.absorbed[0] == 0  # a defender that wins does no damage
    t = table(asteroids=[], tech={0: tech("Nuclear Missile")}, F1=(-8, 8), M1=None)
    t.dice(5, 2).do(MISSILE, "action").do(unit("F1"), "ability-target")
    assert not t.alive("F1")
