"""A match: bots against each other, all in every seat, on the same deals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import msgspec

from headframe.arena.intervals import Estimate, mean, wilson
from headframe.arena.job import Played
from headframe.core.options import Value


class Row(msgspec.Struct, kw_only=True):
    """One bot. ``fair`` is the share of wins that it would have among equals. ``margin`` is how
    far its score is above the others' in the same game."""

    bot: str
    wins: Estimate
    fair: float
    score: Estimate
    margin: Estimate
    by_seat: list[Estimate]


class Pair(msgspec.Struct, kw_only=True):
    """How often ``bot`` was placed before ``other``; shared places count half."""

    bot: str
    other: str
    wins: Estimate


class Forfeit(msgspec.Struct, kw_only=True):
    """How often a bot failed in its games, and why it did the first time."""

    bot: str
    games: int
    why: str


class Timing(msgspec.Struct, kw_only=True):
    """Seconds for one answer. Not reproducible, and no part of the result."""

    bot: str
    mean: float
    slowest: float
    answers: int


class MatchReport(msgspec.Struct, kw_only=True):
    """How bots did against each other."""

    game: str
    options: dict[str, Value]
    seed: str
    games: int
    deals: int
    rows: list[Row]
    rivals: Estimate | None
    """The mean score of the players that the rules play; None where there are none."""
    pairs: list[Pair]
    answers: Estimate
    turns: Estimate
    forfeits: list[Forfeit]
    timing: list[Timing]


def match_report(
    game: str, options: dict[str, Value], seed: str, bots: Sequence[str], games: Sequence[Played]
) -> MatchReport:
    """What the games of a match show."""
    return MatchReport(
        game=game,
        options=options,
        seed=seed,
        games=len(games),
        deals=len({played.deal for played in games}),
        rows=[_row(bot, games) for bot in bots],
        rivals=_rivals(games),
        pairs=pairs(bots, games),
        answers=mean([played.answers for played in games]),
        turns=mean([played.turns for played in games]),
        forfeits=forfeits(bots, games),
        timing=[timing(bot, games) for bot in bots],
    )


def forfeits(bots: Sequence[str], games: Sequence[Played]) -> list[Forfeit]:
    """Of the bots that failed at least once."""
    found = []
    for bot in bots:
        whys = [
            why
            for played in games
            for name, why in zip(played.bots, played.forfeits, strict=False)
            if name == bot and why
        ]
        if whys:
            found.append(Forfeit(bot=bot, games=len(whys), why=whys[0]))
    return found


def _row(bot: str, games: Sequence[Played]) -> Row:
    mine = [played for played in games if bot in played.bots]
    by_seat: dict[int, list[float]] = {}
    wins = fair = 0.0
    scores: dict[int, list[float]] = {}
    margins: dict[int, list[float]] = {}
    for played in mine:
        seats = [seat for seat, name in enumerate(played.bots) if name == bot]
        credit = played.wins()
        wins += sum(credit[seat] for seat in seats)
        fair += len(seats) / len(played.places)
        for seat in seats:
            by_seat.setdefault(seat, []).append(credit[seat])
        own = sum(played.scores[seat] for seat in seats) / len(seats)
        rest = [score for seat, score in enumerate(played.scores) if seat not in seats]
        scores.setdefault(played.deal, []).append(own)
        if rest:
            margins.setdefault(played.deal, []).append(own - sum(rest) / len(rest))
    return Row(
        bot=bot,
        wins=wilson(wins, len(mine)),
        fair=fair / len(mine) if mine else 0.0,
        score=mean(_by_deal(scores)),
        margin=mean(_by_deal(margins)),
        by_seat=[wilson(sum(by_seat[seat]), len(by_seat[seat])) for seat in sorted(by_seat)],
    )


def _rivals(games: Sequence[Played]) -> Estimate | None:
    scores: dict[int, list[float]] = {}
    for played in games:
        for _, score in played.rivals():
            scores.setdefault(played.deal, []).append(score)
    return mean(_by_deal(scores)) if scores else None


def _by_deal(found: dict[int, list[float]]) -> list[float]:
    """One value for each deal: games of one deal share their luck and are no cases of their own."""
    return [sum(values) / len(values) for values in found.values()]


def pairs(bots: Sequence[str], games: Sequence[Played]) -> list[Pair]:
    """Every two bots: how often the one came before the other."""
    found = []
    for bot, other in combinations(bots, 2):
        wins, cases = 0.0, 0
        for played in games:
            if bot in played.bots and other in played.bots:
                ahead = _best(played, bot) - _best(played, other)
                wins += 1.0 if ahead < 0 else 0.5 if ahead == 0 else 0.0
                cases += 1
        if cases:
            found.append(Pair(bot=bot, other=other, wins=wilson(wins, cases)))
    return found


def _best(played: Played, bot: str) -> int:
    return min(
        place for place, name in zip(played.places, played.bots, strict=False) if name == bot
    )


def timing(bot: str, games: Sequence[Played]) -> Timing:
    """How long a bot thought."""
    spent, slowest, answers = 0.0, 0.0, 0
    for played in games:
        for seat, name in enumerate(played.bots):
            if name == bot:
                spent += played.seconds[seat]
                slowest = max(slowest, played.slowest[seat])
                answers += played.answered[seat]
    return Timing(bot=bot, mean=spent / max(answers, 1), slowest=slowest, answers=answers)
