"""Ways to play: how a game is won and what is added to it. Saved games know these by number."""

from __future__ import annotations

from typing import Final

MODES: Final = ("deathmatch", "team", "vp", "solo")
DEATHMATCH: Final = 0
TEAM: Final = 1
VP: Final = 2
SOLO: Final = 3

MODULES: Final = ("artifacts", "influence", "developments", "moons")
ARTIFACTS: Final = 1
INFLUENCE: Final = 2
DEVELOP: Final = 4
MOONS: Final = 8
NEEDS: Final = {
    "artifacts": ARTIFACTS,
    "influence": ARTIFACTS | INFLUENCE | DEVELOP,
    "developments": ARTIFACTS | INFLUENCE | DEVELOP,
    "moons": ARTIFACTS | INFLUENCE | DEVELOP | MOONS,
}
"""Switching a module on switches on what it needs (MS-MOD-05)."""

SETUPS: Final = ("balanced", "printed")
"""With our house rules or as printed; what differs is content (``content.setups``)."""
BALANCED: Final = 0
PRINTED: Final = 1

TEAM_PLANS: Final = ("2v2", "2v2-sides", "3v3", "2v2v2")
"""Who plays with whom; the layout and the order of turns of each is content."""
FEWEST_PLAYERS: Final = 2
SOLO_LEVELS: Final = 9

# The two owners of a solo game; the NPC has no seat.
PLAYER: Final = 0
NPC: Final = 1
