"""Energy and control panel (MS-EN)."""

from __future__ import annotations

import pytest

from headframe.games.mothership.events import Threw
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.query import die_of, energy_due, engine_power, shield_in_hand
from tests.games.mothership.table import CONTENT, Table, at, table, tech, unit


def set_energy(t: Table, *rows: int) -> Table:
    return t.do(codes.ENERGY, "action").do(rows)


@pytest.mark.rule("MS-EN-01")
def test_a_row_holds_0_to_12() -> None:
    t = table()
    set_energy(t, 12, 3, 0)
    assert t.s.energy[:3] == [12, 3, 0]
    t.do(codes.ENERGY, "action")
    assert t.refused((13, 2, 0)) == "MS-EN-01"
    assert t.refused((12, 4, -1)) == "MS-EN-01"


@pytest.mark.rule("MS-EN-02")
def test_all_energy_lies_on_the_rows() -> None:
    t = table().do(codes.ENERGY, "action")
    assert t.refused((5, 5, 4)) == "MS-EN-02"
    assert t.refused((5, 5, 6)) == "MS-EN-02"


@pytest.mark.rule("MS-EN-03", "MS-EN-04")
def test_the_panel() -> None:
    assert CONTENT.panel.engine == (0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6)
    assert CONTENT.panel.die == (0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12, 12)
    for energy, (power, die) in {0: (0, 0), 1: (1, 2), 4: (2, 4), 7: (4, 8), 12: (6, 12)}.items():
        t = table(energy={0: (energy, energy, 0)})
        assert engine_power(t.s, unit("M0")) == power
        assert die_of(t.s, unit("M0")) == die


@pytest.mark.rule("MS-EN-05")
def test_weapons_off() -> None:
    t = table(asteroids=[], M0=(3, 1), F1=(2, 1), energy={0: (8, 0, 7)})
    assert t.refused(codes.ATTACK + unit("F1"), "action") == "MS-EN-05"
    t.put("M0", (3, 0))
    assert t.refused(codes.RAID + t.planet((4, 0)), "action") == "MS-EN-05"
    # As defender its die counts 0, its buffs still count.
    t = table(asteroids=[], turn=1, M0=(3, 1), F0=(4, 1), F1=(2, 1), energy={0: (8, 0, 7)})
    t.dice(1).attack("M0", "F1").skip()
    assert t.alive("F1") and shield_in_hand(t.s, 0) == 7  # 1 against 0 + 1 wingman: a tie
    t.put("F1b", (2, 2)).dice(2).attack("M0", "F1b").skip()
    assert shield_in_hand(t.s, 0) == 5


@pytest.mark.rule("MS-EN-06")
def test_a_d2_is_a_d4_thrown_odd_and_even() -> None:
    for thrown, shown in ((1, 1), (2, 2), (3, 1), (4, 2)):
        t = table(asteroids=[], M0=(3, 1), F1=(2, 1), energy={0: (1, 1, 12)})
        news = t.listen()
        t.dice(thrown, 6).attack("F1", "M0").skip()
        threw = next(event for event in news if isinstance(event, Threw))
        assert (threw.sides, threw.shown) == (2, shown)


@pytest.mark.rule("MS-EN-07")
def test_shields_are_one_for_one() -> None:
    for energy in (0, 1, 5, 12):
        assert shield_in_hand(table(energy={0: (0, 0, energy)}).s, 0) == energy


@pytest.mark.rule("MS-EN-08")
def test_energy_is_set_freely_in_the_own_turn() -> None:
    t = table(asteroids=[], F0=(0, 3))
    set_energy(t, 4, 4, 7)
    set_energy(t, 7, 4, 4)
    t.move("F0", (1, 3))
    set_energy(t, 5, 5, 5)
    assert t.s.energy == [5, 5, 5, 5, 5, 5]
    t.end_turn()
    assert t.asked == [(1, "action")]  # seat 0 cannot set it now
    set_energy(t, 1, 2, 12)
    assert t.s.energy == [5, 5, 5, 1, 2, 12]


@pytest.mark.rule("MS-EN-09")
@pytest.mark.parametrize("how", ["step", "warp", "attack", "ability", "deploy", "resolved"])
def test_the_lock(how: str) -> None:
    t = table(
        asteroids=[],
        M0=(3, 0),
        F1=(2, 0),
        hulls={0: 5},
        holders={(2, -4): 0},
        tech={0: tech("Repair Drones", "Orbital Defences")},
        minerals={0: 1},
        hands={0: ["Wormhole"]},
    )
    assert t.can(codes.ENERGY)
    if how == "step":
        t.move("M0", (3, 1))
    elif how == "warp":
        t.play("Wormhole", unit("M0"), at((0, 3)))
    elif how == "attack":
        t.dice(6, 1).attack("F1", "M0").skip()
    elif how == "ability":
        t.do(codes.ABILITY + 4, "action")
    elif how == "deploy":
        t.do(codes.DEPLOY + unit("M0"), "action").do(at((3, 1)))
    else:
        t.move("M0")
    assert t.refused(codes.ENERGY, "action") == "MS-EN-09"
    t.end_turn().end_turn()
    assert t.can(codes.ENERGY)


@pytest.mark.rule("MS-EN-10")
def test_energy_gained_and_lost() -> None:
    t = table(minerals={0: 3}, tech={0: tech("Rear Turrets")}, energy={0: (12, 1, 2)})
    t.move("M0")  # the lock does not matter
    t.research("Energy Boost")
    assert t.asked == [(0, "energy-gain")]
    assert (1, 1, 0) not in t.options()  # no room on the full row
    t.do((0, 1, 1))
    assert t.s.energy[:3] == [12, 2, 3]
    # Lost Energy is taken from rows of the owner's choice.
    t = table(
        options={"modules": ["artifacts"]},
        asteroids=[],
        F0=(3, 0),
        holders={(4, 0): 1},
        artifacts={(4, 0): "Unstable Fuel"},
        energy={1: (12, 5, 0)},
    )
    t.dice(6).raid((4, 0), "F0").skip()
    assert sorted(t.asked) == [(0, "energy-gain"), (1, "energy-loss")]
    assert (0, 0, 2) not in t.options(seat=1)
    t.do((0, 2, 0), seat=1)
    assert t.s.energy[3:] == [12, 3, 0]


@pytest.mark.rule("MS-EN-11")
def test_shield_in_hand() -> None:
    t = table(
        options={"modules": ["artifacts"]},
        holders={(4, 0): 0},
        artifacts={(4, 0): "Bubble Wrap"},
    )
    t.s.absorbed[0] = 4
    assert shield_in_hand(t.s, 0) == 5 + 2 - 4
    t.s.absorbed[0] = 9
    assert shield_in_hand(t.s, 0) == 0


@pytest.mark.rule("MS-EN-12")
def test_every_shield_refills_at_the_end_of_every_turn() -> None:
    t = table(players=3)
    t.s.absorbed = [1, 2, 3]
    t.end_turn()
    assert t.s.absorbed == [0, 0, 0]
    assert t.s.turn == 1


@pytest.mark.rule("MS-EN-13")
def test_shield_first_then_hp() -> None:
    t = table(asteroids=[], B0=(3, 1), M1=(2, 1), energy={1: (7, 5, 3)}).dice(8, 1)
    t.attack("M1", "B0").skip()
    assert shield_in_hand(t.s, 1) == 0
    assert t.s.hulls[1] == 12 - (8 - 3)
    # Removed by name: the shield does not help.
    t = table(asteroids=[], B0=(3, 1), M1=(2, 1), hands={0: ["Dedotated Wam"]})
    t.play("Dedotated Wam").skip()
    assert t.s.hulls[1] == 9
    assert shield_in_hand(t.s, 1) == 5


@pytest.mark.rule("MS-EN-14")
def test_hp_between_0_and_12() -> None:
    t = table(hulls={0: 11}, hands={0: ["Hull Repair", "Hull Repair"]}).play("Hull Repair").skip()
    assert t.s.hulls[0] == 12
    assert not t.can_play("Hull Repair")
    t = table(asteroids=[], B0=(3, 1), M1=(2, 1), hulls={1: 2}, F1=(0, 5), energy={1: (8, 7, 0)})
    t.dice(8, 1).attack("M1", "B0").skip()
    assert not t.alive("M1")


@pytest.mark.rule("MS-EN-15")
def test_a_mothership_off_the_board() -> None:
    t = table(
        options={"mode": "vp"},
        asteroids=[],
        M0=None,
        F0=(0, 3),
        minerals={0: 3},
        tech={0: tech("Rear Turrets", "Repair Drones")},
        holders={(4, 0): 0},
    )
    assert t.refused(codes.ENERGY, "action") == "MS-EN-15"
    assert t.refused(codes.ABILITY + 4, "action") == "MS-TECH-10"
    t.research("Energy Boost")
    assert t.asked == [(0, "action")]  # no Energy decision now
    assert energy_due(t.s, 0) == 17
    t.s.due |= 1 << unit("M0")
    t.do(codes.END, "action").do(at((6, 0)), "respawn")
    assert t.asked == [(0, "energy-gain")]
    t.do((2, 0, 0))
    assert t.s.energy[:3] == [7, 5, 5]


@pytest.mark.rule("MS-EN-16")
def test_a_setting_names_the_whole_split_and_changes_something() -> None:
    t = table().do(codes.ENERGY, "action")
    assert t.refused((5, 5, 5)) == "MS-EN-16"
    assert t.refused((5, 10)) == "MS-EN-16"
    assert t.refused(5) == "MS-EN-16"
    assert (5, 5, 5) not in t.options()
