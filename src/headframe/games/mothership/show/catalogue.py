"""Everything there is, for a client to draw and name. All of it is public.

The types are the client's too: ``./x generate`` writes them out.
"""

from __future__ import annotations

from typing import TypedDict

from headframe.core.bits import bits
from headframe.core.speech import Phrase, Word, words_json
from headframe.games.mothership.board import BODY_NAMES, GRID
from headframe.games.mothership.content import Content
from headframe.games.mothership.content.cards import TURN, WINDOWS, Card
from headframe.games.mothership.content.layouts import Layout
from headframe.games.mothership.content.modules import ANY_BODY, Development
from headframe.games.mothership.content.technology import CATEGORIES, Technology
from headframe.games.mothership.legal.action_codes import BEAM
from headframe.games.mothership.modes import ARTIFACTS
from headframe.games.mothership.setting import Setting
from headframe.games.mothership.show.labels import words
from headframe.games.mothership.show.phrases import card as card_text
from headframe.games.mothership.show.phrases import slug
from headframe.games.mothership.show.story import FIELDS
from headframe.games.mothership.units import (
    BOMBER,
    COUNT,
    FIGHTER,
    KIND_NAMES,
    MOTHERSHIP,
    ROWS,
    STATION,
)


class Goods(TypedDict):
    minerals: int
    gas: int


class CardFacts(TypedDict):
    id: str
    quantity: int
    own_turn: bool
    windows: list[str]
    resale: Goods
    text: Phrase


class TechFacts(TypedDict):
    id: str
    category: str
    tier: int
    branch: str
    dark: bool
    price: int
    value: int
    second: int
    before: list[int]
    rival: list[int]


class ArtifactFacts(TypedDict):
    id: str
    effect: str
    value: int


class DevelopmentFacts(TypedDict):
    id: str
    quantity: int
    body: str
    minerals: int
    gas: int
    influence: int
    defence: int
    energy: int
    points: int


class UnitFacts(TypedDict):
    id: str
    count: int
    engine: int
    die: int
    hull: int
    loot: int
    points: int


class PanelFacts(TypedDict):
    cap: int
    engine: list[int]
    die: list[int]


class Prices(TypedDict):
    card: int
    guardian: int
    explore: int
    developments: list[int]
    veto: int
    refresh: int


class PlanetFacts(TypedDict):
    defence: int
    points: int


class PlanetPlace(TypedDict):
    space: int
    body: str
    moon: bool


class BoardFacts(TypedDict):
    radius: int
    spaces: list[tuple[int, int]]
    asteroids: list[int]
    stations: list[int]
    planets: list[PlanetPlace]


class Reactions(TypedDict):
    """What can be used in windows, for standing orders."""

    of: str
    things: list[int]


class Numbers(TypedDict):
    """What stands on no card, by the names that texts use."""

    hull: int
    station_hull: int
    station_step: int
    energy: int
    fighter_die: int
    bomber_die: int
    asteroid_die: int
    small_die: int
    big_die: int
    loot: int
    big_loot: int
    defence: int
    gas_limit: int
    card_price: int
    guardian_price: int
    explore_price: int
    planet_points: int


class Facts(TypedDict):
    """The catalogue."""

    words: dict[str, dict[str, Word]]
    fields: dict[str, str]
    numbers: Numbers
    reactions: Reactions
    cards: list[CardFacts]
    technologies: list[TechFacts]
    artifacts: list[ArtifactFacts]
    developments: list[DevelopmentFacts]
    panel: PanelFacts
    units: list[UnitFacts]
    prices: Prices
    planet: PlanetFacts
    board: BoardFacts


def catalogue(content: Content, setting: Setting, layout: Layout) -> Facts:
    figures, panel = content.figures, content.panel
    return {
        "words": words_json(words(content, setting)),
        "fields": dict(FIELDS),
        "numbers": _numbers(content),
        "reactions": {"of": "card", "things": _reactions(content, setting)},
        "cards": [_card(content, setting, card) for card in content.cards],
        "technologies": [_tech(tech) for tech in content.technologies],
        "artifacts": [
            {"id": slug(each.title), "effect": each.effect, "value": each.value}
            for each in content.artifacts
        ],
        "developments": [_development(each) for each in content.developments],
        "panel": {"cap": panel.cap, "engine": list(panel.engine), "die": list(panel.die)},
        "units": [_kind(content, kind) for kind in range(len(KIND_NAMES))],
        "prices": {
            "card": figures.card_price,
            "guardian": figures.guardian_price,
            "explore": figures.explore_price,
            "developments": list(figures.build_prices),
            "veto": figures.veto_price,
            "refresh": figures.refresh_price,
        },
        "planet": {"defence": figures.planet_defence, "points": figures.planet_points},
        "board": {
            "radius": GRID.radius,
            "spaces": list(GRID.coords),
            "asteroids": list(bits(setting.asteroids)),
            "stations": list(layout.stations),
            "planets": [
                {
                    "space": space,
                    "body": slug(BODY_NAMES[body]),
                    "moon": bool(setting.moons >> number & 1),
                }
                for number, (space, body) in enumerate(
                    zip(setting.places, setting.bodies, strict=True)
                )
            ],
        },
    }


def _numbers(content: Content) -> Numbers:
    figures, panel, units = content.figures, content.panel, content.units
    return {
        "hull": units.hull[MOTHERSHIP],
        "station_hull": units.hull[STATION],
        "station_step": figures.station_step,
        "energy": ROWS * panel.start,
        "fighter_die": units.die[FIGHTER],
        "bomber_die": units.die[BOMBER],
        "asteroid_die": figures.asteroid_die,
        "small_die": min(die for die in panel.die if die),
        "big_die": max(panel.die),
        "loot": units.loot[FIGHTER],
        "big_loot": units.loot[MOTHERSHIP],
        "defence": figures.planet_defence,
        "gas_limit": figures.gas_limit,
        "card_price": figures.card_price,
        "guardian_price": figures.guardian_price,
        "explore_price": figures.explore_price,
        "planet_points": figures.planet_points,
    }


def _reactions(content: Content, setting: Setting) -> list[int]:
    cards = [
        title
        for title, card in enumerate(content.cards)
        if card.windows & ~TURN and (setting.modules & ARTIFACTS or not card.needs_artifacts)
    ]
    return [*cards, BEAM]


def _card(content: Content, setting: Setting, card: Card) -> CardFacts:
    return {
        "id": slug(card.title),
        "quantity": card.quantity,
        "own_turn": card.own,
        "windows": [name for place, name in enumerate(WINDOWS) if card.windows >> place & 1],
        "resale": {"minerals": card.minerals, "gas": card.gas},
        "text": card_text(content, card, setting.setup),
    }


def _tech(tech: Technology) -> TechFacts:
    return {
        "id": slug(tech.title),
        "category": CATEGORIES[tech.category].lower(),
        "tier": tech.tier,
        "branch": tech.branch,
        "dark": tech.dark,
        "price": tech.price,
        "value": tech.value,
        "second": tech.second,
        "before": list(bits(tech.before)),
        "rival": list(bits(tech.rival)),
    }


def _kind(content: Content, kind: int) -> UnitFacts:
    units = content.units
    return {
        "id": slug(KIND_NAMES[kind]),
        "count": COUNT[kind],
        "engine": units.engine[kind],
        "die": units.die[kind],
        "hull": units.hull[kind],
        "loot": units.loot[kind],
        "points": units.points[kind],
    }


def _development(each: Development) -> DevelopmentFacts:
    minerals, gas, influence = each.yields
    return {
        "id": slug(each.title),
        "quantity": each.quantity,
        "body": "any" if each.body == ANY_BODY else slug(BODY_NAMES[each.body]),
        "minerals": minerals,
        "gas": gas,
        "influence": influence,
        "defence": each.defence,
        "energy": each.energy,
        "points": each.points,
    }
