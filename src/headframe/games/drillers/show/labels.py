"""What the numbers of choices, views and events are called."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from headframe.core.speech import Phrase, Word, Words, named, phrase
from headframe.games.drillers.content import Content
from headframe.games.drillers.content.cards import NO_SHOP, PERMANENT
from headframe.games.drillers.content.mechs import MECH_IDS
from headframe.games.drillers.content.minerals import KINDS, RUBY
from headframe.games.drillers.content.tiles import BATTERY
from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.show import phrases
from headframe.games.drillers.steps import choices
from headframe.games.drillers.steps.upkeep import COPY

_TAKING: Final = (
    (c.COLLECT, "collect"),
    (c.HARPOON_UP, "harpoon-up"),
    (c.HARPOON_DOWN, "harpoon-down"),
)


@cache
def words_of(content: Content) -> Words:
    """By vocabulary."""
    cards = content.cards
    return {
        "action": {number: _said(key, said) for number, (key, said) in _actions(content).items()},
        "repair": _repairs(content),
        "mineral": {
            choices.DECLINE: _message("mineral", "none"),
            **_named(content.minerals.names, content.minerals.names),
        },
        "effect": {
            number: Word(id=f"effect-{number}", say=phrases.effect(content, text))
            for number, text in enumerate(content.program_texts)
            if text
        },
        "floor": {
            floor: Word(id=f"floor-{floor}", name=name)
            for floor, name in enumerate(content.floors.names)
        },
        "tile": {tile: _tile(content, tile) for tile in range(content.tiles.count)},
        "card": {
            card: Word(
                id=cards.ids[card].lower(),
                name=cards.names[card],
                about=phrases.card(content, card),
                points=cards.points[card],
            )
            for card in range(cards.count)
        },
        "keep": _kept(content),
        "room": {
            room: Word(
                id=content.rooms.ids[room].lower(),
                name=content.rooms.names[room],
                about=phrases.room(content, room),
            )
            for room in range(content.rooms.count)
        },
        "shop": _named(content.shops.ids, content.shops.names),
        "mech": _named(MECH_IDS, content.mechs.names),
        "milestone": _milestones(content),
        "toll": {n: _message("toll", key) for n, key in enumerate(("damage", "fuel"))},
        "dispatch": {n: _message("dispatch", key) for n, key in enumerate(("credits", "refresh"))},
        "yes-no": {n: _message("yes-no", key) for n, key in enumerate(("no", "yes"))},
    }


def _named(ids: Sequence[str], names: Sequence[str]) -> dict[int, Word]:
    """Things that the content names."""
    return {
        number: Word(id=key.lower(), name=name)
        for number, (key, name) in enumerate(zip(ids, names, strict=True))
    }


def _message(vocabulary: str, key: str) -> Word:
    """A thing that the game itself names: a message says how."""
    return Word(id=key, say=phrase(f"word-{vocabulary}-{key}"))


def _said(key: str, said: Phrase) -> Word:
    return Word(id=key, say=said)


def tile_id(content: Content, tile: int) -> str:
    floors = content.tiles.floors
    if tile >= content.tiles.corridors:
        return f"barrier-{floors[tile]}"
    number = floors[:tile].count(floors[tile]) + 1
    return f"corridor-{floors[tile]}-{number}"


def _tile(content: Content, tile: int) -> Word:
    tiles = content.tiles
    kind = "tile-corridor" if tile < tiles.corridors else "tile-barrier"
    return Word(
        id=tile_id(content, tile),
        say=phrase(kind, floor=tiles.floors[tile]),
        about=phrases.tile(content, tile),
        points=tiles.points[tile],
    )


def _milestones(content: Content) -> dict[int, Word]:
    milestones = content.milestones
    return {
        number: Word(
            id=f"milestone-{number}",
            say=phrase("milestone-final" if number == milestones.final else "milestone-line"),
            points=points,
        )
        for number, points in enumerate(milestones.points)
    }


def _actions(content: Content) -> dict[int, tuple[str, Phrase]]:
    words = _plain_actions(content)
    names = content.minerals.names
    for kind in (*range(KINDS), c.RESERVED):
        own = kind == c.RESERVED
        word = "reserved" if own else names[kind]
        what = phrase("reserved-emerald") if own else named("mineral", kind)
        for code, does in _TAKING:
            words[code + kind] = (f"{does}-{word}", phrase(f"action-{does}", what=what))
        if kind < KINDS:
            words[c.SELL + kind] = (f"drone-sell-{word}", phrase("action-drone-sell", what=what))
        if kind < RUBY:
            words[c.RAISE_NOW + kind] = (f"raise-{word}", phrase("action-raise", what=what))
    for shop, key in enumerate(content.shops.ids):
        said = phrase("action-refresh", shop=named("shop", shop))
        words[c.REFRESH_SHOP + shop] = (f"refresh-{key}", said)
    for tile in range(content.tiles.count):
        if content.tiles.effects[tile] != BATTERY:
            effect = phrases.effect(content, phrases.tile_text(content, tile))
            said = phrase("action-exhaust", tile=named("tile", tile), effect=effect)
            words[c.EXHAUST + tile] = (f"exhaust-{tile_id(content, tile)}", said)
    for card in range(content.cards.count):
        words |= _card_actions(content, card)
    return words


def _plain_actions(content: Content) -> dict[int, tuple[str, Phrase]]:
    figures, lasting = content.figures, content.lasting
    return {
        c.END: ("end", phrase("action-end")),
        c.UP: ("up", phrase("action-up")),
        c.DOWN: ("down", phrase("action-down")),
        c.BUY_MOVE: ("fuel-move", phrase("action-fuel-move", fuel=figures.move_fuel)),
        c.BUY_DRILL: ("fuel-drill", phrase("action-fuel-drill", fuel=figures.drill_fuel)),
        c.TAKE_DAMAGE: ("damage-fuel", phrase("action-damage-fuel", fuel=figures.damage_fuel)),
        c.ANY_MOVE_NOW: (
            "engine-move",
            phrase("action-engine-move", fuel=lasting.engine_fuel, moves=lasting.engine_moves),
        ),
        c.ANY_DRONE_NOW: ("drone-fuel", phrase("action-drone-fuel", fuel=lasting.drone_fuel)),
        c.EXCAVATE: ("excavate", phrase("action-excavate")),
        c.BREAK: ("barrier", phrase("action-barrier")),
        c.SELL_ALL: ("sell-all", phrase("action-sell-all")),
        c.REPAIR_NOW: ("repair", phrase("action-repair", credits=figures.repair_price)),
        c.UPGRADE_CAP: ("upgrade-cap", phrase("action-upgrade-cap")),
        c.UPGRADE_STORAGE: ("upgrade-storage", phrase("action-upgrade-storage")),
    }


def _card_actions(content: Content, card: int) -> dict[int, tuple[str, Phrase]]:
    cards = content.cards
    key, name = cards.ids[card].lower(), named("card", card)
    effect = phrases.effect(content, cards.texts[card])
    words: dict[int, tuple[str, Phrase]] = {}
    if cards.shop_of[card] != NO_SHOP:
        words[c.BUY + card] = (f"buy-{key}", phrase("action-buy", card=name))
    if cards.costs[card] == PERMANENT:
        words[c.USE + card] = (f"use-{key}", phrase("action-use", card=name, effect=effect))
    else:
        words[c.PLAY + card] = (f"play-{key}", phrase("action-play", card=name, effect=effect))
        words[c.BURN + card] = (f"fuel-{key}", phrase("action-fuel", card=name))
        price = content.figures.discard_price
        said = phrase("action-discard", card=name, credits=price)
        words[c.DISCARD + card] = (f"discard-{key}", said)
    return words


def _repairs(content: Content) -> dict[int, Word]:
    cards = content.cards
    words = {
        choices.DECLINE: _message("repair", "none"),
        choices.TOP_CARD: _message("repair", "top"),
    }
    zones = (
        (choices.HAND_CARD, "hand"),
        (choices.PLAY_CARD, "play"),
        (choices.DISCARD_CARD, "discard"),
    )
    for card in range(cards.count):
        if cards.costs[card] != PERMANENT:
            for base, zone in zones:
                said = phrase(f"repair-{zone}", card=named("card", card))
                words[base + card] = _said(f"{zone}-{cards.ids[card].lower()}", said)
    return words


def _kept(content: Content) -> dict[int, Word]:
    """Cards of a hand; only of DAMAGE there can be several."""
    cards = content.cards
    words = {
        card: Word(id=cards.ids[card].lower(), say=named("card", card))
        for card in range(cards.count)
    }
    for copy in range(1, content.figures.damage_cards):
        words[cards.damage + COPY * copy] = words[cards.damage]
    return words
