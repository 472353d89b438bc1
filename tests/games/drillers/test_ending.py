"""How the game ends."""

from __future__ import annotations

import pytest

from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.scoring import result
from headframe.games.drillers.state import NO_SEAT
from tests.games.drillers.table import (
    CONTENT,
    TWENTY,
    S,
    Table,
    give_tiles,
    no_corridors,
    table,
    tile,
)


@pytest.mark.rule("DR-END-01")
def test_the_end_is_checked_after_every_tile_and_every_cube() -> None:
    t = table(floor=2, drills=2, tiles=(*TWENTY, tile(5, 1)))
    assert t.excavate().s.ender == 0
    t = table(drones=2, storage="S S", market="S S S", overflow="S S S", tiles=TWENTY)
    assert t.sell(S).s.ender == NO_SEAT
    assert t.sell(S).s.ender == 0


@pytest.mark.rule("DR-END-02")
def test_the_ways_to_trigger_the_end() -> None:
    near = "S S S S"
    t = table(drones=1, storage="S", market="S S S", overflow=near, tiles=TWENTY).sell(S)
    assert t.s.ender == 0
    t = table(hand="BURNER-DRILL", storage="S", overflow=near, tiles=TWENTY).play("BURNER-DRILL")
    assert t.s.ender == 0
    t = table(hand="CURRENT-C-MINER", market="S", overflow=near, tiles=TWENTY, deck="")
    assert t.play("CURRENT-C-MINER").s.ender == 0
    t = table(floor=3, rooms={3: "TOYS"}, storage="S", hand="CLAW", overflow=near, tiles=TWENTY)
    assert t.end().say(S).s.ender == 0
    t = table(phase="surfacing", storage="S", market="S S S", overflow=near, tiles=TWENTY)
    assert t.say(c.SELL_ALL).s.ender == 0


@pytest.mark.rule("DR-END-03")
def test_the_triggering_player_finishes_the_turn_normally() -> None:
    t = table(
        hand="CLAW", drones=1, storage="S S", market="S S S", overflow="S S S S", tiles=TWENTY
    )
    t.sell(S)
    assert t.s.milestones[CONTENT.milestones.final] == 0
    t.play("CLAW").end()
    assert t.asked == "surfacing"
    t.say(c.SELL_ALL).end()
    assert t.s.active == 1  # Upkeep without its question


@pytest.mark.rule("DR-END-04")
def test_every_other_player_has_one_more_turn() -> None:
    t = table(4, drones=1, storage="S", market="S S S", overflow="S S S S", tiles=TWENTY)
    t.pass_turn()
    t.pass_turn()
    assert t.s.active == 2
    give_tiles(t.s, t.s.players[2], (tile(5, 1), tile(5, 2), tile(5, 3), tile(5, 4), tile(5, 5)))
    t.s.players[2].notches, t.s.players[2].floor, t.s.drills = 24, 2, 2
    t = Table(t.s).excavate()
    seats = []
    while t.s.open_decisions:
        seats.append(t.s.active)
        t.pass_turn()
    assert seats == [2, 3, 0, 1]
    assert not t.s.stack


@pytest.mark.rule("DR-END-05")
def test_a_second_complete_track_changes_nothing() -> None:
    t = table(floor=2, drills=2, tiles=(*TWENTY, tile(5, 1)))
    t.s.ender = 1
    t.s.milestones = (NO_SEAT, NO_SEAT, NO_SEAT, 1)
    size = len(t.other.hand)
    t = Table(t.s).excavate()
    assert t.s.ender == 1
    assert t.s.milestones[CONTENT.milestones.final] == 1
    assert len(t.other.hand) == size


@pytest.mark.rule("DR-END-06")
def test_nothing_else_ends_the_game() -> None:
    t = table(hand="PANIC-BUTTON", floor=2, damage=0, rows=("", "", "", ""))
    t.s.decks = (((),),) * 4
    no_corridors(t)
    t.s.turn = 500
    Table(t.s).play("PANIC-BUTTON")
    t.pass_turn()
    assert t.asked == "operations"
    assert sum(CONTENT.tiles.widths) == 110  # and four tracks of 24 are 96


@pytest.mark.rule("DR-END-07")
def test_a_game_that_stands_still_is_stopped() -> None:
    t = table(2)
    for _ in range(CONTENT.figures.stall_turns * 2 - 1):
        t.pass_turn()
    assert t.asked == "operations"
    p = t.s.players[t.s.active]
    p.floor, t.s.drills = 2, 2
    Table(t.s).excavate()  # a tile in the very last turn
    t.pass_turn()
    assert t.s.idle == 0
    for turn in range(CONTENT.figures.stall_turns * 2):
        assert t.s.idle == turn
        t.pass_turn()
    assert t.asked == ""
    assert t.s.milestones[CONTENT.milestones.final] == NO_SEAT
    assert len(result(t.s).places) == 2


@pytest.mark.rule("DR-END-07")
def test_once_the_end_is_triggered_only_the_last_turns_count() -> None:
    t = table(3, drones=1, storage="S", market="S S S", overflow="S S S S", tiles=TWENTY)
    t.s.idle = CONTENT.figures.stall_turns * 3 - 1
    t.sell(S).pass_turn()
    assert t.asked == "operations"  # 30 turns each have passed, the others' turns come all the same
    t.pass_turn()
    t.pass_turn()
    assert t.asked == ""
