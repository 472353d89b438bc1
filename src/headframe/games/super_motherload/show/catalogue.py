"""What exists at all, for clients to draw and name (SM-INFO-01). All of it is public."""

from __future__ import annotations

from headframe.core.part import Json
from headframe.games.super_motherload.content import Content, content_of
from headframe.games.super_motherload.content.bonuses import spelled
from headframe.games.super_motherload.content.cards import COLOURS, NO_PATTERN, Card
from headframe.games.super_motherload.content.goals import SCOPES
from headframe.games.super_motherload.show.labels import words


def catalogue(pack: str, seats: int) -> dict[str, Json]:
    content = content_of(pack)
    named: dict[str, Json] = {
        of: {str(number): {"id": key, "name": name} for number, (key, name) in table.items()}
        for of, table in words(pack).items()
    }
    board = content.sheet.board
    return {
        "words": named,
        "sheet": {
            # Spaces are numbered row by row over both boards in play, with one number left out
            # at the end of each row.
            "width": board.width,
            "height": board.height,
            "stride": board.stride,
        },
        "depths": list(content.depths(seats)),
        "minerals": [
            {"name": mineral.name, "letter": mineral.letter, "money": mineral.money}
            for mineral in content.minerals
        ],
        "patterns": [
            [list(cell) for cell in blasts.orientations[0]] for blasts in content.sheet.blasts
        ],
        "cards": [_card(card) for card in content.cards],
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
                "title": side.title,
                "depth": side.depth,
                "rows": [list(row) for row in side.rows],
                "provenance": side.provenance,
            }
            for side in content.sides
        ],
        **_achievements(content),
    }


def _card(card: Card) -> Json:
    return {
        "id": card.name,
        "title": card.title,
        "colour": COLOURS[card.colour],
        "icons": card.icons,
        "pattern": None if card.pattern == NO_PATTERN else card.pattern,
        "cost": card.cost,
        "points": card.points,
        "buy": spelled(card.buy, ()),
        "drill": spelled(card.drill, ()),
        "provenance": card.provenance,
    }


def _achievements(content: Content) -> dict[str, Json]:
    minerals = [mineral.name for mineral in content.minerals]
    return {
        "majors": [
            {
                "id": major.name,
                "title": major.title,
                "wants": list(major.wants),
                "points": major.points,
                "provenance": major.provenance,
            }
            for major in content.majors
        ],
        "minors": [
            {
                "id": minor.name,
                "title": minor.title,
                "goal": minor.words,
                "scope": SCOPES[minor.goal.scope],
                "points": minor.points,
                "provenance": minor.provenance,
            }
            for minor in content.minors
        ],
        "tiles": [
            {
                "name": artifact.name,
                "effect": spelled(artifact.effect, minerals),
                "points": artifact.points,
                "number": artifact.tiles,
                "provenance": artifact.provenance,
            }
            for artifact in content.artifacts
        ],
    }
