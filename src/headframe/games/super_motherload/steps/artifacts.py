"""Artifact tiles, which may be used beside every decision of one's own turn (SM-ART)."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision, Frame
from headframe.core.refusal import Refusal
from headframe.games.super_motherload.events.mine import TileUsed
from headframe.games.super_motherload.legal.bonuses import usable_tiles
from headframe.games.super_motherload.state import Player, SuperMotherloadState

NO_TILE: Final = -1


class Tiles(Frame[SuperMotherloadState]):
    """Use an artifact tile. Others are not told whether this is open: it depends on its face."""

    __slots__ = ()
    CLAUSE = "SM-ART-01"
    PRIVATE: ClassVar[bool] = True

    def ask(self, s: SuperMotherloadState) -> tuple[Decision, ...]:
        tiles = usable_tiles(s, s.players[s.turn])
        return (Decision(s.turn, "tile", Pick("tile", tiles), self),) if tiles else ()

    def go(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> None:
        # Imported here: what a tile does can in turn open offers, this one among them.
        from headframe.games.super_motherload.steps.buy import use_tile

        assert isinstance(answer, int)
        use_tile(s, answer)

    def why(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> Refusal:
        player = s.players[s.turn]
        if answer not in player.tiles:
            return Refusal("SM-ART-01", "you hold no such tile")
        assert isinstance(answer, int)
        artifact = s.content.artifacts[answer]
        if artifact.to_hand:
            return Refusal("SM-ART-07", "this tile is used when a card is bought")
        if not artifact.effect:
            return Refusal("SM-ART-08", "this tile is kept for its points")
        return Refusal("SM-ART-11", "this tile would do nothing now")


def to_hand_tile(s: SuperMotherloadState, player: Player) -> int:
    """A tile held that brings a bought card to the hand, or ``NO_TILE``."""
    for tile in player.tiles:
        if s.content.artifacts[tile].to_hand:
            return tile
    return NO_TILE


def spend_tile(s: SuperMotherloadState, player: Player, tile: int) -> None:
    """The tile leaves the game face up."""
    at = player.tiles.index(tile)
    player.tiles = player.tiles[:at] + player.tiles[at + 1 :]
    player.count_tiles()
    s.used = (*s.used, tile)
    if s.events is not None:
        s.events.append(TileUsed(player.seat, tile))


TILES: Final = Tiles()
