"""Help that every kind of content needs."""

from __future__ import annotations

from headframe.kit.content import Cell, Pack, Row, Section


def table(pack: Pack, kind: str) -> Section:
    """The one section of a kind, with at least one row, all of known provenance."""
    section = values(pack, kind)
    if not section.rows:
        raise section.error("", "has no rows")
    for row in section.rows:
        section.provenance(row)
    return section


def values(pack: Pack, kind: str) -> Section:
    section = pack.only(kind)
    section.provenance()
    return section


def counted(rows: list[Row], field: str, first: int) -> None:
    """The rows are numbered one by one."""
    for number, row in enumerate(rows, start=first):
        row[field].whole(number, number)


def wholes(cell: Cell, low: int, high: int) -> tuple[int, ...]:
    found = tuple(part.whole(low, high) for part in cell.parts())
    if not found:
        raise cell.error("must not be empty")
    return found
