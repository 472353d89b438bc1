"""The map as a drawing, for those who see it; the table in words says the same."""

from __future__ import annotations

from typing import Final

from headframe.games.mothership.board import GAS, GRID, MINERAL, PLANETOID
from headframe.games.mothership.state import PLANET, MothershipState
from headframe.games.mothership.units import KIND, OWNER

LETTERS: Final = "SMFBG"
BODIES: Final = {MINERAL: "o", GAS: "~", PLANETOID: "."}


def board(s: MothershipState) -> list[str]:
    """Row by row; two characters a space: kind and owner, planets and their holder."""
    rows: list[str] = []
    radius = GRID.radius
    for r in range(-radius, radius + 1):
        spaces = [GRID.at(q, r) for q in range(-radius, radius + 1)]
        cells = [_cell(s, space) for space in spaces if space >= 0]
        rows.append(f"{'  ' * abs(r)}{'  '.join(cells)}".rstrip())
    return rows


def _cell(s: MothershipState, space: int) -> str:
    piece = s.on[space]
    if piece >= PLANET:
        planet = piece - PLANET
        holder = s.holder[planet]
        return BODIES[s.setting.bodies[planet]] + (str(holder + 1) if holder >= 0 else "-")
    if piece >= 0:
        return LETTERS[KIND[piece]] + str(OWNER[piece] + 1)
    return "**" if s.setting.asteroids >> space & 1 else " ·"
