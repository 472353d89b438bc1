"""Turns and rounds (MS-TURN)."""

from __future__ import annotations

import pytest

from headframe.core.engine import apply
from headframe.core.refusal import Refused
from headframe.games.mothership.events import Destroyed, Gained, Moved, Sold, TurnBegan
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.query import engine_power, shield_in_hand
from tests.games.mothership.table import at, card, table, tech, unit

OPEN_PLANET = (4, 0)


@pytest.mark.rule("MS-TURN-01")
def test_a_round_is_one_turn_of_everyone_left() -> None:
    t = table(players=3, turn=1)
    rounds = []
    for _ in range(4):
        rounds.append((t.s.turn, t.s.round))
        t.end_turn()
    assert rounds == [(1, 1), (2, 1), (0, 1), (1, 2)]
    # The round still begins at the first player's place after that player is out.
    t = table(players=3, turn=1)
    t.s.concede(1)
    t.again()
    seen = [(t.s.turn, t.s.round)]
    for _ in range(2):
        t.end_turn()
        seen.append((t.s.turn, t.s.round))
    assert seen == [(2, 1), (0, 1), (2, 2)]


@pytest.mark.rule("MS-TURN-02")
def test_actions_in_any_order() -> None:
    t = table(asteroids=[], F0=(3, 1), F0b=(3, -1), minerals={0: 4}, hands={0: ["Hull Repair"]})
    t.s.hulls[0] = 9
    t.again()
    t.move("F0", (3, 0)).research("Space Walls").move("F0b", (3, -2))
    t.dice(1).raid(OPEN_PLANET, "F0").skip()
    t.play("Hull Repair").do(codes.BUY, "action").do(codes.ENERGY, "action").do((3, 6, 6))
    assert t.s.hulls[0] == 10
    assert t.asked == [(0, "action")]


@pytest.mark.rule("MS-TURN-03")
def test_one_movement_then_one_attack() -> None:
    t = table(asteroids=[], F0=(3, 1), F1=(3, -1), F1b=(2, 0))
    t.move("F0", (3, 0))
    assert t.refused(codes.MOVE + unit("F0"), "action") == "MS-TURN-03"
    t.dice(1, 6).attack("F1b", "F0").skip()
    t = table(asteroids=[], F0=(3, 0), F1=(3, -1), F1b=(2, 0))
    t.dice(6, 1).attack("F1b", "F0").skip()
    assert t.refused(codes.ATTACK + unit("F1"), "action") == "MS-TURN-03"
    # Either phase may be skipped: the turn can end with both left.
    assert table(F0=(3, 0)).end_turn().s.turn == 1


@pytest.mark.rule("MS-TURN-04", "MS-TURN-05")
def test_an_attack_resolves_movement() -> None:
    t = table(asteroids=[], F0=(3, 0), F1=(2, 0)).dice(6, 1)
    t.attack("F1", "F0").skip()
    assert t.s.moved >> unit("F0") & 1
    assert t.refused(codes.MOVE + unit("F0"), "action") == "MS-TURN-05"
    # Nor does it warp: the movement cards do not take it.
    t = table(asteroids=[], F0=(3, 0), F1=(2, 0), M0=None, hands={0: ["Wormhole"]}).dice(6, 1)
    t.attack("F1", "F0").skip()
    assert not t.can_play("Wormhole")


@pytest.mark.rule("MS-TURN-06")
def test_everyone_sees_what_is_done() -> None:
    t = table(asteroids=[], F0=(3, 0), F1=(2, 0)).dice(6, 1)
    news = t.listen()
    t.move("F0", (3, 1), (2, 1)).attack("F1", "F0").skip()
    assert [type(event) for event in news if isinstance(event, (Moved, Destroyed))] == [
        Moved,
        Destroyed,
    ]
    assert t.view(None)["state"]["at"][unit("F0")] == at((2, 1))


@pytest.mark.rule("MS-TURN-07")
def test_a_new_turn_is_fresh() -> None:
    t = table(asteroids=[], players=2, tech={0: tech("Tractor Beam")}, F0=(3, 0), F1=(0, 3))
    t.do(codes.ABILITY + 20, "action").do(unit("F1"))
    t.move("F0", (3, 1))
    assert (t.s.locked, t.s.tractor[0]) == (True, unit("F1"))
    t.end_turn().end_turn()
    assert t.s.turn == 0
    assert t.s.moved == t.s.fought == 0
    assert (t.s.locked, t.s.tractor[0]) == (False, -1)
    assert t.can(codes.MOVE + unit("F0"))


@pytest.mark.rule("MS-TURN-08")
def test_the_turn_ends_only_by_saying_so() -> None:
    t = table(F0=None, energy={0: (0, 3, 12)}, M0=(8, 0))
    t.do(codes.ENERGY, "action").do((0, 4, 11))
    t.s.locked = True
    t.again()
    assert t.options() == [codes.END]
    assert t.asked == [(0, "action")]


@pytest.mark.rule("MS-TURN-09")
def test_the_ending_step_in_order() -> None:
    t = table(
        options={"mode": "vp"},
        asteroids=[],
        hands={0: ["Afterburner"]},
        holders={OPEN_PLANET: 0},
    )
    t.s.due = 1 << unit("F0")
    t.s.absorbed = [3, 4]
    t.s.boosts = {unit("M0"): (4,)}
    news = t.listen()
    t.do(codes.END, "action")
    assert t.s.minerals[0] == 2  # gathered before selling
    assert t.asked == [(0, "sell")]
    t.do(card("Afterburner"))
    assert t.s.minerals[0] == 3
    assert t.asked == [(0, "respawn")]
    assert t.s.absorbed == [3, 4]  # not yet refilled
    t.do(t.options()[0])
    assert t.s.absorbed == [0, 0]
    assert t.s.boosts == {}
    kinds = [type(event) for event in news]
    assert kinds.index(Gained) < kinds.index(Sold) < kinds.index(TurnBegan)
    assert t.asked == [(1, "action")]


@pytest.mark.rule("MS-TURN-10")
def test_gathering_is_automatic_selling_a_choice() -> None:
    t = table(hands={0: ["Afterburner"]}, holders={OPEN_PLANET: 0})
    t.do(codes.END, "action")
    assert t.s.minerals[0] == 2
    t.do(-1, "sell")
    assert t.s.hands[0] == [card("Afterburner")]


@pytest.mark.rule("MS-TURN-11")
def test_nothing_else_in_the_ending_step() -> None:
    t = table(hands={0: ["Replicator"]}, minerals={0: 9})
    t.do(codes.END, "action")
    assert t.asked == [(0, "sell")]
    with pytest.raises(Refused) as refused:
        apply(t.s, 0, "action", codes.BUY)
    assert refused.value.refusal.clause == "MS-TURN-11"


@pytest.mark.rule("MS-TURN-12")
def test_the_eliminated_are_skipped_and_an_own_fall_ends_the_turn() -> None:
    t = table(players=3, asteroids=[(3, 1)], F0=(3, 0), M0=None, homes=False, F1=(0, 5), F2=(0, 4))
    t.s.minerals[0] = 0
    t.s.absorbed = [0, 2, 0]
    t.dice(1, 6).move("F0", (3, 1)).skip()
    assert t.s.out == 1
    assert t.asked == [(1, "action")]
    assert t.s.minerals[0] == 0  # no gathering any more
    assert t.s.absorbed == [0, 0, 0]  # shields refill all the same
    t.end_turn().end_turn()
    assert t.s.turn == 1


@pytest.mark.rule("MS-TURN-13")
def test_the_turn_waits_for_a_window() -> None:
    t = table(asteroids=[], F0=(3, 0), F1=(2, 0), hands={1: ["Defence Buff"]}).dice(3, 3)
    t.attack("F1", "F0").skip("attacker-cards")
    assert t.asked == [(1, "defender-cards")]
    with pytest.raises(Refused) as refused:
        apply(t.s, 0, "action", codes.END)
    assert refused.value.refusal.clause == "MS-TURN-13"
    t.do(-1)
    assert t.asked[0] != (1, "defender-cards")
    assert shield_in_hand(t.s, 0) == 5 and engine_power(t.s, unit("F0")) == 4
