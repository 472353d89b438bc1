"""A table with a given number of answers, written through the server's own storage."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from headframe.core.choice import plain
from headframe.core.rng import Rng
from headframe.server.database import Job, NewTable
from headframe.server.entries import ANSWER, AnswerBody, Entry, Opened, Seat
from headframe.server.metrics import Metrics
from headframe.server.settings import Settings
from headframe.server.store import Store
from headframe.server.table_state import Basis, TableState, encoded, games
from headframe.server.tokens import new_table_id

EVERY = Settings().snapshot_every


async def long_table(folder: str, name: str, answers: int) -> tuple[str, int]:
    """Random play until so many answers stand (or the game is over); the table and its steps."""
    store = Store(f"sqlite+aiosqlite:///{folder}/tables.sqlite", Metrics())
    await store.open()
    game, rng = games(name), Rng.seeded("long")
    options = game.settle({"players": 2})
    seats = [Seat("person", "") for _ in range(game.seats(options))]
    opened = Opened(
        game=name,
        rules=game.RULES,
        content=game.content_hash(options),
        options=dict(options),
        seed=secrets.token_hex(32),
        seats=seats,
    )
    id_ = new_table_id()
    state = TableState.begun(id_, Basis.new(opened))
    await store.write(Job(id_, new=NewTable(id_, opened, "bench", "", 0)))
    while state.step < answers and not state.over:
        decision = rng.pick(state.session.state.open_decisions)
        answer = decision.choice.sample(rng)
        body = AnswerBody(state.step + 1, decision.key, plain(answer))
        entry = Entry(id_, state.seq + 1, ANSWER, body, 0, decision.seat)
        entry = replace(entry, news=encoded(state.take(entry)))
        saved = state.saved() if state.due(EVERY) else None
        await store.write(Job(id_, [entry], saved))
    await store.close()
    return id_, state.step
