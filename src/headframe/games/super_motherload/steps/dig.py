"""The Drill and Bomb actions up to the tunnel (SM-DRILL, SM-BOMB)."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Answer, Pick, Place
from headframe.core.engine import Decision, Frame
from headframe.core.part import ALL, Audiences
from headframe.core.refusal import Refusal
from headframe.games.super_motherload.content.bonuses import spelled
from headframe.games.super_motherload.content.cards import NO_PATTERN, WILD
from headframe.games.super_motherload.events import ActionBegan, BonusUsed, MinorCycled
from headframe.games.super_motherload.legal.cards import CardSets, colours_of, within
from headframe.games.super_motherload.legal.places import (
    can_blast,
    legal_blasts,
    legal_lines,
    why_no_blast,
    why_no_line,
)
from headframe.games.super_motherload.state import SuperMotherloadState
from headframe.games.super_motherload.steps.achievements import judge_minors
from headframe.games.super_motherload.steps.bonuses import draw_cards, gain_tokens, put_down
from headframe.games.super_motherload.steps.buy import BUYS
from headframe.games.super_motherload.steps.collect import dig


def begin_action(s: SuperMotherloadState, action: str, cards: tuple[int, ...]) -> None:
    """From here on the goals of the action before can no longer be taken (SM-ACH-08)."""
    s.actions -= 1
    if s.events is not None:
        s.events.append(ActionBegan(s.turn, action, cards))
    if cards:
        put_down(s.players[s.turn], cards)
    if s.met or s.lapsed:
        s.met = s.lapsed = 0
        judge_minors(s)


class DrillCards(Frame[SuperMotherloadState]):
    """Which cards are put down for a drill."""

    __slots__ = ()
    CLAUSE = "SM-DRILL-01"

    def ask(self, s: SuperMotherloadState) -> tuple[Decision, ...]:
        return (Decision(s.turn, "drill-cards", CardSets(s), self),)

    def go(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, tuple)
        content = s.content
        player = s.players[s.turn]
        begin_action(s, "drill", answer)
        length = placing = draws = tokens = cycles = 0
        split = False
        for card in answer:
            length += content.icons[card]
            face = content.cards[card]
            if face.drill:
                placing |= face.placing
                draws += face.drill_draws
                tokens += face.drill_tokens
                cycles += face.cycles
                split = split or face.split
                if s.events is not None:
                    s.events.append(BonusUsed(s.turn, card, "drill", spelled(face.drill, ())))
        s.stack[-1] = BUYS  # they wait below until the action ends
        s.stack.append(DrillLine(colours_of(content, answer), length, placing, split))
        s.stack.extend([CYCLE] * cycles)
        if tokens:
            gain_tokens(s, player, tokens)
        if draws:
            draw_cards(s, player, draws)

    def why(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> Refusal:
        choice = decision.choice
        assert isinstance(choice, CardSets)
        if isinstance(answer, int) or not answer:
            return Refusal("SM-DRILL-01", "a drill needs one or more cards")
        cards = sorted(answer)
        if not within(cards, choice.hand):
            return Refusal("SM-DRILL-01", "these are not cards of your hand with drill icons")
        colours = {s.content.colour[card] for card in cards} - {WILD}
        if len(colours) > 1:
            return Refusal("SM-DRILL-02", "the icons of a drill must match one colour")
        if list(answer) != cards:
            return Refusal("SM-DRILL-01", "name the cards in ascending order")
        return Refusal("SM-DRILL-05", "no legal line has the length of these cards")


class Cycle(Frame[SuperMotherloadState]):
    """A face-up minor goes under the deck and another comes (SM-BONUS-D7)."""

    __slots__ = ()
    CLAUSE = "SM-BONUS-D7"

    def ask(self, s: SuperMotherloadState) -> tuple[Decision, ...]:
        if len(s.minor_row) < 2:
            return ()
        return (Decision(s.turn, "cycle", Pick("minor", s.minor_row), self),)

    def run(self, s: SuperMotherloadState) -> None:
        if s.minor_row:
            self.cycle(s, s.minor_row[0])
        else:
            s.stack.pop()

    def go(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        self.cycle(s, answer)

    def cycle(self, s: SuperMotherloadState, minor: int) -> None:
        s.stack.pop()
        s.minor_under = (*s.minor_under, minor)
        dealt = deal_minor(s)
        s.minor_row = tuple([dealt if shown == minor else shown for shown in s.minor_row])
        if s.events is not None:
            s.events.append(MinorCycled(s.turn, minor, dealt))
        judge_minors(s)


def deal_minor(s: SuperMotherloadState) -> int:
    """The top card of the minor deck, -1 if it is empty."""
    if s.minor_deck:
        return s.minor_deck.pop(s.rng.below(len(s.minor_deck)))
    if not s.minor_under:
        return -1
    dealt = s.minor_under[0]
    s.minor_under = s.minor_under[1:]
    return dealt


class DrillLine(Frame[SuperMotherloadState]):
    """Where the line lies. ``colours`` are those it may drill in, as bits."""

    __slots__ = ("colours", "length", "placing", "split")
    CLAUSE = "SM-DRILL-04"
    AUDIENCES: ClassVar[Audiences] = {"colours": ALL, "length": ALL, "placing": ALL, "split": ALL}

    def __init__(self, colours: int, length: int, placing: int, split: bool) -> None:
        self.colours = colours
        self.length = length
        self.placing = placing
        self.split = split

    def ask(self, s: SuperMotherloadState) -> tuple[Decision, ...]:
        legal = legal_lines(s, self.colours, self.length, self.placing)
        lines = s.content.sheet.lines[self.length]
        return (Decision(s.turn, "line", Place("space", legal, lines), self),)

    def go(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        dig(s, s.content.sheet.lines[self.length].masks[answer], True, self.split)

    def why(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> Refusal:
        masks = s.content.sheet.lines[self.length].masks
        known = isinstance(answer, int) and 0 <= answer < len(masks)
        cells = masks[answer] if known and isinstance(answer, int) else 0
        return why_no_line(s, cells, self.colours, self.placing)


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


def blasting(s: SuperMotherloadState) -> tuple[int, ...]:
    """The different cards of the hand whose pattern fits somewhere."""
    patterns = s.content.pattern
    found: tuple[int, ...] = ()
    for card in s.players[s.turn].hand:
        if patterns[card] != NO_PATTERN and card not in found and can_blast(s, patterns[card]):
            found += (card,)
    return found


def can_bomb(s: SuperMotherloadState) -> bool:
    patterns = s.content.pattern
    for card in s.players[s.turn].hand:
        if patterns[card] != NO_PATTERN and can_blast(s, patterns[card]):
            return True
    return False


class Blast(Frame[SuperMotherloadState]):
    """Where the pattern lies."""

    __slots__ = ("pattern",)
    CLAUSE = "SM-BOMB-02"
    AUDIENCES: ClassVar[Audiences] = {"pattern": ALL}

    def __init__(self, pattern: int) -> None:
        self.pattern = pattern

    def ask(self, s: SuperMotherloadState) -> tuple[Decision, ...]:
        legal = legal_blasts(s, self.pattern)
        blasts = s.content.sheet.blasts[self.pattern]
        return (Decision(s.turn, "blast", Place("space", legal, blasts), self),)

    def go(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        dig(s, s.content.sheet.blasts[self.pattern].masks[answer], False, False)

    def why(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> Refusal:
        masks = s.content.sheet.blasts[self.pattern].masks
        known = isinstance(answer, int) and 0 <= answer < len(masks)
        return why_no_blast(s, masks[answer] if known and isinstance(answer, int) else 0)


DRILL_CARDS: Final = DrillCards()
CYCLE: Final = Cycle()
BOMB_CARD: Final = BombCard()
