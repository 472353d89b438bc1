"""Everything there is, for a client to draw and name. All of it is public."""

from __future__ import annotations

from headframe.core.part import Json
from headframe.games.drillers.content import Content
from headframe.games.drillers.content.bot_boards import BARRIER, CORRIDOR, BotBoard
from headframe.games.drillers.content.cards import NO_SHOP, PERMANENT, SOLID
from headframe.games.drillers.content.mechs import MECH_IDS
from headframe.games.drillers.content.minerals import KINDS, MINERAL_IDS
from headframe.games.drillers.show.labels import tile_id, tile_text, words_of


def catalogue(content: Content) -> dict[str, Json]:
    figures, mechs = content.figures, content.mechs
    return {
        "words": {
            of: {str(n): {"id": key, "name": name} for n, (key, name) in words.items()}
            for of, words in words_of(content).items()
        },
        "cards": [_card(content, card) for card in range(content.cards.count)],
        "tiles": [_tile(content, tile) for tile in range(content.tiles.count)],
        "floors": [_floor(content, floor) for floor in range(content.floors.count)],
        "rooms": [_room(content, room) for room in range(content.rooms.count)],
        "minerals": [_mineral(content, kind) for kind in range(KINDS)],
        "milestones": _milestones(content),
        "mechs": [
            {"id": MECH_IDS[mech], "name": mechs.names[mech], "colour": mechs.colours[mech]}
            for mech in range(len(MECH_IDS))
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
        "prices": _prices(content),
        "bots": [_bot(content, board) for board in content.boards.values()],
    }


def _prices(content: Content) -> Json:
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


def _card(content: Content, card: int) -> Json:
    cards = content.cards
    cost = cards.costs[card]
    shop = cards.shop_of[card]
    sold = shop != NO_SHOP
    return {
        "id": cards.ids[card].lower(),
        "name": cards.names[card],
        "shop": content.shops.ids[shop] if sold else None,
        "price": cards.prices[card] if sold else None,
        "battery": shop == content.shops.advanced,
        "permanent": cost == PERMANENT,
        "solid": cost == SOLID,
        "cost": cost if cost < SOLID else None,
        "effect": cards.texts[card],
        "fuel": cards.fuel_values[card],
        "points": cards.points[card],
    }


def _tile(content: Content, tile: int) -> Json:
    tiles = content.tiles
    return {
        "id": tile_id(content, tile),
        "floor": tiles.floors[tile],
        "barrier": tile >= tiles.corridors,
        "minerals": list(tiles.minerals[tile]),
        "effect": tile_text(content, tile),
        "loss": tiles.losses[tile],
        "points": tiles.points[tile],
        "width": tiles.widths[tile],
    }


def _floor(content: Content, floor: int) -> Json:
    floors = content.floors
    return {
        "name": floors.names[floor],
        "penalty": floors.penalties[floor],
        "corridor": floors.corridor_costs[floor],
        "barrier": floors.barrier_costs[floor],
    }


def _room(content: Content, room: int) -> Json:
    rooms, texts = content.rooms, content.program_texts
    return {
        "id": rooms.ids[room].lower(),
        "name": rooms.names[room],
        "deep": room in rooms.deep,
        "reveal": texts[rooms.on_reveal[room]],
        "corridor": texts[rooms.on_corridor[room]],
        "first_corridor": texts[rooms.on_first_corridor[room]],
        "discount": rooms.discounts[room],
        "collect": texts[rooms.on_collect[room]],
        "end": texts[rooms.on_end[room]],
    }


def _mineral(content: Content, kind: int) -> Json:
    minerals = content.minerals
    return {
        "id": minerals.names[kind],
        "short": MINERAL_IDS[kind],
        "points": minerals.points[kind],
        "market": list(minerals.prices[kind]),
        "overflow": minerals.overflow_prices[kind],
    }


def _milestones(content: Content) -> Json:
    milestones = content.milestones
    lines: list[Json] = [
        {"line": line, "points": milestones.points[n], "others_credits": milestones.credits[n]}
        for n, line in enumerate(milestones.lines)
    ]
    final: Json = {
        "line": None,
        "points": milestones.points[milestones.final],
        "others_draw": milestones.final_draw,
    }
    return [*lines, final]


def _bot(content: Content, board: BotBoard) -> Json:
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
