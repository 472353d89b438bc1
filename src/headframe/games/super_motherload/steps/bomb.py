"""The Bomb action up to the tunnel (SM-BOMB)."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Answer, Pick, Place
from headframe.core.engine import Decision, Frame
from headframe.core.part import ALL, Audiences
from headframe.core.refusal import Refusal
from headframe.games.super_motherload.content.cards import NO_PATTERN
from headframe.games.super_motherload.legal.cards import blasting
from headframe.games.super_motherload.legal.places import why_no_blast
from headframe.games.super_motherload.state import SuperMotherloadState
from headframe.games.super_motherload.steps.buy import BUYS
from headframe.games.super_motherload.steps.collect import dig
from headframe.games.super_motherload.steps.draw import begin_action


class BombCard(Frame[SuperMotherloadState]):
    """Which red pilot is put down for a bomb."""

    __slots__ = ()
    CLAUSE = "SM-BOMB-01"

    def ask(self, s: SuperMotherloadState) -> tuple[Decision, ...]:
        return (Decision(s.turn, "bomb-card", Pick("card", blasting(s)), self),)

    def go(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.players[s.turn].tokens -= 1
        s.supply += 1
        begin_action(s, "bomb", (answer,))
        s.stack[-1] = BUYS
        s.stack.append(Blast(s.content.pattern[answer]))

    def why(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> Refusal:
        if not isinstance(answer, int):
            return Refusal("SM-BOMB-01", "a bomb takes exactly one card")
        if answer not in s.players[s.turn].hand or s.content.pattern[answer] == NO_PATTERN:
            return Refusal("SM-BOMB-01", "that is no red pilot of your hand with a bomb pattern")
        return Refusal("SM-BOMB-04", "its pattern fits nowhere")


class Blast(Frame[SuperMotherloadState]):
    """Where the pattern lies."""

    __slots__ = ("pattern",)
    CLAUSE = "SM-BOMB-02"
    AUDIENCES: ClassVar[Audiences] = {"pattern": ALL}

    def __init__(self, pattern: int) -> None:
        self.pattern = pattern

    def ask(self, s: SuperMotherloadState) -> tuple[Decision, ...]:
        legal = s.ground.blasts(self.pattern)
        blasts = s.content.sheet.blasts[self.pattern]
        return (Decision(s.turn, "blast", Place("space", legal, blasts), self),)

    def go(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        sheet = s.content.sheet
        dig(s, sheet.tunnel(sheet.blasts[self.pattern].masks[answer]), False, False)

    def why(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> Refusal:
        masks = s.content.sheet.blasts[self.pattern].masks
        known = isinstance(answer, int) and 0 <= answer < len(masks)
        return why_no_blast(s, masks[answer] if known and isinstance(answer, int) else 0)


BOMB_CARD: Final = BombCard()
