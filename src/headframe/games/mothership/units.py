"""How units are numbered. What they are worth and can do is content; how many there are is not:
saved games, choices and the client count on these numbers."""

from __future__ import annotations

from typing import Final

STATION: Final = 0
MOTHERSHIP: Final = 1
FIGHTER: Final = 2
BOMBER: Final = 3
GUARDIAN: Final = 4
KIND_NAMES: Final = ("Station", "Mothership", "Fighter", "Bomber", "Guardian")
COUNT: Final = (1, 1, 3, 2, 3)
"""Units of each kind that an owner has."""
UNITS: Final = sum(COUNT)
"""Units of one owner; unit u belongs to owner u // UNITS."""
MOST_OWNERS: Final = 6
KINDS: Final = tuple(kind for kind, count in enumerate(COUNT) for _ in range(count))
KIND: Final = KINDS * MOST_OWNERS
UNITS_OF: Final = tuple(
    tuple(range(owner * UNITS, owner * UNITS + UNITS)) for owner in range(MOST_OWNERS)
)
OWNER: Final = tuple(unit // UNITS for unit in range(UNITS * MOST_OWNERS))
STATION_OF: Final = tuple(owner * UNITS + KINDS.index(STATION) for owner in range(MOST_OWNERS))
MOTHERSHIP_OF: Final = tuple(
    owner * UNITS + KINDS.index(MOTHERSHIP) for owner in range(MOST_OWNERS)
)
ALL_UNITS: Final = (1 << UNITS) - 1
"""The units of owner 0 as a mask; shift it by ``owner * UNITS`` for another's."""
FIRST_SHIP: Final = KINDS.index(MOTHERSHIP)
FIRST_GUARDIAN: Final = KINDS.index(GUARDIAN)
SHIPS: Final = tuple(range(FIRST_SHIP, FIRST_GUARDIAN))
"""The ships of owner 0; add ``owner * UNITS`` for another's."""
FLEET: Final = len(SHIPS)

# The panel of a Mothership: rows that Energy lies on. Row r of an owner is ``owner * ROWS + r``.
ENGINES: Final = 0
WEAPONS: Final = 1
SHIELDS: Final = 2
ROW_NAMES: Final = ("engines", "weapons", "shields")
ROWS: Final = len(ROW_NAMES)
