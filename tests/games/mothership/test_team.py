"""Teams (MS-TEAM)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from headframe.core.options import BadOption
from headframe.games.mothership.events import Compared
from headframe.games.mothership.legal import action_codes as codes
from tests.games.mothership.table import CONTENT, GAME, Table, at, card, path, table, tech, unit

HOMES = {0: (1, 3), 1: (-4, 3), 2: (-1, -3), 3: (4, -3)}
"""Layout 4p: Stations (2, 5), (-7, 5), (-2, -5), (7, -5); seats 0 and 2 against 1 and 3."""


def team(**more: Any) -> Table:
    more.setdefault("asteroids", [])
    return table(options={"mode": "team", "teams": "2v2"}, **more)


@pytest.mark.rule("MS-TEAM-01")
def test_the_ways_to_play_in_teams() -> None:
    sizes = {
        name: sorted(map(plan.teams.count, set(plan.teams)))
        for name, plan in CONTENT.team_plans.items()
    }
    assert sizes == {"2v2": [2, 2], "2v2-sides": [2, 2], "3v3": [3, 3], "2v2v2": [2, 2, 2]}
    for name in sizes:
        t = table(options={"mode": "team", "teams": name})
        assert t.s.setting.limit == t.s.setting.rounds == 0  # Deathmatch only
    with pytest.raises(BadOption, match="MS-TEAM-01"):
        GAME.settle({"mode": "team", "teams": "1v3"})


@pytest.mark.rule("MS-TEAM-02")
@pytest.mark.parametrize("name", list(CONTENT.team_plans))
def test_turns_alternate_between_the_teams(name: str) -> None:
    t = table(options={"mode": "team", "teams": name})
    side = t.s.setting.side
    turns = []
    for _ in range(len(side)):
        turns.append(t.asked[0][0])
        t.end_turn()
    assert sorted(turns) == list(range(len(side)))
    teams = [side[seat] for seat in turns]
    count = len(set(teams))
    for start in range(0, len(teams), count):
        assert len(set(teams[start : start + count])) == count
    assert all(a != b for a, b in pairwise(teams))


@pytest.mark.rule("MS-TEAM-02")
def test_after_an_elimination_the_order_of_the_others_stays() -> None:
    t = team(F0=(5, 2), F1=(6, 2), M1=None).dice(6, 1).attack("F1", "F0")
    assert t.s.out == 0b0010
    order = []
    for _ in range(4):
        order.append(t.asked[0][0])
        t.end_turn()
    assert order == [0, 2, 3, 0]  # teammates 0 and 2 follow each other


@pytest.mark.rule("MS-TEAM-03")
def test_each_player_has_their_own_things() -> None:
    t = team(
        minerals={0: 0, 2: 9},
        gas={2: 4},
        tech={2: tech("Red Leader")},
        hands={2: ["Convoy"]},
        F0=(5, 2),
        F1=(6, 2),
    )
    assert t.refused(codes.BUY, "action") == "MS-RES-05"  # a teammate's Minerals do not pay
    assert t.refused(codes.CARD + card("Convoy"), "action") == "MS-CARD-10"
    t.listen()
    t.dice(1, 6).attack("F1", "F0").skip()
    (fight,) = [event for event in t.s.events or () if isinstance(event, Compared)]
    assert fight.attacker == 1  # nor does a teammate's technology
    t.end_turn()
    assert (t.s.minerals[0], t.s.minerals[2]) == (1, 9)


@pytest.mark.rule("MS-TEAM-04")
def test_teammates_are_passed_and_are_wingmen_and_guards() -> None:
    t = team(F0=(5, 0), F2=(5, 1), F1=(-5, 1))
    t.move("F0", (5, 1), (5, 2))
    assert t.where("F0") == (5, 2)
    t = team(F0=(5, 2), F2=(5, 1), G2=(4, 3), F1=(6, 2), turn=1)
    t.listen()
    t.dice(1, 1).attack("F0", "F1")
    (fight,) = [event for event in t.s.events or () if isinstance(event, Compared)]
    assert (fight.attacker, fight.defender) == (1, 1 + 2)
    t = team(F2=(2, 4), B1=(3, 4), M0=(8, -8), turn=1)
    assert t.refused(codes.ATTACK + unit("S0"), "action") == "MS-GUARD-01"
    t = team(holders={HOMES[0]: 0}, G2=(1, 2), F1=(1, 4), turn=1)
    assert t.refused(codes.RAID + t.planet(HOMES[0]), "action") == "MS-GUARD-02"


@pytest.mark.rule("MS-TEAM-05")
def test_teammates_planets_are_friendly() -> None:
    mine = {HOMES[2]: 2}
    t = team(holders=mine, hands={0: ["Migration"]}, F0=(-1, -2))
    assert t.refused(codes.RAID + t.planet(HOMES[2]), "action") == "MS-PLAN-02"
    t.play("Migration", at((-1, -4)))
    assert t.where("S0") == (-1, -4)
    t = team(holders=mine, hands={0: ["Panic Button"]}, F0=(5, 2), F1=(6, 2), turn=1)
    t.attack("F0", "F1").answer_with("Panic Button", at((-1, -4)))
    assert t.where("F0") == (-1, -4)
    t = team(holders=mine, hands={0: ["Cowardly Retreat"]}, F0=(5, 2))
    t.play("Cowardly Retreat", unit("F0")).do(at((-1, -4)), "retreat")
    assert t.where("F0") == (-1, -4)
    t = team(holders=mine, hands={0: ["Gravity Manipulator"]}, F1=(-1, -1))
    t.play("Gravity Manipulator").do(path((-1, 0)), "pull")
    assert t.where("F1") == (-1, 0)
    t = team(holders=mine, tech={0: tech("Jump Gates")}, F0=(2, 4))
    t.do(codes.GATE + unit("F0"), "action").do(at((-1, -4)), "gate")
    assert t.where("F0") == (-1, -4)


@pytest.mark.rule("MS-TEAM-05")
def test_a_teammates_planet_is_not_won_by_card_or_influence() -> None:
    t = team(holders={HOMES[2]: 2}, hands={0: ["Friendly Negotiations"]}, F0=(-1, -1))
    t.do(codes.CARD + card("Friendly Negotiations"), "action")
    assert t.holder(HOMES[2]) == 2  # the neutral centre was the only target
    assert t.holder((0, 0)) == 0
    t = table(
        options={"mode": "team", "teams": "2v2", "modules": ["developments"]},
        holders={HOMES[2]: 2},
        influence={0: 9},
    )
    assert t.refused(codes.COURT + t.planet(HOMES[2]), "action") == "MS-TEAM-05"


@pytest.mark.rule("MS-TEAM-06")
def test_a_player_acts_with_their_own_ships_only() -> None:
    t = team(F0=(5, 2), F2=(5, 3), F1=(6, 2), F1b=(-3, -3), F2b=(-3, -2))
    assert t.refused(codes.MOVE + unit("F2"), "action") == "MS-TEAM-06"
    assert t.refused(codes.ATTACK + unit("F1b"), "action") == "MS-FIGHT-02"
    t.put("F0b", (6, 1)).do(codes.ATTACK + unit("F1"), "action")
    together = tuple(sorted((unit("F0"), unit("F2"))))
    assert t.refused(together, "attackers") == "MS-MULTI-05"
    t = team(tech={0: tech("Orbital Defences")}, minerals={0: 2}, F2=(5, 3))
    assert t.refused(codes.DEPLOY + unit("F2"), "action") == "MS-TEAM-06"


@pytest.mark.rule("MS-TEAM-07")
def test_noooooooo_may_be_played_for_a_teammate() -> None:
    t = team(hands={1: ["Forced Update"], 2: ["Noooooooo!"]}, F0=(5, 2), turn=1)
    t.play("Forced Update", unit("F0")).answer_with("Noooooooo!", seat=2)
    assert t.s.updated == 0


@pytest.mark.rule("MS-TEAM-08")
def test_the_last_team_wins_together_those_who_are_out_too() -> None:
    t = team(F0=(5, 2), F1=(6, 2), M1=None, F3=(5, 3), M3=None, M2=None, F2=(-4, 0), B1=None)
    t.dice(6, 1).attack("F1", "F0")
    assert t.s.out == 0b0010
    assert t.asked == [(0, "action")]  # seat 3 plays on
    t.put("F0b", (4, 3)).dice(6, 1).attack("F3", "F0b")
    assert (t.open, t.s.winners) == ((), (0, 2))
    assert GAME.result(t.s).places == (1, 3, 1, 3)


@pytest.mark.rule("MS-TEAM-08")
def test_a_player_who_is_out_wins_with_the_team() -> None:
    t = team(F0=(5, 2), F1=(6, 2), M1=None, M3=None, F3=(4, 2))
    t.s.out |= 1 << 2
    for number in range(20, 30):
        t.s.leave(number)
    t.again().dice(6, 1).attack("F1", "F0")
    t.put("F0b", (3, 2)).dice(6, 1).attack("F3", "F0b")
    assert t.s.winners == (0, 2)


@pytest.mark.rule("MS-TEAM-09")
def test_hands_are_secret_from_teammates() -> None:
    t = team(hands={2: ["Convoy", "Prod"]})
    assert t.view(0)["state"]["hands"][2] == {"hidden": 2}
    assert t.view(2)["state"]["hands"][2] == sorted([card("Convoy"), card("Prod")])


@pytest.mark.rule("MS-TEAM-08")
def test_a_teammate_who_is_out_lends_no_gates() -> None:
    t = table(
        options={"mode": "team", "teams": "2v2"},
        asteroids=[],
        F0=(1, 4),
        holders={(1, 3): 0, (0, 0): 0},
        tech={2: tech("Jump Gates")},
    )
    assert t.can(codes.GATE + unit("F0"))
    t.s.concede(2)
    assert t.again().refused(codes.GATE + unit("F0"), "action") == "MS-SUP-07"
