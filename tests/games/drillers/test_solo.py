"""The solo bot: setup and boards."""

from __future__ import annotations

import pytest

from headframe.bots.steps import act_till_apart
from headframe.core.engine import act
from headframe.core.options import BadOption
from headframe.games.drillers.content.bot_boards import BARRIER, CORRIDOR, MINERAL
from headframe.games.drillers.content.mechs import MECH_IDS
from headframe.games.drillers.content.minerals import MINERAL_IDS
from headframe.games.drillers.player import NO_MINERAL
from headframe.games.drillers.state import BOT
from headframe.games.drillers.steps.solo import BotTurn
from tests.games.drillers.bot import (
    flipped,
)
from tests.games.drillers.table import (
    CONTENT,
    GAME,
    S,
    Table,
    solo,
)

# Setup


@pytest.mark.rule("DR-SOLO-01")
def test_four_levels_with_a_mech_each() -> None:
    for level, mech in enumerate(("headmaster", "railbreaker", "splash", "mayday"), start=1):
        t = solo(level)
        assert MECH_IDS[CONTENT.boards[t.bot.level].mech] == mech
        assert MECH_IDS[t.me.mech] != mech
        assert len(t.s.players) == GAME.seats({"players": 1}) == 1
    with pytest.raises(BadOption, match="DR-SOLO-01"):
        GAME.new({"players": 1, "level": 5}, "x")


@pytest.mark.rule("DR-SOLO-02")
def test_the_human_starts_with_20_credits_3_cards_and_the_first_turn() -> None:
    s = GAME.new({"players": 1}, "start")
    assert (s.players[0].credits, len(s.players[0].hand), s.active) == (20, 3, 0)
    assert GAME.new({"players": 1, "solo_credits": 2}, "start").players[0].credits == 2
    with pytest.raises(BadOption, match="DR-SOLO-02"):
        GAME.new({"players": 1, "solo_credits": 7}, "start")
    t = Table(s)
    order = [(s.turn, s.active)]
    for _ in range(3):
        t.pass_turn()
        order.append((s.turn, s.active))
    assert order == [(1, 0), (3, 0), (5, 0), (7, 0)]  # the bot's turns lie between


@pytest.mark.rule("DR-SOLO-03")
def test_the_bots_deck() -> None:
    tops = set()
    for n in range(60):
        t = Table(GAME.new({"players": 1}, f"deck {n}"))
        assert sorted(t.bot.deck) == sorted([*CONTENT.cards.starting, CONTENT.cards.damage])
        tops.add(t.pass_turn().bot.flipped[0])
    assert tops == {*CONTENT.cards.starting, CONTENT.cards.damage}  # Torso among them, not on top
    t = solo(1)
    most = "TORSO CLAW CRUTCH GRABBER DAMAGE SPIDER-LEG MINING-ARM VINTAGE-DRILL"
    for name in most.split():
        flipped(t, name)
    assert (len(t.bot.deck), len(t.bot.flipped)) == (1, 8)  # never reshuffled


@pytest.mark.rule("DR-SOLO-04")
def test_what_the_bot_has() -> None:
    t = solo(3)
    assert (t.bot.floor, t.bot.filled, t.bot.buffer, t.bot.cubes) == (0, 0, NO_MINERAL, 0)
    for name in ("fuel", "credits", "hand", "storage", "market", "drones", "permanents"):
        assert not hasattr(t.bot, name)
    # Its track is as long as a player's: 24 notches are not enough, with a cube they are.
    t.bot.notches, t.bot.filled = 24, 12
    flipped(t, "CRUTCH")
    assert t.s.ender == BOT


@pytest.mark.rule("DR-SOLO-05")
def test_the_human_plays_by_all_rules() -> None:
    t = solo(1, floor=2, drills=3, hand="CLAW", fuel=5)
    t.play("CLAW").break_barrier()
    assert t.me.notches == 3
    t.me.notches = 4
    purse = t.me.credits
    t.s.drills, t.me.floor = 2, 2
    Table(t.s).excavate()
    assert t.s.milestones[0] == 0
    assert t.me.credits - purse in (0, 2)  # no credits for the taker, none for the bot


# Boards


@pytest.mark.rule("DR-SOLO-41")
def test_every_board_is_well_formed() -> None:
    for board in CONTENT.boards.values():
        assert sorted(board.row_of) == [0, 1, 2, 4, 6]
        assert board.row_of[4] == 0
        assert all(len(cells) == len(board.slots) for cells in board.cells)
        assert board.priorities[-1] == (MINERAL, S)
        assert len(set(board.priorities)) == len(board.priorities)


BOARD_DATA = {
    1: ([5, 5, 5], [[2, 2, 3], [2, 2, 2], [0, 0, 1], [0, 0, 0]], ["000", "111", "111", "111"]),
    2: ([5, 4, 4], [[3, 3, 4], [2, 2, 2], [0, 1, 1], [0, 0, 1]], ["000", "110", "111", "111"]),
    3: ([4, 4, 4], [[3, 4, 5], [2, 2, 3], [1, 1, 2], [0, 1, 1]], ["000", "110", "111", "111"]),
    4: ([4, 4, 3], [[4, 5, 6], [2, 3, 4], [1, 2, 2], [1, 1, 2]], ["000", "100", "111", "111"]),
}


PRIORITIES = {
    1: "barrier corridor2 corridor3 R E Sa G S",
    2: "barrier corridor3 corridor4 R E Sa corridor2 G S",
    3: "barrier R E corridor6 corridor5 corridor4 corridor3 Sa corridor2 G S",
    4: "barrier R E corridor6 corridor5 corridor4 Sa corridor3 G corridor2 S",
}


@pytest.mark.rule("DR-SOLO-42")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_boards_are_those_of_the_ledger(level: int) -> None:
    board = CONTENT.boards[level]
    slots, drills, moves = BOARD_DATA[level]
    assert list(board.slots) == slots
    assert [[cell[0] for cell in row] for row in board.cells] == drills
    assert ["".join(str(int(cell[1])) for cell in row) for row in board.cells] == moves
    assert " ".join(_entry(*entry) for entry in board.priorities) == PRIORITIES[level]


def _entry(what: int, which: int) -> str:
    if what == BARRIER:
        return "barrier"
    return f"corridor{which}" if what == CORRIDOR else MINERAL_IDS[which]


def test_a_step_ends_before_the_bot_acts() -> None:
    """Else the end of a turn alone would be judged after what the bot happens to flip (0011)."""
    t = solo(phase="upkeep", hand="CLAW", deck="TORSO CRUTCH GRABBER")
    (decision,) = t.s.open_decisions
    thought, played = t.s.copy(), t.s.copy()
    act_till_apart(thought, decision, ())
    assert (thought.open_decisions, type(thought.stack[-1])) == ((), BotTurn)
    assert thought.bot is not None
    assert thought.bot.flipped == []
    act(played, decision, ())
    assert played.bot is not None
    assert len(played.bot.flipped) == 1
