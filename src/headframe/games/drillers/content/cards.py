"""All cards as tables by number (content/cards.txt): starting cards, DAMAGE, then shop by shop."""

from __future__ import annotations

import re
from typing import Final

from headframe.games.drillers.content import mine
from headframe.games.drillers.content.figures import SHOP_IDS
from headframe.games.drillers.content.pack import PACK
from headframe.games.drillers.content.programs import compiled
from headframe.kit.content import Cell, Row

# Records and saved games hold the numbers of programs, which follow the order of compiling: the
# mine's come first, whoever imports what.
assert mine.TILES

SOLID: Final = 1000
"""A main effect that costs a stored mineral: dearer than any tank, so `cost <= fuel` is false."""
PERMANENT: Final = 2000

CARD_IDS: Final[list[str]] = []
CARD_NAMES: Final[list[str]] = []
COSTS: Final[list[int]] = []
EFFECTS: Final[list[int]] = []
FUEL_VALUES: Final[list[int]] = []
CARD_POINTS: Final[list[int]] = []
PRICES_OF: Final[list[int]] = []
"""Credits in the shop; -1 for what no shop sells."""
SHOP_OF: Final[list[int]] = []
NEED_MOVES: Final[list[int]] = []
NEED_DRILLS: Final[list[int]] = []
"""Moves or drills that must have been gained this turn for a permanent's effect."""
PAY_FUEL: Final[list[int]] = []
"""What a permanent's effect costs."""
EFFECT_TEXTS: Final[list[str]] = []
_TERM: Final = re.compile(r"(if moves|if drills|pay fuel) (\d+), *")


def _cost(cell: Cell) -> int:
    if cell.text == "solid":
        return SOLID
    return PERMANENT if cell.text == "permanent" else cell.whole()


def _read(row: Row, shop: int) -> int:
    cost = _cost(row["cost"])
    terms = {"if moves": 0, "if drills": 0, "pay fuel": 0}
    effect = row["effect"]
    EFFECT_TEXTS.append(effect.required())
    while found := _TERM.match(effect.text):
        terms[found[1]] = int(found[2])
        effect = Cell(effect.text[found.end() :], effect.file, effect.line, effect.field)
    if cost != PERMANENT and any(terms.values()):
        raise effect.error("only a permanent card has terms")
    CARD_IDS.append(row["id"].required())
    CARD_NAMES.append(row["name"].required())
    COSTS.append(cost)
    EFFECTS.append(compiled(effect))
    FUEL_VALUES.append(0 if cost == PERMANENT else row["fuel"].whole(1))
    points = row.get("points")
    CARD_POINTS.append(0 if points.empty else points.whole(-100, 100))
    PRICES_OF.append(-1 if shop < 0 else row["price"].whole())
    SHOP_OF.append(shop)
    NEED_MOVES.append(terms["if moves"])
    NEED_DRILLS.append(terms["if drills"])
    PAY_FUEL.append(terms["pay fuel"])
    return len(CARD_IDS) - 1


def _section(name: str, shop: int) -> tuple[int, ...]:
    section = next(section for section in PACK.of("cards") if section.name == name)
    return tuple(_read(row, shop) for row in section.rows)


STARTING: Final = _section("starting", -1)
DAMAGE_CARD: Final = _section("damage", -1)[0]
SHOP_CARDS: Final = tuple(_section(name, shop) for shop, name in enumerate(SHOP_IDS))
CARDS: Final = len(CARD_IDS)
TORSO: Final = CARD_IDS.index("TORSO")


def card(name: str) -> int:
    """The number of a card by its id."""
    return CARD_IDS.index(name)
