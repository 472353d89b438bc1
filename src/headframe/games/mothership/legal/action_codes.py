"""The codes of what a player may do at OPEN, and what they are called."""

from __future__ import annotations

from typing import Final

END: Final = 0
ENERGY: Final = 1
BUY: Final = 2
BUY_GAS: Final = 3
SHIFT: Final = 4
REFRESH: Final = 5
MOVE: Final = 100
GATE: Final = 200
ATTACK: Final = 300
"""+ unit"""
RAID: Final = 400
"""+ planet"""
CARD: Final = 500
RESEARCH: Final = 600
DEPLOY: Final = 700
SCRAP: Final = 800
ABILITY: Final = 900
EXPLORE: Final = 1000
COURT: Final = 1100
"""+ planet: capture it by Influence"""
REMOVE: Final = 1200
"""+ owner: remove Influence"""
BUILD: Final = 1300
SPAN: Final = 100
"""Between two kinds: units, planets, cards and technologies are numbered below it."""

# Answers in windows, among the titles of cards.
PASS: Final = -1
"""Does nothing, in every window."""
BEAM: Final = 1000
"""Lights Solar Beam."""
