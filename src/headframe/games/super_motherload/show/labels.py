"""What the numbers of choices and views are called, in plain English."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from headframe.games.super_motherload.content import Content, content_of
from headframe.games.super_motherload.content.bonuses import spelled
from headframe.games.super_motherload.content.cards import COLOURS, NO_PATTERN
from headframe.games.super_motherload.steps.turn import ACTIONS

Words: TypeAlias = "dict[str, dict[int, tuple[str, str]]]"
"""By vocabulary and number: a stable id and a name."""


@cache
def words(pack: str) -> Words:
    """Every vocabulary of a content pack."""
    content = content_of(pack)
    board = content.sheet.board
    sides = [(side.name, f"{side.name} {side.title}") for side in content.sides]
    stacks = [(colour, f"{colour} stack") for colour in COLOURS]
    spaces = {
        cell: (f"r{row + 1}c{column + 1}", f"row {row + 1}, column {column + 1}")
        for cell in board.cells
        for row, column in [(board.row_of(cell), board.column_of(cell))]
    }
    return {
        "action": _numbered([(name.split()[0], name) for name in ACTIONS]),
        "card": _numbered(
            [(_card_id(content, n), card_label(content, n)) for n in range(len(content.cards))]
        ),
        "deck": _numbered([(deck.name, f"{deck.name} deck") for deck in content.decks]),
        "stack": _numbered(stacks),
        "mineral": _numbered([(mineral.name, mineral.name) for mineral in content.minerals]),
        "pattern": _numbered([(name, name) for name in content.pattern_names]),
        "side": _numbered(sides),
        "space": spaces,
        "tile": _numbered(
            [(tile.name, tile_label(content, n)) for n, tile in enumerate(content.artifacts)]
        ),
        "major": _numbered(
            [(major.name, major_label(content, n)) for n, major in enumerate(content.majors)]
        ),
        "minor": _numbered(
            [
                (minor.name, f"{minor.title}: {minor.words} ({minor.points} points)")
                for minor in content.minors
            ]
        ),
        "to-hand": _numbered([("discard", "to the discard area"), ("hand", "to the hand")]),
        "draw-rest": _numbered(
            [("leave", "do without the rest"), ("shuffle", "shuffle and draw the rest")]
        ),
    }


def label(pack: str, of: str, value: int) -> str:
    return words(pack)[of][value][1]


def _numbered(named: list[tuple[str, str]]) -> dict[int, tuple[str, str]]:
    return dict(enumerate(named))


def _card_id(content: Content, number: int) -> str:
    """Starting pilots have the same id in every deck: their deck tells them apart."""
    card = content.cards[number]
    if card.cost:
        return card.name
    owner = next(deck for deck in content.decks if number in deck.start)
    return f"{owner.name}-{card.name}"


def card_label(content: Content, number: int) -> str:
    card = content.cards[number]
    marks = [f"{card.icons} {COLOURS[card.colour]}"]
    if card.pattern != NO_PATTERN:
        marks.append(f"bomb {content.pattern_names[card.pattern]}")
    if card.drill:
        marks.append(f"drill: {spelled(card.drill, ())}")
    if card.buy:
        marks.append(f"buy: {spelled(card.buy, ())}")
    if card.cost:
        marks.append(f"${card.cost}, {card.points} points")
    return f"{card.title} ({'; '.join(marks)})"


def tile_label(content: Content, kind: int) -> str:
    artifact = content.artifacts[kind]
    effect = spelled(artifact.effect, [mineral.name for mineral in content.minerals])
    return f"{artifact.name} ({effect or f'{artifact.points} points'})"


def major_label(content: Content, number: int) -> str:
    major = content.majors[number]
    wants = [f"{n} {COLOURS[stack]}" for stack, n in enumerate(major.wants) if n]
    return f"{major.title}: buy {', '.join(wants)} ({major.points} points)"
