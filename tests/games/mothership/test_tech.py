"""Technology in general (MS-TECH)."""

from __future__ import annotations

import pytest

from headframe.games.mothership.content.technology import CATEGORIES
from headframe.games.mothership.events import Compared
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.legal.action_codes import BEAM
from headframe.games.mothership.query import planet_defence
from tests.games.mothership.table import CONTENT, Table, table, tech, technology, unit


def code(title: str) -> int:
    return codes.RESEARCH + technology(title)


def ability(title: str) -> int:
    return codes.ABILITY + technology(title)


def totals(t: Table, *dice: int) -> tuple[int, int]:
    news = t.listen()
    t.dice(*dice).skip()
    (compared,) = [event for event in news if isinstance(event, Compared)]
    return compared.attacker, compared.defender


@pytest.mark.rule("MS-TECH-01")
def test_four_categories_of_two_common_tiers_and_two_branches() -> None:
    assert CATEGORIES == ("Economy", "Combat", "Support", "Colony")
    assert len(CONTENT.technologies) == 32
    for category in range(4):
        tree = sorted((t.branch, t.tier) for t in CONTENT.technologies if t.category == category)
        branches = [(branch, tier) for branch in "AB" for tier in (3, 4, 5)]
        assert tree == [("", 1), ("", 2), *branches]


@pytest.mark.rule("MS-TECH-02")
def test_a_tier_asks_for_the_one_before() -> None:
    t = table(minerals={0: 50})
    assert t.refused(code("Fast Cap"), "action") == "MS-TECH-02"
    t.research("Space Walls")
    assert t.refused(code("Embargo"), "action") == "MS-TECH-02"
    t.research("Fast Cap")
    assert t.can(code("Embargo"))
    assert t.can(code("Space Walls II"))
    assert t.refused(code("Extra Villagers"), "action") == "MS-TECH-02"


@pytest.mark.rule("MS-TECH-02", "MS-TECH-03")
def test_a_branch_is_chosen_for_good_and_other_categories_stay_open() -> None:
    t = table(minerals={0: 50})
    t.research("Space Walls").research("Fast Cap").research("Embargo")
    assert t.refused(code("Space Walls II"), "action") == "MS-TECH-03"
    assert t.refused(code("Extra Villagers"), "action") == "MS-TECH-03"
    t.research("Cheese Steak Jimmy's").research("Repair Drones")
    assert t.can(code("Targeting Computer"))
    assert t.can(code("Rear Turrets"))
    assert t.can(code("Orbital Defences"))


@pytest.mark.rule("MS-TECH-04")
def test_any_number_of_tiers_a_turn_with_effect_at_once() -> None:
    t = table(minerals={0: 9}, holders={(4, 0): 0})
    t.research("Space Walls").research("Fast Cap").research("Space Walls II")
    assert t.s.minerals[0] == 0
    assert planet_defence(t.s, t.planet((4, 0))) == 13
    t.end_turn()
    assert t.can(code("Space Walls")) is False  # it is seat 1's turn, without Minerals


@pytest.mark.rule("MS-TECH-05")
@pytest.mark.parametrize("category", CATEGORIES)
def test_tiers_cost_two_to_six_minerals(category: str) -> None:
    t = table(minerals={0: 20})
    prices = []
    ways = [
        x.title
        for x in CONTENT.technologies
        if CATEGORIES[x.category] == category and x.branch != "B"
    ]
    for title in ways:
        before = t.s.minerals[0]
        t.research(title)
        if t.asked[0][1] == "energy-gain":
            t.do((2, 0, 0) if title == "Energy Boost" else (4, 0, 0))
        prices.append(before - t.s.minerals[0])
    assert prices == [2, 3, 4, 5, 6]
    assert table(minerals={0: 1}).refused(code(ways[0]), "action") == "MS-RES-05"


@pytest.mark.rule("MS-TECH-06")
def test_technology_stays_and_earlier_tiers_keep_working() -> None:
    t = table(minerals={0: 9}, F0=(3, 0)).research("Space Walls").research("Fast Cap")
    assert t.refused(code("Fast Cap"), "action") == "MS-TECH-06"
    t.research("Embargo")
    t.dice(3, 1).raid((4, 0), "F0")  # Fast Cap: 3 counts 6
    assert t.holder((4, 0)) == 0
    assert planet_defence(t.s, t.planet((4, 0))) == 9
    t.end_turn().end_turn()
    assert t.s.tech[0] == tech("Space Walls", "Fast Cap", "Embargo")


@pytest.mark.rule("MS-TECH-07")
def test_dark_tiles_replace_each_other() -> None:
    dark = {each.title for each in CONTENT.technologies if each.dark}
    assert dark == {
        "Space Walls",
        "Space Walls II",
        "Red Leader",
        "Class II Turbo Lasers",
        "Rear Turrets",
        "Advanced Engineering",
        "Orbital Defences",
        "Orbital Defences II",
    }
    both = tech("Space Walls", "Space Walls II", "Orbital Defences", "Orbital Defences II")
    t = table(tech={0: both}, holders={(4, 0): 0})
    assert planet_defence(t.s, t.planet((4, 0))) == 13
    assert t.s.powers[0].guardians == 3
    rolls = tech("Red Leader", "Class II Turbo Lasers", "Rear Turrets", "Advanced Engineering")
    hands = {1: ["Hull Repair"]}
    t = table(asteroids=[], tech={0: rolls}, F0=(1, 1), F1=(2, 1), hands=hands)
    assert totals(t.attack("F1", "F0"), 1, 6) == (1 + 3, 6)
    t = table(asteroids=[], tech={0: rolls}, B0=(1, 1), M1=(2, 1), hands=hands)
    assert totals(t.attack("M1", "B0"), 1, 6) == (1 + 3, 6)


@pytest.mark.rule("MS-TECH-08")
def test_other_technologies_add_up_with_each_other_cards_and_artifacts() -> None:
    t = table(minerals={0: 3 + 4 + 5}, tech={0: tech("Rear Turrets")})
    t.research("Energy Boost").do((2, 0, 0), "energy-gain")
    t.research("Advanced Engineering").research("Energy Boost II").do((0, 4, 0), "energy-gain")
    assert t.s.energy[0:3] == [7, 9, 5]  # 15 + 6
    t = table(
        options={"modules": ["artifacts"]},
        asteroids=[],
        tech={0: tech("Gauss Cannon")},
        holders={(4, 0): 0},
        artifacts={(4, 0): "Common Alien Appliance"},
        hands={0: ["Volt Switch", "Hull Repair"]},
        M0=(1, 1),
        F1=(2, 1),
    )
    t.attack("F1", "M0").answer_with("Volt Switch")
    assert totals(t, 1, 6) == (1 + 4 + 1 + 3, 6)


@pytest.mark.rule("MS-TECH-09")
def test_technology_does_not_raise_planet_attacks_except_fast_cap() -> None:
    many = tech("Red Leader", "Class II Turbo Lasers", "Rear Turrets", "Gauss Cannon")
    t = table(asteroids=[], tech={0: many}, F0=(3, 0), B0=(4, 1), M0=(5, -1)).dice(1, 1, 3)
    t.raid((4, 0), "F0", "B0", "M0")
    assert t.holder((4, 0)) == -1  # 5 is not 6
    t = table(asteroids=[], tech={0: many | tech("Fast Cap")}, F0=(3, 0)).dice(3, 1)
    t.raid((4, 0), "F0")
    assert t.holder((4, 0)) == 0


@pytest.mark.rule("MS-TECH-10")
def test_tier_five_needs_the_mothership_but_what_it_did_lasts() -> None:
    t = table(asteroids=[], tech={0: tech("Tractor Beam")}, F1=(1, 1), F0=(3, 3), turn=0)
    t.do(ability("Tractor Beam"), "action").do(unit("F1"))
    t.s.leave(unit("M0"))
    t.again().end_turn()
    assert t.refused(codes.MOVE + unit("F1"), "action") == "MS-MOVE-12"
    t = table(asteroids=[], tech={0: tech("Tractor Beam")}, F1=(1, 1), F0=(3, 3), M0=None)
    assert t.refused(ability("Tractor Beam"), "action") == "MS-TECH-10"


@pytest.mark.rule("MS-TECH-11")
@pytest.mark.parametrize(
    "title",
    [
        "Repair Drones",
        "Asteroid Mining",
        "Sunslayer Torpedoes",
        "Tractor Beam",
        "Nuclear Missile",
        "Onboard Gates",
    ],
)
def test_an_ability_takes_the_motherships_attack_phase(title: str) -> None:
    def ready() -> Table:
        return table(
            asteroids=[(1, 1)],
            tech={0: tech(title) | tech("Repair Drones")},
            holders={(4, 0): 0},
            hulls={0: 5},
            M0=(1, 1),
            F0=(4, 2),
            F1=(2, 1),
        )

    t = ready().dice(3, 3)
    t.do(ability(title), "action")
    if t.asked[0][1] == "ability-target":
        t.do(unit("F0") if title == "Onboard Gates" else unit("F1"))
    if t.asked[0][1] == "warp":
        t.do(t.options()[0])
    t.skip()
    assert t.s.fought == 1 << unit("M0")
    assert t.refused(ability("Repair Drones"), "action") == "MS-TECH-11"  # one a turn
    assert not t.can(codes.ATTACK + unit("F1")) or not t.alive("F1")
    assert t.refused(codes.MOVE + unit("M0"), "action") == "MS-TURN-05"
    t = ready().dice(3, 3).attack("F1", "M0").skip()
    assert t.refused(ability(title), "action") == "MS-TECH-11"  # and none besides an attack


@pytest.mark.rule("MS-TECH-12")
def test_gauss_cannon_and_solar_beam_ride_on_a_roll() -> None:
    both = tech("Gauss Cannon", "Solar Beam")
    t = table(asteroids=[(0, 2)], tech={0: both}, M0=(1, 1), F1=(2, 1), F1b=(3, 3))
    t.dice(1, 6).move("M0", (0, 2)).do(BEAM, "asteroid-cards").do((), "way")
    assert (t.s.absorbed[0], t.s.hulls[0]) == (0, 10)  # 13 against 6
    assert t.s.fought == 0
    t.put("F1", (1, 1)).attack("F1", "M0").do(BEAM, "attacker-cards")
    assert not t.alive("F1")
    assert t.s.fought == 1 << unit("M0")
    t = table(asteroids=[], tech={0: both}, M0=(1, 1), F1=(2, 1), turn=1)
    t.dice(6, 1).attack("M0", "F1").do(BEAM, "defender-cards")
    assert not t.alive("F1")
    assert t.s.fought == 1 << unit("F1")  # on defence no phase is used
