"""Dealing anew what a seat does not know, consistent with all it has seen (SM-INFO)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from headframe.core.rng import Rng
from headframe.games.super_motherload.legal.cards import can_bomb, can_drill
from headframe.games.super_motherload.state import Player, SuperMotherloadState
from headframe.games.super_motherload.steps.bomb import BombCard
from headframe.games.super_motherload.steps.drill import DrillCards

TRIES: Final = 30


def redeal(s: SuperMotherloadState, seat: int | None, rng: Rng) -> SuperMotherloadState:
    """A copy with other hands and other tiles, as far as this seat cannot tell.

    Every pool is sorted before it is dealt, so that the truth leaves no trace in the new world.
    """
    dealt = s.copy()
    for player in dealt.players:
        if player.seat != seat:
            if player.seat == s.turn and announced(s):
                _deal_announced(dealt, rng)
            else:
                _deal_hand(player, (), rng)
    _deal_tiles(dealt, seat, rng)
    return dealt


def _pool(player: Player) -> list[int]:
    """Where the unknown cards of the hand come from: all cards owned less the discard area."""
    pool = sorted(player.draw + player.hand)
    for card in player.known:
        pool.remove(card)
    return pool


def _deal_hand(player: Player, held: tuple[int, ...], rng: Rng) -> None:
    """Hand and draw deck anew; known cards stay, and so do the cards ``held``."""
    pool = _pool(player)
    for card in held:
        pool.remove(card)
    size = len(player.hand) - len(player.known) - len(held)
    rng.shuffle(pool)
    player.hand = sorted([*player.known, *held, *pool[:size]])
    player.draw = sorted(pool[size:])


def announced(s: SuperMotherloadState) -> str:
    """Drill or bomb, if the player has said so and not yet shown the cards: then all know that
    the hand can do it."""
    for frame in s.stack:
        if isinstance(frame, DrillCards):
            return "drill"
        if isinstance(frame, BombCard):
            return "bomb"
    return ""


def _deal_announced(s: SuperMotherloadState, rng: Rng) -> None:
    player = s.players[s.turn]
    able = can_drill if announced(s) == "drill" else can_bomb
    for _ in range(TRIES):
        _deal_hand(player, (), rng)
        if able(s):
            return
    # Few hands will do. One card enables a drill or bomb, or two with a placement bonus each.
    hand, draw = player.hand, player.draw
    pool = _pool(player)
    for number in (1, 2):
        enabling: list[tuple[int, ...]] = []
        for cards in dict.fromkeys(combinations(pool, number)):
            player.hand = sorted([*player.known, *cards])
            if len(player.hand) <= len(hand) and able(s):
                enabling.append(cards)
        player.hand, player.draw = hand, draw
        if enabling:
            _deal_hand(player, rng.pick(enabling), rng)
            return
    raise AssertionError("the hand that was announced cannot be")


def _deal_tiles(s: SuperMotherloadState, seat: int | None, rng: Rng) -> None:
    pool = s.tiles[:]
    others = [player for player in s.players if player.seat != seat]
    for player in others:
        pool += player.tiles
    pool.sort()
    rng.shuffle(pool)
    for player in others:
        size = len(player.tiles)
        player.tiles = tuple(sorted(pool[:size]))
        del pool[:size]
    s.tiles = sorted(pool)
