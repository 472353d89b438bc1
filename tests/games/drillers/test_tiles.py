"""Mine tiles: points, widths, what exhausting them brings."""

from __future__ import annotations

import pytest

from headframe.core.engine import apply
from headframe.core.refusal import Refused
from headframe.games.drillers.content.minerals import MINERAL_IDS
from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.scoring import sources
from tests.games.drillers.table import (
    CONTENT,
    GAME,
    card,
    names,
    next_tile,
    table,
    tile,
)


@pytest.mark.rule("DR-TILE-01")
@pytest.mark.parametrize(
    ("floor", "points", "width"), [(2, 4, 2), (3, 6, 2), (4, 10, 3), (5, 15, 4), (6, 21, 5)]
)
def test_corridor_points_and_widths(floor: int, points: int, width: int) -> None:
    t = table(floor=floor, drills=5, rooms={floor: "DISPATCH" if floor > 2 else "BREWERY"})
    t.excavate()
    assert t.me.notches == width
    assert sources(t.s, t.me)["tiles"] == points
    assert {CONTENT.tiles.points[n] for n in CONTENT.tiles.stacks[floor]} == {points}
    assert {CONTENT.tiles.widths[n] for n in CONTENT.tiles.stacks[floor]} == {width}


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
    for number in CONTENT.tiles.stacks[floor]:
        minerals = " ".join(MINERAL_IDS[kind] for kind in CONTENT.tiles.minerals[number])
        t = table(tiles=(number,))
        t.me.spent = 1 << number
        loss = CONTENT.tiles.points[number] - sources(t.s, t.me)["tiles"]
        assert loss == CONTENT.tiles.losses[number]
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
    assert [CONTENT.tiles.losses[tile(floor, 0)] for floor in (3, 4, 5, 6)] == [2, 1, 1, 1]
    for floor in (3, 4, 5, 6):
        t = table(phase="surfacing", tiles=(tile(floor, 0),), rows=("", "", "", "RECKLESS-DESCENT"))
        t.buy("RECKLESS-DESCENT")
        assert t.me.spent == 1 << tile(floor, 0)


@pytest.mark.rule("DR-TILE-11")
def test_a_battery_pays_for_one_advanced_card_and_nothing_else() -> None:
    rows = ("", "", "", "RECKLESS-DESCENT TRANSFORMER-DRILL")
    t = table(phase="surfacing", credits=9, tiles=(tile(3, 1),), rows=rows)
    assert t.refused(c.EXHAUST + tile(3, 1)) == "DR-TILE-11"
    assert CONTENT.tiles.effects[tile(3, 1)] < 0
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
    assert GAME.determinize(t.s, 0, t.s.rng.copy()).deepest == 6
