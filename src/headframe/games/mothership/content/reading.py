"""Checks that every kind of content needs: nothing unknown, nothing twice."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from headframe.kit.content import Cell, Pack, Row, Section

PROVENANCE = "provenance"


def one(
    pack: Pack, kind: str, values: Collection[str] = (), columns: Collection[str] = ()
) -> Section:
    """The one section of a kind, with these values and columns and no others."""
    section = pack.only(kind)
    checked(section, values, columns)
    return section


def checked(
    section: Section,
    values: Collection[str],
    columns: Collection[str] = (),
    optional: Collection[str] = (),
) -> None:
    """A value or column that nobody reads is an error, most likely a misspelt one."""
    section.provenance()
    for name, cell in section.values.items():
        if name != PROVENANCE and name not in values:
            raise cell.error(f"no such value; there are {', '.join(values) or 'none'}")
    for name in values:
        section.value(name)
    if columns and not section.rows:
        raise section.error("", "has no rows")
    for row in section.rows:
        section.provenance(row)
        for name, cell in row.cells.items():
            if name != PROVENANCE and name not in columns and name not in optional:
                raise cell.error(f"no such column; there are {', '.join(columns)}")


def distinct(rows: Iterable[Row], *fields: str) -> None:
    """No two rows have the same id or title."""
    for field in fields:
        seen: set[str] = set()
        for row in rows:
            text = row[field].required()
            if text in seen:
                raise row[field].error(f"{text!r} stands twice")
            seen.add(text)


def counted(rows: list[Row], field: str, first: int) -> None:
    """The rows are numbered one by one."""
    for number, row in enumerate(rows, start=first):
        row[field].whole(number, number)


def wholes(cell: Cell, low: int, high: int) -> tuple[int, ...]:
    found = tuple(part.whole(low, high) for part in cell.parts())
    if not found:
        raise cell.error("must not be empty")
    return found
