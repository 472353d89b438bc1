"""A ladder: ratings from games between many bots, with ties, teams and more than two players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from headframe.arena.intervals import Estimate, wilson
from headframe.arena.job import Played
from headframe.arena.match import Pair, Timing, pairs, timing
from headframe.arena.optional import needed
from headframe.core.options import Value

SIGMAS = 1.959964


class Rung(msgspec.Struct, kw_only=True):
    """``rating`` is openskill's mean with its 95 % interval (a new bot stands at 25)."""

    bot: str
    rating: Estimate
    sigma: float
    wins: Estimate


class LadderReport(msgspec.Struct, kw_only=True):
    game: str
    options: dict[str, Value]
    seed: str
    games: int
    rungs: list[Rung]
    pairs: list[Pair]
    timing: list[Timing]


def ladder_report(
    game: str, options: dict[str, Value], seed: str, bots: Sequence[str], games: Sequence[Played]
) -> LadderReport:
    ratings = _rated(bots, games)
    rungs = []
    for bot in bots:
        mu, sigma = ratings[bot]
        mine = [played for played in games if bot in played.bots]
        wins = sum(
            credit
            for played in mine
            for credit, name in zip(played.wins(), played.bots, strict=True)
            if name == bot
        )
        reach = SIGMAS * sigma
        rating = Estimate(mu, mu - reach, mu + reach, len(mine))
        rungs.append(Rung(bot=bot, rating=rating, sigma=sigma, wins=wilson(wins, len(mine))))
    rungs.sort(key=lambda rung: -rung.rating.value)
    return LadderReport(
        game=game,
        options=options,
        seed=seed,
        games=len(games),
        rungs=rungs,
        pairs=pairs([rung.bot for rung in rungs], games),
        timing=[timing(rung.bot, games) for rung in rungs],
    )


def _rated(bots: Sequence[str], games: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """Rated in the order of the schedule, so that the ladder does not depend on who was ready
    first."""
    model: Any = needed("openskill.models", "a ladder", "stats").PlackettLuce()
    now: dict[str, Any] = {bot: model.rating(name=bot) for bot in bots}
    for played in games:
        sides: dict[int, list[int]] = {}
        for seat in range(len(played.bots)):
            sides.setdefault(played.teams[seat], []).append(seat)
        if len(sides) < 2:
            continue  # alone against the rules: nobody to be rated against
        teams = [[now[played.bots[seat]] for seat in seats] for seats in sides.values()]
        ranks = [min(played.places[seat] for seat in seats) for seats in sides.values()]
        after: dict[str, list[Any]] = {}
        for seats, rated in zip(sides.values(), model.rate(teams, ranks=ranks), strict=True):
            for seat, rating in zip(seats, rated, strict=True):
                after.setdefault(played.bots[seat], []).append(rating)
        for bot, found in after.items():
            # A bot in several seats has learned one thing from them: their mean.
            mu = sum(rating.mu for rating in found) / len(found)
            sigma = sum(rating.sigma for rating in found) / len(found)
            now[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
    return {bot: (float(rating.mu), float(rating.sigma)) for bot, rating in now.items()}
