"""Everything there is, for a client to draw and name. All of it is public."""

from __future__ import annotations

from typing import Final

from headframe.core.bits import bits
from headframe.core.part import Json
from headframe.games.mothership.board import BODY_NAMES, GRID
from headframe.games.mothership.content import Content
from headframe.games.mothership.content.cards import DICE, WINDOWS, Card
from headframe.games.mothership.content.layouts import Layout
from headframe.games.mothership.content.modules import ANY_BODY, Development
from headframe.games.mothership.content.technology import CATEGORIES, Technology
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.legal.action_codes import BEAM, PASS
from headframe.games.mothership.legal.open_targets import PURSES
from headframe.games.mothership.setting import Setting
from headframe.games.mothership.show.labels import ON_PLANET, ON_UNIT, PLAIN, RESOURCES
from headframe.games.mothership.show.texts import texts
from headframe.games.mothership.state import PLANET
from headframe.games.mothership.units import (
    COUNT,
    FLEET,
    KIND,
    KIND_NAMES,
    KINDS,
    MOST_OWNERS,
    ROW_NAMES,
    ROWS,
    UNITS,
)

Words = dict[int, tuple[str, str]]
MOST_INFLUENCE: Final = 40
"""Amounts of Influence that have a word; more is a bare number."""


def catalogue(content: Content, setting: Setting, layout: Layout) -> dict[str, Json]:
    figures, panel = content.figures, content.panel
    return {
        "words": {
            of: {str(number): {"id": key, "name": name} for number, (key, name) in named.items()}
            for of, named in words(content, setting).items()
        },
        "cards": [_card(card) for card in content.cards],
        "technologies": [_tech(tech) for tech in content.technologies],
        "artifacts": [
            {
                "id": slug(each.title),
                "name": each.title,
                "text": texts("artifacts").get(each.title, ""),
                "effect": each.effect,
                "value": each.value,
            }
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
            "spaces": [[q, r] for q, r in GRID.coords],
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


def slug(text: str) -> str:
    """Stable text for a name."""
    kept = "".join(letter if letter.isalnum() else " " for letter in text.lower())
    return "-".join(kept.split())


def words(content: Content, setting: Setting) -> dict[str, Words]:
    """The numbers of every vocabulary that choices and views use."""
    units = {u: _unit(u) for u in range(UNITS * MOST_OWNERS)}
    planets = {
        number: (f"planet-{number}", f"{BODY_NAMES[body]} {number + 1}")
        for number, body in enumerate(setting.bodies)
    }
    spaces = {n: (f"space-{q}-{r}", f"({q}, {r})") for n, (q, r) in enumerate(GRID.coords)}
    owners = {n: (f"owner-{n}", f"seat {n}") for n in range(setting.seats)}
    if setting.owners > setting.seats:
        owners[setting.seats] = ("npc", "NPC")
    rows = {n: (slug(name), name) for n, name in enumerate(ROW_NAMES)}
    cards = {number: (slug(card.title), card.title) for number, card in enumerate(content.cards)}
    passing = {PASS: ("pass", "pass")}
    return {
        "action": _actions(content, units, planets, owners),
        "card": {**cards, **passing, BEAM: ("solar-beam", "light the Solar Beam")},
        "unit": units,
        "piece": {**units, **{PLANET + n: name for n, name in planets.items()}},
        "space": {**spaces, PASS: ("stay", "stay")},
        "way": spaces,
        "planet": planets,
        "technology": {n: (slug(t.title), t.title) for n, t in enumerate(content.technologies)},
        "artifact": {n: (slug(each.title), each.title) for n, each in enumerate(content.artifacts)},
        "development": {n: (slug(d.title), d.title) for n, d in enumerate(content.developments)},
        "owner": owners,
        "purse": {
            owner * PURSES + n: (f"{slug(name)}-{owner}", f"1 {name} of {owners[owner][1]}")
            for owner in owners
            for n, name in enumerate(RESOURCES)
        },
        "row": {
            owner * ROWS + n: (f"{slug(name)}-{owner}", f"{name} of {owners[owner][1]}")
            for owner in owners
            for n, name in enumerate(ROW_NAMES)
        },
        "energy": rows,
        "energy-gain": rows,
        "energy-loss": rows,
        "reward": {
            0: ("deck", "the top Action Card"),
            1: ("hand", "a random card of the former controller"),
        },
        "die": {
            roller * DICE + place: (
                f"die-{roller}-{place}",
                f"die {place + 1}, roll {roller + 1}",
            )
            for roller in range(FLEET + 1)
            for place in range(DICE)
        },
        "declared": {n: (f"declared-{n}", f"card {n + 1}") for n in range(len(content.cards))}
        | passing,
        "gas": {n: (f"gas-{n}", f"{n} Gas") for n in range(content.figures.gas_limit + 1)},
        "influence": {
            n: (f"influence-{n}", f"{n} Influence") for n in range(1, MOST_INFLUENCE + 1)
        },
        "veto": {0: ("no", "let it be"), 1: ("yes", "pay to stop it")},
        "bonus": {0: ("no", "do not roll"), 1: ("yes", "roll the bonus die")},
        "deck": dict.fromkeys(owners, ("deck", "the deck")),
    }


def _unit(unit: int) -> tuple[str, str]:
    kind, number = KIND[unit], unit % UNITS
    name = KIND_NAMES[kind]
    if COUNT[kind] > 1:
        name += f" {number - KINDS.index(kind) + 1}"
    return f"{slug(name)}-of-{unit // UNITS}", f"seat {unit // UNITS}'s {name}"


def _actions(content: Content, units: Words, planets: Words, owners: Words) -> Words:
    found: Words = {code: (slug(name), name) for code, name in PLAIN.items()}
    for kind, verb in ON_UNIT.items():
        for unit, (key, name) in units.items():
            found[kind + unit] = (f"{slug(verb)}-{key}", f"{verb} {name}")
    for kind, verb in ON_PLANET.items():
        for planet, (key, name) in planets.items():
            found[kind + planet] = (f"{slug(verb)}-{key}", f"{verb} {name}")
    for number, card in enumerate(content.cards):
        found[codes.CARD + number] = (f"play-{slug(card.title)}", f"play {card.title}")
    for number, tech in enumerate(content.technologies):
        title = slug(tech.title)
        found[codes.RESEARCH + number] = (f"research-{title}", f"research {tech.title}")
        found[codes.ABILITY + number] = (f"use-{title}", f"use {tech.title}")
    for owner, (key, name) in owners.items():
        found[codes.REMOVE + owner] = (f"remove-{key}", f"remove Influence of {name}")
    return found


def _card(card: Card) -> Json:
    return {
        "id": slug(card.title),
        "name": card.title,
        "quantity": card.quantity,
        "own_turn": card.own,
        "windows": [name for place, name in enumerate(WINDOWS) if card.windows >> place & 1],
        "resale": {"minerals": card.minerals, "gas": card.gas},
        "text": texts("cards").get(card.title, ""),
    }


def _tech(tech: Technology) -> Json:
    return {
        "id": slug(tech.title),
        "name": tech.title,
        "category": CATEGORIES[tech.category].lower(),
        "tier": tech.tier,
        "branch": tech.branch,
        "dark": tech.dark,
        "price": tech.price,
        "value": tech.value,
        "second": tech.second,
        "before": list(bits(tech.before)),
        "rival": list(bits(tech.rival)),
        "text": texts("technology").get(tech.title, ""),
    }


def _kind(content: Content, kind: int) -> Json:
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


def _development(each: Development) -> Json:
    minerals, gas, influence = each.yields
    return {
        "id": slug(each.title),
        "name": each.title,
        "quantity": each.quantity,
        "body": "any" if each.body == ANY_BODY else slug(BODY_NAMES[each.body]),
        "minerals": minerals,
        "gas": gas,
        "influence": influence,
        "defence": each.defence,
        "energy": each.energy,
        "points": each.points,
    }
