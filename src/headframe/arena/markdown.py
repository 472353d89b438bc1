"""The balance report as a document to read: short tables, several numbers of players side by
side."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from headframe.arena.balance import BalanceReport, Share, TableBalance, Use
from headframe.arena.intervals import Estimate

BOOKKEEPING: Final = frozenset(
    {
        "AchievementsDealt",
        "ActionBegan",
        "Aimed",
        "AreaSetUp",
        "BoardLeft",
        "BotDiscarded",
        "BotFlipped",
        "Compared",
        "Counted",
        "Discarded",
        "Drew",
        "Ended",
        "EnergySet",
        "GameEnded",
        "GameOver",
        "GasSpent",
        "GoalsMet",
        "MarketDealt",
        "MinorCycled",
        "Moved",
        "Placed",
        "Reshuffled",
        "Scored",
        "ShopFilled",
        "Shuffled",
        "StartRolled",
        "Threw",
        "TurnBegan",
        "TurnEnded",
    }
)
"""Events that follow from others or happen to everybody: they are counted, not listed."""
PLACES: Final = frozenset({"space", "stack", "unit"})
"""Fields that say where, or with which of equal pieces: no things to compare."""
NEVER: Final = 12
"""So many things that never occurred are named; more are only counted."""


def balance_markdown(report: BalanceReport) -> str:
    """The report as a page."""
    note = (
        f"`{report.bot}` in every seat. Intervals are 95 %; **bold** where the fair share lies "
        "outside of it (by chance alone in one row of twenty)."
    )
    blocks = [
        f"# {report.game}: balance",
        note,
        f"```\n{report.command}\n```",
    ]
    for table in report.tables:
        blocks += _table_blocks(table)
    blocks += _event_blocks(report.tables)
    return "\n\n".join(blocks) + "\n"


def _table_blocks(table: TableBalance) -> list[str]:
    people = "1 player" if table.players == 1 else f"{table.players} players"
    tenths = ", ".join(f"{value:.0f}" for value in table.tenths)
    length = " and ".join(
        f"{_spread(length.mean)} {what} (from {length.least} to {length.most})"
        for what, length in (("answers", table.answers), ("turns", table.turns))
    )
    blocks = [
        f"## {people}",
        f"{table.games} games of {length}; a fair share of wins is {table.fair:.1%}.",
        grid(
            ["", "wins", "score"],
            [_share(share, table.fair) for share in [*table.seats, *table.rivals, *table.labels]],
        ),
        f"Scores: {_spread(table.score)} on average; tenths {tenths}.",
    ]
    if table.sources:
        blocks.append(
            grid(
                ["points from", "a seat", "a winner"],
                [[s.name, _spread(s.points), f"{s.winners:.1f}"] for s in table.sources],
            )
        )
    return blocks


def _share(share: Share, fair: float) -> list[str]:
    return [share.name, _rate(share.wins, fair), _spread(share.score)]


def _event_blocks(tables: Sequence[TableBalance]) -> list[str]:
    by_key: dict[str, list[Use | None]] = {}
    keys: dict[str, str] = {}
    for at, table in enumerate(tables):
        for use in table.events:
            # Equal things are one row, whichever of them each table saw first.
            key = keys.setdefault(use.name, use.key)
            by_key.setdefault(key, [None] * len(tables))[at] = use
    groups: dict[str, list[str]] = {}
    single: list[str] = []
    cut: list[str] = []
    kinds = {key.partition("=")[0] for key in by_key if "." in key}
    for key in by_key:
        event, _, field = key.partition("=")[0].partition(".")
        if field:
            if event not in BOOKKEEPING and field not in PLACES:
                groups.setdefault(f"{event}.{field}", []).append(key)
        elif event in BOOKKEEPING:
            cut.append(key)
        elif not any(kind.startswith(f"{event}.") for kind in kinds):
            single.append(key)
    fairs = [table.fair for table in tables]
    blocks = [
        "## What happened",
        "How often in a game, and how often the seats that did it won. " + _columns_note(tables),
    ]
    for group in sorted(groups):
        event, _, field = group.partition(".")
        rows = _rows(groups[group], by_key, fairs)
        blocks += [f"### {_spaced(event)}: {field}", grid(_heads(field, tables), rows)]
        blocks += _never(group, tables)
    if single:
        blocks += ["### Other events", grid(_heads("", tables), _rows(single, by_key, fairs))]
    if cut:
        counted = ", ".join(f"{_spaced(key)} {_mean(by_key[key], tables):.1f}" for key in cut)
        note = "Spaces, stacks and single pieces are in `report.json` alone."
        what = "What follows from other events or happens to everybody, a game"
        blocks += ["### Only counted", f"{what}: {counted}. {note}"]
    return blocks


def _columns_note(tables: Sequence[TableBalance]) -> str:
    fair = ", ".join(f"{table.fair:.0%} with {table.players}" for table in tables)
    return f"The fair share is {fair}. ± is half of the interval."


def _heads(field: str, tables: Sequence[TableBalance]) -> list[str]:
    if len(tables) == 1:
        return [field, "a game", "won"]
    return [field, *(f"{t.players}p {what}" for t in tables for what in ("a game", "won"))]


def _rows(
    keys: Iterable[str], by_key: dict[str, list[Use | None]], fairs: Sequence[float]
) -> list[list[str]]:
    """The most frequent first."""
    ordered = sorted(keys, key=lambda key: -sum(use.per_game for use in by_key[key] if use))
    return [_row(key, by_key[key], fairs) for key in ordered]


def _row(key: str, uses: Sequence[Use | None], fairs: Sequence[float]) -> list[str]:
    event, _, field = key.partition("=")[0].partition(".")
    name = next(use.name for use in uses if use)
    cells = [name.removeprefix(f"{event} {field} ") if field else _spaced(event)]
    for use, fair in zip(uses, fairs, strict=True):
        cells.append(f"{use.per_game:.2f}" if use else "–")
        cells.append(_rate(use.wins, fair, short=True) if use and use.wins else "–")
    return cells


def _never(group: str, tables: Sequence[TableBalance]) -> list[str]:
    found = [name for name in tables[0].unused.get(group, ()) if _unused(name, group, tables)]
    if not found:
        return []
    if len(found) > NEVER:
        return [f"Never: {len(found)} others of the same vocabulary."]
    return [f"Never: {', '.join(found)}."]


def _unused(name: str, group: str, tables: Sequence[TableBalance]) -> bool:
    return all(group not in table.unused or name in table.unused[group] for table in tables)


def _mean(uses: Sequence[Use | None], tables: Sequence[TableBalance]) -> float:
    games = sum(table.games for table in tables)
    total = sum(u.per_game * t.games for u, t in zip(uses, tables, strict=True) if u)
    return total / games


def _rate(figure: Estimate, fair: float, short: bool = False) -> str:
    if short:
        text = f"{figure.value:.0%} ± {(figure.high - figure.low) / 2:.0%}"
    else:
        text = f"{figure.value:.1%} [{figure.low:.1%}, {figure.high:.1%}]"
    return text if figure.low <= fair <= figure.high else f"**{text}**"


def _spread(figure: Estimate) -> str:
    if figure.cases < 2:
        return f"{figure.value:.1f}"
    return f"{figure.value:.1f} ± {(figure.high - figure.low) / 2:.1f}"


def _spaced(event: str) -> str:
    """``CardBought`` as "Card bought"."""
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", event).lower()
    return words[:1].upper() + words[1:]


def grid(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; all columns but the first are numbers."""

    def line(cells: Sequence[str]) -> str:
        return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"

    rule = "|---" + "|--:" * (len(heads) - 1) + "|"
    return "\n".join([line(heads), rule, *map(line, rows)])
