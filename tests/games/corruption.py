"""Content with a fault in it, every fault in every place: a pack must fail when it is loaded, and
say where.

``faulty`` writes a pack with one fault after the other; what should happen is the caller's.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from headframe.kit.content import NOTHING

NONSENSE = "?!"
"""No word of any content."""
HUGE = "999999"
"""More than any number of any content."""


class Fault(NamedTuple):
    """Where a fault is, and what stands there."""

    file: str
    line: int
    field: str
    """The column or value; "" for a whole line."""
    now: str


def faulty(built_in: Path, files: tuple[str, ...], folder: Path) -> Iterator[Fault]:
    """The pack in ``folder`` with each fault in turn: nonsense in every cell, value, column and
    heading, a huge number in every value and every column, every row and section twice, every
    section gone."""
    for name in files:
        shutil.copy(built_in / name, folder / name)
    for name in files:
        original = (built_in / name).read_text(encoding="utf-8")
        lines = original.splitlines()
        for fault, changed in _faults(name, lines):
            (folder / name).write_text("\n".join(changed) + "\n", encoding="utf-8")
            yield fault
        (folder / name).write_text(original, encoding="utf-8")


def _faults(name: str, lines: list[str]) -> Iterator[tuple[Fault, list[str]]]:
    header: list[str] = []
    rows = 0
    for at, line in enumerate(lines):
        number = at + 1
        if line.startswith("["):
            header = []
            head = f"[{NONSENSE}]"
            yield Fault(name, number, "", head), [*lines[:at], head, *lines[at + 1 :]]
            end = next((n for n in range(number, len(lines)) if lines[n].startswith("[")), None)
            section = lines[at:end]
            yield Fault(name, number, "", "gone"), [*lines[:at], *lines[at + len(section) :]]
            yield Fault(name, number, "", "twice"), [*lines, *section]
        elif line.startswith("#") or not line.strip():
            continue
        elif "|" in line:
            cells = [cell.strip() for cell in line.split("|")]
            rows = rows + 1 if header else 0
            for column, cell in enumerate(cells):
                for now in (NONSENSE, HUGE) if rows == 1 else (NONSENSE,):
                    changed = " | ".join([*cells[:column], now, *cells[column + 1 :]])
                    field = header[column] if header else cell
                    fault = Fault(name, number, field, now)
                    yield fault, [*lines[:at], changed, *lines[at + 1 :]]
            if header:
                yield Fault(name, number, "", "twice"), [*lines[:number], line, *lines[number:]]
            header = header or cells
        elif "=" in line:
            field = line.partition("=")[0].strip()
            for now in (NONSENSE, HUGE, NOTHING):
                fault = Fault(name, number, field, now)
                yield fault, [*lines[:at], f"{field} = {now}", *lines[at + 1 :]]
            renamed = line.replace(field, NONSENSE, 1)
            yield Fault(name, number, NONSENSE, line), [*lines[:at], renamed, *lines[at + 1 :]]
