"""The games of a run as a page and as pictures: who won, by how much, how long it took, what the
winners had more of, and how the chances went. The page is one file and needs nothing beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

from headframe.arena.files import write_text
from headframe.arena.foresight import chance_curves
from headframe.arena.intervals import Estimate, mean, wilson
from headframe.arena.job import Played
from headframe.arena.match import pairs
from headframe.arena.ratings import Ratings
from headframe.arena.records import kept_games, unpacked
from headframe.arena.schedule import BadRun
from headframe.arena.svg import curves, histogram, intervals

STYLE = (
    "body{font:15px/1.45 sans-serif;max-width:760px;margin:2rem auto;padding:0 1rem;color:#222}"
    "table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:.25rem .5rem;"
    "text-align:right}th:first-child{text-align:left}svg{width:100%;height:auto}"
    "small{color:#666}"
)


def report(folder: Path) -> dict[str, str]:
    """The files of a report, by name."""
    games = list(kept_games(folder))
    if not games:
        raise BadRun(f"{folder}: no game is finished yet")
    bots = sorted({bot for played in games for bot in played.bots})
    rated = dict(zip(bots, Ratings(bots, games).values, strict=True))
    bots.sort(key=lambda bot: -rated[bot])
    pictures = _pictures(bots, games)
    return {
        **{f"{name}.svg": picture for name, picture in pictures.items()},
        "report.html": _page(bots, games, pictures),
    }


def write_pages(folder: Path, html: bool) -> list[Path]:
    """The report of a folder's games as pages, and their pictures."""
    return [
        write_text(folder, name, text)
        for name, text in report(folder).items()
        if html or not name.endswith(".html")
    ]


def _pictures(bots: Sequence[str], games: Sequence[Played]) -> dict[str, str]:
    seats = len(games[0].bots)
    found = {
        "wins": intervals("Share of wins", {b: _wins(b, games) for b in bots}, 1 / seats),
        "lengths": histogram("Answers of a game", {"games": [g.answers for g in games]}),
        "scores": histogram("Scores", _by_outcome(games)),
    }
    if len(bots) > 1:
        rated = Ratings(bots, games)
        found["ratings"] = intervals(
            "Ratings: 400 more wins ten games for each that it loses",
            {bot: rated.estimate(at, None, len(games)) for at, bot in enumerate(bots)},
        )
    if any(played.sources and played.sources[0] for played in games):
        found["sources"] = intervals("Points of winners, beyond those of the others", _gap(games))
    if chances := chance_curves(games):
        found["chances"] = curves("Chance to win, by the share of the game that is over", chances)
    return found


def _wins(bot: str, games: Sequence[Played]) -> Estimate:
    shares = [
        credit
        for played in games
        for credit, name in zip(played.wins(), played.bots, strict=True)
        if name == bot
    ]
    return wilson(sum(shares), len(shares))


def _by_outcome(games: Sequence[Played]) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {"winners": [], "the others": []}
    for played in games:
        for seat, credit in enumerate(played.wins()):
            found["winners" if credit else "the others"].append(played.scores[seat])
    return found


def _gap(games: Sequence[Played]) -> dict[str, Estimate]:
    """For each source of points by how much winners have more, game by game."""
    gaps: dict[str, list[float]] = {}
    for played in games:
        won = [credit > 0 for credit in played.wins()]
        if all(won) or not any(won):
            continue
        for name in played.sources[0]:
            ours = [played.sources[seat][name] for seat, first in enumerate(won) if first]
            theirs = [played.sources[seat][name] for seat, first in enumerate(won) if not first]
            gaps.setdefault(name, []).append(sum(ours) / len(ours) - sum(theirs) / len(theirs))
    return {name: mean(values) for name, values in gaps.items()}


def _page(bots: Sequence[str], games: Sequence[Played], pictures: Mapping[str, str]) -> str:
    first = next((played for played in games if played.record), None)
    title = unpacked(first.record).game if first else "A run of the arena"
    deals = len({played.deal for played in games})
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{len(games)} games on {deals} deals; intervals are 95 %.</p>",
        _matrix(bots, games) if len(bots) > 1 else "",
        *pictures.values(),
    ]
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    body = "\n".join(filter(None, parts))
    return (
        f'<!doctype html>\n<html lang="en">\n<head>{head}</head>\n<body>\n{body}</body>\n</html>\n'
    )


def _matrix(bots: Sequence[str], games: Sequence[Played]) -> str:
    """How often the bot of a row was placed before the bot of a column."""
    found = {(pair.bot, pair.other): pair.wins for pair in pairs(bots, games)}
    rows = ["<tr><th>placed before</th>" + "".join(f"<th>{escape(b)}</th>" for b in bots) + "</tr>"]
    for bot in bots:
        cells = ""
        for other in bots:
            pair, turned = found.get((bot, other)), found.get((other, bot))
            if pair is None and turned is not None:
                pair = turned.turned()
            cells += f"<td>{_cell(pair)}</td>"
        rows.append(f"<tr><th>{escape(bot)}</th>{cells}</tr>")
    return f"<table>{''.join(rows)}</table>"


def _cell(pair: Estimate | None) -> str:
    if pair is None or not pair.cases:
        return ""
    return f"{pair.value:.0%}<br><small>{pair.low:.0%} to {pair.high:.0%}, {pair.cases}</small>"
