"""The guesses behind the bots: both like what a player likes; one sees to the end of the turn."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from headframe.core.playout import play_random
from headframe.core.rng import Rng
from headframe.games.drillers.evaluate import weights
from headframe.games.drillers.evaluate.gains import price
from headframe.games.drillers.evaluate.plan import digs
from headframe.games.drillers.evaluate.power import powers_of
from headframe.games.drillers.evaluate.standing import to_operate, turns_left
from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.state import NO_SEAT, DrillersState
from tests.contract.loud import silent
from tests.games.drillers.table import CONTENT, GAME, G, S, Table, card, table

DECK = "CLAW CRUTCH TORSO GRABBER SPIDER-LEG STOCK-PROPELLER MINING-ARM"


Guess = Callable[[DrillersState, int], float]
both = pytest.mark.parametrize(
    "guess", [GAME.evaluate, GAME.evaluate_ahead], ids=["evaluate", "ahead"]
)


def at(guess: Guess, **given: object) -> float:
    return guess(table(seed="worth", deck=DECK, **given).s, 0)  # type: ignore[arg-type]


@both
def test_more_of_everything_good_is_better(guess: Guess) -> None:
    assert at(guess, storage="R") > at(guess, storage="S") > at(guess)
    assert at(guess, floor=2, fuel=9) > at(guess, floor=2, fuel=2)
    assert at(guess, credits=9) > at(guess, credits=2)
    assert at(guess, discard="DYNAMITE-LAUNCHER") > at(guess) > at(guess, discard="DAMAGE")
    assert at(guess, floor=2, drills=2) > at(guess, floor=2)


@both
def test_drills_that_are_left_when_operations_end_are_lost(guess: Guess) -> None:
    t = table(floor=2, drills=2, hand="MINING-ARM", deck=DECK)
    before = guess(t.s, 0)
    assert guess(t.end().s, 0) < before - 1


def test_a_turn_is_judged_by_what_its_cards_can_still_do() -> None:
    """Mining Arm costs 6 fuel: with it in hand and fuel to pay, the barrier is in reach."""
    see = GAME.evaluate_ahead
    reach = at(see, hand="MINING-ARM", floor=2, fuel=6)
    assert reach > at(see, hand="MINING-ARM", floor=2, fuel=2) + 4
    assert reach > at(see, hand="SPIDER-LEG", floor=2, fuel=6)


def test_a_step_of_the_best_plan_loses_nothing() -> None:
    t = table(hand="MINING-ARM", floor=2, fuel=6, deck=DECK)
    before = GAME.evaluate_ahead(t.s, 0)
    t.play("MINING-ARM")
    assert abs(GAME.evaluate_ahead(t.s, 0) - before) < 0.01
    thrown_away = Table(table(hand="MINING-ARM", floor=2, fuel=6, deck=DECK).s)
    thrown_away.end()
    assert GAME.evaluate_ahead(thrown_away.s, 0) < before


def test_moves_on_the_gauge_lead_home_with_a_full_load() -> None:
    """Two moves, nothing left to dig with: the surface sells and refuels."""
    t = table(floor=2, moves=2, fuel=0, storage="R R", room_for=0, ground={2: ""}, deck=DECK)
    here = GAME.evaluate_ahead(t.s, 0)
    assert GAME.evaluate_ahead(t.up().up().s, 0) >= here - 0.01
    stuck = table(floor=2, moves=0, fuel=0, storage="R R", room_for=0, ground={2: ""}, deck=DECK)
    assert GAME.evaluate_ahead(stuck.s, 0) < here


def test_worth_likes_the_way_before_the_drills() -> None:
    """Drills count where the mech can dig, so a bot that looks one step ahead walks first."""
    away = table(floor=0, drills=2, fuel=6, deck=DECK)
    assert GAME.evaluate(away.s, 0) == at(GAME.evaluate, floor=0, drills=0, fuel=6)
    assert at(GAME.evaluate, moves=2, drills=2) > at(GAME.evaluate, moves=2)


def test_digging_counts_the_best_use_of_every_number_of_drills() -> None:
    s = table(floor=2, ground={2: "S G"}, room_for=2).s
    found = digs(s, s.players[0], 2, 0.0, 0.0)
    # Gold is 3 points, silver 2, the corridor 4 for two drills, the barrier 10 for three.
    assert found[:6] == [0, 3, 5, 10, 13, 15]


def test_prices_fall_as_a_column_fills() -> None:
    p = table(market="G G").s.players[0]
    assert [price(CONTENT.minerals, p, G, n) for n in range(3)] == [3, 0, 0]
    assert [price(CONTENT.minerals, p, S, n) for n in range(4)] == [4, 3, 2, 0]


def test_every_card_has_its_ways() -> None:
    ways, powers = powers_of(CONTENT).ways, powers_of(CONTENT).powers
    assert ways[card("TORSO")] == ((2, 0, 0, 0.0), (-1, 0, 1, 0.0), (-1, 2, 0, 0.0))
    assert ways[card("HOVER-PADS")] == ((0, 1, 0, 0.0),)  # a permanent card is never burned
    assert powers[card("DYNAMITE-LAUNCHER")] > powers[card("CLAW")] > powers[card("DAMAGE")]
    assert len(ways) == len(powers) == len(CONTENT.cards.ids)


def test_the_clock_moves_with_a_seats_own_turns_alone() -> None:
    t = table(hand="CLAW", deck=DECK)
    first, second = turns_left(t.s, 0), turns_left(t.s, 1)
    t.say(c.END)
    assert turns_left(t.s, 0) == first  # Surfacing still belongs to the turn
    t.say(c.END).say(())
    assert t.s.active == 1
    assert (turns_left(t.s, 0), turns_left(t.s, 1)) == (first - 1, second)


def test_after_the_end_is_triggered_each_other_seat_has_one_turn() -> None:
    t = table(hand="CLAW", deck=DECK)
    t.s.ender = 0
    assert [to_operate(t.s, seat) for seat in range(2)] == [True, True]
    t.say(c.END)
    assert [to_operate(t.s, seat) for seat in range(2)] == [False, True]
    t.say(c.END)
    assert t.s.active == 1
    assert [to_operate(t.s, seat) for seat in range(2)] == [False, True]


@both
def test_once_the_end_is_triggered_only_points_and_depth_count(guess: Guess) -> None:
    s = table(floor=4, deepest=4, fuel=0, hand="", deck=DECK).s
    assert s.ender == NO_SEAT
    s.ender = 0
    deep = guess(s, 0)
    s.players[0].floor = 1
    assert guess(s, 0) > deep


@both
def test_solo_counts_the_bots_points(guess: Guess) -> None:
    s = GAME.new({"players": 1, "level": 3}, "solo")
    before = guess(s, 0)
    assert s.bot is not None
    s.bot.minerals[4] += 1
    assert guess(s, 0) == before - 6
    world = GAME.determinize(s, 0, Rng.seeded("worth"))
    assert isinstance(guess(world, 0), float)


@both
def test_of_a_finished_game_both_guesses_are_the_score(guess: Guess) -> None:
    s = GAME.new({"players": 2}, "finished")
    play_random(s, Rng.seeded("finished"), 100_000)
    assert not s.stack
    assert [guess(s, seat) for seat in range(2)] == list(GAME.result(s).scores)


def test_weights_that_are_wrong_are_refused(tmp_path: Path) -> None:
    def read(folder: Path) -> object:
        return weights.Weights(folder / weights.OWN.name)

    assert silent(tmp_path, weights.OWN.parent, [weights.OWN.name], read) == []


def test_nobody_is_told_that_damage_is_bought() -> None:
    before, hurt = (table(deck=DECK, discard=more).s for more in ("", "DAMAGE"))
    assert not [reason for reason in GAME.reasons(before, hurt, 0) if "DAMAGE" in str(reason)]
    assert "reason-bought" not in str(GAME.reasons(before, hurt, 0))
    better = table(deck=DECK, discard="DYNAMITE-LAUNCHER").s
    assert "reason-bought" in str(GAME.reasons(before, better, 0))
