"""What may be explored and built, where, for what (MS-ART-03, MS-DEV)."""

from __future__ import annotations

from headframe.games.mothership.board import PLANETOID
from headframe.games.mothership.content.modules import ANY_BODY
from headframe.games.mothership.modes import ARTIFACTS
from headframe.games.mothership.query import planets_of
from headframe.games.mothership.state import MothershipState


def unexplored(s: MothershipState, owner: int) -> list[int]:
    """Planets of the owner whose token is hidden."""
    if not s.setting.modules & ARTIFACTS:
        return []
    return [planet for planet in planets_of(s, owner) if not s.explored >> planet & 1]


def places(s: MothershipState, planet: int) -> int:
    """How many Developments a planet can carry (MS-DEV-07)."""
    if s.setting.bodies[planet] == PLANETOID:
        return s.content.figures.planetoid_places
    figures = s.content.figures
    return figures.planet_places + (figures.moon_places if s.setting.moons >> planet & 1 else 0)


def buildable(s: MothershipState, planet: int) -> list[int]:
    """The Market cards that this planet can take (MS-DEV-07, -08)."""
    if not s.explored >> planet & 1 or len(s.built[planet]) >= places(s, planet):
        return []
    body = s.setting.bodies[planet]
    developments = s.content.developments
    return [
        title
        for title in sorted(set(s.market))
        if developments[title].body in (ANY_BODY, body) and title not in s.built[planet]
    ]


def build_price(s: MothershipState, planet: int) -> int:
    return s.content.figures.build_prices[len(s.built[planet])]
