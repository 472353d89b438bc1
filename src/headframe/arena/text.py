"""Reports for the terminal: tables and bars of plain text."""

from __future__ import annotations

from collections.abc import Sequence

from headframe.arena.balance import BalanceReport, Share, TableBalance
from headframe.arena.intervals import Estimate
from headframe.arena.ladder import LadderReport
from headframe.arena.match import MatchReport, Pair, Timing

WIDTH = 40


def bar(figure: Estimate, low: float, high: float, width: int = WIDTH) -> str:
    """The interval as a line, its middle as a mark: ``····├──●──┤····``."""
    room = (high - low) or 1.0

    def place(value: float) -> int:
        return min(width - 1, max(0, round((value - low) / room * (width - 1))))

    cells = ["·"] * width
    left, right = place(figure.low), place(figure.high)
    for at in range(left, right + 1):
        cells[at] = "─"
    cells[left], cells[right] = "├", "┤"
    cells[place(figure.value)] = "●"
    return "".join(cells)


def match_text(report: MatchReport) -> str:
    """The report for a terminal."""
    lines = [f"{report.game}: {report.games} games on {report.deals} deals, seed {report.seed!r}"]
    wide = max(len(row.bot) for row in report.rows)
    lines.append(f"{'':{wide}}  {'share of wins, 95 % interval':<{WIDTH}}")
    lines += [
        f"{row.bot:{wide}}  {bar(row.wins, 0, 1)}  {_percent(row.wins)}" for row in report.rows
    ]
    lines.append("score, and lead over the others' mean")
    lines += [
        f"{row.bot:{wide}}  {_points(row.score)}   lead {_points(row.margin)}"
        for row in report.rows
    ]
    if report.rivals is not None:
        lines.append(f"the rules' player: {_points(report.rivals)}")
    if len(report.rows) > 2:
        lines += _pair_lines(report.pairs)
    lines.append(f"length: {_points(report.answers)} answers, {_points(report.turns)} turns")
    lines += [
        f"{failed.bot} forfeited {failed.games} times, first: {failed.why}"
        for failed in report.forfeits
    ]
    return "\n".join([*lines, *_timing_lines(report.timing)])


def ladder_text(report: LadderReport) -> str:
    """The report for a terminal."""
    zero = f"{report.anchor} is 0" if report.anchor else "the mean is 0"
    lines = [f"{report.game}: {report.games} games, seed {report.seed!r}; {zero}"]
    wide = max(len(rung.bot) for rung in report.rungs)
    low = min(rung.rating.low for rung in report.rungs)
    high = max(rung.rating.high for rung in report.rungs)
    lines += [
        f"{rung.bot:{wide}}  {bar(rung.rating, low, high)}  {_points(rung.rating)}"
        for rung in report.rungs
    ]
    return "\n".join([*lines, *_pair_lines(report.pairs), *_timing_lines(report.timing)])


def balance_text(report: BalanceReport, events: int = 30) -> str:
    """The report for a terminal, with so many kinds of events."""
    lines = [f"{report.game}: {report.bot} against itself, seed {report.seed!r}"]
    for table in report.tables:
        lines += ["", *_table_lines(table, events)]
    return "\n".join(lines)


def _table_lines(table: TableBalance, events: int) -> list[str]:
    lines = [f"{table.players} players, {table.games} games; a fair share is {table.fair:.1%}"]
    lines += _share_lines([*table.seats, *table.rivals])
    lines += _share_lines(table.labels)
    for what, length in (("answers", table.answers), ("turns", table.turns)):
        lines.append(f"{what}: {_points(length.mean)}, from {length.least} to {length.most}")
    lines.append(f"score: {_points(table.score)}; tenths {_list(table.tenths)}")
    for source in table.sources:
        lines.append(f"  {source.name}: {_points(source.points)}, winners {source.winners:.1f}")
    named = [use for use in table.events if "." in use.key]
    shown = sorted(named or table.events, key=lambda use: -use.per_game)
    for use in shown[:events]:
        won = f", who did it won {_percent(use.wins)}" if use.wins else ""
        lines.append(f"  {use.name}: {use.per_game:.2f} a game{won}")
    if len(shown) > events:
        lines.append(f"  … and {len(shown) - events} more in report.json")
    return [*lines, *_timing_lines([table.timing])]


def _share_lines(shares: Sequence[Share]) -> list[str]:
    wide = max((len(share.name) for share in shares), default=0)
    return [
        f"{share.name:{wide}}  {bar(share.wins, 0, 1)}  {_percent(share.wins)}"
        f"  score {_points(share.score)}"
        for share in shares
    ]


def _pair_lines(pairs: Sequence[Pair]) -> list[str]:
    if not pairs:
        return []
    wide = max(len(f"{pair.bot} before {pair.other}") for pair in pairs)
    return [
        f"{f'{pair.bot} before {pair.other}':{wide}}  {bar(pair.wins, 0, 1)}  {_percent(pair.wins)}"
        for pair in pairs
    ]


def _timing_lines(timing: Sequence[Timing]) -> list[str]:
    return [
        f"{row.bot}: {row.mean * 1000:.1f} ms an answer, slowest {row.slowest * 1000:.0f} ms"
        for row in timing
    ]


def _percent(figure: Estimate) -> str:
    return f"{figure.value:.1%} [{figure.low:.1%}, {figure.high:.1%}]"


def _points(figure: Estimate) -> str:
    if figure.cases < 2:
        return f"{figure.value:.1f} [one case]"
    return f"{figure.value:.1f} [{figure.low:.1f}, {figure.high:.1f}]"


def _list(values: Sequence[float]) -> str:
    return " ".join(f"{value:.0f}" for value in values)
