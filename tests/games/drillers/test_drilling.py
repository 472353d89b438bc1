"""Drilling and the default functions."""

from __future__ import annotations

import pytest

from headframe.core.engine import apply
from headframe.core.refusal import Refused
from headframe.games.drillers.events.mine import (
    MilestoneTaken,
    Moved,
    RoomRevealed,
    RoomUsed,
    TileWon,
)
from headframe.games.drillers.legal import action_codes as c
from tests.games.drillers.table import (
    CONTENT,
    SA,
    G,
    R,
    S,
    Table,
    counts,
    names,
    next_room,
    set_stack,
    table,
    tile,
)


@pytest.mark.rule("DR-DRILL-01")
def test_three_uses_of_drills() -> None:
    t = table(floor=2, drills=6, room_for=3)
    drilling = [a for a in t.options if a in (c.EXCAVATE, c.BREAK) or c.COLLECT <= a < c.SELL]
    assert drilling == [c.COLLECT + S, c.EXCAVATE, c.BREAK]


@pytest.mark.rule("DR-DRILL-02")
def test_collecting_takes_one_mineral_of_choice_from_ones_floor() -> None:
    t = table(floor=3, drills=2, rooms={3: "DISPATCH"})
    t.collect(SA)
    assert t.me.storage == counts("Sa")
    assert tuple(t.s.ground[15:20]) == counts("G")
    assert t.s.drills == 1
    assert t.refused(c.COLLECT + SA) == "DR-DRILL-02"
    assert t.refused(c.COLLECT + R) == "DR-DRILL-02"  # rubies lie deeper


@pytest.mark.rule("DR-DRILL-03")
def test_full_storage_collects_nothing() -> None:
    t = table(floor=2, drills=2, storage="S G", room_for=2)
    assert t.refused(c.COLLECT + S) == "DR-DRILL-03"


@pytest.mark.rule("DR-DRILL-04", "DR-FAQ-04")
def test_a_stored_mineral_cannot_be_thrown_away() -> None:
    t = table(floor=2, storage="S G", room_for=2, drones=0)
    assert not any(c.SELL <= action < c.HARPOON_UP for action in t.options)
    t = table(floor=2, hand="SUPERIOR-SOAKER", storage="S G", room_for=2, ground={2: ""}, drones=0)
    t.play("SUPERIOR-SOAKER").say(c.RAISE_NOW + S)
    assert t.me.storage == counts("G G")
    assert tuple(t.s.ground[10:15]) == counts("")  # exchanged with the supply, not the floor


@pytest.mark.rule("DR-DRILL-05")
@pytest.mark.parametrize(("floor", "cost"), [(2, 2), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_corridor_costs(floor: int, cost: int) -> None:
    t = table(floor=floor, drills=cost - 1, rooms={floor: "DISPATCH" if floor > 2 else "BREWERY"})
    assert t.refused(c.EXCAVATE) == "DR-DRILL-12"
    t.s.drills = cost
    t = Table(t.s)
    top = t.s.stacks[floor][-1]
    t.excavate()
    assert t.s.drills == 0
    assert t.me.tiles == (top,)


@pytest.mark.rule("DR-DRILL-06")
def test_order_of_an_excavation() -> None:
    # The corridor completes the track; Chill Out Zone's fuel comes after, Jackhammer's last.
    won = (tile(3, 0), tile(4, 0), tile(5, 0), tile(6, 0), tile(4, 1), tile(2, 1))
    t = table(
        floor=3, rooms={3: "CHILL"}, drills=2, fuel=0, tiles=won, hand="JACKHAMMER", deepest=3
    )
    t.s.flags |= 16
    t.excavate()
    kinds = [type(event) for event in t.s.events or []]
    wanted = [TileWon, MilestoneTaken, RoomUsed]
    assert [kind for kind in kinds if kind in wanted] == wanted
    assert t.me.fuel == 3
    assert t.s.ender == 0


@pytest.mark.rule("DR-DRILL-07")
def test_minerals_of_a_tile_lie_on_the_floor() -> None:
    t = table(floor=2, drills=2, ground={2: ""})
    t.excavate()
    assert t.me.storage == counts("")
    assert tuple(t.s.ground[10:15]) == counts("S G")


@pytest.mark.rule("DR-DRILL-08", "DR-FAQ-05a")
def test_floors_without_corridors() -> None:
    t = table(floor=2, drills=9)
    set_stack(t, 2)
    assert Table(t.s).refused(c.EXCAVATE) == "DR-DRILL-08"
    t.s.active = 1
    t.other.floor = 2
    assert Table(t.s).refused(c.EXCAVATE) == "DR-DRILL-08"  # for anyone
    for floor in (0, 1):
        assert table(floor=floor, drills=9).refused(c.EXCAVATE) == "DR-DRILL-08"


@pytest.mark.rule("DR-DRILL-09")
@pytest.mark.parametrize(("floor", "cost"), [(3, 3), (4, 4), (5, 5), (6, 6)])
def test_barrier_costs_from_the_floor_above(floor: int, cost: int) -> None:
    t = table(floor=floor - 1, drills=cost - 1, deepest=floor - 1)
    assert t.refused(c.BREAK) == "DR-DRILL-12"
    t.s.drills = cost
    t = Table(t.s).break_barrier()
    assert (t.s.drills, t.s.deepest) == (0, floor)
    t = table(floor=floor - 2, drills=20, deepest=floor - 1)
    assert t.refused(c.BREAK) == "DR-DRILL-09"


@pytest.mark.rule("DR-DRILL-10")
def test_order_of_a_barrier() -> None:
    t = table(floor=3, drills=4, tiles=(tile(2), tile(2, 2)), fuel=0, deepest=3)
    next_room(t, "CHILL")
    t.s.flags |= 16  # Jackhammer
    t.break_barrier()
    wanted = [TileWon, MilestoneTaken, RoomRevealed, RoomUsed, Moved]
    kinds = [type(event) for event in t.s.events or []]
    assert [kind for kind in kinds if kind in wanted] == wanted
    assert t.me.tiles[-1] == CONTENT.tiles.barriers[4]
    assert len(t.s.rows[3]) == 4  # floor 4 expands the advanced shop
    assert (t.me.floor, t.me.fuel) == (4, 3)


@pytest.mark.rule("DR-DRILL-11")
def test_the_step_down_is_compulsory_and_free() -> None:
    t = table(floor=2, drills=3, moves=0).break_barrier()
    assert t.me.floor == 3
    assert t.asked == "operations"


@pytest.mark.rule("DR-DRILL-12")
def test_no_tile_is_paid_in_instalments() -> None:
    t = table(floor=2, drills=1, fuel=4)
    assert t.refused(c.EXCAVATE) == "DR-DRILL-12"
    t.pass_turn()
    t.pass_turn()
    assert t.s.active == 0
    t.s.drills = 1
    assert Table(t.s).refused(c.EXCAVATE) == "DR-DRILL-12"


@pytest.mark.rule("DR-DRILL-13")
def test_minerals_on_a_floor_are_anyones() -> None:
    t = table(floor=2, drills=2, ground={2: ""}).excavate()
    t.pass_turn()
    t.other.floor, t.s.drills = 2, 1
    Table(t.s).collect(G)
    assert t.other.storage == counts("G")


# Default functions


@pytest.mark.rule("DR-DEF-01", "DR-DEF-02")
def test_fuel_for_moves_and_drills_any_number_of_times() -> None:
    t = table(fuel=14, cap=18, floor=2)
    t.say(c.BUY_MOVE).say(c.BUY_MOVE)
    assert (t.me.fuel, t.s.moves) == (8, 2)
    t.say(c.BUY_DRILL).say(c.BUY_DRILL)
    assert (t.me.fuel, t.s.drills) == (0, 2)


@pytest.mark.rule("DR-DEF-03")
def test_damage_for_fuel_once_a_turn() -> None:
    t = table(fuel=2, floor=1)
    stack = t.s.damage
    t.say(c.TAKE_DAMAGE)
    assert t.me.fuel == 5
    assert names(t.me.discard) == "DAMAGE"
    assert t.s.damage == stack - 1
    assert t.refused(c.TAKE_DAMAGE) == "DR-DEF-03"
    t.pass_turn()
    t.pass_turn()
    assert t.can(c.TAKE_DAMAGE)  # another turn


@pytest.mark.rule("DR-DEF-04")
def test_damage_for_fuel_without_damage_cards() -> None:
    t = table(fuel=2, damage=0, market="S E").say(c.TAKE_DAMAGE)
    assert t.me.market == counts("S")
    assert t.me.fuel == 5
    assert table(damage=0).refused(c.TAKE_DAMAGE) == "DR-DEF-04"


@pytest.mark.rule("DR-DEF-05", "DR-FAQ-03")
def test_no_default_function_while_a_card_is_resolved() -> None:
    t = table(hand="TORSO", fuel=10).play("TORSO")
    assert t.asked == "effect"
    with pytest.raises(Refused):
        apply(t.s, 0, "operations", c.BUY_MOVE)
    t.say(t.options[0])
    assert t.can(c.BUY_MOVE)


@pytest.mark.rule("DR-DEF-06")
@pytest.mark.parametrize("floor", range(7))
def test_default_functions_work_everywhere(floor: int) -> None:
    t = table(floor=floor, fuel=10, cap=10, hand="")
    for action in (c.BUY_MOVE, c.BUY_DRILL, c.TAKE_DAMAGE):
        assert t.can(action)
    assert t.say(c.TAKE_DAMAGE).me.fuel == 10  # legal with a full tank
