"""Movement (MS-MOVE)."""

from __future__ import annotations

import pytest

from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.query import engine_power
from tests.games.mothership.table import Space, Table, at, path, table, tech, unit


def ends(t: Table, name: str) -> set[Space]:
    """Where a ship can stop."""
    from headframe.games.mothership.board import GRID

    t.do(codes.MOVE + unit(name), "action")
    return {GRID.coords[way[-1]] for way in t.options() if isinstance(way, tuple) and way}


@pytest.mark.rule("MS-MOVE-01")
def test_engine_power() -> None:
    t = table(asteroids=[], F0=(0, 3), B0=(0, -3), energy={0: (9, 3, 3)})
    assert [engine_power(t.s, unit(name)) for name in ("F0", "B0", "M0")] == [4, 3, 5]
    t.do(codes.MOVE + unit("B0"), "action")
    assert t.refused(path((0, -4), (0, -5), (0, -6), (0, -7))) == "MS-MOVE-01"


@pytest.mark.rule("MS-MOVE-02")
def test_step_by_step_asteroids_cost_one() -> None:
    t = table(asteroids=[(1, 3)], F0=(0, 3)).dice(6, 1)
    t.do(codes.MOVE + unit("F0"), "action")
    assert t.refused(path((2, 3))) == "MS-MOVE-02"
    assert t.refused((at((0, 3)),)) == "MS-MOVE-02"
    t.do(path((1, 3), (2, 3), (3, 3), (4, 3)))
    assert t.where("F0") == (1, 3)
    assert t.asked == [(0, "way")]
    t.do(path((2, 3), (3, 3), (4, 3)))  # three more: the asteroid step cost 1
    assert t.where("F0") == (4, 3)
    assert table(asteroids=[], F0=(0, 3)).move("F0", (1, 3)).where("F0") == (1, 3)


@pytest.mark.rule("MS-MOVE-03")
def test_when_movement_is_resolved() -> None:
    t = table(asteroids=[], F0=(0, 3), F0b=(0, -3))
    t.move("F0", (1, 3))
    assert t.s.moved >> unit("F0") & 1
    t.move("F0b")  # declared resolved without a step
    assert t.s.moved >> unit("F0b") & 1
    assert t.where("F0b") == (0, -3)


@pytest.mark.rule("MS-MOVE-04")
def test_friends_are_passed_not_stopped_on() -> None:
    t = table(asteroids=[], F0=(0, 3), B0=(1, 3))
    t.do(codes.MOVE + unit("F0"), "action")
    assert t.refused(path((1, 3))) == "MS-MOVE-04"
    t.do(path((1, 3), (2, 3)))
    assert t.where("F0") == (2, 3) and t.where("B0") == (1, 3)


@pytest.mark.rule("MS-MOVE-05")
def test_friendly_guardians_are_passed() -> None:
    t = table(asteroids=[], F0=(0, 3), G0=(1, 3))
    t.move("F0", (1, 3), (2, 3))
    assert t.where("F0") == (2, 3)


@pytest.mark.rule("MS-MOVE-06")
@pytest.mark.parametrize("blocked", [(4, 0), (7, 0), (5, 1)])
def test_planets_stations_and_enemies_block(blocked: Space) -> None:
    t = table(asteroids=[], F0=(6, 0), F0b=(3, 0), F1=(5, 1))
    name = "F0b" if blocked == (4, 0) else "F0"
    assert blocked not in ends(t, name)
    start = t.s.at[unit(name)]
    assert t.refused((at(blocked),)) == "MS-MOVE-06"
    assert t.s.at[unit(name)] == start


@pytest.mark.rule("MS-MOVE-07")
def test_onto_a_friend_only_with_a_way_on() -> None:
    # The Mothership stands in a corner behind the Fighter; with engine power 1 it cannot pass.
    t = table(asteroids=[], M0=(8, 0), F0=(8, -1), F0b=(7, 1), energy={0: (1, 7, 7)})
    assert not t.can(codes.MOVE + unit("M0"))
    t = table(asteroids=[], M0=(8, 0), F0=(8, -1), F0b=(7, 1), energy={0: (3, 6, 6)})
    assert ends(t, "M0") == {(8, -2), (7, -1), (6, 1), (6, 2)}
    # Nor where an enemy Guardian would stop it on the friend's space.
    t = table(asteroids=[], F0=(0, 3), B0=(1, 3), G1=(2, 3), F0b=(0, -5))
    t.do(codes.MOVE + unit("F0"), "action")
    assert t.refused(path((1, 3), (1, 4))) == "MS-MOVE-07"


@pytest.mark.rule("MS-MOVE-08")
def test_what_a_warp_needs() -> None:
    t = table(asteroids=[], F0=(0, 3), F0b=(0, 4), M0=None, homes=False, hands={0: ["Wormhole"]})
    t.move("F0", (1, 3))
    t.do(codes.CARD + 37, "action")  # only the ship without a step can be named: it is
    assert t.decision().key == "anywhere"
    assert at((1, 3)) not in t.options() and at((4, 0)) not in t.options()
    assert at((-8, 0)) in t.options()
    t.do(at((-8, 4)))
    assert t.where("F0b") == (-8, 4)


@pytest.mark.rule("MS-MOVE-09")
def test_panic_needs_no_movement_phase() -> None:
    t = table(asteroids=[], F0=(3, 1), F1=(2, 1), holders={(-4, 0): 1}, hands={1: ["Panic Button"]})
    t.s.moved |= 1 << unit("F1")
    t.again()
    t.attack("F1", "F0")
    t.answer_with("Panic Button").do(at((-4, 1))).skip()
    assert t.where("F1") == (-4, 1)
    # Its owner's turn finds it with both phases.
    t.end_turn()
    assert t.can(codes.MOVE + unit("F1"))
    # A teammate's ship may be warped at any time of the own turn and keeps its phase.
    t = table(
        options={"mode": "team", "teams": "2v2"}, hands={0: ["Wormhole"]}, F2=(0, 2), F0=(0, 4)
    )
    t.s.moved |= 1 << unit("F2")
    t.again()
    t.play("Wormhole", unit("F2"), at((5, 0)))
    assert t.where("F2") == (5, 0)


@pytest.mark.rule("MS-MOVE-10")
def test_engine_power_in_order() -> None:
    cards = ["Afterburner", "Punch It!"]
    t = table(
        options={"modules": ["artifacts"]},
        F0=(0, 3),
        tech={0: tech("It's a Trap!")},
        holders={(4, 0): 0},
        artifacts={(4, 0): "AA Batteries"},
        hands={0: cards},
    )
    assert engine_power(t.s, unit("F0")) == 4 + 3 + 1
    t.play("Afterburner", unit("F0")).play("Punch It!", unit("F0"))
    assert engine_power(t.s, unit("F0")) == (8 + 4) * 2
    t = table(F0=(0, 3), hands={0: cards})
    t.play("Punch It!", unit("F0")).play("Afterburner", unit("F0"))
    assert engine_power(t.s, unit("F0")) == 4 * 2 + 4


@pytest.mark.rule("MS-MOVE-11")
def test_movement_cards_only_on_fresh_ships() -> None:
    t = table(asteroids=[], F0=(0, 3), F0b=(3, 0), F1=(2, 0), hands={0: ["Afterburner"]})
    t.move("F0", (1, 3)).dice(6, 1).attack("F1", "F0b").skip()
    t.move("M0")
    assert not t.can_play("Afterburner")
    assert t.refused(codes.CARD + 0, "action") == "MS-CARD-10"


@pytest.mark.rule("MS-MOVE-12")
def test_a_held_ship_stays_but_fights() -> None:
    t = table(
        asteroids=[],
        turn=1,
        F0=(3, 0),
        F1=(2, 0),
        hands={1: ["Forced Update"], 0: ["Wormhole", "Panic Button"]},
        holders={(4, 0): 0, (-4, 0): 1},
        M0=None,
        homes=False,
        M1=(-8, 4),
    )
    t.play("Forced Update", unit("F0")).skip().end_turn()
    assert t.refused(codes.MOVE + unit("F0"), "action") == "MS-MOVE-12"
    assert not t.can_play("Wormhole")
    assert t.can(codes.ATTACK + unit("F1"))
    # Tractor Beam: not even Panic Button, but an enemy's Gravity Manipulator moves it.
    t = table(
        asteroids=[],
        turn=1,
        F0=(2, 1),
        F1=(1, 1),
        tech={1: tech("Tractor Beam")},
        holders={(4, 0): 0, (2, -4): 1, (0, 0): 1},
        hands={0: ["Panic Button"], 1: ["Gravity Manipulator"]},
        M1=(-8, 4),
    )
    t.do(codes.ABILITY + 20, "action").do(unit("F0"))
    t.play("Gravity Manipulator", unit("F0"), path((2, 2))).skip("respond")
    assert t.where("F0") == (2, 2)
    t.put("F0", (2, 1)).attack("F0", "F1")
    assert (0, "evade") not in t.asked


@pytest.mark.rule("MS-MOVE-13")
def test_a_held_ship_counts_as_moved() -> None:
    t = table(asteroids=[], tech={0: tech("Orbital Defences")}, minerals={0: 1}, M0=(0, 3))
    t.s.tractor[1] = unit("M0")
    t.again()
    assert t.can(codes.DEPLOY + unit("M0"))
    assert t.can(codes.ENERGY)  # being held alone does not lock the Energy


@pytest.mark.rule("MS-MOVE-14")
def test_stations_and_guardians_do_not_move() -> None:
    t = table(G0=(0, 3))
    assert t.refused(codes.MOVE + unit("S0"), "action") == "MS-MOVE-14"
    assert t.refused(codes.MOVE + unit("G0"), "action") == "MS-MOVE-14"
    t = table(tech={0: tech("Auxiliary Engines")})
    assert t.can(codes.SHIFT)


@pytest.mark.rule("MS-MOVE-15")
def test_over_a_friend_the_ship_must_go_on() -> None:
    t = table(asteroids=[(1, 3)], F0=(0, 3), B0=(1, 3)).dice(6, 1)
    t.move("F0", (1, 3), (2, 3))
    assert t.where("F0") == (1, 3)  # it fought the asteroids over the Bomber
    assert t.asked == [(0, "way")]
    assert t.refused(()) == "MS-MOVE-15"
    t.do(path((0, 4)))
    assert t.where("F0") == (0, 4)
    assert t.where("B0") == (1, 3)


@pytest.mark.rule("MS-MOVE-02")
def test_the_way_shown_avoids_asteroids_where_it_can() -> None:
    t = table(asteroids=[(1, 3)], F0=(0, 3))
    t.do(codes.MOVE + unit("F0"), "action")
    ways = {way[-1]: way for way in t.options() if isinstance(way, tuple) and way}
    assert at((1, 3)) not in ways[at((2, 3))][:-1]
    assert ways[at((1, 3))] == path((1, 3))
    t.dice(6, 1).do(path((1, 3), (2, 3)))  # the straight way through them is legal too
    assert t.where("F0") == (1, 3)
