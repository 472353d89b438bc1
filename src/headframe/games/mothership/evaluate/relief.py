"""What the Solo Challenge asks beside all else: the NPC's Mothership lies beside the Station from
the start, so that the Station needs a guard soon, and the guard must stand its blows."""

from __future__ import annotations

from typing import Final

from headframe.games.mothership.board import DISTANCE
from headframe.games.mothership.evaluate.weights import Weights
from headframe.games.mothership.modes import NPC, PLAYER
from headframe.games.mothership.query import die_of, engine_power, shield_strength
from headframe.games.mothership.rolls import standing_buff
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.steps.npc import ACTING, hunted
from headframe.games.mothership.units import BOMBER, KIND, MOTHERSHIP_OF, SHIPS, STATION_OF, UNITS

HUNDREDTHS: Final = 100
FAR: Final = 6
"""Moves away: not to be reached in time."""


def relief(s: MothershipState, weight: Weights) -> int:
    """What the NPC's Mothership threatens, less what threatens it, as a cost."""
    hunter, home = MOTHERSHIP_OF[NPC], STATION_OF[PLAYER]
    if s.at[hunter] < 0 or s.at[home] < 0:
        return 0
    cost = -weight.strike * _strike(s, hunter)
    aim = hunted(s)
    if aim == home:
        cost += weight.unguarded + weight.relief * _moves_away(s, s.at[home]) // HUNDREDTHS
    elif aim == MOTHERSHIP_OF[PLAYER]:
        cost += weight.blow * _blow(s, hunter) // HUNDREDTHS
    return cost


def _strike(s: MothershipState, hunter: int) -> int:
    """What all ships that reach it could roll against it together, as far as it helps: its shield
    keeps off what few can do. In half points."""
    reach = DISTANCE[s.at[hunter]]
    force = 0
    for unit in (PLAYER * UNITS + number for number in SHIPS):
        if s.at[unit] >= 0 and reach[s.at[unit]] - 1 <= engine_power(s, unit):
            force += die_of(s, unit) + 1 + 2 * standing_buff(s, unit)
    return min(force, 2 * (shield_strength(s, NPC) + s.hulls[NPC]))


def _moves_away(s: MothershipState, home: int) -> int:
    """Hundredths of moves until the Mothership, or else the nearest ship, guards the Station, with
    the Energy as it lies."""
    reach = DISTANCE[home]
    ship = MOTHERSHIP_OF[PLAYER]
    ships = [ship] if s.at[ship] >= 0 else [PLAYER * UNITS + number for number in SHIPS]
    best = HUNDREDTHS * FAR
    for unit in ships:
        if s.at[unit] >= 0:
            power = engine_power(s, unit)
            if power:
                best = min(best, HUNDREDTHS * (reach[s.at[unit]] - 1) // power)
    return best


def _blow(s: MothershipState, hunter: int) -> int:
    """HP that the next turn takes from the player's Mothership, in hundredths: by its hunter, and
    by Bombers that come to the Station (MS-NPC-14)."""
    reach = DISTANCE[s.at[STATION_OF[PLAYER]]]
    others = 0
    for unit in ACTING:
        comes = s.at[unit] >= 0 and reach[s.at[unit]] - 1 <= engine_power(s, unit)
        if KIND[unit] == BOMBER and comes:
            others += (die_of(s, unit) + 1) // 2 + standing_buff(s, unit)
    left = shield_strength(s, PLAYER) - others
    hull, die = s.hulls[PLAYER], die_of(s, hunter)
    return sum(HUNDREDTHS * min(hull, max(0, shown - left)) for shown in range(1, die + 1)) // max(
        1, die
    )
