"""Where a step begins and ends."""

from __future__ import annotations

from headframe.bots.steps import Step, Told, begin, finish, repeat
from headframe.core.choice import Answer
from headframe.core.codec import encode
from headframe.core.engine import act
from headframe.core.rng import Rng
from tests.toy.game import ToyGame
from tests.toy.state import Pit
from tests.toy.steps import AUCTION, BLAST, DIG, DRAW


def table(seed: str = "steps") -> Pit:
    return ToyGame().new({"players": 3}, seed)


def after(s: Pit, answer: Answer) -> Step:
    return begin(s, s.open_decisions[0], answer)


def test_a_whole_action_is_one_step() -> None:
    s = table()
    step = after(s, DIG)
    assert s.open_decisions[0].key == "dig"
    assert step.going_on(s)
    assert finish(s, step, Rng.seeded("own"), Rng.seeded("others")) == 1
    assert (s.open_decisions[0].seat, s.open_decisions[0].key) == (0, "action")
    assert s.diggers[0].gold == 3


def test_an_action_without_follow_ups_is_a_step() -> None:
    s = table()
    step = after(s, DRAW)
    assert not step.going_on(s)
    assert finish(s, step, Rng.seeded("own"), Rng.seeded("others")) == 0


def test_the_next_turn_is_not_part_of_it() -> None:
    s = table()
    after(s, DRAW)
    step = after(s, DIG)
    finish(s, step, Rng.seeded("own"), Rng.seeded("others"))
    assert (s.open_decisions[0].seat, s.open_decisions[0].key) == (1, "action")
    assert not step.going_on(s)


def test_a_new_round_is_not_part_of_it() -> None:
    s = table()
    while s.turn != 2:
        after(s, DRAW)
    after(s, DRAW)
    step = after(s, DRAW)
    assert s.rounds == 1, "the last seat's turn ended the round"
    assert s.open_decisions[0].seat == 0
    assert not step.going_on(s)


def test_others_answer_inside_it() -> None:
    s = table()
    step = after(s, BLAST)
    finish(s, step, Rng.seeded("own"), Rng.seeded("others"))
    assert (s.open_decisions[0].seat, s.open_decisions[0].key) == (0, "action"), (
        "the blast is not resolved"
    )


def test_a_common_window_is_waited_for() -> None:
    s = table()
    act(s, s.open_decisions[0], AUCTION)
    assert [decision.seat for decision in s.open_decisions] == [0, 1, 2]
    step = begin(s, s.open_decisions[1], 1)
    assert step.going_on(s)
    finish(s, step, Rng.seeded("own"), Rng.seeded("others"))
    assert s.open_decisions[0].key == "action"
    assert len(s.supply) == 5, "the auction is not resolved"


def test_repeating_a_step_leads_to_the_same_place() -> None:
    s = table()
    again = s.copy()
    told: list[Told] = [(0, "action", BLAST)]
    finish(s, after(s, BLAST), Rng.seeded("own"), Rng.seeded("others"), told)
    repeat(again, told, Rng.seeded("unused"))
    assert encode(again) == encode(s)


def test_a_plan_is_followed_as_far_as_it_is_legal() -> None:
    def target(planned: Answer) -> Answer:
        s = table()
        told: list[Told] = []
        plan = [(0, "target", planned)]
        finish(s, after(s, BLAST), Rng.seeded("own"), Rng.seeded("others"), told, plan)
        return next(answer for seat, key, answer in told if (seat, key) == (0, "target"))

    assert [target(1), target(2)] == [1, 2]
    assert target(99) in (1, 2)
