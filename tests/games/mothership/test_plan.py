"""Planets, resources, loot (MS-PLAN, MS-RES, MS-LOOT)."""

from __future__ import annotations

import pytest

from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.query import planet_defence
from tests.games.mothership.table import Table, at, card, table, tech, unit

HOME = (4, 0)


def raid(**more: object) -> Table:
    """Fighter 0 beside the planet at (4, 0)."""
    return table(asteroids=[], F0=(3, 0), **more)  # type: ignore[arg-type]


@pytest.mark.rule("MS-PLAN-01")
def test_any_ship_attacks_an_adjacent_planet() -> None:
    for name in ("F0", "B0", "M0"):
        t = table(asteroids=[], **{name: (3, 0)}).dice(6)  # type: ignore[arg-type]
        t.raid(HOME, name).skip()
        assert t.holder(HOME) == 0
        assert t.s.fought >> unit(name) & 1
    t = raid(B0=(3, 1), holders={HOME: 1}).dice(2, 4)
    t.raid(HOME, "F0", "B0").skip()
    assert t.holder(HOME) == 0
    far = table(asteroids=[], F0=(2, 0))
    assert far.refused(codes.RAID + far.planet(HOME), "action") == "MS-PLAN-01"


@pytest.mark.rule("MS-PLAN-02")
def test_friendly_planets_are_not_attacked() -> None:
    t = raid(holders={HOME: 0})
    assert t.refused(codes.RAID + t.planet(HOME), "action") == "MS-PLAN-02"


@pytest.mark.rule("MS-PLAN-03")
def test_the_sequence() -> None:
    t = raid(
        options={"modules": ["developments"]},
        holders={HOME: 1},
        influence={0: 2},
        hands={0: ["The Forks"], 1: ["Git off mah propertay!"]},
    )
    t.raid(HOME, "F0")
    assert t.s.influence[0] == 1  # lost with the declaration
    assert t.asked == [(1, "planet-defence")]
    t.dice(5).answer_with("Git off mah propertay!").skip("respond", "planet-defence")
    assert t.asked == [(0, "after-throw")]
    t.dice(6).answer_with("The Forks").skip()
    assert t.holder(HOME) == 1  # 6 against 6 + 3


@pytest.mark.rule("MS-PLAN-04")
@pytest.mark.parametrize(("shown", "captured"), [(5, False), (6, True)])
def test_captured_when_the_dice_reach_the_defence(shown: int, captured: bool) -> None:
    t = raid().dice(shown).raid(HOME, "F0").skip()
    assert (t.holder(HOME) == 0) is captured


@pytest.mark.rule("MS-PLAN-05")
def test_nothing_raises_the_roll_but_fast_cap() -> None:
    t = raid(tech={0: tech("Red Leader")}).dice(5).raid(HOME, "F0").skip()
    assert t.holder(HOME) == -1
    t = table(asteroids=[], M0=(3, 0), gas={0: 4}, hands={0: ["Volt Switch"]}).dice(5)
    assert t.raid(HOME, "M0").skip().holder(HOME) == -1
    assert t.s.gas[0] == 4
    t = raid(tech={0: tech("Fast Cap")}).dice(3).raid(HOME, "F0").skip()
    assert t.holder(HOME) == 0


@pytest.mark.rule("MS-PLAN-06")
def test_after_a_failure_others_may_try() -> None:
    t = raid(F0b=(3, 1)).dice(1).raid(HOME, "F0").skip()
    t.do(codes.RAID + t.planet(HOME), "action").skip()
    assert t.s.fought >> unit("F0b") & 1
    assert t.holder(HOME) in (0, -1)
    t = raid().dice(1).raid(HOME, "F0").skip()
    assert t.refused(codes.RAID + t.planet(HOME), "action") == "MS-PLAN-06"
    t.end_turn().end_turn()
    assert t.can(codes.RAID + t.planet(HOME))


@pytest.mark.rule("MS-PLAN-07")
def test_planet_defence() -> None:
    def defence(holder: int, mask: int = 0, **more: object) -> int:
        t = table(holders={HOME: holder}, tech={1: mask}, **more)  # type: ignore[arg-type]
        return planet_defence(t.s, t.planet(HOME))

    assert defence(-1, tech("Space Walls")) == 6
    assert defence(1) == 6
    assert defence(1, tech("Space Walls")) == 9
    assert defence(1, tech("Space Walls", "Space Walls II")) == 13
    rich = {
        "options": {"modules": ["developments"]},
        "artifacts": {HOME: "Abandoned Flak Cannon"},
        "built": {HOME: ["Farmland"]},
    }
    assert defence(1, tech("Space Walls"), **rich) == 9 + 2 + 1


@pytest.mark.rule("MS-PLAN-08")
def test_a_capture_gives_the_marker_and_the_top_card() -> None:
    t = raid().dice(6)
    before = len(t.s.deck)
    t.raid(HOME, "F0").skip()
    assert t.holder(HOME) == 0
    assert len(t.s.hands[0]) == 1 and len(t.s.deck) == before - 1


@pytest.mark.rule("MS-PLAN-09")
def test_or_a_random_card_of_the_former_controller() -> None:
    t = raid(holders={HOME: 1}, hands={1: ["Migration", "Prod"]}).dice(6).raid(HOME, "F0").skip()
    assert t.asked == [(0, "reward")]
    t.dice(2).do(1)
    assert len(t.s.hands[1]) == 1 and len(t.s.hands[0]) == 1
    assert t.s.hands[0][0] in (card("Migration"), card("Prod"))
    empty = raid(holders={HOME: 1}).dice(6).raid(HOME, "F0").skip()
    assert empty.asked == [(0, "action")]
    closed = raid(holders={HOME: 1}, hands={1: ["Prod"]}, tech={1: tech("Embargo")}).dice(6)
    assert closed.raid(HOME, "F0").skip().asked == [(0, "action")]


@pytest.mark.rule("MS-PLAN-10")
def test_nothing_from_an_empty_deck() -> None:
    t = raid()
    t.s.deck.clear()
    t.dice(6).raid(HOME, "F0").skip()
    assert t.holder(HOME) == 0 and t.s.hands[0] == []


@pytest.mark.rule("MS-PLAN-11")
def test_a_planet_that_turns_neutral_keeps_what_it_carries() -> None:
    t = table(
        players=3,
        options={"modules": ["moons"]},
        holders={HOME: 1},
        artifacts={HOME: "Alien Skull"},
        built={HOME: ["Farmland"]},
    )
    planet = t.planet(HOME)
    t.s.concede(1)
    t.again()
    assert t.s.holder[planet] == -1
    assert t.s.explored >> planet & 1 and t.s.built[planet] == (0,)
    assert planet_defence(t.s, planet) == 6


@pytest.mark.rule("MS-PLAN-12")
def test_no_ship_need_stay() -> None:
    t = raid().dice(6).raid(HOME, "F0").skip()
    t.end_turn().end_turn()
    t.move("F0", (2, 0), (1, 0)).end_turn()
    assert t.holder(HOME) == 0


@pytest.mark.rule("MS-PLAN-13")
def test_any_number_of_planets() -> None:
    spaces = [(4, 0), (-4, 0), (-2, 4), (2, -4), (0, 0)]
    t = table(holders=dict.fromkeys(spaces, 0)).end_turn()
    assert t.s.minerals[0] == 1 + 4 and t.s.gas[0] == 1


# Resources ---------------------------------------------------------------------------------------


@pytest.mark.rule("MS-RES-01")
def test_gathering() -> None:
    t = table(holders={HOME: 0, (2, -4): 0, (0, 0): 0, (-4, 0): 1}).end_turn()
    assert (t.s.minerals[0], t.s.gas[0]) == (3, 1)
    assert t.s.minerals[1] == 0
    t = table(options={"mode": "vp"}, S0=None, M0=(0, 3), holders={HOME: 0}).end_turn()
    assert t.s.minerals[0] == 1  # no Station, no Mineral for it


@pytest.mark.rule("MS-RES-02")
def test_prices() -> None:
    t = table(
        options={"modules": ["developments"]},
        asteroids=[],
        minerals={0: 20},
        F0=(0, 3),
        holders={HOME: 0},
    )
    spent = []

    def cost(*steps: int) -> None:
        before = t.s.minerals[0]
        for step in steps:
            t.do(step)
        t.skip()
        spent.append(before - t.s.minerals[0])
        while t.asked[0][1] == "energy-gain":
            t.do(t.options()[0])

    cost(codes.BUY)
    cost(codes.RESEARCH + 24)
    cost(codes.DEPLOY + unit("F0"), at((0, 4)))
    cost(codes.EXPLORE + t.planet(HOME))
    t.do(codes.BUILD + t.planet(HOME), "action")
    cost(next(title for title in t.options() if isinstance(title, int)))
    assert spent == [2, 2, 1, 3, 1]


@pytest.mark.rule("MS-RES-03")
def test_gas_raises_mothership_and_guardian_rolls_alone() -> None:
    t = table(asteroids=[], M0=(0, 3), F1=(1, 3), gas={0: 4}).attack("F1", "M0")
    assert t.asked == [(0, "gas")]
    t = table(asteroids=[], F0=(0, 3), F1=(1, 3), gas={0: 4}).attack("F1", "F0")
    assert t.asked == [(0, "action")]
    assert not t.can(codes.BUY_GAS)


@pytest.mark.rule("MS-RES-04")
def test_resources_are_public_and_kept() -> None:
    t = table(minerals={0: 7}, gas={0: 3})
    for seat in (None, 0, 1):
        state = t.view(seat)["state"]
        assert state["minerals"] == [7, 0] and state["gas"] == [3, 0]
    t.end_turn().end_turn()
    assert t.s.minerals[0] == 8 and t.s.gas[0] == 3


@pytest.mark.rule("MS-RES-05")
def test_nothing_on_credit() -> None:
    t = table(minerals={0: 1})
    assert t.refused(codes.BUY, "action") == "MS-RES-05"
    assert t.refused(codes.RESEARCH + 0, "action") == "MS-RES-05"


# Loot --------------------------------------------------------------------------------------------


@pytest.mark.rule("MS-LOOT-01")
@pytest.mark.parametrize(("target", "loot"), [("F1", 1), ("B1", 1), ("M1", 3), ("S1", 3)])
def test_loot(target: str, loot: int) -> None:
    spaces = {"F1": (1, 3), "B1": (1, 3), "M1": (1, 3)}
    if target == "S1":
        t = table(players=3, asteroids=[], M0=(-6, 6), M1=(0, 3), stations={1: 4}).dice(6)
    else:
        where = {target: spaces[target]}
        t = table(
            players=3,
            asteroids=[],
            M0=(0, 3),
            hulls={1: 1},
            energy={1: (7, 7, 1)},
            F1b=(5, 2),
            **where,  # type: ignore[arg-type]
        ).dice(6, 1)
    t.attack(target, "M0").skip()
    assert not t.alive(target)
    assert t.s.minerals[0] == loot
    guardian = table(asteroids=[], G1=(0, 3), F0=(0, 5)).dice(1, 6).move("F0", (0, 4))
    assert guardian.s.minerals[0] == 1


@pytest.mark.rule("MS-LOOT-02")
def test_a_winning_defender_gets_loot() -> None:
    t = table(asteroids=[], F0=(0, 3), F1=(1, 3)).dice(1, 6).attack("F1", "F0").skip()
    assert t.s.minerals == [0, 1]


@pytest.mark.rule("MS-LOOT-03")
def test_no_loot_without_a_dogfight_won() -> None:
    t = table(
        asteroids=[], B0=(0, 3), M1=(1, 3), F1=(5, 2), hulls={1: 3}, hands={0: ["Dedotated Wam"]}
    )
    t.play("Dedotated Wam").skip()
    assert not t.alive("M1") and t.s.minerals[0] == 0
    t = table(asteroids=[], F0=(0, 3), F1=(1, 3), hands={1: ["Last Stand"]}).dice(6, 1)
    t.attack("F1", "F0").skip("evade", "attacker-cards", "defender-cards", "after-roll")
    t.answer_with("Last Stand").skip()
    assert not t.alive("F0") and t.s.minerals == [1, 0]


@pytest.mark.rule("MS-LOOT-04")
def test_no_loot_for_the_rest_of_a_fallen_fleet() -> None:
    t = table(
        players=3, asteroids=[], B0=(-6, 6), M1=(0, 3), F1=(0, 4), B1=(0, 5), stations={1: 4}
    ).dice(4)
    t.attack("S1", "B0").skip()
    assert not t.alive("F1")
    assert t.s.minerals[0] == 3


@pytest.mark.rule("MS-LOOT-05")
def test_loot_is_no_gathering() -> None:
    t = table(
        asteroids=[],
        F0=(0, 3),
        F1=(1, 3),
        tech={0: tech("Cheese Steak Jimmy's")},
        hands={0: ["Trade Blockade"]},
    )
    t.play("Trade Blockade").dice(6, 1).attack("F1", "F0").skip()
    assert t.s.minerals[0] == 1
