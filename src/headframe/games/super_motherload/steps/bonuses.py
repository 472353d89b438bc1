"""What bonuses and tiles do: draws, tokens, actions, minerals, duplicates."""

from __future__ import annotations

from bisect import insort
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
    DUPLICATE,
    MINERAL,
    TO_HAND,
    Ops,
)
from headframe.games.super_motherload.events import (
    ActionGained,
    BonusLost,
    Drew,
    MineralsPut,
    Shuffled,
    TokenGained,
)
from headframe.games.super_motherload.state import (
    Player,
    SuperMotherloadState,
    put_minerals,
    stacks_left,
)
from headframe.games.super_motherload.steps.achievements import judge_minors

NO_STACK: Final = -1
ONE_OF: Final = tuple(
    tuple(1 if kind == other else 0 for other in range(MINERALS)) for kind in range(MINERALS)
)
"""A single mineral, as a count for each kind."""


def draw_cards(s: SuperMotherloadState, player: Player, number: int, shuffle: bool = True) -> int:
    """Draw card by card; how many are still owed when nothing is left to draw."""
    bag, hand, rng = player.draw, player.hand, s.rng
    drawn: list[int] | None = None if s.events is None else []
    while number:
        if not bag:
            if not shuffle or not player.discard:
                break
            bag.extend(player.discard)
            bag.sort()
            player.discard.clear()
            # All cards owned, less those just shuffled: now everybody knows this hand.
            player.known = tuple(hand)
            if s.events is not None:
                if drawn:
                    s.events.append(Drew(player.seat, tuple(drawn)))
                    drawn = []
                s.events.append(Shuffled(player.seat, player.known))
        card = bag.pop(rng.below(len(bag)))
        insort(hand, card)
        number -= 1
        if drawn is not None:
            drawn.append(card)
    if drawn and s.events is not None:
        s.events.append(Drew(player.seat, tuple(drawn)))
    return number


def put_down(player: Player, cards: tuple[int, ...]) -> None:
    """Cards from the hand to the discard area, in the sight of all."""
    for card in cards:
        player.hand.remove(card)
        if card in player.known:
            at = player.known.index(card)
            player.known = player.known[:at] + player.known[at + 1 :]
        player.discard.append(card)


def gain_tokens(s: SuperMotherloadState, player: Player, number: int) -> int:
    """Tokens from the supply, as far as it reaches; how many."""
    if number > s.supply:
        number = s.supply
    s.supply -= number
    player.tokens += number
    if number and s.events is not None:
        s.events.append(TokenGained(player.seat, number))
    return number


def kinds_owned(player: Player) -> tuple[int, ...]:
    """The minerals that lie on any stack."""
    on = player.minerals
    return tuple(
        kind
        for kind in range(MINERALS)
        if on[kind] or on[kind + MINERALS] or on[kind + 2 * MINERALS] or on[kind + 3 * MINERALS]
    )


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
        for at, (op, number) in enumerate(self.ops):
            if op == ACTION:
                s.actions += number
                if s.events is not None:
                    s.events.append(ActionGained(s.turn, number))
            elif op == DRAW:
                lost = draw_cards(s, player, number)
                if lost and s.events is not None:
                    s.events.append(BonusLost(s.turn, f"draw {lost}"))
            elif op == BOMB:
                gained = gain_tokens(s, player, number)
                if gained < number and s.events is not None:
                    s.events.append(BonusLost(s.turn, "bomb"))
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
        if stack != NO_STACK:
            put_minerals(s, s.players[s.turn], stack, one)
            judge_minors(s)
        if s.events is not None:
            s.events.append(MineralsPut(s.turn, stack, one))

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
