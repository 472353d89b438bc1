"""Artifacts (MS-ART, MS-ARTI)."""

from __future__ import annotations

import pytest

from headframe.core.options import BadOption, Value
from headframe.games.mothership.events import Compared
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.query import engine_power, planet_defence, shield_in_hand
from tests.games.mothership.table import GAME, Table, artifact, table, tech, unit

HOME, FAR = (4, 0), (2, -4)
MODULE: dict[str, Value] = {"modules": ["artifacts"]}


def compared(t: Table) -> tuple[int, int]:
    (last,) = [event for event in t.s.events or () if isinstance(event, Compared)]
    return last.attacker, last.defender


def with_artifact(title: str, **more: object) -> Table:
    """Seat 0 holds its home planet with this artifact."""
    settled: dict[str, object] = {"holders": {HOME: 0}, "artifacts": {HOME: title}, **more}
    settled.setdefault("asteroids", [])
    return table(options=MODULE, **settled)  # type: ignore[arg-type]


@pytest.mark.rule("MS-ART-01")
def test_a_hidden_token_lies_under_every_planet_and_planetoid() -> None:
    t = table(players=3, options={"modules": ["moons"]})
    assert len(t.s.tokens) == len(t.s.planet_at) == 4 + 3
    assert sorted(t.s.tokens + t.s.spare) == list(range(12))
    for seat in (0, 1, 2, None):
        assert t.view(seat)["state"]["tokens"] == [None] * 7
    orders = {tuple(GAME.new({**MODULE, "players": 2}, f"seed {n}").tokens) for n in range(5)}
    assert len(orders) > 1  # shuffled


@pytest.mark.rule("MS-ART-02")
def test_tokens_left_over_stay_unseen_and_twelve_bodies_are_the_most() -> None:
    t = table(options=MODULE)
    assert len(t.s.spare) == 12 - 5
    assert "spare" not in t.view(0)["state"]
    crowded = """[layout crowded]
seats = 6
stations = 7 0, 0 7, -7 7, -7 0, 0 -7, 7 -7
homes = 4 0, 0 4, -4 4, -4 0, 0 -4, 4 -4
minerals = 0 0, 2 -1
gas = 1 1, -1 -1
tiles = -
moons = -
planetoids = 3 3, -3 -3
"""
    GAME.settle({"players": 6, "layout": crowded, "modules": ["moons"]})  # 12 bodies
    more = crowded.replace("-3 -3\n", "-3 -3, 6 -3\n")
    GAME.settle({"players": 6, "layout": more, "modules": ["developments"]})  # 10 without Moons
    with pytest.raises(BadOption, match="MS-ART-02"):
        GAME.settle({"players": 6, "layout": more, "modules": ["moons"]})


@pytest.mark.rule("MS-ART-03")
def test_exploring_costs_three_minerals_and_shows_the_token_to_all() -> None:
    t = table(options=MODULE, minerals={0: 5}, holders={HOME: 0, (-4, 0): 1}, F0=(-8, 8))
    planet = t.planet(HOME)
    t.s.tokens[planet] = artifact("AA Batteries")
    t.again()
    assert t.refused(codes.EXPLORE + t.planet((-4, 0)), "action") == "MS-ART-03"
    assert t.refused(codes.EXPLORE + t.planet((0, 0)), "action") == "MS-ART-03"
    t.do(codes.EXPLORE + planet, "action")
    assert t.s.minerals[0] == 2
    assert engine_power(t.s, unit("F0")) == 5  # the artifact works at once
    for seat in (0, 1, None):
        assert t.view(seat)["state"]["tokens"][planet] == t.s.tokens[planet]
    assert t.refused(codes.EXPLORE + planet, "action") == "MS-ART-03"  # it is turned
    t = table(options=MODULE, minerals={0: 2}, holders={HOME: 0})
    assert t.refused(codes.EXPLORE + planet, "action") == "MS-RES-05"


@pytest.mark.rule("MS-ART-04")
def test_several_planets_may_be_explored_in_one_turn() -> None:
    t = table(options=MODULE, minerals={0: 6}, holders={HOME: 0, FAR: 0})
    for space in (HOME, FAR):
        t.do(codes.EXPLORE + t.planet(space), "action")
        if t.asked[0][1] == "energy-gain":
            t.do((2, 0, 0))
    assert t.s.explored.bit_count() == 2


@pytest.mark.rule("MS-ART-05", "MS-ART-06")
def test_an_artifact_serves_whoever_controls_its_planet() -> None:
    t = table(
        options=MODULE,
        asteroids=[],
        holders={HOME: 1},
        artifacts={HOME: "AA Batteries", FAR: "Glowy Blue Liquid"},
        F0=(3, 0),
        F1=(0, 5),
    )
    assert engine_power(t.s, unit("F1")) == 5
    assert engine_power(t.s, unit("F0")) == 4
    assert engine_power(t.s, unit("M0")) == 3  # FAR is neutral: nobody has its effect
    t.dice(6, 1).raid(HOME, "F0")
    assert engine_power(t.s, unit("F1")) == 4
    assert engine_power(t.s, unit("F0")) == 5  # from the moment of capture, without exploring


@pytest.mark.rule("MS-ART-07")
def test_a_removed_planet_takes_its_token_along_and_theft_does_not_reach_artifacts() -> None:
    t = table(
        options=MODULE,
        asteroids=[],
        hands={0: ["Planet Laser Pointer", "Wallet Inspector", "Surprise Attack"]},
        holders={HOME: 1},
        artifacts={HOME: "AA Batteries"},
        F0=(3, 1),
        F1=(0, 5),
    )
    # Its owner has neither resources nor cards: there is nothing to steal.
    assert not t.can_play("Wallet Inspector")
    assert not t.can_play("Surprise Attack")
    t.play("Planet Laser Pointer", t.planet(HOME))
    assert engine_power(t.s, unit("F1")) == 4
    assert t.s.relics == [0, 0]


@pytest.mark.rule("MS-ART-08", "MS-ARTI-04", "MS-ARTI-12")
def test_mothership_artifacts_add_up_with_everything() -> None:
    both = {HOME: "Common Alien Appliance", FAR: "Space Cat"}
    t = table(
        options=MODULE,
        asteroids=[],
        holders={HOME: 0, FAR: 0},
        artifacts=both,
        tech={0: tech("Gauss Cannon")},
        M0=(1, 1),
        F1=(2, 1),
    )
    t.listen()
    t.dice(1, 6).attack("F1", "M0")
    assert compared(t) == (1 + 1 + 2 + 4, 6)
    t.end_turn().end_turn()
    t.s.events = []
    t.put("F1b", (2, 1)).dice(1, 6).attack("F1b", "M0")  # permanent
    assert compared(t) == (1 + 1 + 2 + 4, 6)


@pytest.mark.rule("MS-ARTI-01")
def test_vhs_tape_helps_against_guardians_alone() -> None:
    t = with_artifact("VHS Tape", F0=(3, 3), G1=(1, 3))
    t.listen()
    t.dice(6, 1).move("F0", (2, 3))
    assert compared(t) == (6, 1 + 1)
    t = with_artifact("VHS Tape", F0=(1, 1), F1=(2, 1))
    t.listen()
    t.dice(1, 6).attack("F1", "F0")
    assert compared(t) == (1, 6)


@pytest.mark.rule("MS-ARTI-02")
def test_tricorder_gives_gas_on_its_planet() -> None:
    t = with_artifact("Tricorder").end_turn()
    assert (t.s.minerals[0], t.s.gas[0]) == (2, 1)


@pytest.mark.rule("MS-ARTI-03")
def test_interphasic_modulator_buys_cards_for_four_gas() -> None:
    t = with_artifact("Interphasic Modulator", gas={0: 5})
    t.do(codes.BUY_GAS, "action")
    assert (t.s.gas[0], len(t.s.hands[0])) == (1, 1)
    assert t.refused(codes.BUY_GAS, "action") == "MS-ARTI-03"
    t = table(options=MODULE, gas={0: 5})
    assert t.refused(codes.BUY_GAS, "action") == "MS-ARTI-03"


@pytest.mark.rule("MS-ARTI-04")
def test_common_alien_appliance_leaves_planet_attacks_alone() -> None:
    t = with_artifact("Common Alien Appliance", M0=(2, -3)).dice(5)
    t.raid(FAR, "M0")
    assert t.holder(FAR) == -1
    t = with_artifact("Common Alien Appliance", F0=(1, 1), F1=(2, 1))
    t.listen()
    t.dice(1, 6).attack("F1", "F0")
    assert compared(t) == (1, 6)  # Motherships only


@pytest.mark.rule("MS-ARTI-05")
def test_alien_skull_raises_every_planet_of_its_holder() -> None:
    t = with_artifact("Alien Skull", holders={HOME: 0, FAR: 0, (-4, 0): 1})
    assert [planet_defence(t.s, t.planet(p)) for p in (HOME, FAR, (-4, 0))] == [7, 7, 6]


@pytest.mark.rule("MS-ARTI-06")
def test_ancient_prophecy_gives_a_further_card_with_each_capture() -> None:
    t = with_artifact("Ancient Prophecy", F0=(2, -3)).dice(6)
    t.raid(FAR, "F0")
    assert len(t.s.hands[0]) == 2
    t = table(options=MODULE, asteroids=[], artifacts={HOME: "Ancient Prophecy"}, F0=(3, 0)).dice(6)
    t.raid(HOME, "F0")  # the planet that carries it
    assert len(t.s.hands[0]) == 2
    t = table(
        players=3,
        options={"modules": ["moons"]},
        asteroids=[],
        holders={HOME: 0},
        artifacts={HOME: "Ancient Prophecy"},
        F0=(0, 5),
    ).dice(6)
    t.raid((0, 6), "F0").do(0, "bonus")
    assert len(t.s.hands[0]) == 1  # a planetoid gives no card of its own


@pytest.mark.rule("MS-ARTI-07")
def test_flak_cannon_defends_its_own_planet() -> None:
    t = with_artifact("Abandoned Flak Cannon", holders={HOME: 0, FAR: 0})
    assert [planet_defence(t.s, t.planet(p)) for p in (HOME, FAR)] == [8, 6]


@pytest.mark.rule("MS-ARTI-08", "MS-ARTI-10")
@pytest.mark.parametrize(
    ("title", "powers"), [("AA Batteries", [5, 4, 4]), ("Glowy Blue Liquid", [4, 3, 5])]
)
def test_engine_artifacts(title: str, powers: list[int]) -> None:
    t = with_artifact(title, F0=(1, 1), B0=(2, 2))
    assert [engine_power(t.s, unit(name)) for name in ("F0", "B0", "M0")] == powers


@pytest.mark.rule("MS-ARTI-09")
def test_unstable_fuel_is_two_energy_lost_with_the_planet() -> None:
    t = table(options=MODULE, asteroids=[], artifacts={HOME: "Unstable Fuel"}, F0=(3, 0), F1=(4, 1))
    t.dice(6).raid(HOME, "F0")
    t.do((0, 2, 0), "energy-gain")
    assert t.s.energy[0:3] == [5, 7, 5]
    t.end_turn().dice(6).raid(HOME, "F1").skip("planet-defence")
    assert set(t.asked) == {(0, "energy-loss"), (1, "energy-gain")}
    t.do((0, 0, 2), "energy-loss").do((2, 0, 0), "energy-gain")
    assert t.s.energy == [5, 7, 3, 7, 5, 5]


@pytest.mark.rule("MS-ARTI-11")
def test_bubble_wrap_adds_two_shields_above_twelve_and_refills() -> None:
    t = with_artifact("Bubble Wrap", energy={0: (0, 3, 12)}, M0=(1, 1), B1=(2, 1), turn=1)
    assert shield_in_hand(t.s, 0) == 14
    t.dice(8, 1).attack("M0", "B1")
    assert shield_in_hand(t.s, 0) == 6
    t.end_turn()
    assert shield_in_hand(t.s, 0) == 14


@pytest.mark.rule("MS-ARTI-12")
def test_space_cat_counts_against_planets_too_for_the_mothership_alone() -> None:
    t = with_artifact("Space Cat", M0=(2, -3)).dice(4)
    t.raid(FAR, "M0")
    assert t.holder(FAR) == 0
    t = with_artifact("Space Cat", F0=(2, -3)).dice(5)
    t.raid(FAR, "F0")
    assert t.holder(FAR) == -1
