"""How the bots of a table play, as its people are told."""

from __future__ import annotations

from headframe.bots import specs
from headframe.bots.style import styles
from headframe.server.entries import Opened, Seat


def style_of(opened: Opened, who: Seat) -> str | None:
    """How a bot at a table leans. Where something is practised all play alike."""
    style = specs.leaning(who.bot, who.name) if who.bot and not opened.practice else ""
    return style if style in styles().get(opened.game, {}) else None
