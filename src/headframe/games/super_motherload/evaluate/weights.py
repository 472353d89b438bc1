"""The weights of the evaluation, read from ``weights.txt`` and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from headframe.core.weights import FILE
from headframe.games.super_motherload.content.bonuses import BUY, DRILL, WORDS
from headframe.kit.content import Cell, Pack

OWN: Final = Path(__file__).parent / FILE
NAMED: Final = {op: word for word, op in WORDS.items()}
"""Bonuses by their words; a weight is ``buy`` or ``drill`` and the word."""
NAMES: Final = (
    "icon",
    "uncovers",
    "first dollar",
    "paid",
    "icon in hand",
    "further card",
    "surplus card",
    "bomb token",
    "further bomb token",
    "tile",
    "action left",
    "may be taken",
    "major on the way",
    "fade",
    "late",
    "may be lost",
    *(f"buy {NAMED[op]}" for op in BUY),
    *(f"drill {NAMED[op]}" for op in DRILL),
)
HIGHEST: Final = 1000.0


def read_weights(file: Path) -> dict[str, float]:
    """The numbers of the file, by name."""
    pack = Pack(file.parent, [file.name])
    section = pack.only("worth")
    section.provenance()
    weights = {name: _number(section.value(name)) for name in NAMES}
    pack.finish()
    return weights


def _number(cell: Cell) -> float:
    try:
        number = float(cell.text)
    except ValueError as error:
        raise cell.error(f"{cell.text!r} is not a number") from error
    if not 0 <= number <= HIGHEST:
        raise cell.error(f"{cell.text!r} is not from 0 to {HIGHEST:g}")
    return number
