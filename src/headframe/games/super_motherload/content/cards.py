"""Pilots: what stands on a card, and the four decks.

Cards that are alike in everything are one number, and a deck holds it twice: nobody can tell
such cards apart, so nobody may learn which of them was played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from headframe.games.super_motherload.content.bonuses import (
    BOMB,
    BUY,
    BY_CORNER,
    CORNER,
    CYCLE,
    DRAW,
    DRILL,
    ROCK,
    SPLIT,
    THROUGH_ROCK,
    TO_HAND,
    Ops,
    read_ops,
    total,
)
from headframe.games.super_motherload.content.figures import MOST, MOST_POINTS
from headframe.kit.content import Cell, Pack, Row, Section, no_twins

COLOURS: Final = ("red", "blue", "yellow", "wild")
RED: Final = 0
WILD: Final = 3
NO_PATTERN: Final = -1
DECKS: Final = ("purple", "green", "orange", "grey")
STACK_HEIGHT: Final = 4
MOST_ICONS: Final = 9


class Card:
    """One pilot."""

    __slots__ = (
        "buy",
        "colour",
        "cost",
        "cycles",
        "drill",
        "drill_draws",
        "drill_tokens",
        "icons",
        "name",
        "pattern",
        "placing",
        "points",
        "provenance",
        "split",
        "title",
        "to_hand",
    )

    def __init__(self, row: Row, title: str, provenance: str, patterns: Sequence[str]) -> None:
        self.name = row["id"].id()
        self.title = title
        self.provenance = provenance
        self.icons, self.colour = _icons(row["icons"])
        pattern = row.get("pattern")
        self.pattern = NO_PATTERN if pattern.empty else patterns.index(pattern.word(patterns))
        if self.pattern != NO_PATTERN and self.colour != RED:
            raise pattern.error("only red pilots have a bomb pattern [SM-BOMB-01]")
        self.cost = 0 if row.get("cost").empty else row["cost"].whole(1, MOST)
        self.points = 0 if row.get("points").empty else row["points"].whole(0, MOST_POINTS)
        self.buy: Ops = read_ops(row.get("buy bonus"), BUY, ())
        self.drill: Ops = read_ops(row.get("drill bonus"), DRILL, ())
        self.to_hand = total(self.buy, TO_HAND) > 0
        self.drill_draws = total(self.drill, DRAW)
        self.drill_tokens = total(self.drill, BOMB)
        self.cycles = total(self.drill, CYCLE)
        self.split = total(self.drill, SPLIT) > 0
        corner = BY_CORNER if total(self.drill, CORNER) else 0
        self.placing = corner | (THROUGH_ROCK if total(self.drill, ROCK) else 0)

    def like(self, other: Card) -> bool:
        """Alike in everything a player could see on it."""
        return (
            self.colour == other.colour
            and self.icons == other.icons
            and self.pattern == other.pattern
            and self.cost == other.cost
            and self.points == other.points
            and self.buy == other.buy
            and self.drill == other.drill
            and self.title == other.title
        )


class Deck:
    """A player's 23 cards: those of the start, and four stacks from the top."""

    __slots__ = ("name", "stacks", "start")

    def __init__(
        self, name: str, start: tuple[int, ...], stacks: tuple[tuple[int, ...], ...]
    ) -> None:
        self.name = name
        self.start = start
        self.stacks = stacks


def read_decks(pack: Pack, patterns: Sequence[str]) -> tuple[list[Card], list[Deck]]:
    cards: list[Card] = []
    decks: list[Deck] = []
    start = pack.only("starting")
    no_twins(row["id"] for row in start.rows)
    by_name: dict[str, Section] = {}
    for section in pack.of("pilots"):
        if section.name not in DECKS:
            raise section.error("", f"there is no such deck; there are {', '.join(DECKS)}")
        if section.name in by_name:
            raise section.error("", "stands twice")
        by_name[section.name] = section
    for name in DECKS:
        if name not in by_name:
            raise start.error("pilots", f"there is no section [pilots {name}] [SM-SET-01]")
        decks.append(_read_deck(start, by_name[name], cards, patterns))
    return cards, decks


def _read_deck(
    start: Section, section: Section, cards: list[Card], patterns: Sequence[str]
) -> Deck:
    first = len(cards)
    title = start.value("name").required()
    hand: list[int] = []
    for row in start.rows:
        card = Card(row, title, start.provenance(row), patterns)
        if card.cost or card.points or card.buy or card.drill:
            raise row["id"].error("a starting pilot has no cost, points or bonus [SM-SET-08]")
        twins = [number for number in range(first, len(cards)) if cards[number].like(card)]
        if not twins:
            twins = [len(cards)]
            cards.append(card)
        hand.append(twins[0])
    if not hand:
        raise start.error("", "a deck needs starting pilots [SM-SET-08]")
    stacks: list[list[int]] = [[] for _ in COLOURS]
    for row in section.rows:
        colour = COLOURS[_icons(row["icons"])[1]]
        card = Card(row, section.value(colour).required(), section.provenance(row), patterns)
        stack = stacks[card.colour]
        if not card.cost:
            raise row["cost"].error("a pilot of a stack has a cost [SM-SET-09]")
        if stack and cards[stack[-1]].cost >= card.cost:
            raise row["cost"].error("the costs of a stack ascend from the top [SM-SET-09]")
        if any(other.name == card.name for other in cards):
            raise row["id"].error(f"{card.name!r} stands twice")
        stack.append(len(cards))
        cards.append(card)
    for colour_number, stack in enumerate(stacks):
        if len(stack) != STACK_HEIGHT:
            problem = f"{len(stack)} pilots, a stack has {STACK_HEIGHT} [SM-SET-09]"
            raise section.error(COLOURS[colour_number], problem)
    return Deck(section.name, tuple(sorted(hand)), tuple(tuple(stack) for stack in stacks))


def _icons(cell: Cell) -> tuple[int, int]:
    number, _, colour = cell.required().partition(" ")
    amount = Cell(number, cell.file, cell.line, cell.field).whole(0, MOST_ICONS)
    return amount, COLOURS.index(
        Cell(colour.strip(), cell.file, cell.line, cell.field).word(COLOURS)
    )
