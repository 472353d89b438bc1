"""Straight lines on a board, all of them at once.

A line has a length, a direction and a start: its left end or its top end. The lines of one
length and direction are one mask of starts, found with a handful of shifts however many there
are. A line of length 1 has no direction and counts as horizontal, so that it is counted once.

Two masks say what is legal: a line lies wholly within ``free`` and has at least one cell in
``touch``. For a fixed pair of masks,

* *existence* falls with length: if a line of length n + 1 is legal, so is one of length n
  (drop the end that is not the only one to touch). This also holds for each direction apart,
  down to length 2. So test the longest first.
* *starts do not*: a line may touch with its last cell alone, so a start of length n + 1 need
  not be one of length n. Only with ``touch`` covering ``free`` are the starts nested.
* widening ``free`` or ``touch`` never takes a line away. But two lengths asked with different
  masks (another colour, a bonus) are not comparable.
"""

from __future__ import annotations

from headframe.core.bits import bits, sample_bit
from headframe.core.rng import Rng
from headframe.kit.board import Board


class Lines:
    """The lines of one length, with a number for each: its id, from start and direction.

    ``masks[id]`` are the line's cells, 0 where the id names no line. Legal lines come as a set
    of ids in one int, so that a union (of several colours) counts no line twice.

    >>> board = Board(width=4, height=2)
    >>> threes = Lines(board, length=3)
    >>> legal = threes.legal(free=board.full, touch=1 << board.cell(1, 3))
    >>> [threes.cells(line) == [board.cell(1, x) for x in (1, 2, 3)] for line in bits(legal)]
    [True]
    """

    __slots__ = ("board", "length", "masks", "size", "stride")

    def __init__(self, board: Board, length: int) -> None:
        if length < 1:
            raise ValueError("a line has at least one cell")
        self.board = board
        self.length = length
        self.size = board.size
        self.stride = board.stride
        self.masks: list[int] = [0] * (2 * board.size)
        across, down = self.starts(board.full, board.full)
        for start in bits(across):
            self.masks[start] = ((1 << length) - 1) << start
        for start in bits(down):
            line = sum([1 << start + i * board.stride for i in range(length)])
            self.masks[board.size + start] = line

    # Ids --------------------------------------------------------------------------------------

    def id_of(self, start: int, vertical: bool) -> int:
        """The id of the line that starts there.

        >>> board = Board(width=4, height=3)
        >>> twos = Lines(board, length=2)
        >>> down = twos.id_of(board.cell(1, 2), vertical=True)
        >>> twos.start_of(down) == board.cell(1, 2), twos.is_vertical(down)
        (True, True)
        >>> twos.cells(down) == [board.cell(1, 2), board.cell(2, 2)]
        True
        """
        return start + self.size if vertical else start

    def start_of(self, line: int) -> int:
        """Its left end or its top end."""
        return line % self.size

    def is_vertical(self, line: int) -> bool:
        """Whether it runs downwards."""
        return line >= self.size

    def cells(self, line: int) -> list[int]:
        """The cells of a line."""
        return bits(self.masks[line])

    # Legal lines ------------------------------------------------------------------------------

    def starts(self, free: int, touch: int) -> tuple[int, int]:
        """Starts of the legal lines: the horizontal ones, the vertical ones."""
        length = self.length
        if length == 1:
            return free & touch, 0
        across = _runs(free, length, 1)
        if across:
            across &= _windows(touch, length, 1)
        down = _runs(free, length, self.stride)
        if down:
            down &= _windows(touch, length, self.stride)
        return across, down

    def legal(self, free: int, touch: int) -> int:
        """The set of ids of the legal lines."""
        across, down = self.starts(free, touch)
        return across | down << self.size if down else across

    def exists(self, free: int, touch: int) -> bool:
        """Whether there is any legal line: sooner known than which."""
        length = self.length
        if length == 1:
            return free & touch != 0
        across = _runs(free, length, 1)
        if across and across & _windows(touch, length, 1):
            return True
        down = _runs(free, length, self.stride)
        return down != 0 and down & _windows(touch, length, self.stride) != 0

    def is_legal(self, line: int, free: int, touch: int) -> bool:
        """One line tested by its cells, without finding the others."""
        if not 0 <= line < len(self.masks):
            return False
        mask = self.masks[line]
        return mask & touch != 0 and mask & free == mask

    def sample(self, legal: int, rng: Rng) -> int:
        """One of a set of ids, each equally likely. There must be one."""
        return sample_bit(legal, rng)


def _runs(free: int, length: int, step: int) -> int:
    """Starts of runs of ``length`` cells of ``free``; doubling the run as long as it fits.

    A run never crosses an edge: the guard, or the end of the board, lies in between.
    """
    runs = free
    done = 1
    while done < length and runs:
        more = done if done <= length - done else length - done
        runs &= runs >> more * step
        done += more
    return runs


def _windows(touch: int, length: int, step: int) -> int:
    """Starts from which one of the next ``length`` cells is in ``touch``."""
    windows = touch
    done = 1
    while done < length:
        more = done if done <= length - done else length - done
        windows |= windows >> more * step
        done += more
    return windows
