"""The four shops: rows, decks in layers, buying, refreshing, the expansion of the advanced one."""

from __future__ import annotations

from headframe.games.drillers.content.cards import COSTS, PERMANENT, PRICES_OF, SHOP_OF
from headframe.games.drillers.content.figures import (
    ADVANCED,
    EXPANSION_CARDS,
    EXPANSION_FLOOR,
    ROW_SIZES,
)
from headframe.games.drillers.content.mine import BATTERY, TILE_EFFECTS, TILE_LOSSES
from headframe.games.drillers.events import Bought, ShopFilled, ShopRefreshed
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import Drillers
from headframe.games.drillers.steps.deck import put_on_top
from headframe.games.drillers.tuples import replaced, without


def row_size(s: Drillers, shop: int) -> int:
    """A full row."""
    if shop == ADVANCED and s.deepest >= EXPANSION_FLOOR:
        return ROW_SIZES[shop] + EXPANSION_CARDS
    return ROW_SIZES[shop]


def fill(s: Drillers, shop: int) -> None:
    """Turn up cards until the row is full or the deck is empty."""
    row = s.rows[shop]
    size = row_size(s, shop)
    while len(row) < size and any(s.decks[shop]):
        card = _turn_up(s, shop)
        row = (*row, card)
        if s.events is not None:
            s.events.append(ShopFilled(shop, card))
    s.rows = replaced(s.rows, shop, row)


def fill_all(s: Drillers) -> None:
    for shop in range(len(s.rows)):
        if len(s.rows[shop]) < row_size(s, shop):
            fill(s, shop)


def _turn_up(s: Drillers, shop: int) -> int:
    layers = s.decks[shop]
    at = next(at for at, layer in enumerate(layers) if layer)
    layer = layers[at]
    place = s.rng.below(len(layer))
    rest = (*layer[:place], *layer[place + 1 :])
    s.decks = replaced(s.decks, shop, replaced(layers, at, rest))
    return layer[place]


def put_under(s: Drillers, shop: int, cards: tuple[int, ...]) -> None:
    """Several at once lie in an order nobody knows."""
    s.decks = replaced(s.decks, shop, (*s.decks[shop], tuple(sorted(cards))))


def refresh(s: Drillers, p: Player, shop: int) -> None:
    """The shop refresh tile: the row under its deck, then a full row (DR-REFRESH-02)."""
    p.refresh = False
    if s.events is not None:
        s.events.append(ShopRefreshed(p.seat, shop))
    if s.rows[shop]:
        put_under(s, shop, s.rows[shop])
        s.rows = replaced(s.rows, shop, ())
    fill(s, shop)


def expand(s: Drillers) -> None:
    """The cards under floor 4's card join the advanced row; gaps stay (DR-EXP)."""
    s.rows = replaced(s.rows, ADVANCED, s.rows[ADVANCED] + s.vault)
    if s.events is not None:
        s.events += [ShopFilled(ADVANCED, card) for card in s.vault]
    s.vault = ()


def batteries(p: Player) -> tuple[int, ...]:
    """The tiles that can pay for an advanced card, the smallest loss first, then the oldest."""
    found = [tile for tile in p.tiles if TILE_EFFECTS[tile] == BATTERY and not p.spent >> tile & 1]
    if len(found) > 1:
        found.sort(key=TILE_LOSSES.__getitem__)
    return tuple(found)


def has_battery(p: Player) -> bool:
    for tile in p.tiles:
        if TILE_EFFECTS[tile] == BATTERY and not p.spent >> tile & 1:
            return True
    return False


def take(s: Drillers, p: Player, card: int) -> None:
    """Pay the credits and get the card; a battery is paid before."""
    price = PRICES_OF[card]
    p.credits -= price
    shop = SHOP_OF[card]
    s.rows = replaced(s.rows, shop, without(s.rows[shop], card))
    if COSTS[card] == PERMANENT:
        p.permanents = (*p.permanents, card)
    else:
        put_on_top(p, card)
    if s.events is not None:
        s.events.append(Bought(p.seat, card, price))
