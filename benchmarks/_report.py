"""What the benchmark says: a table for the terminal and a page for the documentation."""

from __future__ import annotations

import platform
from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from benchmarks._ratio import Ratio, ratio
from benchmarks._side import COPY, ENCODE, PLAY, TEST

Figures: TypeAlias = Mapping[str, Mapping[str, list[float]]]
"""Side, measure: the rate in every round."""

GAMES = "games"
COLUMNS = {
    PLAY: "decisions/s",
    GAMES: "games/s",
    COPY: "copies/s",
    TEST: "legality tests/s",
    ENCODE: "encodings/s",
}
TITLES = {
    "super_motherload": "Super Motherload, 2 players",
    "drillers": "DRILLERS, 2 players",
    "mothership": "Mothership, 4 players",
}
TWO = "catanatron, 2 players"
FOUR = "catanatron, 4 players"
YARDSTICK = {"super_motherload": TWO, "drillers": TWO, "mothership": FOUR}
COMPILED = ", compiled"


class Goal(NamedTuple):
    side: str
    measure: str
    against: str
    factor: float


GOALS = (
    Goal("super_motherload", PLAY, TWO, 3),
    Goal("super_motherload", GAMES, TWO, 5),
    Goal("super_motherload", COPY, TWO, 10),
    Goal("drillers", PLAY, TWO, 3),
    Goal("drillers", COPY, TWO, 10),
    Goal("mothership", PLAY, FOUR, 1),
    Goal("mothership", COPY, FOUR, 5),
    *(Goal(game + COMPILED, PLAY, game, 3) for game in TITLES),
    Goal("super_motherload" + COMPILED, PLAY, TWO, 30),
    Goal("drillers" + COMPILED, PLAY, TWO, 30),
    Goal("mothership" + COMPILED, PLAY, FOUR, 15),
)


def title(side: str) -> str:
    bare = side.removesuffix(COMPILED)
    return TITLES.get(bare, bare) + side[len(bare) :]


def yardstick(side: str, figures: Figures) -> str | None:
    """What a side is compared with: catanatron at a table of the same size."""
    found = YARDSTICK.get(side.removesuffix(COMPILED), FOUR if side == FOUR else TWO)
    return found if found in figures else None


def mean(rates: list[float]) -> float:
    return sum(rates) / len(rates)


def compared(figures: Figures, side: str, measure: str, against: str | None) -> Ratio | None:
    if against is None or measure not in figures[side] or measure not in figures[against]:
        return None
    return ratio(figures[side][measure], figures[against][measure])


def rows(figures: Figures, cell: str) -> list[list[str]]:
    """A line for every side: ratios to its yardstick, or rates."""
    lines = []
    for side, rates in figures.items():
        line = [title(side)]
        for measure in COLUMNS:
            if cell == "rate":
                line.append(f"{mean(rates[measure]):,.0f}" if measure in rates else "–")
            else:
                found = compared(figures, side, measure, yardstick(side, figures))
                line.append(str(found) if found else "–")
        lines.append(line)
    return lines


def table(figures: Figures) -> str:
    """For the terminal: rates, then ratios, then the goals."""
    parts = [_aligned([["a second", *COLUMNS.values()], *rows(figures, "rate")])]
    if any(yardstick(side, figures) for side in figures):
        parts.append(_aligned([["times catanatron", *COLUMNS.values()], *rows(figures, "ratio")]))
    parts.append(_aligned([["goal", "wanted", "measured", ""], *goal_rows(figures)]))
    return "\n\n".join(parts) + "\n"


def goal_rows(figures: Figures) -> list[list[str]]:
    lines = []
    for goal in GOALS:
        if goal.side not in figures or goal.against not in figures:
            continue
        found = compared(figures, goal.side, goal.measure, goal.against)
        if found is None:
            continue
        what = f"{title(goal.side)}: {COLUMNS[goal.measure]} against {title(goal.against)}"
        verdict = "reached" if found.low >= goal.factor else "missed"
        if found.low < goal.factor <= found.high:
            verdict = "open: the interval holds the goal"
        lines.append([what, f"{goal.factor:g}", str(found), verdict])
    return lines


def document(figures: Figures) -> str:
    rounds = len(next(iter(figures.values()))[PLAY])
    return _PAGE.format(
        python=platform.python_version(),
        rounds=rounds,
        goals=_markdown([["goal", "wanted", "measured", ""], *goal_rows(figures)]),
        ratios=_markdown([["", *COLUMNS.values()], *rows(figures, "ratio")]),
        rates=_markdown([["", *COLUMNS.values()], *rows(figures, "rate")]),
    )


def _markdown(lines: list[list[str]]) -> str:
    head, *body = ["| " + " | ".join(line) + " |" for line in lines]
    rule = "|---|" + "---:|" * (len(lines[0]) - 1)
    return "\n".join([head, rule, *body])


def _aligned(lines: list[list[str]]) -> str:
    widths = [max(len(line[at]) for line in lines) for at in range(len(lines[0]))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if at == 0 else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


_PAGE = """\
# How fast it is

`./x bench games` measures this and writes this page. All sides run in one run, in turns of less
than a second, {rounds} rounds, one core, random against random, CPython {python}, in processor
time. Trust the ratios: both sides of one meet the same machine in the same minute. Brackets are
95 % intervals over the rounds. "Compiled" is the optional build of `./x compile`.

A decision is what the library itself asks a player for; games differ in how finely they ask, so
compare games/s as well. A legality test and an encoding are each library's own call for a position
in the middle of a game (ours: the `Choice` of the open decision, the whole state as JSON;
catanatron: membership in its ready list, its JSON encoder; python-chess: `is_legal`, FEN;
OpenSpiel: membership in `legal_actions()`, `serialize`). RLCard has no copy.

## Goals

{goals}

## Times catanatron, at a table of the same size

{ratios}

## A second, on the machine of this run

{rates}

TAG (Java) is not in the run. Measured earlier on a machine of this kind: 19 to 26 times
catanatron's decisions/s for its Dominion, 11 to 13 times for its Catan.

The compiled build is checked, not trusted: `./x compile --check` plays every game with every option
set of its contract tests both ways and compares the hash of every state; `./x test --compiled` runs
the whole test suite on it. Hosted CI does both; `./x test` compiles four modules of the kernel and
plays on them (`tests/compiled/test_sample.py`): whoever ships a build runs the whole.
"""
