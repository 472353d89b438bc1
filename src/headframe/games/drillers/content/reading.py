"""Reading a pack so that nothing in it is overlooked: unknown sections, columns and values, what is
missing, what stands twice. Every error names file, line and field."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from headframe.kit.content import Cell, ContentError, Pack, Row, Section

FILES: Final[dict[str, tuple[str, ...]]] = {
    "table.txt": (
        "minerals",
        "dashboard",
        "defaults",
        "surfacing",
        "upkeep",
        "damage",
        "stall",
        "start",
        "solo",
        "milestones",
        "shops",
        "expansion",
        "mechs",
    ),
    "mine.txt": ("floors", "corridors", "rooms"),
    "cards.txt": ("cards",),
    "bots.txt": ("bot",),
}
"""The files of a pack, and the kinds of sections that each may hold."""
PROVENANCE: Final = "provenance"
_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Reader:
    """A pack, handed out section by section; ``finish`` refuses what nobody asked for."""

    __slots__ = ("folder", "pack", "read")

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pack = Pack(folder, tuple(FILES))
        self.read: list[Section] = []
        for section in self.pack.sections:
            kinds = FILES[Path(section.file).name]
            if section.kind not in kinds:
                problem = f"[{section.kind}] is none of this file's sections: {', '.join(kinds)}"
                raise ContentError(section.file, section.line, section.kind, problem)
            section.provenance()
            for row in section.rows:
                section.provenance(row)

    def values(self, kind: str, fields: Sequence[str], name: str = "") -> Section:
        """A section that sets exactly these values."""
        return self._section(kind, name, fields, ())

    def table(
        self, kind: str, columns: Sequence[str], name: str = "", fields: Sequence[str] = ()
    ) -> Section:
        """A section with a table of exactly these columns; it may name provenances besides."""
        return self._section(kind, name, fields, columns)

    def names(self, kind: str) -> list[str]:
        """The names of all sections of a kind, in the order of the file."""
        return [section.name for section in self.pack.of(kind)]

    def distinct(self, rows: list[Row], *fields: str) -> list[Row]:
        """These rows, of which no two have the same entry in one of these fields."""
        for field in fields:
            seen: dict[str, Row] = {}
            for row in rows:
                text = row[field].required().lower()
                if field == "id" and not _ID.fullmatch(text):
                    raise row[field].error("an id is made of letters, digits and hyphens")
                if text in seen:
                    first = seen[text]
                    problem = f"{row[field].text!r} stands already at {first.file}:{first.line}"
                    raise row[field].error(problem)
                seen[text] = row
        return rows

    def finish(self) -> None:
        """Refuse the sections that nobody read."""
        for section in self.pack.sections:
            if section not in self.read:
                head = f"{section.kind} {section.name}".strip()
                raise ContentError(
                    section.file, section.line, section.kind, f"[{head}] is not known"
                )

    def _section(
        self, kind: str, name: str, fields: Sequence[str], columns: Sequence[str]
    ) -> Section:
        section = self._only(kind, name)
        for field, cell in section.values.items():
            if field != PROVENANCE and field not in fields:
                raise cell.error(f"is not known here; there are {', '.join(fields) or 'no values'}")
        for field in fields:
            section.value(field)
        for row in section.rows:
            for column in row.cells:
                if column != PROVENANCE and column not in columns:
                    raise row[column].error(f"no such column; there are {', '.join(columns)}")
            for column in columns:
                row[column]  # raises, naming it, where it is missing
        if columns and not section.rows:
            raise section.error("", "needs at least one row")
        if section.drawing:
            raise section.error("", "has no drawing")
        return section

    def _only(self, kind: str, name: str) -> Section:
        found = [section for section in self.pack.of(kind) if section.name == name]
        head = f"[{kind} {name}]" if name else f"[{kind}]"
        if not found:
            file = next(file for file, kinds in FILES.items() if kind in kinds)
            raise ContentError(str(self.folder / file), 0, kind, f"{head} is missing")
        if len(found) > 1:
            problem = f"{head} stands already in line {found[0].line}"
            raise ContentError(found[1].file, found[1].line, kind, problem)
        self.read.append(found[0])
        return found[0]


def numbers(cell: Cell, low: int, high: int) -> tuple[int, ...]:
    """`4/3/2` as numbers, at least one."""
    cell.required()
    return tuple([part.whole(low, high) for part in cell.parts("/")])


def whole_or_nothing(cell: Cell, low: int, high: int) -> int:
    """A number; 0 where nothing stands."""
    return 0 if cell.empty else cell.whole(low, high)


def inside(cell: Cell, text: str) -> Cell:
    """A part of a cell, which stands where the cell stands."""
    return Cell(text.strip(), cell.file, cell.line, cell.field)
