"""The solo bot's turns in a few lines, and what they did."""

from __future__ import annotations

from headframe.games.drillers.events.mine import Collected
from headframe.games.drillers.events.table import BotDiscarded
from headframe.games.drillers.state import BOT
from headframe.games.drillers.steps.solo import flip, reset_turn
from tests.games.drillers.table import (
    Table,
    card,
    names,
    set_rows,
    solo,
)

NO_MINERALS = dict.fromkeys(range(7), "")
ROWS = (
    "AUTO-DRILL DYNAMITE-LAUNCHER",
    "PROPER-PROPELLER ROCKET-DRONE-PLUS",
    "PIT-STOP UTILITY-BOT",
    "SUPER-HEAVY-DRILL TRANSFORMER-DRILL",
)


def flipped(t: Table, name: str) -> Table:
    """The bot's action turn with this card on top."""
    t.s.events = []
    flip(t.s, t.bot, card(name))
    return t


def reset(t: Table) -> Table:
    t.s.events = []
    reset_turn(t.s, t.bot)
    return t


def taken(t: Table) -> list[tuple[int, int]]:
    """Minerals the bot took: kind and floor, -1 for the supply."""
    return [(event.mineral, event.floor) for event in t.events(Collected) if event.seat == BOT]


def to_bot(t: Table) -> Table:
    """The human passes, the bot has its turn, the human is asked again."""
    return t.pass_turn()


def reset_with(ground: str, rows: tuple[str, str, str, str] = ROWS) -> Table:
    t = solo(3, deepest=3, ground={3: ground})
    set_rows(t.s, rows)
    t.bot.floor = 3
    return reset(t)


def gone(t: Table) -> list[str]:
    return names(t.events(BotDiscarded)[0].cards).split()
