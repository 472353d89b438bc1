"""The Drill action up to the tunnel (SM-DRILL)."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Answer, Place
from headframe.core.engine import Decision, Frame
from headframe.core.part import ALL, Audiences
from headframe.core.refusal import Refusal
from headframe.games.super_motherload.content.bonuses import spelled
from headframe.games.super_motherload.content.cards import WILD
from headframe.games.super_motherload.events.cards import BonusUsed
from headframe.games.super_motherload.events.codes import DRILL
from headframe.games.super_motherload.legal.cards import (
    CardSets,
    colours_of,
    within,
)
from headframe.games.super_motherload.legal.places import legal_lines, why_no_line
from headframe.games.super_motherload.state import SuperMotherloadState
from headframe.games.super_motherload.steps.achievements import CYCLE
from headframe.games.super_motherload.steps.bonuses import gain_tokens
from headframe.games.super_motherload.steps.buy import BUYS
from headframe.games.super_motherload.steps.collect import dig
from headframe.games.super_motherload.steps.draw import begin_action, draw_cards


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
        if cycles:
            s.stack.extend([CYCLE] * cycles)
        if tokens:
            gain_tokens(s, player, tokens, DRILL)
        if draws:
            draw_cards(s, player, draws, DRILL)

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
        sheet = s.content.sheet
        dig(s, sheet.tunnel(sheet.lines[self.length].masks[answer]), True, self.split)

    def why(self, s: SuperMotherloadState, decision: Decision, answer: Answer) -> Refusal:
        masks = s.content.sheet.lines[self.length].masks
        known = isinstance(answer, int) and 0 <= answer < len(masks)
        cells = masks[answer] if known and isinstance(answer, int) else 0
        return why_no_line(s, cells, self.colours, self.placing)


DRILL_CARDS: Final = DrillCards()
