"""Everything there is, for a client to draw and name. All of it is public."""

from __future__ import annotations

from headframe.core.bits import bits
from headframe.core.part import Json
from headframe.games.mothership.content import (
    ARTIFACT_NAMES,
    BASE_DIE,
    BASE_ENGINE,
    BODY_NAMES,
    BUILD_PRICES,
    CARD_PRICE,
    CARDS,
    CATEGORIES,
    COUNT,
    DEVELOPMENTS,
    ENGINE,
    EXPLORE_PRICE,
    GRID,
    GUARDIAN_PRICE,
    HULL,
    KIND,
    KIND_NAMES,
    KINDS,
    LOOT,
    MOST_OWNERS,
    PACK,
    PLANET_DEFENCE,
    PLANET_POINTS,
    POINTS,
    REFRESH_PRICE,
    ROW_CAP,
    TECH_PRICE,
    TECHS,
    TITLES,
    UNITS,
    VETO_PRICE,
    WEAPON_DIE,
    WINDOWS,
    texts,
)
from headframe.games.mothership.content.layouts import Layout
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.query import ROW_NAMES
from headframe.games.mothership.setting import Setting
from headframe.games.mothership.show.labels import ON_PLANET, ON_UNIT, PLAIN, RESOURCES
from headframe.games.mothership.steps.aftermath import DICE
from headframe.games.mothership.steps.base import PASS
from headframe.games.mothership.steps.dogfight import BEAM

Words = dict[int, tuple[str, str]]


def catalogue(setting: Setting, layout: Layout) -> dict[str, Json]:
    return {
        "words": {
            of: {str(number): {"id": key, "name": name} for number, (key, name) in named.items()}
            for of, named in words(setting).items()
        },
        "cards": [_card(number) for number in range(len(CARDS))],
        "technologies": [_tech(number) for number in range(len(TECHS))],
        "artifacts": [
            {
                "id": slug(row["title"].required()),
                "name": row["title"].required(),
                "text": text,
                "effect": row["effect"].text,
                "value": row["value"].whole(),
            }
            for row, text in zip(PACK.only("artifacts").rows, texts("artifacts"), strict=True)
        ],
        "developments": [_development(number) for number in range(len(DEVELOPMENTS))],
        "panel": {"cap": ROW_CAP, "engine": list(ENGINE), "die": list(WEAPON_DIE)},
        "units": [_kind(kind) for kind in range(len(KIND_NAMES))],
        "prices": {
            "card": CARD_PRICE,
            "guardian": GUARDIAN_PRICE,
            "explore": EXPLORE_PRICE,
            "developments": list(BUILD_PRICES),
            "veto": VETO_PRICE,
            "refresh": REFRESH_PRICE,
        },
        "planet": {"defence": PLANET_DEFENCE, "points": PLANET_POINTS},
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


def words(setting: Setting) -> dict[str, Words]:
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
    cards = {number: (slug(card.title), card.title) for number, card in enumerate(CARDS)}
    passing = {PASS: ("pass", "pass")}
    return {
        "action": _actions(units, planets, owners),
        "card": {**cards, **passing, BEAM: ("solar-beam", "light the Solar Beam")},
        "unit": units,
        "piece": {**units, **{100 + n: name for n, name in planets.items()}},
        "space": {**spaces, PASS: ("stay", "stay")},
        "way": spaces,
        "planet": planets,
        "technology": {n: (slug(t.title), t.title) for n, t in enumerate(TECHS)},
        "artifact": {n: (slug(name), name) for n, name in enumerate(ARTIFACT_NAMES)},
        "development": {n: (slug(d.title), d.title) for n, d in enumerate(DEVELOPMENTS)},
        "owner": owners,
        "purse": {
            owner * 3 + n: (f"{slug(name)}-{owner}", f"1 {name} of {owners[owner][1]}")
            for owner in owners
            for n, name in enumerate(RESOURCES)
        },
        "row": {
            owner * 3 + n: (f"{slug(name)}-{owner}", f"{name} of {owners[owner][1]}")
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
            for roller in range(7)
            for place in range(DICE)
        },
        "declared": {n: (f"declared-{n}", f"card {n + 1}") for n in range(len(TITLES))} | passing,
        "gas": {n: (f"gas-{n}", f"{n} Gas") for n in range(5)},
        "influence": {n: (f"influence-{n}", f"{n} Influence") for n in range(1, 41)},
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


def _actions(units: Words, planets: Words, owners: Words) -> Words:
    found: Words = {code: (slug(name), name) for code, name in PLAIN.items()}
    for kind, verb in ON_UNIT.items():
        for unit, (key, name) in units.items():
            found[kind + unit] = (f"{slug(verb)}-{key}", f"{verb} {name}")
    for kind, verb in ON_PLANET.items():
        for planet, (key, name) in planets.items():
            found[kind + planet] = (f"{slug(verb)}-{key}", f"{verb} {name}")
    for number, card in enumerate(CARDS):
        found[codes.CARD + number] = (f"play-{slug(card.title)}", f"play {card.title}")
    for number, tech in enumerate(TECHS):
        title = slug(tech.title)
        found[codes.RESEARCH + number] = (f"research-{title}", f"research {tech.title}")
        found[codes.ABILITY + number] = (f"use-{title}", f"use {tech.title}")
    for owner, (key, name) in owners.items():
        found[codes.REMOVE + owner] = (f"remove-{key}", f"remove Influence of {name}")
    return found


def _card(number: int) -> Json:
    card = CARDS[number]
    return {
        "id": slug(card.title),
        "name": card.title,
        "quantity": card.quantity,
        "own_turn": card.own,
        "windows": [name for place, name in enumerate(WINDOWS) if card.windows >> place & 1],
        "resale": {"minerals": card.minerals, "gas": card.gas},
        "text": texts("cards")[number],
    }


def _tech(number: int) -> Json:
    tech = TECHS[number]
    return {
        "id": slug(tech.title),
        "name": tech.title,
        "category": CATEGORIES[tech.category].lower(),
        "tier": tech.tier,
        "branch": tech.branch,
        "dark": tech.dark,
        "price": TECH_PRICE[number],
        "value": tech.value,
        "second": tech.second,
        "before": list(bits(tech.before)),
        "rival": list(bits(tech.rival)),
        "text": texts("technology")[number],
    }


def _kind(kind: int) -> Json:
    return {
        "id": slug(KIND_NAMES[kind]),
        "count": COUNT[kind],
        "engine": BASE_ENGINE[kind],
        "die": BASE_DIE[kind],
        "hull": HULL[kind],
        "loot": LOOT[kind],
        "points": POINTS[kind],
    }


def _development(number: int) -> Json:
    each = DEVELOPMENTS[number]
    minerals, gas, influence = each.yields
    return {
        "id": slug(each.title),
        "name": each.title,
        "quantity": each.quantity,
        "body": "any" if each.body < 0 else slug(BODY_NAMES[each.body]),
        "minerals": minerals,
        "gas": gas,
        "influence": influence,
        "defence": each.defence,
        "energy": each.energy,
        "points": each.points,
    }
