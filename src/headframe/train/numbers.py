"""The numbers of a file of weights, by name, and the same file with others in their place."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

_SECTION: Final = re.compile(r"\[(\S+)\s*(.*)\]")
_NUMBER: Final = re.compile(r"([^=#]*\S)\s*=\s*(-?\d+(?:\.\d+)?)")
DIGITS: Final = 4
"""Of a number with a point, when it is written anew."""


def numbers(text: str) -> dict[str, float]:
    """All that are set, in their order, each named after its section and itself.

    >>> numbers("[weights plan]\\nprovenance = designed\\nhand = 600\\n[worth]\\nicon = 1.5")
    {'plan hand': 600.0, 'icon': 1.5}
    """
    found: dict[str, float] = {}
    section = ""
    for line in text.splitlines():
        if head := _SECTION.fullmatch(line.strip()):
            section = head[2].strip()
        elif number := _NUMBER.fullmatch(line.strip()):
            found[f"{section} {number[1]}".strip()] = float(number[2])
    return found


def written(text: str, factors: Mapping[str, float]) -> str:
    """The file with these numbers multiplied. Whole numbers stay whole.

    >>> written("[weights plan]\\nhand = 600\\nstep = 0.5", {"plan hand": 1.1, "plan step": 1.5})
    '[weights plan]\\nhand = 660\\nstep = 0.75\\n'
    """
    lines: list[str] = []
    section = ""
    for line in text.splitlines():
        if head := _SECTION.fullmatch(line.strip()):
            section = head[2].strip()
        number = _NUMBER.fullmatch(line.strip())
        factor = factors.get(f"{section} {number[1]}".strip()) if number else None
        lines.append(_line(number, factor) if number and factor else line)
    return "\n".join(lines) + "\n"


def _line(number: re.Match[str], factor: float) -> str:
    now = float(number[2]) * factor
    told = f"{now:.{DIGITS}g}" if "." in number[2] else str(round(now))
    return f"{number[1]} = {told}"
