"""Combat (MS-COM)."""

from __future__ import annotations

import pytest

from headframe.games.mothership.events import Compared
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.legal.action_codes import BEAM
from headframe.games.mothership.query import engine_power
from headframe.games.mothership.state import PLANET
from tests.games.mothership.table import Table, at, table, tech, technology, unit

TORPEDOES = codes.ABILITY + technology("Sunslayer Torpedoes")


def compared(t: Table) -> tuple[int, int]:
    (last,) = [event for event in t.s.events or () if isinstance(event, Compared)]
    return last.attacker, last.defender


@pytest.mark.rule("MS-COM-01")
def test_targeting_computer_wins_ties_for_the_attacker() -> None:
    t = table(asteroids=[], F0=(1, 1), F1=(2, 1), tech={0: tech("Targeting Computer")})
    t.dice(4, 4).attack("F1", "F0")
    assert not t.alive("F1")
    t = table(asteroids=[], F0=(1, 1), F1=(2, 1), tech={1: tech("Targeting Computer")})
    t.dice(4, 4).attack("F1", "F0")
    assert t.alive("F1")
    assert t.alive("F0")  # the defender's helps nobody


@pytest.mark.rule("MS-COM-01")
def test_targeting_computer_serves_guardians_too() -> None:
    t = table(asteroids=[], G0=(1, 1), F1=(3, 1), tech={0: tech("Targeting Computer")}, turn=1)
    t.dice(3, 3).move("F1", (2, 1))
    assert not t.alive("F1")


@pytest.mark.rule("MS-COM-02", "MS-COM-07")
@pytest.mark.parametrize(("title", "bonus"), [("Red Leader", 1), ("Class II Turbo Lasers", 3)])
def test_fighter_rolls_are_raised_on_attack_defence_and_among_asteroids(
    title: str, bonus: int
) -> None:
    with_it = {0: tech(title)}
    t = table(asteroids=[], F0=(1, 1), F1=(2, 1), tech=with_it)
    t.listen()
    t.dice(1, 6).attack("F1", "F0")
    assert compared(t) == (1 + bonus, 6)
    t = table(asteroids=[], F0=(1, 1), F1=(2, 1), tech=with_it, turn=1)
    t.listen()
    t.dice(6, 1).attack("F0", "F1")
    assert compared(t) == (6, 1 + bonus)
    t = table(asteroids=[(1, 2)], F0=(1, 1), tech=with_it)
    t.dice(3, 3 + bonus).move("F0", (1, 2))
    assert t.alive("F0")
    t = table(asteroids=[(1, 2)], B0=(1, 1), tech=with_it)
    t.dice(3, 4).move("B0", (1, 2))
    assert not t.alive("B0")  # Bombers get nothing
    t = table(asteroids=[], F0=(3, 0), tech=with_it).dice(5)
    t.raid((4, 0), "F0")
    assert t.holder((4, 0)) == -1  # planets excepted


@pytest.mark.rule("MS-COM-03")
def test_piercing_ignores_guards_of_stations_and_planets() -> None:
    def guarded(mask: int) -> Table:
        return table(
            asteroids=[],
            tech={0: mask},
            B0=(-6, 0),
            F1=(-7, 1),
            F0=(-3, 0),
            G1=(-4, 1),
            holders={(-4, 0): 1},
        )

    t = guarded(0)
    assert t.refused(codes.ATTACK + unit("S1"), "action") == "MS-GUARD-01"
    assert t.refused(codes.RAID + t.planet((-4, 0)), "action") == "MS-GUARD-02"
    t = guarded(tech("Piercing")).dice(8).attack("S1", "B0")
    assert t.s.stations[1] == 8
    t.dice(6, 1).raid((-4, 0), "F0")
    assert t.holder((-4, 0)) == 0


@pytest.mark.rule("MS-COM-04")
def test_its_a_trap_speeds_up_fighters() -> None:
    t = table(F0=(1, 1), B0=(2, 1), tech={0: tech("It's a Trap!")})
    powers = [engine_power(t.s, unit(name)) for name in ("F0", "B0", "M0")]
    assert powers == [7, 3, 3]


@pytest.mark.rule("MS-COM-05")
def test_solar_beam_costs_two_hp_and_adds_eight_once_a_dogfight() -> None:
    t = table(asteroids=[], M0=(1, 1), M1=(2, 1), tech={0: tech("Solar Beam")}).dice(1, 6)
    t.listen()
    t.attack("M1", "M0").do(BEAM, "attacker-cards")  # it is not asked again
    assert compared(t) == (9, 6)
    assert (t.s.hulls, t.s.absorbed) == ([10, 12 - 4], [0, 5])


@pytest.mark.rule("MS-COM-05")
def test_solar_beam_wants_three_hp_and_a_rolling_mothership() -> None:
    beam, hands = {0: tech("Solar Beam")}, {0: ["Hull Repair"]}
    t = table(asteroids=[], M0=(1, 1), F1=(2, 1), tech=beam, hulls={0: 2}, hands=hands)
    t.attack("F1", "M0")
    assert t.refused(BEAM, "attacker-cards") == "MS-COM-05"
    t = table(asteroids=[], M0=(1, 1), F1=(2, 1), tech=beam, hulls={0: 3})
    assert BEAM in t.attack("F1", "M0").options("attacker-cards")
    t = table(asteroids=[], M0=(1, 2), F0=(1, 1), F1=(2, 1), tech=beam, hands=hands)
    t.attack("F1", "F0")
    assert t.refused(BEAM, "attacker-cards") == "MS-COM-05"
    t = table(asteroids=[], M0=(3, 0), tech=beam).dice(5)
    t.raid((4, 0), "M0")
    assert t.holder((4, 0)) == -1  # planets excepted


@pytest.mark.rule("MS-COM-06")
def test_extra_loot_is_one_mineral_for_each_dogfight() -> None:
    extra = {0: tech("Extra Loot")}
    t = table(asteroids=[], F0=(1, 1), F1=(2, 1), F1b=(1, 2), tech=extra, turn=1)
    t.dice(1, 1, 6).attack("F0", "F1", "F1b")  # two fall at once, as attackers
    assert t.s.minerals[0] == 2 + 1
    t = table(asteroids=[], F0=(1, 1), F1=(2, 1), tech=extra).dice(1, 6)
    t.attack("F1", "F0")
    assert t.s.minerals == [0, 1]  # no loot, nothing extra


@pytest.mark.rule("MS-COM-06", "MS-LOOT-03")
def test_extra_loot_needs_loot_and_dedotated_wam_gives_none() -> None:
    t = table(
        asteroids=[],
        hands={0: ["Dedotated Wam"]},
        B0=(1, 1),
        M1=(2, 1),
        F1=(-5, 5),
        hulls={1: 3},
        tech={0: tech("Extra Loot")},
    )
    t.play("Dedotated Wam")
    assert t.s.minerals[0] == 0


@pytest.mark.rule("MS-COM-08")
def test_sunslayer_torpedoes_reach_six_spaces_and_cannot_be_answered() -> None:
    t = table(
        asteroids=[],
        tech={0: tech("Sunslayer Torpedoes")},
        M0=(1, 1),
        F1=(1, 7),
        F1b=(-6, 2),
        G1=(2, 5),
        holders={(4, 0): 0},
    )
    t.do(TORPEDOES, "action")
    options = set(t.options("ability-target"))
    assert {unit("F1"), unit("G1"), PLANET + t.planet((0, 0))} <= options
    assert unit("F1b") not in options  # 7 away
    assert PLANET + t.planet((4, 0)) not in options  # one's own
    assert t.refused(unit("F1b"), "ability-target") == "MS-COM-08"
    t.dice(1, 6).do(unit("F1"), "ability-target")
    assert t.alive("F1")
    assert (t.s.absorbed[0], t.s.minerals[1]) == (0, 0)  # a defender that wins does no damage


@pytest.mark.rule("MS-COM-08")
def test_guarding_holds_against_torpedoes() -> None:
    t = table(
        asteroids=[],
        tech={0: tech("Sunslayer Torpedoes")},
        M0=(-3, 2),
        F1=(-7, 1),
        G1=(-4, -1),
        holders={(-4, 0): 1},
    )
    t.do(TORPEDOES, "action")
    assert unit("S1") not in t.options()
    assert PLANET + t.planet((-4, 0)) not in t.options()
    t.s.leave(unit("F1"))
    t.s.leave(unit("G1"))
    t.s.leave(unit("M1"))
    t.s.enter(unit("F1"), at((6, -6)))
    t.again()
    assert unit("S1") in t.options()
    t.dice(5).do(unit("S1"))
    assert t.s.stations[1] == 12
