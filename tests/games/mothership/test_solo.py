"""Solo challenge: setup and end (MS-SOLO)."""

from __future__ import annotations

import pytest

from headframe.core.options import BadOption
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.query import energy_due, planet_defence
from tests.games.mothership.table import CONTENT, GAME, NPC_SHIPS, Table, at, solo, tech, unit
from tests.games.mothership.test_npc import npc_turn


@pytest.mark.rule("MS-SOLO-01")
def test_one_player_without_modules() -> None:
    s = GAME.new({"mode": "solo"}, "x")
    assert s.setting.seats == 1 and s.setting.owners == 2
    assert s.setting.modules == 0
    with pytest.raises(BadOption, match="MS-MOD-07"):
        GAME.settle({"mode": "solo", "modules": ["artifacts"]})


@pytest.mark.rule("MS-SOLO-02")
def test_the_player_starts_as_usual_with_three_planets() -> None:
    s = GAME.new({"mode": "solo"}, "x")
    assert s.energy[:3] == [5, 5, 5]
    assert s.hulls[0] == 12 and s.stations[0] == 16
    assert len(s.hands[0]) == 2
    assert s.holder == [0, 0, 0] and set(s.setting.bodies) == {0}


@pytest.mark.rule("MS-SOLO-03")
def test_the_fleet_starts_in_the_other_corner() -> None:
    t = Table(GAME.new({"mode": "solo"}, "x"))
    assert t.where("S0") == (-7, 0)
    assert len(t.options("fleet")) == 14
    assert at((7, 0)) in t.options()
    assert t.refused(at((-6, 1))) == "MS-SOLO-03"


@pytest.mark.rule("MS-SOLO-04")
def test_the_npcs_ships() -> None:
    t = Table(GAME.new({"mode": "solo"}, "x"))
    spaces = [(-6, 0), (-1, 0), (1, -4), (-3, 4), (1, -3), (-2, 3)]
    assert [t.where(name) for name in NPC_SHIPS] == spaces
    assert t.s.hulls[1] == 12
    assert not t.alive("S1")


@pytest.mark.rule("MS-SOLO-05")
def test_player_and_npc_alternate() -> None:
    t = solo(M1=(0, -8), M0=(8, 0))
    assert (t.s.turn, t.s.round) == (0, 1)
    npc_turn(t)
    assert (t.s.turn, t.s.round) == (0, 2)
    fresh = Table(GAME.new({"mode": "solo"}, "y"))
    assert fresh.s.first == 0


@pytest.mark.rule("MS-SOLO-06")
def test_the_player_wins_when_no_npc_ship_is_left() -> None:
    t = solo(F1=(6, 1), F0=(5, 1), M0=(8, 0)).dice(6, 1)
    t.attack("F1", "F0").skip()
    assert t.open == ()
    assert GAME.result(t.s).places == (1, 2)


@pytest.mark.rule("MS-SOLO-07")
def test_the_player_loses() -> None:
    t = solo(M1=(-6, 0), M0=(8, 0), stations={0: 4}).dice(4)
    npc_turn(t)
    assert t.open == () and GAME.result(t.s).places == (2, 1)
    t = solo(F1=(6, 1), F0=(5, 1), M0=None, homes=False).dice(1, 6)
    t.attack("F1", "F0").skip()
    assert GAME.result(t.s).places == (2, 1)
    # Both at once: the last ships destroy each other by Last Stand; the player has lost.
    t = solo(B1=(6, 1), M0=(5, 1), hulls={0: 1}, energy={0: (10, 5, 0)}, hands={0: ["Last Stand"]})
    t.s.running |= 1 << unit("B1")
    t.put("S0", (5, 2))
    t.dice(8, 1).do(codes.END, "action").skip("sell", "evade", "defender-cards", "after-roll")
    assert t.asked == [(0, "loss")]
    t.answer_with("Last Stand")
    assert t.open == () and t.s.winners == ()


@pytest.mark.rule("MS-SOLO-08")
def test_loot_for_the_player_none_for_the_npc() -> None:
    t = solo(F1=(6, 1), F1b=(0, -8), F0=(5, 1), M0=(8, 0)).dice(6, 1).attack("F1", "F0").skip()
    assert t.s.minerals == [1, 0]
    t = solo(F1=(6, 1), F0=(5, 1), M0=(8, 0)).dice(1, 6).attack("F1", "F0").skip()
    npc_turn(t)
    assert t.s.minerals[1] == t.s.gas[1] == 0
    assert len(t.s.hands) == 1


@pytest.mark.rule("MS-SOLO-09")
def test_capturing_from_the_npc() -> None:
    t = solo(2, F1=(8, -8), F0=(1, 0), F0b=(0, 1), M0=(8, 0), holders={(0, 0): 1})
    assert planet_defence(t.s, 0) == 9  # its Space Walls
    t.dice(6, 3).raid((0, 0), "F0", "F0b").skip()
    assert t.holder((0, 0)) == 0
    assert t.asked == [(0, "action")] and len(t.s.hands[0]) == 1


@pytest.mark.rule("MS-SOLO-10")
def test_levels() -> None:
    for level, (energy, tier) in enumerate(
        [(5, 0), (5, 1), (7, 1), (7, 2), (9, 2), (9, 3), (11, 3), (11, 4), (12, 4)], start=1
    ):
        s = GAME.new({"mode": "solo", "solo_level": level}, "x")
        assert s.energy[3:] == [energy] * 3
        tiers = [t.tier for n, t in enumerate(CONTENT.technologies) if s.tech[1] >> n & 1]
        assert len(tiers) == 4 * tier and max(tiers, default=0) == tier


@pytest.mark.rule("MS-SOLO-11")
def test_the_npcs_branches() -> None:
    s = GAME.new({"mode": "solo", "solo_level": 9}, "x")
    assert s.tech[1] == tech(
        *("Space Walls", "Fast Cap", "Space Walls II", "Extra Villagers"),
        *("Targeting Computer", "Red Leader", "Extra Loot", "Class II Turbo Lasers"),
        *("Rear Turrets", "Energy Boost", "Advanced Engineering", "Energy Boost II"),
        *("Orbital Defences", "Unobtainium Hulls", "Orbital Defences II", "Scrap Yard"),
    )


@pytest.mark.rule("MS-SOLO-12")
def test_its_energy_is_fixed() -> None:
    t = solo(9, M1=(0, -8), M0=(8, 0))
    assert energy_due(t.s, 1) != 36  # what a player with its technology would have
    npc_turn(t)
    npc_turn(t)
    assert t.s.energy[3:] == [12, 12, 12]
    assert t.s.guns[1] == 0


@pytest.mark.rule("MS-SOLO-13")
def test_npc_units_get_their_bonuses() -> None:
    # Red Leader +1 as defender, a wingman +1: 3 against 1 + 2 is a tie.
    t = solo(5, F1=(6, 1), F1b=(7, 1), F0=(5, 1), M0=(8, -8)).dice(3, 1)
    t.attack("F1", "F0").skip()
    assert t.alive("F1") and t.alive("F0")
    # Targeting Computer: it wins ties as attacker, and asks nobody anything.
    t = solo(2, F1=(6, 1), F0=(5, 1), M0=(8, 0), holders={(0, 0): 1}).dice(3, 3)
    npc_turn(t)
    assert not t.alive("F0")


@pytest.mark.rule("MS-SOLO-14")
def test_guarding_holds_for_both_sides() -> None:
    t = solo(B1=(-6, 0), F0=(-8, 1), M0=(8, 0))
    t.s.running |= 1 << unit("B1")
    npc_turn(t)
    assert t.s.stations[0] == 16
    t = solo(F1=(3, -4), M0=(8, 0), G0=(2, -3), F1b=(1, -4)).dice(1, 6)
    before = t.holder((2, -4))
    npc_turn(t)
    assert t.holder((2, -4)) == before == 0


@pytest.mark.rule("MS-SOLO-15")
def test_own_tiles() -> None:
    def settle(tiles: str) -> None:
        GAME.settle({"mode": "solo", "layout": f"[layout mine]\ntiles = {tiles}"})

    s = GAME.new({"mode": "solo", "layout": "[layout mine]\ntiles = 0 6, 0 -6"}, "x")
    assert s.setting.asteroids.bit_count() == 14
    assert s.planet_at == [at((0, 0)), at((2, -4)), at((-2, 4))]
    with pytest.raises(BadOption, match="MS-LAY-02"):
        settle("8 0")
    with pytest.raises(BadOption, match="MS-SOLO-15"):
        settle("-6 0")
    with pytest.raises(BadOption, match="MS-SOLO-15"):
        settle("1 -5")
    with pytest.raises(BadOption, match="MS-SOLO-15"):
        settle("7 -1, 5 2")
