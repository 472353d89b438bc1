"""Words for the numbers of choices."""

from __future__ import annotations

from headframe.games.mothership.board import BODY_NAMES, space_name
from headframe.games.mothership.content.cards import DICE
from headframe.games.mothership.legal.action_codes import (
    ABILITY,
    ATTACK,
    BEAM,
    BUILD,
    BUY,
    BUY_GAS,
    CARD,
    COURT,
    DEPLOY,
    END,
    ENERGY,
    EXPLORE,
    GATE,
    MOVE,
    PASS,
    RAID,
    REFRESH,
    REMOVE,
    RESEARCH,
    SCRAP,
    SHIFT,
    SPAN,
)
from headframe.games.mothership.legal.open_targets import PURSES
from headframe.games.mothership.modes import MODES, SOLO
from headframe.games.mothership.state import PLANET, MothershipState
from headframe.games.mothership.units import (
    COUNT,
    KIND,
    KIND_NAMES,
    KINDS,
    OWNER,
    ROW_NAMES,
    ROWS,
    UNITS,
)

RESOURCES = ("Mineral", "Gas", "Influence")


def owner_name(s: MothershipState, owner: int) -> str:
    if owner >= s.setting.seats:
        return "NPC" if s.setting.mode == SOLO else MODES[s.setting.mode]
    return f"seat {owner}"


def unit_name(s: MothershipState, unit: int) -> str:
    """Like "seat 1's Fighter 2 at (3, -1)"."""
    if unit < 0:
        return "nothing"
    kind, number = KIND[unit], unit % UNITS
    name = KIND_NAMES[kind]
    if COUNT[kind] > 1:
        name += f" {number - KINDS.index(kind) + 1}"
    space = s.at[unit] if unit < len(s.at) else -1
    where = f" at {space_name(space)}" if space >= 0 else ""
    return f"{owner_name(s, OWNER[unit])}'s {name}{where}"


def planet_name(s: MothershipState, planet: int) -> str:
    if not 0 <= planet < len(s.planet_at):
        return f"planet {planet}"
    body = BODY_NAMES[s.setting.bodies[planet]]
    return f"{body} at {space_name(s.setting.places[planet])}"


def piece_name(s: MothershipState, piece: int) -> str:
    return planet_name(s, piece - PLANET) if piece >= PLANET else unit_name(s, piece)


def card_name(s: MothershipState, title: int) -> str:
    if title == PASS:
        return "pass"
    if title == BEAM:
        return "light the Solar Beam"
    cards = s.content.cards
    return cards[title].title if 0 <= title < len(cards) else f"card {title}"


PLAIN = {
    END: "end the turn",
    ENERGY: "set Energy",
    BUY: "buy an Action Card",
    BUY_GAS: "buy an Action Card for Gas",
    SHIFT: "move the Station",
    REFRESH: "renew the Market",
}


def action_name(s: MothershipState, code: int) -> str:
    if code in PLAIN:
        return PLAIN[code]
    kind, number = code // SPAN * SPAN, code % SPAN
    if kind == CARD:
        return f"play {card_name(s, number)}"
    techs = s.content.technologies
    if kind in (RESEARCH, ABILITY) and number < len(techs):
        return f"{'research' if kind == RESEARCH else 'use'} {techs[number].title}"
    if kind == REMOVE:
        return f"remove Influence of {owner_name(s, number)}"
    if kind in ON_UNIT:
        return f"{ON_UNIT[kind]} {unit_name(s, number)}"
    if kind in ON_PLANET:
        return f"{ON_PLANET[kind]} {planet_name(s, number)}"
    return f"action {code}"


ON_UNIT = {
    MOVE: "move",
    GATE: "jump with",
    ATTACK: "attack",
    DEPLOY: "deploy a Guardian beside",
    SCRAP: "scrap",
}
ON_PLANET = {
    RAID: "attack the",
    EXPLORE: "explore the",
    COURT: "win over by Influence the",
    BUILD: "build on the",
}


def label(s: MothershipState, of: str, value: int) -> str:
    """What a number of a choice is called; plain where nothing better is known."""
    if of == "action":
        return action_name(s, value)
    if of == "card":
        return card_name(s, value)
    if of == "unit":
        return unit_name(s, value)
    if of == "piece":
        return piece_name(s, value)
    if of in ("space", "way"):
        return "stay" if value == PASS else space_name(value)
    if of == "planet":
        return planet_name(s, value)
    if of == "development":
        return s.content.developments[value].title
    if of == "owner":
        return owner_name(s, value)
    if of == "purse":
        return f"1 {RESOURCES[value % PURSES]} of {owner_name(s, value // PURSES)}"
    if of == "row":
        return f"{ROW_NAMES[value % ROWS]} of {owner_name(s, value // ROWS)}"
    if of in ("energy", "energy-gain", "energy-loss"):
        return ROW_NAMES[value]
    if of == "reward":
        return ("the top Action Card", "a random card of the former controller")[value]
    if of == "die":
        return _die_name(s, value)
    if of == "declared":
        return _declared_name(s, value)
    return f"{of} {value}"


def _die_name(s: MothershipState, value: int) -> str:
    roller, place = divmod(value, DICE)
    if s.fight is None or roller >= len(s.fight.dice):
        return f"die {value}"
    shown = s.fight.dice[roller][place]
    unit = s.fight.rollers[roller]
    return f"the {shown} of {unit_name(s, unit)}" if unit >= 0 else f"the {shown}"


def _declared_name(s: MothershipState, value: int) -> str:
    if value == PASS:
        return "pass"
    if s.fight is None or value >= len(s.fight.plays):
        return f"card {value}"
    owner, title, _, _ = s.fight.plays[value]
    return f"cancel {card_name(s, title)} of {owner_name(s, owner)}"
