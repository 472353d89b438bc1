"""What the numbers of choices, views and events are called."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from headframe.core.speech import Phrase, Word, Words, named, phrase
from headframe.games.super_motherload.content import Content, content_of
from headframe.games.super_motherload.content.bonuses import DRAW, spelled
from headframe.games.super_motherload.content.cards import COLOURS
from headframe.games.super_motherload.events.codes import ARTIFACT
from headframe.games.super_motherload.show import phrases
from headframe.games.super_motherload.steps.turn import ACTIONS


@cache
def words(pack: str) -> Words:
    """Every vocabulary of a content pack."""
    content = content_of(pack)
    board = content.sheet.board
    return {
        "action": _said("action", [name.split()[0] for name in ACTIONS]),
        "card": {number: _card(content, number) for number in range(len(content.cards))},
        "pilot": {number: _pilot(content, number) for number in range(len(content.cards))},
        "deck": _said("deck", [deck.name for deck in content.decks]),
        "stack": _said("stack", list(COLOURS)),
        "mineral": _called([mineral.name for mineral in content.minerals]),
        "pattern": _called(content.pattern_names),
        "side": {n: _side(side.name, side.title) for n, side in enumerate(content.sides)},
        "side-name": {
            n: Word(id=side.name, name=side.title) for n, side in enumerate(content.sides)
        },
        "bonus": {n: Word(id=key, say=said) for n, (key, said) in enumerate(_bonuses(content))},
        "space": {
            cell: _space(board.row_of(cell) + 1, board.column_of(cell) + 1) for cell in board.cells
        },
        "tile": {
            n: _about(tile.name, tile.name, phrases.tile(content, n), tile.points)
            for n, tile in enumerate(content.artifacts)
        },
        "major": {
            n: _about(major.name, major.title, phrases.major(content, n), major.points)
            for n, major in enumerate(content.majors)
        },
        "minor": {
            n: _about(minor.name, minor.title, phrases.minor(content, n), minor.points)
            for n, minor in enumerate(content.minors)
        },
        "to-hand": _said("to-hand", ["discard", "hand"]),
    }


def _called(names: list[str] | tuple[str, ...]) -> dict[int, Word]:
    """Things that the content names, by its name."""
    return {number: Word(id=name, name=name) for number, name in enumerate(names)}


def _said(vocabulary: str, ids: list[str]) -> dict[int, Word]:
    """Things that the game itself names: a message says how."""
    return {
        number: Word(id=key, say=phrase(f"word-{vocabulary}-{key}"))
        for number, key in enumerate(ids)
    }


def _about(key: str, name: str, about: Phrase, points: int) -> Word:
    return Word(id=key, name=name, about=about, points=points)


def _card(content: Content, number: int) -> Word:
    """Starting pilots have the same id in every deck: their deck tells them apart."""
    card = content.cards[number]
    owner = next((deck.name for deck in content.decks if number in deck.start), "")
    return Word(
        id=card.name if card.cost else f"{owner}-{card.name}",
        key=card.title,
        name=card.title,
        about=phrases.card(content, number),
        points=card.points,
    )


def _pilot(content: Content, number: int) -> Word:
    """A card as the log names it: pilots of one name differ by their cost, trainees by colour."""
    card = content.cards[number]
    name = named("card", number)
    if card.cost:
        said = phrase("pilot", name=name, cost=card.cost)
    else:
        said = phrase("trainee", name=name, colour=phrase(f"colour-{COLOURS[card.colour]}"))
    return Word(id=_card(content, number)["id"], say=said, points=card.points)


def _bonuses(content: Content) -> Iterator[tuple[str, Phrase]]:
    """Every single bonus that can be had or lost, as events write it."""
    minerals = [mineral.name for mineral in content.minerals]
    ops = [op for card in content.cards for op in (*card.buy, *card.drill)]
    ops += [op for artifact in content.artifacts for op in artifact.effect]
    # Of a draw a part may be lost: any number up to the most that can come together.
    spaces = [space[1] for side in content.sides for row in side.rows for space in row]
    most = max(
        content.figures.cards_drawn,
        sum(int(shown) for shown in spaces if shown.isdigit()),
        sum(card.drill_draws for card in content.cards),
        *[number for op, number in ops if op == DRAW],
    )
    ops += [(DRAW, number) for number in range(1, most + 1)]
    yield ARTIFACT, phrase("bonus-artifact")
    for op in dict.fromkeys(ops):
        yield spelled((op,), minerals), phrases.bonuses((op,))[0]


def _side(key: str, title: str) -> Word:
    return Word(id=key, name=f"{key} {title}")


def _space(row: int, column: int) -> Word:
    return Word(id=f"r{row}c{column}", say=phrase("space", row=row, column=column))
