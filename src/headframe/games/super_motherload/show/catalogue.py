"""What exists at all, for clients to draw and name (SM-INFO-01). All of it is public.

The types are the client's too: ``./x generate`` writes them out.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from headframe.core.speech import Phrase, Word, words_json
from headframe.games.super_motherload.content import Content, content_of
from headframe.games.super_motherload.content.cards import COLOURS, NO_PATTERN
from headframe.games.super_motherload.content.goals import SCOPES
from headframe.games.super_motherload.show import phrases
from headframe.games.super_motherload.show.labels import words
from headframe.games.super_motherload.show.story import FIELDS

Colour: TypeAlias = Literal["red", "blue", "yellow", "wild"]


class Sheet(TypedDict):
    """Spaces are numbered row by row over both boards in play, with one number left out at the
    end of each row."""

    width: int
    height: int
    stride: int
    span: int
    """A placement's number: its first space, and a span more for every other way it is turned."""


class Mineral(TypedDict):
    name: str
    letter: str
    money: int


class CardFace(TypedDict):
    id: str
    colour: Colour
    icons: int
    pattern: int | None
    cost: int
    points: int
    buy: list[Phrase]
    drill: list[Phrase]
    provenance: str


class Deck(TypedDict):
    name: str
    start: list[int]
    stacks: list[list[int]]


class Side(TypedDict):
    """Two characters a space: terrain, content."""

    name: str
    depth: int
    rows: list[list[str]]
    provenance: str


class Major(TypedDict):
    wants: list[int]
    points: int
    provenance: str


class Minor(TypedDict):
    goal: Phrase
    scope: str
    points: int
    provenance: str


class TileFace(TypedDict):
    effect: list[Phrase]
    points: int
    number: int
    provenance: str


class Numbers(TypedDict):
    """What stands on no card, by the names that texts use."""

    actions: int
    cards_drawn: int
    hand_limit: int


class Facts(TypedDict):
    """The catalogue."""

    words: dict[str, dict[str, Word]]
    fields: dict[str, str]
    numbers: Numbers
    sheet: Sheet
    depths: list[int]
    minerals: list[Mineral]
    patterns: list[list[tuple[int, int]]]
    cards: list[CardFace]
    decks: list[Deck]
    boards: list[Side]
    majors: list[Major]
    minors: list[Minor]
    tiles: list[TileFace]


def catalogue(pack: str, seats: int) -> Facts:
    content = content_of(pack)
    board = content.sheet.board
    return {
        "words": words_json(words(pack)),
        "fields": dict(FIELDS),
        "numbers": {
            "actions": content.figures.actions,
            "cards_drawn": content.figures.cards_drawn,
            "hand_limit": content.figures.hand_limit,
        },
        "sheet": {
            "width": board.width,
            "height": board.height,
            "stride": board.stride,
            "span": board.stride * board.height,
        },
        "depths": list(content.depths(seats)),
        "minerals": [
            {"name": mineral.name, "letter": mineral.letter, "money": mineral.money}
            for mineral in content.minerals
        ],
        "patterns": [list(blasts.orientations[0]) for blasts in content.sheet.blasts],
        "cards": [_card(content, number) for number in range(len(content.cards))],
        "decks": [
            {
                "name": deck.name,
                "start": list(deck.start),
                "stacks": [list(stack) for stack in deck.stacks],
            }
            for deck in content.decks
        ],
        "boards": [
            {
                "name": side.name,
                "depth": side.depth,
                "rows": [list(row) for row in side.rows],
                "provenance": side.provenance,
            }
            for side in content.sides
        ],
        "majors": [
            {
                "wants": list(major.wants),
                "points": major.points,
                "provenance": major.provenance,
            }
            for major in content.majors
        ],
        "minors": [
            {
                "goal": phrases.minor_goal(content, number),
                "scope": SCOPES[minor.goal.scope],
                "points": minor.points,
                "provenance": minor.provenance,
            }
            for number, minor in enumerate(content.minors)
        ],
        "tiles": [
            {
                "effect": phrases.bonuses(artifact.effect),
                "points": artifact.points,
                "number": artifact.tiles,
                "provenance": artifact.provenance,
            }
            for artifact in content.artifacts
        ],
    }


def _card(content: Content, number: int) -> CardFace:
    card = content.cards[number]
    return {
        "id": card.name,
        "colour": COLOURS[card.colour],
        "icons": card.icons,
        "pattern": None if card.pattern == NO_PATTERN else card.pattern,
        "cost": card.cost,
        "points": card.points,
        "buy": phrases.bonuses(card.buy),
        "drill": phrases.bonuses(card.drill),
        "provenance": card.provenance,
    }
