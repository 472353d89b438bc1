"""A rough guess of how well a seat stands, in points. The weights lie in ``weights.txt``.

Bots ask for it thousands of times a move, so everything that depends on cards alone is looked up.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from headframe.core.weights import KEPT, in_use
from headframe.games.super_motherload.content import Content, content_of
from headframe.games.super_motherload.content.bonuses import Ops
from headframe.games.super_motherload.content.cards import MOST_ICONS, STACK_HEIGHT, Card
from headframe.games.super_motherload.evaluate.weights import NAMED, OWN, read_weights
from headframe.games.super_motherload.scoring import points
from headframe.games.super_motherload.state import ALL_STACKS, Player, SuperMotherloadState

GAME: Final = "super_motherload"


class Price:
    """What the pilots of a stack are worth when so many of them are bought."""

    __slots__ = ("cost", "lasting", "next_lasting", "next_now", "points")

    def __init__(self, bought: list[Card], following: Card | None, weight: Mapping[str, float]):
        self.points = sum(card.points for card in bought)
        self.lasting = sum(lasting(card, weight) for card in bought)
        self.cost = 1.0
        self.next_now = 0.0
        self.next_lasting = 0.0
        if following is not None:
            self.cost = float(following.cost)
            self.next_now = following.points + of_ops(following.buy, "buy", weight)
            self.next_lasting = lasting(following, weight)


def lasting(card: Card, weight: Mapping[str, float]) -> float:
    """What a card is worth beside its points, in a game that has just begun."""
    uncovers = weight["uncovers"] / max(card.cost, 1)
    return weight["icon"] * card.icons + of_ops(card.drill, "drill", weight) + uncovers


def of_ops(ops: Ops, kind: str, weight: Mapping[str, float]) -> float:
    return sum(weight[f"{kind} {NAMED[op]}"] * number for op, number in ops)


class Appraiser:
    """Judges positions of one content pack by one set of weights."""

    __slots__ = (
        "action",
        "claim",
        "fade",
        "first",
        "icon",
        "late",
        "limit",
        "lost",
        "major_way",
        "next_card",
        "next_token",
        "prices",
        "slope",
        "surplus",
        "tiles",
        "token",
    )

    def __init__(self, content: Content, weight: Mapping[str, float]) -> None:
        self.icon = weight["icon in hand"]
        self.next_card = weight["further card"]
        self.surplus = weight["surplus card"]
        self.token = weight["bomb token"]
        self.next_token = weight["further bomb token"]
        self.action = weight["action left"]
        self.claim = weight["may be taken"]
        self.major_way = weight["major on the way"]
        self.first = weight["first dollar"]
        self.slope = weight["paid"] - weight["first dollar"]
        self.fade = weight["fade"]
        self.late = weight["late"]
        self.lost = weight["may be lost"]
        self.limit = content.figures.hand_limit
        # A tile without an effect has nothing to be used for; its points count as made.
        self.tiles: tuple[float, ...] = tuple(
            weight["tile"] if artifact.effect else 0.0 for artifact in content.artifacts
        )
        self.prices: tuple[tuple[tuple[Price, ...], ...], ...] = tuple(
            tuple(
                self._prices([content.cards[card] for card in stack], weight) for stack in d.stacks
            )
            for d in content.decks
        )

    def _prices(self, stack: list[Card], weight: Mapping[str, float]) -> tuple[Price, ...]:
        return tuple(
            Price(stack[:n], stack[n] if n < STACK_HEIGHT else None, weight)
            for n in range(STACK_HEIGHT + 1)
        )

    def evaluate(self, s: SuperMotherloadState, seat: int) -> float:
        player = s.players[seat]
        if not s.stack:
            return float(points(s, player))
        content = s.content
        # Turns without a tunnel lead to an early end (SM-END-04).
        going_on = 1.0 - s.quiet / (content.figures.quiet_rounds * len(s.players))
        time = left(s) * going_on
        soon = min(1.0, self.late + self.fade * time) * going_on
        made = 0
        for major in player.majors:
            made += content.majors[major].points
        for minor in player.minors:
            made += content.minors[minor].points
        hoped = self.at_hand(s, player) * min(1.0, self.fade * time)
        for tile in player.tiles:
            made += content.artifacts[tile].points
            hoped += self.tiles[tile] * soon
        deck = self.prices[player.deck]
        money = player.money
        bought = player.bought
        for stack in ALL_STACKS:
            price = deck[stack][bought[stack]]
            made += price.points
            hoped += price.lasting * time
            if money[stack]:
                paid = min(1.0, money[stack] / price.cost)
                share = paid * (self.first + self.slope * paid)
                hoped += (price.next_now + price.next_lasting * time) * share * soon
        if seat == s.turn:
            hoped += self.action * s.actions * soon
            if s.can_major or s.can_minor:
                hoped += self.claim * claimable(s)
        hoped += self.on_the_way(s, player) * soon
        # A lead can still be lost: who has it likes the end, who has not likes to go on.
        return made * (1.0 - self.lost * going_on) + hoped

    def at_hand(self, s: SuperMotherloadState, player: Player) -> float:
        """Cards and tokens to be used soon. Of a hand the best cards count most."""
        icons = s.content.icons
        held = [0] * (MOST_ICONS + 1)
        for card in player.hand:
            held[icons[card]] += 1
        found = 0.0
        share = self.icon
        room = self.limit
        for number in range(MOST_ICONS, 0, -1):
            for _ in range(held[number]):
                if not room:
                    share *= self.surplus
                else:
                    room -= 1
                found += number * share
                share *= self.next_card
        if player.tokens:
            found += self.token + self.next_token * (player.tokens - 1)
        return found

    def on_the_way(self, s: SuperMotherloadState, player: Player) -> float:
        """Face-up majors by the share of their pilots, the last ones counting most."""
        bought = player.bought
        found = 0.0
        for number in s.majors:
            major = s.content.majors[number]
            wants = major.wants
            wanted = have = 0
            for stack in ALL_STACKS:
                wanted += wants[stack]
                have += min(bought[stack], wants[stack])
            done = have / max(wanted, 1)
            found += major.points * done * done
        return self.major_way * found / len(s.players)


def left(s: SuperMotherloadState) -> float:
    """How much of the game is still to come, from 1 to 0."""
    if not s.boards:
        return 1.0
    depths = s.content.depths(len(s.players))
    done = depths.index(s.content.sides[s.boards[-1]].depth)
    spaces = s.field.deepest
    covered = (spaces & s.dug).bit_count() / spaces.bit_count()
    return 1 - (done + covered) / len(depths)


def claimable(s: SuperMotherloadState) -> int:
    """The points of the best achievements that may be taken now."""
    majors = max([s.content.majors[major].points for major in s.can_major], default=0)
    minors = max([s.content.minors[minor].points for minor in s.can_minor], default=0)
    return majors + minors


@lru_cache(KEPT)
def _appraiser(pack: str, file: str) -> Appraiser:
    return Appraiser(content_of(pack), read_weights(Path(file) if file else OWN))


def appraiser(pack: str) -> Appraiser:
    return _appraiser(pack, in_use(GAME))


def evaluate(s: SuperMotherloadState, seat: int) -> float:
    return appraiser(s.pack).evaluate(s, seat)
