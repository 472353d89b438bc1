"""The numbers of the guess (weights.txt), in points."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from headframe.kit.content import Pack

_HUNDRED: Final = 100.0
_PACK: Final = Pack(Path(__file__).parent, ("weights.txt",))


def _weights(name: str) -> dict[str, float]:
    section = next(section for section in _PACK.of("weights") if section.name == name)
    return {
        field: cell.whole(-10_000, 10_000) / _HUNDRED
        for field, cell in section.values.items()
        if field != "provenance"
    }


POSITION: Final = _weights("position")
PROSPECT: Final = _weights("prospect")
PLAN: Final = _weights("plan")
POWER: Final = _weights("power")
