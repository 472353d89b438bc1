"""Turns, Operations, moving, gauges, fuel."""

from __future__ import annotations

import pytest

from headframe.core.codec import encode
from headframe.core.engine import apply
from headframe.core.refusal import Refused
from headframe.core.rng import Rng
from headframe.games.drillers.legal import action_codes as c
from tests.games.drillers.table import GAME, S, Table, card, names, table, tile


@pytest.mark.rule("DR-TURN-01", "DR-TURN-05")
def test_a_turn_is_operations_surfacing_upkeep() -> None:
    t = table(hand="CLAW")
    assert t.asked == "operations"
    assert t.end().asked == "surfacing"
    assert t.end().asked == "keep"
    t.keep()
    assert len(t.me.hand) == 3  # Upkeep drew
    assert (t.s.active, t.asked) == (1, "operations")


@pytest.mark.rule("DR-TURN-02")
def test_operations_can_be_ended_without_doing_anything() -> None:
    t = table(hand="CLAW", floor=2, rooms={2: "RITZ"})
    assert t.can(c.END)
    t.end().keep("CLAW")
    assert t.s.active == 1
    assert "CLAW" in names(t.me.hand)


@pytest.mark.rule("DR-TURN-03")
def test_the_floor_card_comes_first_and_there_is_no_way_back() -> None:
    t = table(hand="CLAW", floor=3, rooms={3: "CHILL"}, fuel=5)
    assert t.end().asked == "toll"
    assert t.yes().asked == "keep"  # floor 3: no Surfacing
    with pytest.raises(Refused):
        apply(t.s, 0, "operations", c.PLAY + card("CLAW"))


@pytest.mark.rule("DR-TURN-04")
@pytest.mark.parametrize(("floor", "next_phase"), [(0, "surfacing"), (1, "keep"), (2, "keep")])
def test_surfacing_only_on_floor_0(floor: int, next_phase: str) -> None:
    t = table(hand="CLAW", floor=floor, rooms={2: "RITZ"})
    assert t.end().asked == next_phase


@pytest.mark.rule("DR-TURN-06")
def test_turns_go_round_until_the_end_is_triggered() -> None:
    t = table(3)
    seats = []
    for _ in range(7):
        seats.append(t.s.active)
        t.pass_turn()
    assert seats == [0, 1, 2, 0, 1, 2, 0]


@pytest.mark.rule("DR-TURN-07")
def test_others_decide_nothing_and_receive_by_themselves() -> None:
    t = table(floor=2, drills=3, tiles=(tile(2), tile(2, 2)))
    purse = t.other.credits
    t.break_barrier()  # covers the first line: the other gains 3 credits unasked
    assert t.other.credits == purse + 3
    assert [decision.seat for decision in t.s.open_decisions] == [0]
    with pytest.raises(Refused, match="DR-TURN-07"):
        apply(t.s, 1, "operations", c.END)


@pytest.mark.rule("DR-OPS-01")
def test_everything_is_on_offer_in_any_order() -> None:
    t = table(
        hand="CLAW ADAPTIVE-ENGINE SUPERIOR-SOAKER",
        floor=2,
        fuel=9,
        credits=20,
        drones=3,
        storage="S",
        room_for=4,
        moves=1,
        drills=2,
        permanents="HOVER-PADS",
        tiles=(tile(2),),
    )
    for action in (
        c.PLAY + card("CLAW"),
        c.BURN + card("CLAW"),
        c.UP,
        c.BUY_MOVE,
        c.BUY_DRILL,
        c.TAKE_DAMAGE,
        c.COLLECT + S,
        c.EXCAVATE,
        c.SELL + S,
        c.USE + card("HOVER-PADS"),
        c.EXHAUST + tile(2),
    ):
        assert t.can(action), action
    assert any(c.BUY <= action < c.USE for action in t.options)
    t.play("ADAPTIVE-ENGINE").up().play("SUPERIOR-SOAKER").down()
    assert t.can(c.ANY_MOVE_NOW)
    assert t.can(c.RAISE_NOW + S)
    t.say(c.ANY_MOVE_NOW).say(c.ANY_MOVE_NOW).say(c.BUY_MOVE)
    assert t.s.moves == 1 + 2 - 2 + 1 + 1 + 1


@pytest.mark.rule("DR-OPS-02", "DR-OPS-03")
def test_an_effect_is_resolved_before_anything_else() -> None:
    t = table(hand="AUTO-DRILL CLAW", deck="CRUTCH", fuel=5)
    t.play("AUTO-DRILL")
    assert [decision.key for decision in t.s.open_decisions] == ["draw"]
    for action in (c.END, c.BUY_MOVE, c.PLAY + card("CLAW")):
        with pytest.raises(Refused):
            apply(t.s, 0, "operations", action)
    assert t.no().asked == "operations"
    assert t.can(c.PLAY + card("CLAW"))


@pytest.mark.rule("DR-OPS-02")
def test_a_purchase_is_finished_before_the_next_action() -> None:
    t = table(
        drones=1, credits=9, tiles=(tile(3), tile(3, 0)), rows=("", "", "", "TRANSFORMER-DRILL")
    )
    assert t.buy("TRANSFORMER-DRILL").asked == "battery"
    with pytest.raises(Refused):
        apply(t.s, 0, "operations", c.END)


@pytest.mark.rule("DR-OPS-04")
def test_touching_the_surface_ends_nothing() -> None:
    t = table(floor=1, moves=2)
    assert t.up().me.floor == 0
    assert t.asked == "operations"
    assert t.down().me.floor == 1


@pytest.mark.rule("DR-OPS-05")
def test_no_debts() -> None:
    t = table(
        hand="GRABBER BURNER-DRILL",
        fuel=2,
        credits=4,
        drones=1,
        floor=2,
        drills=1,
        permanents="DEEP-NEURAL-NETWORK",
        rows=("AUTO-DRILL", "", "", ""),
    )
    assert t.refused(c.PLAY + card("GRABBER")) == "DR-OPS-05"  # 4 fuel
    assert t.refused(c.BUY_MOVE) == "DR-OPS-05"
    assert t.refused(c.BUY_DRILL) == "DR-OPS-05"
    assert t.refused(c.BUY + card("AUTO-DRILL")) == "DR-OPS-05"  # 5 credits
    assert t.refused(c.PLAY + card("BURNER-DRILL")) == "DR-PLAY-12"
    assert t.refused(c.EXCAVATE) == "DR-DRILL-12"
    t.use("DEEP-NEURAL-NETWORK").no()
    assert t.me.fuel == 0
    t = table(phase="surfacing", credits=1)
    assert t.refused(c.UPGRADE_CAP) == "DR-OPS-05"
    assert t.refused(c.UPGRADE_STORAGE) == "DR-OPS-05"


@pytest.mark.rule("DR-OPS-06")
def test_every_answer_changes_the_state_and_turns_end() -> None:
    for n in range(12):
        s = GAME.new({"players": 2}, f"spin {n}")
        t = Table(s)
        rng = Rng.seeded(f"spin {n}")
        in_turn = 0
        for _ in range(400):
            if not s.open_decisions:
                break
            before, turn = encode(s), s.turn
            # Never end a phase of one's own will: the turn must end all the same.
            options = [o for o in t.options if o != c.END] or t.options
            t.say(options[rng.below(len(options))])
            assert encode(s) != before
            in_turn = in_turn + 1 if s.turn == turn else 0
            assert in_turn < 150


@pytest.mark.rule("DR-MOVE-01")
def test_a_move_takes_the_mech_one_floor() -> None:
    t = table(floor=1, moves=2)
    assert t.down().me.floor == 2
    assert t.up().me.floor == 1
    assert t.s.moves == 0
    assert t.refused(c.UP) == "DR-MOVE-01"


@pytest.mark.rule("DR-MOVE-02")
def test_closed_floors_cannot_be_entered() -> None:
    t = table(floor=2, moves=3)
    assert t.refused(c.DOWN) == "DR-MOVE-02"


@pytest.mark.rule("DR-MOVE-03")
def test_the_ends_of_the_shaft() -> None:
    assert table(floor=0, moves=1).refused(c.UP) == "DR-MOVE-03"
    assert table(floor=6, moves=1).refused(c.DOWN) == "DR-MOVE-03"


@pytest.mark.rule("DR-MOVE-04")
def test_mechs_share_a_floor() -> None:
    t = table(4, floor=1, moves=1)
    for p in t.s.players[1:]:
        p.floor = 2
    assert t.down().me.floor == 2


@pytest.mark.rule("DR-MOVE-05")
def test_free_steps_are_no_moves() -> None:
    t = table(floor=2, drills=3, moves=1).break_barrier()
    assert (t.me.floor, t.s.moves, t.s.moves_gained) == (3, 1, 0)
    t = table(hand="ANTIGRAVITY-DRIVE", moves=1, deepest=5).play("ANTIGRAVITY-DRIVE").say(5)
    assert (t.me.floor, t.s.moves, t.s.moves_gained) == (5, 1, 0)


@pytest.mark.rule("DR-MOVE-06")
def test_entering_and_leaving_do_nothing() -> None:
    t = table(floor=2, moves=2, deepest=3, rooms={2: "BREWERY", 3: "CHILL"}, fuel=4, credits=3)
    me = t.me
    before = (me.fuel, me.credits, list(me.storage), len(me.discard), list(t.s.ground))
    t.down().up()
    assert (me.fuel, me.credits, list(me.storage), len(me.discard), list(t.s.ground)) == before
    assert t.asked == "operations"


@pytest.mark.rule("DR-GAUGE-01")
def test_gauges_add_up_and_are_spent_later() -> None:
    t = table(hand="SPIDER-LEG CLAW CRUTCH", fuel=9, floor=2)
    t.play("SPIDER-LEG").play("CLAW")
    assert (t.s.moves, t.s.drills) == (2, 1)
    t.up().play("CRUTCH").down().collect(S)
    assert (t.s.moves, t.s.drills) == (1, 0)


@pytest.mark.rule("DR-GAUGE-02")
def test_gauges_have_no_limit() -> None:
    t = table(hand="MINING-ARM STOCK-PROPELLER", moves=60, drills=60, fuel=10)
    t.play("MINING-ARM").play("STOCK-PROPELLER")
    assert (t.s.moves, t.s.drills) == (63, 63)


@pytest.mark.rule("DR-GAUGE-03")
def test_what_is_left_on_the_gauges_is_lost() -> None:
    t = table(hand="CLAW", moves=3, drills=3)
    t.end()
    assert t.refused(c.DOWN) == "DR-SURF-03"
    assert t.refused(c.COLLECT + S) == "DR-SURF-03"
    t.end().keep()
    assert (t.s.moves, t.s.drills) == (0, 0)
    t = table(floor=3, rooms={3: "CAVE"}, moves=1)
    assert t.end().asked == "cave"  # the one use that is left for moves


@pytest.mark.rule("DR-GAUGE-04")
def test_gained_this_turn_counts_every_source_spent_or_not() -> None:
    t = table(
        hand="CRUTCH",
        fuel=10,
        permanents="HOVER-PADS WRECKING-BALL",
        tiles=(tile(4, 5),),
    )
    assert t.refused(c.USE + card("WRECKING-BALL")) == "DR-CARD-WRECKING-BALL"
    t.play("CRUTCH").down().use("HOVER-PADS").say(c.BUY_MOVE).exhaust(tile(4, 5))
    assert t.s.moves_gained == 4
    assert t.use("WRECKING-BALL").s.drills_gained == 1
    t.pass_turn()
    assert (t.s.moves_gained, t.s.drills_gained) == (0, 0)


@pytest.mark.rule("DR-FUEL-01")
def test_fuel_stays_between_nothing_and_the_cap() -> None:
    t = table(hand="GRABBER REFUELLING-BREAK", fuel=4, cap=10)
    assert t.play("GRABBER").me.fuel == 0
    assert t.refused(c.BUY_MOVE) == "DR-OPS-05"
    assert t.burn("REFUELLING-BREAK").me.fuel == 5


@pytest.mark.rule("DR-FUEL-02")
def test_fuel_beyond_the_cap_is_lost() -> None:
    t = table(hand="PIT-STOP CLAW", fuel=9, cap=10)
    assert t.burn("CLAW").me.fuel == 10
    t.play("PIT-STOP").none()
    assert t.me.fuel == 10


@pytest.mark.rule("DR-FUEL-03")
def test_a_higher_cap_is_no_fuel() -> None:
    t = table(phase="surfacing", fuel=7, credits=2)
    t.say(c.UPGRADE_CAP)
    assert (t.me.fuel, t.me.cap) == (7, 11)
