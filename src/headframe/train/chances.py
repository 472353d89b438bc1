"""From games to chances: play them, fit a curve for each kind of table, measure it on others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from headframe.arena.executors import Executor
from headframe.arena.progress import progress
from headframe.arena.schedule import BadRun
from headframe.core.chances import Curve
from headframe.train.figures import Figures, figures
from headframe.train.fit import fit
from headframe.train.gather import gather
from headframe.train.samples import Task
from headframe.train.table import Table

POSITIONS: Final = 24
"""Of each game."""
BY_POINTS: Final = ("points", "hull")
"""The sign that anybody would tell chances from: the first that the game has."""


class Fitted(NamedTuple):
    """``start``, ``games``: how many games there were."""

    table: str
    curve: Curve
    figures: Figures
    games: int


def fit_chances(
    wanted: Task, games: int, held_out: int, executor: Executor, folder: Path | None, quiet: bool
) -> Fitted:
    """The last deals are held out: nothing is fitted to them."""
    with progress(f"chances {wanted.game}", quiet) as tell:
        table = gather(wanted, games + held_out, executor, folder, tell)
    if not table.name:
        raise BadRun(f"{wanted.game}: the game tells no signs of how seats stand (Game.standing)")
    known = np.arange(table.games) < games
    return measured(table.only(known), table.only(~known))


def measured(known: Table, fresh: Table) -> Fitted:
    """A curve fitted to games, with its figures on games that it has not seen."""
    curve = fit(known, tuple(known.names))
    shown = next((name for name in BY_POINTS if name in known.names), "worth")
    # A lone seat wins against a player of the rules: it needs to be told how hard that one is.
    plain = fit(known, (shown, "alone") if "alone" in known.names else (shown,))
    return Fitted(known.name, curve, figures(fresh, curve, plain), known.games)


def tasks(game: str, tables: Sequence[Mapping[str, Any]], bot: str, seed: str) -> list[Task]:
    """The games to be played, a task a table."""
    return [Task(game, dict(options), [bot], seed, 0, POSITIONS) for options in tables]
