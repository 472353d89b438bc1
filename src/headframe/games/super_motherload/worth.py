"""A rough guess of how well a seat stands, in points. The weights lie in ``content/worth.txt``."""

from __future__ import annotations

from functools import cache
from typing import Final

from headframe.games.super_motherload import bonuses
from headframe.games.super_motherload.cards import WILD, Card
from headframe.games.super_motherload.content import BUILT_IN
from headframe.games.super_motherload.scoring import points
from headframe.games.super_motherload.state import ALL_STACKS, Mine, Player, stacks_left
from headframe.kit.content import Cell, Pack

FILE: Final = "worth.txt"
BY_OP: Final = {
    bonuses.ACTION: "action",
    bonuses.DRAW: "draw",
    bonuses.BOMB: "bomb",
    bonuses.DUPLICATE: "duplicate",
    bonuses.TO_HAND: "to hand",
    bonuses.CORNER: "corner",
    bonuses.ROCK: "rock",
    bonuses.SPLIT: "split",
    bonuses.CYCLE: "cycle",
}


class Weights:
    """The numbers of the file, by name."""

    __slots__ = ("_numbers",)

    def __init__(self, numbers: dict[str, float]) -> None:
        self._numbers = numbers

    def __getitem__(self, name: str) -> float:
        return self._numbers[name]


def read_weights(pack: Pack) -> Weights:
    values = pack.only("worth").values
    return Weights({name: _number(cell) for name, cell in values.items() if name != "provenance"})


def _number(cell: Cell) -> float:
    try:
        return float(cell.text)
    except ValueError as error:
        raise cell.error(f"{cell.text!r} is not a number") from error


@cache
def weights() -> Weights:
    return read_weights(Pack(BUILT_IN, [FILE]))


@cache
def lasting(card: Card) -> float:
    """What a card is worth to drill with, in a game that has just begun."""
    found = weights()["icon"] * card.icons
    for op, number in card.drill:
        found += weights()[f"drill {BY_OP[op]}"] * number
    return found


@cache
def at_once(card: Card) -> float:
    """What its buy bonus is worth."""
    return sum(weights()[f"buy {BY_OP[op]}"] * number for op, number in card.buy)


def left(s: Mine) -> float:
    """How much of the game is still to come, from 1 to 0."""
    if not s.boards:
        return 1.0
    depths = s.content.depths(len(s.players))
    done = depths.index(s.content.sides[s.boards[-1]].depth)
    spaces = s.field.deepest
    covered = (spaces & s.dug).bit_count() / spaces.bit_count()
    return 1 - (done + covered) / len(depths)


def worth(s: Mine, seat: int) -> float:
    player = s.players[seat]
    total = float(points(s, player))
    if not s.stack:
        return total
    weight = weights()
    time = left(s)
    total += at_hand(s, player, time)
    cards = s.content.cards
    for card in (*player.hand, *player.draw, *player.discard):
        total += lasting(cards[card]) * time
    for stack in stacks_left(player):
        top = cards[s.top(player, stack)]
        paid = min(player.money[stack] / top.cost, 1.0)
        share = weight["first dollar"] + (weight["paid"] - weight["first dollar"]) * paid
        total += (top.points + at_once(top) + lasting(top) * time) * paid * share
    if seat == s.turn:
        total += weight["action left"] * s.actions * min(1.0, time + 0.3)
        total += weight["may be taken"] * claimable(s)
    total += weight["major on the way"] * on_the_way(s, player) / len(s.players)
    return total


def at_hand(s: Mine, player: Player, time: float) -> float:
    """Cards, tokens and tiles to be used soon; little of it is worth anything in the last turn."""
    weight = weights()
    content = s.content
    icons = [
        content.icons[card]
        * weight["wild icon in hand" if content.colour[card] == WILD else "icon in hand"]
        for card in player.hand
    ]
    icons.sort(reverse=True)
    found = 0.0
    share = 1.0
    for rank, value in enumerate(icons, start=1):
        if rank > content.figures.hand_limit:
            share *= weight["surplus card"]
        found += value * share
        share *= weight["further card"]
    if player.tokens:
        found += weight["bomb token"] + weight["further bomb token"] * (player.tokens - 1)
    found += weight["tile"] * sum([1 for tile in player.tiles if content.artifacts[tile].effect])
    return found * min(1.0, 0.2 + 2 * time)


def claimable(s: Mine) -> int:
    """The points of the best achievements that may be taken now."""
    majors = max([s.content.majors[major].points for major in s.can_major], default=0)
    minors = max([s.content.minors[minor].points for minor in s.can_minor], default=0)
    return majors + minors


def on_the_way(s: Mine, player: Player) -> float:
    """Points of face-up majors by the share of their pilots, the last ones counting most."""
    found = 0.0
    for number in s.majors:
        major = s.content.majors[number]
        wanted = sum(major.wants)
        have = sum([min(player.bought[stack], major.wants[stack]) for stack in ALL_STACKS])
        found += major.points * (have / wanted) ** 2
    return found
