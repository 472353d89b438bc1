"""What an effect can do, as small numbers. Each has a handler in ``steps/effects.py`` and a value
in ``evaluate/power.py``: ``for_every_code`` sees to that when the modules are loaded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias, TypeVar

T = TypeVar("T")
Step: TypeAlias = tuple[int, int, int]
"""An effect code and its two numbers."""
Program: TypeAlias = tuple[Step, ...]

# Effects that ask nobody
DRILL: Final = 0
MOVE: Final = 1
FUEL: Final = 2
CREDITS: Final = 3
REFRESH: Final = 4
DAMAGE: Final = 5  # a: where it goes
CAP: Final = 6
STORAGE: Final = 7
LEAVE: Final = 8
STAY: Final = 9  # a: the bit of an effect that stays for the turn
FLYWHEEL: Final = 10
TAKE_SILVER: Final = 11
KEEP: Final = 12
RESERVE: Final = 13
# Effects that may ask
DRAW: Final = 14
REPAIR: Final = 15
CHOOSE: Final = 16  # a, b: the first of the alternative programs and how many
ORDER: Final = 17  # as CHOOSE, but all of them, in an order of choice
MARKET: Final = 18
FLY: Final = 19
TRADE: Final = 20  # a credits for b fuel
TOLL: Final = 21  # a fuel or a damage
TOLL_EACH: Final = 22  # a toll for each other mech here
DISPATCH: Final = 23
RAISE: Final = 24
CAVE: Final = 25
SCRAP: Final = 26
EFFECT_CODES: Final = 27
"""How many there are."""
FIRST_ASKING: Final = DRAW

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


def for_every_code(table: Mapping[int, T]) -> tuple[T, ...]:
    """The table as a tuple by effect code; a code without an entry fails here and now, not in the
    middle of a game."""
    missing = [code for code in range(EFFECT_CODES) if code not in table]
    if missing or len(table) != EFFECT_CODES:
        raise LookupError(f"effect codes without an entry: {missing}")
    return tuple([table[code] for code in range(EFFECT_CODES)])
