"""What bonuses and tiles do: draws, tokens, actions, minerals, duplicates."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision, Frame
from headframe.core.part import ALL, Audiences
from headframe.core.refusal import Refusal
from headframe.games.super_motherload.content import MINERALS
from headframe.games.super_motherload.content.bonuses import (
    ACTION,
    BOMB,
    DRAW,
    MINERAL,
    TO_HAND,
    Ops,
)
from headframe.games.super_motherload.events.cards import (
    ActionGained,
    BonusLost,
    MineralsPut,
    TokenGained,
)
from headframe.games.super_motherload.events.codes import BUY, TILE
from headframe.games.super_motherload.legal.bonuses import (
    NO_STACK,
    kinds_owned,
    no_such_stack,
    open_stacks,
)
from headframe.games.super_motherload.state import Player, SuperMotherloadState, put_minerals
from headframe.games.super_motherload.steps.achievements import judge_minors
from headframe.games.super_motherload.steps.draw import draw_cards

ONE_OF: Final = tuple(
    tuple(1 if kind == other else 0 for other in range(MINERALS)) for kind in range(MINERALS)
)
"""A single mineral, as a count for each kind."""


def gain_tokens(s: SuperMotherloadState, player: Player, number: int, source: str) -> None:
    """Tokens from the supply, as far as it reaches (SM-COLLECT-04)."""
    gained = number if number <= s.supply else s.supply
    s.supply -= gained
    player.tokens += gained
    if s.events is not None:
        if gained:
            s.events.append(TokenGained(player.seat, gained, source))
        if gained < number:
            s.events.append(BonusLost(player.seat, "bomb"))


def put_onto(s: SuperMotherloadState, stack: int, minerals: tuple[int, ...]) -> None:
    """Minerals onto a stack; with no stack left they are lost (SM-COLLECT-03)."""
    player = s.players[s.turn]
    if stack == NO_STACK:
        if s.events is not None:
            s.events.append(MineralsPut(s.turn, stack, minerals, 0, 0))
        return
    put_minerals(s, player, stack, minerals)
    if s.events is not None:
        cost = s.content.cards[s.top(player, stack)].cost
        s.events.append(MineralsPut(s.turn, stack, minerals, player.money[stack], cost))
    judge_minors(s)


class Effects(Frame[SuperMotherloadState]):
    """Bonuses still to be done, in the order written. ``barred`` is a stack that takes no
    duplicate: the one whose card was just bought."""

    __slots__ = ("barred", "ops")
    CLAUSE = "SM-BUY-05"
    AUDIENCES: ClassVar[Audiences] = {"ops": ALL, "barred": ALL}

    def __init__(self, ops: Ops, barred: int) -> None:
        self.ops = ops
        self.barred = barred

    def run(self, s: SuperMotherloadState) -> None:
        player = s.players[s.turn]
        s.stack.pop()
        source = TILE if self.barred == NO_STACK else BUY
        for at, (op, number) in enumerate(self.ops):
            if op == ACTION:
                s.actions += number
                if s.events is not None:
                    s.events.append(ActionGained(s.turn, number, source))
            elif op == DRAW:
                draw_cards(s, player, number, source)
            elif op == BOMB:
                gain_tokens(s, player, number, source)
            elif op != TO_HAND:  # a bought card has gone there by now
                if at + 1 < len(self.ops):
                    s.stack.append(Effects(self.ops[at + 1 :], self.barred))
                if op == MINERAL:
                    s.stack.append(PutMineral(number, NO_STACK))
                else:
                    s.stack.extend([Duplicate(self.barred)] * number)
                return


class PutMineral(Frame[SuperMotherloadState]):
    """One mineral of this kind onto a stack of choice."""

    __slots__ = ("barred", "kind")
    CLAUSE = "SM-ART-05"
    AUDIENCES: ClassVar[Audiences] = {"kind": ALL, "barred": ALL}

    def __init__(self, kind: int, barred: int) -> None:
        self.kind = kind
        self.barred = barred

    def ask(self, s: SuperMotherloadState) -> tuple[Decision, ...]:
        stacks = open_stacks(s, self.barred)
        if len(stacks) < 2:
            return ()
        return (Decision(s.turn, "mineral-stack", Pick("stack", stacks), self),)

    def run(self, s: SuperMotherloadState) -> None:
        stacks = open_stacks(s, self.barred)
        self.put(s, stacks[0] if stacks else NO_STACK)

    def go(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        self.put(s, answer)

    def put(self, s: SuperMotherloadState, stack: int) -> None:
        s.stack.pop()
        one = ONE_OF[self.kind]
        put_onto(s, stack, one)

    def why(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> Refusal:
        return no_such_stack(answer, self.barred)


class Duplicate(Frame[SuperMotherloadState]):
    """Choose a mineral that lies on one of one's stacks; another like it is put onto a stack."""

    __slots__ = ("barred",)
    CLAUSE = "SM-BONUS-B6"
    AUDIENCES: ClassVar[Audiences] = {"barred": ALL}

    def __init__(self, barred: int) -> None:
        self.barred = barred

    def ask(self, s: SuperMotherloadState) -> tuple[Decision, ...]:
        kinds = kinds_owned(s.players[s.turn])
        if len(kinds) < 2 or not open_stacks(s, self.barred):
            return ()
        return (Decision(s.turn, "duplicate", Pick("mineral", kinds), self),)

    def run(self, s: SuperMotherloadState) -> None:
        s.stack.pop()
        kinds = kinds_owned(s.players[s.turn])
        if kinds and open_stacks(s, self.barred):
            s.stack.append(PutMineral(kinds[0], self.barred))
        elif s.events is not None:
            s.events.append(BonusLost(s.turn, "duplicate"))

    def go(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack[-1] = PutMineral(answer, self.barred)

    def why(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> Refusal:
        clause = "SM-ART-09" if self.barred == NO_STACK else "SM-BONUS-B6"
        return Refusal(clause, "no mineral of that kind lies on your stacks")
