"""The progress track, milestones, the expansion."""

from __future__ import annotations

import pytest

from headframe.games.drillers.events.mine import MilestoneTaken
from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.scoring import sources
from headframe.games.drillers.state import NO_SEAT
from tests.games.drillers.table import (
    CONTENT,
    TWENTY,
    Table,
    table,
    tile,
)


@pytest.mark.rule("DR-TRACK-01")
def test_tiles_lie_in_the_order_won_and_cover_their_width() -> None:
    t = table(floor=2, drills=7)
    first = t.s.stacks[2][-1]
    t.excavate()
    second = t.s.stacks[2][-1]
    t.excavate().break_barrier()
    assert t.me.tiles == (first, second, tile(3, 0))
    assert t.me.notches == 2 + 2 + 3
    # 25 notches: 24 are not enough, the corridor to 26 is.
    won = (*TWENTY, tile(5, 1))
    t = table(floor=2, drills=2, tiles=won)
    assert (t.me.notches, t.s.ender) == (24, NO_SEAT)
    assert t.excavate().s.ender == 0


@pytest.mark.rule("DR-TRACK-02")
@pytest.mark.parametrize(("cubes", "over"), [(3, True), (2, False)])
def test_cubes_shorten_the_track(cubes: int, over: bool) -> None:
    t = table(floor=2, drills=2, tiles=TWENTY, overflow="S " * cubes).excavate()
    assert (t.s.ender == 0) == over
    # Ten at most: 13 notches and a corridor are 15, no matter how many cubes.
    won = (tile(6, 0), tile(5, 0), tile(2, 1))
    t = table(floor=2, drills=4, tiles=won, overflow="S " * 10)
    assert t.excavate().s.ender == 0
    t = table(floor=2, drills=4, tiles=(tile(6, 0), tile(5, 0)), overflow="S " * 14)
    assert t.excavate().s.ender == NO_SEAT


@pytest.mark.rule("DR-TRACK-03")
def test_the_last_tile_may_reach_past_the_end() -> None:
    t = table(floor=5, drills=6, tiles=(*TWENTY[1:], tile(5, 1), tile(4, 1)), deepest=5)
    assert t.me.notches == 21
    t.break_barrier()
    assert t.me.notches == 27
    assert t.s.ender == 0


@pytest.mark.rule("DR-TRACK-04", "DR-FAQ-09")
def test_tiles_after_the_end_of_the_track_score_and_can_be_exhausted() -> None:
    t = table(floor=2, drills=6, tiles=(*TWENTY, tile(5, 1)))
    t.excavate()
    before = sources(t.s, t.me)["tiles"]
    beside = t.s.stacks[2][-1]
    t.excavate()
    assert sources(t.s, t.me)["tiles"] == before + 4
    assert t.can(c.EXHAUST + beside)


@pytest.mark.rule("DR-TRACK-05")
def test_lines_at_5_10_15_are_covered_by_tiles_alone() -> None:
    taken = []
    t = table(floor=2, drills=99, overflow="S S S S")
    for expected in ((2, -1), (4, -1), (6, 0)):
        t.excavate()
        taken.append((t.me.notches, t.s.milestones[0]))
        assert taken[-1] == expected
    for before, number, line in ((3, 0, 5), (8, 1, 10), (13, 2, 15)):
        t = table(floor=2, drills=2)
        t.me.notches = before
        t = Table(t.s).excavate()
        assert t.me.notches == line
        assert t.s.milestones[number] == 0


@pytest.mark.rule("DR-TRACK-06")
def test_the_first_takes_the_token_later_ones_nothing() -> None:
    t = table(floor=2, drills=2)
    t.me.notches = 3
    t.s.milestones = (1, NO_SEAT, NO_SEAT, NO_SEAT)
    purse = t.other.credits
    Table(t.s).excavate()
    assert t.s.milestones[0] == 1
    assert t.other.credits == purse
    for number, points in enumerate((4, 5, 6)):
        t = table()
        t.s.milestones = tuple(0 if n == number else NO_SEAT for n in range(4))
        assert sources(t.s, t.me)["milestones"] == points


@pytest.mark.rule("DR-TRACK-07")
@pytest.mark.parametrize(("before", "gain"), [(3, 3), (8, 4), (13, 5)])
def test_every_other_player_gains_credits(before: int, gain: int) -> None:
    t = table(3, floor=2, drills=2)
    t.me.notches = before
    purses = [p.credits for p in t.s.players]
    Table(t.s).excavate()
    got = [p.credits - purse for p, purse in zip(t.s.players, purses, strict=True)]
    assert got[1:] == [gain, gain]
    assert got[0] in (0, 2)  # The Ritz may lie here; a milestone pays its taker nothing


@pytest.mark.rule("DR-TRACK-08")
def test_one_tile_may_cover_two_lines() -> None:
    t = table(floor=5, drills=6, deepest=5)
    t.me.notches = 9
    t.s.milestones = (1, NO_SEAT, NO_SEAT, NO_SEAT)
    purse = t.other.credits
    t = Table(t.s).break_barrier()
    assert t.s.milestones[1:3] == (0, 0)
    assert [event.milestone for event in t.events(MilestoneTaken)] == [1, 2]
    assert t.other.credits == purse + 4 + 5


@pytest.mark.rule("DR-TRACK-09")
def test_the_final_milestone() -> None:
    t = table(3, floor=2, drills=2, tiles=(*TWENTY, tile(5, 1)))
    hands = [len(p.hand) for p in t.s.players]
    t.excavate()
    assert t.s.milestones[CONTENT.milestones.final] == 0
    assert sources(t.s, t.me)["milestones"] >= 18
    assert [len(p.hand) - hand for p, hand in zip(t.s.players, hands, strict=True)] == [0, 1, 1]


# The expansion


@pytest.mark.rule("DR-EXP-01", "DR-EXP-04")
def test_the_hidden_cards_join_the_row_and_can_be_bought_at_once() -> None:
    t = table(floor=3, drills=4, deepest=3, drones=1, credits=30)
    hidden, row = t.s.vault, t.s.rows[CONTENT.shops.advanced]
    t.break_barrier()
    assert set(t.s.rows[CONTENT.shops.advanced]) == {*row, *hidden}
    assert t.s.vault == ()
    t.say(c.BUY + hidden[0])  # the barrier itself is the battery
    assert t.me.spent == 1 << tile(4, 0)
    for floor in (3, 5):
        t = table(floor=floor - 1, drills=6, deepest=floor - 1)
        size = len(t.s.rows[CONTENT.shops.advanced])
        assert len(t.break_barrier().s.rows[CONTENT.shops.advanced]) == size


@pytest.mark.rule("DR-EXP-02", "DR-EXP-03")
def test_a_full_advanced_row_is_then_four_and_gaps_wait_for_upkeep() -> None:
    t = table(floor=3, drills=4, deepest=3)
    t.s.rows = (*t.s.rows[: CONTENT.shops.advanced], t.s.rows[CONTENT.shops.advanced][:1])
    t.break_barrier()
    assert len(t.s.rows[CONTENT.shops.advanced]) == 3
    t.pass_turn()
    assert len(t.s.rows[CONTENT.shops.advanced]) == 4
    t = table(phase="surfacing", deepest=4).say(c.REFRESH_SHOP + CONTENT.shops.advanced)
    assert len(t.s.rows[CONTENT.shops.advanced]) == 4
