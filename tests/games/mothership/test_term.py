"""Terms (MS-TERM)."""

from __future__ import annotations

import pytest

from headframe.core.codec import encode
from headframe.core.playout import play_random
from headframe.core.rng import Rng
from headframe.games.mothership.board import DISTANCE, GRID, NEXT
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.query import planet_defence
from headframe.games.mothership.units import KIND, KIND_NAMES
from tests.games.mothership.table import GAME, at, table, unit


@pytest.mark.rule("MS-TERM-01")
def test_effects_on_ships_never_touch_stations_or_guardians() -> None:
    t = table(hands={0: ["Forced Update"]}, F1=(0, 2), G1=(0, -2))
    t.do(codes.CARD + 20, "action")
    named = {KIND_NAMES[KIND[option]] for option in t.options() if isinstance(option, int)}
    assert named == {"Mothership", "Fighter"}


@pytest.mark.rule("MS-TERM-02")
def test_friend_enemy_and_neutral() -> None:
    t = table(
        options={"mode": "team", "teams": "2v2"},
        asteroids=[],
        F0=(3, 3),
        F1=(2, 2),
        F2=(2, 3),
        holders={(1, 3): 2},
    )
    # Seat 2 is a teammate, seat 1 an enemy; the gas planet is neutral and may be attacked.
    assert t.can(codes.ATTACK + unit("F1")) is False
    t.put("F0", (1, 2))
    assert t.can(codes.ATTACK + unit("F1"))
    assert not t.can(codes.ATTACK + unit("F2"))
    assert t.refused(codes.RAID + t.planet((1, 3)), "action") == "MS-PLAN-02"
    t.put("F0", (4, 1))
    assert t.can(codes.RAID + t.planet((4, 0)))


@pytest.mark.rule("MS-TERM-03")
def test_distance_counts_steps_whatever_stands_between() -> None:
    assert sorted(GRID.coords[space] for space in GRID.neighbours[at((0, 0))]) == sorted(
        [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    )
    assert DISTANCE[at((7, 0))][at((-7, 0))] == 14
    assert DISTANCE[at((2, -1))][at((-1, 2))] == 3
    # Railguns reach distance 4 over a planet and units between.
    t = table(
        asteroids=[], hands={0: ["Railguns"]}, B0=(6, -1), F1=(5, -1), F1b=(4, -1), M1=(2, -1)
    )
    assert t.can_play("Railguns")
    assert not t.put("M1", (3, -1)).can_play("Railguns")


@pytest.mark.rule("MS-TERM-04")
def test_a_space_holds_one_piece() -> None:
    t = table(asteroids=[], F0=(3, 0), F0b=(3, 1), F1=(2, 1))
    t.do(codes.MOVE + unit("F0"), "action")
    ends = {way[-1] for way in t.options() if isinstance(way, tuple) and way}
    assert at((3, 1)) not in ends and at((2, 1)) not in ends and at((4, 0)) not in ends
    # Asteroids are ground: a ship may stop among them.
    t = table(asteroids=[(3, 1)], F0=(3, 0))
    t.do(codes.MOVE + unit("F0"), "action")
    assert at((3, 1)) in {way[-1] for way in t.options() if isinstance(way, tuple) and way}


@pytest.mark.rule("MS-TERM-05")
def test_at_any_time_means_open() -> None:
    t = table(hands={0: ["Hull Repair"]}, hulls={0: 5}, asteroids=[], F0=(3, 0), F1=(2, 0))
    assert t.can_play("Hull Repair")
    t.attack("F1", "F0")
    # In the middle of the dogfight it is not open: the card is no answer to any window.
    assert t.asked == [(0, "attacker-cards")]
    assert t.refused(4) == "MS-CARD-07"
    t.skip().do(codes.END, "action")
    assert t.asked == [(0, "sell")]
    t.do(-1)
    assert t.asked == [(1, "action")]


@pytest.mark.rule("MS-TERM-06")
def test_every_kind_of_arrival_meets_asteroids() -> None:
    rocks = [(3, 1)]
    step = table(asteroids=rocks, F0=(3, 0)).dice(6, 1)
    step.move("F0", (3, 1))
    assert step.s.rng.told == []  # type: ignore[attr-defined]  # both dice were thrown
    warp = table(asteroids=rocks, F0=(6, 1), hands={0: ["Wormhole"]}).dice(1, 6)
    warp.play("Wormhole", unit("F0"), at((3, 1)))
    warp.skip()
    assert not warp.alive("F0")
    forced = table(
        asteroids=rocks, F1=(3, 0), hands={0: ["Gravity Manipulator"]}, holders={(4, 0): 0}
    ).dice(1, 6)
    forced.play("Gravity Manipulator", unit("F1"), (at((3, 1)),)).skip()
    assert not forced.alive("F1")
    deployed = table(asteroids=rocks, F0=(3, 0), tech={0: 1 << 24}, minerals={0: 1}).dice(1, 6)
    deployed.do(codes.DEPLOY + unit("F0"), "action").do(at((3, 1)))
    assert not deployed.alive("G0")
    # The fleet's placing is no arrival (and never lies on asteroids).
    assert GAME.new({"players": 2}, "x").fight is None


@pytest.mark.rule("MS-TERM-07")
def test_an_attack_on_a_planet_is_no_dogfight() -> None:
    t = table(asteroids=[], F0=(3, 0), hands={0: ["Expansion Pak"], 1: ["Panic Button"]})
    t.dice(5).raid((4, 0), "F0")
    # No window asked for dogfight cards; only The Forks may still come (MS-PLAN-03).
    assert t.asked == [(0, "after-throw")]
    t.skip()
    assert t.holder((4, 0)) == -1


@pytest.mark.rule("MS-TERM-08")
def test_a_roll_against_asteroids_is_a_defence_roll() -> None:
    t = table(asteroids=[(3, 1)], F0=(3, 0), hands={0: ["Defence Buff"]}).dice(3, 4)
    t.move("F0", (3, 1))
    assert t.asked == [(0, "asteroid-cards")]
    t.answer_with("Defence Buff").skip()
    assert t.alive("F0")


@pytest.mark.rule("MS-TERM-09")
def test_a_warp_needs_no_engine_and_resolves_movement() -> None:
    t = table(asteroids=[], energy={0: (0, 8, 7)}, hands={0: ["Wormhole"]})
    assert not t.can(codes.MOVE + unit("M0"))
    t.play("Wormhole", unit("M0"), at((0, 2)))
    assert t.where("M0") == (0, 2)
    assert t.s.moved >> unit("M0") & 1


@pytest.mark.rule("MS-TERM-10")
def test_three_resources_can_be_robbed() -> None:
    t = table(
        options={"modules": ["developments"]},
        hands={0: ["Wallet Inspector"]},
        minerals={1: 1},
        gas={1: 1},
        influence={1: 1},
    )
    t.do(codes.CARD + 5, "action")
    assert t.options() == [3, 4, 5]


@pytest.mark.rule("MS-TERM-11")
def test_the_same_seed_and_answers_give_the_same_game() -> None:
    ends = []
    for _ in range(2):
        s = GAME.new({"players": 3}, "same")
        play_random(s, Rng.seeded("same", "walk"), 400)
        ends.append(encode(s))
    assert ends[0] == ends[1]


def test_builder_numbers() -> None:
    t = table(F0c=(1, 1), B1b=(2, 1))
    assert t.where("F0c") == (1, 1)
    assert NEXT[t.s.at[unit("B1b")]] >> t.s.at[unit("F0c")] & 1
    assert planet_defence(t.s, 0) == 6
