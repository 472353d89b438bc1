"""What older logs do not tell: events had fewer fields. What is not known is nothing."""

from __future__ import annotations

from typing import Final

from headframe.core.part import Json
from headframe.core.upgrade import Upgrade, added_fields, dropped_field

NONE: Final[Json] = {"tuple": []}

TOLD_SINCE: Final = (
    *("Battered", "Blockaded", "Boosted", "Declared", "Deflected", "Deployed", "FightOver"),
    *("Fortified", "GaveUp", "LastRound", "Pinned", "Prodded", "Razed", "Refreshed", "Repaired"),
    *("Resolved", "Returned", "Returning", "Robbed", "SetOut", "ShieldBroken", "Shielded"),
    *("Stood", "TurnEnded", "TurnOver"),
    "Placed",
)
"""Events that came with the fourth version of the rules, and one that was split into three."""
EVENTS_SINCE: Final[tuple[Upgrade, ...]] = (
    added_fields("Moved", start=-1),
    added_fields("Warped", start=-1),
    added_fields("Threw", buffs=NONE, place=0, times=1, total=0, why="roll"),
    added_fields("Compared", doomed=NONE, kind=0, tie=False),
    added_fields("TurnBegan", escort=NONE),
    added_fields("EnergySet", why="set"),
    added_fields("Researched", price=0),
    added_fields("Destroyed", points=0),
    added_fields("Drew", gas=0, minerals=0),
    added_fields(
        "Aimed",
        path=NONE,
        planets=NONE,
        purses=NONE,
        rows=NONE,
        units=NONE,
        using=NONE,
        victims=NONE,
    ),
    dropped_field("Aimed", "on"),
    added_fields("PlanetAttacked", influence=0, seat=-1),
    added_fields("Ended", scores=NONE, tied=NONE),
    added_fields("Captured", defence=0, price=0, total=0),
    added_fields("Damaged", spare=0),
)
