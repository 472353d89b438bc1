"""Guardian Cannons (MS-GC)."""

from __future__ import annotations

import pytest

from headframe.games.mothership.events import Attacked
from headframe.games.mothership.legal import action_codes as codes
from tests.games.mothership.table import Space, Table, at, path, table, tech, unit

ONE = tech("Orbital Defences")
THREE = tech("Orbital Defences", "Orbital Defences II")


def deploy(t: Table, ship: str, space: Space) -> Table:
    return t.do(codes.DEPLOY + unit(ship), "action").do(at(space), "deploy")


def attacks(t: Table) -> list[tuple[tuple[int, ...], int]]:
    return [(e.attackers, e.defender) for e in t.s.events or () if isinstance(e, Attacked)]


@pytest.mark.rule("MS-GC-01")
def test_how_many_are_supported() -> None:
    ready = {"minerals": {0: 9}, "F0": (0, 3), "F0b": (0, -3), "asteroids": []}
    none = table(**ready)  # type: ignore[arg-type]
    assert none.refused(codes.DEPLOY + unit("F0"), "action") == "MS-GC-01"
    one = table(tech={0: ONE}, **ready)  # type: ignore[arg-type]
    deploy(one, "F0", (1, 3))
    assert one.refused(codes.DEPLOY + unit("F0b"), "action") == "MS-GC-01"
    three = table(tech={0: THREE}, **ready)  # type: ignore[arg-type]
    deploy(deploy(three, "F0", (1, 3)), "F0b", (1, -3))
    assert three.can(codes.DEPLOY + unit("M0"))


@pytest.mark.rule("MS-GC-02")
def test_never_more_than_three() -> None:
    t = table(
        asteroids=[],
        tech={0: THREE},
        minerals={0: 9},
        G0=(0, 3),
        G0b=(0, 4),
        G0c=(0, 5),
        F0=(2, 2),
    )
    assert t.refused(codes.DEPLOY + unit("F0"), "action") == "MS-GC-02"


@pytest.mark.rule("MS-GC-03")
def test_deploying() -> None:
    t = table(asteroids=[], tech={0: ONE}, minerals={0: 1}, F0=(0, 3), F0b=(1, 3), F1=(5, -3))
    t.do(codes.DEPLOY + unit("F0"), "action")
    spaces = t.options()
    assert at((1, 3)) not in spaces and len(spaces) == 5
    assert t.refused(at((3, 3))) == "MS-GC-03"
    t.do(at((0, 4)))
    assert t.where("G0") == (0, 4)
    assert t.s.minerals[0] == 0
    broke = table(asteroids=[], tech={0: ONE}, F0=(0, 3))
    assert broke.refused(codes.DEPLOY + unit("F0"), "action") == "MS-RES-05"
    assert broke.refused(codes.DEPLOY + unit("M1"), "action") == "MS-TEAM-06"


@pytest.mark.rule("MS-GC-04")
def test_deploying_gives_up_the_movement() -> None:
    t = deploy(table(asteroids=[], tech={0: ONE}, minerals={0: 1}, F0=(0, 3)), "F0", (0, 4))
    assert t.refused(codes.MOVE + unit("F0"), "action") == "MS-TURN-03"


@pytest.mark.rule("MS-GC-05")
def test_a_ship_serves_once_a_station_never() -> None:
    t = table(asteroids=[], tech={0: THREE}, minerals={0: 9}, F0=(0, 3), F0b=(0, -3))
    deploy(t, "F0", (0, 4))
    assert t.refused(codes.DEPLOY + unit("F0"), "action") == "MS-GC-05"
    deploy(t, "F0b", (0, -4))  # no other limit a turn
    assert t.refused(codes.DEPLOY + unit("S0"), "action") == "MS-GC-05"


@pytest.mark.rule("MS-GC-06")
def test_enemies_may_answer_before_it_is_placed() -> None:
    t = table(
        options={"modules": ["developments"]},
        asteroids=[],
        tech={0: ONE},
        minerals={0: 1},
        influence={1: 2},
        F0=(0, 3),
    )
    deploy(t, "F0", (0, 4))
    assert t.asked == [(1, "veto")]
    assert not t.alive("G0")
    t.do(0)
    assert t.alive("G0")


@pytest.mark.rule("MS-GC-07")
def test_on_asteroids_it_fights_them_first() -> None:
    t = table(asteroids=[(0, 4)], tech={0: ONE}, minerals={0: 2}, F0=(0, 3), F1=(0, 5)).dice(1, 6)
    t.listen()
    deploy(t, "F0", (0, 4))
    assert not t.alive("G0") and len(attacks(t)) == 1
    t = table(asteroids=[(0, 4)], tech={0: ONE}, minerals={0: 1}, F0=(0, 3), F1=(0, 5))
    t.listen()
    deploy(t.dice(6, 1, 6, 1), "F0", (0, 4))
    assert t.alive("G0")
    assert attacks(t) == [((), unit("G0")), ((unit("G0"),), unit("F1"))]


@pytest.mark.rule("MS-GC-08")
def test_it_attacks_everything_in_reach_in_its_owners_order() -> None:
    t = table(asteroids=[], tech={0: ONE}, minerals={0: 1}, F0=(0, 3), F1=(0, 5), B1=(1, 4))
    t.listen()
    deploy(t, "F0", (0, 4))
    assert t.asked == [(0, "guardian-target")]
    assert t.options() == [unit("F1"), unit("B1")]
    t.dice(6, 1, 6, 1).do(unit("B1"))
    assert [target for _, target in attacks(t)] == [unit("B1"), unit("F1")]
    assert not t.alive("F1") and not t.alive("B1")


@pytest.mark.rule("MS-GC-09")
def test_the_new_one_attacks_an_enemy_guardian() -> None:
    t = table(asteroids=[], tech={0: ONE}, minerals={0: 1}, F0=(0, 2), G1=(0, 5)).dice(5, 1)
    t.listen()
    deploy(t, "F0", (0, 3))
    assert attacks(t) == []
    t = table(asteroids=[], tech={0: ONE}, minerals={0: 1}, F0=(0, 2), G1=(0, 4)).dice(5, 1)
    t.listen()
    deploy(t, "F0", (0, 3))
    assert attacks(t) == [((unit("G0"),), unit("G1"))]
    assert not t.alive("G1")


@pytest.mark.rule("MS-GC-10")
def test_an_arriving_ship_is_stopped_and_attacked() -> None:
    t = table(asteroids=[], G1=(0, 3), F0=(0, 6)).dice(1, 6)
    t.do(codes.MOVE + unit("F0"), "action")
    assert t.refused(path((0, 5), (0, 4), (1, 4))) == "MS-GC-10"
    t.listen()
    t.do(path((0, 5), (0, 4)))
    assert attacks(t) == [((unit("G1"),), unit("F0"))]
    assert t.s.moved >> unit("F0") & 1
    assert not t.alive("G1")
    # In anyone's turn, and by any arrival.
    t = table(
        asteroids=[], G0=(0, 3), F1=(0, 5), hands={0: ["Gravity Manipulator"]}, holders={(-2, 4): 0}
    )
    t.listen()
    t.dice(6, 1).play("Gravity Manipulator", unit("F1"), path((0, 4)))
    assert attacks(t) == [((unit("G0"),), unit("F1"))]


@pytest.mark.rule("MS-GC-11")
def test_the_ship_defends_with_wingmen_and_may_still_attack() -> None:
    t = table(asteroids=[], G1=(0, 3), F0=(0, 5), F0b=(1, 4), F1=(-1, 5))
    t.dice(2, 2).move("F0", (0, 4))  # 2 against 2 + 1
    assert not t.alive("G1")
    assert t.can(codes.ATTACK + unit("F1"))


@pytest.mark.rule("MS-GC-12")
def test_asteroids_come_first() -> None:
    t = table(asteroids=[(0, 4)], G1=(0, 3), F0=(0, 5)).dice(6, 1, 1, 6)
    t.listen()
    t.move("F0", (0, 4))
    assert attacks(t) == [((), unit("F0")), ((unit("G1"),), unit("F0"))]


@pytest.mark.rule("MS-GC-13")
def test_several_guardians_act_in_turn_order() -> None:
    t = table(
        players=3,
        turn=1,
        asteroids=[],
        M1=(0, 5),
        energy={1: (5, 5, 5)},
        G0=(0, 3),
        G2=(1, 3),
        G2b=(1, 4),
    )
    t.listen()
    # Seat 2 comes before seat 0 in a turn of seat 1, and chooses which of its two is first.
    t.move("M1", (0, 4))
    assert t.asked == [(2, "guardian")]
    t.dice(1, 6, 1, 6, 1, 6).do(unit("G2b"))
    assert [by for by, _ in attacks(t)] == [(unit("G2b"),), (unit("G2"),), (unit("G0"),)]


@pytest.mark.rule("MS-GC-14")
def test_the_arriving_player_orders_several_ships() -> None:
    t = table(
        asteroids=[(3, 0), (5, 0)],
        M0=(0, -6),
        F0=(1, -6),
        holders={(4, 0): 0},
        hands={0: ["Cowardly Retreat"]},
        S0=None,
    )
    t.play("Cowardly Retreat", unit("M0"))
    t.do(at((3, 0)), "retreat").do(at((5, 0)), "retreat")
    assert t.asked == [(0, "arrival")]
    assert t.options() == [unit("M0"), unit("F0")]
    t.dice(1, 6).do(unit("F0"))
    assert not t.alive("F0")


@pytest.mark.rule("MS-GC-15")
def test_it_attacks_again_as_long_as_both_stand() -> None:
    t = table(asteroids=[], G1=(0, 3), F0=(0, 5))
    t.listen()
    t.dice(3, 3, 4, 4, 1, 6).move("F0", (0, 4))
    assert len(attacks(t)) == 3
    assert not t.alive("G1")
    # Each is a dogfight of its own, with new windows and a new Gas limit.
    t = table(asteroids=[], G1=(0, 3), M0=(0, 5), gas={0: 8}).dice(1, 1)
    t.move("M0", (0, 4)).do(0, "gas")
    assert t.asked == [(0, "gas")]
    assert t.options() == [0, 1, 2, 3, 4]


@pytest.mark.rule("MS-GC-16")
def test_a_losing_guardian_is_destroyed() -> None:
    for name in ("F0", "B0", "M0"):
        t = table(asteroids=[], G1=(0, 3), **{name: (0, 5)}).dice(1, 5)  # type: ignore[arg-type]
        assert not t.move(name, (0, 4)).alive("G1"), name


@pytest.mark.rule("MS-GC-17")
def test_stations_do_not_set_it_off() -> None:
    t = table(asteroids=[], tech={0: tech("Auxiliary Engines")}, G1=(4, 1))
    t.listen()
    t.do(codes.SHIFT, "action").do(at((6, 0)))
    t.end_turn().end_turn()
    t.do(codes.SHIFT, "action").do(at((5, 0)))
    assert attacks(t) == []
    assert t.where("S0") == (5, 0)


@pytest.mark.rule("MS-GC-18")
def test_guardians_have_no_phases() -> None:
    t = table(asteroids=[], G0=(0, 3), F1=(3, 3))
    options = [code for code in t.options("action") if isinstance(code, int)]
    assert [code for code in options if code % 100 == unit("G0") and code >= 100] == [
        codes.SCRAP + unit("G0")
    ]


@pytest.mark.rule("MS-GC-19")
def test_gas_for_guardians() -> None:
    attack = table(asteroids=[], G1=(0, 3), F0=(0, 5), gas={1: 1}).move("F0", (0, 4))
    assert attack.asked == [(1, "gas")]
    rocks = table(asteroids=[(0, 4)], tech={0: ONE}, minerals={0: 1}, F0=(0, 3), gas={0: 1})
    assert deploy(rocks, "F0", (0, 4)).asked == [(0, "gas")]
    defence = table(
        asteroids=[], M0=(0, 3), G1=(2, 3), gas={1: 1}, tech={0: tech("Sunslayer Torpedoes")}
    )
    defence.do(codes.ABILITY + 15, "action").do(unit("G1"))
    assert defence.asked == [(1, "gas")]


@pytest.mark.rule("MS-GC-20", "MS-GC-21")
def test_scrapping_and_the_reserve() -> None:
    t = table(asteroids=[], G0=(0, 3), F0=(0, 5), tech={0: ONE}, minerals={0: 1})
    assert not t.can(codes.DEPLOY + unit("F0"))
    t.do(codes.SCRAP + unit("G0"), "action")
    assert not t.alive("G0") and t.s.minerals[0] == 1
    deploy(t, "F0", (0, 4))
    assert t.where("G0") == (0, 4)
    # One that was destroyed comes back to the reserve too.
    t = table(asteroids=[], G1=(0, 3), F0=(0, 5), F1=(5, -3), tech={1: ONE}, minerals={1: 1})
    t.dice(1, 6).move("F0", (0, 4))
    assert not t.alive("G1")
    t.end_turn()
    assert t.can(codes.DEPLOY + unit("F1"))


@pytest.mark.rule("MS-GC-22")
def test_guardians_keep_nobody_in_the_game() -> None:
    t = table(players=3, asteroids=[], F0=(0, 3), F1=(1, 3), M1=None, G1=(-5, 5)).dice(6, 1)
    t.attack("F1", "F0").skip()
    assert t.s.out == 0b10
    assert not t.alive("G1")
