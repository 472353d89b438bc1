"""What comes out of the bags: one's own deck, the market's, and the bot's."""

from __future__ import annotations

from collections import Counter

from headframe.core.choice import Answer
from headframe.core.engine import Decision
from headframe.core.odds import Odds
from headframe.core.speech import Phrase, named, phrase
from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.player import Bot, Player
from headframe.games.drillers.state import DrillersState
from headframe.games.drillers.steps.choices import MayDraw
from headframe.games.drillers.steps.shops import row_size
from headframe.kit.spreads import at_least_one, per_cent


def odds(s: DrillersState, decision: Decision, answer: Answer) -> Odds | None:
    p = s.players[decision.seat]
    if isinstance(decision.frame, MayDraw):
        return _own_deck(p) if answer and p.deck else None
    if decision.choice.vocabulary != "action" or not isinstance(answer, int):
        return None
    if answer == c.END and s.bot is not None and not s.bot.floor and s.bot.deck:
        return _bot_turn(s, s.bot)
    if c.REFRESH_SHOP <= answer < c.REFRESH_SHOP + len(s.rows):
        return _market(s, p, answer - c.REFRESH_SHOP)
    return None


def _own_deck(p: Player) -> Odds:
    """One knows all one's cards: what lies below those that one has seen is the rest of them."""
    bottom = len(p.deck) - p.known
    seen, rest = p.deck[bottom:][::-1], sorted(p.deck[:bottom])
    lines: list[Phrase] = [phrase("odds-top", cards=[named("card", card) for card in seen])]
    if rest:
        lines.append(phrase("odds-below", cards=[named("card", card) for card in rest]))
    return {"chance": None, "settled": True, "lines": lines}


def _market(s: DrillersState, p: Player, shop: int) -> Odds:
    """A new row: whether there is something in it that one could pay. What lies hidden under a
    floor's card cannot be told from the deck."""
    prices = s.content.cards.prices
    hidden = s.vault if shop == s.content.shops.advanced else ()
    layers = [*s.decks[shop], s.rows[shop]]
    size, none, left, good = row_size(s, shop), 1.0, 0, 0
    for layer in layers:
        if not layer:
            continue
        pool = (*layer, *hidden)
        hidden = ()
        cheap = sum(prices[card] <= p.credits for card in pool)
        drawn = min(size, len(layer))
        if drawn:
            none *= 1 - at_least_one(cheap, len(pool), drawn)
            left, good = left + len(pool), good + cheap
        size -= drawn
    new = row_size(s, shop) - size
    share = per_cent(1 - none)
    line = phrase("odds-market", number=new, left=left, good=good, credits=p.credits, chance=share)
    return {"chance": 1 - none, "settled": True, "lines": [line]}


def _bot_turn(s: DrillersState, bot: Bot) -> Odds:
    """The bot flips one of its cards: what its board says to each."""
    board = s.content.boards[bot.level]
    column = board.column(bot.filled)
    found: Counter[tuple[int, bool]] = Counter()
    for card in bot.deck:
        found[board.cells[board.row_of[s.content.cards.costs[card]]][column]] += 1
    left = len(bot.deck)
    moves = sum(count for (_, move), count in found.items() if move)
    drills: Counter[int] = Counter()
    for (number, _), count in found.items():
        drills[number] += count
    lines: list[Phrase] = [
        phrase("odds-bot-drills", drills=number, chance=per_cent(count / left))
        for number, count in sorted(drills.items(), reverse=True)
    ]
    lines.append(phrase("odds-bot-moves", chance=per_cent(moves / left)))
    return {"chance": None, "settled": True, "lines": lines}
