"""What happened, for the log, the animations and the reports.

Together they tell every change of what all may see: tests/games/super_motherload/bookkeeper.py
keeps the public table by them alone.
"""

from __future__ import annotations

from typing import Final

from headframe.games.super_motherload.events.achievements import (
    AchievementsDealt,
    Counted,
    GoalsMet,
    MajorTaken,
    MinorCycled,
    MinorTaken,
)
from headframe.games.super_motherload.events.cards import (
    ActionGained,
    BonusLost,
    BonusUsed,
    CardBought,
    Discarded,
    Drew,
    MineralsPut,
    Shuffled,
    TokenGained,
)
from headframe.games.super_motherload.events.mine import (
    BoardJoined,
    BoardLeft,
    Collected,
    LastArtifact,
    TileFound,
    TileUsed,
    TunnelDug,
)
from headframe.games.super_motherload.events.turns import (
    ActionBegan,
    AreaSetUp,
    GameEnded,
    Scored,
    TurnBegan,
    TurnEnded,
    TurnGivenUp,
)

EVENTS: Final = (
    BoardLeft,
    BoardJoined,
    AchievementsDealt,
    AreaSetUp,
    TurnBegan,
    TurnGivenUp,
    TurnEnded,
    ActionBegan,
    Drew,
    Shuffled,
    Discarded,
    TunnelDug,
    Collected,
    LastArtifact,
    TileFound,
    TileUsed,
    TokenGained,
    ActionGained,
    MineralsPut,
    CardBought,
    BonusUsed,
    BonusLost,
    MinorCycled,
    Counted,
    GoalsMet,
    MajorTaken,
    MinorTaken,
    GameEnded,
    Scored,
)
