"""Everything there is, for a client to draw and name. All of it is public.

The types are the client's too: ``./x generate`` writes them out.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from headframe.core.speech import Word, words_json
from headframe.games.drillers.content import Content
from headframe.games.drillers.content.bot_boards import BARRIER, CORRIDOR, BotBoard
from headframe.games.drillers.content.cards import NO_SHOP, PERMANENT, SOLID
from headframe.games.drillers.content.mechs import MECH_IDS
from headframe.games.drillers.content.minerals import KINDS, MINERAL_IDS
from headframe.games.drillers.show.labels import tile_id, words_of
from headframe.games.drillers.show.phrases import Parts, parts, tile_text
from headframe.games.drillers.show.story import FIELDS


class CardFacts(TypedDict):
    """``solid``: paid with a stored mineral."""

    id: str
    shop: str | None
    price: int | None
    battery: bool
    permanent: bool
    solid: bool
    cost: int | None
    effect: Parts
    fuel: int
    points: int


class TileFacts(TypedDict):
    id: str
    floor: int
    barrier: bool
    minerals: list[int]
    effect: Parts
    loss: int
    points: int
    width: int


class FloorFacts(TypedDict):
    penalty: int
    corridor: int
    barrier: int


class MomentFacts(TypedDict):
    """``when``: reveal, corridor, first-corridor, collect or end."""

    when: str
    effect: Parts


class RoomFacts(TypedDict):
    """``discount``: drills off one's first corridor of a turn there. ``reserves``: an emerald waits
    here for each player."""

    id: str
    deep: bool
    moments: list[MomentFacts]
    discount: int
    reserves: bool


class MineralFacts(TypedDict):
    id: str
    short: str
    points: int
    market: list[int]
    overflow: int


class MilestoneFacts(TypedDict):
    """``line`` None is the final one. The others get credits, or draw."""

    line: int | None
    points: int
    others_credits: NotRequired[int]
    others_draw: NotRequired[int]


class MechFacts(TypedDict):
    id: str
    colour: str


class Dashboard(TypedDict):
    track: int
    zone: int
    lines: list[int]
    drones: int
    cap: int
    cap_steps: list[int]
    storage: int
    storage_most: int
    storage_step: int


class Numbers(TypedDict):
    """Prices and gains that stand on no card, by the names that texts use. ``refresh_points``: for
    a shop refresh tile that was never used."""

    move_fuel: int
    drill_fuel: int
    damage_fuel: int
    engine_fuel: int
    engine_moves: int
    drone_fuel: int
    repair_credits: int
    discard_credits: int
    credits_per_point: int
    refresh_points: int


class BotCell(TypedDict):
    drills: int
    move: bool


class BotRow(TypedDict):
    costs: list[int]
    cells: list[BotCell]


class BotFacts(TypedDict):
    level: int
    mech: int
    slots: list[int]
    rows: list[BotRow]
    priorities: list[str]


class Facts(TypedDict):
    """The catalogue."""

    words: dict[str, dict[str, Word]]
    fields: dict[str, str]
    effects: list[Parts]
    """By the number that a choice between effects names."""
    cards: list[CardFacts]
    tiles: list[TileFacts]
    floors: list[FloorFacts]
    rooms: list[RoomFacts]
    minerals: list[MineralFacts]
    milestones: list[MilestoneFacts]
    mechs: list[MechFacts]
    dashboard: Dashboard
    numbers: Numbers
    bots: list[BotFacts]


def catalogue(content: Content) -> Facts:
    figures, mechs = content.figures, content.mechs
    return {
        "words": words_json(words_of(content)),
        "fields": dict(FIELDS),
        "effects": [parts(content, text) for text in content.program_texts],
        "cards": [_card(content, card) for card in range(content.cards.count)],
        "tiles": [_tile(content, tile) for tile in range(content.tiles.count)],
        "floors": [_floor(content, floor) for floor in range(content.floors.count)],
        "rooms": [_room(content, room) for room in range(content.rooms.count)],
        "minerals": [_mineral(content, kind) for kind in range(KINDS)],
        "milestones": _milestones(content),
        "mechs": [
            {"id": MECH_IDS[mech], "colour": mechs.colours[mech]} for mech in range(len(MECH_IDS))
        ],
        "dashboard": {
            "track": figures.track,
            "zone": figures.zone,
            "lines": list(content.milestones.lines),
            "drones": figures.drones,
            "cap": figures.start_cap,
            "cap_steps": list(figures.cap_steps),
            "storage": figures.start_storage,
            "storage_most": figures.most_storage,
            "storage_step": figures.storage_step,
        },
        "numbers": _numbers(content),
        "bots": [_bot(content, board) for board in content.boards.values()],
    }


def _numbers(content: Content) -> Numbers:
    """Every price and gain that stands on no card, by the names that a client's texts use."""
    figures, lasting = content.figures, content.lasting
    return {
        "move_fuel": figures.move_fuel,
        "drill_fuel": figures.drill_fuel,
        "damage_fuel": figures.damage_fuel,
        "engine_fuel": lasting.engine_fuel,
        "engine_moves": lasting.engine_moves,
        "drone_fuel": lasting.drone_fuel,
        "repair_credits": figures.repair_price,
        "discard_credits": figures.discard_price,
        "credits_per_point": figures.credits_per_point,
        "refresh_points": figures.refresh_points,
    }


def _card(content: Content, card: int) -> CardFacts:
    cards = content.cards
    cost = cards.costs[card]
    shop = cards.shop_of[card]
    sold = shop != NO_SHOP
    return {
        "id": cards.ids[card].lower(),
        "shop": content.shops.ids[shop] if sold else None,
        "price": cards.prices[card] if sold else None,
        "battery": shop == content.shops.advanced,
        "permanent": cost == PERMANENT,
        "solid": cost == SOLID,
        "cost": cost if cost < SOLID else None,
        "effect": parts(content, cards.texts[card]),
        "fuel": cards.fuel_values[card],
        "points": cards.points[card],
    }


def _tile(content: Content, tile: int) -> TileFacts:
    tiles = content.tiles
    return {
        "id": tile_id(content, tile),
        "floor": tiles.floors[tile],
        "barrier": tile >= tiles.corridors,
        "minerals": list(tiles.minerals[tile]),
        "effect": parts(content, tile_text(content, tile)),
        "loss": tiles.losses[tile],
        "points": tiles.points[tile],
        "width": tiles.widths[tile],
    }


def _floor(content: Content, floor: int) -> FloorFacts:
    floors = content.floors
    return {
        "penalty": floors.penalties[floor],
        "corridor": floors.corridor_costs[floor],
        "barrier": floors.barrier_costs[floor],
    }


def _room(content: Content, room: int) -> RoomFacts:
    rooms, texts = content.rooms, content.program_texts
    programs = {
        "reveal": rooms.on_reveal,
        "corridor": rooms.on_corridor,
        "first-corridor": rooms.on_first_corridor,
        "collect": rooms.on_collect,
        "end": rooms.on_end,
    }
    return {
        "id": rooms.ids[room].lower(),
        "deep": room in rooms.deep,
        "moments": [
            {"when": when, "effect": parts(content, texts[of[room]])}
            for when, of in programs.items()
            if texts[of[room]]
        ],
        "discount": rooms.discounts[room],
        "reserves": rooms.reserves[room],
    }


def _mineral(content: Content, kind: int) -> MineralFacts:
    minerals = content.minerals
    return {
        "id": minerals.names[kind],
        "short": MINERAL_IDS[kind],
        "points": minerals.points[kind],
        "market": list(minerals.prices[kind]),
        "overflow": minerals.overflow_prices[kind],
    }


def _milestones(content: Content) -> list[MilestoneFacts]:
    milestones = content.milestones
    lines: list[MilestoneFacts] = [
        {"line": line, "points": milestones.points[n], "others_credits": milestones.credits[n]}
        for n, line in enumerate(milestones.lines)
    ]
    final: MilestoneFacts = {
        "line": None,
        "points": milestones.points[milestones.final],
        "others_draw": milestones.final_draw,
    }
    return [*lines, final]


def _bot(content: Content, board: BotBoard) -> BotFacts:
    return {
        "level": board.level,
        "mech": board.mech,
        "slots": list(board.slots),
        "rows": [
            {
                "costs": [cost for cost, row in board.row_of.items() if row == at],
                "cells": [{"drills": drills, "move": move} for drills, move in cells],
            }
            for at, cells in enumerate(board.cells)
        ],
        "priorities": [_priority(content, what, which) for what, which in board.priorities],
    }


def _priority(content: Content, what: int, which: int) -> str:
    if what == BARRIER:
        return "barrier"
    return f"corridor {which}" if what == CORRIDOR else content.minerals.names[which]
