"""Bonuses of cards and artifact tiles: composed literals such as ``bomb, draw 1``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from headframe.kit.content import Cell

Op: TypeAlias = tuple[int, int]
"""What to do, and how many (or which mineral)."""
Ops: TypeAlias = tuple[Op, ...]

ACTION: Final = 0
DRAW: Final = 1
BOMB: Final = 2
MINERAL: Final = 3
DUPLICATE: Final = 4
TO_HAND: Final = 5
CORNER: Final = 6
ROCK: Final = 7
SPLIT: Final = 8
CYCLE: Final = 9

WORDS: Final[Mapping[str, int]] = {
    "action": ACTION,
    "draw": DRAW,
    "bomb": BOMB,
    "duplicate": DUPLICATE,
    "to hand": TO_HAND,
    "corner": CORNER,
    "rock": ROCK,
    "split": SPLIT,
    "cycle": CYCLE,
}
BUY: Final = (TO_HAND, ACTION, DRAW, BOMB, DUPLICATE)
DRILL: Final = (CORNER, DRAW, BOMB, ROCK, SPLIT, CYCLE)
TILE: Final = (ACTION, DRAW, BOMB, MINERAL, TO_HAND, DUPLICATE)

MOST: Final = 20
"""No bonus gives more at once."""

# Where a line of this drill may lie: the placement bonuses of its cards as bits.
BY_CORNER: Final = 1
THROUGH_ROCK: Final = 2


def read_ops(cell: Cell, allowed: Sequence[int], minerals: Sequence[str]) -> Ops:
    """The bonuses in the order written; nothing for a dash."""
    return tuple(_read_op(part, allowed, minerals) for part in cell.parts())


def _read_op(part: Cell, allowed: Sequence[int], minerals: Sequence[str]) -> Op:
    if part.text in minerals and MINERAL in allowed:
        return MINERAL, minerals.index(part.text)
    word, _, number = part.text.rpartition(" ")
    if not number.isdecimal():
        word, number = part.text, "1"
    op = WORDS.get(word, -1)
    if op not in allowed:
        known = [word for word, op in WORDS.items() if op in allowed]
        known += minerals if MINERAL in allowed else []
        raise part.error(f"{part.text!r} is none of {', '.join(known)}")
    return op, Cell(number, part.file, part.line, part.field).whole(1, MOST)


def total(ops: Ops, op: int) -> int:
    """How many of one kind in all."""
    return sum(number for code, number in ops if code == op)


def answers(ops: Ops) -> int:
    """How many questions these bonuses ask at most: an action is one, which mineral to have twice
    and where it goes are two."""
    asked = {ACTION: 1, DUPLICATE: 2}
    return sum(1 if op == MINERAL else asked.get(op, 0) * number for op, number in ops)


def spelled(ops: Ops, minerals: Sequence[str]) -> str:
    """The bonuses in words, as in the content files."""
    named = {op: word for word, op in WORDS.items()}
    words = [
        minerals[number]
        if op == MINERAL
        else f"{named[op]} {number}"
        if op == DRAW or number > 1
        else named[op]
        for op, number in ops
    ]
    return ", ".join(words)
