"""The actions of Operations and Surfacing as small ints: a base, plus what it is done with."""

from __future__ import annotations

from typing import Final

END: Final = 0
UP: Final = 1
DOWN: Final = 2
BUY_MOVE: Final = 3
BUY_DRILL: Final = 4
TAKE_DAMAGE: Final = 5
ANY_MOVE_NOW: Final = 6
ANY_DRONE_NOW: Final = 7
EXCAVATE: Final = 8
BREAK: Final = 9
SELL_ALL: Final = 10
REPAIR_NOW: Final = 11
UPGRADE_CAP: Final = 12
UPGRADE_STORAGE: Final = 13

COLLECT: Final = 20  # + mineral; RESERVED stands for one's own emerald of Jackpot
RESERVED: Final = 5
SELL: Final = 30  # + mineral, by drone
RAISE_NOW: Final = 40  # + mineral
HARPOON_UP: Final = 50  # + mineral, from the floor above
HARPOON_DOWN: Final = 60
REFRESH_SHOP: Final = 70  # + shop
EXHAUST: Final = 100  # + tile
PLAY: Final = 200  # + card, for its main effect
BURN: Final = 300  # + card, for fuel
BUY: Final = 400  # + card; by drone in Operations
USE: Final = 500  # + permanent card
DISCARD: Final = 600  # + card
LAST: Final = 700

MINERAL_SPAN: Final = 10
"""Bases that a mineral or a shop is added to are so far apart."""
CARD_SPAN: Final = 100
"""Bases that a card or a tile is added to are so far apart."""


def base_of(action: int) -> int:
    """What is done, of an action that is done with something: COLLECT and above."""
    return action - action % (CARD_SPAN if action >= EXHAUST else MINERAL_SPAN)
