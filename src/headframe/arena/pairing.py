"""Whom to let play next, so that few games say most about a ladder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final

from headframe.arena.fingerprint import fingerprint
from headframe.arena.job import Job, Played, game_named
from headframe.arena.ratings import Ratings
from headframe.arena.schedule import Row, check_run, tables
from headframe.core.options import Value

AT_ONCE: Final = 8
"""Deals chosen together. Not the number of workers: a run is the same on every machine."""

Play = Callable[[list[Job]], list[Played]]


def climb(
    game: str,
    options: dict[str, Value],
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: str,
    play: Play,
) -> list[Played]:
    """At least ``games`` games: a deal for every table of bots, then for those whose bots are near
    each other and have met least. More games only add to it."""
    check_run(bots, seats, games)
    code = fingerprint(game_named(game), bots)
    every = tables(bots, seats)
    played: list[Played] = []
    chosen, deals = every, 0
    while len(played) < games:
        played += play(
            [
                Job(game=game, options=options, bots=list(row), seed=seed, deal=deal, code=code)
                for deal, table in enumerate(chosen, start=deals)
                for row in table
            ]
        )
        deals += len(chosen)
        chosen = choose(bots, every, played)
    return played


def choose(
    bots: Sequence[str], every: Sequence[list[Row]], played: Sequence[Played]
) -> list[list[Row]]:
    """The next deals: each where, as far as one can tell now, another game says most."""
    ratings = Ratings(bots, played)
    number = {bot: at for at, bot in enumerate(bots)}
    met = [[0] * len(bots) for _ in bots]

    def meet(row: Sequence[str], times: int) -> None:
        for one, other in pairs(row):
            met[one][other] += times

    def pairs(row: Sequence[str]) -> list[tuple[int, int]]:
        return list(combinations(sorted({number[bot] for bot in row}), 2))

    def says(table: list[Row]) -> float:
        chances = [(ratings.chance(one, other), met[one][other]) for one, other in pairs(table[0])]
        return sum(chance * (1 - chance) / (1 + times) for chance, times in chances)

    for game in played:
        meet(game.bots, 1)
    chosen = []
    for _ in range(AT_ONCE):
        best = max(every, key=says)  # the first of equals
        meet(best[0], len(best))
        chosen.append(best)
    return chosen
