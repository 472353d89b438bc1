"""What older logs do not tell: events had fewer fields. What is not known is nothing."""

from __future__ import annotations

from typing import Final

from headframe.core.upgrade import Upgrade, added_fields, dropped_field

EVENTS_SINCE: Final[tuple[Upgrade, ...]] = (
    added_fields("TurnBegan", idle=0),
    added_fields("Burned", fuel=0),
    added_fields("Moved", origin=-1, way=0),
    added_fields("Collected", drills=0, harpoon=False, place=0, reserved=False),
    added_fields("Played", fuel=0),
    added_fields("Discarded", price=0),
    added_fields("Damaged", mineral=-1),
    added_fields("BotFlipped", cost=0),
    added_fields("TileWon", drills=0, minerals=[]),
    added_fields("Upgraded", price=0),
    added_fields("Repaired", zone=0),
    dropped_field("GameOver", "bot"),
    dropped_field("GameOver", "scores"),
    added_fields("GameOver", cause=0, tie=0, winners=[]),
    added_fields("Sold", overflow=False),
    added_fields("TileExhausted", battery=False),
)
