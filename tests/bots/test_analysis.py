"""Hints, and looking back at a game."""

from __future__ import annotations

import msgspec
import pytest

from headframe.bots.analysis import Analysis, Analyst
from headframe.bots.hints import Hint, hints
from headframe.bots.observation import Observation
from headframe.bots.settings import BadBot
from headframe.core.engine import act
from headframe.core.record import Record
from headframe.core.rng import Rng
from headframe.core.session import Session
from tests.toy.game import ToyGame
from tests.toy.state import Pit
from tests.toy.steps import BANK


@pytest.fixture(scope="module")
def record() -> Record:
    session = Session(ToyGame(), {"players": 2}, "looked back at")
    rng = Rng.seeded("walk")
    while not session.over:
        decision = session.state.open_decisions[0]
        session.answer(decision.seat, decision.key, decision.choice.sample(rng))
    return session.record()


@pytest.fixture(scope="module")
def analysis(record: Record) -> Analysis:
    return Analyst(ToyGame(), "seed", samples=6, search="mcts:iterations=20").analyse(record)


def banking() -> Pit:
    s = ToyGame().new({"players": 2}, "bank")
    s.diggers[0].gold = 3
    act(s, s.open_decisions[0], BANK)
    return s


def test_hints_name_the_best_answers_first() -> None:
    s = banking()
    observation = Observation.of(ToyGame(), s, 0, Rng.seeded("dealer"))
    found = hints(observation, Rng.seeded("hints"), most=3)
    assert len(found) == 3
    chances = [hint.chance or 0 for hint in found]
    assert chances == sorted(chances, reverse=True)
    assert all(0 < chance < 1 for chance in chances)
    assert isinstance(found[0].answer, tuple)
    assert sum(found[0].answer) >= 2, "gold in a chest counts twice and is safe from the Warden"


def test_hints_are_the_same_for_the_same_seed() -> None:
    observation = Observation.of(ToyGame(), banking(), 0, Rng.seeded("dealer"))
    first, second = (hints(observation, Rng.seeded("hints")) for _ in range(2))
    assert first == second


def test_hints_need_a_search() -> None:
    observation = Observation.of(ToyGame(), banking(), 0, Rng.seeded("dealer"))
    with pytest.raises(BadBot, match="hints need a bot that searches"):
        hints(observation, Rng.seeded("hints"), spec="greedy")


def test_hints_can_be_sent() -> None:
    hint = Hint(key="bank", answer=(1, 0, 0), chance=0.5, visits=3)
    assert msgspec.json.decode(msgspec.json.encode(hint)) == {
        "key": "bank",
        "answer": [1, 0, 0],
        "chance": 0.5,
        "visits": 3,
    }


def test_every_answer_has_its_chances(record: Record, analysis: Analysis) -> None:
    assert len(analysis.moments) == len(record.answers)
    for moment, (seat, key, _) in zip(analysis.moments, record.answers, strict=True):
        assert (moment.seat, moment.key) == (seat, key)
        assert sum(moment.chances) == pytest.approx(1, abs=0.001)
        assert sum(moment.luck) == pytest.approx(0, abs=0.001)
        assert moment.loss >= 0


def test_the_last_chances_are_the_result(record: Record, analysis: Analysis) -> None:
    assert record.result is not None
    winners = [place == 1 for place in record.result.places]
    assert [chance > 0 for chance in analysis.moments[-1].chances] == winners


def test_mistakes_are_named_worst_first(analysis: Analysis) -> None:
    assert analysis.mistakes, "a random game has mistakes"
    losses = [analysis.moments[number].loss for number in analysis.mistakes]
    assert losses == sorted(losses, reverse=True)
    assert losses[0] == max(moment.loss for moment in analysis.moments)
    assert all(analysis.moments[number].better for number in analysis.mistakes)


def test_only_what_was_random_is_luck(analysis: Analysis) -> None:
    for moment in analysis.moments:
        if moment.key in ("dig", "walk", "target") and moment.number + 1 < len(analysis.moments):
            follower = analysis.moments[moment.number + 1]
            if follower.seat == moment.seat:
                assert moment.luck == [0, 0], "nothing was thrown or drawn"
    assert any(any(moment.luck) for moment in analysis.moments)


def test_luck_and_losses_are_summed_up(analysis: Analysis) -> None:
    for seat in (0, 1):
        luck = sum(moment.luck[seat] for moment in analysis.moments)
        lost = sum(moment.loss for moment in analysis.moments if moment.seat == seat)
        assert analysis.luck[seat] == pytest.approx(luck, abs=0.001)
        assert analysis.lost[seat] == pytest.approx(lost, abs=0.001)


def test_a_bet_won_is_luck() -> None:
    """A dice throw for much: the winner of it is told so."""
    game = ToyGame()
    gains = []
    for seed in range(12):
        session = Session(game, {"players": 2}, f"bet {seed}")
        assert isinstance(session.state, Pit)
        session.state.diggers[0].gold = 12
        before = session.state.copy()
        session.answer(0, "action", 4)
        middle = session.state.copy()
        session.answer(0, "bet", 12)
        analyst = Analyst(game, "seed", samples=6, search="")
        analyst.judge = analyst._judge(before)
        moment = analyst._moment(0, middle, session.state, 0, "bet", 12)
        won = session.state.diggers[0].gold > 12
        gains.append((won, moment.luck[0]))
    assert {won for won, _ in gains} == {True, False}
    assert all((luck > 0) == won for won, luck in gains)


def test_without_a_search_only_chances_are_told(record: Record) -> None:
    told: list[tuple[int, int]] = []
    analyst = Analyst(ToyGame(), "seed", samples=2, search="")
    found = analyst.analyse(record, tell=lambda done, total: told.append((done, total)))
    assert found.mistakes == []
    assert found.lost == [0, 0]
    assert told[-1] == (len(record.answers), len(record.answers))
