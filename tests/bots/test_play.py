"""Bots play whole games, the better ones better."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from headframe.bots.bot import Move
from headframe.bots.greedy import GreedyBot
from headframe.bots.mcts import MctsBot
from headframe.bots.observation import Observation
from headframe.bots.playout import Horizon, play_on
from headframe.bots.scoring import LEAST, Scored, Scorer
from headframe.bots.specs import make
from headframe.bots.tree import Node
from headframe.bots.value import Judge, lead, measured_scale
from headframe.core.engine import act, apply
from headframe.core.playout import play_random
from headframe.core.rng import Rng
from tests.bots.tables import TOY_OPTIONS, play
from tests.toy.game import ToyGame
from tests.toy.state import Pit
from tests.toy.steps import AUCTION, TIDY

LIGHT = "mcts:iterations=40,worlds=2,rounds=3"


def points(better: str, worse: str, deals: int) -> float:
    """The share of wins of the first, both seats on every deal; shared wins count half."""
    won = 0.0
    for deal, swapped in product(range(deals), (False, True)):
        specs = [worse, better] if swapped else [better, worse]
        places = play(ToyGame(), {"players": 2}, specs, f"strength {deal}").places
        own, other = places[swapped], places[1 - swapped]
        won += 1.0 if own < other else 0.5 if own == other else 0.0
    return won / (2 * deals)


def test_greedy_beats_random() -> None:
    assert points("greedy", "random", 12) >= 0.9


def test_mcts_beats_random() -> None:
    assert points(LIGHT, "random", 5) >= 0.9


def test_noise_makes_weaker() -> None:
    assert points("greedy", "greedy:noise=5", 12) >= 0.7


@pytest.mark.parametrize("options", TOY_OPTIONS, ids=str)
def test_games_of_all_kinds_come_to_an_end(options: dict[str, int]) -> None:
    specs = ["mcts:iterations=5,steps=1", "greedy", "random", "greedy:noise=1"]
    result = play(ToyGame(), options, specs[: options["players"]], "whole")
    assert min(result.places) == 1


def test_a_search_within_time_gives_a_legal_answer() -> None:
    game = ToyGame()
    s = game.new({"players": 2}, "time")
    bot = make("mcts:iterations=0,seconds=0.02", Rng.seeded("bot"))
    key, answer = bot.choose(Observation.of(game, s, 0, Rng.seeded("dealer")))
    apply(s, 0, key, answer)


def test_a_search_copes_with_choices_too_large_to_list() -> None:
    game = ToyGame()
    s = game.new({"players": 2}, "large")
    act(s, s.open_decisions[0], TIDY)
    assert s.open_decisions[0].choice.listed(64) is None
    bot = make("mcts:iterations=150", Rng.seeded("bot"))
    _, answer = bot.choose(Observation.of(game, s, 0, Rng.seeded("dealer")))
    assert isinstance(answer, tuple)
    assert len(answer) >= 9, "sixteen pebbles pay a gold for every three"


def test_a_secret_bid_is_not_answered_as_if_it_were_known() -> None:
    """In the tree the others' bids stand beside ours, not below it."""
    game = ToyGame()
    s = game.new({"players": 3}, "bids")
    act(s, s.open_decisions[0], AUCTION)
    bot = make("mcts:iterations=60", Rng.seeded("bot"))
    assert isinstance(bot, MctsBot)
    root = Node()
    observation = Observation.of(game, s, 1, Rng.seeded("dealer"))
    bot._think(observation, root, bot.scorer.scores(observation))
    assert {(seat, key) for seat, key, _ in root.arms} == {(1, "bid")}
    assert root.sides is not None
    assert set(root.sides) == {0, 2}
    assert all(arm.child is None for arm in root.arms.values()), "what follows belongs to all bids"


@pytest.mark.parametrize("spec", ["greedy", "mcts:iterations=12"])
def test_the_way_that_spoke_for_a_move_is_remembered(spec: str) -> None:
    game = ToyGame()
    s = game.new({"players": 2}, "follow")
    bot = make(spec, Rng.seeded("bot"))
    assert isinstance(bot, GreedyBot | MctsBot)
    apply(s, 0, *bot.choose(Observation.of(game, s, 0, Rng.seeded("dealer"))))
    planned = bot.scorer.plan
    assert [(seat, key) for seat, key, _ in planned] == [(0, s.open_decisions[0].key)]
    scores = bot.scorer.scores(Observation.of(game, s, 0, Rng.seeded("dealer")))
    assert scores[0].best >= next(x.best for x in scores if x.move == planned[0][1:])
    assert bot.scorer.plan == [], "it is used once"


class Counting(Scorer):
    """Remembers what it tried."""

    __slots__ = ("tried",)

    def __init__(self, completions: int) -> None:
        super().__init__(1, completions, 4, 64, Rng.seeded("scorer"), ahead=False)
        self.tried: list[Move] = []

    def _try(self, scored: Scored, *rest: Any) -> None:
        self.tried.append(scored.move)
        super()._try(scored, *rest)

    def moves(self) -> tuple[list[Move], list[Move]]:
        """Those with nothing to complete, and the others."""
        game = ToyGame()
        s = game.new({"players": 2}, "closely")
        scores = self.scores(Observation.of(game, s, 0, Rng.seeded("dealer")))
        final = [scored.move for scored in scores if scored.final]
        return final, [scored.move for scored in scores if not scored.final]


def test_few_moves_are_looked_at_more_closely() -> None:
    """Moves with nothing to complete do not take the places of those that have."""
    scorer = Counting(completions=1)
    final, _ = scorer.moves()
    assert final
    assert all(scorer.tried.count(move) <= 2 for move in final)
    assert len(scorer.tried) >= 4 * LEAST


def test_every_move_gets_as_many_looks_as_asked_for() -> None:
    scorer = Counting(completions=9)
    final, others = scorer.moves()
    assert others
    assert all(scorer.tried.count(move) >= 9 for move in others)
    assert all(scorer.tried.count(move) == 1 for move in final)


class Contrary(ToyGame):
    """Foresees the opposite of what it sees."""

    def evaluate_ahead(self, s: Pit, seat: int) -> float:
        return -self.evaluate(s, seat)


class Judged(Contrary):
    """But is judged by what it sees, as by a net that knows better."""

    def worths(self, s: Pit) -> list[float]:
        return self.guesses(s)


def test_a_game_that_foresees_nothing_is_judged_by_its_worth() -> None:
    game = ToyGame()
    s = game.new({"players": 2}, "foresight")
    play_random(s, Rng.seeded("walk"), 12)
    assert [game.evaluate_ahead(s, seat) for seat in range(2)] == [
        game.evaluate(s, seat) for seat in (0, 1)
    ]
    assert game.evaluate(s, 0) != game.evaluate(s, 1)


def test_greedy_looks_ahead_if_it_is_told_to_and_the_search_always_does() -> None:
    chosen: dict[tuple[str, str], Move] = {}
    for game in (ToyGame(), Contrary()):
        s = game.new({"players": 2}, "ahead")
        observation = Observation.of(game, s, 0, Rng.seeded("dealer"))
        for spec in ("greedy", "greedy:ahead=1", "mcts:iterations=12,prior_visits=10000"):
            chosen[type(game).__name__, spec] = make(spec, Rng.seeded("bot")).choose(observation)
    toy, contrary = (
        [move for (name, _), move in chosen.items() if name == game]
        for game in ("ToyGame", "Contrary")
    )
    assert contrary[0] == toy[0] == toy[1]
    assert contrary[1] != toy[1]
    assert contrary[2] != toy[2]


def test_positions_are_played_on_by_what_the_game_foresees_or_by_how_they_are_judged() -> None:
    leads: list[float] = []
    game = Judged()
    for ahead in (0, 1, 2):
        s = game.new({"players": 2}, "ahead")
        horizon = Horizon(turns=1, steps=50, tries=8, ahead=ahead)
        later = play_on(game, s, Rng.seeded("policy"), horizon)
        leads.append(lead(game.evaluate, later, 0))
    assert leads[1] < leads[0] < leads[2]


def test_the_better_half_is_searched_further() -> None:
    game = ToyGame()
    s = game.new({"players": 2}, "halves")
    bot = make("mcts:iterations=96,prior_visits=0", Rng.seeded("bot"))
    assert isinstance(bot, MctsBot)
    thoughts = bot.think(Observation.of(game, s, 0, Rng.seeded("dealer")))
    visits = [thought.visits for thought in thoughts]
    assert len(visits) > 2
    assert visits == sorted(visits, reverse=True)
    assert visits[0] == visits[1] > visits[-1]
    assert 48 < sum(visits) <= 96
    assert thoughts[0].chance >= thoughts[1].chance


def test_positions_are_played_on_for_whole_turns() -> None:
    game = ToyGame()
    s = game.new({"players": 3}, "turns")
    rng = Rng.seeded("policy")
    later = play_on(game, s.copy(), rng, Horizon(turns=2, steps=50, tries=2))
    assert (later.current_turn(), later.open_decisions[0].key) == (2, "action")
    soon = play_on(game, s.copy(), rng, Horizon(turns=2, steps=1, tries=2))
    assert soon.current_turn() == 0
    end = play_on(game, s.copy(), rng, Horizon(turns=999, steps=999, tries=1))
    assert not end.open_decisions


@pytest.mark.parametrize("options", TOY_OPTIONS, ids=str)
def test_chances_sum_up_to_one_over_the_sides(options: dict[str, int]) -> None:
    game = ToyGame()
    s = game.new(options, "chances")
    rng = Rng.seeded("walk")
    judge = Judge(game, measured_scale(game, s, rng))
    while True:
        chances = judge.chances(s)
        sides = dict(zip(s.teams, chances, strict=True))
        assert sum(sides.values()) == pytest.approx(1)
        assert [sides[team] for team in s.teams] == chances, "partners share their chance"
        if not s.open_decisions:
            break
        play_random(s, rng, 5)
    best = max(range(len(s.teams)), key=lambda seat: lead(game.evaluate, s, seat))
    assert max(chances) == chances[best]


def test_a_finished_game_is_won_or_shared() -> None:
    game = ToyGame()
    for seed in range(10):
        s = game.new({"players": 4, "teams": True}, str(seed))
        play_random(s, Rng.seeded("walk"), 2000)
        wins = game.wins(s)
        first = [seat for seat, place in enumerate(game.result(s).places) if place == 1]
        sides = {s.teams[seat] for seat in first}
        assert wins == [1 / len(sides) if team in sides else 0 for team in s.teams]
