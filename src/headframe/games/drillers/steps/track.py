"""The progress track: tiles from the left, overflow cubes from the right, milestones, the end."""

from __future__ import annotations

from headframe.games.drillers.content.figures import (
    COLUMN,
    FINAL,
    FINAL_DRAW,
    LINES,
    MILESTONE_CREDITS,
    OVERFLOW_PRICES,
    PRICES,
    SILVER,
    TRACK,
    ZONE,
)
from headframe.games.drillers.content.mine import TILE_WIDTHS
from headframe.games.drillers.events import MilestoneTaken, Sold, TileWon
from headframe.games.drillers.player import Bot, Player
from headframe.games.drillers.state import BOT, DUG, NO_SEAT, Drillers
from headframe.games.drillers.steps.bot_minerals import store
from headframe.games.drillers.steps.deck import draw
from headframe.games.drillers.tuples import changed, replaced


def win_tile(s: Drillers, p: Player, tile: int) -> None:
    p.tiles += (tile,)
    before = p.notches
    p.notches = before + TILE_WIDTHS[tile]
    s.flags |= DUG
    if s.events is not None:
        s.events.append(TileWon(p.seat, tile))
    cover_lines(s, p.seat, before, p.notches)
    check_end(s, p)


def win_tile_for_bot(s: Drillers, bot: Bot, tile: int) -> None:
    bot.tiles.append(tile)
    before = bot.notches
    bot.notches = before + TILE_WIDTHS[tile]
    if s.events is not None:
        s.events.append(TileWon(BOT, tile))
    cover_lines(s, BOT, before, bot.notches)
    check_bot_end(s, bot)


def cover_lines(s: Drillers, seat: int, before: int, after: int) -> None:
    """Milestones for the first to cover a line, the lower one first (DR-TRACK-06 to -08)."""
    for number, line in enumerate(LINES):
        if before < line <= after and s.milestones[number] == NO_SEAT:
            take_milestone(s, seat, number)
            for other in s.players:
                if other.seat != seat:
                    other.credits += MILESTONE_CREDITS[number]


def take_milestone(s: Drillers, seat: int, number: int) -> None:
    s.milestones = replaced(s.milestones, number, seat)
    if s.events is not None:
        s.events.append(MilestoneTaken(seat, number))
    if seat != BOT and s.bot is not None:
        # Its own track cannot be completed by this silver (DR-SOLO-30), so no end check.
        store(s, s.bot, SILVER, -1)


def trigger_end(s: Drillers, seat: int) -> None:
    s.ender = seat
    take_milestone(s, seat, FINAL)
    for other in s.players:
        if other.seat != seat:
            for _ in range(FINAL_DRAW):
                draw(s, other)


def check_end(s: Drillers, p: Player) -> None:
    if s.ender == NO_SEAT and p.notches + min(ZONE, sum(p.overflow)) >= TRACK:
        trigger_end(s, p.seat)


def check_bot_end(s: Drillers, bot: Bot) -> None:
    if s.ender == NO_SEAT and bot.notches + min(ZONE, bot.cubes) >= TRACK:
        trigger_end(s, BOT)


def to_overflow(s: Drillers, p: Player, kind: int) -> None:
    """A stored or market mineral goes to the zone for no credits; the caller took it away."""
    p.overflow = changed(p.overflow, kind, 1)
    if s.events is not None:
        s.events.append(Sold(p.seat, kind, -1))
    check_end(s, p)


def sell(s: Drillers, p: Player, kind: int) -> None:
    """One stored mineral: to its column, or to the zone once that is full (DR-SELL-02 to -06)."""
    p.storage = changed(p.storage, kind, -1)
    height = p.market[kind]
    if height < COLUMN:
        price = PRICES[kind][height]
        p.market = changed(p.market, kind, 1)
        p.credits += price
        if s.events is not None:
            s.events.append(Sold(p.seat, kind, price))
        return
    price = OVERFLOW_PRICES[kind]
    p.credits += price
    p.overflow = changed(p.overflow, kind, 1)
    if s.events is not None:
        s.events.append(Sold(p.seat, kind, price))
    check_end(s, p)
