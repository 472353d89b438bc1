"""Gathering in the ending step (MS-RES-01)."""

from __future__ import annotations

from typing import Final

from headframe.games.mothership.changes import gain
from headframe.games.mothership.content import (
    DEVELOPMENTS,
    GAS,
    GAS_YIELD,
    MINERAL,
    MINERAL_YIELD,
    STATION_MINERAL,
    UNITS,
    relic,
    relic_value,
    tech,
    tech_second,
    tech_value,
)
from headframe.games.mothership.query import planets_of
from headframe.games.mothership.state import War

JIMMY: Final = tech("Cheese Steak Jimmy's")
JIMMY_TIMES: Final = tech_value("Cheese Steak Jimmy's")
VILLAGERS: Final = tech("Extra Villagers")
VILLAGERS_GAS: Final = tech_value("Extra Villagers")
FUSION: Final = tech("Fusion Reactor")
FUSION_MINERALS: Final = tech_value("Fusion Reactor")
FUSION_GAS: Final = tech_second("Fusion Reactor")
TRICORDER: Final = relic("gas-here").bit_length() - 1
TRICORDER_GAS: Final = relic_value("gas-here")


def gathered(s: War, owner: int) -> tuple[int, int, int]:
    """Minerals, Gas and Influence that the owner gathers now."""
    if s.blockade >= 0:
        return 0, 0, 0
    mask = s.tech[owner]
    minerals = gas = influence = 0
    if s.at[owner * UNITS] >= 0:
        minerals = STATION_MINERAL
        if mask & FUSION:
            minerals += FUSION_MINERALS
            gas += FUSION_GAS
    for planet in planets_of(s, owner):
        ore, vapour = 0, 0
        body = s.setting.bodies[planet]
        if body == MINERAL:
            ore = MINERAL_YIELD
        elif body == GAS:
            vapour = GAS_YIELD
        for title in s.built[planet]:
            more, fumes, sway = DEVELOPMENTS[title].yields
            ore += more
            vapour += fumes
            influence += sway
        if body == MINERAL:
            if mask & JIMMY:
                ore *= JIMMY_TIMES
            if mask & VILLAGERS:
                vapour += VILLAGERS_GAS
        if s.explored >> planet & 1 and s.tokens[planet] == TRICORDER:
            vapour += TRICORDER_GAS
        minerals += ore
        gas += vapour
    return minerals, gas, influence


def gather(s: War, owner: int) -> None:
    """Automatic and complete (MS-TURN-10)."""
    minerals, gas, influence = gathered(s, owner)
    gain(s, owner, minerals, gas, influence, "gathering")
