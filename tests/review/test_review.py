"""Looking back at a game: what is graded, by which knowledge, and how it sums up."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from headframe import registry
from headframe.analyse import Told
from headframe.bots import specs
from headframe.bots.bot import Player
from headframe.bots.observation import Observation
from headframe.core.engine import CONCEDE, apply, ask
from headframe.core.record import Record, read_answer
from headframe.core.replay import steps
from headframe.core.rng import Rng
from headframe.core.session import Session
from headframe.core.speech import LANGUAGES, Language
from headframe.review.grading import Effort, grade
from headframe.review.highlights import BRILLIANT, Highlight, highlights
from headframe.review.moments import Begun, Considered, Moment, Walk
from headframe.review.review import (
    NotOver,
    PlayerReview,
    Review,
    record_hash,
    review,
    summed_up,
)
from headframe.review.turns import TurningPoint
from headframe.review.valuing import Valuer
from tests.toy.game import ToyGame

LIGHT = Effort(moves=2, few=1, worlds=2, steps=1)


def played(game: str, seats: list[str], seed: str) -> Record:
    rules = registry.game(game)
    session = Session(rules, {"players": len(seats)}, seed)
    players = [
        Player(rules, seat, specs.make(bot, Rng.seeded(seed, f"{seat}"), game), Rng.seeded(seed))
        for seat, bot in enumerate(seats)
    ]
    while not session.over:
        seat = session.state.open_decisions[0].seat
        session.answer(seat, *players[seat].answer(session.state))
    return session.record()


@pytest.fixture(scope="module")
def record() -> Record:
    return played("super_motherload", ["greedy:worlds=1,rounds=1,limit=6", "random"], "a review")


@pytest.fixture(scope="module")
def looked(record: Record) -> Review:
    return review(registry.game(record.game), record, effort=LIGHT)


def toy_record() -> Record:
    session = Session(ToyGame(), {"players": 2}, "looked back at")
    rng = Rng.seeded("walk")
    while not session.over:
        decision = session.state.open_decisions[0]
        session.answer(decision.seat, decision.key, decision.choice.sample(rng))
    return session.record()


def test_where_a_result_comes_from_sums_up_exactly(looked: Review) -> None:
    for player in looked.players:
        parts = player.share + player.dealt + player.played + player.others
        assert parts == pytest.approx(player.result, abs=1e-9)
    one, other = looked.players
    assert one.played == pytest.approx(-other.others, abs=1e-9)


def test_every_answer_has_its_chances_and_they_lead_to_the_result(
    record: Record, looked: Review
) -> None:
    assert [(m.seat, m.key) for m in looked.moments] == [(s, k) for s, k, _ in record.answers]
    chances = looked.start
    for moment in looked.moments:
        parts = zip(chances, moment.choice, moment.luck, strict=True)
        assert moment.chances == pytest.approx([sum(each) for each in parts], abs=1e-9)
        assert sum(moment.chances) == pytest.approx(1, abs=1e-5)
        chances = moment.chances
    assert record.result is not None
    assert [chance > 0 for chance in chances] == [place == 1 for place in record.result.places]


def test_who_plays_at_random_plays_worse(looked: Review) -> None:
    good, bad = looked.players
    assert good.played > bad.played
    assert good.lost < bad.lost
    worst = [looked.moments[step].seat for step in looked.mistakes]
    assert worst.count(1) > worst.count(0)


def test_mistakes_come_worst_first_with_a_line_that_can_be_played(
    record: Record, looked: Review
) -> None:
    losses = [looked.moments[step].loss for step in looked.mistakes]
    assert losses
    assert losses == sorted(losses, reverse=True)
    moment = looked.moments[looked.mistakes[0]]
    assert moment.options[0].chance > 0
    assert moment.line[0] != (moment.seat, moment.key, moment.answer)
    walk = steps(registry.game(record.game), record)
    s = next(session.state for step, session in enumerate(walk) if step == moment.step).copy()
    ask(s)
    for seat, key, answer in moment.line:
        apply(s, seat, key, read_answer(answer))


def test_turning_points_are_turns_that_moved_the_chances(looked: Review) -> None:
    assert looked.turning_points
    for point in looked.turning_points:
        assert point.first <= point.step <= point.last
        start = looked.moments[point.first - 1].chances if point.first else looked.start
        end = looked.moments[point.last].chances
        moved = [b - a for a, b in zip(start, end, strict=True)]
        assert point.change == pytest.approx(moved, abs=1e-5)
        parts = zip(point.choice, point.luck, strict=True)
        assert point.change == pytest.approx([sum(each) for each in parts], abs=1e-5)


def test_highlights_are_mistakes_luck_and_what_nobody_expected(looked: Review) -> None:
    found = looked.highlights
    assert [each.step for each in found] == sorted({each.step for each in found})
    mistakes = [each for each in found if each.grade == "mistake"]
    assert mistakes
    for each in mistakes:
        moment = looked.moments[each.step]
        assert (each.seat, each.change) == (moment.seat, -moment.loss)
        assert moment.things or moment.options[0].key, "it can be shown"
    assert any(option.things for each in mistakes for option in looked.moments[each.step].options)


def test_an_answer_is_brilliant_that_is_best_and_far_better_than_the_usual() -> None:
    def answer(step: int, gain: float, loss: float = 0.0, error: float = 0.0) -> Moment:
        return Moment(
            step=step,
            seat=0,
            key="action",
            answer=1,
            turn=step,
            chances=[0.5, 0.5],
            choice=[gain, -gain],
            luck=[0.0, 0.0],
            graded=True,
            loss=loss,
            error=error,
        )

    moments = [
        answer(0, BRILLIANT),
        answer(1, BRILLIANT / 2),
        answer(2, BRILLIANT, loss=0.01),
        answer(3, BRILLIANT, error=BRILLIANT),
    ]
    found = highlights(moments, [2], [])
    assert [(each.step, each.grade) for each in found] == [(0, "brilliant"), (2, "mistake")]


def test_a_grade_depends_on_what_the_seat_knows_alone(record: Record) -> None:
    """Two truths that the seat cannot tell apart: the same grade."""
    game = registry.game(record.game)
    walk = steps(game, record)
    s = next(session.state for step, session in enumerate(walk) if step == 20).copy()
    ask(s)
    seat, key, raw = record.answers[20]
    other = game.determinize(s, seat, Rng.seeded("another truth"))
    assert other.rng.key != s.rng.key
    found = []
    for truth in (s, other):
        # The dealer starts from the truth: what it deals must not depend on it.
        seen = Observation(game, seat, game.determinize(truth, seat, Rng.seeded("dealer")))
        valuer = Valuer(game, truth, Rng.seeded("valuer"))
        graded = grade(seen, (key, read_answer(raw)), valuer, Rng.seeded("dice"), effort=LIGHT)
        assert graded is not None
        found.append((graded.loss, graded.choice(), [each.move for each in graded.tried]))
    assert found[0] == found[1]


def test_parts_of_a_review_are_the_review(record: Record, looked: Review) -> None:
    walk = Walk(registry.game(record.game), record, effort=LIGHT)
    parts = [*walk.moments(0, 7), *walk.moments(7, 9)]
    assert parts == looked.moments[:9]
    whole = summed_up(record, walk.begun(), looked.moments)
    assert whole == looked


def test_each_answer_has_its_round(record: Record, looked: Review) -> None:
    """Who begins had the first turn of every round; before it a side is chosen, in the
    first."""
    rounds = [moment.round for moment in looked.moments]
    assert looked.moments[0].key == "side"
    first = looked.moments[1].seat
    turns, before = 0, -1
    for moment, found in zip(looked.moments[1:], rounds[1:], strict=True):
        turns += moment.seat == first != before
        before = moment.seat
        assert found == turns
    assert rounds[0] == 1
    assert turns > 3


def test_a_review_can_be_sent_and_read_again(looked: Review) -> None:
    sent = msgspec.json.encode(looked)
    assert msgspec.json.decode(sent, type=Review) == looked


def test_a_game_that_nobody_measured_is_told_by_its_own_guess() -> None:
    found = review(ToyGame(), toy_record(), effort=LIGHT)
    assert not found.measured
    for player in found.players:
        parts = player.share + player.dealt + player.played + player.others
        assert parts == pytest.approx(player.result, abs=1e-9)


def test_alone_a_guess_does_not_tell_luck_from_skill(record: Record, looked: Review) -> None:
    alone = Begun(chances=looked.start[:1], teams=[0], measured=False)
    assert summed_up(record, alone, []).players == []
    alone.measured = True
    assert len(summed_up(record, alone, []).players) == 1


def test_giving_up_is_no_luck() -> None:
    game = registry.game("mothership")
    session = Session(game, {"players": 2}, "given up")
    rng = Rng.seeded("walk")
    for _ in range(6):
        decision = session.state.open_decisions[0]
        session.answer(decision.seat, decision.key, decision.choice.sample(rng))
    session.answer(0, CONCEDE, 0)
    record = msgspec.structs.replace(session.record(), seed=session.seed)
    step = next(at for at, (_, key, _) in enumerate(record.answers) if key == CONCEDE)
    (moment,) = Walk(game, record, effort=LIGHT).moments(step, step + 1)
    assert not moment.graded
    assert moment.luck == [0, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_words(record: Record, looked: Review, language: Language) -> None:
    lines = list(Told(registry.game(record.game), record, looked, language).lines())
    assert sum(any(name in line for name in record.seats) for line in lines) >= 2
    assert len(lines) > 2 + 2 * min(8, len(looked.mistakes))
    assert not any("review-" in line or "{" in line for line in lines)


def test_the_page_names_every_field() -> None:
    page = (Path(__file__).parents[2] / "docs" / "review.md").read_text(encoding="utf-8")
    kinds = (Review, Moment, TurningPoint, PlayerReview, Considered, Highlight)
    fields = {field for kind in kinds for field in kind.__struct_fields__}
    assert {field for field in fields if f"`{field}`" not in page} == set()


def test_a_running_game_is_not_reviewed() -> None:
    session = Session(ToyGame(), {"players": 2}, "running")
    with pytest.raises(NotOver):
        review(ToyGame(), session.record())


def test_the_same_game_has_the_same_hash(record: Record) -> None:
    again = msgspec.json.decode(msgspec.json.encode(record), type=Record)
    assert record_hash(again) == record_hash(record)
    again.answers = again.answers[:-1]
    assert record_hash(again) != record_hash(record)
