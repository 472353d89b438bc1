"""Advice: what to do, why, and what then."""

from __future__ import annotations

from typing import Any

import pytest

from headframe import registry
from headframe.bots import specs
from headframe.bots.advice import Advice, Effort, Kept, advise
from headframe.bots.bot import Player
from headframe.bots.observation import Observation
from headframe.bots.settings import BadBot
from headframe.core.bits import bits
from headframe.core.engine import State, act, apply
from headframe.core.game import Game
from headframe.core.rng import Rng
from headframe.core.speech import LANGUAGES
from headframe.core.view import view
from headframe.games.mothership.board import GRID, NEXT
from headframe.games.mothership.legal import action_codes as codes
from tests.games.mothership.table import GAME as MOTHERSHIP
from tests.games.mothership.table import table as mothership
from tests.toy.game import ToyGame
from tests.toy.steps import BANK

LIGHT = Effort("mcts:iterations=12,worlds=1,rounds=2,root_moves=4", worlds=2, planned=3)
MOMENTS = (4, 11, 23, 40)
"""Answers after which the tests look at a game."""


def positions(game: Game[Any]) -> list[State]:
    """Of one game between light bots, where somebody has a choice."""
    s = game.new({"players": 2}, "advised")
    rng = Rng.seeded("bots")
    bots = [Player(game, n, specs.make("level1", rng, game.NAME), rng) for n in range(2)]
    found: list[State] = []
    for number in range(400):
        decision = s.open_decisions[0]
        if number >= MOMENTS[len(found)] and decision.choice.listed(1) is None:
            found.append(game.determinize(s, None, Rng.seeded("as it is")))
            if len(found) == len(MOMENTS):
                return found
        apply(s, decision.seat, *bots[decision.seat].answer(s))
    raise AssertionError


@pytest.fixture(scope="module", params=registry.names())
def table(request: pytest.FixtureRequest) -> tuple[Game[Any], list[State]]:
    game = registry.game(request.param)
    return game, positions(game)


def seen(game: Game[Any], s: State, dealer: str = "dealer") -> Observation:
    return Observation.of(game, s, s.open_decisions[0].seat, Rng.seeded(dealer))


def advised(game: Game[Any], s: State, effort: Effort = LIGHT, **more: Any) -> Advice:
    return advise(seen(game, s), Rng.seeded("advice"), effort=effort, **more)


def test_the_best_answers_come_first_with_chances_that_games_have_shown(
    table: tuple[Game[Any], list[State]],
) -> None:
    game, moments = table
    reasons = 0
    for s in moments:
        found = advised(game, s)
        assert found.usual is not None
        chances = [one.chance for one in found.answers if one.chance is not None]
        assert len(chances) == len(found.answers) <= 3
        assert chances[0] == max(chances)
        assert all(0 <= chance <= 1 for chance in chances)
        for one in found.answers:
            assert (one.plan[0].key, one.plan[0].answer) == (one.key, one.answer)
            for language in LANGUAGES:
                speech = game.speech(s, language, ["Ada", "Ben"], s.open_decisions[0].seat)
                assert speech is not None
                reasons += len([speech.phrase(reason) for reason in one.reasons])
    assert reasons, "somewhere there is something to say"


def test_a_plan_can_be_followed_as_far_as_it_goes(table: tuple[Game[Any], list[State]]) -> None:
    game, moments = table
    longest = 0
    for s in moments:
        seat, plan = s.open_decisions[0].seat, advised(game, s).answers[0].plan
        world = seen(game, s, "another").world
        for planned in plan:
            apply(world, seat, planned.key, planned.answer)
        longest = max(longest, len(plan))
    assert longest > 1


def test_advice_knows_what_the_seat_knows(table: tuple[Game[Any], list[State]]) -> None:
    """Two worlds that look alike to the seat get the same advice."""
    game, moments = table
    for s in moments[:2]:
        seat = s.open_decisions[0].seat
        other = game.determinize(s, seat, Rng.seeded("another truth"))
        assert view(other, seat) == view(s, seat)
        here, there = (advised(game, each) for each in (s, other))
        assert told(here) == told(there)


def told(found: Advice) -> list[object]:
    return [
        found.usual,
        *((a.key, a.answer, a.chance, a.reasons, [p[:2] for p in a.plan]) for a in found.answers),
    ]


def test_within_a_turn_the_plan_is_kept() -> None:
    """Other dice of the bot lead to the same answers as long as these are about as good."""
    game = registry.game("drillers")
    plans = [(s, advised(game, s).answers[0].plan) for s in positions(game)]
    s, planned = max(plans, key=lambda found: len(found[1]))
    seat, plan = s.open_decisions[0].seat, [(one.key, one.answer) for one in planned]
    assert len(plan) > 2
    followed, forgetful = 0, 0
    for number, (key, answer) in enumerate(plan[:-1], start=1):
        apply(s, seat, key, answer)
        kept = Kept(0, plan).left(seat, [(seat, *done) for done in plan[:number]])
        dice = f"other dice {number}"
        kept_on = advise(seen(game, s), Rng.seeded(dice), effort=LIGHT, kept=kept).answers[0]
        anew = advise(seen(game, s), Rng.seeded(dice), effort=LIGHT).answers[0]
        followed += (kept_on.key, kept_on.answer) == plan[number]
        forgetful += (anew.key, anew.answer) == plan[number]
    assert followed >= len(plan) - 2, "once something clearly better may be found"
    assert forgetful < followed


def test_a_plan_is_given_up_by_who_does_otherwise() -> None:
    kept = Kept(3, [("action", 1), ("line", 5), ("stack", 0)])
    assert kept.left(0, []) == kept.plan
    assert kept.left(0, [(0, "action", 1), (1, "respond", -1)]) == kept.plan[1:]
    assert kept.left(0, [(0, "action", 2)]) == []


def test_an_answer_is_looked_at_that_the_search_would_not_name() -> None:
    game = registry.game("super_motherload")
    s = positions(game)[0]
    best = advised(game, s, most=1).answers
    decision = s.open_decisions[0]
    listed = decision.choice.listed(1000) or [decision.choice.sample(Rng.seeded("any"))]
    other = next(answer for answer in listed if answer != best[0].answer)
    found = advised(game, s, most=1, also=(decision.key, other)).answers
    assert [one.answer for one in found] == [best[0].answer, other]
    assert (found[1].chance or 0) <= (found[0].chance or 0)


def test_what_dice_decide_is_told_as_a_chance_and_not_as_a_fact() -> None:
    """Two ships at a planet take it more often than not: a few worlds must not make that sure."""
    t = mothership(asteroids=[])
    space = next(n for n in t.s.planet_at if n >= 0)
    near = [n for n in bits(NEXT[space]) if t.s.on[n] < 0]
    t = mothership(asteroids=[], F0=GRID.coords[near[0]], B0=GRID.coords[near[1]])
    raid = ("action", codes.RAID + t.s.on[space] - 100)
    for number in range(6):
        rng = Rng.seeded(f"raid {number}")
        seen_so = Observation.of(MOTHERSHIP, t.s, 0, rng)
        found = advise(seen_so, rng, effort=LIGHT, also=raid).answers
        (tried,) = [one for one in found if (one.key, one.answer) == raid]
        said = [reason["say"] for reason in tried.reasons]
        assert "odds-raid" in said
        assert "reason-planet" not in said


def test_the_best_answer_has_a_reason(table: tuple[Game[Any], list[State]]) -> None:
    game, moments = table
    for s in moments:
        assert advised(game, s).answers[0].reasons


def test_advice_needs_a_bot_that_searches() -> None:
    s = ToyGame().new({"players": 2}, "toy")
    with pytest.raises(BadBot, match="needs a bot that searches"):
        advised(ToyGame(), s, Effort("greedy", 1, 0))


def test_a_game_that_nobody_has_measured_is_ranked_without_chances() -> None:
    s = ToyGame().new({"players": 2}, "bank")
    s.diggers[0].gold = 3
    act(s, s.open_decisions[0], BANK)
    found = advised(ToyGame(), s, Effort("mcts:iterations=200", 2, 0))
    assert found.usual is None
    best = found.answers[0]
    assert best.chance is None
    assert isinstance(best.answer, tuple)
    assert sum(best.answer) >= 2, "gold in a chest counts twice and is safe from the Warden"
    assert told(found) == told(advised(ToyGame(), s, Effort("mcts:iterations=200", 2, 0)))
