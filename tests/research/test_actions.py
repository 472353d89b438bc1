"""Actions and answers are two ways to say the same: every legal answer, once."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from headframe import registry
from headframe.core.choice import Allocate, Answer, Choice, PickSome
from headframe.core.codec import encode
from headframe.core.options import Options
from headframe.core.rng import Rng
from headframe.research.actions import DONE, ActionTable
from headframe.research.moments import Moment
from headframe.research.walks import Walk, walk
from tests.contract.test_games import option_sets

MOST = 2_000
"""Answers of a choice that are compared one by one."""
MOMENTS = 400


def cases() -> Iterator[object]:
    for name in registry.names():
        for options in option_sets(name):
            words = "-".join(f"{key}={value}" for key, value in options.items())
            yield pytest.param(name, options, id=f"{name}-{words}")


def answers(found: Walk) -> Iterator[Answer]:
    """All that a walk leads to."""
    for action in found.actions():
        after = found.step(action)
        if isinstance(after, Walk):
            yield from answers(after)
        else:
            yield after


def check_same(table: ActionTable, choice: Choice) -> None:
    listed = choice.listed(MOST)
    if listed is None:
        return
    found = list(islice(answers(walk(table, choice)), MOST + 1))
    assert sorted(found, key=str) == sorted(listed, key=str)
    assert len(set(found)) == len(found), "an answer has two sequences"


@pytest.mark.parametrize(("name", "options"), [*cases()])
def test_a_game_can_be_played_by_actions_alone(name: str, options: Options) -> None:
    game = registry.game(name)
    table = ActionTable(game, options)
    moment = Moment(table, game.new(options, "by actions"))
    rng = Rng.seeded("by actions")
    kinds: set[tuple[str, str]] = set()
    for _ in range(MOMENTS):
        if moment.over:
            break
        for decision in moment.s.open_decisions:
            kind = (decision.key, decision.choice.vocabulary)
            if kind not in kinds or rng.below(50) == 0:
                kinds.add(kind)
                check_same(table, decision.choice)
        legal = moment.legal()
        assert legal == sorted(set(legal))
        moment.act(legal[rng.below(len(legal))])


def test_a_copy_goes_its_own_way_in_the_middle_of_an_answer() -> None:
    game = registry.game("super_motherload")
    moment = Moment(ActionTable(game, {"players": 2}), game.new({"players": 2}, "a copy"))
    rng = Rng.seeded("a copy")
    while not moment.prefix:
        moment.act(moment.legal()[rng.below(len(moment.legal()))])
    other, seen = moment.copy(), (moment.prefix, moment.legal())
    other.act(other.legal()[-1])
    assert (moment.prefix, moment.legal()) == seen
    moment.act(moment.legal()[-1])
    assert (moment.prefix, moment.legal()) == (other.prefix, other.legal())


def test_a_moment_survives_a_pickle_in_the_middle_of_an_answer() -> None:
    game = registry.game("super_motherload")
    moment = Moment(ActionTable(game, {"players": 2}), game.new({"players": 2}, "a pickle"))
    rng = Rng.seeded("a pickle")
    while not moment.prefix:
        moment.act(moment.legal()[rng.below(len(moment.legal()))])
    packed = pickle.dumps(moment)
    other: Moment = pickle.loads(packed)
    seen = (moment.seat, moment.prefix, moment.legal(), moment.table.version)
    assert (other.seat, other.prefix, other.legal(), other.table.version) == seen
    moment.act(moment.legal()[-1])
    other.act(other.legal()[-1])
    assert encode(moment.s) == encode(other.s)
    assert len(packed) < 5_000, "the table is made anew, not packed"


def test_what_is_not_legal_is_refused_by_name() -> None:
    game = registry.game("drillers")
    moment = Moment(ActionTable(game, {"players": 2}), game.new({"players": 2}, "refused"))
    with pytest.raises(ValueError, match=r"action 0 \(done\) is not legal now"):
        moment.act(DONE)


def test_the_numbers_are_the_same_every_time_and_the_version_says_when_they_are_not() -> None:
    game = registry.game("mothership")
    table, again = ActionTable(game, {"players": 2}), ActionTable(game, {"players": 2})
    assert (table.names, table.version) == (again.names, again.version)
    assert table.version != ActionTable(game, {"players": 3}).version
    assert len(set(table.names)) == len(table.names)


SOME = ActionTable(registry.game("drillers"), {"players": 2})


@given(st.sets(st.integers(0, 6)), st.integers(0, 4), st.integers(0, 4))
def test_sets(options: set[int], low: int, more: int) -> None:
    low = min(low, len(options))
    check_same(SOME, PickSome("floor", sorted(options), low, low + more))


@given(st.integers(0, 6), st.lists(st.integers(0, 4), min_size=1, max_size=4), st.booleans())
def test_allocations(total: int, room: list[int], exact: bool) -> None:
    if not exact or total <= sum(room):
        check_same(SOME, Allocate("chest", total, room, exact))
