"""The table in plain text, as one seat sees it."""

from __future__ import annotations

from typing import Final

from headframe.core.speech import ENGLISH, Speech, texts
from headframe.games.mothership.board import GAS, GRID, MINERAL, PLANETOID
from headframe.games.mothership.modes import INFLUENCE, MODES, SOLO, VP
from headframe.games.mothership.query import planet_defence, points, shield_in_hand
from headframe.games.mothership.show.labels import label, owner_name, planet_name, words
from headframe.games.mothership.show.story import FIELDS, LOCALES
from headframe.games.mothership.state import PLANET, MothershipState
from headframe.games.mothership.units import KIND, OWNER, ROW_NAMES, ROWS

LETTERS: Final = "SMFBG"
BODIES: Final = {MINERAL: "o", GAS: "~", PLANETOID: "."}


def table_text(s: MothershipState, viewer: int | None) -> str:
    lines = [_head(s), "", *_board(s), ""]
    for owner in range(s.setting.owners):
        lines += _owner(s, owner)
    lines += _planets(s)
    if s.fight is not None and s.fight.rollers and s.fight.rollers[0] >= 0:
        names = [f"seat {seat}" for seat in range(s.setting.seats)]
        speech = Speech(texts(LOCALES, ENGLISH), words(s.content, s.setting), FIELDS, names)
        lines.append(
            "dogfight: " + " + ".join(label(s, speech, "unit", u) for u in s.fight.rollers)
        )
    if s.market:
        lines.append(
            "market: " + ", ".join(s.content.developments[title].title for title in s.market)
        )
    if viewer is not None and viewer < s.setting.seats:
        cards = ", ".join(s.content.cards[title].title for title in s.hands[viewer]) or "none"
        lines.append(f"your cards: {cards}")
    return "\n".join(lines)


def _head(s: MothershipState) -> str:
    mode = MODES[s.setting.mode]
    if not s.stack:
        names = ", ".join(owner_name(s, owner) for owner in s.winners) or "nobody"
        return f"{mode}, over after round {s.round}: won by {names}"
    return (
        f"{mode}, round {s.round}, turn of {owner_name(s, s.turn)}; "
        f"{len(s.deck)} cards in the deck, {len(s.discard)} discarded"
    )


def _board(s: MothershipState) -> list[str]:
    """Row by row; two characters a space: kind and owner, planets and their holder."""
    rows: list[str] = []
    radius = GRID.radius
    for r in range(-radius, radius + 1):
        cells = []
        for q in range(-radius, radius + 1):
            space = GRID.at(q, r)
            if space >= 0:
                cells.append(_cell(s, space))
        indent = "  " * abs(r)
        rows.append(f"{indent}{'  '.join(cells)}".rstrip())
    return rows


def _cell(s: MothershipState, space: int) -> str:
    piece = s.on[space]
    if piece >= PLANET:
        planet = piece - PLANET
        holder = s.holder[planet]
        return BODIES[s.setting.bodies[planet]] + (str(holder) if holder >= 0 else "-")
    if piece >= 0:
        return LETTERS[KIND[piece]] + str(OWNER[piece])
    return "**" if s.setting.asteroids >> space & 1 else " ·"


def _owner(s: MothershipState, owner: int) -> list[str]:
    name = owner_name(s, owner)
    if s.out >> owner & 1:
        return [f"{name}: out of the game"]
    rows = ", ".join(
        f"{row} {units}"
        for row, units in zip(ROW_NAMES, s.energy[owner * ROWS : (owner + 1) * ROWS], strict=True)
    )
    line = f"{name}: Mothership {s.hulls[owner]} HP, shield {shield_in_hand(s, owner)}"
    if not (s.setting.mode == SOLO and owner >= s.setting.seats):
        line += f", Station {s.stations[owner]} HP; {s.minerals[owner]} Minerals"
        line += f", {s.gas[owner]} Gas"
        if s.setting.modules & INFLUENCE:
            line += f", {s.influence[owner]} Influence"
        line += f", {len(s.hands[owner])} cards"
    if s.setting.mode == VP:
        line += f"; {points(s, owner)} VP"
    techs = [t.title for t in s.content.technologies if s.tech[owner] >> t.number & 1]
    return [line, f"    {rows}" + (f"; {', '.join(techs)}" if techs else "")]


def _planets(s: MothershipState) -> list[str]:
    lines: list[str] = []
    for planet, space in enumerate(s.planet_at):
        if space < 0:
            continue
        holder = s.holder[planet]
        parts = [f"defence {planet_defence(s, planet)}"]
        parts.append(f"held by {owner_name(s, holder)}" if holder >= 0 else "neutral")
        if s.explored >> planet & 1:
            parts.append(s.content.artifacts[s.tokens[planet]].title)
        parts += [s.content.developments[title].title for title in s.built[planet]]
        lines.append(f"{planet_name(s, planet)}: {', '.join(parts)}")
    return lines
