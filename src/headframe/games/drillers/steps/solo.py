"""The bot's turns (DR-SOLO): they run by themselves and decide nothing."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.engine import Frame
from headframe.games.drillers.content.bot_boards import BARRIER, CORRIDOR
from headframe.games.drillers.content.minerals import GOLD, KINDS, SILVER
from headframe.games.drillers.events.codes import BY_BOT, LAST_CARD, SUPPLY
from headframe.games.drillers.events.mine import Moved
from headframe.games.drillers.events.table import BotDiscarded, BotFlipped, BotReset
from headframe.games.drillers.player import Bot
from headframe.games.drillers.state import BOT, NO_SEAT, DrillersState
from headframe.games.drillers.steps.bot_minerals import store
from headframe.games.drillers.steps.drilling import lay_open, open_floor
from headframe.games.drillers.steps.effects import reserve_emeralds
from headframe.games.drillers.steps.shops import fill_all, put_under
from headframe.games.drillers.steps.track import check_bot_end, trigger_end, win_tile_for_bot
from headframe.kit.tuples import replaced

RESET_MINERALS: Final = 2
NEVER: Final = 1000
"""Drills that no board gives."""


class BotTurn(Frame[DrillersState]):
    """The turn of an opponent without a seat: whoever compares moves stops before it (0011)."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "DR-SOLO-06"
    STOPS_LOOKAHEAD: ClassVar[bool] = True

    def run(self, s: DrillersState) -> None:
        s.stack.pop()
        bot = s.bot
        assert bot is not None
        if bot.floor:
            reset_turn(s, bot)
        else:
            action_turn(s, bot)


BOT_TURN: Final = BotTurn()


# Action turn ---------------------------------------------------------------------------------


def action_turn(s: DrillersState, bot: Bot) -> None:
    flip(s, bot, bot.deck[s.rng.below(len(bot.deck))])


def flip(s: DrillersState, bot: Bot, card: int) -> None:
    """This is the top card: read the board and do what it says."""
    bot.deck.remove(card)
    bot.flipped.append(card)
    board = s.content.boards[bot.level]
    column = board.column(bot.filled)
    cost = s.content.cards.costs[card]
    drills, move = board.cells[board.row_of[cost]][column]
    if s.events is not None:
        s.events.append(BotFlipped(card, cost, column + 1, drills, move))
    if not bot.deck and s.ender == NO_SEAT:
        trigger_end(s, BOT, LAST_CARD)
    while drills:
        drills -= _spend(s, bot, drills)
    _take_best(s, bot)
    if move:
        go_to(s, bot, best_floor(s))


def _spend(s: DrillersState, bot: Bot, drills: int) -> int:
    """The first entry of the list that is available and affordable; what it cost."""
    content = s.content
    floors = content.floors
    for what, which in content.boards[bot.level].priorities:
        if what == BARRIER:
            floor = s.deepest + 1
            cost = floors.barrier_costs[floor] if floor <= floors.bottom else NEVER
            if cost <= drills:
                win_tile_for_bot(s, bot, content.tiles.barriers[floor], cost)
                if content.rooms.reserves[open_floor(s)]:
                    reserve_emeralds(s)
                return cost
        elif what == CORRIDOR:
            cost = floors.corridor_costs[which]
            if which <= s.deepest and s.stacks[which] and cost <= drills:
                win_tile_for_bot(s, bot, lay_open(s, which), cost)
                return cost
        else:
            floor = _deepest_with(s, which)
            if floor != SUPPLY or which == SILVER:
                take(s, bot, which, floor, 1)
                return 1
    raise AssertionError("silver ends every list")


def _deepest_with(s: DrillersState, kind: int) -> int:
    """The deepest open floor with a loose mineral of this kind; SUPPLY for none."""
    for floor in range(s.deepest, 0, -1):
        if s.ground[floor * KINDS + kind]:
            return floor
    return SUPPLY


def take(s: DrillersState, bot: Bot, kind: int, floor: int, drills: int = 0) -> None:
    if floor != SUPPLY:
        s.ground[floor * KINDS + kind] -= 1
    store(s, bot, kind, floor, drills)
    check_bot_end(s, bot)


def _take_best(s: DrillersState, bot: Bot) -> None:
    for kind in range(KINDS - 1, -1, -1):
        floor = _deepest_with(s, kind)
        if floor != SUPPLY:
            take(s, bot, kind, floor)
            return
    take(s, bot, SILVER, SUPPLY)


def best_floor(s: DrillersState) -> int:
    """Most rubies, then emeralds and so on; the deepest of equals (DR-SOLO-18)."""
    ranked = [
        (s.ground[floor * KINDS : (floor + 1) * KINDS][::-1], floor)
        for floor in range(s.deepest + 1)
    ]
    return max(ranked)[1]


def go_to(s: DrillersState, bot: Bot, floor: int) -> None:
    origin, bot.floor = bot.floor, floor
    if s.events is not None and floor != origin:
        s.events.append(Moved(BOT, origin, floor, BY_BOT))


# Reset turn -----------------------------------------------------------------------------------


def reset_turn(s: DrillersState, bot: Bot) -> None:
    if s.events is not None:
        s.events.append(BotReset(bot.floor))
    taken: list[int] = []
    for kind in range(KINDS - 1, -1, -1):
        while len(taken) < RESET_MINERALS and s.ground[bot.floor * KINDS + kind]:
            take(s, bot, kind, bot.floor)
            taken.append(kind)
    while len(taken) < RESET_MINERALS:
        take(s, bot, SILVER, SUPPLY)
        taken.append(SILVER)
    go_to(s, bot, 0)
    _discard_cards(s, taken)
    fill_all(s)


def _discard_cards(s: DrillersState, taken: list[int]) -> None:
    """For each mineral the cheapest (S, G) or the dearest face-up cards go under their decks."""
    prices_of = s.content.cards.prices
    gone: list[list[int]] = [[] for _ in s.rows]
    for kind in taken:
        prices = [prices_of[card] for row in s.rows for card in row]
        if not prices:
            break
        price = min(prices) if kind <= GOLD else max(prices)
        for shop, row in enumerate(s.rows):
            gone[shop] += [card for card in row if prices_of[card] == price]
            left = tuple([card for card in row if prices_of[card] != price])
            s.rows = replaced(s.rows, shop, left)
    for shop, cards in enumerate(gone):
        if cards:
            put_under(s, shop, tuple(cards))
    if s.events is not None:
        s.events.append(BotDiscarded([card for cards in gone for card in cards]))
