"""How sets that are kept as bits are shown: as lists, since clients have no numbers that wide."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.bits import bits
from headframe.core.part import Audience, Part, Sight


class _Mask(Audience):
    """Everybody sees the members of the set."""

    PUBLIC: ClassVar[bool] = True

    def show(self, part: Part, value: object, sight: Sight) -> object:
        assert isinstance(value, int)
        return bits(value)


class _Masks(Audience):
    """One set for each owner."""

    PUBLIC: ClassVar[bool] = True

    def show(self, part: Part, value: object, sight: Sight) -> object:
        assert isinstance(value, list)
        return [bits(mask) for mask in value]


MASK: Final = _Mask("all, as a list of members")
MASKS: Final = _Masks("all, as lists of members")
