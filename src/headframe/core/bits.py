"""Sets of small numbers as the bits of one int."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from headframe.core.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

# Clearing the lowest bit costs little per bit passed over, so it wins while few are passed;
# counting a chunk at once wins beyond that. Chunks are one digit of CPython's ints.
_FEW: Final = 6
_CHUNK: Final = 30
_CHUNK_MASK: Final = (1 << 30) - 1
_WIDE: Final = 256
# A one-bit mask of full width costs less to look up than to shift into place.
_BIT: Final[list[int]] = [1 << bit for bit in range(_WIDE)]
# Of each byte how many bits are set, and which is the lowest.
_ONES: Final = bytes([byte.bit_count() for byte in range(256)])
_LOWEST: Final = bytes([max(0, (byte & -byte).bit_length() - 1) for byte in range(256)])
_FEWER: Final = "the mask has fewer bits"


def mask_of(numbers: Iterable[int]) -> int:
    """The mask with exactly these bits set.

    >>> bin(mask_of([0, 2, 3]))
    '0b1101'
    """
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def count(mask: int) -> int:
    """How many bits are set. In a hot loop call ``mask.bit_count()`` itself."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The lowest set bit, -1 if there is none.

    >>> lowest(0b1100), lowest(0)
    (2, -1)
    """
    return (mask & -mask).bit_length() - 1


def bits(mask: int) -> list[int]:
    """The set bits in rising order.

    >>> bits(0b1101)
    [0, 2, 3]

    A list and not a generator: games nearly always want all of them, and it is faster. Taken
    from the top, since finding the highest bit needs no second int of full width.
    """
    found: list[int] = []
    while mask:
        bit = mask.bit_length() - 1
        found.append(bit)
        mask ^= _BIT[bit] if bit < _WIDE else 1 << bit
    found.reverse()
    return found


def nth_bit(mask: int, n: int) -> int:
    """The n-th set bit, counted from 0 at the lowest. Needs ``0 <= n < count(mask)``.

    >>> nth_bit(0b1101, 1)
    2
    """
    if n < 0:
        raise IndexError("bits are counted from 0")
    if _COMPILED:
        return by_bytes(mask, n)
    if n >= mask.bit_count():
        raise IndexError(_FEWER)
    return by_chunks(mask, n)


def by_bytes(mask: int, n: int) -> int:
    """The same where this is compiled: the mask is written out once, and its bytes are looked up,
    since each number wider than a machine word takes as long as twenty of them."""
    held = mask.to_bytes((mask.bit_length() + 7) >> 3, "little")
    left: i64 = n
    for at in range(len(held)):
        byte = held[at]
        ones: i64 = _ONES[byte]
        if left < ones:
            while left:
                byte &= byte - 1
                left -= 1
            return 8 * at + _LOWEST[byte]
        left -= ones
    raise IndexError(_FEWER)


def by_chunks(mask: int, n: int) -> int:
    """The same in plain Python."""
    base = 0
    if n > _FEW:
        width = mask.bit_length()
        while width > _WIDE:
            half = width >> 1
            low = mask & ((1 << half) - 1)
            below = low.bit_count()
            if n < below:
                mask = low
            else:
                n -= below
                mask >>= half
                base += half
            width = mask.bit_length()
        while n > _FEW:
            low = mask & _CHUNK_MASK
            below = low.bit_count()
            if n < below:
                mask = low
                break
            n -= below
            mask >>= _CHUNK
            base += _CHUNK
    while n:
        mask &= mask - 1
        n -= 1
    return base + (mask & -mask).bit_length() - 1


_COMPILED: Final = not hasattr(nth_bit, "__code__")


def sample_bit(mask: int, rng: Rng) -> int:
    """A set bit, each equally likely. The mask must not be empty."""
    n = rng.below(mask.bit_count())
    return by_bytes(mask, n) if _COMPILED else by_chunks(mask, n)
