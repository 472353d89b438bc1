"""Floors, mine tiles and floor cards as tables (content/mine.txt).

Tiles are numbered: the corridors in the order of the file, then the barriers of floors 3 to 6.
"""

from __future__ import annotations

from typing import Final

from headframe.games.drillers.content.figures import minerals_in
from headframe.games.drillers.content.pack import PACK
from headframe.games.drillers.content.programs import (
    CREDITS,
    DRAW,
    FUEL,
    MOVE,
    PROGRAMS,
    REFRESH,
    compiled,
)
from headframe.kit.content import Row

# Floors -----------------------------------------------------------------------------------------

_FLOORS: Final = PACK.only("floors").rows
FLOORS: Final = len(_FLOORS)
BOTTOM: Final = FLOORS - 1
FLOOR_NAMES: Final = tuple(row["name"].required() for row in _FLOORS)
PENALTIES: Final = tuple(row["penalty"].whole() for row in _FLOORS)
START_MINERALS: Final = tuple(minerals_in(row["minerals"]) for row in _FLOORS)
FIRST_BARRIER: Final = next(f for f, row in enumerate(_FLOORS) if not row["barrier cost"].empty)


def _cost(row: Row, field: str) -> int:
    return 0 if row[field].empty else row[field].whole(1)


CORRIDOR_COSTS: Final = tuple(_cost(row, "corridor cost") for row in _FLOORS)
BARRIER_COSTS: Final = tuple(_cost(row, "barrier cost") for row in _FLOORS)

# Tiles --------------------------------------------------------------------------------------------

BATTERY: Final = -1
"""In place of a program: this tile only pays for advanced cards."""

TILE_FLOORS: Final[list[int]] = []
TILE_MINERALS: Final[list[tuple[int, ...]]] = []
TILE_EFFECTS: Final[list[int]] = []
"""A program, or BATTERY."""
TILE_LOSSES: Final[list[int]] = []
TILE_POINTS: Final[list[int]] = []
TILE_WIDTHS: Final[list[int]] = []
STACKS: Final[list[tuple[int, ...]]] = [() for _ in _FLOORS]
"""The corridor tiles of each floor."""
BARRIERS: Final[list[int]] = [-1] * FLOORS
"""The barrier tile of each floor, -1 where there is none."""
_TILE_EFFECTS: Final = (CREDITS, FUEL, DRAW, MOVE, REFRESH)


def _tile(floor: int, minerals: tuple[int, ...], effect: int, loss: int, kind: str) -> int:
    row = _FLOORS[floor]
    TILE_FLOORS.append(floor)
    TILE_MINERALS.append(minerals)
    TILE_EFFECTS.append(effect)
    TILE_LOSSES.append(loss)
    TILE_POINTS.append(row[f"{kind} points"].whole(1))
    TILE_WIDTHS.append(row[f"{kind} width"].whole(1))
    return len(TILE_FLOORS) - 1


def _corridor(row: Row) -> None:
    floor = row["floor"].whole(0, BOTTOM)
    effect = BATTERY if row["effect"].text == "battery" else compiled(row["effect"])
    if effect >= 0 and PROGRAMS[effect][0][0] not in _TILE_EFFECTS:
        raise row["effect"].error("a tile cannot do this")
    tile = _tile(floor, minerals_in(row["minerals"]), effect, row["loss"].whole(), "corridor")
    STACKS[floor] = (*STACKS[floor], tile)


for _row in PACK.only("corridors").rows:
    _corridor(_row)
CORRIDORS: Final = len(TILE_FLOORS)
for _floor in range(FIRST_BARRIER, FLOORS):
    BARRIERS[_floor] = _tile(
        _floor, (), BATTERY, _FLOORS[_floor]["barrier loss"].whole(), "barrier"
    )
TILES: Final = len(TILE_FLOORS)
OPERATIONS_ONLY: Final = tuple(
    effect >= 0 and PROGRAMS[effect][0][0] in (MOVE, FUEL) for effect in TILE_EFFECTS
)
"""Tiles that are no use in Surfacing (DR-TILE-13)."""

# Floor cards ------------------------------------------------------------------------------------

_STARTING: Final = next(s for s in PACK.of("rooms") if s.name == "starting").rows
_DEEP: Final = next(s for s in PACK.of("rooms") if s.name == "deep").rows
_ROOMS: Final = (*_STARTING, *_DEEP)
ROOM_IDS: Final = tuple(row["id"].required() for row in _ROOMS)
ROOM_NAMES: Final = tuple(row["name"].required() for row in _ROOMS)
STARTING_ROOMS: Final = tuple(range(len(_STARTING)))
DEEP_ROOMS: Final = tuple(range(len(_STARTING), len(_ROOMS)))
FACE_DOWN: Final = -1
NO_ROOM: Final = -2
ON_REVEAL: Final = tuple(compiled(row["reveal"]) for row in _ROOMS)
ON_CORRIDOR: Final = tuple(compiled(row["corridor"]) for row in _ROOMS)
ON_FIRST_CORRIDOR: Final = tuple(compiled(row["first corridor"]) for row in _ROOMS)
DISCOUNTS: Final = tuple(0 if row["discount"].empty else row["discount"].whole() for row in _ROOMS)
ON_COLLECT: Final = tuple(compiled(row["collect"]) for row in _ROOMS)
ON_END: Final = tuple(compiled(row["end"]) for row in _ROOMS)
JACKPOT: Final = ROOM_IDS.index("JACKPOT")
