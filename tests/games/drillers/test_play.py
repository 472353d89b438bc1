"""Whole games: they end within the bound, and every position on the way is sound."""

from __future__ import annotations

import json

import pytest

from headframe.core.codec import encode
from headframe.core.options import Options
from headframe.core.playout import play_random
from headframe.core.rng import Rng
from headframe.core.view import view
from headframe.games.drillers.show.labels import words_of
from tests.games.drillers.cases import OPTION_SETS
from tests.games.drillers.keen import check, keen_game
from tests.games.drillers.table import GAME, table

SETS = pytest.mark.parametrize(
    "options", OPTION_SETS, ids=lambda options: "-".join(map(str, options.values()))
)


@SETS
def test_random_games_end(options: Options) -> None:
    bound = GAME.max_answers(GAME.settle(options))
    for n in range(10):
        s = GAME.new(options, f"random {n}")
        play_random(s, Rng.seeded(f"random {n}"), bound)
        assert not s.stack
        assert min(GAME.result(s).places) == 1


@SETS
def test_positions_of_keen_games_are_sound(options: Options) -> None:
    for s in keen_game(options, "sound"):
        check(s)


@SETS
def test_positions_save_load_and_deal_alike(options: Options) -> None:
    seats = [None, *range(GAME.seats(GAME.settle(options)))]
    decoder = GAME.decoder()
    for number, s in enumerate(keen_game(options, "alike")):
        if number % 40:
            continue
        saved = encode(s)
        assert encode(decoder.state(json.loads(json.dumps(saved)))) == saved
        for seat in seats:
            world = GAME.determinize(s, seat, Rng.seeded(f"deal {number}"))
            check(world)
            assert view(world, seat) == view(s, seat)
            play_random(world, Rng.seeded("on"), 30)
        assert encode(s) == saved


@SETS
def test_everything_asked_has_a_name(options: Options) -> None:
    catalogue = GAME.catalogue(GAME.settle(options))
    json.dumps(catalogue)
    for number, s in enumerate(keen_game(options, "names")):
        for decision in s.open_decisions:
            listed = decision.choice.listed(400) or []
            for answer in listed[:60]:
                for value in (answer,) if isinstance(answer, int) else answer:
                    assert value in words_of(s.content)[decision.choice.vocabulary], (
                        decision.key,
                        value,
                    )
        if number > 400:
            break


def test_the_text_shows_ones_own_cards_only() -> None:
    t = table(hand="SWISS-ARM", deck="PIT-STOP CLAW", rows=("", "", "", ""))
    mine, theirs = GAME.text(t.s, 0), GAME.text(t.s, 1)
    assert "Swiss Arm" in mine
    assert "On top of the deck: Pit Stop" in mine
    assert "Swiss Arm" not in theirs
    assert "Pit Stop" not in theirs
