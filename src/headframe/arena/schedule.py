"""Who sits where: every bot in every seat equally often, all of them on the same deals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from headframe.arena.fingerprint import fingerprint
from headframe.arena.job import Job, game_named
from headframe.core.options import Value


class BadRun(ValueError):
    """A run that cannot be; the message says what could be."""


Row = tuple[str, ...]
"""The bots of a game in the order of the seats."""


def tables(bots: Sequence[str], seats: int) -> list[list[Row]]:
    """Who can meet whom, each meeting as the seatings of one deal.

    As many bots as seats: all rotations. More: all rotations of every selection. Fewer: each bot
    in turn begins a row that repeats them all, and every row is rotated.
    """
    if len(bots) >= seats:
        rows = list(combinations(bots, seats))
    else:
        count = len(bots)
        rows = [
            tuple(bots[(begin + place) % count] for place in range(seats)) for begin in range(count)
        ]
    found: dict[frozenset[Row], list[Row]] = {}
    for row in rows:
        turned = list(dict.fromkeys(row[shift:] + row[:shift] for shift in range(seats)))
        found.setdefault(frozenset(turned), turned)
    return list(found.values())


def seatings(bots: Sequence[str], seats: int) -> list[Row]:
    """All the seatings of one deal: everybody in every seat equally often."""
    return [row for table in tables(bots, seats) for row in table]


def check_run(bots: Sequence[str], seats: int, games: int) -> None:
    """Raises BadRun where bots or games cannot be compared so."""
    if len(set(bots)) != len(bots):
        raise BadRun("bots: one is named twice; give the second other parameters or leave it out")
    if len(bots) < 2 and seats > 1:
        raise BadRun("bots: a comparison needs at least two")
    if games < 1:
        raise BadRun(f"games: {games} is not a positive number")


def schedule(
    game: str, options: dict[str, Value], seats: int, bots: Sequence[str], games: int, seed: str
) -> list[Job]:
    """At least ``games`` jobs: as many whole deals as it takes."""
    check_run(bots, seats, games)
    rows = seatings(bots, seats)
    deals = -(-games // len(rows))
    code = fingerprint(game_named(game), bots)
    return [
        Job(game=game, options=options, bots=list(row), seed=seed, deal=deal, code=code)
        for deal in range(deals)
        for row in rows
    ]


def equals(
    game: str, options: dict[str, Value], seats: int, bot: str, games: int, seed: str
) -> list[Job]:
    """Equal bots, every game another deal, events counted."""
    if games < 1:
        raise BadRun(f"games: {games} is not a positive number")
    code = fingerprint(game_named(game), [bot])
    bots = [bot] * seats
    return [
        Job(game=game, options=options, bots=bots, seed=seed, deal=deal, tally=True, code=code)
        for deal in range(games)
    ]
