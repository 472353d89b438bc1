"""The table's figures: minerals, dashboards, milestones, shops, mechs (content/table.txt)."""

from __future__ import annotations

from typing import Final

from headframe.games.drillers.content.pack import PACK, figure, figures, numbers
from headframe.kit.content import Cell

# Minerals, numbered by rising value ---------------------------------------------------------

_MINERALS: Final = PACK.only("minerals").rows
MINERAL_IDS: Final = tuple(row["id"].required() for row in _MINERALS)
MINERAL_NAMES: Final = tuple(row["name"].required() for row in _MINERALS)
MINERAL_POINTS: Final = tuple(row["points"].whole() for row in _MINERALS)
PRICES: Final = tuple(numbers(row["market"]) for row in _MINERALS)
"""Credits for the first, second and third space of each market column."""
OVERFLOW_PRICES: Final = tuple(row["overflow"].whole() for row in _MINERALS)
KINDS: Final = len(_MINERALS)
COLUMN: Final = len(PRICES[0])
SILVER: Final = MINERAL_IDS.index("S")
GOLD: Final = MINERAL_IDS.index("G")
EMERALD: Final = MINERAL_IDS.index("E")
RUBY: Final = MINERAL_IDS.index("R")


def minerals_in(cell: Cell) -> tuple[int, ...]:
    """`S G Sa` as numbers."""
    return tuple(MINERAL_IDS.index(part.word(MINERAL_IDS)) for part in cell.parts(" "))


# Dashboards ------------------------------------------------------------------------------------

START_FUEL: Final = figure("dashboard", "fuel")
START_CAP: Final = figure("dashboard", "fuel cap")
CAP_STEPS: Final = figures("dashboard", "fuel cap steps")
MOST_CAP: Final = START_CAP + len(CAP_STEPS)
START_ROOM: Final = figure("dashboard", "storage")
MOST_ROOM: Final = figure("dashboard", "storage most")
ROOM_STEP: Final = figure("dashboard", "storage step")
DRONES: Final = figure("dashboard", "drones")
START_DRONES: Final = figure("dashboard", "drones face up")
TRACK: Final = figure("dashboard", "track")
ZONE: Final = figure("dashboard", "overflow zone")
REFRESH_POINTS: Final = figure("dashboard", "refresh tile points")
CREDITS_PER_POINT: Final = figure("dashboard", "credits per point")

MOVE_FUEL: Final = figure("defaults", "move fuel")
DRILL_FUEL: Final = figure("defaults", "drill fuel")
DAMAGE_FUEL: Final = figure("defaults", "damage fuel")
REPAIR_PRICE: Final = figure("surfacing", "repair")
DISCARD_PRICE: Final = figure("surfacing", "discard")
KEEP_FREE: Final = figure("upkeep", "keep free")
KEEP_FUEL: Final = figure("upkeep", "keep fuel")
UPKEEP_DRAW: Final = figure("upkeep", "draw")
DAMAGE_CARDS: Final = figure("damage", "cards")
DAMAGE_PER_DECK: Final = figure("damage", "per deck")
STALL_TURNS: Final = figure("stall", "turns per player")

# Setup -------------------------------------------------------------------------------------------

START_CREDITS: Final = {
    row["players"].whole(): numbers(row["credits"]) for row in PACK.only("start").rows
}
START_CARDS: Final = {
    row["players"].whole(): numbers(row["cards"]) for row in PACK.only("start").rows
}
SOLO_CREDITS: Final = figures("solo", "credits")
SOLO_CARDS: Final = figure("solo", "cards")

# Milestones: the lines in rising order, the final one last -----------------------------------

_MILESTONES: Final = PACK.only("milestones").rows
LINES: Final = tuple(row["line"].whole() for row in _MILESTONES if not row["line"].empty)
MILESTONE_POINTS: Final = tuple(row["points"].whole() for row in _MILESTONES)
MILESTONE_CREDITS: Final = tuple(
    int(row["others"].required().removeprefix("credits "))
    for row in _MILESTONES
    if not row["line"].empty
)
FINAL: Final = len(LINES)
FINAL_DRAW: Final = int(_MILESTONES[FINAL]["others"].required().removeprefix("draw "))

# Shops, mechs ------------------------------------------------------------------------------------

_SHOPS: Final = PACK.only("shops").rows
SHOP_IDS: Final = tuple(row["id"].required() for row in _SHOPS)
SHOP_NAMES: Final = tuple(row["name"].required() for row in _SHOPS)
ROW_SIZES: Final = tuple(row["row"].whole() for row in _SHOPS)
ADVANCED: Final = SHOP_IDS.index("advanced")
EXPANSION_FLOOR: Final = figure("expansion", "floor")
EXPANSION_CARDS: Final = figure("expansion", "cards")
MECH_IDS: Final = tuple(row["id"].required() for row in PACK.only("mechs").rows)
MECH_NAMES: Final = tuple(row["name"].required() for row in PACK.only("mechs").rows)
