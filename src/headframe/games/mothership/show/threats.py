"""Where enemies could go in a turn, and what they could strike from there."""

from __future__ import annotations

from headframe.core.bits import bits
from headframe.core.odds import Threat
from headframe.core.speech import Phrase, named, phrase
from headframe.games.mothership.board import BIT
from headframe.games.mothership.legal.ways import routes
from headframe.games.mothership.query import beside, die_of, enemies, engine_power
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.units import GUARDIAN, KIND, STATION


def threats(s: MothershipState, viewer: int) -> list[Threat]:
    """Ships could move first, Guardians shoot from where they stand."""
    found: list[Threat] = []
    for enemy in enemies(s, viewer):
        for unit in s.units_of(enemy):
            space = s.at[unit]
            if space < 0 or KIND[unit] == STATION or not die_of(s, unit):
                continue
            reach = BIT[space]
            if KIND[unit] != GUARDIAN:
                reach |= routes(s, unit, engine_power(s, unit)).goals()
            strikes = beside(reach)
            found.append({"by": unit, "reach": bits(reach), "strikes": bits(strikes)})
    return found


def endangered(s: MothershipState, viewer: int) -> list[Phrase]:
    """Unit by unit of the enemies, what of the viewer's it could attack."""
    lines: list[Phrase] = []
    for threat in threats(s, viewer):
        strikes, by = set(threat["strikes"]), threat["by"]
        mine = [named("unit", unit) for unit in s.units_of(viewer) if s.at[unit] in strikes]
        if KIND[by] != GUARDIAN:
            mine += [
                named("planet", planet)
                for planet, space in enumerate(s.planet_at)
                if s.holder[planet] == viewer and space in strikes
            ]
        if mine:
            lines.append(phrase("threat", unit=named("unit", by), pieces=mine))
    return lines
