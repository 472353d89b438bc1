"""Names at a table: of plain letters, and no two that look alike."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from headframe.core.sentence import Said

LONGEST: Final = 40
SPECTATOR: Final = "a spectator"
"""Whom those are called who only watch; nobody else may be."""

_INVISIBLE: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Kinds of characters that show nothing, or turn round what stands beside them."""
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks by their kind, but nothing is drawn for them."""
_MOST_MARKS: Final = 2
"""Accents on one letter: more of them reach into the lines above and below."""


class BadName(Said):
    """Says what is wrong with it."""


def cleaned(text: str) -> str:
    """The name as all will see it; empty if nothing is left. Raises BadName if it is too long."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFKC", text[: 4 * LONGEST]):
        kind = unicodedata.category(sign)
        if sign.isspace():
            sign = " "
        elif kind in _INVISIBLE or sign in _BLANK or "\ufe00" <= sign <= "\ufe0f":
            continue
        marks = marks + 1 if kind.startswith("M") else 0
        if marks <= _MOST_MARKS and not (marks and not kept):
            kept.append(sign)
    name = " ".join("".join(kept).split())
    if len(name) > LONGEST:
        raise BadName("name: at most {most} characters", most=LONGEST)
    return name


def unlike(name: str, others: Iterable[str]) -> str:
    """The name, or BadName: another at this table is called so, or looks like it."""
    keys = _keys(name)
    for other in (*others, SPECTATOR):
        if other and keys & _keys(other):
            raise BadName("somebody here is already called {other}", other=other)
    return name


def free(name: str, others: Iterable[str]) -> str:
    """A name that we give ourselves, with a number where it is taken."""
    others = list(others)
    for number in range(2, len(others) + 3):
        try:
            return unlike(name, others)
        except BadName:
            name = f"{name.removesuffix(f' {number - 1}')} {number}"
    raise AssertionError("more names than seats")


def first_free(wanted: Sequence[str], others: Iterable[str]) -> str:
    """The first of these names that nobody has; the first with a number where all are taken."""
    others = list(others)
    for name in wanted:
        try:
            return unlike(name, others)
        except BadName:
            continue
    return free(wanted[0], others)


def _keys(name: str) -> set[str]:
    """Two names that share one of these are hard to tell apart."""
    parted = unicodedata.normalize("NFKD", name)
    bare = "".join(sign for sign in parted if not unicodedata.category(sign).startswith("M"))
    drawn = "".join(_lookalikes().get(sign, sign) for sign in bare)
    drawn = "".join(_lookalikes().get(sign, sign) for sign in drawn)  # О is O, and O is o
    joined = drawn.casefold().replace("rn", "m").replace("vv", "w")
    return {bare.casefold().replace(" ", ""), joined.replace(" ", "")}


@cache
def _lookalikes() -> dict[str, str]:
    """By the sign that looks like another: that other."""
    path = Path(__file__).parent / "lookalikes.toml"
    scripts = tomllib.loads(path.read_text(encoding="utf-8"))
    found: dict[str, str] = {}
    for alphabet in scripts.values():
        for plain, signs in alphabet.items():
            for sign in signs:
                assert sign not in found, f"{path.name}: {sign} stands twice"
                found[sign] = plain
    return found
