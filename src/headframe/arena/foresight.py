"""How the chances went in the games of a run: the records are played again and asked on the way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from headframe.arena.intervals import Estimate, mean
from headframe.arena.job import Played, game_named
from headframe.arena.records import unpacked
from headframe.core.engine import apply
from headframe.core.record import option_values, read_answer
from headframe.core.session import begun

POINTS: Final = 20
MOST_GAMES: Final = 100
"""Played again for the curves; more would show the same."""


def chance_curves(games: Iterable[Played]) -> dict[str, list[tuple[float, Estimate]]]:
    """What the rules gave the winners and the others, by the share of the game that was over;
    nothing where no chances were measured for such a table, or nobody won."""
    winners: list[list[float]] = [[] for _ in range(POINTS + 1)]
    others: list[list[float]] = [[] for _ in range(POINTS + 1)]
    asked = 0
    for played in games:
        if not played.record or asked == MOST_GAMES:
            continue
        won = [credit > 0 for credit in played.wins()]
        if all(won) or not any(won):
            continue
        asked += 1
        for at, chances in enumerate(_along(played)):
            for seat, chance in enumerate(chances):
                (winners if won[seat] else others)[at].append(chance)
    if not winners[0]:
        return {}
    return {
        name: [(at / POINTS, mean(values)) for at, values in enumerate(found) if values]
        for name, found in (("winners", winners), ("the others", others))
    }


def _along(played: Played) -> list[list[float]]:
    """The chances of all seats at the start and after each twentieth of the answers."""
    record = unpacked(played.record)
    game = game_named(record.game)
    s = begun(game, option_values(record), str(record.seed))
    found: list[list[float]] = []
    for number in range(len(record.answers) + 1):
        if number * POINTS >= len(found) * len(record.answers):
            found.append(game.chances(s) or [])
        if number < len(record.answers):
            seat, key, said = record.answers[number]
            apply(s, seat, key, read_answer(said))
    return found
