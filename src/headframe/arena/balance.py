"""Balance: equal bots, and what the seats, decks and cards are worth among them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import quantiles

import msgspec

from headframe.arena.intervals import Estimate, bootstrap, mean, wilson
from headframe.arena.job import Played
from headframe.arena.match import Timing, timing
from headframe.arena.tally import named, thing
from headframe.core.options import Value
from headframe.core.part import Json


class Share(msgspec.Struct, kw_only=True):
    """A seat, or a label such as the colour of a deck."""

    name: str
    wins: Estimate
    score: Estimate


class Source(msgspec.Struct, kw_only=True):
    """Where points come from: a seat's mean, and that of the winners alone."""

    name: str
    points: Estimate
    winners: float


class Use(msgspec.Struct, kw_only=True):
    """An event. ``games``: in what share of games it happened at all. ``wins``: how often the
    seats that did it won; to be compared with the fair share."""

    key: str
    name: str
    per_game: float
    games: Estimate
    wins: Estimate | None


class Length(msgspec.Struct, kw_only=True):
    """How many answers the games took."""

    mean: Estimate
    least: int
    most: int


class TableBalance(msgspec.Struct, kw_only=True):
    """One number of players."""

    players: int
    options: dict[str, Value]
    games: int
    fair: float
    seats: list[Share]
    rivals: list[Share]
    """Players that the rules play."""
    labels: list[Share]
    answers: Length
    turns: Length
    score: Estimate
    tenths: list[float]
    """The scores' tenths: one tenth of all is below the first figure, and so on."""
    sources: list[Source]
    events: list[Use]
    unused: dict[str, list[str]]
    """For ``Event.field``: what could be named there by its vocabulary and never was."""
    timing: Timing


class BalanceReport(msgspec.Struct, kw_only=True):
    """Whether seats and choices are fair, table by table."""

    game: str
    bot: str
    seed: str
    command: str
    tables: list[TableBalance]


def table_balance(
    options: dict[str, Value], bot: str, games: Sequence[Played], words: Mapping[str, Json]
) -> TableBalance:
    """What the games of one table show; ``words`` are the names of its catalogue."""
    seats = len(games[0].bots)
    scores = [float(score) for played in games for score in played.scores[:seats]]
    return TableBalance(
        players=seats,
        options=options,
        games=len(games),
        fair=1 / len(games[0].places),
        seats=[_share(f"seat {at}", [(played, at) for played in games]) for at in range(seats)],
        rivals=_rivals(games),
        labels=_labels(games),
        answers=_length([played.answers for played in games]),
        turns=_length([played.turns for played in games]),
        # Seats of one game are no cases of their own: their mean is.
        score=bootstrap([sum(played.scores[:seats]) / seats for played in games]),
        tenths=quantiles(scores, n=10) if len(scores) > 1 else scores,
        sources=_sources(games),
        events=_events(games, words),
        unused=_unused(games, words),
        timing=timing(bot, games),
    )


def _share(name: str, found: Sequence[tuple[Played, int]]) -> Share:
    return Share(
        name=name,
        wins=wilson(sum(played.wins()[seat] for played, seat in found), len(found)),
        score=mean([played.scores[seat] for played, seat in found]),
    )


def _rivals(games: Sequence[Played]) -> list[Share]:
    found = list(zip(*(played.rivals() for played in games), strict=True))
    return [
        Share(
            name="the rules' player" if len(found) == 1 else f"the rules' player {number}",
            wins=wilson(sum(credit for credit, _ in cases), len(cases)),
            score=mean([score for _, score in cases]),
        )
        for number, cases in enumerate(found)
    ]


def _labels(games: Sequence[Played]) -> list[Share]:
    found: dict[str, list[tuple[Played, int]]] = {}
    for played in games:
        for seat, label in enumerate(played.labels[: len(played.bots)]):
            found.setdefault(label, []).append((played, seat))
    return [_share(label, cases) for label, cases in sorted(found.items())]


def _length(found: list[int]) -> Length:
    return Length(mean=mean(found), least=min(found), most=max(found))


def _sources(games: Sequence[Played]) -> list[Source]:
    names: dict[str, None] = {}
    for played in games:
        for source in played.sources:
            names.update(dict.fromkeys(source))
    found = []
    for name in names:
        points, winners = [], []
        for played in games:
            for credit, source in zip(played.wins(), played.sources, strict=False):
                points.append(float(source.get(name, 0)))
                if credit:
                    winners.append(source.get(name, 0))
        best = sum(winners) / len(winners) if winners else 0.0
        found.append(Source(name=name, points=mean(points), winners=best))
    return sorted(found, key=lambda source: -source.points.value)


def _events(games: Sequence[Played], words: Mapping[str, Json]) -> list[Use]:
    """Equal things are one: what has the same name is counted together."""
    keys: dict[str, list[str]] = {}
    for key in sorted({key for played in games for key in played.tally}):
        keys.setdefault(named(key, words), []).append(key)
    found = []
    for name, same in keys.items():
        total = happened = doers = 0
        wins = 0.0
        for played in games:
            tallies = [played.tally[key] for key in same if key in played.tally]
            counts = [sum(column) for column in zip(*tallies, strict=True)]
            total += sum(counts)
            happened += bool(counts)
            for credit, count in zip(played.wins(), counts, strict=False):
                if count:
                    doers += 1
                    wins += credit
        found.append(
            Use(
                key=same[0],
                name=name,
                per_game=total / len(games),
                games=wilson(happened, len(games)),
                wins=wilson(wins, doers) if doers else None,
            )
        )
    return found


def _unused(games: Sequence[Played], words: Mapping[str, Json]) -> dict[str, list[str]]:
    seen: dict[str, set[str]] = {}
    for key in {key for played in games for key in played.tally}:
        kind, names_something, value = key.partition("=")
        if names_something:
            seen.setdefault(kind, set()).add(thing(kind.partition(".")[2], value, words))
    found = {}
    for kind, names in sorted(seen.items()):
        field = kind.partition(".")[2]
        vocabulary = words.get(field)
        if isinstance(vocabulary, dict):
            could = dict.fromkeys(thing(field, value, words) for value in vocabulary)
            found[kind] = [name for name in could if name not in names]
    return found
