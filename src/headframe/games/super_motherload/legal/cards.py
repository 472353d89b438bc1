"""Choosing cards from a hand: sets for a drill, and what to discard.

A hand may hold equal cards, so an answer is a tuple of card numbers in ascending order in which
a number may stand more than once. Equal cards are thereby one choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import comb
from typing import ClassVar, Final

from headframe.core.choice import Answer, Choice
from headframe.core.part import Json
from headframe.core.rng import Rng
from headframe.games.super_motherload.content import Content
from headframe.games.super_motherload.content.cards import NO_PATTERN, WILD
from headframe.games.super_motherload.content.ground import PLATES
from headframe.games.super_motherload.legal.places import ANY_COLOUR
from headframe.games.super_motherload.state import SuperMotherloadState

TRIES: Final = 20
SETS_SHOWN: Final = 500
ALL_SETS: Final = 1 << 30
"""More than any hand has."""
TWINS: Final = 8
"""Equal cards make equal sets: so many times more are looked through than are listed."""


def within(cards: Sequence[int], hand: Sequence[int]) -> bool:
    """Whether the hand holds these cards, given in ascending order."""
    rest = iter(hand)
    return all(card in rest for card in cards)


def length_of(content: Content, cards: Sequence[int]) -> int:
    """How many spaces a drill with these cards has (SM-DRILL-03)."""
    return sum(content.icons[card] for card in cards)


def can_drill(s: SuperMotherloadState) -> bool:
    """Whether some set of the hand has a legal line (SM-DRILL-05)."""
    content, ground = s.content, s.ground
    hand = s.players[s.turn].hand
    if ground.dirt:  # nearly always, and with it a card of one icon
        icons = content.icons
        for card in hand:
            if icons[card] == 1:
                return True
    special = 0
    for card in hand:
        placing = content.placing[card]
        special |= placing
        length = content.icons[card]
        if length and ground.allows(content.colour[card], placing, length):
            return True
    # No card alone will do. A set is longer, so it can only help by joining two bonuses.
    if special & (special - 1) == 0:
        return False
    return CardSets(s).listed(1) != []


class CardSets(Choice):
    """The sets of cards that can be put down for a drill. Keeps the ground it was asked on:
    choices outlive the state."""

    __slots__ = ("content", "ground", "hand")
    KIND: ClassVar[str] = "pick-some"

    def __init__(self, s: SuperMotherloadState) -> None:
        self.vocabulary = "card"
        self.content: Content = s.content
        self.ground = s.ground
        icons = s.content.icons
        self.hand: list[int] = [card for card in s.players[s.turn].hand if icons[card]]

    def legal(self, answer: Answer) -> bool:
        if isinstance(answer, int) or not answer or list(answer) != sorted(answer):
            return False
        return within(answer, self.hand) and self.fits(list(answer))

    def fits(self, cards: list[int]) -> bool:
        """One colour, and a line that long exists."""
        content = self.content
        colour = WILD
        length = 0
        placing = 0
        for card in cards:
            own = content.colour[card]
            if own != WILD:
                if colour == WILD:
                    colour = own
                elif own != colour:
                    return False
            length += content.icons[card]
            placing |= content.placing[card]
        return self.ground.allows(colour, placing, length)

    def sample(self, rng: Rng) -> Answer:
        colours = self.content.colour
        for _try in range(TRIES):
            at = rng.below(len(self.hand))
            first = self.hand[at]
            colour = colours[first]
            if colour == WILD:
                colour = rng.below(PLATES)
            others = [
                card
                for place, card in enumerate(self.hand)
                if place != at and (colours[card] == colour or colours[card] == WILD)
            ]
            chosen = [first]
            for place in range(rng.below(len(others) + 1)):
                other = place + rng.below(len(others) - place)
                others[place], others[other] = others[other], others[place]
                chosen.append(others[place])
            while chosen:
                if self.fits(chosen):
                    chosen.sort()
                    return tuple(chosen)
                chosen.pop()
        found = self._sets(ALL_SETS)
        return found[rng.below(len(found))]

    def listed(self, limit: int) -> list[Answer] | None:
        found = self._sets(limit + 1)
        return [*found] if len(found) <= limit else None

    def _sets(self, most: int) -> list[tuple[int, ...]]:
        """The legal sets, smaller ones first in each colour; no more than ``most`` of them."""
        colours = self.content.colour
        wild = [card for card in self.hand if colours[card] == WILD]
        found: list[tuple[int, ...]] = []
        for colour in range(PLATES):
            own = [card for card in self.hand if colours[card] == colour]
            if own:
                self._extend(found, sorted(own + wild), colour, most)
        self._extend(found, wild, WILD, most)
        return found

    def _extend(
        self, found: list[tuple[int, ...]], cards: list[int], colour: int, most: int
    ) -> None:
        # Grown card by card: a set that is too long for every bonus is not grown further.
        content = self.content
        every = 0
        for card in cards:
            every |= content.placing[card]
        grown: list[tuple[tuple[int, ...], int, int]] = [((), 0, 0)]
        while grown and len(found) < most:
            following: list[tuple[tuple[int, ...], int, int]] = []
            for chosen, start, length in grown:
                before = -1
                for place in range(start, len(cards)):
                    card = cards[place]
                    if card == before:
                        continue
                    before = card
                    longer = length + content.icons[card]
                    if self._too_long(colour, every, longer):
                        continue
                    more = (*chosen, card)
                    following.append((more, place + 1, longer))
                    if self._of_colour(more, colour) and self.fits(list(more)):
                        found.append(more)
            grown = following
        del found[most:]

    def _too_long(self, colour: int, every: int, length: int) -> bool:
        return not self.ground.allows(colour, every, length)

    def _of_colour(self, cards: tuple[int, ...], colour: int) -> bool:
        """Sets of wild cards alone are found on their own, not once more for each colour."""
        if colour == WILD:
            return True
        return any(self.content.colour[card] == colour for card in cards)

    def shown(self) -> list[tuple[int, ...]] | None:
        """All legal sets, unless a huge hand makes them too many to send."""
        sets = self._sets(SETS_SHOWN + 1)
        return sets if len(sets) <= SETS_SHOWN else None

    def details(self) -> dict[str, Json]:
        sets = self.shown()
        return {
            "options": list(self.hand),
            "low": 1,
            "high": len(self.hand),
            "sets": None if sets is None else [list(cards) for cards in sets],
        }


class Surplus(Choice):
    """Exactly so many cards of the hand, whichever."""

    __slots__ = ("hand", "number")
    KIND: ClassVar[str] = "pick-some"

    def __init__(self, hand: list[int], number: int) -> None:
        self.vocabulary = "card"
        self.hand = hand
        self.number = number

    def legal(self, answer: Answer) -> bool:
        if isinstance(answer, int) or len(answer) != self.number:
            return False
        return list(answer) == sorted(answer) and within(answer, self.hand)

    def sample(self, rng: Rng) -> Answer:
        pool = self.hand[:]
        for place in range(self.number):
            other = place + rng.below(len(pool) - place)
            pool[place], pool[other] = pool[other], pool[place]
        chosen = pool[: self.number]
        chosen.sort()
        return tuple(chosen)

    def listed(self, limit: int) -> list[Answer] | None:
        if comb(len(self.hand), self.number) > TWINS * limit:
            return None
        # Equal cards make equal sets: each is listed once.
        found = list(dict.fromkeys(combinations(self.hand, self.number)))
        return [*found] if len(found) <= limit else None

    def details(self) -> dict[str, Json]:
        return {"options": list(self.hand), "low": self.number, "high": self.number}


def colours_of(content: Content, cards: Sequence[int]) -> int:
    """The colours that a legal set may drill in, as bits."""
    for card in cards:
        if content.colour[card] != WILD:
            return 1 << content.colour[card]
    return ANY_COLOUR


def blasting(s: SuperMotherloadState) -> tuple[int, ...]:
    """The different cards of the hand whose pattern fits somewhere."""
    patterns = s.content.pattern
    found: tuple[int, ...] = ()
    for card in s.players[s.turn].hand:
        if (
            patterns[card] != NO_PATTERN
            and card not in found
            and s.ground.can_blast(patterns[card])
        ):
            found += (card,)
    return found


def can_bomb(s: SuperMotherloadState) -> bool:
    patterns = s.content.pattern
    for card in s.players[s.turn].hand:
        if patterns[card] != NO_PATTERN and s.ground.can_blast(patterns[card]):
            return True
    return False
