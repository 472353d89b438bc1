"""The storage on both databases: together or not at all, once, and in groups."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from headframe.server.database import Conflict, Job, NewTable, Saved
from headframe.server.entries import (
    ANSWER,
    CHAT,
    UNDO,
    AnswerBody,
    ChatBody,
    Entry,
    Opened,
    Seat,
    To,
    standing,
)
from headframe.server.loading import load
from headframe.server.metrics import Metrics
from headframe.server.settings import database_url
from headframe.server.store import Store
from headframe.server.table_state import NewerRules
from tests.toy.game import ToyGame

GAME = ToyGame()
OPTIONS = dict(GAME.settle({}))


def opened(rules: int = 1) -> Opened:
    return Opened(
        game="pit",
        rules=rules,
        content=GAME.content_hash(OPTIONS),
        options=OPTIONS,
        seed="00" * 32,
        seats=[Seat("person", "Ada", token="hash"), Seat("bot", "Bot", "random")],
    )


def new(table: str, rules: int = 1) -> Job:
    return Job(table, new=NewTable(table, opened(rules), "guest", "host", 1))


def said(table: str, seq: int, client: str | None = None) -> Entry:
    return Entry(table, seq, CHAT, ChatBody("Ada", f"{seq}"), 1, 0, client)


def with_store(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(database_url(database), Metrics())
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_of_two_with_one_number_the_second_is_told(database: str) -> None:
    async def work(store: Store) -> None:
        await store.write(new("a"))
        jobs = [Job("a", [said("a", 1)]), Job("a", [said("a", 1)]), Job("a", [said("a", 2)])]
        ended = await asyncio.gather(*map(store.write, jobs), return_exceptions=True)
        assert [type(end) for end in ended].count(Conflict) == 1
        assert len(await store.after("a", 0)) == 2

    with_store(database, work)


def test_one_id_of_one_seat_is_written_once(database: str) -> None:
    async def work(store: Store) -> None:
        await store.write(new("a"))
        await store.write(Job("a", [said("a", 1, "x")]))
        with pytest.raises(Conflict):
            await store.write(Job("a", [said("a", 2, "x")]))
        sent = await store.sent("a", 0, "x")
        assert sent is not None
        assert sent.seq == 1
        assert await store.sent("a", 1, "x") is None

    with_store(database, work)


def test_what_belongs_together_is_written_together(database: str) -> None:
    async def work(store: Store) -> None:
        await store.write(new("a"))
        await store.write(Job("a", [said("a", 1)]))
        with pytest.raises(Conflict):
            await store.write(
                Job("a", [said("a", 2), said("a", 1)], Saved(2, b"{}"), {"over": True})
            )
        stored = await store.load("a")
        assert stored is not None
        assert stored.snapshot is None and not stored.over
        assert [entry.seq for entry in stored.tail] == [1]

    with_store(database, work)


def test_many_who_wait_share_a_commit(database: str) -> None:
    async def work(store: Store) -> None:
        for at in range(60):
            await store.write(new(f"t{at}"))
        before = store.metrics.commits._value.get()
        await asyncio.gather(*(store.write(Job(f"t{at}", [said(f"t{at}", 1)])) for at in range(60)))
        assert store.metrics.commits._value.get() - before <= 5

    with_store(database, work)


def test_a_table_is_read_from_its_snapshot_on(database: str) -> None:
    async def work(store: Store) -> None:
        await store.write(new("a"))
        for seq in range(1, 6):
            await store.write(
                Job("a", [said("a", seq)], Saved(seq, b"{}") if seq in (2, 4) else None)
            )
        stored = await store.load("a")
        assert stored is not None and stored.snapshot is not None
        assert stored.snapshot.seq == 4
        assert [entry.seq for entry in stored.tail] == [5]
        assert await store.load("b") is None

    with_store(database, work)


def test_a_table_of_newer_rules_is_not_played_by_ours(database: str) -> None:
    async def work(store: Store) -> None:
        table = "a" * 16
        await store.write(new(table, rules=99))
        with pytest.raises(NewerRules, match="version 99"):
            await load(store, table)

    with_store(database, work)


def test_what_was_taken_back_does_not_stand() -> None:
    def answer(seq: int, step: int) -> Entry:
        return Entry("a", seq, ANSWER, AnswerBody(step, "action", 0), 1, 0)

    entries = [
        answer(1, 1),
        answer(2, 2),
        Entry("a", 3, UNDO, To(0), 1),
        answer(4, 1),
        answer(5, 2),
        Entry("a", 6, UNDO, To(1), 1),
    ]
    assert [entry.seq for entry in standing(entries)] == [4]
