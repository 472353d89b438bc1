"""What one decides about: said where it is asked."""

from __future__ import annotations

from typing import Final

from headframe.core.bits import bits
from headframe.core.choice import Answer
from headframe.core.engine import Decision
from headframe.core.speech import SEAT, Phrase, named, phrase
from headframe.games.mothership.board import BIT
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.legal.aiming import Aim
from headframe.games.mothership.legal.building import build_price
from headframe.games.mothership.legal.targets import TARGETS
from headframe.games.mothership.modes import INFLUENCE
from headframe.games.mothership.query import beside, die_of, engine_power, planet_defence
from headframe.games.mothership.show.text import about, fight
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.steps.cards import Carry, Play, Respond
from headframe.games.mothership.steps.guardians import Veto
from headframe.games.mothership.steps.move import Move
from headframe.games.mothership.steps.placing import PlaceFleet
from headframe.games.mothership.units import OWNER, UNITS

NOWHERE: Final = -1


def asked(s: MothershipState, decision: Decision) -> list[Phrase]:
    if decision.frame.window(s, decision) is None:
        return _about(s, decision)
    return [*_about(s, decision), phrase(f"pass-{decision.key}")]


def _about(s: MothershipState, decision: Decision) -> list[Phrase]:
    frame = decision.frame
    if isinstance(frame, Respond):
        return [_card(s, frame.owner, frame.title), *_target(s), *fight(s)]
    if isinstance(frame, Play):
        return [_card(s, frame.owner, frame.title), *fight(s)]
    if isinstance(frame, Move):
        unit, left = named("unit", frame.unit), frame.left
        return [phrase("asked-move", unit=unit, space=_place(s, frame.unit), power=left)]
    if isinstance(frame, PlaceFleet):
        return [phrase("asked-fleet", unit=named("unit", frame.owner * UNITS + frame.ship))]
    if isinstance(frame, Veto):
        price, owner = s.content.figures.veto_price, OWNER[frame.ship]
        space = named("space", frame.space)
        return [phrase("asked-veto", seat=named(SEAT, owner), space=space, price=price)]
    if decision.key == "action":
        return [_purse(s, decision.seat)]
    return fight(s)


def _place(s: MothershipState, unit: int) -> Phrase:
    return named("space", s.at[unit])


def _card(s: MothershipState, owner: int, title: int) -> Phrase:
    card = named("card", title)
    return phrase("asked-card", card=card, about=about(s, "card", title), seat=named(SEAT, owner))


def _target(s: MothershipState) -> list[Phrase]:
    """What the card is aimed at: it waits beneath the question."""
    carry = s.stack[-2]
    if not isinstance(carry, Carry) or not carry.named:
        return []
    card = s.content.cards[carry.title]
    found: list[Phrase] = []
    for at, answer in enumerate(carry.named):
        aim = Aim(carry.owner, card.value, carry.named[:at])
        choice = TARGETS[card.on[at]](s, aim)
        assert choice is not None, "it was named a moment ago"
        values = answer if isinstance(answer, tuple) else (answer,)
        found += [named(choice.vocabulary, value) for value in values]
    return [phrase("asked-target", targets=found)]


def _purse(s: MothershipState, owner: int) -> Phrase:
    has = [
        phrase("some-minerals", number=s.minerals[owner]),
        phrase("some-gas", number=s.gas[owner]),
    ]
    if s.setting.modules & INFLUENCE:
        has.append(phrase("some-influence", number=s.influence[owner]))
    return phrase("asked-purse", things=has)


def outlook(s: MothershipState, decision: Decision, answer: Answer) -> list[Phrase]:
    if decision.choice.vocabulary in ("way", "space"):
        end = answer if isinstance(answer, int) else answer[-1] if answer else NOWHERE
        return _around(s, end) if end >= 0 else []
    if decision.choice.vocabulary != "action" or not isinstance(answer, int):
        return []
    thing = answer % codes.SPAN
    base = answer - thing
    figures = s.content.figures
    if base in (codes.MOVE, codes.GATE):
        return [phrase("outlook-move", space=_place(s, thing), power=engine_power(s, thing))]
    if base == codes.ATTACK:
        return [phrase("outlook-attack", space=_place(s, thing), die=die_of(s, thing))]
    if base == codes.RAID:
        return [phrase("planet-defence", defence=planet_defence(s, thing))]
    if base == codes.RESEARCH:
        tech = s.content.technologies[thing]
        return [_price(tech.price), about(s, "technology", thing)]
    if base == codes.ABILITY:
        return [about(s, "technology", thing)]
    if base == codes.CARD:
        return [about(s, "card", thing)]
    if base == codes.BUILD:
        return [_price(build_price(s, thing))]
    if base == codes.EXPLORE:
        return [_price(figures.explore_price)]
    if answer == codes.BUY:
        return [_price(figures.card_price)]
    return []


def _around(s: MothershipState, space: int) -> list[Phrase]:
    """What a space is like for whoever cannot look at the map."""
    found = [phrase("asteroids")] if s.setting.asteroids >> space & 1 else []
    pieces = [s.on[other] for other in bits(beside(BIT[space])) if s.on[other] >= 0]
    if pieces:
        found.append(phrase("beside", pieces=[named("piece", piece) for piece in pieces]))
    return found


def _price(minerals: int) -> Phrase:
    return phrase("costs", price=phrase("some-minerals", number=minerals))
