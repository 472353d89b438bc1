"""The small numbers in events. The messages of the log (show/locales) tell them apart."""

from __future__ import annotations

from typing import Final

SUPPLY: Final = -1
"""In place of a floor: from the supply."""

# What is paid or gained
MOVES: Final = 0
DRILLS: Final = 1
FUEL: Final = 2
CREDITS: Final = 3
DRONES: Final = 4

# Why it is gained, where the event before does not say so
PLAINLY: Final = 0
BY_JACKHAMMER: Final = 1
BY_FLYWHEEL: Final = 2
BY_MILESTONE: Final = 3
"""Somebody else took one."""

# What is paid for, where no event of its own says so
FOR_TOLL: Final = 0
FOR_SCRAP: Final = 1
FOR_CAVE: Final = 2
FOR_REPAIR: Final = 3

# What a drone is used for
TO_SELL: Final = 0
TO_BUY: Final = 1

# How a mech goes to another floor
BY_MOVE: Final = 0
BY_BARRIER: Final = 1
"""Down through the one it has just removed."""
BY_FLIGHT: Final = 2
BY_BOT: Final = 3

# Where a collected mineral goes
IN_STORAGE: Final = 0
IN_SLOT: Final = 1
IN_BUFFER: Final = 2
IN_SLOT_WITH_BUFFER: Final = 3
IN_OVERFLOW: Final = 4

# Why a mineral goes to the overflow zone unsold
SOLID_FUEL: Final = 0
SCRAPPED: Final = 1
OFF_MARKET: Final = 2

# What a damage is, beside the places of content/effect_codes.py
FROM_MARKET: Final = 3
NOWHERE: Final = 4

# Where a repair takes a card
FROM_HAND: Final = 0
FROM_PLAY: Final = 1
FROM_DISCARD: Final = 2
FROM_TOP: Final = 3

UPGRADED_CAP: Final = 0
UPGRADED_STORAGE: Final = 1

# What sets off a room
ON_REVEAL: Final = 0
ON_CORRIDOR: Final = 1
ON_COLLECT: Final = 2
ON_END: Final = 3

# Why the end was triggered, and why the game is over
TRACK_COMPLETE: Final = 0
LAST_CARD: Final = 1
LAST_TURNS: Final = 0
STANDSTILL: Final = 1

# What decided between equal scores
NO_TIE: Final = 0
TIE_CREDITS: Final = 1
TIE_FUEL: Final = 2
TIE_SHARED: Final = 3
TIE_BOT: Final = 4
"""In solo a tie is the bot's."""
