"""The generator behind every die, shuffle and blind draw.

Counter-based: word number ``count`` under ``key`` is always the same, so a state needs only these
two to go on exactly where it stood, on any machine. BLAKE2b in counter mode, because players see
long runs of dice and must not be able to work out the next one.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias, TypeVar, cast

from headframe.core.part import NOBODY, TRANSIENT, Audiences, Part

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")

KEY_BYTES: Final = 32
_WORDS: Final = struct.Struct("<16I")
_SPAN: Final = 1 << 32
_LOW: Final = (1 << 32) - 1

Block: TypeAlias = "tuple[int, ...] | bytes"
"""Sixteen words: unpacked in plain Python; where this is compiled the bytes themselves, of which
a word is sooner put together than numbers are made that lie in a tuple."""


class Rng(Part):
    """Two values, ``key`` and ``count``. For speed it keeps the current block (``words``) and the
    hash that has heard the key already (``keyed``).

    >>> dice = Rng.seeded("a game", "dice")
    >>> [1 + dice.below(6) for _ in range(8)]
    [6, 6, 5, 6, 3, 5, 4, 2]
    >>> dice.count
    8
    >>> later = Rng(dice.key, dice.count)  # all it takes to go on where it stood
    >>> later.below(1000) == dice.below(1000)
    True
    """

    __slots__ = ("count", "key", "keyed", "words")
    AUDIENCES: ClassVar[Audiences] = {
        "key": NOBODY,
        "count": NOBODY,
        "words": TRANSIENT,
        "keyed": TRANSIENT,
    }

    def __init__(self, key: str, count: int = 0) -> None:
        self.key = key
        self.count = count
        self.words: Block | None = None
        # Never fed itself, only copied: so copies of a state share it.
        self.keyed: hashlib.blake2b | None = None

    @staticmethod
    def seeded(seed: str, purpose: str = "") -> Rng:
        """A generator of its own for each purpose, so that a bot's noise never moves the dice."""
        digest = hashlib.blake2b(f"{purpose}\0{seed}".encode(), digest_size=KEY_BYTES)
        return Rng(digest.hexdigest())

    def copy(self) -> Rng:
        """Another one that will give the same numbers."""
        other = Rng(self.key, self.count)
        other.words = self.words
        other.keyed = self.keyed
        return other

    def word(self) -> int:
        """The next 32 bits."""
        count = self.count
        place = count & 15
        words = self.words
        if place == 0 or words is None:
            self.words = words = self._block(count >> 4)
        self.count = count + 1
        return _word(cast(bytes, words), place) if _COMPILED else words[place]

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1; n has 31 bits at most."""
        # The body of word() stands here again: this is the hottest call of a playout.
        count = self.count
        place = count & 15
        words = self.words
        if place == 0 or words is None:
            self.words = words = self._block(count >> 4)
        self.count = count + 1
        # Machine words where this is compiled: as ints most products would be too large for one.
        many: i64 = n
        word: i64
        if _COMPILED:
            word = _word(cast(bytes, words), place)
        else:
            word = words[place]
        product: i64 = word * many
        if product & _LOW < many:  # rare: only here can the scaled number be unfair (Lemire 2019)
            while product & _LOW < _SPAN % many:
                product = self.word() * many
        return product >> 32

    def pick(self, items: Sequence[T]) -> T:
        """One of them, each equally likely. There must be one."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Bring the list into any order, each equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def _block(self, number: int) -> Block:
        """Sixteen words. Reading the key anew would take two fifths of the time."""
        if self.keyed is None:
            self.keyed = hashlib.blake2b(key=bytes.fromhex(self.key))
        block = self.keyed.copy()
        block.update(number.to_bytes(8, "little"))
        drawn = block.digest()
        return drawn if _COMPILED else _WORDS.unpack(drawn)


def _word(drawn: bytes, place: i64) -> i64:
    """A word of a block's bytes, the lowest byte first."""
    at: i64 = place * 4
    first: i64 = drawn[at]
    second: i64 = drawn[at + 1]
    third: i64 = drawn[at + 2]
    fourth: i64 = drawn[at + 3]
    return first | second << 8 | third << 16 | fourth << 24


_COMPILED: Final = not hasattr(_word, "__code__")
