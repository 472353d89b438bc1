"""What the numbers of choices and views are called: one table, for labels and the catalogue."""

from __future__ import annotations

from typing import Final, TypeAlias

from headframe.games.drillers.content.cards import (
    CARD_IDS,
    CARD_NAMES,
    CARDS,
    COSTS,
    EFFECT_TEXTS,
    PERMANENT,
    SHOP_CARDS,
)
from headframe.games.drillers.content.figures import (
    DAMAGE_CARDS,
    DAMAGE_FUEL,
    DISCARD_PRICE,
    DRILL_FUEL,
    KINDS,
    MECH_IDS,
    MECH_NAMES,
    MINERAL_NAMES,
    MOVE_FUEL,
    REPAIR_PRICE,
    RUBY,
    SHOP_IDS,
    SHOP_NAMES,
)
from headframe.games.drillers.content.mine import (
    BATTERY,
    CORRIDORS,
    FLOOR_NAMES,
    FLOORS,
    ROOM_IDS,
    ROOM_NAMES,
    TILE_EFFECTS,
    TILE_FLOORS,
    TILE_LOSSES,
    TILES,
)
from headframe.games.drillers.content.programs import ANY_DRONE, ANY_MOVE, LASTING, TEXTS
from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.steps import choices
from headframe.games.drillers.steps.upkeep import COPY

Words: TypeAlias = dict[int, tuple[str, str]]
"""Number to a stable id and an English name."""

_PLAIN: Final[Words] = {
    c.END: ("end", "done: end this phase"),
    c.UP: ("up", "move up"),
    c.DOWN: ("down", "move down"),
    c.BUY_MOVE: ("fuel-move", f"{MOVE_FUEL} fuel for 1 move"),
    c.BUY_DRILL: ("fuel-drill", f"{DRILL_FUEL} fuel for 1 drill"),
    c.TAKE_DAMAGE: ("damage-fuel", f"take 1 damage for {DAMAGE_FUEL} fuel"),
    c.ANY_MOVE_NOW: (
        "engine-move",
        f"{LASTING[ANY_MOVE][0]} fuel for {LASTING[ANY_MOVE][1]} move (Adaptive Engine)",
    ),
    c.ANY_DRONE_NOW: (
        "drone-fuel",
        f"exhaust a drone for {LASTING[ANY_DRONE][1]} fuel (Repair Drone)",
    ),
    c.EXCAVATE: ("excavate", "excavate the corridor"),
    c.BREAK: ("barrier", "remove the barrier below"),
    c.SELL_ALL: ("sell-all", "sell everything in storage"),
    c.REPAIR_NOW: ("repair", f"repair a card for {REPAIR_PRICE} credits"),
    c.UPGRADE_CAP: ("upgrade-cap", "raise the fuel cap"),
    c.UPGRADE_ROOM: ("upgrade-storage", "add a storage space"),
}


def tile_name(tile: int) -> str:
    kind = "corridor" if tile < CORRIDORS else "barrier"
    effect = TILE_EFFECTS[tile]
    text = "battery" if effect == BATTERY else TEXTS[effect]
    return f"floor {TILE_FLOORS[tile]} {kind} ({text}, -{TILE_LOSSES[tile]})"


def tile_id(tile: int) -> str:
    if tile >= CORRIDORS:
        return f"barrier-{TILE_FLOORS[tile]}"
    number = sum(floor == TILE_FLOORS[tile] for floor in TILE_FLOORS[:tile]) + 1
    return f"corridor-{TILE_FLOORS[tile]}-{number}"


def _actions() -> Words:
    words = dict(_PLAIN)
    for kind in (*range(KINDS), c.RESERVED):
        name = "your reserved emerald" if kind == c.RESERVED else MINERAL_NAMES[kind]
        word = "reserved" if kind == c.RESERVED else MINERAL_NAMES[kind]
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
    for shop, name in enumerate(SHOP_NAMES):
        words[c.REFRESH_SHOP + shop] = (f"refresh-{SHOP_IDS[shop]}", f"refresh {name}")
    for tile in range(TILES):
        if TILE_EFFECTS[tile] != BATTERY:
            words[c.EXHAUST + tile] = (f"exhaust-{tile_id(tile)}", f"exhaust {tile_name(tile)}")
    for card in range(CARDS):
        words |= _card_actions(card)
    return words


def _card_actions(card: int) -> Words:
    name, key, text = CARD_NAMES[card], CARD_IDS[card].lower(), EFFECT_TEXTS[card]
    words: Words = {}
    if any(card in cards for cards in SHOP_CARDS):
        words[c.BUY + card] = (f"buy-{key}", f"buy {name}")
    if COSTS[card] == PERMANENT:
        words[c.USE + card] = (f"use-{key}", f"use {name}: {text}")
    else:
        words[c.PLAY + card] = (f"play-{key}", f"play {name}: {text}")
        words[c.BURN + card] = (f"fuel-{key}", f"play {name} for fuel")
        words[c.DISCARD + card] = (
            f"discard-{key}",
            f"discard {name} for {DISCARD_PRICE} credits",
        )
    return words


def _repairs() -> Words:
    words: Words = {
        choices.DECLINE: ("none", "no repair"),
        choices.TOP_CARD: ("top", "the top card of the deck"),
    }
    zones = ((choices.HAND_CARD, "hand"), (choices.PLAY_CARD, "play area"))
    for card in range(CARDS):
        if COSTS[card] != PERMANENT:
            for base, zone in (*zones, (choices.DISCARD_CARD, "discard pile")):
                key = f"{zone.partition(' ')[0]}-{CARD_IDS[card].lower()}"
                words[base + card] = (key, f"{CARD_NAMES[card]} ({zone})")
    return words


def _named(ids: tuple[str, ...] | list[str], names: tuple[str, ...] | list[str]) -> Words:
    return {n: (key.lower(), name) for n, (key, name) in enumerate(zip(ids, names, strict=True))}


WORDS: Final[dict[str, Words]] = {
    "action": _actions(),
    "repair": _repairs(),
    "mineral": {
        choices.DECLINE: ("none", "none"),
        **_named(MINERAL_NAMES, MINERAL_NAMES),
    },
    "effect": {n: (f"effect-{n}", text) for n, text in enumerate(TEXTS)},
    "floor": {floor: (f"floor-{floor}", FLOOR_NAMES[floor]) for floor in range(FLOORS)},
    "tile": {tile: (tile_id(tile), tile_name(tile)) for tile in range(TILES)},
    "card": _named(CARD_IDS, CARD_NAMES),
    "keep": {
        card + COPY * copy: (CARD_IDS[card].lower(), CARD_NAMES[card])
        for copy in range(DAMAGE_CARDS)
        for card in range(CARDS)
        if copy == 0 or CARD_IDS[card] == "DAMAGE"
    },
    "room": _named(ROOM_IDS, ROOM_NAMES),
    "shop": _named(SHOP_IDS, SHOP_NAMES),
    "mech": _named(MECH_IDS, MECH_NAMES),
    "toll": {0: ("damage", "take 1 damage"), 1: ("fuel", "pay the fuel")},
    "dispatch": {
        0: ("credits", "credits for each face-up drone"),
        1: ("refresh", "pay fuel to refresh a drone"),
    },
    "yes-no": {0: ("no", "no"), 1: ("yes", "yes")},
}


def label(of: str, value: int) -> str:
    words = WORDS.get(of, {})
    return words[value][1] if value in words else f"{of} {value}"
