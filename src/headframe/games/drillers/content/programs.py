"""Effects as content writes them, `drill 2, refresh 1, upgrade storage`, compiled to small tuples.

A *program* is a tuple of steps; a step is (effect code, a, b). Programs are numbered, so that a
frame can name the rest of one by two ints. Saved games and records hold these numbers. They follow
the order of compiling: corridor tiles; the columns of the rooms one after the other, each for the
starting rooms and then the deep ones; starting cards, DAMAGE, the shops; always from the top of the
file down. The alternatives within an effect come right before it.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from headframe.games.drillers.content import effect_codes as e
from headframe.games.drillers.content.effect_codes import Program, Step
from headframe.games.drillers.content.minerals import minerals_in
from headframe.games.drillers.content.reading import inside
from headframe.kit.content import Cell

NOTHING: Final = 0
"""The program that does nothing."""
MOST: Final = 20
"""No number of an effect is larger."""

_COUNTED: Final = {
    "drill": e.DRILL,
    "move": e.MOVE,
    "fuel": e.FUEL,
    "credits": e.CREDITS,
    "refresh": e.REFRESH,
    "draw": e.DRAW,
    "keep": e.KEEP,
    "toll fuel": e.TOLL,
    "each other mech: toll fuel": e.TOLL_EACH,
    "scrap fuel": e.SCRAP,
}
_FIXED: Final[dict[str, Step]] = {
    "damage 1": (e.DAMAGE, e.TO_DISCARD, 0),
    "damage top": (e.DAMAGE, e.TO_TOP, 0),
    "damage hand": (e.DAMAGE, e.TO_HAND, 0),
    "upgrade cap": (e.CAP, 0, 0),
    "upgrade storage": (e.STORAGE, 0, 0),
    "leave": (e.LEAVE, 0, 0),
    "market to overflow": (e.MARKET, 0, 0),
    "fly": (e.FLY, 0, 0),
    "take silver": (e.TAKE_SILVER, 0, 0),
    "reserve emerald": (e.RESERVE, 0, 0),
    "may raise 1": (e.RAISE, 0, 0),
    "once raise": (e.STAY, e.ONCE_RAISE, 0),
    "once harpoon": (e.STAY, e.ONCE_HARPOON, 0),
    "turn suction": (e.STAY, e.SUCTION, 0),
}
_PAIRED: Final = (
    (re.compile(r"trade credit (\d+) fuel (\d+)"), e.TRADE),
    (re.compile(r"dispatch credits (\d+) fuel (\d+)"), e.DISPATCH),
)
_LASTING: Final = (
    (re.compile(r"any fuel (\d+) for move (\d+)"), e.ANY_MOVE),
    (re.compile(r"any drone for fuel (\d+)"), e.ANY_DRONE),
    (re.compile(r"turn jackhammer fuel (\d+)"), e.JACKHAMMER),
    (re.compile(r"turn flywheel fuel (\d+)"), e.FLYWHEELED),
)
_CAVE: Final = "moves for "
_CAVE_KEY: Final = -1
"""Stands for the cave among the bits of lasting effects."""
_DRAW_AND_REPAIR: Final = "draw and repair"
_SINGLE: Final = re.compile(r"([a-z: ]+) (\d+)")

ON_TILE: Final = frozenset((e.CREDITS, e.FUEL, e.DRAW, e.MOVE, e.REFRESH))
ON_REVEAL: Final = frozenset(set(range(e.EFFECT_CODES)) - {e.LEAVE})
IN_ROOM: Final = ON_REVEAL - {e.RESERVE}
ON_PERMANENT: Final = IN_ROOM
ON_CARD: Final = ON_PERMANENT | {e.LEAVE}


class Lasting:
    """The numbers of the effects that stay for the turn. Each stands once in a pack, or always with
    the same numbers: the state remembers that such an effect is on, not whose it is."""

    __slots__ = (
        "cave_minerals",
        "drone_fuel",
        "engine_fuel",
        "engine_moves",
        "flywheel_fuel",
        "jackhammer_fuel",
    )

    def __init__(self, numbers: dict[int, tuple[int, ...]]) -> None:
        self.engine_fuel, self.engine_moves = numbers.get(e.ANY_MOVE, (0, 0))
        """Fuel for moves, any number of times."""
        (self.drone_fuel,) = numbers.get(e.ANY_DRONE, (0,))
        """Fuel for exhausting a drone."""
        (self.jackhammer_fuel,) = numbers.get(e.JACKHAMMER, (0,))
        """Fuel for a corridor or barrier."""
        (self.flywheel_fuel,) = numbers.get(e.FLYWHEELED, (0,))
        """Fuel for a card played for fuel."""
        self.cave_minerals = numbers.get(_CAVE_KEY, ())
        """What unspent moves buy, the first for one move."""


class Compiler:
    """Numbers the programs of one pack."""

    __slots__ = ("numbers", "places", "programs", "texts")

    def __init__(self) -> None:
        self.programs: list[Program] = [()]
        self.texts: list[str] = [""]
        self.numbers: dict[int, tuple[int, ...]] = {}
        self.places: dict[int, Cell] = {}

    def compile(self, cell: Cell, allowed: Collection[int]) -> int:
        """The number of the program that this cell writes; it may do only what is allowed there."""
        if cell.empty:
            return NOTHING
        steps: list[Step] = []
        for part in cell.text.replace(";", ",").split(","):
            steps += self._steps(inside(cell, part), allowed)
        return self._numbered(tuple(steps), cell.text)

    def lasting(self) -> Lasting:
        return Lasting(self.numbers)

    def _numbered(self, program: Program, text: str) -> int:
        self.programs.append(program)
        self.texts.append(text)
        return len(self.programs) - 1

    def _steps(self, cell: Cell, allowed: Collection[int]) -> list[Step]:
        if " or " in cell.text:
            texts = cell.text.split(" or ")
            steps: list[Step] = [(e.CHOOSE, *self._alternatives(cell, texts, allowed))]
        elif cell.text == _DRAW_AND_REPAIR:
            orders = ["draw 1 + repair 1", "repair 1 + draw 1"]
            steps = [(e.ORDER, *self._alternatives(cell, orders, allowed))]
        else:
            steps = self._single(cell)
        for code, _, _ in steps:
            if code not in allowed:
                raise cell.error(f"{cell.text!r} cannot stand here")
        return steps

    def _alternatives(
        self, cell: Cell, texts: list[str], allowed: Collection[int]
    ) -> tuple[int, int]:
        made: list[tuple[Program, str]] = []
        within = set(allowed) - {e.LEAVE}
        for text in texts:
            steps: list[Step] = []
            for part in text.split("+"):
                steps += self._steps(inside(cell, part), within)
            made.append((tuple(steps), text.strip()))
        numbers = [self._numbered(program, text) for program, text in made]
        return numbers[0], len(numbers)

    def _single(self, cell: Cell) -> list[Step]:
        text = cell.text
        if text in _FIXED:
            return [_FIXED[text]]
        if text.startswith(_CAVE):
            minerals = minerals_in(inside(cell, text[len(_CAVE) :]))
            if len(set(minerals)) != len(minerals):
                raise cell.error("a mineral stands twice")
            self._remember(_CAVE_KEY, minerals, cell)
            return [(e.CAVE, 0, 0)]
        for pattern, code in _PAIRED:
            if found := pattern.fullmatch(text):
                return [(code, _number(cell, found[1]), _number(cell, found[2]))]
        for pattern, bit in _LASTING:
            if found := pattern.fullmatch(text):
                numbers = tuple([_number(cell, digits) for digits in found.groups()])
                self._remember(bit, numbers, cell)
                if bit == e.FLYWHEELED:
                    return [(e.FLYWHEEL, numbers[0], 0)]
                return [(e.STAY, bit, 0)]
        found = _SINGLE.fullmatch(text)
        if found is None:
            raise cell.error(f"{text!r} is no effect")
        word, digits = found[1], found[2]
        if word == "repair":
            return [(e.REPAIR, 0, 0)] * _number(cell, digits)
        if word not in _COUNTED:
            raise cell.error(f"{word!r} is no effect")
        return [(_COUNTED[word], _number(cell, digits), 0)]

    def _remember(self, key: int, numbers: tuple[int, ...], cell: Cell) -> None:
        if self.numbers.setdefault(key, numbers) != numbers:
            first = self.places[key]
            raise cell.error(
                f"{cell.text!r} stands with other numbers at {first.file}:{first.line}"
            )
        self.places.setdefault(key, cell)


def _number(cell: Cell, digits: str) -> int:
    return inside(cell, digits).whole(1, MOST)
