"""What the built-in boards promise, and whether those of a pack do."""

from __future__ import annotations

from itertools import pairwise

from headframe.games.super_motherload.content.boards import Field
from headframe.games.super_motherload.content.content import Content
from headframe.kit.board import Board


def broken_promises(content: Content) -> list[str]:
    """The built-in boards can always be dug out, whatever has been dug before: every space that
    is not rock hangs together, and boards meet in spaces without rock. A pack without that may
    see games end by SM-END-04."""
    broken: list[str] = []
    board = content.sheet.board
    for number, side in enumerate(content.sides):
        field = content.field((number,))
        soft = field.full & ~field.rocks
        if field.artifacts & field.rocks:
            broken.append(f"board {side.name}: an artifact lies under rock")
        if not hangs_together(board, soft):
            broken.append(f"board {side.name}: rock parts it")
        if side.depth == min(content.figures.depths) and not soft & board.rows[0]:
            broken.append(f"board {side.name}: rock closes the surface")
    for upper, lower in pairs(content):
        field = content.field((upper, lower))
        if not free_columns(board, field):
            names = f"{content.sides[upper].name} and {content.sides[lower].name}"
            broken.append(f"boards {names}: rock closes the seam")
    return broken


def pairs(content: Content) -> list[tuple[int, int]]:
    """The sides that can lie on the table together."""
    found: list[tuple[int, int]] = []
    for depths in (content.figures.depths, content.figures.depths_of_two):
        for above, below in pairwise(depths):
            for upper in content.sides_of[above]:
                for lower in content.sides_of[below]:
                    if (upper, lower) not in found:
                        found.append((upper, lower))
    return found


def free_columns(board: Board, field: Field) -> int:
    """How many columns are free of rock on both sides of the seam."""
    upper, lower = field.halves
    soft = field.full & ~field.rocks
    across = soft & lower & board.south(soft & upper)
    return across.bit_count()


def hangs_together(board: Board, mask: int) -> bool:
    """Whether all these cells are connected edge to edge."""
    reached = mask & -mask
    while True:
        more = (reached | board.beside(reached)) & mask
        if more == reached:
            return reached == mask
        reached = more
