"""What cards, tiles and rooms do, as phrases: messages and their arguments.

One message for each kind of effect, `effect-…` in full and `short-…` for a card's face; a card or
room whose effects are of known kinds needs no text.
"""

from __future__ import annotations

import re
from typing import Final, TypeAlias

from headframe.core.speech import Phrase, joined, named, phrase
from headframe.games.drillers.content import Content
from headframe.games.drillers.content.cards import NO_SHOP, PERMANENT, SOLID
from headframe.games.drillers.content.tiles import BATTERY, BATTERY_WORD

Parts: TypeAlias = list[list[list[Phrase]]]
"""What happens one after the other; of a part one way is chosen; the pieces of a way together."""

_CAVE: Final = "moves for "
_DIGITS: Final = re.compile(r"\d+")
_NO_LETTERS: Final = re.compile(r"[^a-z]+")


def parts(content: Content, text: str) -> Parts:
    """An effect as the content writes it, `drill 2, refresh 1 or fuel 1`."""
    return [
        [[_piece(content, each.strip()) for each in way.split("+")] for way in part.split(" or ")]
        for part in re.split("[;,]", text)
        if part.strip()
    ]


def _piece(content: Content, text: str) -> Phrase:
    if text.startswith(_CAVE):
        prices = [
            phrase("cave-price", n=moves, mineral=named("mineral", kind))
            for moves, kind in enumerate(content.lasting.cave_minerals, start=1)
        ]
        return phrase("effect-moves-for", prices=prices)
    numbers = [int(digits) for digits in _DIGITS.findall(text)]
    kind = _NO_LETTERS.sub("-", _DIGITS.sub("", text)).strip("-")
    return phrase(f"effect-{kind}", **dict(zip("nm", numbers, strict=False)))


def effect(content: Content, text: str) -> Phrase:
    """The whole of it in words."""
    found = [
        joined("either", [joined("together", way) for way in part]) for part in parts(content, text)
    ]
    return joined("one-by-one", found)


def card(content: Content, number: int) -> Phrase:
    """Everything that stands on a card."""
    cards = content.cards
    cost, shop = cards.costs[number], cards.shop_of[number]
    said = [effect(content, cards.texts[number])]
    if cost == PERMANENT:
        said.append(phrase("card-permanent"))
    else:
        paid = phrase("card-solid") if cost == SOLID else phrase("card-cost", fuel=cost)
        said += [paid, phrase("card-fuel", fuel=cards.fuel_values[number])]
    if shop != NO_SHOP:
        said.append(phrase("card-price", price=cards.prices[number]))
    if shop == content.shops.advanced:
        said.append(phrase("card-battery"))
    if cards.points[number]:
        said.append(phrase("points", points=cards.points[number]))
    return joined("sentence", said)


def tile_text(content: Content, tile: int) -> str:
    """What a tile does, as the content writes it."""
    number = content.tiles.effects[tile]
    return BATTERY_WORD if number == BATTERY else content.program_texts[number]


def tile(content: Content, number: int) -> Phrase:
    tiles = content.tiles
    return phrase(
        "tile-about",
        effect=effect(content, tile_text(content, number)),
        points=tiles.points[number],
        loss=tiles.losses[number],
        width=tiles.widths[number],
    )


def room(content: Content, number: int) -> Phrase:
    """What a floor card does, and when."""
    rooms, texts = content.rooms, content.program_texts
    said = [
        phrase(f"room-{when}", effect=effect(content, texts[programs[number]]))
        for when, programs in (
            ("reveal", rooms.on_reveal),
            ("corridor", rooms.on_corridor),
            ("first-corridor", rooms.on_first_corridor),
            ("collect", rooms.on_collect),
            ("end", rooms.on_end),
        )
        if texts[programs[number]]
    ]
    if rooms.discounts[number]:
        said.append(phrase("room-discount", number=rooms.discounts[number]))
    return joined("sentence", said)
