"""The solo game's milestones and floor cards, its end and its scores."""

from __future__ import annotations

import pytest

from headframe.games.drillers.events.mine import Collected, MilestoneTaken
from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.player import NO_MINERAL
from headframe.games.drillers.scoring import bot_score, bot_sources, result, score
from headframe.games.drillers.state import BOT, NO_SEAT
from tests.games.drillers.bot import (
    NO_MINERALS,
    ROWS,
    flipped,
    gone,
    reset,
)
from tests.games.drillers.table import (
    CONTENT,
    E,
    G,
    Table,
    cards,
    counts,
    names,
    next_room,
    solo,
    tile,
)

# Milestones, floor cards


@pytest.mark.rule("DR-SOLO-28")
def test_a_milestone_of_the_bot_pays_the_human() -> None:
    t = solo(3, deepest=3, ground=NO_MINERALS)
    t.bot.notches = 3
    purse = t.me.credits
    flipped(t, "DAMAGE")
    assert (t.s.milestones[0], t.me.credits) == (BOT, purse + 3)
    assert bot_sources(t.s, t.bot)["milestones"] == 4


@pytest.mark.rule("DR-TRACK-08", "DR-SOLO-28")
def test_golden_case_13_two_lines_by_one_barrier() -> None:
    t = solo(4, deepest=5)
    t.bot.tiles, t.bot.notches, t.bot.filled = [tile(4, 0), tile(5, 0)], 9, 8
    t.s.milestones = (BOT, NO_SEAT, NO_SEAT, NO_SEAT)
    purse = t.me.credits
    flipped(t, "MINING-ARM")
    assert (t.bot.notches, t.s.milestones) == (15, (BOT, BOT, BOT, NO_SEAT))
    assert t.me.credits == purse + 4 + 5


@pytest.mark.rule("DR-SOLO-29", "DR-SOLO-30")
def test_a_milestone_of_the_human_gives_the_bot_a_silver() -> None:
    # Golden case 11.
    t = solo(3, floor=2, drills=2, rows=ROWS)
    t.me.notches, t.bot.buffer = 3, G
    Table(t.s).excavate()
    assert (t.bot.filled, t.bot.buffer) == (1, NO_MINERAL)
    assert tuple(t.bot.minerals) == counts("S")
    assert [names(row) for row in t.s.rows] == list(ROWS)  # no shop card goes
    t = solo(3, floor=2, drills=2)
    t.me.notches = 24
    t.s.milestones = (BOT, BOT, BOT, NO_SEAT)
    t.bot.filled = 12
    Table(t.s).excavate()
    assert t.s.ender == 0
    assert t.bot.cubes == 1  # for the final one too
    assert t.s.milestones[CONTENT.milestones.final] == 0


@pytest.mark.rule("DR-SOLO-30")
def test_the_consolation_never_completes_the_bots_track() -> None:
    t = solo(3, floor=2, drills=2)
    t.me.notches, t.bot.filled = 3, 12
    t.bot.notches, t.bot.cubes = 14, 9  # without all lines covered a track is not nearer its end
    Table(t.s).excavate()
    assert (t.bot.cubes, t.s.ender) == (10, NO_SEAT)


@pytest.mark.rule("DR-SOLO-31")
def test_floor_cards_do_nothing_for_the_bot() -> None:
    t = solo(3, deepest=2, ground=NO_MINERALS)
    next_room(t, "LOBBY")
    purse, fuel = t.me.credits, t.me.fuel
    flipped(t, "GRABBER")
    assert t.s.deepest == 3
    assert (t.me.credits, t.me.fuel) == (purse, fuel)  # nobody gets the reveal effect
    t = solo(3, deepest=2, ground=NO_MINERALS)
    next_room(t, "JACKPOT")
    flipped(t, "GRABBER")
    assert t.me.emerald
    t = solo(3, deepest=3, rooms={3: "RAD-BATH"}, ground=NO_MINERALS)
    damage = t.s.damage
    flipped(t, "DAMAGE")
    assert t.s.damage == damage


@pytest.mark.rule("DR-SOLO-32")
def test_jackpot_reserves_one_emerald_for_the_human_alone() -> None:
    t = solo(3, floor=2, drills=4, room_for=3, ground={3: ""})
    next_room(t, "JACKPOT")
    t.break_barrier()
    assert t.me.emerald
    flipped(t, "CRUTCH")
    assert t.bot.minerals[E] == 0
    Table(t.s).collect(c.RESERVED)
    assert t.me.storage == counts("E")


@pytest.mark.rule("DR-SOLO-33")
def test_the_bots_mech_counts_for_the_squeeze() -> None:
    t = solo(3, floor=3, rooms={3: "SQUEEZE"}, fuel=3, hand="CLAW")
    t.bot.floor = 3
    assert t.end().asked == "toll"
    t = solo(3, floor=3, rooms={3: "SQUEEZE"}, fuel=3, hand="CLAW")
    assert t.end().asked == "keep"


@pytest.mark.rule("DR-SOLO-34")
def test_the_bots_corridors_are_not_the_humans_first() -> None:
    t = solo(3, floor=3, rooms={3: "RAD-BATH"}, ground=NO_MINERALS, drills=2, fuel=0, cap=18)
    flipped(t, "DAMAGE")  # a corridor on floor 3
    assert t.bot.tiles[0] in CONTENT.tiles.stacks[3]
    assert Table(t.s).excavate().me.fuel == 5


# The end


@pytest.mark.rule("DR-SOLO-35", "DR-SOLO-36")
def test_the_last_card_triggers_the_end_at_the_flip() -> None:
    # Golden case 12: 18 points and a card for the human before the drills are used.
    t = solo(3)
    t.bot.deck = cards("GRABBER")
    size = len(t.me.hand)
    flipped(t, "GRABBER")
    assert (t.s.ender, t.s.milestones[CONTENT.milestones.final], len(t.me.hand)) == (
        BOT,
        BOT,
        size + 1,
    )
    kinds = [type(event) for event in t.s.events or []]
    assert kinds.index(MilestoneTaken) < kinds.index(Collected)
    t = solo(3, floor=2, drills=2)
    t.me.notches = 24
    assert Table(t.s).excavate().s.ender == 0
    t = solo(3, deepest=3, ground=NO_MINERALS)
    t.bot.notches = 24
    assert flipped(t, "DAMAGE").s.ender == BOT


@pytest.mark.rule("DR-SOLO-37")
def test_after_the_bots_trigger_the_human_has_one_turn() -> None:
    # Golden case 14: the end in a reset.
    t = solo(3, deepest=3, ground={3: "E G"}, rows=ROWS)
    t.bot.filled, t.bot.cubes, t.bot.notches, t.bot.floor = 12, 6, 18, 3
    size = len(t.me.hand)
    reset(t)
    assert (t.s.ender, t.bot.cubes, t.bot.floor) == (BOT, 8, 0)
    assert len(t.me.hand) == size + 1
    assert sorted(gone(t)) == ["SUPER-HEAVY-DRILL", "TRANSFORMER-DRILL", "UTILITY-BOT"]
    assert [len(row) for row in t.s.rows] == [2, 2, 2, 2]
    t = solo(3)
    t.bot.deck = cards("GRABBER")
    t.pass_turn()
    assert (t.s.ender, t.asked) == (BOT, "operations")
    t.pass_turn()
    assert t.asked == ""


@pytest.mark.rule("DR-SOLO-38")
def test_after_the_humans_trigger_the_bot_has_one_turn() -> None:
    # Golden case 15: the last card then is no second trigger.
    t = solo(3, floor=2, drills=2, ground={2: "S S S S"})
    t.me.notches = 24
    t.bot.deck = cards("GRABBER")
    t = Table(t.s).excavate()
    minerals = sum(t.bot.minerals)
    t.pass_turn()
    assert t.asked == ""  # over after the bot's turn
    assert names(t.bot.flipped) == "GRABBER"
    assert sum(t.bot.minerals) > minerals or t.bot.tiles  # the cell was carried out
    assert t.s.milestones[CONTENT.milestones.final] == 0
    t = solo(3, floor=2, drills=2)
    t.me.notches, t.bot.floor = 24, 2
    Table(t.s).excavate()
    t.pass_turn()
    assert (t.asked, t.bot.floor, t.bot.flipped) == ("", 0, [])  # a reset, as it stood


@pytest.mark.rule("DR-SOLO-39")
def test_what_the_bot_scores() -> None:
    t = solo(3)
    t.bot.minerals = list(counts("S G Sa E R"))
    t.bot.tiles = [tile(2, 1), tile(6, 0)]
    t.bot.floor = 6
    t.s.milestones = (BOT, NO_SEAT, NO_SEAT, BOT)
    assert bot_sources(t.s, t.bot) == {"minerals": 20, "tiles": 29, "milestones": 22}
    assert bot_score(t.s, t.bot) == 71


@pytest.mark.rule("DR-SOLO-40")
def test_a_tie_is_the_bots() -> None:
    t = solo(3, deck="TORSO")
    mine = score(t.s, t.me)
    assert mine == 1
    assert result(t.s).places == (1, 2)  # 1 to 0
    t.me.refresh = False
    assert result(t.s).places == (2, 1)  # 0 to 0
    assert result(t.s).scores == (0, 0)
