"""Buying cards and exhausting tiles: what Operations and Surfacing have in common."""

from __future__ import annotations

from typing import ClassVar

from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision, Frame
from headframe.core.part import ALL, Audiences
from headframe.games.drillers.events.mine import TileExhausted
from headframe.games.drillers.legal.costs import batteries
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import DrillersState
from headframe.games.drillers.steps.effects import perform
from headframe.games.drillers.steps.shops import take


def exhaust(s: DrillersState, p: Player, tile: int) -> None:
    p.spent |= 1 << tile
    if s.events is not None:
        s.events.append(TileExhausted(p.seat, tile, False))
    perform(s, p, s.content.tiles.effects[tile])


def buy(s: DrillersState, p: Player, card: int) -> None:
    """An advanced card needs a battery, of the player's choice among several."""
    if s.content.cards.shop_of[card] == s.content.shops.advanced:
        tiles = batteries(s, p)
        if len(tiles) > 1:
            s.stack.append(Battery(card))
            return
        spend_battery(s, p, tiles[0])
    take(s, p, card)


def spend_battery(s: DrillersState, p: Player, tile: int) -> None:
    p.spent |= 1 << tile
    if s.events is not None:
        s.events.append(TileExhausted(p.seat, tile, True))


class Battery(Frame[DrillersState]):
    """Which tile pays for an advanced card."""

    __slots__ = ("card",)
    AUDIENCES: ClassVar[Audiences] = {"card": ALL}
    CLAUSE: ClassVar[str] = "DR-TILE-12"

    def __init__(self, card: int) -> None:
        self.card = card

    def ask(self, s: DrillersState) -> tuple[Decision, ...]:
        tiles = batteries(s, s.players[s.active])
        return (Decision(s.active, "battery", Pick("tile", tiles), self),)

    def go(self, s: DrillersState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        p = s.players[s.active]
        spend_battery(s, p, answer)
        take(s, p, self.card)
