"""Points, and who wins."""

from __future__ import annotations

from headframe.core.game import Result
from headframe.games.drillers.content.cards import CARD_POINTS
from headframe.games.drillers.content.figures import (
    CREDITS_PER_POINT,
    KINDS,
    MILESTONE_POINTS,
    MINERAL_POINTS,
    REFRESH_POINTS,
)
from headframe.games.drillers.content.mine import PENALTIES, TILE_LOSSES, TILE_POINTS
from headframe.games.drillers.player import Bot, Player
from headframe.games.drillers.state import BOT, Drillers


def sources(s: Drillers, p: Player) -> dict[str, int]:
    """Where a player's points come from."""
    return {
        "tiles": sum(
            [TILE_POINTS[t] - (TILE_LOSSES[t] if p.spent >> t & 1 else 0) for t in p.tiles]
        ),
        "minerals": sum(
            [
                (p.storage[kind] + p.market[kind] + p.overflow[kind]) * MINERAL_POINTS[kind]
                for kind in range(KINDS)
            ]
        ),
        "credits": p.credits // CREDITS_PER_POINT,
        "milestones": milestone_points(s, p.seat),
        "refresh tile": REFRESH_POINTS if p.refresh else 0,
        "depth": -PENALTIES[p.floor],
        "cards": sum(
            [CARD_POINTS[card] for pile in (p.deck, p.discard, p.hand, p.play) for card in pile]
        ),
    }


def milestone_points(s: Drillers, seat: int) -> int:
    return sum(
        [
            points
            for owner, points in zip(s.milestones, MILESTONE_POINTS, strict=True)
            if owner == seat
        ]
    )


def score(s: Drillers, p: Player) -> int:
    return sum(sources(s, p).values())


def bot_sources(s: Drillers, bot: Bot) -> dict[str, int]:
    return {
        "tiles": sum([TILE_POINTS[tile] for tile in bot.tiles]),
        "minerals": sum([bot.minerals[kind] * MINERAL_POINTS[kind] for kind in range(KINDS)]),
        "milestones": milestone_points(s, BOT),
    }


def bot_score(s: Drillers, bot: Bot) -> int:
    return sum(bot_sources(s, bot).values())


def result(s: Drillers) -> Result:
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
