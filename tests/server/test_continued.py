"""Every game goes on from a step of another one, and has a record that can be checked."""

from __future__ import annotations

import msgspec
import pytest

from headframe import registry
from headframe.core.codec import encode
from headframe.core.record import read, write
from headframe.core.replay import verify
from headframe.core.rng import Rng
from headframe.core.session import Session, dice
from headframe.server.import_check import ImportedAnswer, ImportLimits, import_check

STEPS = 30


def answer(session: Session, rng: Rng) -> None:
    decision = rng.pick(session.state.open_decisions)
    session.answer(decision.seat, decision.key, decision.choice.sample(rng))


@pytest.mark.parametrize("name", registry.GAMES)
def test_a_game_that_began_in_the_middle_is_verified(name: str) -> None:
    game, rng = registry.game(name), Rng.seeded(name)
    origin = Session(game, {"players": 2}, "origin")
    for _ in range(STEPS):
        answer(origin, rng)
    start = game.determinize(origin.state, None, Rng.seeded("seed", "continue"))
    start.rng = dice("seed")
    data = msgspec.json.encode(encode(start))
    session = Session(
        game, {"players": 2}, "seed", start=game.decoder().state(msgspec.json.decode(data))
    )
    while not session.over:
        answer(session, rng)
    written = write(session.record())
    assert verify(game, read(written)).answers == session.answers
    # What an import keeps of it: the events of every answer.
    imported = import_check(written, ImportLimits(100_000, 10_000_000))
    kept = [
        answer
        for data in imported.slices
        for answer in msgspec.json.decode(data, type=list[ImportedAnswer])
    ]
    assert len(kept) == imported.steps == len(session.answers)
    assert any(answer.news for answer in kept)
