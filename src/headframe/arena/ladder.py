"""A ladder: ratings from games between many bots, with ties, teams and more than two players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from headframe.arena.intervals import Estimate, wilson
from headframe.arena.job import Played
from headframe.arena.match import Pair, Timing, pairs, timing
from headframe.arena.ratings import Ratings
from headframe.core.options import Value

ANCHORS: Final = ("greedy", "random")
"""The first of them that plays is 0. Greedy first: nearly everybody wins every game against chance,
so that nobody can tell by how much."""


class Rung(msgspec.Struct, kw_only=True):
    """``rating`` in points, with its 95 % interval: 400 more wins ten games for each it loses."""

    bot: str
    rating: Estimate
    wins: Estimate


class LadderReport(msgspec.Struct, kw_only=True):
    """Bots by rating."""

    game: str
    options: dict[str, Value]
    seed: str
    games: int
    anchor: str | None
    """The bot whose rating is 0 by definition; None: the mean of all is."""
    rungs: list[Rung]
    pairs: list[Pair]
    timing: list[Timing]


def ladder_report(
    game: str, options: dict[str, Value], seed: str, bots: Sequence[str], games: Sequence[Played]
) -> LadderReport:
    """The ratings that explain these games best."""
    ratings = Ratings(bots, games)
    anchor = next((bot for bot in ANCHORS if bot in bots), None)
    rungs = []
    for at, bot in enumerate(bots):
        mine = [played for played in games if bot in played.bots]
        wins = sum(
            credit
            for played in mine
            for credit, name in zip(played.wins(), played.bots, strict=True)
            if name == bot
        )
        zero = bots.index(anchor) if anchor is not None else None
        rating = ratings.estimate(at, zero, len(mine))
        rungs.append(Rung(bot=bot, rating=rating, wins=wilson(wins, len(mine))))
    rungs.sort(key=lambda rung: -rung.rating.value)
    return LadderReport(
        game=game,
        options=options,
        seed=seed,
        games=len(games),
        anchor=anchor,
        rungs=rungs,
        pairs=pairs([rung.bot for rung in rungs], games),
        timing=[timing(rung.bot, games) for rung in rungs],
    )
