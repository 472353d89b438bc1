"""Effects as content writes them, `drill 2, refresh 1, upgrade storage`, compiled to small tuples.

A *program* is a tuple of steps; a step is (operation, a, b). Programs are numbered, so that a
frame can name the rest of one by two ints.
"""

from __future__ import annotations

import re
from typing import Final, TypeAlias

from headframe.games.drillers.content.figures import MINERAL_IDS
from headframe.kit.content import Cell

Step: TypeAlias = tuple[int, int, int]
Program: TypeAlias = tuple[Step, ...]

# Operations that ask nobody -------------------------------------------------------------------
DRILL: Final = 0
MOVE: Final = 1
FUEL: Final = 2
CREDITS: Final = 3
REFRESH: Final = 4
DAMAGE: Final = 5  # a: where it goes
CAP: Final = 6
STORAGE: Final = 7
LEAVE: Final = 8
STAY: Final = 9  # a: the bit of an effect that stays for the turn, b: its figure
FLYWHEEL: Final = 10
PILEUP: Final = 11
KEEP: Final = 12
RESERVE: Final = 13
# Operations that may ask ------------------------------------------------------------------------
DRAW: Final = 20
REPAIR: Final = 21
CHOOSE: Final = 22  # a, b: the first of the alternative programs and how many
ORDER: Final = 23  # as CHOOSE, but all of them, in an order of choice
MARKET: Final = 24
FLY: Final = 25
TRADE: Final = 26  # a credits for b fuel
TOLL: Final = 27  # a fuel or a damage
SQUEEZE: Final = 28  # a toll for each other mech here
DISPATCH: Final = 29
RAISE: Final = 30
CAVE: Final = 31
SCRAP: Final = 32

# Where a DAMAGE goes
TO_DISCARD: Final = 0
TO_TOP: Final = 1
TO_HAND: Final = 2

# Effects that stay for the turn, as bits of the state's flags
ONCE_RAISE: Final = 1
ONCE_HARPOON: Final = 2
ANY_MOVE: Final = 4
ANY_DRONE: Final = 8
JACKHAMMER: Final = 16
FLYWHEELED: Final = 32
SUCTION: Final = 64

PROGRAMS: Final[list[Program]] = [()]
"""Number 0 does nothing."""
TEXTS: Final[list[str]] = [""]

_COUNTED: Final = {
    "drill": DRILL,
    "move": MOVE,
    "fuel": FUEL,
    "credits": CREDITS,
    "refresh": REFRESH,
    "draw": DRAW,
    "keep": KEEP,
    "may raise": RAISE,
    "toll fuel": TOLL,
    "each other mech: toll fuel": SQUEEZE,
    "scrap fuel": SCRAP,
}
_FIXED: Final[dict[str, Step]] = {
    "damage 1": (DAMAGE, TO_DISCARD, 0),
    "damage top": (DAMAGE, TO_TOP, 0),
    "damage hand": (DAMAGE, TO_HAND, 0),
    "upgrade cap": (CAP, 0, 0),
    "upgrade storage": (STORAGE, 0, 0),
    "leave": (LEAVE, 0, 0),
    "market to overflow": (MARKET, 0, 0),
    "fly": (FLY, 0, 0),
    "take silver": (PILEUP, 0, 0),
    "reserve emerald": (RESERVE, 0, 0),
    "once raise": (STAY, ONCE_RAISE, 0),
    "once harpoon": (STAY, ONCE_HARPOON, 0),
    "turn suction": (STAY, SUCTION, 0),
}
_PAIRS: Final = (
    (re.compile(r"any fuel (\d+) for move (\d+)"), STAY, ANY_MOVE),
    (re.compile(r"any drone for fuel ()(\d+)"), STAY, ANY_DRONE),
    (re.compile(r"turn jackhammer fuel ()(\d+)"), STAY, JACKHAMMER),
    (re.compile(r"trade credit (\d+) fuel (\d+)"), TRADE, 0),
    (re.compile(r"dispatch credits (\d+) fuel (\d+)"), DISPATCH, 0),
)
_SINGLE: Final = re.compile(r"([a-z: ]+) (\d+)")

LASTING: Final[dict[int, tuple[int, int]]] = {}
"""Price and gain of the effects that stay: ANY_MOVE (2, 1) is 2 fuel for 1 move."""
CAVE_KINDS: Final[list[int]] = []
"""What Cave With No Ceiling gives for 1, 2, 3 moves."""


def compiled(cell: Cell) -> int:
    """The number of the program that this cell writes."""
    if cell.empty:
        return 0
    steps: list[Step] = []
    for part in cell.text.replace(";", ",").split(","):
        steps += _steps(Cell(part.strip(), cell.file, cell.line, cell.field))
    return _numbered(tuple(steps), cell.text)


def _numbered(program: Program, text: str) -> int:
    PROGRAMS.append(program)
    TEXTS.append(text)
    return len(PROGRAMS) - 1


def _steps(cell: Cell) -> list[Step]:
    text = cell.text
    if text in _FIXED:
        return [_FIXED[text]]
    if " or " in text:
        return [(CHOOSE, *_alternatives(cell, text.split(" or ")))]
    if text == "draw and repair":
        return [(ORDER, *_alternatives(cell, ["draw 1 + repair 1", "repair 1 + draw 1"]))]
    if text.startswith("moves for "):
        CAVE_KINDS[:] = [
            MINERAL_IDS.index(part.word(MINERAL_IDS))
            for part in Cell(text[len("moves for ") :], cell.file, cell.line, cell.field).parts(" ")
        ]
        return [(CAVE, 0, 0)]
    for pattern, operation, bit in _PAIRS:
        if found := pattern.fullmatch(text):
            first, second = int(found[1] or 0), int(found[2])
            if operation == STAY:
                LASTING[bit] = (first, second)
                return [(STAY, bit, 0)]
            return [(operation, first, second)]
    found = _SINGLE.fullmatch(text)
    if found is None:
        raise cell.error(f"{text!r} is no effect")
    word, count = found[1], int(found[2])
    if word == "repair":
        return [(REPAIR, 0, 0)] * count
    if word == "turn flywheel fuel":
        LASTING[FLYWHEELED] = (0, count)
        return [(FLYWHEEL, count, 0)]
    if word not in _COUNTED:
        raise cell.error(f"{word!r} is no effect")
    return [(_COUNTED[word], count, 0)]


def _alternatives(cell: Cell, texts: list[str]) -> tuple[int, int]:
    made = []
    for text in texts:
        steps: list[Step] = []
        for part in text.split("+"):
            steps += _steps(Cell(part.strip(), cell.file, cell.line, cell.field))
        made.append((tuple(steps), text.strip()))
    numbers = [_numbered(program, text) for program, text in made]
    return numbers[0], len(numbers)
