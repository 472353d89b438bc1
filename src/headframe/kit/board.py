"""A rectangular board as the bits of one int.

Cells are numbered row by row from the top left, and each row ends in a *guard*: one number that
is no cell. A cell pushed over the left or right edge lands on a guard, and one ``& full`` takes
it away; without guards it would reappear on the other side, a row off.

Every mask given to a method must lie within ``full``.
"""

from __future__ import annotations


class Board:
    """Geometry of a width x height board. Holds no position; one instance serves all games.

    >>> board = Board(width=5, height=3)
    >>> middle = 1 << board.cell(1, 2)
    >>> print(board.drawn(board.beside(middle)))
    ..#..
    .#.#.
    ..#..
    >>> board.east(1 << board.cell(0, 4))  # over the edge
    0
    """

    __slots__ = ("cells", "columns", "full", "height", "rows", "size", "stride", "width")

    def __init__(self, width: int, height: int) -> None:
        if width < 1 or height < 1:
            raise ValueError("a board has at least one cell")
        self.width = width
        self.height = height
        self.stride = width + 1
        self.size = self.stride * height
        """Numbers in use, guards included: every cell is below it."""
        row = (1 << width) - 1
        self.rows: list[int] = [row << y * self.stride for y in range(height)]
        column = sum(1 << y * self.stride for y in range(height))
        self.columns: list[int] = [column << x for x in range(width)]
        self.full: int = sum(self.rows)
        self.cells: list[int] = [y * self.stride + x for y in range(height) for x in range(width)]
        """Every cell, row by row: entry i is the i-th character of a drawn board."""

    # Cells ------------------------------------------------------------------------------------

    def cell(self, row: int, column: int) -> int:
        """The number of a cell; IndexError where there is none."""
        if not (0 <= row < self.height and 0 <= column < self.width):
            raise IndexError(f"no cell in row {row}, column {column}")
        return row * self.stride + column

    def row_of(self, cell: int) -> int:
        """The row of a cell, from 0 at the top.

        >>> board = Board(width=5, height=3)
        >>> board.row_of(board.cell(2, 4)), board.column_of(board.cell(2, 4))
        (2, 4)
        """
        return cell // self.stride

    def column_of(self, cell: int) -> int:
        """The column of a cell, from 0 at the left."""
        return cell % self.stride

    def is_cell(self, number: int) -> bool:
        """Whether the number is a cell, and neither a guard nor outside."""
        return 0 <= number < self.size and self.full >> number & 1 == 1

    # Shifts: the mask moved by one cell; what crosses an edge is gone ---------------------------

    def north(self, mask: int) -> int:
        """Up by one row."""
        return mask >> self.stride

    def south(self, mask: int) -> int:
        """Down by one row."""
        return mask << self.stride & self.full

    def east(self, mask: int) -> int:
        """Right by one column."""
        return mask << 1 & self.full

    def west(self, mask: int) -> int:
        """Left by one column."""
        return mask >> 1 & self.full

    def north_east(self, mask: int) -> int:
        """Up and right."""
        return mask >> self.stride - 1 & self.full

    def north_west(self, mask: int) -> int:
        """Up and left."""
        return mask >> self.stride + 1 & self.full

    def south_east(self, mask: int) -> int:
        """Down and right."""
        return mask << self.stride + 1 & self.full

    def south_west(self, mask: int) -> int:
        """Down and left."""
        return mask << self.stride - 1 & self.full

    def up(self, mask: int, rows: int) -> int:
        """The mask moved up several rows, as when upper rows leave the table."""
        return mask >> rows * self.stride

    def down(self, mask: int, rows: int) -> int:
        """The mask moved down several rows; what leaves the board is gone."""
        return mask << rows * self.stride & self.full

    # Neighbours: cells that touch one of the mask, which may be cells of the mask as well -------

    def beside(self, mask: int) -> int:
        """Cells that share an edge with a cell of the mask."""
        stride = self.stride
        return (mask << 1 | mask >> 1 | mask << stride | mask >> stride) & self.full

    def diagonal(self, mask: int) -> int:
        """Cells that meet a cell of the mask at a corner."""
        sides = mask << 1 | mask >> 1
        return (sides << self.stride | sides >> self.stride) & self.full

    def around(self, mask: int) -> int:
        """Cells that share an edge or a corner with a cell of the mask."""
        stride = self.stride
        sides = mask << 1 | mask >> 1
        ends = mask | sides
        return (sides | ends << stride | ends >> stride) & self.full

    def drawn(self, mask: int) -> str:
        """The mask as text, ``#`` for its cells: for logs and failing tests."""
        return "\n".join(
            "".join("#" if mask >> y * self.stride + x & 1 else "." for x in range(self.width))
            for y in range(self.height)
        )
