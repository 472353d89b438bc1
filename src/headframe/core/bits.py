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
# As many bits as a number may have to be no more than a machine word in compiled code.
_WORD_BITS: Final = 60
_WORD: Final = (1 << 60) - 1
# A one-bit mask of full width costs less to look up than to shift into place.
_BIT: Final[list[int]] = [1 << bit for bit in range(_WIDE)]


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
    if n < 0 or n >= mask.bit_count():
        raise IndexError("the mask has fewer bits")
    return by_words(mask, n) if _COMPILED else by_chunks(mask, n)


def by_words(mask: int, n: int) -> int:
    """The same where this is compiled: numbers that fit a word are machine words there, and their
    bits are sooner counted than a method is called."""
    base = 0
    while True:
        word: i64 = mask & _WORD
        # Bits in pairs, fours and bytes; then the bytes added up.
        pairs: i64 = word - (word >> 1 & 0x555555555555555)
        fours: i64 = (pairs & 0x333333333333333) + (pairs >> 2 & 0x333333333333333)
        ones: i64 = fours + (fours >> 4) & 0xF0F0F0F0F0F0F0F
        ones += ones >> 8
        ones += ones >> 16
        ones = ones + (ones >> 32) & 0x7F
        if n < ones:
            break
        n -= ones
        mask >>= _WORD_BITS
        base += _WORD_BITS
    left: i64 = n
    while left:
        word &= word - 1
        left -= 1
    lowest_bit: int = word & -word
    return base + lowest_bit.bit_length() - 1


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
    return by_words(mask, n) if _COMPILED else by_chunks(mask, n)
