"""Mine tiles by number (mine.txt): the corridors in the order of the file, then the barriers from
the top down."""

from __future__ import annotations

from typing import Final

from headframe.games.drillers.content import effect_codes as e
from headframe.games.drillers.content.floors import Floors
from headframe.games.drillers.content.minerals import minerals_in
from headframe.games.drillers.content.programs import ON_TILE, Compiler
from headframe.games.drillers.content.reading import table
from headframe.kit.content import Pack, Row

BATTERY: Final = -1
"""In place of a program: this tile only pays for advanced cards."""
BATTERY_WORD: Final = "battery"
NO_TILE: Final = -1
MOST_TILES: Final = 100
"""Actions count tiles in a hundred (legal/action_codes.py)."""
MOST_LOSS: Final = 99
MOST_POINTS: Final = 99
MOST_WIDTH: Final = 20
_IN_OPERATIONS: Final = (e.MOVE, e.FUEL)


class Tiles:
    __slots__ = (
        "barriers",
        "corridors",
        "count",
        "effects",
        "floors",
        "losses",
        "minerals",
        "points",
        "stacks",
        "useful_in_surfacing",
        "widths",
    )

    def __init__(self, pack: Pack, floors: Floors, compiler: Compiler) -> None:
        self.floors: list[int] = []
        self.minerals: list[tuple[int, ...]] = []
        self.effects: list[int] = []
        """A program, or BATTERY."""
        self.losses: list[int] = []
        """Points that an exhausted tile is worth less."""
        self.points: list[int] = []
        self.widths: list[int] = []
        """Notches of the progress track."""
        stacks: list[list[int]] = [[] for _ in floors.rows]
        section = table(pack, "corridors")
        for row in section.rows:
            floor = row["floor"].whole(0, floors.bottom)
            if not floors.corridor_costs[floor]:
                raise row["floor"].error("there are no corridors on this floor")
            stacks[floor].append(self._corridor(row, floors.rows[floor], compiler))
        self.corridors = len(self.floors)
        """How many tiles are corridors; the barriers come after them."""
        self.stacks = tuple([tuple(stack) for stack in stacks])
        """The corridor tiles of each floor."""
        self.barriers = [NO_TILE] * floors.count
        """The barrier tile of each floor."""
        for floor in range(floors.first_barrier, floors.count):
            self.barriers[floor] = self._barrier(floors.rows[floor])
        self.count = len(self.floors)
        if self.count > MOST_TILES:
            raise section.error("floor", f"{self.count} tiles with the barriers; 100 at most")
        programs = [
            () if effect == BATTERY else compiler.programs[effect] for effect in self.effects
        ]
        self.useful_in_surfacing = tuple(
            [bool(program) and program[0][0] not in _IN_OPERATIONS for program in programs]
        )
        """Tiles that can be exhausted there (DR-TILE-13); a battery cannot, it pays."""

    def _corridor(self, row: Row, floor: Row, compiler: Compiler) -> int:
        effect = BATTERY
        if row["effect"].required() != BATTERY_WORD:
            effect = compiler.compile(row["effect"], ON_TILE)
            if len(compiler.programs[effect]) > 1:
                raise row["effect"].error("a tile has one effect")
        loss = row["loss"].whole(0, MOST_LOSS)
        return self._tile(floor, minerals_in(row["minerals"]), effect, loss, "corridor")

    def _barrier(self, floor: Row) -> int:
        return self._tile(floor, (), BATTERY, floor["barrier loss"].whole(0, MOST_LOSS), "barrier")

    def _tile(
        self, floor: Row, minerals: tuple[int, ...], effect: int, loss: int, kind: str
    ) -> int:
        self.floors.append(floor["floor"].whole())
        self.minerals.append(minerals)
        self.effects.append(effect)
        self.losses.append(loss)
        self.points.append(floor[f"{kind} points"].whole(1, MOST_POINTS))
        self.widths.append(floor[f"{kind} width"].whole(1, MOST_WIDTH))
        return len(self.floors) - 1
