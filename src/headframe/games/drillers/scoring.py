"""Points, and who wins."""

from __future__ import annotations

from typing import Final

from headframe.core.game import Result
from headframe.games.drillers.content.minerals import KINDS
from headframe.games.drillers.content.tiles import Tiles
from headframe.games.drillers.events.codes import (
    NO_TIE,
    TIE_BOT,
    TIE_CREDITS,
    TIE_FUEL,
    TIE_SHARED,
)
from headframe.games.drillers.player import Bot, Player
from headframe.games.drillers.state import BOT, DrillersState

SOURCES: Final = ("tiles", "minerals", "credits", "milestones", "refresh tile", "depth", "cards")
"""Where points come from."""


def sources(s: DrillersState, p: Player) -> dict[str, int]:
    """Where a player's points come from."""
    content = s.content
    figures = content.figures
    return {
        "tiles": _of_tiles(content.tiles, p),
        "minerals": _of_minerals(content.minerals.points, p),
        "credits": p.credits // figures.credits_per_point,
        "milestones": milestone_points(s, p.seat),
        "refresh tile": figures.refresh_points if p.refresh else 0,
        "depth": -content.floors.penalties[p.floor],
        "cards": _of_cards(content.cards.points, p),
    }


# Loops and not comprehensions: learners read points at every step (``features``).


def _of_tiles(tiles: Tiles, p: Player) -> int:
    found = 0
    for tile in p.tiles:
        found += tiles.points[tile]
        if p.spent >> tile & 1:
            found -= tiles.losses[tile]
    return found


def _of_minerals(points: tuple[int, ...], p: Player) -> int:
    found = 0
    for kind in range(KINDS):
        found += (p.storage[kind] + p.market[kind] + p.overflow[kind]) * points[kind]
    return found


def _of_cards(points: list[int], p: Player) -> int:
    found = 0
    for pile in (p.deck, p.discard, p.hand, p.play):
        for card in pile:
            found += points[card]
    return found


def milestone_points(s: DrillersState, seat: int) -> int:
    found, points = 0, s.content.milestones.points
    for at, owner in enumerate(s.milestones):
        if owner == seat:
            found += points[at]
    return found


def score(s: DrillersState, p: Player) -> int:
    return sum(sources(s, p).values())


def bot_sources(s: DrillersState, bot: Bot) -> dict[str, int]:
    return {
        "tiles": sum([s.content.tiles.points[tile] for tile in bot.tiles]),
        "minerals": sum(
            [
                count * points
                for count, points in zip(bot.minerals, s.content.minerals.points, strict=True)
            ]
        ),
        "milestones": milestone_points(s, BOT),
    }


def bot_score(s: DrillersState, bot: Bot) -> int:
    return sum(bot_sources(s, bot).values())


def result(s: DrillersState) -> Result:
    """Most points, then credits, then fuel (DR-SCORE-09); in solo more than the bot."""
    points = tuple(sources(s, p) for p in s.players)
    scores = tuple(sum(source.values()) for source in points)
    if s.bot is not None:
        # The bot stands last in the result: it has a place and points, though no seat.
        bots = bot_sources(s, s.bot)
        won = scores[0] > sum(bots.values())
        places = (1, 2) if won else (2, 1)
        return Result(places, (*scores, sum(bots.values())), (*points, bots))
    ranks = [(scores[p.seat], p.credits, p.fuel) for p in s.players]
    return Result(tuple(1 + sum(other > rank for other in ranks) for rank in ranks), scores, points)


def winners(s: DrillersState, ended: Result) -> tuple[list[int], int]:
    """Who won, and what decided between equal scores."""
    first = [at for at, place in enumerate(ended.places) if place == 1]
    if s.bot is not None:
        tie = TIE_BOT if ended.scores[0] == ended.scores[1] else NO_TIE
        return [BOT if at else 0 for at in first], tie
    if len(first) > 1:
        return first, TIE_SHARED
    best = s.players[first[0]]
    rivals = [p for p in s.players if ended.scores[p.seat] == ended.scores[best.seat]]
    if len(rivals) == 1:
        return first, NO_TIE
    level = [p for p in rivals if p.credits == best.credits]
    return first, TIE_CREDITS if len(level) == 1 else TIE_FUEL
