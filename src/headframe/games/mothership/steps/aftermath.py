"""The dogfight after the dice: windows W7 and W8 (MS-FIGHT-15 to -18)."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision
from headframe.core.part import ALL, Audiences
from headframe.core.refusal import Refusal
from headframe.games.mothership import events
from headframe.games.mothership.fight import ATTACKER, DEFENDER, FAR, ROCKS, TIE, Fight
from headframe.games.mothership.legal.action_codes import PASS
from headframe.games.mothership.legal.cards import card_refusal, in_hand, may_hold
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.steps.base import Step
from headframe.games.mothership.steps.cards import play
from headframe.games.mothership.steps.outcome import DAMAGE
from headframe.games.mothership.units import KIND, MOTHERSHIP, STATION


def current(s: MothershipState) -> Fight:
    assert s.fight is not None
    return s.fight


def after_titles(s: MothershipState, fight: Fight) -> int:
    """Of W7, as a mask."""
    return s.content.rock_after_titles if fight.kind == ROCKS else s.content.after_titles


def loss_titles(s: MothershipState, fight: Fight) -> int:
    """Of W8, as a mask."""
    return s.content.rock_loss_titles if fight.kind == ROCKS else s.content.loss_titles


class After(Step):
    """W7: the sides alternate with Backup Generator and The Forks (MS-FIGHT-15)."""

    __slots__ = ("passes", "side")
    AUDIENCES: ClassVar[Audiences] = {"side": ALL, "passes": ALL}
    CLAUSE: ClassVar[str] = "MS-FIGHT-15"
    REACTION: ClassVar[bool] = True

    def __init__(self, side: int, passes: int) -> None:
        self.side = side
        self.passes = passes

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        fight = current(s)
        owner = fight.seats[self.side]
        titles = after_titles(s, fight)
        if not may_hold(s, owner, titles):
            return ()
        options = (PASS, *in_hand(s, owner, titles))
        return (Decision(owner, "after-roll", Pick("card", options), self),)

    def rest(self, s: MothershipState) -> None:
        if self.passes:
            conclude(s)
        else:
            s.stack[-1] = After(1 - self.side, 1)

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        if answer == PASS:
            self.rest(s)
            return
        assert isinstance(answer, int)
        s.stack[-1] = After(1 - self.side, 0)
        play(s, decision.seat, answer)

    def why(self, s: MothershipState, decision: Decision, answer: Answer) -> Refusal:
        return card_refusal(s, decision.seat, answer, after_titles(s, current(s)), self.CLAUSE)


def conclude(s: MothershipState) -> None:
    """Compare the totals (MS-FIGHT-16, -17, MS-AST-02); then the loser has the word."""
    fight = current(s)
    attacker = sum(fight.amount(roller) for roller in fight.rolls_of(ATTACKER))
    defender = sum(fight.amount(roller) for roller in fight.rolls_of(DEFENDER))
    if fight.kind == ROCKS:
        attacker = fight.rock
    winner = winner_of(s, fight, attacker, defender)
    fight.totals = (attacker, defender)
    fight.winner = winner
    fight.doomed = doomed(s, fight)
    if s.events is not None:
        tie = attacker == defender
        compared = events.Compared(fight.kind, attacker, defender, tie, winner, fight.doomed)
        s.events.append(compared)
    s.stack[-1] = LOSS


def winner_of(s: MothershipState, fight: Fight, attacker: int, defender: int) -> int:
    """By the totals; asteroids attack."""
    if fight.kind == ROCKS:
        return DEFENDER if defender >= attacker else ATTACKER
    if len(fight.rollers) == len(fight.attackers) or attacker > defender:
        return ATTACKER
    if defender > attacker:
        return DEFENDER
    return ATTACKER if s.powers[fight.seats[ATTACKER]].targeting else TIE


def doomed(s: MothershipState, fight: Fight) -> tuple[int, ...]:
    """Fighters, Bombers and Guardians that fall if nothing saves them."""
    if fight.winner == TIE or (fight.winner == DEFENDER and fight.kind in (FAR, ROCKS)):
        return ()
    if fight.winner == ATTACKER:
        losers: tuple[int, ...] = (fight.defender,)
        winners = fight.attackers
    else:
        losers = fight.attackers
        winners = (fight.defender,)
    damages = s.content.units.damages
    return tuple(
        unit
        for unit in losers
        if KIND[unit] not in (STATION, MOTHERSHIP)
        and (fight.kind == ROCKS or any(damages[KIND[by]][KIND[unit]] for by in winners))
    )


class Loss(Step):
    """W8: the loser may save a ship or take one along (MS-FIGHT-18)."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "MS-FIGHT-18"
    REACTION: ClassVar[bool] = True

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        fight = current(s)
        if fight.winner == TIE:
            return ()
        owner = fight.seats[1 - fight.winner]
        titles = loss_titles(s, fight)
        if not may_hold(s, owner, titles):
            return ()
        options = (PASS, *in_hand(s, owner, titles))
        return (Decision(owner, "loss", Pick("card", options), self),)

    def rest(self, s: MothershipState) -> None:
        s.stack[-1] = DAMAGE

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        if answer == PASS:
            s.stack[-1] = DAMAGE
        else:
            assert isinstance(answer, int)
            play(s, decision.seat, answer)

    def why(self, s: MothershipState, decision: Decision, answer: Answer) -> Refusal:
        return card_refusal(s, decision.seat, answer, loss_titles(s, current(s)), self.CLAUSE)


AFTER: Final = (After(ATTACKER, 0), After(DEFENDER, 0))
LOSS: Final = Loss()
