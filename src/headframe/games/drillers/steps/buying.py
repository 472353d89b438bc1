"""Buying cards and exhausting tiles: what Operations and Surfacing have in common."""

from __future__ import annotations

from typing import ClassVar

from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision, Frame
from headframe.core.part import ALL, Audiences
from headframe.games.drillers.content.cards import PRICES_OF, SHOP_OF
from headframe.games.drillers.content.figures import ADVANCED
from headframe.games.drillers.content.mine import TILE_EFFECTS
from headframe.games.drillers.events import TileExhausted
from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import Drillers
from headframe.games.drillers.steps.effects import perform
from headframe.games.drillers.steps.shops import batteries, has_battery, take


def buyable(s: Drillers, p: Player, found: list[int]) -> None:
    """Every face-up card that can be paid in full."""
    purse = p.credits
    rows = s.rows
    for shop in range(ADVANCED):
        for card in rows[shop]:
            if PRICES_OF[card] <= purse:
                found.append(c.BUY + card)  # noqa: PERF401  (two cards: a loop is faster)
    if p.tiles and has_battery(p):
        found += [c.BUY + card for card in rows[ADVANCED] if PRICES_OF[card] <= purse]


def exhaust(s: Drillers, p: Player, tile: int) -> None:
    p.spent |= 1 << tile
    if s.events is not None:
        s.events.append(TileExhausted(p.seat, tile))
    perform(s, p, TILE_EFFECTS[tile])


def buy(s: Drillers, p: Player, card: int) -> None:
    """An advanced card needs a battery, of the player's choice among several."""
    if SHOP_OF[card] == ADVANCED:
        tiles = batteries(p)
        if len(tiles) > 1:
            s.stack.append(Battery(card))
            return
        spend_battery(s, p, tiles[0])
    take(s, p, card)


def spend_battery(s: Drillers, p: Player, tile: int) -> None:
    p.spent |= 1 << tile
    if s.events is not None:
        s.events.append(TileExhausted(p.seat, tile))


class Battery(Frame[Drillers]):
    """Which tile pays for an advanced card."""

    __slots__ = ("card",)
    AUDIENCES: ClassVar[Audiences] = {"card": ALL}
    CLAUSE: ClassVar[str] = "DR-TILE-12"

    def __init__(self, card: int) -> None:
        self.card = card

    def ask(self, s: Drillers) -> tuple[Decision, ...]:
        tiles = batteries(s.players[s.active])
        return (Decision(s.active, "battery", Pick("tile", tiles), self),)

    def go(self, s: Drillers, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        p = s.players[s.active]
        spend_battery(s, p, answer)
        take(s, p, self.card)
