"""Asteroids (MS-AST)."""

from __future__ import annotations

import pytest

from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.query import shield_in_hand
from tests.games.mothership.table import Table, at, card, path, table, tech, unit


def entry(**more: object) -> Table:
    """Fighter 0 beside a field of two spaces."""
    return table(asteroids=[(1, 3), (2, 3)], F0=(0, 3), **more)  # type: ignore[arg-type]


@pytest.mark.rule("MS-AST-01")
def test_arriving_from_outside_is_a_fight() -> None:
    t = entry(gas={0: 1}, hands={0: ["Defence Buff"]}).move("F0", (1, 3))
    assert t.asked == [(0, "asteroid-cards")]
    assert t.s.fight is not None and t.s.fight.attackers == ()


@pytest.mark.rule("MS-AST-02")
@pytest.mark.parametrize(("own", "rock", "lives"), [(3, 3, True), (4, 3, True), (2, 3, False)])
def test_the_unit_wins_on_equal_or_higher(own: int, rock: int, lives: bool) -> None:
    t = entry().dice(own, rock).move("F0", (1, 3))
    assert t.alive("F0") is lives


@pytest.mark.rule("MS-AST-03")
def test_the_window() -> None:
    t = table(
        asteroids=[(1, 3)],
        M0=(0, 3),
        gas={0: 2},
        tech={0: tech("Solar Beam")},
        hands={0: ["Volt Switch", "Seismic Charge", "The Forks"]},
    )
    t.move("M0", (1, 3))
    assert t.options() == [-1, card("Volt Switch"), 1000]
    t.do(1000).answer_with("Volt Switch").skip("asteroid-cards")
    assert t.asked == [(0, "gas")]
    t.dice(1, 6).do(1)
    assert t.asked == [(0, "after-roll")]
    assert card("The Forks") in t.options()


@pytest.mark.rule("MS-AST-04")
def test_own_buffs_count_wingmen_do_not() -> None:
    t = entry(tech={0: tech("Red Leader")}).dice(3, 4).move("F0", (1, 3))
    assert t.alive("F0")
    t = entry(F0b=(1, 2)).dice(3, 4).move("F0", (1, 3))
    assert not t.alive("F0")


@pytest.mark.rule("MS-AST-05")
def test_a_winner_moves_about_freely_until_it_leaves() -> None:
    t = entry().dice(6, 1).move("F0", (1, 3))
    t.do(path((2, 3)))
    assert t.where("F0") == (2, 3) and t.asked == [(0, "action")]
    t.end_turn().end_turn()
    t.move("F0", (1, 3))
    assert t.where("F0") == (1, 3) and t.asked == [(0, "action")]
    t.end_turn().end_turn()
    t.dice(1, 6).move("F0", (0, 3), (1, 3))
    assert not t.alive("F0")  # it had left the field


@pytest.mark.rule("MS-AST-06")
def test_warps_inside_one_field_ask_for_no_roll() -> None:
    t = table(asteroids=[(1, 3), (2, 3), (0, -3)], F0=(1, 3), hands={0: ["Wormhole"]}, M0=None)
    t.play("Wormhole", unit("F0"), at((2, 3)))
    assert t.where("F0") == (2, 3) and t.s.fight is None
    t = table(asteroids=[(1, 3), (2, 3), (0, -3)], F0=(1, 3), hands={0: ["Wormhole"]}, M0=None)
    t.dice(6, 1).play("Wormhole", unit("F0"), at((0, -3)))
    assert t.s.rng.told == []  # type: ignore[attr-defined]


@pytest.mark.rule("MS-AST-07")
@pytest.mark.parametrize("name", ["F0", "B0"])
def test_small_losers_are_destroyed(name: str) -> None:
    t = table(asteroids=[(1, 3)], **{name: (0, 3)}).dice(1, 6)  # type: ignore[arg-type]
    assert not t.move(name, (1, 3)).alive(name)


@pytest.mark.rule("MS-AST-08")
def test_a_losing_mothership_goes_on() -> None:
    t = table(asteroids=[(1, 3), (2, 3)], M0=(0, 3), energy={0: (6, 5, 4)}).dice(1, 6)
    t.move("M0", (1, 3))
    assert shield_in_hand(t.s, 0) == 0 and t.s.hulls[0] == 10
    t.do(path((2, 3)))  # no second roll in the same field
    assert t.where("M0") == (2, 3) and t.s.hulls[0] == 10


@pytest.mark.rule("MS-AST-09")
@pytest.mark.parametrize(("shown", "left"), [(3, 16), (4, 12), (6, 12)])
def test_a_station_takes_the_die(shown: int, left: int) -> None:
    t = table(asteroids=[(6, 0)], tech={0: tech("Auxiliary Engines")}, hands={0: ["Defence Buff"]})
    t.dice(shown).do(codes.SHIFT, "action").do(at((6, 0)))
    assert t.s.stations[0] == left
    assert t.asked == [(0, "action")]


@pytest.mark.rule("MS-AST-10")
def test_the_rest_of_the_way_is_chosen_anew() -> None:
    t = entry(F1=(1, 4)).dice(6, 1)
    t.move("F0", (1, 3), (2, 3), (3, 3))
    assert t.asked == [(0, "way")]
    t.do(path((1, 2)))
    assert t.where("F0") == (1, 2)
    assert not t.s.fought >> unit("F0") & 1


@pytest.mark.rule("MS-AST-11")
def test_nobody_profits_and_life_support_saves() -> None:
    t = table(
        options={"mode": "vp"},
        asteroids=[(3, 1)],
        F1=(3, 0),
        holders={(4, 0): 0},
        hands={0: ["Gravity Manipulator"]},
    )
    t.dice(1, 6).play("Gravity Manipulator", unit("F1"), path((3, 1))).skip()
    assert not t.alive("F1")
    assert t.s.minerals[0] == 0 and t.s.kills[0] == 0
    t = entry(hands={0: ["Life Support"]}).dice(1, 6)
    t.move("F0", (1, 3)).skip("asteroid-cards", "after-roll")
    t.answer_with("Life Support")
    assert t.alive("F0")
    t.do(path((2, 3)))  # it counts as having won
    assert t.where("F0") == (2, 3)


@pytest.mark.rule("MS-AST-12")
def test_standing_in_asteroids_changes_no_other_roll() -> None:
    t = table(asteroids=[(0, 3), (1, 3)], F0=(0, 3), F1=(1, 3)).dice(4, 3)
    t.attack("F1", "F0").skip()
    assert not t.alive("F1")
