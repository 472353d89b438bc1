"""Films are made while games are played: all of them, whatever fails, and nobody waits for one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest
from sqlalchemy import Table, delete, func, select, update

from headframe.core.film import frames_of
from headframe.core.rng import Rng
from headframe.server import films
from headframe.server.database import Down, Job
from headframe.server.manager import TableManager
from headframe.server.schema import film_pieces, tables
from headframe.server.schema import films as films_table
from headframe.server.writers import Statement
from tests.server.faults import Fault, Faults
from tests.server.inside import Inside
from tests.server.player import run

MANY = 60
FEW = 6


async def answers(manager: TableManager, id_: str, most: int = 10_000) -> int:
    """Play so many at random, or to the end; gives the step."""
    table, rng = await manager.table(id_), Rng.seeded(id_)
    for _ in range(most):
        if table.state.over:
            break
        decision = rng.pick(table.state.position.open_decisions)
        async with table.hold():
            await table.play(decision.seat, decision.key, decision.choice.sample(rng))
    return table.state.step


async def opened(server: Inside, count: int) -> list[str]:
    return [str((await server.open_table("person", "person"))["table"]) for _ in range(count)]


async def rows(manager: TableManager, table: Table) -> int:
    return int((await manager.store.rows(select(func.count()).select_from(table)))[0][0])


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(240):
        while not await true():  # noqa: ASYNC110  (nobody tells us)
            await asyncio.sleep(0.02)


async def check(manager: TableManager, id_: str, steps: int) -> None:
    """Its film has every step, once."""
    film = await manager.store.shelf.film(id_)
    assert film is not None
    assert [frame["step"] for frame in frames_of(film)] == list(range(steps + 1))


def test_games_that_end_at_once_have_films_each(
    database: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """More than one address may have under way, and than there are workers."""

    async def play() -> None:
        async with Inside(database, tables_per_guest=1000, film_every=10) as server:
            manager = server.manager
            ids = await opened(server, MANY)
            steps = await asyncio.gather(*(answers(manager, id_) for id_ in ids))

            async def all_there() -> bool:
                return await rows(manager, films_table) == MANY

            await until(all_there)
            for id_, count in zip(ids, steps, strict=True):
                await check(manager, id_, count)
            assert await rows(manager, film_pieces) == 0, "the film has taken their place"

    run(play())
    assert capfd.readouterr().err == ""


def test_a_stop_films_what_was_played(database: str) -> None:
    async def play() -> None:
        async with Inside(database, stop_s=60) as server:
            ids = await opened(server, FEW)
            steps = [await answers(server.manager, id_, 5) for id_ in ids]
            scheduler = server.manager.scheduler
        assert all(worker.pid is None for worker in scheduler._workers), "for so few, none began"  # type: ignore[attr-defined]
        async with Inside(database) as server:
            shelf = server.manager.store.shelf
            for id_, step in zip(ids, steps, strict=True):
                footage = await shelf.footage(id_)
                assert footage is not None
                (piece,) = footage.pieces
                assert (piece.last, footage.log) == (step, [])
                assert [frame["step"] for frame in frames_of(piece.body)] == list(range(step + 1))
            assert await shelf.unfilmed("", 100) == []

    run(play())


def test_what_an_earlier_run_left_is_made_up_at_the_start(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a kill: the games are there, their films are not."""
    monkeypatch.setattr(films, "WAIT_S", 0.0)

    async def play() -> None:
        async with Inside(database, stop_s=0, film_every=10_000) as server:
            manager = server.manager
            manager.films.stop()
            over, running = await opened(server, 2)
            steps = await answers(manager, over)
            await answers(manager, running, 5)
        async with Inside(database) as server:
            manager = server.manager

            async def nothing_left() -> bool:
                return not await manager.store.shelf.unfilmed("", 100)

            await until(nothing_left)
            await check(manager, over, steps)
            assert await rows(manager, film_pieces) == 1

    run(play())


def test_the_result_of_an_old_game_is_kept_while_it_can_be_had(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first releases wrote neither results nor films."""
    monkeypatch.setattr(films, "WAIT_S", 0.0)

    async def result(manager: TableManager) -> str | None:
        return str(found) if (found := (await manager.store.rows(told))[0][0]) else None

    told = select(tables.c.result)

    async def play() -> None:
        async with Inside(database) as server:
            (id_,) = await opened(server, 1)
            await answers(server.manager, id_)
            was = await result(server.manager)
            assert was is not None
        within_it: list[Statement] = [
            (update(tables).values(result=None), None),
            (delete(films_table), None),
        ]
        async with Inside(database) as server:
            await server.manager.store.write(Job("", also=within_it))
        async with Inside(database) as server:
            manager = server.manager

            async def nothing_left() -> bool:
                return not await manager.store.shelf.unfilmed("", 100)

            await until(nothing_left)
            assert await result(manager) == was

    run(play())


@pytest.mark.parametrize("fault", Fault)
def test_each_call_for_a_film_fails_in_turn_and_it_is_made(
    database: str, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(films, "WAIT_S", 10_000.0)  # or its calls would be counted too

    async def play() -> None:
        async with Inside(database, film_every=10_000) as server:
            manager = server.manager
            faults = Faults(manager.store)

            async def insist(id_: str, call: int) -> int:
                """How often it took."""
                manager.films.stop()  # those of the server itself
                faults.begin(lambda number: fault if number == call else None)
                for tried in range(1, 5):
                    with suppress(Down):
                        await manager.films.made(id_, "somebody")
                        faults.end()
                        return tried
                raise AssertionError("never made")

            for call in (1, 2):  # what is read, and what is written
                (id_,) = await opened(server, 1)
                await answers(manager, id_, 6)
                assert await insist(id_, call) == 2, "of a piece"
                step = await answers(manager, id_)
                assert await insist(id_, call) == 2, "of the whole"
                await check(manager, id_, step)
            assert faults.seen == {("read", fault): 2, ("write", fault): 2}

    run(play())


def test_what_failed_is_tried_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(films, "RETRY_S", 0.02)

    async def play() -> None:
        async with Inside(database) as server:
            manager = server.manager
            (id_,) = await opened(server, 1)
            faults = Faults(manager.store)
            step = await answers(manager, id_)
            faults.begin(lambda call: Fault.BEFORE if call < 4 else None)

            async def there() -> bool:
                return faults.calls > 4 and await manager.store.shelf.film(id_) is not None

            await until(there)
            await check(manager, id_, step)

    run(play())
