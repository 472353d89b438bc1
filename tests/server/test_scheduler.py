"""Who gets a worker, and when it is taken away again: an own clock and workers that do nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import pytest

from headframe.server.fair_queue import FairQueue, Kind, Work
from headframe.server.scheduler import LEASH_S, Crowded, TooLong, Unwanted
from headframe.server.worker import WorkerDied
from tests.server.office import SECONDS, Office, settle


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(test())


def queue(*works: tuple[str, str]) -> FairQueue:
    found = FairQueue()
    for address, table in works:
        found.add(Work(Kind.BOT, address, table, print))
    return found


def order(found: FairQueue) -> list[tuple[str, str]]:
    popped = []
    while (work := found.pop()) is not None:
        popped.append((work.address, work.table))
    assert len(found) == 0
    return popped


def test_addresses_take_turns_and_so_do_the_tables_of_one() -> None:
    waiting = queue(
        ("flood", "a"), ("flood", "a"), ("flood", "b"), ("flood", "b"), ("one", "x"), ("two", "y")
    )
    assert order(waiting) == [
        ("flood", "a"),
        ("one", "x"),
        ("two", "y"),
        ("flood", "b"),
        ("flood", "a"),
        ("flood", "b"),
    ]


def test_whoever_comes_behind_a_flood_of_forty_is_second() -> None:
    waiting = queue(*[("flood", f"table {at}") for at in range(40)], ("guest", "table"))
    assert order(waiting).index(("guest", "table")) == 1


def test_tables_with_people_go_first_even_if_they_came_to_have_them_while_waiting() -> None:
    watched: list[str] = []
    waiting = FairQueue()
    for name in ("bots alone", "watched"):
        there = partial(watched.__contains__, name)
        waiting.add(Work(Kind.BOT, name, name, print, people=there))
    watched.append("watched")
    assert [table for _, table in order(waiting)] == ["watched", "bots alone"]


def test_work_taken_out_of_the_queue_is_gone() -> None:
    waiting = FairQueue()
    work = Work(Kind.BOT, "a", "t", print)
    waiting.add(work)
    waiting.remove(work)
    waiting.remove(work)
    assert waiting.pop() is None


def test_forty_hints_of_one_address_leave_a_worker_for_everybody_else() -> None:
    async def test() -> None:
        office = Office(2)
        for at in range(40):
            office.ask(f"hint {at}", Kind.HINT, "flood")
        assert await office.at() == ["hint 0", None, None]
        office.ask("bot")
        office.ask("other's hint", Kind.HINT, "guest")
        assert await office.at() == ["hint 0", "bot", None]
        office.workers[1].finish()
        assert await office.at() == ["hint 0", "other's hint", None]
        assert office.figure("work_waiting") == 39

    run(test)


def test_the_spare_worker_is_for_bots_of_those_who_have_none() -> None:
    async def test() -> None:
        office = Office(1)
        office.ask("hint", Kind.HINT, "flood")
        office.ask("own bot", Kind.BOT, "flood")
        office.ask("replay", Kind.REPLAY)
        office.ask("bots alone", people=lambda: False)
        assert await office.at() == ["hint", None]
        office.ask("bot")
        assert await office.at() == ["hint", "bot"]
        office.ask("another bot")
        assert await office.at() == ["hint", "bot"]
        office.spare.finish()
        assert await office.at() == ["hint", "another bot"]

    run(test)


def test_imports_never_hold_all_workers() -> None:
    async def test() -> None:
        office = Office(3)
        for at in range(5):
            office.ask(f"import {at}", Kind.IMPORT)
        office.ask("hint", Kind.HINT)
        assert await office.at() == ["import 0", "import 1", "hint", None]

    run(test)


def test_turns_go_round_while_work_comes_and_goes() -> None:
    async def test() -> None:
        office = Office(1)
        for at in range(3):
            office.ask(f"flood {at}", Kind.REPLAY, "flood")
        for name in ("one", "two"):
            office.ask(name, Kind.REPLAY)
        assert await office.order() == ["flood 0", "one", "two", "flood 1", "flood 2"]
        assert [task.result() for task in office.asked.values()] == list(office.asked)
        assert office.figure("work_wait_seconds_count", kind="replay") == 5

    run(test)


def test_an_address_has_only_so_much_under_way() -> None:
    async def test() -> None:
        office = Office(2, hint=2)
        for name in ("a", "b", "c"):
            office.ask(name, Kind.HINT, "one")
        office.ask("d", Kind.HINT, "two")
        await settle()
        with pytest.raises(Crowded):
            office.asked["c"].result()
        assert await office.at() == ["a", "d", None]
        office.workers[0].finish()
        await settle()
        office.ask("e", Kind.HINT, "one")
        assert await office.at() == ["b", "d", None]

    run(test)


def test_time_counts_while_it_runs_and_not_in_the_queue() -> None:
    async def test() -> None:
        office = Office(1)
        office.ask("first", Kind.IMPORT)
        office.ask("second", Kind.HINT)
        await settle()
        office.clock.now += SECONDS[Kind.IMPORT] - 1
        office.scheduler.check()
        office.workers[0].finish()
        assert await office.at() == ["second", None], "it waited longer than it may run"
        office.clock.now += SECONDS[Kind.HINT] - 1
        office.scheduler.check()
        assert await office.at() == ["second", None]
        office.clock.now += 2
        office.scheduler.check()
        assert await office.at() == [None, None]
        with pytest.raises(TooLong):
            office.asked["second"].result()
        assert office.figure("workers_killed_total", why="toolong") == 1

    run(test)


def test_one_that_takes_too_long_is_killed_alone() -> None:
    async def test() -> None:
        office = Office(2)
        office.ask("slow", Kind.HINT)
        await settle()
        office.clock.now += SECONDS[Kind.HINT]
        office.ask("new", Kind.HINT)
        office.ask("waiting", Kind.HINT)
        await settle()
        office.clock.now += 1
        office.scheduler.check()
        assert await office.at() == ["waiting", "new", None]
        assert [worker.kills for worker in office.workers] == [1, 0]

    run(test)


def test_what_nobody_waits_for_is_dropped_in_the_queue_and_ended_at_work() -> None:
    async def test() -> None:
        office = Office(1)
        wanted = ["running", "waiting"]
        for name in wanted:
            office.ask(name, Kind.HINT, wanted=partial(wanted.__contains__, name))
        office.ask("next", Kind.HINT)
        assert await office.at() == ["running", None]
        wanted.clear()
        office.scheduler.check()
        await settle()
        for name in ("running", "waiting"):
            with pytest.raises(Unwanted):
                office.asked[name].result()
        assert await office.at() == ["running", None], "it may end by itself for a moment"
        office.clock.now += LEASH_S + 0.1
        office.scheduler.check()
        assert await office.at() == ["next", None]
        assert office.figure("workers_killed_total", why="unwanted") == 1

    run(test)


def test_whoever_stops_waiting_takes_the_work_along() -> None:
    async def test() -> None:
        office = Office(1)
        office.ask("running", Kind.HINT)
        office.ask("waiting", Kind.HINT)
        await settle()
        for task in office.asked.values():
            task.cancel()
        await settle()
        assert office.figure("work_waiting") == 0
        office.scheduler.check()
        office.clock.now += LEASH_S + 0.1
        office.scheduler.check()
        assert await office.at() == [None, None]

    run(test)


def test_work_of_a_worker_that_died_is_done_again_once() -> None:
    async def test() -> None:
        office = Office(2)
        office.ask("crash")
        office.ask("other")
        await settle()
        office.workers[0].kill()
        assert await office.at() == ["crash", "other", None]
        office.workers[0].kill()
        assert await office.at() == [None, "other", None]
        with pytest.raises(WorkerDied):
            office.asked["crash"].result()
        assert office.figure("workers_killed_total", why="died") == 2

    run(test)


def test_whoever_waits_is_told_and_not_cancelled_when_the_workers_close() -> None:
    """The soak found it: a call for a position ended as a fault while the server was stopped."""

    async def test() -> None:
        office = Office(1)
        office.ask("running")
        await settle()
        office.workers[0].cancel()
        await settle()
        with pytest.raises(Unwanted):
            office.asked["running"].result()

    run(test)
