"""Random players that want to get somewhere, so that games reach the deep floors and the end.

    python -m tests.games.drillers.keen [GAMES]

plays many such games with every invariant checked after every answer.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

from headframe.core.engine import Decision, act
from headframe.core.options import Options
from headframe.core.rng import Rng
from headframe.games.drillers.content.cards import PERMANENT
from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.state import BOT, NO_SEAT, DrillersState
from tests.games.drillers.cases import OPTION_SETS
from tests.games.drillers.table import CONTENT, GAME

_DIGGING = (c.EXCAVATE, c.BREAK, c.DOWN, c.SELL_ALL)


def keen_answer(decision: Decision, rng: Rng) -> int | tuple[int, ...]:
    """Dig if possible, end a phase seldom, else anything."""
    choice = decision.choice
    if decision.key not in ("operations", "surfacing"):
        return choice.sample(rng)
    options = choice.listed(1000)
    assert options is not None
    digging = [a for a in options if a in _DIGGING or (isinstance(a, int) and 20 <= a < 30)]
    if digging and rng.below(4):
        return rng.pick(digging)
    if len(options) > 1 and rng.below(8):
        return rng.pick(options[1:])
    return rng.pick(options)


def keen_game(options: Options, seed: str) -> Iterator[DrillersState]:
    """The state at every decision and at the end."""
    s = GAME.new(options, seed)
    rng = Rng.seeded(seed, "keen")
    while s.open_decisions:
        yield s
        act(s, s.open_decisions[0], keen_answer(s.open_decisions[0], rng))
    yield s


def check(s: DrillersState) -> None:
    """What holds at every decision of every game."""
    found: Counter[int] = Counter(card for row in s.rows for card in row)
    found.update(card for layers in s.decks for layer in layers for card in layer)
    found.update(s.vault)
    damage = s.damage
    tiles = [tile for stack in s.stacks for tile in stack]
    for p in s.players:
        own = [*p.hand, *p.deck, *p.discard, *p.play]
        assert all(CONTENT.cards.costs[card] < PERMANENT for card in own)
        found.update(own)
        found.update(p.permanents)
        damage += own.count(CONTENT.cards.damage)
        tiles += p.tiles
        assert p.deck or not p.discard, "an empty deck beside a discard pile (DR-DECK-03)"
        assert (p.known > 0) == bool(p.deck)
        assert p.deck[: len(p.deck) - p.known] == sorted(p.deck[: len(p.deck) - p.known])
        assert p.hand == sorted(p.hand)
        assert not Counter(p.bared) - Counter(p.hand)
        assert 0 <= p.fuel <= p.cap <= CONTENT.figures.most_cap
        assert sum(p.storage) <= p.capacity <= CONTENT.figures.most_storage
        assert min(p.storage + p.market + p.overflow) >= 0
        assert max(p.market) <= CONTENT.minerals.column
        assert 0 <= p.drones <= CONTENT.figures.drones
        assert p.credits >= 0
        assert p.notches == sum(CONTENT.tiles.widths[tile] for tile in p.tiles)
        assert p.floor <= s.deepest
    assert all(found[card] <= 1 for cards in CONTENT.cards.by_shop for card in cards)
    if s.bot is None:
        assert damage <= CONTENT.figures.damage_cards
        assert damage == CONTENT.figures.damage_cards  # a DAMAGE never leaves the game
    else:
        assert damage == CONTENT.figures.damage_cards - 1
        tiles += s.bot.tiles
        assert len(s.bot.deck) + len(s.bot.flipped) == 9
    barriers = 6 - s.deepest
    assert len(tiles) == len(set(tiles)) == CONTENT.tiles.count - barriers
    assert min(s.ground) >= 0
    assert min(s.moves, s.drills) >= 0


def main(games: int) -> None:
    ends: Counter[str] = Counter()
    longest = 0
    for n in range(games):
        for options in OPTION_SETS:
            count = 0
            for s in keen_game(options, f"keen {n}"):
                check(s)
                count += 1
            longest = max(longest, count)
            how = "stall" if s.ender == NO_SEAT else "bot" if s.ender == BOT else "player"
            ends[f"{options['players']} players: {how}"] += 1
            ends[f"floor {s.deepest}"] += 1
    print(dict(ends), "longest", longest)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
