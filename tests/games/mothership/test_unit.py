"""Units and what they damage (MS-UNIT)."""

from __future__ import annotations

import pytest

from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.query import die_of, shield_in_hand
from tests.games.mothership.table import Table, table, unit


def targets(t: Table) -> set[int]:
    return {
        code - codes.ATTACK
        for code in t.options("action")
        if isinstance(code, int) and codes.ATTACK <= code < codes.RAID
    }


@pytest.mark.rule("MS-UNIT-01")
def test_fighter() -> None:
    t = table(asteroids=[], F0=(0, 3), F1=(1, 3), B1=(0, 4), M1=(-1, 3), S1=(0, 2))
    assert die_of(t.s, unit("F0")) == 6
    assert targets(t) == {unit("F1"), unit("B1"), unit("M1")}
    t.dice(6, 1).attack("M1", "F0").skip()
    assert t.s.hulls[1] == 12 and shield_in_hand(t.s, 1) == 0  # the shield alone
    assert table(asteroids=[], F0=(3, 0)).can(codes.RAID)


@pytest.mark.rule("MS-UNIT-02")
def test_bomber() -> None:
    t = table(asteroids=[], B0=(0, 3), F1=(3, 3), B1=(0, 4), M1=(1, 3), F1b=(-1, 3))
    assert die_of(t.s, unit("B0")) == 8
    assert targets(t) == {unit("M1")}
    assert t.refused(codes.ATTACK + unit("F1b"), "action") == "MS-UNIT-06"
    t = table(asteroids=[], B0=(-6, 0), M1=(0, 3))
    assert targets(t) == {unit("S1")}
    assert table(asteroids=[], B0=(3, 0)).can(codes.RAID)


@pytest.mark.rule("MS-UNIT-03")
def test_mothership() -> None:
    t = table(asteroids=[], M0=(0, 3), F1=(1, 3), B1=(0, 4), M1=(-1, 3), F1b=(-1, 4))
    assert die_of(t.s, unit("M0")) == 6
    assert targets(t) == {unit("F1"), unit("B1"), unit("M1"), unit("F1b")}
    assert targets(table(asteroids=[], M0=(-6, 0), M1=(0, 3))) == {unit("S1")}
    assert table(asteroids=[], M0=(3, 0)).can(codes.RAID)


@pytest.mark.rule("MS-UNIT-04")
def test_guardian() -> None:
    t = table(asteroids=[], G1=(0, 3), M0=(0, 0 + 5), energy={0: (5, 5, 5)}, turn=0)
    assert die_of(t.s, unit("G1")) == 6
    t.s.absorbed[0] = 4
    # It takes the Mothership's last shield and HP, then falls itself.
    t.dice(6, 1, 1, 6).move("M0", (0, 4))
    t.skip()
    assert t.s.hulls[0] == 12 - 5
    assert not t.alive("G1")


@pytest.mark.rule("MS-UNIT-05")
def test_station_never_rolls() -> None:
    t = table(asteroids=[], B0=(-6, 0), M1=(0, 3)).dice(1)
    t.attack("S1", "B0").skip()
    assert t.alive("B0")
    assert t.s.rng.told == []  # type: ignore[attr-defined]  # one die in all


@pytest.mark.rule("MS-UNIT-06")
def test_only_what_could_be_damaged_is_attacked() -> None:
    t = table(asteroids=[], F0=(0, 3), M1=(1, 3), energy={1: (8, 7, 0)})
    assert t.refused(codes.ATTACK + unit("M1"), "action") == "MS-UNIT-06"
    t = table(asteroids=[], F0=(0, 3), M1=(1, 3), energy={1: (8, 6, 1)})
    assert t.can(codes.ATTACK + unit("M1"))
    t.s.absorbed[1] = 1
    assert not t.again().can(codes.ATTACK + unit("M1"))


@pytest.mark.rule("MS-UNIT-07")
def test_a_bomber_that_defends_only_survives() -> None:
    t = table(asteroids=[], F0=(0, 3), B1=(1, 3)).dice(1, 8)
    t.attack("B1", "F0").skip()
    assert t.alive("F0") and t.alive("B1")
    assert t.s.minerals == [0, 0]


@pytest.mark.rule("MS-UNIT-08")
def test_a_fighter_takes_no_more_than_the_shield() -> None:
    t = table(asteroids=[], F0=(0, 3), M1=(1, 3), energy={1: (7, 6, 2)}).dice(6, 1)
    t.attack("M1", "F0").skip()
    assert shield_in_hand(t.s, 1) == 0 and t.s.hulls[1] == 12


@pytest.mark.rule("MS-UNIT-09")
def test_any_damage_destroys_small_units() -> None:
    t = table(asteroids=[], F0=(0, 3), F1=(1, 3)).dice(2, 1)
    assert not t.attack("F1", "F0").skip().alive("F1")


@pytest.mark.rule("MS-UNIT-10")
@pytest.mark.parametrize(("shown", "steps"), [(3, 0), (4, 1), (7, 1), (8, 2)])
def test_station_damage_in_steps_of_four(shown: int, steps: int) -> None:
    t = table(asteroids=[], B0=(-6, 0), B0b=(-7, 1), M1=(0, 3)).dice(shown)
    t.attack("S1", "B0").skip()
    assert t.s.stations[1] == 16 - 4 * steps
    # Each attack by itself: the rest is forgotten.
    t.dice(3).attack("S1", "B0b").skip()
    assert t.s.stations[1] == 16 - 4 * steps


@pytest.mark.rule("MS-UNIT-11")
def test_a_station_at_0_is_destroyed() -> None:
    t = table(asteroids=[], players=3, B0=(-6, 6), stations={1: 4}, M1=(0, 3)).dice(4)
    t.attack("S1", "B0").skip()
    assert not t.alive("S1")
    assert t.s.out == 0b10
