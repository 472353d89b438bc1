"""The golden traces of the content file, line by line, and the bands of the bot's scores."""

from __future__ import annotations

from pathlib import Path

import pytest

from headframe.games.drillers.events.mine import Collected, MilestoneTaken, Moved, TileWon
from headframe.games.drillers.events.table import BotFlipped
from headframe.games.drillers.scoring import bot_score
from headframe.games.drillers.steps.solo import flip, reset_turn
from tests.games.drillers.passing import mean_score
from tests.games.drillers.table import CONTENT, Table, cards, set_stack, solo

FLIPS = "GRABBER TORSO STOCK-PROPELLER CRUTCH SPIDER-LEG DAMAGE MINING-ARM CLAW VINTAGE-DRILL"
ORDER = cards(FLIPS)

CONTENT_PAGE = Path(__file__).parents[3] / "docs" / "rules" / "drillers_content.md"


def trace(level: int) -> list[str]:
    """The lines of a level's table, as the content file gives them."""
    section = CONTENT_PAGE.read_text(encoding="utf-8").partition("## 3. Golden traces")[2]
    rows = section.partition(f"Level {level}:")[2].partition("Level ")[0].splitlines()
    return [row for row in rows if row.startswith("|") and row[:4].strip("| ").isdigit()]


def in_ledger_order(t: Table) -> None:
    """Stacks from the top in the order of DR-TILE-05 to -09."""
    for floor, tiles in enumerate(CONTENT.tiles.stacks):
        left = [tile for tile in tiles if tile in t.s.stacks[floor]]
        set_stack(t, floor, (*sorted(left[1:]), left[0]) if left else ())


def line(t: Table, turn: int) -> str:
    """The turn just played, as the content file writes it."""
    news = t.s.events or []
    flips = [event for event in news if isinstance(event, BotFlipped)]
    first, cell = "", "reset"
    said = []
    if flips:
        first = str(CONTENT.cards.costs[t.bot.flipped[-1]])
        move = "move" if flips[0].move else "stay"
        cell = f"{flips[0].column}, {flips[0].drills}, {move}"
    minerals = [event for event in news if isinstance(event, Collected)]
    for event in news:
        if isinstance(event, MilestoneTaken):
            last = event.milestone == CONTENT.milestones.final
            points = CONTENT.milestones.points[event.milestone]
            said.append(f"last card, final {points}" if last else f"milestone {points}")
        elif isinstance(event, TileWon):
            kind = "corridor" if event.tile < CONTENT.tiles.corridors else "barrier"
            said.append(f"{kind} {CONTENT.tiles.floors[event.tile]}")
        elif isinstance(event, Collected):
            best = "best: " if flips and event is minerals[-1] else ""
            where = "supply" if event.floor < 0 else f"f{event.floor}"
            said.append(f"{best}{CONTENT.minerals.names[event.mineral]} {where}")
        elif isinstance(event, Moved):
            said.append(f"to floor {event.floor}")
    bot = t.bot
    slots = f"{bot.filled}" + (" + 1" if bot.buffer >= 0 else "")
    parts = [turn, first, cell, "; ".join(said), bot.notches, slots, bot.cubes]
    return "| " + " | ".join(str(part) for part in (*parts, bot_score(t.s, bot))) + " |"


@pytest.mark.rule("DR-SOLO-42")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_golden_trace(level: int) -> None:
    t = solo(level)
    played: list[str] = []
    while t.bot.deck:
        t.s.events = []
        in_ledger_order(t)
        if t.bot.floor:
            reset_turn(t.s, t.bot)
        else:
            flip(t.s, t.bot, ORDER[len(t.bot.flipped)])
        played.append(line(t, len(played) + 1))
    assert len(played) in (14, 15)
    assert played == trace(level)


@pytest.mark.rule("DR-SOLO-43")
@pytest.mark.parametrize(
    ("level", "low", "high"), [(1, 84, 90), (2, 111, 117), (3, 138, 144), (4, 165, 171)]
)
def test_mean_scores_against_a_passing_human(level: int, low: int, high: int) -> None:
    assert low <= mean_score(level, 1000) <= high
