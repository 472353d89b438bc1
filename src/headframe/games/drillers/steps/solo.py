"""The bot's turns (DR-SOLO): they run by themselves and decide nothing."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.engine import Frame
from headframe.games.drillers.content.bot_boards import BARRIER, CORRIDOR
from headframe.games.drillers.content.minerals import GOLD, KINDS, SILVER
from headframe.games.drillers.events import SUPPLY, BotDiscarded, BotFlipped, Moved
from headframe.games.drillers.player import Bot
from headframe.games.drillers.state import BOT, NO_SEAT, DrillersState
from headframe.games.drillers.steps.bot_minerals import store
from headframe.games.drillers.steps.drilling import lay_open, open_floor
from headframe.games.drillers.steps.shops import fill_all, put_under
from headframe.games.drillers.steps.track import check_bot_end, trigger_end, win_tile_for_bot
from headframe.games.drillers.tuples import replaced

RESET_MINERALS: Final = 2


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
    drills, move = board.cells[board.row_of[s.content.cards.costs[card]]][column]
    if s.events is not None:
        s.events.append(BotFlipped(card, column, drills, move))
    if not bot.deck and s.ender == NO_SEAT:
        trigger_end(s, BOT)
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
            if floor <= floors.bottom and floors.barrier_costs[floor] <= drills:
                win_tile_for_bot(s, bot, content.tiles.barriers[floor])
                if content.rooms.reserves[open_floor(s)]:
                    s.players[0].emerald = True
                return floors.barrier_costs[floor]
        elif what == CORRIDOR:
            if which <= s.deepest and s.stacks[which] and floors.corridor_costs[which] <= drills:
                win_tile_for_bot(s, bot, lay_open(s, which))
                return floors.corridor_costs[which]
        else:
            floor = _deepest_with(s, which)
            if floor != SUPPLY or which == SILVER:
                take(s, bot, which, floor)
                return 1
    raise AssertionError("silver ends every list")


def _deepest_with(s: DrillersState, kind: int) -> int:
    """The deepest open floor with a loose mineral of this kind; SUPPLY for none."""
    for floor in range(s.deepest, 0, -1):
        if s.ground[floor * KINDS + kind]:
            return floor
    return SUPPLY


def take(s: DrillersState, bot: Bot, kind: int, floor: int) -> None:
    if floor != SUPPLY:
        s.ground[floor * KINDS + kind] -= 1
    store(s, bot, kind, floor)
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
    bot.floor = floor
    if s.events is not None:
        s.events.append(Moved(BOT, floor))


# Reset turn -----------------------------------------------------------------------------------


def reset_turn(s: DrillersState, bot: Bot) -> None:
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
