"""What bonuses and tiles may do now, and where their minerals may go."""

from __future__ import annotations

from typing import Final

from headframe.core.choice import Answer
from headframe.core.refusal import Refusal
from headframe.games.super_motherload.content import MINERALS
from headframe.games.super_motherload.content.bonuses import (
    ACTION,
    BOMB,
    DRAW,
    DUPLICATE,
    MINERAL,
    Ops,
)
from headframe.games.super_motherload.state import Player, SuperMotherloadState, stacks_left

NO_STACK: Final = -1


def kinds_owned(player: Player) -> tuple[int, ...]:
    """The minerals that lie on any stack."""
    return tuple([kind for kind in range(MINERALS) if player.holds[kind]])


def possible(s: SuperMotherloadState, player: Player, ops: Ops) -> bool:
    """Whether any part of it can happen (SM-ART-11)."""
    for op, _ in ops:
        if (
            op == ACTION
            or (op == DRAW and (player.draw or player.discard))
            or (op == BOMB and s.supply)
            or (op == MINERAL and stacks_left(player))
            or (op == DUPLICATE and any(player.money))
        ):
            return True
    return False


def usable_tiles(s: SuperMotherloadState, player: Player) -> tuple[int, ...]:
    """The different tiles held that would do something now."""
    found: tuple[int, ...] = ()
    effects = s.content.effects
    for tile in player.tiles:
        effect = effects[tile]
        if effect and tile not in found and possible(s, player, effect):
            found += (tile,)
    return found


def open_stacks(s: SuperMotherloadState, barred: int) -> tuple[int, ...]:
    """Stacks that may take a mineral now."""
    stacks = stacks_left(s.players[s.turn])
    if barred == NO_STACK:
        return stacks
    return tuple(stack for stack in stacks if stack != barred)


def no_such_stack(answer: Answer, barred: int = NO_STACK) -> Refusal:
    """Why minerals cannot go there."""
    if answer == barred:
        return Refusal("SM-BONUS-B6", "the card just uncovered takes no mineral of this bonus")
    return Refusal("SM-COLLECT-03", "you have no such stack, or no card is left in it")
