"""Turns: actions one after another, the discard at the end, and who comes next (SM-TURN)."""

from __future__ import annotations

from typing import Final

from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision, Frame
from headframe.core.refusal import Refusal
from headframe.games.super_motherload.content.cards import DECKS, NO_PATTERN
from headframe.games.super_motherload.content.goals import TURN_FACTS
from headframe.games.super_motherload.events.achievements import GoalsMet
from headframe.games.super_motherload.events.cards import Discarded
from headframe.games.super_motherload.events.codes import ACTION
from headframe.games.super_motherload.events.turns import (
    GameEnded,
    TurnBegan,
    TurnEnded,
    TurnGivenUp,
)
from headframe.games.super_motherload.legal.cards import Surplus, can_bomb, can_drill, within
from headframe.games.super_motherload.scoring import places
from headframe.games.super_motherload.state import SuperMotherloadState
from headframe.games.super_motherload.steps.achievements import judge_anew
from headframe.games.super_motherload.steps.bomb import BOMB_CARD
from headframe.games.super_motherload.steps.draw import begin_action, draw_cards, put_down
from headframe.games.super_motherload.steps.drill import DRILL_CARDS

END: Final = 0
DRAW: Final = 1
DRILL: Final = 2
BOMB: Final = 3
ACTIONS: Final = ("end the turn", "draw", "drill", "bomb")
CAN_DRAW: Final = 1
CAN_DRILL: Final = 2
CAN_BOMB: Final = 4
_NEEDS: Final = ((DRAW, CAN_DRAW), (DRILL, CAN_DRILL), (BOMB, CAN_BOMB))
# The options of every case, made once.
_OPTIONS: Final = tuple(
    Pick("action", (END, *[action for action, needed in _NEEDS if able & needed]))
    for able in range(CAN_DRAW + CAN_DRILL + CAN_BOMB + 1)
)

_NO_ACTION: Final = 0

NOTHING_YET: Final = [0] * len(TURN_FACTS)


class Turn(Frame[SuperMotherloadState]):
    """Between actions: the next one, or the end of the turn."""

    __slots__ = ()
    CLAUSE = "SM-TURN-01"

    def ask(self, s: SuperMotherloadState) -> tuple[Decision, ...]:
        player = s.players[s.turn]
        if not s.actions:
            if not s.offers:
                return ()
            return ASKED[s.turn][_NO_ACTION]
        able = CAN_DRAW if player.draw or player.discard else 0
        if can_drill(s):
            able |= CAN_DRILL
        if player.tokens and can_bomb(s):
            able |= CAN_BOMB
        return ASKED[s.turn][able]

    def run(self, s: SuperMotherloadState) -> None:
        self.end(s)

    def go(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        if answer == END:
            self.end(s)
        elif answer == DRAW:
            begin_action(s, "draw", ())
            draw_cards(s, s.players[s.turn], s.content.figures.cards_drawn, ACTION)
        elif answer == DRILL:
            s.stack.append(DRILL_CARDS)
        else:
            s.stack.append(BOMB_CARD)

    def end(self, s: SuperMotherloadState) -> None:
        # From here on no tile can be used and no achievement taken (SM-TURN-07).
        if s.events is not None:
            if s.actions:
                s.events.append(TurnGivenUp(s.turn, s.actions))
            if s.can_major or s.can_minor:
                s.events.append(GoalsMet(s.turn, (), ()))
        s.offers = ()
        s.can_major = s.can_minor = ()
        if len(s.players[s.turn].hand) > s.content.figures.hand_limit:
            s.stack[-1] = END_OF_TURN
        else:
            pass_on(s)

    def why(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> Refusal:
        player = s.players[s.turn]
        if answer not in (DRAW, DRILL, BOMB):
            return Refusal("SM-TURN-01", "an action is draw, drill or bomb; or end the turn")
        if not s.actions:
            return Refusal("SM-TURN-01", "no action is left this turn")
        if answer == DRAW:
            return Refusal("SM-DRAW-06", "there is no card to draw")
        if answer == DRILL:
            if not any(s.content.icons[card] for card in player.hand):
                return Refusal("SM-DRILL-01", "you hold no card with a drill icon")
            return Refusal("SM-DRILL-05", "no legal line exists for any of your cards")
        if not player.tokens:
            return Refusal("SM-BOMB-01", "you have no bomb token")
        if not any(s.content.pattern[card] != NO_PATTERN for card in player.hand):
            return Refusal("SM-BOMB-01", "you hold no red pilot with a bomb pattern")
        return Refusal("SM-BOMB-04", "no pattern that you hold fits anywhere")


class EndOfTurn(Frame[SuperMotherloadState]):
    """Down to the hand limit."""

    __slots__ = ()
    CLAUSE = "SM-TURN-04"

    def ask(self, s: SuperMotherloadState) -> tuple[Decision, ...]:
        hand = s.players[s.turn].hand
        over = len(hand) - s.content.figures.hand_limit
        if over <= 0:
            return ()
        return (Decision(s.turn, "discard", Surplus(hand[:], over), self),)

    def go(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, tuple)
        put_down(s.players[s.turn], answer)
        if s.events is not None:
            s.events.append(Discarded(s.turn, answer))

    def why(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> Refusal:
        hand = s.players[s.turn].hand
        over = len(hand) - s.content.figures.hand_limit
        if isinstance(answer, int) or not within(sorted(answer), hand):
            return Refusal("SM-TURN-04", "discard cards of your hand")
        return Refusal("SM-TURN-04", "discard exactly {over}, in ascending order", over=over)

    def run(self, s: SuperMotherloadState) -> None:
        pass_on(s)


def pass_on(s: SuperMotherloadState) -> None:
    """The turn is over: the next player, or the end of the game."""
    s.quiet = 0 if s.dug_now else s.quiet + 1
    seats = len(s.players)
    if s.events is not None:
        s.events.append(TurnEnded(s.turn, s.quiet))
    if s.last or s.quiet >= s.content.figures.quiet_rounds * seats:
        s.stack.clear()
        if s.events is not None:
            s.events.append(GameEnded(s.last, s.quiet))
            s.events.extend(places(s))
        return
    s.stack[-1] = TURN
    following = (s.turn + 1) % seats
    if following == s.start and s.round:
        s.round += 1
    begin_turn(s, following)


def begin_turn(s: SuperMotherloadState, seat: int) -> None:
    s.turn = seat
    s.actions = s.content.figures.actions
    s.dug_now = False
    s.tally = NOTHING_YET[:]
    s.met = s.lapsed = 0
    s.took_major = s.took_minor = 0
    if s.events is not None:
        s.events.append(TurnBegan(seat, s.actions))
    judge_anew(s)


TURN: Final = Turn()
ASKED: Final[tuple[tuple[tuple[Decision, ...], ...], ...]] = tuple(
    tuple((Decision(seat, "action", options, TURN),) for options in _OPTIONS)
    for seat in range(len(DECKS))
)
"""By seat and what it is able to do: every question of this kind, made once. (Of one decision
exactly, a tuple would be no object where this is compiled, and be made anew.)"""
END_OF_TURN: Final = EndOfTurn()
