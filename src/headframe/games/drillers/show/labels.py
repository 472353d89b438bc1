"""What the numbers of choices and views are called: one table, for labels and the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from headframe.games.drillers.content import Content
from headframe.games.drillers.content.cards import NO_SHOP, PERMANENT
from headframe.games.drillers.content.mechs import MECH_IDS
from headframe.games.drillers.content.minerals import KINDS, RUBY
from headframe.games.drillers.content.tiles import BATTERY, BATTERY_WORD
from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.steps import choices
from headframe.games.drillers.steps.upkeep import COPY

Words: TypeAlias = dict[int, tuple[str, str]]
"""Number to a stable id and an English name."""


def _plain_actions(content: Content) -> Words:
    figures, lasting = content.figures, content.lasting
    return {
        c.END: ("end", "done: end this phase"),
        c.UP: ("up", "move up"),
        c.DOWN: ("down", "move down"),
        c.BUY_MOVE: ("fuel-move", f"{figures.move_fuel} fuel for 1 move"),
        c.BUY_DRILL: ("fuel-drill", f"{figures.drill_fuel} fuel for 1 drill"),
        c.TAKE_DAMAGE: ("damage-fuel", f"take 1 damage for {figures.damage_fuel} fuel"),
        c.ANY_MOVE_NOW: (
            "engine-move",
            f"{lasting.engine_fuel} fuel for {lasting.engine_moves} move (Adaptive Engine)",
        ),
        c.ANY_DRONE_NOW: (
            "drone-fuel",
            f"exhaust a drone for {lasting.drone_fuel} fuel (Repair Drone)",
        ),
        c.EXCAVATE: ("excavate", "excavate the corridor"),
        c.BREAK: ("barrier", "remove the barrier below"),
        c.SELL_ALL: ("sell-all", "sell everything in storage"),
        c.REPAIR_NOW: ("repair", f"repair a card for {figures.repair_price} credits"),
        c.UPGRADE_CAP: ("upgrade-cap", "raise the fuel cap"),
        c.UPGRADE_STORAGE: ("upgrade-storage", "add a storage space"),
    }


def tile_text(content: Content, tile: int) -> str:
    """What a tile does, as the content writes it."""
    effect = content.tiles.effects[tile]
    return BATTERY_WORD if effect == BATTERY else content.program_texts[effect]


def tile_name(content: Content, tile: int) -> str:
    tiles = content.tiles
    kind = "corridor" if tile < tiles.corridors else "barrier"
    text = tile_text(content, tile)
    return f"floor {tiles.floors[tile]} {kind} ({text}, -{tiles.losses[tile]})"


def tile_id(content: Content, tile: int) -> str:
    floors = content.tiles.floors
    if tile >= content.tiles.corridors:
        return f"barrier-{floors[tile]}"
    number = floors[:tile].count(floors[tile]) + 1
    return f"corridor-{floors[tile]}-{number}"


def _actions(content: Content) -> Words:
    words = _plain_actions(content)
    names = content.minerals.names
    for kind in (*range(KINDS), c.RESERVED):
        name = "your reserved emerald" if kind == c.RESERVED else names[kind]
        word = "reserved" if kind == c.RESERVED else names[kind]
        words[c.COLLECT + kind] = (f"collect-{word}", f"collect {name}")
        words[c.HARPOON_UP + kind] = (f"harpoon-up-{word}", f"harpoon {name} from the floor above")
        words[c.HARPOON_DOWN + kind] = (
            f"harpoon-down-{word}",
            f"harpoon {name} from the floor below",
        )
        if kind < KINDS:
            words[c.SELL + kind] = (f"drone-sell-{word}", f"sell {name} by drone")
        if kind < RUBY:
            words[c.RAISE_NOW + kind] = (f"raise-{word}", f"raise a stored {name}")
    for shop, name in enumerate(content.shops.names):
        words[c.REFRESH_SHOP + shop] = (f"refresh-{content.shops.ids[shop]}", f"refresh {name}")
    for tile in range(content.tiles.count):
        if content.tiles.effects[tile] != BATTERY:
            key, name = tile_id(content, tile), tile_name(content, tile)
            words[c.EXHAUST + tile] = (f"exhaust-{key}", f"exhaust {name}")
    for card in range(content.cards.count):
        words |= _card_actions(content, card)
    return words


def _card_actions(content: Content, card: int) -> Words:
    cards = content.cards
    name, key, text = cards.names[card], cards.ids[card].lower(), cards.texts[card]
    words: Words = {}
    if cards.shop_of[card] != NO_SHOP:
        words[c.BUY + card] = (f"buy-{key}", f"buy {name}")
    if cards.costs[card] == PERMANENT:
        words[c.USE + card] = (f"use-{key}", f"use {name}: {text}")
    else:
        words[c.PLAY + card] = (f"play-{key}", f"play {name}: {text}")
        words[c.BURN + card] = (f"fuel-{key}", f"play {name} for fuel")
        words[c.DISCARD + card] = (
            f"discard-{key}",
            f"discard {name} for {content.figures.discard_price} credits",
        )
    return words


def _repairs(content: Content) -> Words:
    cards = content.cards
    words: Words = {
        choices.DECLINE: ("none", "no repair"),
        choices.TOP_CARD: ("top", "the top card of the deck"),
    }
    zones = ((choices.HAND_CARD, "hand"), (choices.PLAY_CARD, "play area"))
    for card in range(cards.count):
        if cards.costs[card] != PERMANENT:
            for base, zone in (*zones, (choices.DISCARD_CARD, "discard pile")):
                key = f"{zone.partition(' ')[0]}-{cards.ids[card].lower()}"
                words[base + card] = (key, f"{cards.names[card]} ({zone})")
    return words


def _named(ids: Sequence[str], names: Sequence[str]) -> Words:
    return {n: (key.lower(), name) for n, (key, name) in enumerate(zip(ids, names, strict=True))}


@cache
def words_of(content: Content) -> dict[str, Words]:
    """By vocabulary."""
    cards = content.cards
    tiles = range(content.tiles.count)
    floors = content.floors.names
    return {
        "action": _actions(content),
        "repair": _repairs(content),
        "mineral": {
            choices.DECLINE: ("none", "none"),
            **_named(content.minerals.names, content.minerals.names),
        },
        "effect": {n: (f"effect-{n}", text) for n, text in enumerate(content.program_texts)},
        "floor": {floor: (f"floor-{floor}", name) for floor, name in enumerate(floors)},
        "tile": {tile: (tile_id(content, tile), tile_name(content, tile)) for tile in tiles},
        "card": _named(cards.ids, cards.names),
        "keep": _kept(content),
        "room": _named(content.rooms.ids, content.rooms.names),
        "shop": _named(content.shops.ids, content.shops.names),
        "mech": _named(MECH_IDS, content.mechs.names),
        "toll": {choices.NO: ("damage", "take 1 damage"), choices.YES: ("fuel", "pay the fuel")},
        "dispatch": {
            choices.NO: ("credits", "credits for each face-up drone"),
            choices.YES: ("refresh", "pay fuel to refresh a drone"),
        },
        "yes-no": {choices.NO: ("no", "no"), choices.YES: ("yes", "yes")},
    }


def _kept(content: Content) -> Words:
    """Cards of a hand; only of DAMAGE there can be several."""
    cards = content.cards
    words = _named(cards.ids, cards.names)
    for copy in range(1, content.figures.damage_cards):
        words[cards.damage + COPY * copy] = words[cards.damage]
    return words


def label(content: Content, of: str, value: int) -> str:
    words = words_of(content).get(of, {})
    return words[value][1] if value in words else f"{of} {value}"
