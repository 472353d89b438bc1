"""Several ships, wingmen, guards (MS-MULTI, MS-WING, MS-GUARD)."""

from __future__ import annotations

import pytest

from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.query import shield_in_hand, wingmen
from tests.games.mothership.table import Table, at, table, tech, unit


@pytest.mark.rule("MS-MULTI-01")
def test_all_are_named_at_once() -> None:
    t = table(asteroids=[], F0=(0, 3), F0b=(1, 2), F0c=(2, 2), F1=(1, 3)).dice(1, 1, 6)
    t.do(codes.ATTACK + unit("F1"), "action")
    assert len(t.options()) == 7  # every set of the three
    t.do((unit("F0"), unit("F0b"))).skip()
    # The third did not join later; it may make an attack of its own.
    assert t.alive("F0c")
    assert t.can(codes.ATTACK + unit("F1"))


@pytest.mark.rule("MS-MULTI-02")
def test_each_rolls_with_its_own_buffs() -> None:
    t = table(asteroids=[], F0=(0, 3), B0=(1, 2), M1=(1, 3), tech={0: tech("Red Leader")})
    t.dice(2, 3, 1).attack("M1", "F0", "B0").skip()
    assert shield_in_hand(t.s, 1) == 0  # 2 + 1 + 3 = 6 against 5 shields
    assert t.s.hulls[1] == 11


@pytest.mark.rule("MS-MULTI-03")
def test_every_losing_attacker_takes_the_full_total() -> None:
    t = table(asteroids=[], F0=(0, 3), M0=(1, 2), M1=(1, 3), energy={0: (5, 5, 5)})
    t.dice(1, 1, 6).attack("M1", "F0", "M0").skip()
    assert not t.alive("F0")
    assert t.s.hulls[0] == 11 and shield_in_hand(t.s, 0) == 0


@pytest.mark.rule("MS-MULTI-04")
@pytest.mark.parametrize(
    ("fighter", "bomber", "shield", "hull_lost"),
    [(6, 2, 5, 2), (6, 8, 5, 8), (1, 8, 5, 4), (2, 2, 5, 0), (6, 1, 1, 1)],
)
def test_fighters_only_strip_shields(
    fighter: int, bomber: int, shield: int, hull_lost: int
) -> None:
    rows = (10 - shield, 5, shield)
    t = table(asteroids=[], F0=(0, 3), B0=(1, 2), M1=(1, 3), energy={1: rows})
    t.dice(fighter, bomber, 1).attack("M1", "F0", "B0").skip()
    assert t.s.hulls[1] == 12 - hull_lost
    assert shield_in_hand(t.s, 1) == max(0, shield - fighter - bomber)


@pytest.mark.rule("MS-MULTI-05")
def test_players_never_attack_together() -> None:
    t = table(
        options={"mode": "team", "teams": "2v2"}, asteroids=[], F0=(0, 2), F2=(1, 1), F1=(1, 2)
    )
    t.put("F0b", (2, 1))
    t.do(codes.ATTACK + unit("F1"), "action")
    assert t.refused((unit("F0"), unit("F2"))) == "MS-MULTI-05"
    assert (unit("F2"),) not in t.options()


@pytest.mark.rule("MS-MULTI-06")
def test_guardians_never_join() -> None:
    t = table(asteroids=[], F0=(0, 3), F0b=(1, 2), F1=(1, 3))
    t.s.enter(unit("G0"), at((2, 2)))
    t.again()
    t.do(codes.ATTACK + unit("F1"), "action")
    assert all(unit("G0") not in ships for ships in t.options() if isinstance(ships, tuple))


@pytest.mark.rule("MS-MULTI-07")
def test_gas_is_limited_to_four_in_all() -> None:
    t = table(asteroids=[], M0=(0, 3), F0=(1, 2), F1=(1, 3), gas={0: 20}).attack("F1", "M0", "F0")
    assert t.options("gas") == [0, 1, 2, 3, 4]
    t.do(4)
    assert (0, "gas") not in t.asked


@pytest.mark.rule("MS-MULTI-08")
def test_one_attack_a_turn_for_each_ship() -> None:
    t = table(asteroids=[], F0=(0, 3), F0b=(1, 2), F0c=(2, 2), F1=(1, 3)).dice(1, 1)
    t.attack("F1", "F0").skip()
    t.do(codes.ATTACK + unit("F1"), "action")
    assert t.refused((unit("F0"), unit("F0b"))) == "MS-MULTI-08"
    t.do((unit("F0b"),))


# Wingmen -----------------------------------------------------------------------------------------


@pytest.mark.rule("MS-WING-01")
def test_friends_beside_a_defender_add_one_each() -> None:
    t = table(asteroids=[], F0=(0, 3), F1=(1, 3), B1=(2, 3), G1=(2, 2), M1=(-8, 0))
    assert wingmen(t.s, unit("F1")) == 2
    t.dice(3, 1).attack("F1", "F0").skip()
    assert t.alive("F1") and t.alive("F0")  # 3 against 1 + 2


@pytest.mark.rule("MS-WING-02")
def test_guardians_receive_it_also_as_attackers() -> None:
    t = table(asteroids=[], G1=(0, 3), F1=(0, 2), F0=(0, 5))
    t.dice(3, 3, 1, 6).move("F0", (0, 4)).skip()
    assert not t.alive("F0")  # 3 + 1 against 3


@pytest.mark.rule("MS-WING-03")
def test_attackers_get_none() -> None:
    t = table(asteroids=[], F0=(0, 3), F0b=(-1, 3), F1=(1, 3)).dice(3, 3)
    t.attack("F1", "F0").skip()
    assert t.alive("F1")  # a tie


@pytest.mark.rule("MS-WING-04")
def test_a_station_is_no_wingman_and_has_none() -> None:
    t = table(asteroids=[], F0=(-5, 0), F1=(-6, 0), M1=(0, 3)).dice(3, 3)
    assert wingmen(t.s, unit("F1")) == 0
    t.attack("F1", "F0").skip()
    assert t.alive("F0") and t.alive("F1")


@pytest.mark.rule("MS-WING-05")
def test_wingmen_take_no_damage() -> None:
    # The Bomber could not damage the Fighter, but it helps; it survives the loss.
    t = table(asteroids=[], F0=(0, 3), F1=(1, 3), B1=(2, 3)).dice(6, 1)
    t.attack("F1", "F0").skip()
    assert not t.alive("F1") and t.alive("B1")


@pytest.mark.rule("MS-WING-06")
def test_wingmen_are_counted_at_the_roll() -> None:
    t = table(asteroids=[], F0=(0, 3), F1=(1, 3), B1=(2, 3), hands={0: ["Expansion Pak"]})
    t.attack("F1", "F0")
    t.s.leave(unit("B1"))  # gone before the dice fall
    t.dice(3, 3).skip()
    assert t.alive("F0") and t.alive("F1")


@pytest.mark.rule("MS-WING-07")
def test_none_against_asteroids() -> None:
    t = table(asteroids=[(1, 3)], F0=(0, 3), F0b=(2, 3)).dice(3, 4)
    assert not t.move("F0", (1, 3)).skip().alive("F0")


@pytest.mark.rule("MS-WING-08")
def test_attacks_over_distance_meet_them() -> None:
    t = table(asteroids=[], B0=(0, 3), M1=(4, 3), F1=(5, 3), hands={0: ["Railguns"]}).dice(5, 5)
    t.play("Railguns", unit("B0"), unit("M1")).skip()
    assert shield_in_hand(t.s, 1) == 5  # 5 against 5 + 1


# Guarding ----------------------------------------------------------------------------------------


def siege(**more: object) -> Table:
    return table(asteroids=[], B0=(-6, 0), F0=(0, 5), M1=(0, 3), **more)  # type: ignore[arg-type]


@pytest.mark.rule("MS-GUARD-01")
@pytest.mark.parametrize("guard", ["F1", "B1", "G1"])
def test_a_guarded_station(guard: str) -> None:
    assert siege().can(codes.ATTACK + unit("S1"))
    t = siege(**{guard: (-8, 1)})
    assert t.refused(codes.ATTACK + unit("S1"), "action") == "MS-GUARD-01"


@pytest.mark.rule("MS-GUARD-02")
def test_guardians_guard_planets_ships_do_not() -> None:
    t = table(asteroids=[], F0=(3, 0), F1=(5, 0), holders={(4, 0): 1})
    assert t.can(codes.RAID + t.planet((4, 0)))
    t = table(asteroids=[], F0=(3, 0), G1=(5, 0), holders={(4, 0): 1})
    assert t.refused(codes.RAID + t.planet((4, 0)), "action") == "MS-GUARD-02"


@pytest.mark.rule("MS-GUARD-03")
def test_guarding_blocks_attacks_over_distance() -> None:
    t = table(asteroids=[], B0=(-3, 0), M1=(0, 3), hands={0: ["Railguns"]}, holders={(-4, 0): 0})
    assert t.can_play("Railguns")
    assert not t.put("F1", (-8, 1)).can_play("Railguns")


@pytest.mark.rule("MS-GUARD-04")
def test_guarding_holds_whatever_the_attackers_can_damage() -> None:
    # Bombers cannot damage the Fighter that guards; it guards all the same.
    t = siege(F1=(-8, 1))
    assert t.refused(codes.ATTACK + unit("S1"), "action") == "MS-GUARD-01"


@pytest.mark.rule("MS-GUARD-05")
def test_ignored_when_only_bombers_are_left() -> None:
    t = table(asteroids=[], B0=(-6, 0), B1=(-8, 1), M0=None, M1=None, homes=False)
    assert t.can(codes.ATTACK + unit("S1"))
    assert not t.put("F0", (0, 5)).can(codes.ATTACK + unit("S1"))


@pytest.mark.rule("MS-GUARD-06")
def test_captures_without_attack_are_not_blocked() -> None:
    t = table(
        asteroids=[],
        F0=(2, 0),
        G1=(5, 0),
        holders={(4, 0): 1},
        hands={0: ["Friendly Negotiations"]},
    )
    t.play("Friendly Negotiations", t.planet((4, 0))).skip()
    assert t.holder((4, 0)) == 0


@pytest.mark.rule("MS-GUARD-07")
def test_neutral_planets_are_never_guarded() -> None:
    t = table(asteroids=[], F0=(3, 0), G1=(5, 0))
    assert t.can(codes.RAID + t.planet((4, 0)))
