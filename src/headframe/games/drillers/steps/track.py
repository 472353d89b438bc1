"""The progress track: tiles from the left, overflow cubes from the right, milestones, the end."""

from __future__ import annotations

from headframe.games.drillers.content.minerals import SILVER
from headframe.games.drillers.content.tiles import NO_TILE
from headframe.games.drillers.events.codes import BY_MILESTONE, SUPPLY, TRACK_COMPLETE
from headframe.games.drillers.events.mine import (
    CorridorTurned,
    EndTriggered,
    MilestoneTaken,
    Overflowed,
    Sold,
    TileWon,
)
from headframe.games.drillers.player import Bot, Player
from headframe.games.drillers.state import BOT, DUG, NO_SEAT, DrillersState
from headframe.games.drillers.steps.bot_minerals import store
from headframe.games.drillers.steps.dashboard import gain_credits
from headframe.games.drillers.steps.deck import draw
from headframe.kit.tuples import added, replaced


def win_tile(s: DrillersState, p: Player, tile: int, drills: int) -> None:
    p.tiles += (tile,)
    before = p.notches
    p.notches = before + s.content.tiles.widths[tile]
    s.flags |= DUG
    if s.events is not None:
        _tell_tile(s, p.seat, tile, drills)
    cover_lines(s, p.seat, before, p.notches)
    check_end(s, p)


def win_tile_for_bot(s: DrillersState, bot: Bot, tile: int, drills: int) -> None:
    bot.tiles.append(tile)
    before = bot.notches
    bot.notches = before + s.content.tiles.widths[tile]
    if s.events is not None:
        _tell_tile(s, BOT, tile, drills)
    cover_lines(s, BOT, before, bot.notches)
    check_bot_end(s, bot)


def _tell_tile(s: DrillersState, seat: int, tile: int, drills: int) -> None:
    """And of a corridor, what came to light below it."""
    assert s.events is not None
    tiles = s.content.tiles
    s.events.append(TileWon(seat, tile, drills, list(tiles.minerals[tile])))
    if tile < tiles.corridors:
        floor = tiles.floors[tile]
        stack = s.stacks[floor]
        shown = stack[-1] if stack else NO_TILE
        minerals = tiles.minerals[shown] if stack else ()
        s.events.append(CorridorTurned(floor, shown, list(minerals)))


def cover_lines(s: DrillersState, seat: int, before: int, after: int) -> None:
    """Milestones for the first to cover a line, the lower one first (DR-TRACK-06 to -08)."""
    milestones = s.content.milestones
    for number, line in enumerate(milestones.lines):
        if before < line <= after and s.milestones[number] == NO_SEAT:
            take_milestone(s, seat, number)
            for other in s.players:
                if other.seat != seat:
                    gain_credits(s, other, milestones.credits[number], BY_MILESTONE)


def take_milestone(s: DrillersState, seat: int, number: int) -> None:
    s.milestones = replaced(s.milestones, number, seat)
    if s.events is not None:
        s.events.append(MilestoneTaken(seat, number))
    if seat != BOT and s.bot is not None:
        # Its own track cannot be completed by this silver (DR-SOLO-30), so no end check.
        store(s, s.bot, SILVER, SUPPLY)


def trigger_end(s: DrillersState, seat: int, cause: int) -> None:
    s.ender = seat
    if s.events is not None:
        s.events.append(EndTriggered(seat, cause))
    take_milestone(s, seat, s.content.milestones.final)
    for other in s.players:
        if other.seat != seat:
            for _ in range(s.content.milestones.final_draw):
                draw(s, other)


def check_end(s: DrillersState, p: Player) -> None:
    if s.ender == NO_SEAT:
        figures = s.content.figures
        if p.notches + min(figures.zone, sum(p.overflow)) >= figures.track:
            trigger_end(s, p.seat, TRACK_COMPLETE)


def check_bot_end(s: DrillersState, bot: Bot) -> None:
    if s.ender == NO_SEAT:
        figures = s.content.figures
        if bot.notches + min(figures.zone, bot.cubes) >= figures.track:
            trigger_end(s, BOT, TRACK_COMPLETE)


def to_overflow(s: DrillersState, p: Player, kind: int, cause: int) -> None:
    """A stored or market mineral goes to the zone for no credits; the caller took it away."""
    p.overflow = added(p.overflow, kind, 1)
    if s.events is not None:
        s.events.append(Overflowed(p.seat, kind, cause))
    check_end(s, p)


def sell(s: DrillersState, p: Player, kind: int) -> None:
    """One stored mineral: to its column, or to the zone once that is full (DR-SELL-02 to -06)."""
    minerals = s.content.minerals
    p.storage = added(p.storage, kind, -1)
    height = p.market[kind]
    if height < minerals.column:
        price = minerals.prices[kind][height]
        p.market = added(p.market, kind, 1)
        p.credits += price
        if s.events is not None:
            s.events.append(Sold(p.seat, kind, price, False))
        return
    price = minerals.overflow_prices[kind]
    p.credits += price
    p.overflow = added(p.overflow, kind, 1)
    if s.events is not None:
        s.events.append(Sold(p.seat, kind, price, True))
    check_end(s, p)
