"""Drilling, default functions, drones, mine tiles."""

from __future__ import annotations

import pytest

from headframe.core.engine import apply
from headframe.core.refusal import Refused
from headframe.games.drillers import codes as c
from headframe.games.drillers.events import MilestoneTaken, Moved, RoomRevealed, RoomUsed, TileWon
from headframe.games.drillers.figures import MINERAL_IDS
from headframe.games.drillers.mine import (
    BARRIERS,
    STACKS,
    TILE_EFFECTS,
    TILE_LOSSES,
    TILE_MINERALS,
    TILE_POINTS,
    TILE_WIDTHS,
)
from headframe.games.drillers.scoring import sources
from tests.games.drillers.table import (
    GAME,
    SA,
    E,
    G,
    R,
    S,
    Table,
    card,
    counts,
    names,
    next_room,
    next_tile,
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
    kinds = [type(event) for event in t.s.news or []]
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
    kinds = [type(event) for event in t.s.news or []]
    assert [kind for kind in kinds if kind in wanted] == wanted
    assert t.me.tiles[-1] == BARRIERS[4]
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


# Drones


@pytest.mark.rule("DR-DRONE-01", "DR-DRONE-02")
def test_a_drone_sells_one_mineral_of_choice() -> None:
    t = table(floor=4, drones=1, storage="S E", market="S S S")
    t.sell(E)
    assert (t.me.credits, t.me.drones) == (8, 0)
    assert t.me.storage == counts("S")
    assert t.me.market == counts("S S S E")
    assert t.refused(c.SELL + S) == "DR-DRONE-01"
    t = table(floor=4, drones=1, storage="S", market="S S S").sell(S)
    assert t.me.overflow == counts("S")
    assert t.me.credits == 0
    assert table(drones=1).refused(c.SELL + S) == "DR-DRONE-02"


@pytest.mark.rule("DR-DRONE-01", "DR-DRONE-03")
def test_a_drone_buys_any_face_up_card_at_full_cost() -> None:
    rows = ("AUTO-DRILL", "ROCKET-DRONE", "", "MINING-DRONE-PRO")
    t = table(floor=5, drones=3, credits=20, tiles=(tile(3),), rows=rows, deck="CLAW")
    t.buy("AUTO-DRILL").buy("MINING-DRONE-PRO")
    assert (t.me.credits, t.me.drones) == (20 - 5 - 6, 1)
    assert t.me.spent == 1 << tile(3)
    assert names(t.me.deck[::-1]) == "MINING-DRONE-PRO AUTO-DRILL CLAW"
    t = table(drones=0, credits=20, rows=rows)
    assert t.refused(c.BUY + card("AUTO-DRILL")) == "DR-DRONE-01"
    t = table(drones=1, credits=20, rows=rows)
    assert t.refused(c.BUY + card("MINING-DRONE-PRO")) == "DR-BUY-02"


@pytest.mark.rule("DR-DRONE-04")
def test_each_use_takes_one_drone() -> None:
    t = table(drones=3, storage="S S S S")
    for left in (2, 1, 0):
        assert t.sell(S).me.drones == left
    assert t.refused(c.SELL + S) == "DR-DRONE-01"


@pytest.mark.rule("DR-DRONE-05")
def test_refreshing_a_drone() -> None:
    t = table(hand="ROCKET-DRONE", drones=1).play("ROCKET-DRONE")
    assert t.me.drones == 2
    t = table(hand="ROCKET-DRONE", drones=3).play("ROCKET-DRONE")
    assert t.me.drones == 3


@pytest.mark.rule("DR-DRONE-06")
def test_drones_stay_down_between_turns() -> None:
    t = table(drones=1, storage="S").sell(S)
    for _ in range(3):
        t.pass_turn()
        t.pass_turn()
        assert t.me.drones == 0


@pytest.mark.rule("DR-DRONE-07")
def test_drones_work_in_operations_only() -> None:
    t = table(phase="surfacing", drones=3, storage="S G", hand="CLAW")
    assert t.refused(c.SELL + S) == "DR-SELL-01"
    assert t.refused(c.ANY_DRONE_NOW) == "DR-DRONE-07"
    assert t.say(c.SELL_ALL).me.drones == 3
    t.end()
    assert t.asked == "keep"
    with pytest.raises(Refused, match="DR-TURN-07"):
        apply(t.s, 1, "operations", c.SELL + S)


@pytest.mark.rule("DR-DRONE-08", "DR-FAQ-08")
def test_no_shop_refresh_with_a_drone() -> None:
    t = table(drones=3, credits=20)
    assert t.me.refresh
    assert t.refused(c.REFRESH_SHOP) == "DR-DRONE-08"


# Mine tiles


@pytest.mark.rule("DR-TILE-01")
@pytest.mark.parametrize(
    ("floor", "points", "width"), [(2, 4, 2), (3, 6, 2), (4, 10, 3), (5, 15, 4), (6, 21, 5)]
)
def test_corridor_points_and_widths(floor: int, points: int, width: int) -> None:
    t = table(floor=floor, drills=5, rooms={floor: "DISPATCH" if floor > 2 else "BREWERY"})
    t.excavate()
    assert t.me.notches == width
    assert sources(t.s, t.me)["tiles"] == points
    assert {TILE_POINTS[n] for n in STACKS[floor]} == {points}
    assert {TILE_WIDTHS[n] for n in STACKS[floor]} == {width}


@pytest.mark.rule("DR-TILE-02")
@pytest.mark.parametrize(
    ("floor", "points", "width"), [(3, 10, 3), (4, 15, 4), (5, 20, 5), (6, 25, 6)]
)
def test_barrier_points_and_widths(floor: int, points: int, width: int) -> None:
    t = table(floor=floor - 1, drills=6, deepest=floor - 1).break_barrier()
    assert t.me.notches == width
    assert sources(t.s, t.me)["tiles"] == points


@pytest.mark.rule("DR-TILE-03")
def test_a_tile_is_exhausted_once() -> None:
    t = table(floor=2, drills=2)
    next_tile(t, 2, 1)
    t.excavate().exhaust(tile(2, 1))  # won this turn
    assert t.me.credits == 2
    assert t.refused(c.EXHAUST + tile(2, 1)) == "DR-TILE-03"
    assert t.refused(c.EXHAUST + tile(2, 2)) == "DR-TILE-03"  # not owned
    t = table(phase="surfacing", tiles=(tile(2, 4),)).exhaust(tile(2, 4))
    assert t.me.credits == 3
    full = (tile(6, 0), tile(5, 0), tile(4, 0), tile(6, 1), tile(6, 2))
    t = table(tiles=(*full, tile(2, 1))).exhaust(tile(2, 1))  # beside a full track
    assert t.me.credits == 2


@pytest.mark.rule("DR-TILE-04")
def test_an_exhausted_tile_keeps_its_width_and_loses_points() -> None:
    t = table(tiles=(tile(2, 3), tile(2, 4)), deck="CLAW").exhaust(tile(2, 3)).no()
    assert t.me.notches == 4
    assert sources(t.s, t.me)["tiles"] == 4 - 3 + 4


def effect_of(number: int) -> str:
    """What exhausting this tile brings, played out."""
    t = table(tiles=(number,), fuel=3, drones=0, deck="CLAW CRUTCH")
    if not t.can(c.EXHAUST + number):
        return "battery" if t.refused(c.EXHAUST + number) == "DR-TILE-11" else "?"
    t.exhaust(number)
    if t.asked == "draw":
        return f"draw {len(t.yes().me.hand)}"
    for name, gain in (
        ("credits", t.me.credits),
        ("fuel", t.me.fuel - 3),
        ("move", t.s.moves),
        ("refresh", t.me.drones),
    ):
        if gain:
            return f"{name} {gain}"
    return "?"


def listed(floor: int) -> list[tuple[str, str, int]]:
    found = []
    for number in STACKS[floor]:
        minerals = " ".join(MINERAL_IDS[kind] for kind in TILE_MINERALS[number])
        t = table(tiles=(number,))
        t.me.spent = 1 << number
        loss = TILE_POINTS[number] - sources(t.s, t.me)["tiles"]
        assert loss == TILE_LOSSES[number]
        found.append((minerals, effect_of(number), loss))
    return found


@pytest.mark.rule("DR-TILE-05")
def test_floor_2_tiles() -> None:
    assert listed(2) == [
        ("S G", "credits 2", 1),
        ("S G", "fuel 2", 2),
        ("S G", "draw 1", 3),
        ("S G", "credits 3", 2),
        ("S G", "fuel 1", 1),
    ]


@pytest.mark.rule("DR-TILE-06")
def test_floor_3_tiles() -> None:
    minerals = ["S G Sa", "G G Sa", "S G G", "S Sa", "G G G", "G Sa"]
    assert listed(3) == [(m, "battery", 2) for m in minerals]


@pytest.mark.rule("DR-TILE-07")
def test_floor_4_tiles() -> None:
    assert listed(4) == [
        ("G Sa Sa", "draw 1", 3),
        ("Sa Sa E", "refresh 1", 1),
        ("Sa Sa E", "credits 5", 2),
        ("G Sa E", "fuel 2", 1),
        ("Sa E", "move 1", 2),
        ("G Sa E", "move 1", 2),
        ("Sa Sa Sa", "fuel 2", 1),
    ]


@pytest.mark.rule("DR-TILE-08")
def test_floor_5_tiles() -> None:
    minerals = ["Sa Sa Sa R", "E E R", "Sa Sa R", "Sa E E", "Sa E R", "E E E"]
    assert listed(5) == [(m, "battery", 1) for m in minerals]


@pytest.mark.rule("DR-TILE-09")
def test_floor_6_tiles() -> None:
    assert listed(6) == [
        ("E R R", "draw 1", 3),
        ("E E R R", "fuel 2", 2),
        ("E E E R", "fuel 1", 1),
        ("E R R", "refresh 1", 1),
        ("R R", "refresh 1", 1),
    ]


@pytest.mark.rule("DR-TILE-10")
def test_barriers_are_batteries() -> None:
    assert [TILE_LOSSES[tile(floor, 0)] for floor in (3, 4, 5, 6)] == [2, 1, 1, 1]
    for floor in (3, 4, 5, 6):
        t = table(phase="surfacing", tiles=(tile(floor, 0),), rows=("", "", "", "RECKLESS-DESCENT"))
        t.buy("RECKLESS-DESCENT")
        assert t.me.spent == 1 << tile(floor, 0)


@pytest.mark.rule("DR-TILE-11")
def test_a_battery_pays_for_one_advanced_card_and_nothing_else() -> None:
    rows = ("", "", "", "RECKLESS-DESCENT TRANSFORMER-DRILL")
    t = table(phase="surfacing", credits=9, tiles=(tile(3, 1),), rows=rows)
    assert t.refused(c.EXHAUST + tile(3, 1)) == "DR-TILE-11"
    assert TILE_EFFECTS[tile(3, 1)] < 0
    t.buy("RECKLESS-DESCENT")
    assert t.me.credits == 9
    assert t.refused(c.BUY + card("TRANSFORMER-DRILL")) == "DR-BUY-02"


@pytest.mark.rule("DR-TILE-12")
def test_the_owner_chooses_the_battery() -> None:
    tiles = (tile(3, 1), tile(5, 1), tile(3, 2), tile(4, 0), tile(2, 1))
    t = table(phase="surfacing", tiles=tiles, rows=("", "", "", "RECKLESS-DESCENT"))
    t.buy("RECKLESS-DESCENT")
    assert t.asked == "battery"
    # Smallest loss first, the oldest among equals.
    assert t.options == [tile(5, 1), tile(4, 0), tile(3, 1), tile(3, 2)]
    assert t.refused(tile(2, 1)) == "DR-TILE-12"
    t.say(tile(3, 2))
    assert t.me.spent == 1 << tile(3, 2)


@pytest.mark.rule("DR-TILE-13")
def test_move_and_fuel_tiles_are_for_operations() -> None:
    t = table(phase="surfacing", tiles=(tile(2, 2), tile(4, 5), tile(2, 1), tile(4, 2)))
    assert t.refused(c.EXHAUST + tile(2, 2)) == "DR-TILE-13"
    assert t.refused(c.EXHAUST + tile(4, 5)) == "DR-TILE-13"
    assert t.can(c.EXHAUST + tile(2, 1))
    assert t.can(c.EXHAUST + tile(4, 2))


@pytest.mark.rule("DR-TILE-14")
def test_a_card_drawn_in_surfacing_waits_or_is_discarded() -> None:
    t = table(phase="surfacing", tiles=(tile(2, 3),), deck="CLAW CRUTCH")
    t.exhaust(tile(2, 3)).yes()
    assert names(t.me.hand) == "CLAW"
    assert t.refused(c.PLAY + card("CLAW")) == "DR-SURF-03"
    assert t.discard("CLAW").me.credits == 2


@pytest.mark.rule("DR-TILE-15")
def test_no_tile_is_exhausted_inside_another_step() -> None:
    t = table(hand="TORSO", tiles=(tile(2, 1),)).play("TORSO")
    with pytest.raises(Refused):
        apply(t.s, 0, "operations", c.EXHAUST + tile(2, 1))
    t = table(floor=3, rooms={3: "CHILL"}, tiles=(tile(2, 1),), hand="CLAW").end()
    assert t.asked == "toll"
    t.yes()
    assert t.asked == "keep"
    with pytest.raises(Refused):
        apply(t.s, 0, "keep", c.EXHAUST + tile(2, 1))
    with pytest.raises(Refused, match="DR-TURN-07"):
        apply(t.s, 1, "operations", c.EXHAUST + tile(2, 1))


def test_the_builder_leaves_a_proper_game() -> None:
    t = table(floor=6, tiles=(tile(2, 1), tile(3, 0)))
    assert GAME.world(t.s, 0, t.s.rng.copy()).deepest == 6
