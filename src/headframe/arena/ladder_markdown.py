"""A ladder as a document to read: ratings, and who was placed before whom."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

from headframe.arena.intervals import Estimate
from headframe.arena.ladder import LadderReport
from headframe.arena.markdown import grid


def ladder_markdown(report: LadderReport, command: Sequence[str]) -> str:
    """The ladder as a page, with the command that made it."""
    zero = f"`{report.anchor}` is 0" if report.anchor else "the mean of all is 0"
    rows = [
        [f"`{rung.bot}`", _rating(rung.rating), _share(rung.wins), str(rung.wins.cases)]
        for rung in report.rungs
    ]
    bots = [rung.bot for rung in report.rungs]
    about = (
        f"{report.games} games. Intervals are 95 %; {zero}, and 400 points more win ten games for "
        "each that they lose."
    )
    met = (
        "How often the bot of a row was placed before the bot of a column, and in how many games "
        "they met:"
    )
    return "\n\n".join(
        [
            f"# {report.game}: the ladder",
            about,
            f"```\n{shlex.join(command)}\n```",
            grid(["", "rating", "wins", "games"], rows),
            met,
            grid(["", *[f"`{bot}`" for bot in bots]], [_row(report, bots, bot) for bot in bots]),
        ]
    )


def _row(report: LadderReport, bots: Sequence[str], bot: str) -> list[str]:
    cells = [f"`{bot}`"]
    for other in bots:
        found = ""
        for pair in report.pairs:
            if (pair.bot, pair.other) == (bot, other):
                found = _met(pair.wins)
            elif (pair.other, pair.bot) == (bot, other):
                found = _met(pair.wins.turned())
        cells.append(found)
    return cells


def _met(wins: Estimate) -> str:
    if not wins.cases:
        return ""
    return f"{wins.value:.0%} [{wins.low:.0%}, {wins.high:.0%}] of {wins.cases}"


def _rating(figure: Estimate) -> str:
    return f"{figure.value:+.0f} [{figure.low:+.0f}, {figure.high:+.0f}]"


def _share(figure: Estimate) -> str:
    return f"{figure.value:.0%} [{figure.low:.0%}, {figure.high:.0%}]"
