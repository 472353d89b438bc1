"""MS-ACT: cards that move ships and Stations, or keep them from moving."""

from __future__ import annotations

import pytest

from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.query import engine_power
from tests.games.mothership.table import Table, at, path, table, tech, unit

HOME = (4, 0)
"""Seat 0's home planet of the layout for two; seat 1's is (-4, 0)."""


def reach(t: Table, name: str) -> int:
    """Engine power as the game counts it."""
    return engine_power(t.s, unit(name))


@pytest.mark.rule("MS-ACT-01")
def test_afterburner_adds_four_spaces_for_this_turn() -> None:
    t = table(asteroids=[], hands={0: ["Afterburner"]}, F0=(1, 1))
    t.play("Afterburner", unit("F0"))
    assert reach(t, "F0") == 8
    t.move("F0", *[(1, 1 + n) for n in range(1, 7)], (0, 8), (-1, 8))
    assert t.where("F0") == (-1, 8)
    t.end_turn()
    assert reach(t, "F0") == 4


@pytest.mark.rule("MS-ACT-01")
def test_afterburner_is_too_late_for_a_ship_that_has_moved() -> None:
    t = table(asteroids=[], hands={0: ["Afterburner"]}, F0=(1, 1), F1=(3, 3))
    t.move("F0", (1, 2))
    t.do(codes.CARD + 0, "action")
    assert t.where("F0") == (1, 2)
    # Only the Mothership was left to choose, so the card lies on it already.
    assert (reach(t, "F0"), reach(t, "M0")) == (4, 7)


@pytest.mark.rule("MS-ACT-01")
def test_afterburner_cannot_be_laid_on_an_enemy() -> None:
    t = table(asteroids=[], hands={0: ["Afterburner"]}, F0=(1, 1), F1=(3, 3))
    t.play("Afterburner")
    assert t.refused(unit("F1")) == "MS-ACT-01"


@pytest.mark.rule("MS-ACT-16")
def test_punch_it_doubles_what_stands_at_that_moment() -> None:
    t = table(asteroids=[], hands={0: ["Afterburner", "Punch It!"]}, F0=(1, 1))
    t.play("Afterburner", unit("F0")).play("Punch It!", unit("F0"))
    assert reach(t, "F0") == 2 * (4 + 4)
    t = table(asteroids=[], hands={0: ["Afterburner", "Punch It!"]}, F0=(1, 1))
    t.play("Punch It!", unit("F0")).play("Afterburner", unit("F0"))
    assert reach(t, "F0") == 2 * 4 + 4


@pytest.mark.rule("MS-ACT-16")
def test_punch_it_wants_a_ship_that_has_not_attacked() -> None:
    t = table(asteroids=[], hands={0: ["Punch It!"]}, F0=(1, 1), F1=(2, 1), M0=None)
    t.dice(3, 3).attack("F1", "F0").skip()
    assert not t.can_play("Punch It!")


@pytest.mark.rule("MS-ACT-08")
def test_ninja_rope_moves_a_ship_after_its_attack() -> None:
    t = table(asteroids=[], hands={0: ["Ninja Rope"]}, F0=(1, 1), F1=(2, 1), B0=(1, 3))
    assert not t.can_play("Ninja Rope")
    t.dice(3, 3).attack("F1", "F0").skip()
    assert not t.can(codes.MOVE + unit("F0"))
    t.play("Ninja Rope")
    assert t.refused(path((1, 2), (0, 3), (-1, 4)), "way") == "MS-MOVE-01"
    t.do(path((1, 2), (0, 3)), "way")
    assert t.where("F0") == (0, 3)
    assert not t.can(codes.MOVE + unit("F0"))


@pytest.mark.rule("MS-ACT-08")
def test_ninja_rope_ignores_engine_bonuses_and_meets_asteroids() -> None:
    t = table(
        asteroids=[(1, 2)],
        hands={0: ["Ninja Rope", "Afterburner"]},
        F0=(1, 1),
        F1=(2, 1),
        tech={0: tech("It's a Trap!")},
    )
    t.play("Afterburner", unit("F0"))
    t.dice(3, 3, 2, 5).attack("F1", "F0").skip()
    t.play("Ninja Rope")
    t.do(path((1, 2), (0, 3)), "way").skip()
    assert not t.alive("F0")


@pytest.mark.rule("MS-ACT-08")
def test_ninja_rope_does_not_free_a_held_ship() -> None:
    t = table(asteroids=[], hands={0: ["Ninja Rope"]}, F0=(1, 1), F1=(2, 1))
    t.s.updated |= 1 << unit("F0")
    t.again().dice(3, 3).attack("F1", "F0").skip()
    assert not t.can_play("Ninja Rope")


@pytest.mark.rule("MS-ACT-13")
def test_gravity_manipulator_pulls_an_enemy_ship_near_a_friendly_planet() -> None:
    t = table(
        asteroids=[],
        hands={0: ["Gravity Manipulator"]},
        holders={HOME: 0},
        F1=(4, 3),
        B1=(4, -4),
    )
    t.play("Gravity Manipulator")  # the Bomber is 4 away: only the Fighter is in reach
    assert t.refused(path((3, 3), (2, 3), (1, 3)), "pull") == "MS-ACT-13"
    t.do(path((3, 3), (2, 3)), "pull")
    assert t.where("F1") == (2, 3)
    t.end_turn()
    assert t.can(codes.MOVE + unit("F1"))  # its owner's phases are untouched


@pytest.mark.rule("MS-ACT-13")
def test_gravity_manipulator_throws_a_ship_into_asteroids_and_before_guardians() -> None:
    t = table(asteroids=[(3, 3)], hands={0: ["Gravity Manipulator"]}, holders={HOME: 0}, F1=(4, 3))
    t.dice(2, 6).play("Gravity Manipulator").do(path((3, 3)), "pull").skip()
    assert not t.alive("F1")
    t = table(
        asteroids=[],
        hands={0: ["Gravity Manipulator"]},
        holders={HOME: 0},
        F1=(4, 3),
        G0=(2, 3),
        F0=(8, -4),
    )
    t.dice(6, 1).play("Gravity Manipulator").do(path((3, 3)), "pull").skip()
    assert not t.alive("F1")


@pytest.mark.rule("MS-ACT-13")
def test_gravity_manipulator_needs_a_friendly_planet_within_three() -> None:
    t = table(asteroids=[], hands={0: ["Gravity Manipulator"]}, F1=(4, 3))
    assert not t.can_play("Gravity Manipulator")


@pytest.mark.rule("MS-ACT-15")
def test_panic_button_takes_the_ship_out_of_the_fight() -> None:
    t = table(asteroids=[], hands={1: ["Panic Button"]}, holders={(-4, 0): 1}, F0=(1, 1), F1=(2, 1))
    t.attack("F1", "F0")
    assert t.asked == [(1, "evade")]
    t.answer_with("Panic Button")
    assert t.refused(at((3, 3)), "refuge") == "MS-ACT-15"
    t.do(at((-4, 1)), "refuge")
    assert t.where("F1") == (-4, 1)
    assert t.asked == [(0, "action")]
    assert t.s.minerals[0] == 0
    assert not t.can(codes.MOVE + unit("F0"))  # the attack phase stays used


@pytest.mark.rule("MS-ACT-15")
def test_panic_button_needs_a_space_beside_a_friendly_planet() -> None:
    t = table(asteroids=[], hands={1: ["Panic Button"]}, F0=(1, 1), F1=(2, 1))
    t.attack("F1", "F0")
    assert "evade" not in [key for _, key in t.asked]


@pytest.mark.rule("MS-ACT-15")
def test_panic_button_is_no_help_against_asteroids() -> None:
    t = table(asteroids=[(1, 2)], hands={0: ["Panic Button"]}, holders={HOME: 0}, F0=(1, 1))
    t.dice(1, 6).move("F0", (1, 2))
    assert "evade" not in [key for _, key in t.asked]
    t.skip()
    assert not t.alive("F0")


@pytest.mark.rule("MS-ACT-20")
def test_convoy_speeds_up_those_who_stood_beside_the_mothership_at_the_start() -> None:
    t = table(
        asteroids=[],
        hands={0: ["Convoy"]},
        M0=(1, 1),
        F0=(2, 1),
        B0=(1, 2),
        F0b=(0, 2),
        F0c=(3, 3),
    )
    t.move("F0b", (0, 3))  # has moved: no Convoy for it
    t.move("F0c", (2, 3)).play("Convoy")
    assert [reach(t, name) for name in ("F0", "B0", "F0b", "F0c", "M0")] == [7, 6, 4, 4, 3]
    t.end_turn()
    assert reach(t, "F0") == 4


@pytest.mark.rule("MS-ACT-20")
def test_convoy_needs_an_escort_from_the_start_of_the_turn() -> None:
    t = table(asteroids=[], hands={0: ["Convoy"]}, M0=(1, 1), F0=(4, 2))
    assert not t.can_play("Convoy")
    t.move("M0", (2, 1), (3, 1), (3, 2))  # comes beside it only now
    assert not t.can_play("Convoy")


@pytest.mark.rule("MS-ACT-21")
def test_forced_update_holds_an_enemy_ship_in_its_owners_next_turn() -> None:
    t = table(asteroids=[], hands={0: ["Forced Update"]}, F1=(1, 1), F0=(2, 1), B1=(5, 3))
    t.play("Forced Update")
    assert t.refused(unit("F0")) == "MS-ACT-21"
    t.do(unit("F1")).end_turn()
    assert not t.can(codes.MOVE + unit("F1"))
    assert t.can(codes.MOVE + unit("B1"))
    assert t.can(codes.ATTACK + unit("F0"))  # it may attack
    t.end_turn().end_turn()
    assert t.can(codes.MOVE + unit("F1"))


@pytest.mark.rule("MS-ACT-23")
def test_migration_takes_the_station_beside_a_friendly_planet() -> None:
    t = table(asteroids=[(2, -3)], hands={0: ["Migration"]}, holders={(2, -4): 0})
    t.play("Migration")
    assert t.refused(at((5, 0))) == "MS-ACT-23"
    t.dice(5).do(at((2, -3)))
    assert t.where("S0") == (2, -3)
    assert t.s.stations[0] == 12  # asteroids: a 5 is one step


@pytest.mark.rule("MS-ACT-23")
def test_migration_needs_a_friendly_planet() -> None:
    t = table(asteroids=[], hands={0: ["Migration"]}, holders={(2, -4): 1})
    assert not t.can_play("Migration")


@pytest.mark.rule("MS-ACT-26")
def test_cowardly_retreat_takes_ship_and_neighbours_home() -> None:
    t = table(
        asteroids=[],
        hands={0: ["Cowardly Retreat"]},
        F0=(1, 1),
        F0b=(2, 1),
        B0=(1, 2),
        F0c=(3, 3),
        S0=(7, 0),
        holders={HOME: 0},
    )
    t.move("B0", (0, 3), (1, 2))  # has moved, so it stays although it stands beside
    t.play("Cowardly Retreat", unit("F0"))
    assert t.refused(at((-4, 1)), "retreat") == "MS-ACT-26"
    t.do(at((4, 1)), "retreat").do(at((7, 1)), "retreat")
    assert [t.where(n) for n in ("F0", "F0b", "B0", "F0c")] == [(4, 1), (7, 1), (1, 2), (3, 3)]
    assert not t.can(codes.MOVE + unit("F0"))
    assert t.asked == [(0, "action")]


@pytest.mark.rule("MS-ACT-26")
def test_cowardly_retreat_with_one_space_asks_who_goes() -> None:
    t = table(
        asteroids=[],
        hands={0: ["Cowardly Retreat"]},
        F0=(1, 1),
        F0b=(2, 1),
        M0=(8, 0),
        F1=(8, -1),
        F1b=(7, -1),
        F1c=(6, 0),
        B1=(6, 1),
    )
    t.play("Cowardly Retreat", unit("F0"))
    t.do(unit("F0b"), "retreat-ship").do(at((7, 1)), "retreat")
    assert (t.where("F0"), t.where("F0b")) == ((1, 1), (7, 1))
    assert t.can(codes.MOVE + unit("F0"))


@pytest.mark.rule("MS-ACT-26")
def test_cowardly_retreat_places_all_before_the_first_arrival() -> None:
    t = table(
        asteroids=[(4, 1), (4, -1)],
        hands={0: ["Cowardly Retreat"]},
        F0=(1, 1),
        F0b=(2, 1),
        holders={HOME: 0},
    )
    t.play("Cowardly Retreat", unit("F0"))
    t.do(at((4, 1)), "retreat").do(at((4, -1)), "retreat")
    assert t.asked == [(0, "arrival")]
    t.dice(6, 1, 1, 6).do(unit("F0b"), "arrival").skip()
    assert (t.alive("F0"), t.alive("F0b")) == (False, True)


@pytest.mark.rule("MS-ACT-26")
def test_cowardly_retreat_is_not_playable_when_nobody_can_go() -> None:
    t = table(asteroids=[], hands={0: ["Cowardly Retreat"]}, F0=(1, 1), M0=None)
    t.s.updated |= 1 << unit("F0")
    t.again()
    assert not t.can_play("Cowardly Retreat")


@pytest.mark.rule("MS-ACT-38")
def test_wormhole_takes_a_ship_to_any_empty_space() -> None:
    t = table(asteroids=[], hands={0: ["Wormhole"]}, F0=(1, 1), F1=(-5, 5))
    t.play("Wormhole", unit("F0"))
    assert t.refused(at((-5, 5))) == "MS-ACT-38"
    t.do(at((-5, 6)))
    assert t.where("F0") == (-5, 6)
    assert not t.can(codes.MOVE + unit("F0"))  # a warp resolves the movement phase
    assert t.can(codes.ATTACK + unit("F1"))


@pytest.mark.rule("MS-ACT-38")
def test_wormhole_is_too_late_for_an_own_ship_that_has_moved_but_not_for_a_teammates() -> None:
    t = table(asteroids=[], hands={0: ["Wormhole"]}, F0=(1, 1), M0=None)
    t.move("F0", (1, 2))
    assert not t.can_play("Wormhole")
    t = table(
        options={"mode": "team", "teams": "2v2"},
        asteroids=[],
        hands={0: ["Wormhole"]},
        F0=(1, 1),
        F2=(2, 1),
        M0=None,
        M2=None,
    )
    t.move("F0", (1, 2)).play("Wormhole").do(at((-6, 3)))
    assert t.where("F2") == (-6, 3)
