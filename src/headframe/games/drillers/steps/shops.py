"""The four shops: rows, decks in layers, buying, refreshing, the expansion of the advanced one."""

from __future__ import annotations

from headframe.games.drillers.content.cards import PERMANENT
from headframe.games.drillers.events.players import Bought
from headframe.games.drillers.events.table import ShopExpanded, ShopFilled, ShopRefreshed
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import DrillersState
from headframe.games.drillers.steps.deck import put_on_top
from headframe.kit.tuples import replaced, without


def row_size(s: DrillersState, shop: int) -> int:
    """A full row."""
    shops = s.content.shops
    if shop == shops.advanced and s.deepest >= shops.expansion_floor:
        return shops.row_sizes[shop] + shops.expansion_cards
    return shops.row_sizes[shop]


def fill(s: DrillersState, shop: int) -> None:
    """Turn up cards until the row is full or the deck is empty."""
    row = s.rows[shop]
    size = row_size(s, shop)
    while len(row) < size and any(s.decks[shop]):
        card = _turn_up(s, shop)
        row = (*row, card)
        if s.events is not None:
            s.events.append(ShopFilled(shop, card))
    s.rows = replaced(s.rows, shop, row)


def fill_all(s: DrillersState) -> None:
    for shop in range(len(s.rows)):
        if len(s.rows[shop]) < row_size(s, shop):
            fill(s, shop)


def _turn_up(s: DrillersState, shop: int) -> int:
    layers = s.decks[shop]
    at = next(at for at, layer in enumerate(layers) if layer)
    layer = layers[at]
    place = s.rng.below(len(layer))
    rest = (*layer[:place], *layer[place + 1 :])
    s.decks = replaced(s.decks, shop, replaced(layers, at, rest))
    return layer[place]


def put_under(s: DrillersState, shop: int, cards: tuple[int, ...]) -> None:
    """Several at once lie in an order nobody knows."""
    s.decks = replaced(s.decks, shop, (*s.decks[shop], tuple(sorted(cards))))


def refresh(s: DrillersState, p: Player, shop: int) -> None:
    """The shop refresh tile: the row under its deck, then a full row (DR-REFRESH-02)."""
    p.refresh = False
    if s.events is not None:
        s.events.append(ShopRefreshed(p.seat, shop))
    if s.rows[shop]:
        put_under(s, shop, s.rows[shop])
        s.rows = replaced(s.rows, shop, ())
    fill(s, shop)


def expand(s: DrillersState) -> None:
    """The hidden cards join the advanced row; gaps stay (DR-EXP)."""
    advanced = s.content.shops.advanced
    s.rows = replaced(s.rows, advanced, s.rows[advanced] + s.vault)
    if s.events is not None:
        s.events.append(ShopExpanded(advanced, list(s.vault)))
    s.vault = ()


def take(s: DrillersState, p: Player, card: int) -> None:
    """Pay the credits and get the card; a battery is paid before."""
    cards = s.content.cards
    price = cards.prices[card]
    p.credits -= price
    shop = cards.shop_of[card]
    s.rows = replaced(s.rows, shop, without(s.rows[shop], card))
    if cards.costs[card] == PERMANENT:
        p.permanents = (*p.permanents, card)
    else:
        put_on_top(p, card)
    if s.events is not None:
        s.events.append(Bought(p.seat, card, price))
