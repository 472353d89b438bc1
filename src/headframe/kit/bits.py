"""Sets of small numbers as the bits of one int: the kernel's, for the rest of the kit."""

from __future__ import annotations

from headframe.core.bits import bits, count, lowest, mask_of, nth_bit, sample_bit

__all__ = ["bits", "count", "lowest", "mask_of", "nth_bit", "sample_bit"]
