"""Help that every kind of content needs. What nobody asks for is found by ``Pack.finish``."""

from __future__ import annotations

from collections.abc import Sequence

from headframe.kit.content import Cell, ContentError, Pack, Row, Section, no_twins


def values(pack: Pack, kind: str) -> Section:
    """The one section of a kind."""
    section = pack.only(kind)
    section.provenance()
    return section


def table(pack: Pack, kind: str) -> Section:
    """The one section of a kind, with at least one row."""
    return _filled(pack.only(kind))


def tables(pack: Pack, kind: str, names: Sequence[str]) -> list[Section]:
    """The sections of a kind with these names, each with at least one row."""
    return [_filled(section) for section in sections(pack, kind, names)]


def sections(pack: Pack, kind: str, names: Sequence[str]) -> list[Section]:
    """The sections of a kind in the order of their names: each of these once, and no other."""
    by_name: dict[str, Section] = {}
    for section in pack.of(kind):
        if section.name not in names:
            raise section.error("", f"is not known; there are {', '.join(names)}")
        if section.name in by_name:
            raise section.error("", f"stands twice, first in line {by_name[section.name].line}")
        section.provenance()
        by_name[section.name] = section
    for name in names:
        if name not in by_name:
            raise ContentError(pack.folder, 0, f"[{kind} {name}]", "there must be such a section")
    return [by_name[name] for name in names]


def _filled(section: Section) -> Section:
    section.provenance()
    if not section.rows:
        raise section.error("", "has no rows")
    for row in section.rows:
        section.provenance(row)
    return section


def distinct(rows: list[Row], *fields: str) -> list[Row]:
    """These rows, each with an entry of its own in these fields; an ``id`` among them is one."""
    for field in fields:
        for row in rows:
            row[field].required()
            if field == "id":
                row[field].id()
        no_twins([row[field] for row in rows])
    return rows


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
