"""Reports as pictures, where matplotlib is installed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from headframe.arena.balance import BalanceReport
from headframe.arena.intervals import Estimate
from headframe.arena.job import Played
from headframe.arena.ladder import LadderReport
from headframe.arena.match import MatchReport
from headframe.arena.optional import wanted


def plot_match(folder: Path, report: MatchReport, games: Sequence[Played]) -> list[Path]:
    """Pictures of a match; none without matplotlib."""
    if not _matplotlib():
        return []
    names = [row.bot for row in report.rows]
    title = f"{report.game}: share of wins, {report.games} games"
    wins = _figures(names, [row.wins for row in report.rows], title)
    return [
        _saved(wins, folder / "wins.png"),
        _saved(_scores(report.game, games), folder / "scores.png"),
    ]


def plot_ladder(folder: Path, report: LadderReport, games: Sequence[Played]) -> list[Path]:
    """Pictures of a ladder; none without matplotlib."""
    if not _matplotlib():
        return []
    names = [rung.bot for rung in report.rungs]
    title = f"{report.game}: ratings, {report.games} games"
    ladder = _figures(names, [rung.rating for rung in report.rungs], title)
    return [
        _saved(ladder, folder / "ladder.png"),
        _saved(_scores(report.game, games), folder / "scores.png"),
    ]


def plot_balance(
    folder: Path, report: BalanceReport, games: Sequence[Sequence[Played]]
) -> list[Path]:
    """Pictures of every table; none without matplotlib."""
    if not _matplotlib():
        return []
    made = []
    for table, played in zip(report.tables, games, strict=True):
        end = f"{table.players}.png"
        title = f"{report.game}, {table.players} players: share of wins"
        shares = [*table.seats, *table.labels]
        names = [share.name for share in shares]
        seats = _figures(names, [share.wins for share in shares], title, table.fair)
        made.append(_saved(seats, folder / f"seats{end}"))
        made.append(_saved(_scores(report.game, played, by_seat=True), folder / f"scores{end}"))
        if table.sources:
            title = f"{report.game}, {table.players} players: where points come from"
            sources = [source.name for source in table.sources]
            points = [source.points for source in table.sources]
            made.append(_saved(_figures(sources, points, title), folder / f"sources{end}"))
    return made


def _matplotlib() -> bool:
    return wanted("matplotlib.figure") is not None


def _figure(rows: int) -> Any:
    # Not pyplot: it keeps state for the whole program, and wants to know of a screen.
    module: Any = wanted("matplotlib.figure")
    return module.Figure(figsize=(8, max(2.5, 0.5 * rows + 1.5)), layout="constrained")


def _figures(
    names: Sequence[str], figures: Sequence[Estimate], title: str, fair: float | None = None
) -> Any:
    """A point with its interval for each name."""
    figure = _figure(len(names))
    axes = figure.subplots()
    values = [found.value for found in figures]
    reach = [
        [max(0.0, found.value - found.low) for found in figures],
        [max(0.0, found.high - found.value) for found in figures],
    ]
    places = range(len(names))
    axes.errorbar(values, places, xerr=reach, fmt="o", capsize=4, color="#8a4b14")
    axes.set_yticks(places, names)
    axes.invert_yaxis()
    axes.grid(axis="x", alpha=0.3)
    if fair is not None:
        axes.axvline(fair, linestyle=":", color="#555555")
    axes.set_title(f"{title} (95 % intervals)", fontsize=10)
    return figure


def _scores(game: str, games: Sequence[Played], by_seat: bool = False) -> Any:
    found: dict[str, list[int]] = {}
    for played in games:
        for seat, bot in enumerate(played.bots):
            found.setdefault(f"seat {seat}" if by_seat else bot, []).append(played.scores[seat])
    figure = _figure(6)
    axes = figure.subplots()
    axes.hist(list(found.values()), bins=24, label=list(found), histtype="step", linewidth=1.6)
    axes.set_title(f"{game}: scores", fontsize=10)
    axes.legend()
    return figure


def _saved(figure: Any, path: Path) -> Path:
    figure.savefig(path, dpi=110)
    return path
