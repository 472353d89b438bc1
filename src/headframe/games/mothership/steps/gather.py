"""Gathering in the ending step (MS-RES-01)."""

from __future__ import annotations

from headframe.games.mothership.board import GAS, MINERAL
from headframe.games.mothership.changes import gain
from headframe.games.mothership.query import planets_of
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.units import STATION_OF


def gathered(s: MothershipState, owner: int) -> tuple[int, int, int]:
    """Minerals, Gas and Influence that the owner gathers now."""
    if s.blockade >= 0:
        return 0, 0, 0
    powers, content = s.powers[owner], s.content
    figures = content.figures
    minerals = gas = influence = 0
    if s.at[STATION_OF[owner]] >= 0:
        minerals = figures.station_mineral + powers.fusion_minerals
        gas = powers.fusion_gas
    for planet in planets_of(s, owner):
        ore, vapour = 0, 0
        body = s.setting.bodies[planet]
        if body == MINERAL:
            ore = figures.mineral_planet
        elif body == GAS:
            vapour = figures.gas_planet
        for title in s.built[planet]:
            more, fumes, sway = content.developments[title].yields
            ore += more
            vapour += fumes
            influence += sway
        if body == MINERAL:
            ore *= powers.ore_times
            vapour += powers.villagers_gas
        if s.explored >> planet & 1:
            vapour += content.gas_here[s.tokens[planet]]
        minerals += ore
        gas += vapour
    return minerals, gas, influence


def gather(s: MothershipState, owner: int) -> None:
    """Automatic and complete (MS-TURN-10)."""
    minerals, gas, influence = gathered(s, owner)
    gain(s, owner, minerals, gas, influence, "gathering")
