"""All cards by number (cards.txt): starting cards, DAMAGE, then shop by shop."""

from __future__ import annotations

import re
from typing import Final

from headframe.games.drillers.content import effect_codes as e
from headframe.games.drillers.content.programs import ON_CARD, ON_PERMANENT, Compiler
from headframe.games.drillers.content.reading import distinct, inside, tables
from headframe.games.drillers.content.shops import Shops
from headframe.kit.content import Cell, Pack, Row

SOLID: Final = 1000
"""A main effect that costs a stored mineral: dearer than any tank, so `cost <= fuel` is false."""
PERMANENT: Final = 2000
"""In place of a cost: this card is never played."""
NO_SHOP: Final = -1
MOST_CARDS: Final = 100
"""Actions count cards in a hundred (legal/action_codes.py)."""
MOST_COST: Final = 99
MOST_PRICE: Final = 99
MOST_POINTS: Final = 100
TOP_CARD: Final = "TORSO"
"""Lies on top of every player's first deck (DR-SET-11)."""
_TERM: Final = re.compile(r"(if moves|if drills|pay fuel) (\d+)(?:, *|$)")


class Cards:
    __slots__ = (
        "by_shop",
        "costs",
        "count",
        "damage",
        "effects",
        "fuel_values",
        "ids",
        "names",
        "need_drills",
        "need_moves",
        "pay_fuel",
        "points",
        "prices",
        "shop_of",
        "starting",
        "texts",
        "top",
    )

    def __init__(self, pack: Pack, shops: Shops, compiler: Compiler) -> None:
        self.ids: list[str] = []
        self.names: list[str] = []
        self.costs: list[int] = []
        """Fuel, SOLID or PERMANENT."""
        self.effects: list[int] = []
        """Programs."""
        self.texts: list[str] = []
        self.fuel_values: list[int] = []
        self.points: list[int] = []
        self.prices: list[int] = []
        """Credits in the shop."""
        self.shop_of: list[int] = []
        self.need_moves: list[int] = []
        self.need_drills: list[int] = []
        """Moves or drills that must have been gained this turn for a permanent's effect."""
        self.pay_fuel: list[int] = []
        """What a permanent's effect costs."""
        sections = tables(pack, "cards", ("starting", "damage", *shops.ids))
        start, damage, *sold = sections
        rows = distinct([row for section in sections for row in section.rows], "id", "name")
        self.count = len(rows)
        if self.count > MOST_CARDS:
            raise rows[MOST_CARDS]["id"].error(f"a game has at most {MOST_CARDS} different cards")
        self.starting = tuple([self._owned(row, compiler) for row in start.rows])
        self.damage = self._owned(damage.rows[0], compiler)
        """The DAMAGE card."""
        if len(damage.rows) > 1:
            raise damage.rows[1]["id"].error("there is one kind of DAMAGE")
        self.by_shop = tuple(
            [
                tuple([self._sold(row, shop, compiler) for row in section.rows])
                for shop, section in enumerate(sold)
            ]
        )
        needed = shops.row_sizes[shops.advanced] + shops.expansion_cards
        if len(self.by_shop[shops.advanced]) < needed:
            raise sold[shops.advanced].error("id", f"{needed} are needed: the row, the expansion")
        if TOP_CARD not in [self.ids[card] for card in self.starting]:
            raise start.error("id", f"{TOP_CARD} is missing, which lies on top at the start")
        self.top = self.ids.index(TOP_CARD)
        """The card on top of every first deck."""

    def _owned(self, row: Row, compiler: Compiler) -> int:
        """A card that all have from the start; it is played for fuel or for its effect."""
        row["cost"].whole(0, MOST_COST)
        points = row["points"].whole(-MOST_POINTS, MOST_POINTS)
        return self._card(row, 0, NO_SHOP, points, compiler)

    def _sold(self, row: Row, shop: int, compiler: Compiler) -> int:
        return self._card(row, row["price"].whole(0, MOST_PRICE), shop, 0, compiler)

    def _card(self, row: Row, price: int, shop: int, points: int, compiler: Compiler) -> int:
        cost = _cost(row["cost"])
        permanent = cost == PERMANENT
        row["effect"].required()
        terms, effect = _terms(row["effect"])
        if terms and not permanent:
            raise effect.error("only a permanent card has terms")
        program = compiler.compile(effect, ON_PERMANENT if permanent else ON_CARD)
        _leaves_first(effect, compiler, program)
        if permanent and not row["fuel"].empty:
            raise row["fuel"].error("a permanent card is never played for fuel")
        self.ids.append(row["id"].required())
        self.names.append(row["name"].required())
        self.costs.append(cost)
        self.effects.append(program)
        self.texts.append(row["effect"].text)
        self.fuel_values.append(0 if permanent else row["fuel"].whole(1, MOST_COST))
        self.points.append(points)
        self.prices.append(price)
        self.shop_of.append(shop)
        self.need_moves.append(terms.get("if moves", 0))
        self.need_drills.append(terms.get("if drills", 0))
        self.pay_fuel.append(terms.get("pay fuel", 0))
        return len(self.ids) - 1


def _cost(cell: Cell) -> int:
    if cell.text == "solid":
        return SOLID
    return PERMANENT if cell.text == "permanent" else cell.whole(0, MOST_COST)


def _terms(cell: Cell) -> tuple[dict[str, int], Cell]:
    """What stands before a permanent's effect, and the effect."""
    terms: dict[str, int] = {}
    effect = cell
    while found := _TERM.match(effect.text):
        if found[1] in terms:
            raise cell.error(f"`{found[1]}` stands twice")
        terms[found[1]] = inside(cell, found[2]).whole(1, MOST_COST)
        effect = inside(cell, effect.text[found.end() :])
    effect.required()
    return terms, effect


def _leaves_first(cell: Cell, compiler: Compiler, program: int) -> None:
    """`leave` takes the last card of the play area away: nothing may change that area before."""
    codes = [code for code, _, _ in compiler.programs[program]]
    if e.LEAVE in codes and max(codes[: codes.index(e.LEAVE)], default=0) >= e.FIRST_ASKING:
        raise cell.error("`leave` must come before whatever asks the player something")
