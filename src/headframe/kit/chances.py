"""The curves of a game's chances, read from ``chances.txt`` and checked.

The file is written by ``headframe chances``: a section for each kind of table, with the games that
it was fitted to, and a row for each sign with its weight at each knot.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from headframe.core.chances import KNOTS, Curve
from headframe.kit.content import Cell, Pack

FILE: Final = "chances.txt"
KIND: Final = "chances"
SIGN: Final = "sign"
FACTS: Final = ("bot", "games", "seed", "commit", "brier")
"""What the section says about where it comes from."""
COLUMNS: Final = tuple(f"{knot:g}" for knot in KNOTS)
HIGHEST: Final = 1000.0


def read_curves(folder: Path) -> dict[str, Curve]:
    """By the name of the table. A game whose folder has no such file has no curves."""
    if not (folder / FILE).exists():
        return {}
    pack = Pack(folder, [FILE])
    curves: dict[str, Curve] = {}
    for section in pack.of(KIND):
        section.provenance()
        for fact in FACTS:
            section.value(fact).required()
        if section.name in curves:
            raise section.error("", "stands twice")
        weights = {
            row[SIGN].required(): [_number(row[column]) for column in COLUMNS]
            for row in section.rows
        }
        if not weights:
            raise section.error("", "has no signs")
        curves[section.name] = Curve(weights)
    pack.finish()
    return curves


def _number(cell: Cell) -> float:
    try:
        number = float(cell.text)
    except ValueError as error:
        raise cell.error(f"{cell.text!r} is not a number") from error
    if not -HIGHEST <= number <= HIGHEST:
        raise cell.error(f"{cell.text!r} is not from -{HIGHEST:g} to {HIGHEST:g}")
    return number
