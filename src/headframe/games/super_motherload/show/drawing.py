"""The mine as a drawing, for those who see it; the table in words says the same."""

from __future__ import annotations

from headframe.games.super_motherload.state import SuperMotherloadState


def boards(s: SuperMotherloadState) -> list[str]:
    lines: list[str] = []
    row = 0
    for number in s.boards:
        lines += _drawn(s, number, row)
        row += s.content.sides[number].height
    return lines


def _drawn(s: SuperMotherloadState, number: int, top: int) -> list[str]:
    """One side; ``top`` is its first row in play."""
    side, board = s.content.sides[number], s.content.sheet.board
    columns = " ".join(f"{column:>2}" for column in range(1, side.width + 1))
    lines = [f"-- {side.name} {side.title} " + "-" * 20, f"     {columns}"]
    if side.depth == 1:
        lines.append("     " + "~~ " * side.width)
    for row, spaces in enumerate(side.rows, start=top):
        shown = [
            "[]" if s.dug >> board.cell(row, column) & 1 else space
            for column, space in enumerate(spaces)
        ]
        lines.append(f"{row + 1:>3}  " + " ".join(shown))
    return lines
