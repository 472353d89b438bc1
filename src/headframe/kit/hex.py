"""A hexagon of hexes.

Spaces have axial coordinates (q, r) around the centre (0, 0) and numbers from 0 on in the order
of q, then r. So "the smaller q, then the smaller r" is the smaller number, which is the lowest
bit of a mask. A set of spaces is a mask: bit i is space i.
"""

from __future__ import annotations

from typing import Final

from headframe.core.bits import bits, mask_of

DIRECTIONS: Final[tuple[tuple[int, int], ...]] = (
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, 0),
    (-1, 1),
    (0, 1),
)
"""East first, then counter-clockwise on a board with pointed tops and r pointing down."""


class HexGrid:
    """Geometry of a board with all spaces at most ``radius`` from the centre.

    Tables by space, to be read directly: ``coords[i]`` is (q, r), ``neighbours[i]`` in rising
    order, ``neighbour_mask[i]``, ``bit[i]`` the mask of that space alone (looking it up costs
    less than a shift), ``distance[a][b]``, ``ring[i][n]`` the spaces at exactly n,
    ``within[i][n]`` those at n or less, both for n up to ``diameter``. ``symmetries`` are the
    twelve ways in which the board falls onto itself, ``symmetry[i]`` being where space i
    goes: 0 to 5 turn it clockwise by as many sixths, 6 to 11 mirror it left to right first.

    >>> grid = HexGrid(radius=2)
    >>> grid.size, grid.coords[grid.centre]
    (19, (0, 0))
    >>> grid.distance[grid.at(-2, 0)][grid.at(2, 0)]
    4
    >>> [grid.coords[space] for space in grid.neighbours[grid.at(0, -2)]]
    [(-1, -1), (0, -1), (1, -2)]
    """

    __slots__ = (
        "_by_byte",
        "_numbers",
        "bit",
        "centre",
        "coords",
        "diameter",
        "distance",
        "full",
        "neighbour_mask",
        "neighbours",
        "radius",
        "ring",
        "size",
        "symmetries",
        "within",
    )

    def __init__(self, radius: int) -> None:
        self.radius = radius
        self.diameter = 2 * radius
        self.coords: list[tuple[int, int]] = [
            (q, r)
            for q in range(-radius, radius + 1)
            for r in range(-radius, radius + 1)
            if abs(q + r) <= radius
        ]
        self.size = len(self.coords)
        self.full: int = (1 << self.size) - 1
        self.bit: list[int] = [1 << space for space in range(self.size)]
        self._numbers: dict[tuple[int, int], int] = {
            coord: i for i, coord in enumerate(self.coords)
        }
        self.centre: int = self._numbers[(0, 0)]
        self.distance: list[bytes] = [
            bytes([_steps(q - a, r - b) for q, r in self.coords]) for a, b in self.coords
        ]
        self.ring: list[list[int]] = []
        self.within: list[list[int]] = []
        for row in self.distance:
            ring = [0] * (self.diameter + 1)
            for space, steps in enumerate(row):
                ring[steps] |= 1 << space
            within: list[int] = []
            near = 0
            for mask in ring:
                near |= mask
                within.append(near)
            self.ring.append(ring)
            self.within.append(within)
        self.neighbour_mask: list[int] = [ring[1] if len(ring) > 1 else 0 for ring in self.ring]
        self.neighbours: list[tuple[int, ...]] = [tuple(bits(mask)) for mask in self.neighbour_mask]
        self.symmetries: list[list[int]] = self._all_symmetries()
        self._by_byte: list[list[int]] = [
            self._beside_bytes(first) for first in range(0, self.size, 8)
        ]
        """Entry n: for each value of byte n of a mask what is next to its spaces."""

    def _beside_bytes(self, first: int) -> list[int]:
        found = [0]
        for space in range(first, first + 8):
            around = self.neighbour_mask[space] if space < self.size else 0
            found += [beside | around for beside in found]
        return found

    def _all_symmetries(self) -> list[list[int]]:
        found: list[list[int]] = []
        for images in (self.coords, [(-q - r, r) for q, r in self.coords]):
            turned = images
            for _ in range(6):
                found.append([self._numbers[coord] for coord in turned])
                turned = [(-r, q + r) for q, r in turned]
        return found

    # Spaces -----------------------------------------------------------------------------------

    def at(self, q: int, r: int) -> int:
        """The space at these coordinates, -1 if the board has none there."""
        return self._numbers.get((q, r), -1)

    def towards(self, space: int, direction: int) -> int:
        """The next space in one of the six ``DIRECTIONS``, -1 over the edge."""
        q, r = self.coords[space]
        step_q, step_r = DIRECTIONS[direction]
        return self._numbers.get((q + step_q, r + step_r), -1)

    # Sets of spaces ---------------------------------------------------------------------------

    def beside(self, mask: int) -> int:
        """Spaces next to one of the mask, which may be spaces of the mask as well."""
        neighbour_mask, bit = self.neighbour_mask, self.bit
        found = 0
        while mask:
            space = mask.bit_length() - 1
            mask ^= bit[space]
            found |= neighbour_mask[space]
        return found

    def beside_many(self, mask: int) -> int:
        """The same as ``beside``: slower for one or two spaces, faster for a ring of them."""
        found = 0
        tables = self._by_byte
        held = mask.to_bytes(len(tables), "little")
        for at in range(len(held)):
            byte = held[at]
            if byte:
                found |= tables[at][byte]
        return found

    def component(self, space: int, mask: int) -> int:
        """The part of the mask that hangs together with one of its spaces, edge to edge."""
        fresh = 1 << space & mask
        found = fresh
        while fresh:
            fresh = self.beside(fresh) & mask & ~found
            found |= fresh
        return found

    def components(self, mask: int) -> list[int]:
        """The parts of the mask that hang together, by their lowest space."""
        found: list[int] = []
        while mask:
            part = self.component((mask & -mask).bit_length() - 1, mask)
            found.append(part)
            mask ^= part
        return found

    def is_connected(self, mask: int) -> bool:
        """Whether all of the mask hangs together; the empty mask does."""
        return mask == 0 or self.component(mask.bit_length() - 1, mask) == mask

    def nearest(self, space: int, mask: int) -> int:
        """The spaces of the mask with the least distance as the crow flies; 0 of an empty one."""
        for ring in self.ring[space]:
            if ring & mask:
                return ring & mask
        return 0

    def image(self, mask: int, symmetry: list[int]) -> int:
        """Where a symmetry carries the spaces of the mask."""
        return mask_of([symmetry[space] for space in bits(mask)])

    # Straight lines ---------------------------------------------------------------------------

    def offset_from_line(self, start: int, end: int, space: int) -> int:
        """How far the centre of a space lies from the straight segment between two centres.

        The squared distance in whole numbers, times a factor that depends on ``start`` and
        ``end`` alone: compare results of one segment with each other, and of no other.
        """
        # With steps as the unit a vector's squared length is q*q + q*r + r*r, and the scalar
        # product of two is half of `along`. Everything is multiplied by 4 * length, so that the
        # distance from the infinite line, (3/4) * cross * cross / length, is whole as well.
        start_q, start_r = self.coords[start]
        end_q, end_r = self.coords[end]
        space_q, space_r = self.coords[space]
        q, r = end_q - start_q, end_r - start_r
        to_q, to_r = space_q - start_q, space_r - start_r
        length = q * q + q * r + r * r
        if length == 0:
            return to_q * to_q + to_q * to_r + to_r * to_r
        along = 2 * (q * to_q + r * to_r) + q * to_r + r * to_q
        if along > 0:
            if along < 2 * length:
                cross = q * to_r - r * to_q
                return 3 * cross * cross
            to_q, to_r = space_q - end_q, space_r - end_r
        return 4 * length * (to_q * to_q + to_q * to_r + to_r * to_r)

    def closest_to_line(self, start: int, end: int, mask: int) -> int:
        """The space of the mask closest to the segment, ties by q, then r; -1 of an empty one."""
        best = -1
        least = 0
        for space in bits(mask):
            offset = self.offset_from_line(start, end, space)
            if best < 0 or offset < least:
                best = space
                least = offset
        return best


def _steps(q: int, r: int) -> int:
    return max(abs(q), abs(r), abs(q + r))
