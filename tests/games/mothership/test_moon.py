"""Moons and planetoids (MS-MOON)."""

from __future__ import annotations

import pytest

from headframe.core.options import BadOption, Value
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.query import planet_defence, points
from tests.games.mothership.shop import build, market
from tests.games.mothership.table import GAME, Table, at, card, development, table, tech, unit

MODULE: dict[str, Value] = {"modules": ["moons"]}
OWN = """[layout mine]
seats = 2
stations = 7 0, -7 0
homes = 4 0, -4 0
minerals = -2 4, 2 -4
gas = 0 0
tiles = -
moons = {moons}
planetoids = {planetoids}
"""
MOON, HOME, PLANETOID = (2, -4), (4, 0), (0, 6)
GUARDIAN, GAS, INFLUENCE, CARD, BUILD, EXPLORE = range(1, 7)


def captured(bonus: int, **more: object) -> Table:
    """Seat 0 has just captured a planet with a moon and thrown the bonus die."""
    settled: dict[str, object] = {"asteroids": [], "F0": (2, -3), "options": MODULE, **more}
    t = table(**settled)  # type: ignore[arg-type]
    t.s.deck[:] = [card("Convoy")] * 5
    t.again().dice(6, 1, bonus).raid(MOON, "F0").skip("planet-defence", "after-throw")
    if t.asked[0][1] == "reward":
        t.do(0, "reward")
    return t.do(1, "bonus").skip("after-throw")


@pytest.mark.rule("MS-MOON-01")
def test_layouts_have_one_to_four_moons_and_planetoids_together() -> None:
    for players, bodies in ((2, 2), (3, 4), (4, 3), (5, 1), (6, 1)):
        setting = table(players=players, options=MODULE).s.setting
        assert setting.moons.bit_count() == bodies
        assert table(players=players).s.setting.moons == 0
    for moons, planetoids in (("-", "-"), ("0 0, 4 0, -4 0", "0 3, 0 -3")):
        layout = OWN.format(moons=moons, planetoids=planetoids)
        with pytest.raises(BadOption, match="MS-MOON-01"):
            GAME.settle({"players": 2, "layout": layout, **MODULE})


@pytest.mark.rule("MS-MOON-01", "MS-LAY-10")
@pytest.mark.parametrize(
    ("moons", "planetoids"),
    [("7 0", "-"), ("1 1", "-"), ("0 3", "0 3")],
    ids=["on a Station", "on an empty space", "on a planetoid"],
)
def test_a_moon_belongs_to_a_planet(moons: str, planetoids: str) -> None:
    layout = OWN.format(moons=moons, planetoids=planetoids)
    with pytest.raises(BadOption, match="MS-MOON-01"):
        GAME.settle({"players": 2, "layout": layout})


@pytest.mark.rule("MS-MOON-02")
def test_the_bonus_die_may_be_rolled_for_every_kind_of_capture() -> None:
    t = table(options=MODULE, asteroids=[], F0=(2, -3)).dice(6)
    t.raid(MOON, "F0")  # neutral, by attack
    assert t.asked == [(0, "bonus")]
    assert len(t.s.hands[0]) == 1  # in addition to the card
    t.do(0, "bonus")  # may be left
    assert t.asked == [(0, "action")]
    t = table(options=MODULE, holders={MOON: 1}, hands={0: ["Friendly Negotiations"]}, F0=(2, -2))
    t.play("Friendly Negotiations", t.planet(MOON))
    assert t.asked == [(0, "bonus")]  # an enemy's, by card
    t = table(options=MODULE, asteroids=[], F0=(3, 0)).dice(6)
    t.raid(HOME, "F0")
    assert t.asked == [(0, "action")]  # no moon


@pytest.mark.rule("MS-MOON-02")
def test_the_forks_may_throw_the_bonus_die_again() -> None:
    t = table(options=MODULE, asteroids=[], hands={0: ["The Forks"]}, F0=(2, -3))
    t.dice(6).raid(MOON, "F0").skip("after-throw").dice(3, 2).do(1, "bonus")
    t.answer_with("The Forks").skip()
    assert (t.s.gas[0], t.s.influence[0]) == (1, 0)


@pytest.mark.rule("MS-MOON-03")
def test_one_is_a_free_guardian_beyond_the_supported_number() -> None:
    t = captured(GUARDIAN, F0b=(5, 2), G0b=(6, 2), tech={0: tech("Orbital Defences")})
    t.do(unit("F0b"), "deployer").do(at((5, 3)), "deploy")
    assert t.where("G0") == (5, 3)
    assert t.s.minerals[0] == 0
    assert t.refused(codes.MOVE + unit("F0b"), "action") == "MS-TURN-03"


@pytest.mark.rule("MS-MOON-03")
def test_a_ship_that_has_deployed_does_not_serve_but_a_vetoed_one_does() -> None:
    t = table(
        options=MODULE,
        asteroids=[],
        minerals={0: 5},
        influence={1: 2},
        tech={0: tech("Orbital Defences", "Orbital Defences II")},
        F0=(2, -3),
        F0b=(5, 2),
        M0=(7, 1),
    )
    t.do(codes.DEPLOY + unit("F0b"), "action").do(at((5, 3)), "deploy").do(1, "veto")
    t.do(codes.DEPLOY + unit("M0"), "action").do(at((6, 2)), "deploy")
    t.dice(6, 1, GUARDIAN).raid(MOON, "F0").do(1, "bonus").skip("after-throw")
    assert set(t.options("deployer")) == {unit("F0"), unit("F0b")}


@pytest.mark.rule("MS-MOON-03", "MS-MOON-07")
def test_with_three_guardians_on_the_board_the_free_one_is_lost() -> None:
    t = captured(GUARDIAN, G0=(5, 3), G0b=(6, 2), G0c=(4, 4))
    assert t.asked == [(0, "action")]


@pytest.mark.rule("MS-MOON-04")
def test_two_three_and_four_are_gas_influence_and_a_card() -> None:
    t = captured(GAS)
    assert (t.s.gas[0], t.s.influence[0], len(t.s.hands[0])) == (1, 0, 1)
    t = captured(INFLUENCE)
    assert (t.s.gas[0], t.s.influence[0], len(t.s.hands[0])) == (0, 1, 1)
    t = captured(CARD)
    assert (t.s.gas[0], t.s.influence[0], len(t.s.hands[0])) == (0, 0, 2)


@pytest.mark.rule("MS-MOON-05")
def test_five_builds_a_market_card_for_free_besides_the_one_of_the_turn() -> None:
    t = table(
        options=MODULE,
        asteroids=[],
        minerals={0: 3},
        holders={HOME: 0},
        artifacts={HOME: "VHS Tape"},
        F0=(2, -3),
    )
    market(t, "Farmland", "Cloud Skimmer", "Habitat Dome")
    build(t, HOME, "Farmland")
    t.dice(6, 1, BUILD).raid(MOON, "F0").do(1, "bonus").skip("after-throw")
    t.do(t.planet(HOME), "build-on")
    assert t.refused(development("Cloud Skimmer"), "build") == "MS-DEV-08"
    t.do(development("Habitat Dome"), "build")
    assert t.s.built[t.planet(HOME)] == (development("Farmland"), development("Habitat Dome"))
    assert t.s.minerals[0] == 2


@pytest.mark.rule("MS-MOON-05")
def test_a_free_development_does_not_use_up_the_planets_turn() -> None:
    t = captured(BUILD, holders={HOME: 0}, artifacts={HOME: "VHS Tape"}, minerals={0: 9})
    t.do(t.planet(HOME), "build-on").do(t.options()[0], "build")
    while t.asked[0][1] == "energy-gain":
        t.do(t.options()[0])
    market(t, "Broadcast Spire", "Planetary Bastion", "Farmland")
    assert t.can(codes.BUILD + t.planet(HOME))


@pytest.mark.rule("MS-MOON-06")
def test_six_explores_an_own_planet_for_free() -> None:
    t = captured(EXPLORE, holders={HOME: 0})
    assert set(t.options("explore")) == {t.planet(HOME), t.planet(MOON)}
    t.do(t.planet(MOON), "explore")
    assert t.s.explored == 1 << t.planet(MOON)
    assert t.s.minerals[0] == 0


@pytest.mark.rule("MS-MOON-07")
def test_what_cannot_be_taken_is_lost() -> None:
    t = captured(BUILD)  # nothing is explored: there is no place to build
    assert t.asked == [(0, "action")]
    t = captured(EXPLORE, artifacts={MOON: "VHS Tape"})  # all of one's planets are explored
    assert t.asked == [(0, "action")]
    assert t.s.explored.bit_count() == 1


@pytest.mark.rule("MS-MOON-08")
def test_a_planetoid_is_a_planet_with_defence_six_worth_a_point() -> None:
    vp: dict[str, Value] = {"modules": ["moons"], "mode": "vp"}
    t = table(players=3, options=vp, asteroids=[], F0=(0, 5)).dice(5)
    t.raid(PLANETOID, "F0")
    assert t.holder(PLANETOID) == -1
    t = table(players=3, options=vp, asteroids=[], F0=(0, 5)).dice(6)
    t.raid(PLANETOID, "F0").do(0, "bonus")
    assert (t.holder(PLANETOID), points(t.s, 0)) == (0, 1)
    assert planet_defence(t.s, t.planet(PLANETOID)) == 6
    t.put("G0", (-1, 6)).put("F1", (1, 6)).put("M0", (8, 0)).end_turn()
    assert t.refused(codes.RAID + t.planet(PLANETOID), "action") == "MS-GUARD-02"


@pytest.mark.rule("MS-MOON-09")
def test_its_capture_gives_the_die_and_no_card() -> None:
    t = table(
        players=3,
        options=MODULE,
        asteroids=[],
        holders={PLANETOID: 1},
        hands={1: ["Convoy"]},
        F0=(0, 5),
    )
    t.dice(6).raid(PLANETOID, "F0").skip("planet-defence")
    assert t.asked == [(0, "bonus")]
    assert t.s.hands[:2] == [[], [card("Convoy")]]


@pytest.mark.rule("MS-MOON-10")
def test_it_yields_nothing_of_its_own() -> None:
    t = table(
        players=3,
        options=MODULE,
        holders={PLANETOID: 0},
        artifacts={PLANETOID: "VHS Tape"},
        built={PLANETOID: ["Trade Exchange"]},
        tech={0: tech("Cheese Steak Jimmy's", "Extra Villagers")},
    )
    t.end_turn()
    assert (t.s.minerals[0], t.s.gas[0]) == (1 + 1, 1)  # Station and Trade Exchange


@pytest.mark.rule("MS-MOON-11")
def test_it_is_explored_for_three_and_developed_once_for_one() -> None:
    t = table(players=3, options=MODULE, holders={PLANETOID: 0}, minerals={0: 6})
    planet = t.planet(PLANETOID)
    t.do(codes.EXPLORE + planet, "action")
    while t.asked[0][1] == "energy-gain":
        t.do(t.options()[0])
    assert t.s.minerals[0] == 3
    market(t, "Farmland", "Ore Refinery", "Habitat Dome")
    t.do(codes.BUILD + planet, "action")
    assert t.refused(development("Ore Refinery"), "build") == "MS-DEV-08"
    t.do(development("Farmland"), "build")
    assert t.s.minerals[0] == 2
    t.end_turn().end_turn().end_turn()
    assert t.refused(codes.BUILD + planet, "action") == "MS-DEV-07"
