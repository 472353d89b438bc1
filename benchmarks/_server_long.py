"""A table with a given number of answers, written through the server's own storage."""

from __future__ import annotations

import secrets

from headframe.core.rng import Rng
from headframe.server.entries import ANSWER, Entry, Opened, Seat
from headframe.server.fold import Fold, answer_body, encoded, games
from headframe.server.metrics import Metrics
from headframe.server.settings import Settings
from headframe.server.store import Job, NewTable, Store
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
    fold = Fold.begun(id_, opened)
    await store.write(Job(id_, new=NewTable(id_, opened, "bench", "", 0)))
    while fold.step < answers and not fold.over:
        decision = rng.pick(fold.sitting.state.open)
        answer = decision.choice.sample(rng)
        news = fold.answer(decision.seat, decision.key, answer)
        body = answer_body(fold.step, decision.key, answer, None)
        fold.seq += 1
        entry = Entry(id_, fold.seq, ANSWER, body, 0, decision.seat, None, encoded(news))
        saved = fold.saved() if fold.due(EVERY) else None
        await store.write(Job(id_, [entry], saved))
    await store.close()
    return id_, fold.step
