"""The progress track, milestones, the expansion, the end of the game, scoring."""

from __future__ import annotations

import pytest

from headframe.games.drillers import codes as c
from headframe.games.drillers.events import MilestoneTaken
from headframe.games.drillers.figures import ADVANCED, FINAL, STALL_TURNS
from headframe.games.drillers.mine import TILE_WIDTHS
from headframe.games.drillers.scoring import result, score, sources
from headframe.games.drillers.state import NO_SEAT
from tests.games.drillers.table import (
    E,
    S,
    Table,
    card,
    cards,
    counts,
    give_tiles,
    names,
    no_corridors,
    table,
    tile,
)

TWENTY = (tile(6, 0), tile(5, 0), tile(4, 0), tile(6, 1))
"""20 notches."""


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
    assert t.s.milestones[FINAL] == 0
    assert sources(t.s, t.me)["milestones"] >= 18
    assert [len(p.hand) - hand for p, hand in zip(t.s.players, hands, strict=True)] == [0, 1, 1]


# The expansion


@pytest.mark.rule("DR-EXP-01", "DR-EXP-04")
def test_the_hidden_cards_join_the_row_and_can_be_bought_at_once() -> None:
    t = table(floor=3, drills=4, deepest=3, drones=1, credits=30)
    hidden, row = t.s.vault, t.s.rows[ADVANCED]
    t.break_barrier()
    assert set(t.s.rows[ADVANCED]) == {*row, *hidden}
    assert t.s.vault == ()
    t.say(c.BUY + hidden[0])  # the barrier itself is the battery
    assert t.me.spent == 1 << tile(4, 0)
    for floor in (3, 5):
        t = table(floor=floor - 1, drills=6, deepest=floor - 1)
        size = len(t.s.rows[ADVANCED])
        assert len(t.break_barrier().s.rows[ADVANCED]) == size


@pytest.mark.rule("DR-EXP-02", "DR-EXP-03")
def test_a_full_advanced_row_is_then_four_and_gaps_wait_for_upkeep() -> None:
    t = table(floor=3, drills=4, deepest=3)
    t.s.rows = (*t.s.rows[:ADVANCED], t.s.rows[ADVANCED][:1])
    t.break_barrier()
    assert len(t.s.rows[ADVANCED]) == 3
    t.pass_turn()
    assert len(t.s.rows[ADVANCED]) == 4
    t = table(phase="surfacing", deepest=4).say(c.REFRESH_SHOP + ADVANCED)
    assert len(t.s.rows[ADVANCED]) == 4


# The end


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
    assert t.s.milestones[FINAL] == 0
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
    while t.s.open:
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
    assert t.s.milestones[FINAL] == 1
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
    assert sum(TILE_WIDTHS) == 110  # and four tracks of 24 are 96


@pytest.mark.rule("DR-END-07")
def test_a_game_that_stands_still_is_stopped() -> None:
    t = table(2)
    for _ in range(STALL_TURNS * 2 - 1):
        t.pass_turn()
    assert t.asked == "operations"
    p = t.s.players[t.s.active]
    p.floor, t.s.drills = 2, 2
    Table(t.s).excavate()  # a tile in the very last turn
    t.pass_turn()
    assert t.s.idle == 0
    for turn in range(STALL_TURNS * 2):
        assert t.s.idle == turn
        t.pass_turn()
    assert t.asked == ""
    assert t.s.milestones[FINAL] == NO_SEAT
    assert len(result(t.s).places) == 2


@pytest.mark.rule("DR-END-07")
def test_once_the_end_is_triggered_only_the_last_turns_count() -> None:
    t = table(3, drones=1, storage="S", market="S S S", overflow="S S S S", tiles=TWENTY)
    t.s.idle = STALL_TURNS * 3 - 1
    t.sell(S).pass_turn()
    assert t.asked == "operations"  # 30 turns each have passed, the others' turns come all the same
    t.pass_turn()
    t.pass_turn()
    assert t.asked == ""


# Scoring


@pytest.mark.rule("DR-SCORE-01")
def test_tile_points_less_losses() -> None:
    t = table(tiles=(tile(2, 3), tile(6, 0), tile(3, 1)), spent=(tile(2, 3), tile(3, 1)))
    assert sources(t.s, t.me)["tiles"] == (4 - 3) + 25 + (6 - 2)


@pytest.mark.rule("DR-SCORE-02")
def test_mineral_points() -> None:
    for name, points in (("S", 2), ("G", 3), ("Sa", 4), ("E", 5), ("R", 6)):
        for where in ("storage", "market", "overflow"):
            t = table()
            setattr(t.me, where, counts(name))
            assert sources(t.s, t.me)["minerals"] == points
    t = table(overflow="R " * 12)  # two lie beside the zone
    assert sources(t.s, t.me)["minerals"] == 72


@pytest.mark.rule("DR-SCORE-03")
@pytest.mark.parametrize(("purse", "points"), [(0, 0), (4, 0), (5, 1), (14, 2)])
def test_credits_count_in_fives(purse: int, points: int) -> None:
    t = table(credits=purse)
    assert sources(t.s, t.me)["credits"] == points


@pytest.mark.rule("DR-SCORE-04")
def test_milestone_points() -> None:
    t = table()
    t.s.milestones = (0, 1, 0, 0)
    assert sources(t.s, t.me)["milestones"] == 4 + 6 + 18
    assert sources(t.s, t.other)["milestones"] == 5


@pytest.mark.rule("DR-SCORE-05")
def test_refresh_tile_point() -> None:
    t = table()
    assert sources(t.s, t.me)["refresh tile"] == 1
    t.me.refresh = False
    assert sources(t.s, t.me)["refresh tile"] == 0


@pytest.mark.rule("DR-SCORE-06")
@pytest.mark.parametrize(
    ("floor", "loss"), [(0, 0), (1, 0), (2, 3), (3, 5), (4, 7), (5, 9), (6, 11)]
)
def test_depth_costs_points(floor: int, loss: int) -> None:
    t = table(floor=floor)
    assert sources(t.s, t.me)["depth"] == -loss


@pytest.mark.rule("DR-SCORE-07")
def test_negative_cards_count_wherever_they_are() -> None:
    for name, points in (
        ("DAMAGE", -3),
        ("CRUTCH", -2),
        ("CLAW", -2),
        ("SPIDER-LEG", -1),
        ("GRABBER", -1),
        ("STOCK-PROPELLER", -1),
        ("MINING-ARM", -1),
        ("TORSO", 0),
        ("VINTAGE-DRILL", 0),
        ("AUTO-DRILL", 0),
    ):
        for where in ("hand", "deck", "discard", "play"):
            t = table(deck="")
            setattr(t.me, where, cards(name))
            assert sources(t.s, t.me)["cards"] == points, (name, where)


@pytest.mark.rule("DR-SCORE-08")
def test_the_rulebooks_example_and_a_negative_total() -> None:
    t = table(deck="DAMAGE DAMAGE CLAW CRUTCH SPIDER-LEG GRABBER", floor=5)
    # 52 points of tiles; S 4, G 6, Sa 4, E 2, R 5 are 8, 18, 16, 10, 30; the final milestone.
    t.me.tiles = (tile(6, 0), tile(4, 0), tile(3, 1), tile(3, 2))
    t.me.market = (3, 3, 3, 2, 3)
    t.me.overflow = (1, 3, 1, 0, 2)
    t.s.milestones = (NO_SEAT, NO_SEAT, NO_SEAT, 0)
    points = sources(t.s, t.me)
    assert points["minerals"] == 8 + 18 + 16 + 10 + 30
    assert (points["tiles"], points["milestones"], points["refresh tile"]) == (52, 18, 1)
    assert (points["depth"], points["cards"]) == (-9, -12)
    assert score(t.s, t.me) == 132
    t = table(deck="DAMAGE DAMAGE", floor=6)
    assert score(t.s, t.me) == 1 - 6 - 11


@pytest.mark.rule("DR-SCORE-09")
def test_ties_go_by_credits_then_fuel_then_are_shared() -> None:
    t = table(2)
    other = t.other
    t.me.hand, t.me.deck = list(other.hand), list(other.deck)

    def places(mine: tuple[int, int], theirs: tuple[int, int]) -> tuple[int, ...]:
        t.me.credits, t.me.fuel = mine
        other.credits, other.fuel = theirs
        return result(t.s).places

    assert places((4, 1), (3, 9)) == (1, 2)
    assert places((3, 1), (3, 9)) == (2, 1)
    assert places((3, 9), (3, 9)) == (1, 1)
    assert places((5, 0), (4, 9)) == (1, 2)  # a point more


# Questions the rulebook answers, as far as no clause above shows them


@pytest.mark.rule("DR-FAQ-05d")
def test_minerals_of_tiles_never_run_out() -> None:
    t = table(floor=2, drills=2, ground={2: "S " * 13}).excavate()
    assert t.s.ground[10] == 14  # one more than the box has


@pytest.mark.rule("DR-FAQ-11")
@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("CLEANING-BREAK", "room"),
        ("MINING-DRONE", "room"),
        ("REFUELLING-DRONE", "cap"),
        ("ULTRAHOT-FURNACE", "cap"),
    ],
)
def test_free_upgrades_every_time_until_the_maximum(name: str, what: str) -> None:
    t = table(hand=name, fuel=9, deck="", storage="S")
    before = getattr(t.me, what)
    t.play(name)
    assert getattr(t.me, what) == before + 1
    t.pass_turn()
    t.pass_turn()
    t.me.storage = counts("S")
    assert name in names(t.me.hand)
    Table(t.s).play(name)
    assert getattr(t.me, what) == before + 2
    most = {"room": 7, "cap": 18}[what]
    t = table(hand=name, fuel=9, deck="", storage="S")
    setattr(t.me, what, most)
    assert getattr(Table(t.s).play(name).me, what) == most
    t = table(hand=name, fuel=9, deck="").burn(name)
    assert getattr(t.me, what) == before  # not for fuel


@pytest.mark.rule("DR-FAQ-12")
def test_current_c_miner_takes_the_top_of_a_column_of_choice() -> None:
    t = table(hand="CURRENT-C-MINER", market="S S E", deck="", fuel=5).play("CURRENT-C-MINER")
    assert t.options == [S, E]
    assert t.refused(1) == "DR-FAQ-12"  # no gold there
    t.say(S)
    assert (t.me.market, t.me.overflow, t.me.credits) == (counts("S E"), counts("S"), 5)
    assert card("CURRENT-C-MINER") in t.me.play
