"""Everything there is, for a client to draw and name. All of it is public."""

from __future__ import annotations

from headframe.core.part import Json
from headframe.games.drillers.content import figures as f
from headframe.games.drillers.content import mine
from headframe.games.drillers.content.bot_boards import BARRIER, BOARDS, CORRIDOR, BotBoard
from headframe.games.drillers.content.cards import (
    CARD_IDS,
    CARD_NAMES,
    CARD_POINTS,
    CARDS,
    COSTS,
    EFFECT_TEXTS,
    FUEL_VALUES,
    PERMANENT,
    PRICES_OF,
    SHOP_OF,
    SOLID,
)
from headframe.games.drillers.content.pack import PACK
from headframe.games.drillers.content.programs import ANY_DRONE, ANY_MOVE, LASTING, TEXTS
from headframe.games.drillers.show.labels import WORDS, tile_id


def catalogue() -> dict[str, Json]:
    return {
        "words": {
            of: {str(n): {"id": key, "name": name} for n, (key, name) in words.items()}
            for of, words in WORDS.items()
        },
        "cards": [_card(card) for card in range(CARDS)],
        "tiles": [_tile(tile) for tile in range(mine.TILES)],
        "floors": [_floor(floor) for floor in range(mine.FLOORS)],
        "rooms": [_room(room) for room in range(len(mine.ROOM_IDS))],
        "minerals": [_mineral(kind) for kind in range(f.KINDS)],
        "milestones": _milestones(),
        "mechs": [
            {"id": row["id"].text, "name": row["name"].text, "colour": row["colour"].text}
            for row in PACK.only("mechs").rows
        ],
        "dashboard": {
            "track": f.TRACK,
            "zone": f.ZONE,
            "lines": list(f.LINES),
            "drones": f.DRONES,
            "cap": f.START_CAP,
            "cap_steps": list(f.CAP_STEPS),
            "storage": f.START_ROOM,
            "storage_most": f.MOST_ROOM,
            "storage_step": f.ROOM_STEP,
        },
        "prices": _prices(),
        "bots": [_bot(board) for board in BOARDS.values()],
    }


def _prices() -> Json:
    """Every price and gain that stands on no card, by the names that a client's texts use."""
    engine_fuel, engine_moves = LASTING[ANY_MOVE]
    return {
        "move_fuel": f.MOVE_FUEL,
        "drill_fuel": f.DRILL_FUEL,
        "damage_fuel": f.DAMAGE_FUEL,
        "engine_fuel": engine_fuel,
        "engine_moves": engine_moves,
        "drone_fuel": LASTING[ANY_DRONE][1],
        "repair_credits": f.REPAIR_PRICE,
        "discard_credits": f.DISCARD_PRICE,
        "credits_per_point": f.CREDITS_PER_POINT,
        "refresh_points": f.REFRESH_POINTS,
    }


def _card(card: int) -> Json:
    cost = COSTS[card]
    shop = SHOP_OF[card]
    return {
        "id": CARD_IDS[card].lower(),
        "name": CARD_NAMES[card],
        "shop": f.SHOP_IDS[shop] if shop >= 0 else None,
        "price": PRICES_OF[card] if shop >= 0 else None,
        "battery": shop == f.ADVANCED,
        "permanent": cost == PERMANENT,
        "solid": cost == SOLID,
        "cost": cost if cost < SOLID else None,
        "effect": EFFECT_TEXTS[card],
        "fuel": FUEL_VALUES[card],
        "points": CARD_POINTS[card],
    }


def _tile(tile: int) -> Json:
    effect = mine.TILE_EFFECTS[tile]
    return {
        "id": tile_id(tile),
        "floor": mine.TILE_FLOORS[tile],
        "barrier": tile >= mine.CORRIDORS,
        "minerals": list(mine.TILE_MINERALS[tile]),
        "effect": "battery" if effect == mine.BATTERY else TEXTS[effect],
        "loss": mine.TILE_LOSSES[tile],
        "points": mine.TILE_POINTS[tile],
        "width": mine.TILE_WIDTHS[tile],
    }


def _floor(floor: int) -> Json:
    return {
        "name": mine.FLOOR_NAMES[floor],
        "penalty": mine.PENALTIES[floor],
        "corridor": mine.CORRIDOR_COSTS[floor],
        "barrier": mine.BARRIER_COSTS[floor],
    }


def _room(room: int) -> Json:
    return {
        "id": mine.ROOM_IDS[room].lower(),
        "name": mine.ROOM_NAMES[room],
        "deep": room in mine.DEEP_ROOMS,
        "reveal": TEXTS[mine.ON_REVEAL[room]],
        "corridor": TEXTS[mine.ON_CORRIDOR[room]],
        "first_corridor": TEXTS[mine.ON_FIRST_CORRIDOR[room]],
        "discount": mine.DISCOUNTS[room],
        "collect": TEXTS[mine.ON_COLLECT[room]],
        "end": TEXTS[mine.ON_END[room]],
    }


def _mineral(kind: int) -> Json:
    return {
        "id": f.MINERAL_NAMES[kind],
        "short": f.MINERAL_IDS[kind],
        "points": f.MINERAL_POINTS[kind],
        "market": list(f.PRICES[kind]),
        "overflow": f.OVERFLOW_PRICES[kind],
    }


def _milestones() -> Json:
    lines: list[Json] = [
        {"line": line, "points": f.MILESTONE_POINTS[n], "others_credits": f.MILESTONE_CREDITS[n]}
        for n, line in enumerate(f.LINES)
    ]
    final: Json = {
        "line": None,
        "points": f.MILESTONE_POINTS[f.FINAL],
        "others_draw": f.FINAL_DRAW,
    }
    return [*lines, final]


def _bot(board: BotBoard) -> Json:
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
        "priorities": [_priority(what, which) for what, which in board.priorities],
    }


def _priority(what: int, which: int) -> str:
    if what == BARRIER:
        return "barrier"
    return f"corridor {which}" if what == CORRIDOR else f.MINERAL_NAMES[which]
