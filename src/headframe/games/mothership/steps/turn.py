"""The turn: the lowest frame of the stack, in one phase after another (MS-TURN)."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.bits import bits
from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision
from headframe.core.refusal import Refusal
from headframe.games.mothership import events
from headframe.games.mothership.board import DISTANCE
from headframe.games.mothership.changes import discard, gain, note_points
from headframe.games.mothership.content.setups import setups
from headframe.games.mothership.ends import check_conceded, finish_at_cap, finish_by_points
from headframe.games.mothership.legal.action_codes import PASS, SPAN
from headframe.games.mothership.legal.actions import actions
from headframe.games.mothership.legal.refusals import action_refusal
from headframe.games.mothership.modes import VP
from headframe.games.mothership.phases import BEGIN, ENDING, GATHERING, OPENED, RESPAWNING, SELLING
from headframe.games.mothership.state import GONE, NOBODYS, MothershipState
from headframe.games.mothership.steps.base import Step
from headframe.games.mothership.steps.gather import gather
from headframe.games.mothership.steps.npc import Npc
from headframe.games.mothership.steps.open import NUMBERED, PLAIN
from headframe.games.mothership.steps.respawn import Respawn
from headframe.games.mothership.units import (
    ALL_UNITS,
    KIND,
    MOTHERSHIP,
    MOTHERSHIP_OF,
    SHIPS,
    UNITS,
)


class Turn(Step):
    """Whose turn it is and where it stands lies in the state."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "MS-TURN-02"

    def ask(self, s: MothershipState) -> tuple[Decision, ...]:
        # Nothing is being resolved here: whoever has conceded leaves now.
        if s.conceding or s.turn >= s.setting.seats:
            return ()
        if s.phase == OPENED:
            return (Decision(s.turn, "action", Pick("action", actions(s)), self),)
        return ()

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        if answer < SPAN:
            PLAIN[answer](s)
        else:
            NUMBERED[answer // SPAN * SPAN](s, answer % SPAN)

    def run(self, s: MothershipState) -> None:
        if s.conceding:
            check_conceded(s)
        elif s.phase == BEGIN:
            begin(s)
        elif s.phase == OPENED:
            s.phase = ENDING
            s.stack.append(Npc(0))
        elif s.phase == GATHERING:
            gather(s, s.turn)
            s.phase = SELLING
        elif s.phase == SELLING:
            s.phase = RESPAWNING
            s.stack.append(SELL)
        elif s.phase == RESPAWNING:
            s.phase = ENDING
            mine = s.due & ALL_UNITS << s.turn * UNITS
            if mine:
                if s.events is not None:
                    s.events.append(events.Returning(s.turn, tuple(bits(mine))))
                s.stack.append(Respawn(s.turn, mine))
        else:
            end(s)

    def why(self, s: MothershipState, decision: Decision, answer: Answer) -> Refusal:
        return action_refusal(s, decision.seat, answer)


class Sell(Step):
    """In the ending step: any number of cards, one after another (MS-CARD-03)."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "MS-TURN-11"

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        hand = s.hands[s.turn]
        if not hand:
            return ()
        options = [PASS]
        for title in hand:  # in ascending order
            if title != options[-1]:
                options.append(title)
        return (Decision(s.turn, "sell", Pick("card", tuple(options)), self),)

    def rest(self, s: MothershipState) -> None:
        s.stack.pop()

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        if answer == PASS:
            s.stack.pop()
        else:
            sell(s, decision.seat, answer)

    def why(self, s: MothershipState, decision: Decision, answer: Answer) -> Refusal:
        return Refusal("MS-CARD-03", "only cards of your own hand can be sold")


TURN: Final = Turn()
SELL: Final = Sell()


def sell(s: MothershipState, owner: int, title: int) -> None:
    """MS-CARD-03."""
    card = s.content.cards[title]
    discard(s, owner, title)
    if s.events is not None:
        s.events.append(events.Sold(owner, (title,)))
    gain(s, owner, card.minerals, card.gas, 0, "sale")


def begin(s: MothershipState) -> None:
    """MS-TURN-07."""
    owner = s.turn
    s.moved = s.fought = s.served = s.vetoed = 0
    s.locked = False
    s.settings = 0
    s.shifted = False
    s.developed = 0
    s.tractor[owner] = GONE
    if s.blockade == owner:
        s.blockade = NOBODYS
    s.escort = escort(s, owner)
    s.phase = OPENED
    if s.events is not None:
        s.events.append(events.TurnBegan(owner, s.round, tuple(bits(s.escort))))
    if s.setting.mode == VP:
        note_points(s)


def escort(s: MothershipState, owner: int) -> int:
    """Fighters and Bombers beside their Mothership, as a mask of units."""
    base = owner * UNITS
    mother = s.at[MOTHERSHIP_OF[owner]]
    found = 0
    if mother >= 0:
        for number in SHIPS:
            space = s.at[base + number]
            if space >= 0 and KIND[number] != MOTHERSHIP and DISTANCE[mother][space] == 1:
                found |= 1 << base + number
    return found


def end(s: MothershipState) -> None:
    """Shields refill, effects for this turn stop, the next player is on (MS-TURN-09)."""
    setting = s.setting
    for owner in range(setting.owners):
        s.absorbed[owner] = 0
    if s.prodded:
        s.prodded.clear()
    if s.boosts:
        s.boosts.clear()
    s.updated &= ~(ALL_UNITS << s.turn * UNITS)
    s.due |= s.fallen
    s.fallen = 0
    if s.events is not None:
        s.events.append(events.TurnOver(s.turn))
    order = setting.order
    place = 0
    while order[place] != s.turn:
        place += 1
    while True:
        place = (place + 1) % len(order)
        if order[place] == s.first and not next_round(s):
            return
        if not s.out >> order[place] & 1:
            break
    s.turn = order[place]
    s.phase = BEGIN


def next_round(s: MothershipState) -> bool:
    """The round is over; False: the game too (MS-VP-08, -10, MS-END-01)."""
    setting = s.setting
    if s.last_round or (setting.rounds and s.round >= setting.rounds):
        finish_by_points(s)
        return False
    if not setting.rounds and s.round >= (setting.cap or setups().longest):
        finish_at_cap(s)
        return False
    s.round += 1
    return True
