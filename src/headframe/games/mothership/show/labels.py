"""What the numbers of choices, views and events are called."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from headframe.core.speech import NONE, SEAT, Speech, Word, Words, named, phrase
from headframe.games.mothership.board import BODY_NAMES, GRID, space_mark
from headframe.games.mothership.content import Content
from headframe.games.mothership.content.cards import DICE
from headframe.games.mothership.content.technology import BY_VALUE
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.legal.action_codes import BEAM, PASS
from headframe.games.mothership.legal.aiming import PURSES
from headframe.games.mothership.rolls import BUFFS
from headframe.games.mothership.setting import Setting
from headframe.games.mothership.show import phrases
from headframe.games.mothership.show.phrases import slug
from headframe.games.mothership.state import PLANET, MothershipState
from headframe.games.mothership.units import (
    COUNT,
    FLEET,
    KIND,
    KIND_NAMES,
    KINDS,
    MOST_OWNERS,
    OWNER,
    ROW_NAMES,
    ROWS,
    UNITS,
)

RESOURCES: Final = ("minerals", "gas", "influence")
MOST_INFLUENCE: Final = 40
"""Amounts of Influence that have a word; more is a bare number."""
PLAIN: Final = {
    codes.END: "end",
    codes.ENERGY: "energy",
    codes.BUY: "buy",
    codes.BUY_GAS: "buy-gas",
    codes.SHIFT: "shift",
    codes.REFRESH: "refresh",
}
ON_UNIT: Final = {
    codes.MOVE: "move",
    codes.GATE: "gate",
    codes.ATTACK: "attack",
    codes.DEPLOY: "deploy",
    codes.SCRAP: "scrap",
}
ON_PLANET: Final = {
    codes.RAID: "raid",
    codes.EXPLORE: "explore",
    codes.COURT: "court",
    codes.BUILD: "build",
}


@lru_cache(maxsize=64)
def words(content: Content, setting: Setting) -> Words:
    """The numbers of every vocabulary."""
    units = {unit: _unit(unit) for unit in range(UNITS * MOST_OWNERS)}
    planets = {number: _planet(setting, number) for number in range(len(setting.bodies))}
    spaces = {
        n: Word(id=f"space-{q}-{r}", name=space_mark(n)) for n, (q, r) in enumerate(GRID.coords)
    }
    owners = {
        owner: Word(id=f"owner-{owner}", say=named(SEAT, owner)) for owner in range(setting.owners)
    }
    passing = {PASS: _message("card", "pass")}
    return {
        "action": _actions(content, setting, owners),
        "card": {
            **{number: _card(content, setting, number) for number in range(len(content.cards))},
            **passing,
            BEAM: _beam(content),
        },
        "unit": units,
        "ship": {unit: _ship(unit) for unit in range(UNITS)},
        "piece": {**units, **{PLANET + n: word for n, word in planets.items()}},
        "space": {**spaces, PASS: _message("space", "stay")},
        "way": spaces,
        "planet": planets,
        "technology": {
            n: Word(id=slug(tech.title), name=tech.title, about=phrases.technology(tech))
            for n, tech in enumerate(content.technologies)
        },
        "artifact": {
            n: Word(id=slug(token.title), name=token.title, about=phrases.artifact(token))
            for n, token in enumerate(content.artifacts)
        },
        "development": {
            n: Word(
                id=slug(each.title),
                name=each.title,
                about=phrases.development(each),
                points=each.points,
            )
            for n, each in enumerate(content.developments)
        },
        "owner": owners,
        "purse": {
            owner * PURSES + n: _of(f"{name}-{owner}", "purse-of", f"stat-{name}", owner)
            for owner in owners
            for n, name in enumerate(RESOURCES)
        },
        "row": {
            owner * ROWS + n: _of(f"{name}-{owner}", "row-of", f"word-energy-{name}", owner)
            for owner in owners
            for n, name in enumerate(ROW_NAMES)
        },
        "energy": _rows(),
        "energy-gain": _rows(),
        "energy-loss": _rows(),
        "buff": {n: _message("buff", name) for n, name in enumerate(BUFFS)},
        "reward": {n: _message("reward", key) for n, key in enumerate(("deck", "hand"))},
        "die": {
            roller * DICE + place: Word(
                id=f"die-{roller}-{place}", say=phrase("die-at", die=place + 1, roll=roller + 1)
            )
            for roller in range(FLEET + 1)
            for place in range(DICE)
        },
        "declared": {
            n: Word(id=f"declared-{n}", say=phrase("declared", number=n + 1))
            for n in range(len(content.cards))
        }
        | passing,
        "gas": {
            n: Word(id=f"gas-{n}", say=phrase("some-gas", number=n))
            for n in range(content.figures.gas_limit + 1)
        },
        "influence": {
            n: Word(id=f"influence-{n}", say=phrase("some-influence", number=n))
            for n in range(1, MOST_INFLUENCE + 1)
        },
        "veto": {n: _message("veto", key) for n, key in enumerate(("no", "yes"))},
        "bonus": {n: _message("bonus", key) for n, key in enumerate(("no", "yes"))},
        "deck": {owner: _message("deck", "deck") for owner in owners},
    }


def _message(vocabulary: str, key: str) -> Word:
    """A thing that the game itself names: a message says how."""
    return Word(id=key, say=phrase(f"word-{vocabulary}-{key}"))


def _rows() -> dict[int, Word]:
    return {n: Word(id=name, say=phrase(f"word-energy-{name}")) for n, name in enumerate(ROW_NAMES)}


def _of(key: str, message: str, what: str, owner: int) -> Word:
    return Word(id=key, say=phrase(message, what=phrase(what), seat=named(SEAT, owner)))


def _ship(unit: int) -> Word:
    """ "Fighter 2" """
    kind = KIND[unit]
    key = slug(KIND_NAMES[kind])
    said = phrase(f"kind-{key}")
    if COUNT[kind] == 1:
        return Word(id=key, say=said)
    number = unit % UNITS - KINDS.index(kind) + 1
    return Word(id=f"{key}-{number}", say=phrase("ship", kind=said, number=number))


def _unit(unit: int) -> Word:
    """ "Ada's Fighter 2" """
    ship, owner = _ship(unit), OWNER[unit]
    said = phrase("unit-of", unit=ship["say"], seat=named(SEAT, owner))
    return Word(id=f"{ship['id']}-of-{owner}", say=said)


def _planet(setting: Setting, number: int) -> Word:
    body = phrase(f"body-{slug(BODY_NAMES[setting.bodies[number]])}")
    said = phrase("planet-at", body=body, space=named("space", setting.places[number]))
    return Word(id=f"planet-{number}", say=said)


def _card(content: Content, setting: Setting, number: int) -> Word:
    card = content.cards[number]
    about = phrases.card_about(content, card, setting.setup)
    return Word(id=slug(card.title), name=card.title, about=about)


def _beam(content: Content) -> Word:
    """Among the cards of a window: lighting it, as its technology tells it."""
    word = Word(id="solar-beam", say=phrase("light-beam"))
    for tech in content.technologies:
        if any(power == BY_VALUE["Solar Beam"] for power, _ in tech.gives):
            word["about"] = phrases.technology(tech)
    return word


def _actions(content: Content, setting: Setting, owners: dict[int, Word]) -> dict[int, Word]:
    found = {code: Word(id=key, say=phrase(f"action-{key}")) for code, key in PLAIN.items()}
    things: list[tuple[int, str, str, int]] = [
        (code, does, "unit", UNITS * MOST_OWNERS) for code, does in ON_UNIT.items()
    ]
    things += [(code, does, "planet", len(setting.bodies)) for code, does in ON_PLANET.items()]
    things += [
        (codes.CARD, "play", "card", len(content.cards)),
        (codes.RESEARCH, "research", "technology", len(content.technologies)),
        (codes.ABILITY, "use", "technology", len(content.technologies)),
        (codes.REMOVE, "remove", "owner", len(owners)),
    ]
    for code, does, vocabulary, count in things:
        for number in range(count):
            said = phrase(f"action-{does}", what=named(vocabulary, number))
            found[code + number] = Word(id=f"{does}-{number}", say=said)
    return found


def label(s: MothershipState, speech: Speech, vocabulary: str, value: int) -> str:
    """With the place where a unit stands, and the dice and cards of the fight at hand."""
    fight = s.fight
    if vocabulary in ("unit", "piece") and value < len(s.at) and s.at[value] >= 0:
        return speech.say(
            "unit-at", unit=speech.name(vocabulary, value), space=space_mark(s.at[value])
        )
    if vocabulary == "die" and fight is not None and value // DICE < len(fight.dice):
        roller, place = divmod(value, DICE)
        shown, unit = fight.dice[roller][place], fight.rollers[roller]
        return speech.say(
            "die-shown", number=shown, unit=speech.name("unit", unit) if unit >= 0 else NONE
        )
    if vocabulary == "declared" and fight is not None and 0 <= value < len(fight.plays):
        owner, title, _, _ = fight.plays[value]
        said = phrase("cancel-card", card=named("card", title), seat=named(SEAT, owner))
        return speech.phrase(said)
    return speech.label(vocabulary, value)
