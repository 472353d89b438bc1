"""Content files: boards, cards and figures as text that a player can read and write.

A file is a sequence of sections. A section opens with ``[kind name]``, may set values with
``key = value``, and then holds a table, a drawing, or neither::

    # anything after a hash at the start of a line is a comment
    [pilots purple]
    provenance = designed
    id     | cost | icons | buy bonus
    PU-R10 | 10   | 1 red | -

    [board 1A]
    provenance = designed
    name = Topsoil
    ---
    .. .I .I
    .I .. ..

Every cell knows where it stands, so that an error can name file, line and field. What nobody has
asked for when all is read (``Pack.finish``) is an error too: a misspelled word is never ignored.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

PROVENANCES: Final = ("rulebook", "public", "designed")
"""Where an item comes from: the rulebook, public facts about the printed game, or our own pen."""
NOTHING: Final = "-"


class ContentError(ValueError):
    """Says which file, line and field is wrong, and how."""

    def __init__(self, file: str, line: int, field: str, problem: str) -> None:
        where = f"{file}:{line}" if line else file
        super().__init__(f"{where}: {field}: {problem}" if field else f"{where}: {problem}")
        self.file = file
        self.line = line
        self.field = field


class Cell:
    """One value and where it stands."""

    __slots__ = ("field", "file", "line", "text")

    def __init__(self, text: str, file: str, line: int, field: str) -> None:
        self.text = text
        self.file = file
        self.line = line
        self.field = field

    def error(self, problem: str) -> ContentError:
        """What is wrong with it, with file, line and field."""
        return ContentError(self.file, self.line, self.field, problem)

    @property
    def empty(self) -> bool:
        """Nothing stands there."""
        return self.text in ("", NOTHING)

    def whole(self, low: int = 0, high: int = 1_000_000) -> int:
        """A whole number between these two, or ContentError."""
        digits = self.text.removeprefix("-")
        if not digits.isdecimal() or not low <= int(self.text) <= high:
            raise self.error(f"{self.text!r} is not a whole number from {low} to {high}")
        return int(self.text)

    def word(self, known: Sequence[str]) -> str:
        """One of these words, or ContentError that names them."""
        if self.text not in known:
            raise self.error(f"{self.text!r} is not one of {', '.join(known)}")
        return self.text

    def id(self) -> str:
        """A name that code and other files know it by: letters, digits and hyphens."""
        if not self.text.replace("-", "").replace("_", "").isalnum():
            raise self.error(f"{self.text!r} is no id: letters, digits, - and _")
        return self.text

    def required(self) -> str:
        """What stands there, or ContentError if nothing does."""
        if self.empty:
            raise self.error("must not be empty")
        return self.text

    def parts(self, separator: str = ",") -> list[Cell]:
        """The cell split up, each piece with the same place; nothing for an empty cell."""
        if self.empty:
            return []
        return [
            Cell(piece.strip(), self.file, self.line, self.field)
            for piece in self.text.split(separator)
        ]


def no_twins(cells: Iterable[Cell]) -> None:
    """Ids and names of which each may stand once."""
    seen: dict[str, int] = {}
    for cell in cells:
        if cell.text in seen:
            raise cell.error(f"{cell.text!r} stands twice, first in line {seen[cell.text]}")
        seen[cell.text] = cell.line


class Row:
    """One line of a table."""

    __slots__ = ("asked", "cells", "file", "line")

    def __init__(self, cells: Mapping[str, Cell], file: str, line: int, asked: set[str]) -> None:
        self.cells = cells
        self.file = file
        self.line = line
        self.asked = asked
        """The columns that somebody has asked for, of all rows of the section."""

    def __getitem__(self, field: str) -> Cell:
        self.asked.add(field)
        if field not in self.cells:
            known = ", ".join(self.cells)
            raise ContentError(self.file, self.line, field, f"no such column; there are {known}")
        return self.cells[field]

    def get(self, field: str, default: str = NOTHING) -> Cell:
        """A column that a table may leave out."""
        self.asked.add(field)
        return self.cells.get(field) or Cell(default, self.file, self.line, field)


class Section:
    """``[kind name]`` and what stands under it."""

    __slots__ = ("asked", "drawing", "file", "kind", "line", "name", "rows", "values")

    def __init__(self, kind: str, name: str, file: str, line: int) -> None:
        self.kind = kind
        self.name = name
        self.file = file
        self.line = line
        self.values: dict[str, Cell] = {}
        self.rows: list[Row] = []
        self.drawing: list[tuple[int, str]] = []
        self.asked: set[str] = set()
        """The values and columns that somebody has asked for."""

    def error(self, field: str, problem: str) -> ContentError:
        """A problem with a field, told with the section's file and line."""
        return ContentError(self.file, self.line, field, f"[{self.kind} {self.name}] {problem}")

    def value(self, field: str) -> Cell:
        """What is set under this name, or ContentError."""
        self.asked.add(field)
        if field not in self.values:
            raise self.error(field, "must be set")
        return self.values[field]

    def finish(self) -> None:
        """Raise for a value or a column that nobody has asked for."""
        for key, cell in self.values.items():
            if key not in self.asked:
                raise cell.error(f"[{self.kind} {self.name}] has no such value")
        for row in self.rows:
            for column, cell in row.cells.items():
                if column not in self.asked:
                    raise cell.error(f"[{self.kind} {self.name}] has no such column")

    def provenance(self, row: Row | None = None) -> str:
        """Of a row if it has a column of that name, else of the whole section."""
        self.asked.add("provenance")
        if "provenance" in self.values:
            self.values["provenance"].word(PROVENANCES)
        if row is not None and "provenance" in row.cells:
            return row["provenance"].word(PROVENANCES)
        return self.value("provenance").word(PROVENANCES)


def read_text(text: str, file: str) -> list[Section]:
    """All sections of a file in the order they stand in."""
    sections: list[Section] = []
    header: list[str] = []
    drawing = False
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if line.startswith("["):
            if not line.endswith("]") or len(line) < 3:
                raise ContentError(file, number, "", f"{line!r} is no section head: [kind name]")
            kind, _, name = line[1:-1].strip().partition(" ")
            sections.append(Section(kind, name.strip(), file, number))
            header, drawing = [], False
        elif not line and not drawing:
            header = []
        elif not line or line.startswith("# ") or line == "#":
            continue
        elif not sections:
            raise ContentError(file, number, "", "a section head [kind name] must come first")
        elif drawing:
            sections[-1].drawing.append((number, line))
        elif line == "---":
            drawing = True
        elif "|" in line:
            cells = [cell.strip() for cell in line.split("|")]
            if not header:
                header = _header(cells, file, number)
            else:
                sections[-1].rows.append(_row(header, cells, sections[-1], number))
        elif "=" in line:
            key, _, value = line.partition("=")
            key = key.strip()
            if key in sections[-1].values:
                raise ContentError(file, number, key, "is set twice in this section")
            sections[-1].values[key] = Cell(value.strip(), file, number, key)
        else:
            raise ContentError(file, number, "", f"{line!r} is neither a value nor a table row")
    return sections


def _header(cells: list[str], file: str, line: int) -> list[str]:
    for name in cells:
        if not name or cells.count(name) > 1:
            raise ContentError(file, line, name, "a column needs a name of its own")
    return cells


def _row(header: list[str], cells: list[str], section: Section, line: int) -> Row:
    file = section.file
    if len(cells) != len(header):
        raise ContentError(file, line, "", f"{len(cells)} cells under {len(header)} columns")
    named = {name: Cell(text, file, line, name) for name, text in zip(header, cells, strict=True)}
    return Row(named, file, line, section.asked)


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise ContentError(str(path), 0, "", error.strerror or "cannot be read") from error
    except UnicodeDecodeError as error:
        raise ContentError(str(path), 0, "", "is not UTF-8 text") from error


class Pack:
    """A folder of content files, read whole; the hash tells one pack from another."""

    __slots__ = ("asked", "folder", "hash", "sections", "texts")

    def __init__(
        self, folder: Path, names: Sequence[str], texts: Mapping[str, str] | None = None
    ) -> None:
        """``texts``: what stands in the files, where that is not read from the folder."""
        digest = hashlib.sha256()
        self.folder = str(folder)
        self.asked: set[str] = set()
        self.sections: list[Section] = []
        self.texts: dict[str, str] = {}
        for name in names:
            path = folder / name
            text = _read(path) if texts is None else texts.get(name, "")
            self.texts[name] = text
            digest.update(f"{name}\0{text}\0".encode())
            self.sections += read_text(text, str(path))
        self.hash = digest.hexdigest()

    def of(self, kind: str) -> list[Section]:
        """All sections of a kind, in their order."""
        self.asked.add(kind)
        return [section for section in self.sections if section.kind == kind]

    def only(self, kind: str) -> Section:
        """The one section of a kind, or ContentError."""
        found = self.of(kind)
        if not found:
            raise ContentError(self.folder, 0, f"[{kind}]", "there must be such a section")
        if len(found) > 1:
            raise found[1].error("", f"stands twice, first in line {found[0].line}")
        return found[0]

    def finish(self) -> None:
        """After all is read: raise for a section, value or column that nobody has asked for."""
        for section in self.sections:
            if section.kind not in self.asked:
                known = ", ".join(sorted(self.asked))
                raise section.error("", f"is no section known here; there are {known}")
            section.finish()
