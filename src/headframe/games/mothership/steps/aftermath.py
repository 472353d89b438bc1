"""The dogfight after the dice: windows W7 and W8 (MS-FIGHT-15 to -18)."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision
from headframe.core.part import ALL, Audiences
from headframe.core.refusal import Refusal
from headframe.games.mothership import events
from headframe.games.mothership.content import (
    AST7,
    AST8,
    DAMAGES,
    KIND,
    MOTHERSHIP,
    STATION,
    W7,
    W8,
    tech,
    titles_of,
)
from headframe.games.mothership.fight import ATTACKER, DEFENDER, FAR, ROCKS, TIE, Fight
from headframe.games.mothership.rolls import throw
from headframe.games.mothership.state import War
from headframe.games.mothership.steps.base import PASS, Step
from headframe.games.mothership.steps.cards import (
    EFFECTS,
    Carry,
    card_refusal,
    in_hand,
    may_hold,
    play,
)
from headframe.games.mothership.steps.outcome import DAMAGE

TARGETING: Final = tech("Targeting Computer")
LOSS_TITLES: Final = titles_of(W8)
ROCK_LOSS_TITLES: Final = titles_of(AST8)
AFTER_TITLES: Final = titles_of(W7)
ROCK_AFTER_TITLES: Final = titles_of(AST7)
DICE: Final = 8
"""Dice of one roller are numbered below this: the first, then those of Backup Generators."""


def current(s: War) -> Fight:
    assert s.fight is not None
    return s.fight


class After(Step):
    """W7: the sides alternate with Backup Generator and The Forks (MS-FIGHT-15)."""

    __slots__ = ("passes", "side")
    AUDIENCES: ClassVar[Audiences] = {"side": ALL, "passes": ALL}
    CLAUSE: ClassVar[str] = "MS-FIGHT-15"

    def __init__(self, side: int, passes: int) -> None:
        self.side = side
        self.passes = passes

    def questions(self, s: War) -> tuple[Decision, ...]:
        fight = current(s)
        owner = fight.seats[self.side]
        titles = ROCK_AFTER_TITLES if fight.kind == ROCKS else AFTER_TITLES
        if not may_hold(s, owner, titles):
            return ()
        options = (PASS, *in_hand(s, owner, titles))
        return (Decision(owner, "after-roll", Pick("card", options), self),)

    def rest(self, s: War) -> None:
        if self.passes:
            conclude(s)
        else:
            s.stack[-1] = After(1 - self.side, 1)

    def go(self, s: War, decision: Decision, answer: Answer) -> None:
        if answer == PASS:
            self.rest(s)
            return
        assert isinstance(answer, int)
        s.stack[-1] = After(1 - self.side, 0)
        play(s, decision.seat, answer)

    def why(self, s: War, decision: Decision, answer: Answer) -> Refusal:
        titles = ROCK_AFTER_TITLES if current(s).kind == ROCKS else AFTER_TITLES
        return card_refusal(s, decision.seat, answer, titles, self.CLAUSE)


def conclude(s: War) -> None:
    """Compare the totals (MS-FIGHT-16, -17, MS-AST-02); then the loser has the word."""
    fight = current(s)
    attacker = sum(fight.amount(roller) for roller in fight.rolls_of(ATTACKER))
    defender = sum(fight.amount(roller) for roller in fight.rolls_of(DEFENDER))
    if fight.kind == ROCKS:
        attacker = fight.rock
        winner = DEFENDER if defender >= attacker else ATTACKER
    elif len(fight.rollers) == len(fight.attackers) or attacker > defender:
        winner = ATTACKER
    elif defender > attacker:
        winner = DEFENDER
    else:
        winner = ATTACKER if s.tech[fight.seats[ATTACKER]] & TARGETING else TIE
    fight.totals = (attacker, defender)
    fight.winner = winner
    fight.doomed = doomed(fight)
    if s.events is not None:
        s.events.append(events.Compared(attacker, defender, winner))
    s.stack[-1] = LOSS


def doomed(fight: Fight) -> tuple[int, ...]:
    """Fighters, Bombers and Guardians that fall if nothing saves them."""
    if fight.winner == TIE or (fight.winner == DEFENDER and fight.kind in (FAR, ROCKS)):
        return ()
    if fight.winner == ATTACKER:
        losers: tuple[int, ...] = (fight.defender,)
        winners = fight.attackers
    else:
        losers = fight.attackers
        winners = (fight.defender,)
    return tuple(
        unit
        for unit in losers
        if KIND[unit] not in (STATION, MOTHERSHIP)
        and (fight.kind == ROCKS or any(DAMAGES[KIND[by]][KIND[unit]] for by in winners))
    )


class Loss(Step):
    """W8: the loser may save a ship or take one along (MS-FIGHT-18)."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "MS-FIGHT-18"

    def questions(self, s: War) -> tuple[Decision, ...]:
        fight = current(s)
        if fight.winner == TIE:
            return ()
        owner = fight.seats[1 - fight.winner]
        titles = ROCK_LOSS_TITLES if fight.kind == ROCKS else LOSS_TITLES
        if not may_hold(s, owner, titles):
            return ()
        options = (PASS, *in_hand(s, owner, titles))
        return (Decision(owner, "loss", Pick("card", options), self),)

    def rest(self, s: War) -> None:
        s.stack[-1] = DAMAGE

    def go(self, s: War, decision: Decision, answer: Answer) -> None:
        if answer == PASS:
            s.stack[-1] = DAMAGE
        else:
            assert isinstance(answer, int)
            play(s, decision.seat, answer)

    def why(self, s: War, decision: Decision, answer: Answer) -> Refusal:
        titles = ROCK_LOSS_TITLES if current(s).kind == ROCKS else LOSS_TITLES
        return card_refusal(s, decision.seat, answer, titles, self.CLAUSE)


AFTER: Final = (After(ATTACKER, 0), After(DEFENDER, 0))
LOSS: Final = Loss()


# Effects of the cards of these windows -----------------------------------------------------------


def _again(s: War, card: Carry) -> None:
    """Backup Generator: the same die once more, added (MS-ACT-02)."""
    fight = current(s)
    roller = fight.rollers.index(card.number())
    fight.dice[roller] += (throw(s, card.owner, card.number(), fight.sides[roller]),)


def _rethrow(s: War, card: Carry) -> None:
    """The Forks: roller and place of the die (MS-ACT-32)."""
    fight = current(s)
    roller, place = divmod(card.number(), DICE)
    thrown = list(fight.dice[roller])
    thrown[place] = throw(s, card.owner, fight.rollers[roller], fight.sides[roller])
    fight.dice[roller] = tuple(thrown)


def _save(s: War, card: Carry) -> None:
    fight = current(s)
    unit = card.number()
    fight.saved += (unit,)
    fight.doomed = tuple(each for each in fight.doomed if each != unit)
    if s.events is not None:
        s.events.append(events.Saved(unit))


def _stand(s: War, card: Carry) -> None:
    current(s).stand += (card.number(),)


EFFECTS["again"] = _again
EFFECTS["rethrow"] = _rethrow
EFFECTS["save"] = _save
EFFECTS["stand"] = _stand
