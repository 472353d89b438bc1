"""Odds against the engine itself: the same position again and again with other luck."""

from __future__ import annotations

from math import sqrt
from typing import Any

from headframe.core.engine import apply
from headframe.core.odds import Odds
from headframe.core.rng import Rng
from headframe.games.drillers.events.table import BotFlipped
from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.show.odds import _own_deck
from headframe.games.drillers.state import DrillersState
from tests.games.drillers.table import GAME, Table, solo, table

TRIES = 2500
SIGMAS = 4.5


def told(t: Table, answer: int) -> Odds:
    found = GAME.odds(t.s, t.s.open_decisions[0], answer)
    assert found is not None
    return found


def fits(chance: float, happened: int, told_whole: bool = False) -> None:
    bound = SIGMAS * sqrt(max(chance * (1 - chance), 1e-9) / TRIES) + (
        0.006 if told_whole else 1e-9
    )
    assert abs(happened / TRIES - chance) <= bound, f"told {chance:.4f}, was {happened / TRIES:.4f}"


def again(t: Table, number: int, answer: int) -> DrillersState:
    s = t.s.copy()
    s.rng = Rng.seeded(f"try {number}")
    s.events = []
    decision = s.open_decisions[0]
    apply(s, decision.seat, decision.key, answer)
    return s


def test_what_the_bot_will_do() -> None:
    t = solo(hand="", phase="operations", floor=1)
    assert not t.bot.floor
    lines = told(t, c.END)["lines"]
    drills: dict[int, int] = {}
    moved = 0
    for number in range(TRIES):
        s = again(t, number, c.END)
        while not [e for e in s.events or () if isinstance(e, BotFlipped)]:
            decision = s.open_decisions[0]
            apply(s, decision.seat, decision.key, decision.choice.sample(s.rng))
        flipped = next(e for e in s.events or () if isinstance(e, BotFlipped))
        drills[flipped.drills] = drills.get(flipped.drills, 0) + 1
        moved += bool(flipped.move)
    said: dict[int, Any] = {
        line["drills"]: line["chance"] for line in lines if line["say"] == "odds-bot-drills"
    }
    assert set(drills) <= set(said)
    for number, chance in said.items():
        fits(chance / 100, drills.get(number, 0), told_whole=True)
    fits(lines[-1]["chance"] / 100, moved, told_whole=True)


def test_a_new_row_of_the_market() -> None:
    t = table(phase="surfacing", credits=3, floor=0)
    t.me.refresh = True
    t = Table(t.s)
    shops = [shop for shop in range(len(t.s.rows)) if t.can(c.REFRESH_SHOP + shop)]
    assert shops
    for shop in shops:
        chance = told(t, c.REFRESH_SHOP + shop)["chance"]
        assert chance is not None
        prices = t.s.content.cards.prices
        good = 0
        for number in range(TRIES):
            # What lies under the floor's card is as unknown as the deck.
            world = Table(GAME.determinize(t.s, 0, Rng.seeded(f"world {number}")))
            s = again(world, number, c.REFRESH_SHOP + shop)
            good += any(prices[card] <= 3 for card in s.rows[shop])
        fits(chance, good)


def test_what_lies_in_ones_own_deck() -> None:
    t = table(hand="")
    p = t.me
    lines = _own_deck(p)["lines"]
    top = [card["value"] for card in lines[0]["cards"]]
    assert top == p.deck[len(p.deck) - p.known :][::-1]
    rest = [card["value"] for card in lines[1]["cards"]] if len(lines) > 1 else []
    assert sorted([*top, *rest]) == sorted(p.deck)
