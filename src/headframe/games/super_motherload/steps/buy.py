"""Buys: due cards, one after another, each complete before the next (SM-BUY)."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Answer, Confirm, Pick
from headframe.core.engine import Decision, Frame
from headframe.core.part import ALL, Audiences
from headframe.core.refusal import Refusal
from headframe.games.super_motherload.content.bonuses import spelled
from headframe.games.super_motherload.content.goals import BUYS as BUYS_FACT
from headframe.games.super_motherload.content.goals import EXACT
from headframe.games.super_motherload.events.cards import BonusUsed, CardBought
from headframe.games.super_motherload.legal.achievements import state_goals
from headframe.games.super_motherload.legal.bonuses import NO_STACK
from headframe.games.super_motherload.state import (
    LADEN,
    Player,
    SuperMotherloadState,
    take_minerals,
)
from headframe.games.super_motherload.steps.achievements import counted, judge, judge_minors
from headframe.games.super_motherload.steps.artifacts import NO_TILE, spend_tile, to_hand_tile
from headframe.games.super_motherload.steps.bonuses import Effects
from headframe.kit.deck import put_in
from headframe.kit.tuples import replaced


def due(s: SuperMotherloadState, player: Player) -> tuple[int, ...]:
    """The stacks whose top card is paid for."""
    found: tuple[int, ...] = ()
    if player.holds[LADEN]:  # no card costs nothing
        costs = s.content.costs[player.deck]
        bought = player.bought
        for stack, money in enumerate(player.money):
            if money and money >= costs[stack][bought[stack]]:
                found += (stack,)
    return found


class Buys(Frame[SuperMotherloadState]):
    """Buys one due card after the other until none is due."""

    __slots__ = ()
    CLAUSE = "SM-BUY-04"

    def ask(self, s: SuperMotherloadState) -> tuple[Decision, ...]:
        player = s.players[s.turn]
        stacks = due(s, player)
        if len(stacks) == 1 and player.tiles:
            # A tile may be used before each buy. Most buys ask about the hand; this one would not.
            if not s.content.cards[s.top(player, stacks[0])].to_hand:
                return ()
        elif len(stacks) < 2:
            return ()
        return (Decision(s.turn, "buy", Pick("stack", stacks), self),)

    def run(self, s: SuperMotherloadState) -> None:
        stacks = due(s, s.players[s.turn])
        if stacks:
            s.stack.append(Buy(stacks[0]))
        else:
            s.stack.pop()

    def go(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.append(Buy(answer))

    def why(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> Refusal:
        return Refusal("SM-BUY-04", "the top card of that stack is not due")


BUYS: Final = Buys()


def buying(s: SuperMotherloadState) -> bool:
    """Whether buys are under way or wait for the end of an action: then a card that becomes due
    needs no buys of its own."""
    for frame in s.stack:
        if type(frame) is Buys:
            return True
    return False


class Buy(Frame[SuperMotherloadState]):
    """One buy. Whoever holds a tile is asked about the hand, useful or not (SM-INFO-04)."""

    __slots__ = ("stack",)
    CLAUSE = "SM-BUY-07"
    AUDIENCES: ClassVar[Audiences] = {"stack": ALL}

    def __init__(self, stack: int) -> None:
        self.stack = stack

    def ask(self, s: SuperMotherloadState) -> tuple[Decision, ...]:
        player = s.players[s.turn]
        if not player.tiles or s.content.cards[s.top(player, self.stack)].to_hand:
            return ()
        yes = to_hand_tile(s, player) != NO_TILE
        return (Decision(s.turn, "to-hand", Confirm("to-hand", (0, 1) if yes else (0,)), self),)

    def run(self, s: SuperMotherloadState) -> None:
        self.complete(s, False)

    def go(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> None:
        self.complete(s, answer == 1)

    def complete(self, s: SuperMotherloadState, by_tile: bool) -> None:
        player = s.players[s.turn]
        if by_tile:
            spend_tile(s, player, to_hand_tile(s, player))
        held = state_goals(s)  # a goal about tiles has gone with the tile (SM-ACH-08)
        card = s.top(player, self.stack)
        face = s.content.cards[card]
        paid = take_minerals(player, self.stack)
        lapsed = held & ~state_goals(s)
        to_hand = by_tile or face.to_hand
        if to_hand:
            put_in(player.hand, card)
            player.known = tuple(sorted((*player.known, card)))
        else:
            player.discard.append(card)
        player.bought = replaced(player.bought, self.stack, player.bought[self.stack] + 1)
        if s.events is not None:
            s.events.append(CardBought(s.turn, self.stack, card, paid, to_hand))
            if face.buy:
                s.events.append(BonusUsed(s.turn, card, "buy", spelled(face.buy, ())))
        if lapsed & ~s.lapsed:
            s.lapsed |= lapsed
            if s.events is not None:
                s.events.append(counted(s))
        s.stack[-1] = Bought(paid == face.cost)
        if face.buy:
            s.stack.append(Effects(face.buy, self.stack))

    def why(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> Refusal:
        return Refusal("SM-BUY-07", "you hold no tile that brings a bought card to the hand")


class Bought(Frame[SuperMotherloadState]):
    """The end of a buy: goals are judged."""

    __slots__ = ("exact",)
    CLAUSE = "SM-BUY-06"
    AUDIENCES: ClassVar[Audiences] = {"exact": ALL}

    def __init__(self, exact: bool) -> None:
        self.exact = exact

    def run(self, s: SuperMotherloadState) -> None:
        s.stack.pop()
        s.tally[BUYS_FACT] += 1
        if self.exact:
            s.tally[EXACT] += 1
        if s.events is not None:
            s.events.append(counted(s))
        judge(s)


def use_tile(s: SuperMotherloadState, tile: int) -> None:
    """A tile is used for its effect."""
    spend_tile(s, s.players[s.turn], tile)
    # Inside an action and among buys these wait already; else they follow this tile.
    if not buying(s):
        s.stack.append(BUYS)
    s.stack.append(Effects(s.content.artifacts[tile].effect, NO_STACK))
    judge_minors(s)
