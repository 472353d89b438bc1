"""What older logs do not tell: events had fewer fields. What is not known is nothing."""

from __future__ import annotations

from typing import Final

from headframe.core.upgrade import Upgrade, added_fields

TOLD_SINCE: Final = (
    *("AreaSetUp", "BoardLeft", "Counted", "GoalsMet", "LastArtifact", "Scored", "TurnGivenUp"),
    "BonusLost",
)
"""Events that came with the second version of the rules, and one that is told more often."""
EVENTS_SINCE: Final[tuple[Upgrade, ...]] = (
    added_fields("TurnBegan", actions=0),
    added_fields("Drew", source=""),
    added_fields("MineralsPut", cost=0, money=0),
    added_fields("Shuffled", number=0),
    added_fields("TokenGained", source=""),
    added_fields("ActionGained", source=""),
    added_fields("GameEnded", quiet=0),
)
