"""What cards, technologies, artifacts and Developments do, as phrases: messages and arguments.

One message for each verb of a card, each power of a technology, each effect of an artifact; a card
of a known kind needs no text.
"""

from __future__ import annotations

from headframe.core.speech import Phrase, joined, phrase
from headframe.games.mothership.board import BODY_NAMES
from headframe.games.mothership.content import Content
from headframe.games.mothership.content.cards import WINDOWS, Card
from headframe.games.mothership.content.modules import ANY_BODY, Artifact, Development
from headframe.games.mothership.content.setups import house_rules
from headframe.games.mothership.content.technology import (
    DRONES,
    MINING,
    MISSILE,
    ONBOARD,
    TORPEDOES,
    TRACTOR,
    Technology,
)

ROLLS = ("roll", "double", "relics")
"""Verbs whose text says on whose roll."""
ABILITIES = {
    DRONES: "ability-drones",
    MINING: "ability-mining",
    TORPEDOES: "ability-torpedoes",
    TRACTOR: "ability-tractor",
    MISSILE: "ability-missile",
    ONBOARD: "ability-onboard",
}


def slug(text: str) -> str:
    """Stable text for a name."""
    kept = "".join(letter if letter.isalnum() else " " for letter in text.lower())
    return "-".join(kept.split())


def card(content: Content, face: Card, setup: int) -> Phrase:
    """What an Action Card does."""
    rules = house_rules(setup)
    figures = content.figures
    reach = {
        "push": figures.gravity_reach,
        "negotiate": figures.court_reach,
        "remove": figures.pointer_reach,
        "rail": figures.rail_reach,
    }.get(face.verb, 0)
    if face.verb in ROLLS:
        return phrase(f"card-{face.verb}", n=face.value, whose=phrase(f"on-{face.on[0]}"))
    if face.verb == "engine" and not face.value:
        return phrase("card-engine-double")
    said = face.verb
    if said == "push" and not rules.short_push:
        said = "push-exactly"
    elif said == "rob" and rules.rob_friends:
        said = "rob-anybody"
    return phrase(f"card-{said}", n=face.value, reach=reach)


def card_about(content: Content, face: Card, setup: int) -> Phrase:
    """And when it is played, and for what it is sold."""
    windows = [name for place, name in enumerate(WINDOWS) if face.windows >> place & 1]
    # The windows of asteroids are one and the same to a player.
    moments = dict.fromkeys("AST" if name.startswith("AST") else name for name in windows)
    return phrase(
        "card-about",
        does=card(content, face, setup),
        turn=phrase("when-own" if face.own else "when-any"),
        when=[phrase(f"when-{name}") for name in moments],
        worth=goods(face.minerals, face.gas, 0),
    )


def goods(minerals: int, gas: int, influence: int) -> list[Phrase]:
    """ "2 Minerals, 1 Gas" """
    amounts = (("minerals", minerals), ("gas", gas), ("influence", influence))
    return [phrase(f"some-{name}", number=number) for name, number in amounts if number]


def technology(tech: Technology) -> Phrase:
    if tech.ability:
        return phrase(ABILITIES[tech.ability], n=tech.value)
    gives = [phrase(f"power-{slug(power)}", n=amount) for power, amount in tech.gives]
    return joined("and-also", gives)


def artifact(token: Artifact) -> Phrase:
    return phrase(f"artifact-{token.effect}", n=token.value)


def development(built: Development) -> Phrase:
    parts = goods(*built.yields)
    for name, number in (
        ("defence", built.defence),
        ("energy", built.energy),
        ("points", built.points),
    ):
        if number:
            parts.append(phrase(f"gives-{name}", number=number))
    if built.body != ANY_BODY:
        parts.append(phrase(f"only-{slug(BODY_NAMES[built.body])}"))
    return phrase("development-about", parts=parts)
