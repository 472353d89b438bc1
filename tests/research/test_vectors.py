"""Observations: as documented, and never more than the view."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from headframe import registry
from headframe.core.choice import Answer
from headframe.core.engine import Decision, Frame, State
from headframe.core.game import Game
from headframe.core.options import Options
from headframe.core.rng import Rng
from headframe.core.vector import (
    SEAT,
    TABLE,
    Bits,
    Counts,
    Each,
    Feature,
    Group,
    Layout,
    Number,
    Numbers,
    OneOf,
    Row,
)
from headframe.research.moments import Moment
from headframe.research.vectors import Observer
from headframe.research.writer import Writer
from tests.contract.test_games import option_sets

MOMENTS = 250
EVERY = 7


def learned() -> list[Any]:
    """The games that have features, with all their option sets."""
    return [
        pytest.param(name, options, id=f"{name}-{options}")
        for name in registry.names()
        for options in option_sets(name)
        if _has_features(registry.game(name))
    ]


def _has_features(game: Game[Any]) -> bool:
    try:
        game.features(game.settle({}))
    except LookupError:
        return False
    return True


@pytest.mark.parametrize(("name", "options"), learned())
def test_equal_views_give_equal_observations(name: str, options: Options) -> None:
    check_equal(Observer(registry.game(name), options))


def check_equal(observer: Observer) -> None:
    """Whatever is hidden from a seat is dealt anew, and its numbers stay as they are."""
    moment, rng = observer.new("equal views"), Rng.seeded("equal views")
    low, high = observer.bounds()
    layout = observer.writer.layout
    for step in range(MOMENTS):
        if moment.over:
            break
        if step % EVERY == 0:
            for seat in range(observer.seats):
                seen = observer.observe(moment, seat)
                assert seen.shape == (observer.size,)
                assert (low <= seen).all() and (seen <= high).all()
                # Kept from look to look, and the same as if it were written anew.
                assert seen[: layout.size].tobytes() == layout.row(moment.s, seat)
                dealt = observer.game.determinize(moment.s, seat, rng)
                other = Moment(observer.table, dealt)
                other.prefix = moment.prefix
                differ = np.flatnonzero(observer.observe(other, seat) != seen)
                assert not len(differ), [_meaning(observer, int(at)) for at in differ]
        mask = observer.mask(moment)
        assert np.flatnonzero(mask).tolist() == moment.legal()
        moment.act(moment.legal()[rng.below(len(moment.legal()))])


def _meaning(observer: Observer, at: int) -> str:
    return next(place.name for place in observer.places() if at < place.at + place.size)


def test_every_number_has_a_name_and_a_place_of_its_own() -> None:
    observer = Observer(registry.game("super_motherload"), {"players": 3})
    at = 0
    for place in observer.places():
        assert place.at == at
        at += place.size
    assert at == observer.size
    names = [place.name for place in observer.places()]
    assert len(set(names)) == len(names)
    assert {place.audience for place in observer.places()} == {"all", "own"}


def test_a_leak_is_found() -> None:
    """Proof that the first test can fail: a feature that reads a rival's hand."""
    game = registry.game("super_motherload")
    observer = Observer(game, {"players": 2})
    leak: Feature[Any] = Counts(SEAT, "leak", 84, 4, lambda s, seat: s.players[seat].hand)
    layout = Layout([*game.features(observer.options), leak], 2)
    observer.writer = Writer(observer.table, layout, game.KEYS)
    with pytest.raises(AssertionError, match=r"seat\+1: leak"):
        check_equal(observer)


class Ask(Frame[State]):
    __slots__ = ()

    def go(self, s: State, decision: Decision, answer: Answer) -> None: ...


def test_the_kinds_of_features() -> None:
    s = State(Rng.seeded("kinds"), [Ask()], (), (0, 1))
    features: list[Feature[State] | Group[State]] = [
        Number(TABLE, "below zero", -3, 3, lambda s, seat: -2),
        Number(TABLE, "cut", 0, 9, lambda s, seat: 12),
        Numbers(TABLE, {"first": 3, "second": 9}, lambda s, seat: (1, 12)),
        Row(TABLE, "row", 3, 0, 5, lambda s, seat: (1, 7, 0)),
        OneOf(TABLE, "one", 3, lambda s, seat: 1),
        OneOf(TABLE, "none", 2, lambda s, seat: -1),
        Counts(TABLE, "counts", 3, 2, lambda s, seat: (0, 2, 2, 2)),
        Bits(TABLE, "bits", 3, lambda s, seat: 0b101),
        Each(["each 0", "each 1"], OneOf(TABLE, "", 2), lambda s, _: [1, 0]),
        Group(
            [Number(SEAT, "seat", 0, 9), OneOf(SEAT, "turned", 2)],
            lambda s, seat: (seat, 1 - seat),
        ),
    ]
    layout = Layout(features, 2)
    wanted = [1, 9, 1, 9, 1, 5, 0, 0, 1, 0, 0, 0, 1, 0, 2, 1, 0, 1, 0, 1, 1, 0, 1, 1, 0, 0, 0, 1]
    assert list(layout.row(s, 1)) == list(layout.row(s, 1)) == wanted
    assert layout.size == len(wanted)
    names = ["below zero", "cut", "first", "second", "row", "one", "none", "counts", "bits"]
    names += [
        "each 0",
        "each 1",
        "seat+0: seat",
        "seat+0: turned",
        "seat+1: seat",
        "seat+1: turned",
    ]
    assert [place.name for place in layout.places] == names
    with pytest.raises(AssertionError, match="no range for a byte"):
        Number(TABLE, "too much", 0, 256, lambda s, seat: 0)


def test_features_can_be_left_out_by_name() -> None:
    game = registry.game("drillers")
    options = game.settle({"players": 2})
    whole: Layout[Any] = Layout(game.features(options), 2)
    gone = {"moves", "shops", "fuel", "points"}
    part: Layout[Any] = Layout(game.features(options), 2, gone)
    kept = [each for each in whole.places if each.name.rpartition(": ")[2] not in gone]
    assert [place.name for place in part.places] == [place.name for place in kept]
    s = game.new(options, "left out")
    row, rows = whole.row(s, 1), whole.rows(s)
    wanted = b"".join(row[place.at : place.at + place.size] for place in kept)
    assert part.row(s, 1) == wanted
    assert rows == whole.row(s, 0) + row
    with pytest.raises(LookupError, match="no features elephants"):
        Layout(game.features(options), 2, ["elephants"])
