"""Whole games at random: what must hold at every decision, and counts from fixed positions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from headframe.core.engine import act
from headframe.core.options import Options
from headframe.core.perft import perft
from headframe.core.rng import Rng
from headframe.games.super_motherload.content import MINERALS
from headframe.games.super_motherload.state import STACKS, SuperMotherloadState
from headframe.games.super_motherload.steps.buy import due
from tests.games.super_motherload.cases import OPTION_SETS
from tests.games.super_motherload.table import GAME, Table, table


def sound(s: SuperMotherloadState) -> None:
    """Nothing is lost, made or known beyond the rules."""
    content = s.content
    for player in s.players:
        deck = content.decks[player.deck]
        bought = [
            deck.stacks[stack][n] for stack in range(STACKS) for n in range(player.bought[stack])
        ]
        owned = sorted(player.hand + player.draw + player.discard)
        assert owned == sorted([*deck.start, *bought])
        assert player.hand == sorted(player.hand)
        rest = player.hand[:]
        for card in player.known:
            rest.remove(card)
        for stack in range(STACKS):
            on = player.minerals[stack * MINERALS : (stack + 1) * MINERALS]
            assert player.money[stack] == sum(n * m for n, m in zip(on, content.money, strict=True))
        before = player.holds
        player.count_up()
        assert player.holds == before
    tiles = [*s.tiles, *s.used, *(tile for player in s.players for tile in player.tiles)]
    assert sorted(tiles) == [kind for kind in range(8) for _ in range(2)]
    assert s.supply + sum(player.tokens for player in s.players) == content.figures.bomb_tokens
    taken = [minor for player in s.players for minor in player.minors]
    minors = [*s.minor_row, *s.minor_deck, *s.minor_under, *taken]
    assert sorted(minors) == list(range(len(content.minors)))
    assert s.dug & ~s.field.full == 0
    if len(s.boards) == 2:  # SM-BOARD-06
        assert s.field.artifacts & s.field.halves[0] & ~s.dug == 0
    if s.stack and type(s.stack[-1]).__name__ == "Turn":  # SM-BUY-01
        assert due(s, s.players[s.turn]) == ()
    assert {decision.seat for decision in s.open_decisions} <= {s.turn}


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_random_games_are_sound_at_every_decision(options: Options) -> None:
    bound = GAME.max_answers(GAME.settle(options))
    for number in range(3):
        s = GAME.new(options, f"play {number}")
        rng = Rng.seeded(f"play {number}")
        count = 0
        while s.open_decisions:
            sound(s)
            decision = rng.pick(s.open_decisions)
            act(s, decision, decision.choice.sample(rng))
            count += 1
        sound(s)
        assert count <= bound
        result = GAME.result(s)
        assert 1 in result.places


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_digs_and_the_game_ends(players: int) -> None:
    s = GAME.new({"players": players, "start": 0}, "idle")
    act(s, s.open_decisions[0], s.content.sides_of[1][0])
    answers = 1
    while s.open_decisions:
        act(s, s.open_decisions[0], 0)
        answers += 1
    assert answers == 1 + 6 * players


def start(seed: str = "perft") -> SuperMotherloadState:
    s = GAME.new({"players": 2, "start": 0, "decks": ["purple", "green"]}, seed)
    act(s, s.open_decisions[0], s.content.sides_of[1][0])
    return s


BOARD = """
.I .G r. .. .*
.. #. b. .1 ..
.P .. .A y. .A
"""


def drilling() -> Table:
    return table(BOARD, hand="red blue blue yellow wild R10", draw="yellow red3", minors="MI1 MI12")


def buying() -> Table:
    t = table(
        BOARD,
        hand="blue W15",
        draw="red yellow",
        bought={"yellow": 1},
        on={"yellow": "D", "red": "E", "blue": "PG"},
        tiles=["duplicate", "to hand"],
        minors="MI8 MI19",
        majors="MA3",
    )
    return t.put_down("W15").line((1, 1), (1, 2))


def scrolling() -> Table:
    lower = "[] .. .A\n.. #. ..\n.. .. .."
    return table(".. [] [A\n.. [] ..", lower, hand="blue Y10 red3 B10", draw="yellow wild")


def with_tiles() -> Table:
    tiles = ["action", "draw 2", "bomb, draw 1", "platinum", "gold, draw 1", "duplicate"]
    return table(BOARD, hand="red blue", draw="yellow wild", tiles=tiles, on={"red": "I"})


PERFT: dict[str, tuple[Callable[[], SuperMotherloadState], list[int]]] = {
    "start": (start, [3, 15, 137, 721, 2871]),
    "drilling": (lambda: drilling().s, [4, 23, 151, 631, 3268]),
    "buying": (lambda: buying().s, [6, 34, 158, 696, 3070]),
    "scrolling": (lambda: scrolling().s, [4, 13, 65, 250, 935]),
    "tiles": (lambda: with_tiles().s, [10, 80, 629, 4663]),
}


@pytest.mark.parametrize("name", PERFT)
def test_perft(name: str) -> None:
    position, counts = PERFT[name]
    s = position()
    assert [perft(s, depth) for depth in range(1, len(counts) + 1)] == counts
