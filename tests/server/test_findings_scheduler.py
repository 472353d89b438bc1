"""What was found when the server was attacked through its bots, hints and records (H1, H2, H3):
one test for each way, which fails on the server as it was."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from headframe.core.record import BadRecord, Record, commitment, write
from headframe.core.rng import Rng
from headframe.core.session import Session
from headframe.server import import_check, store
from headframe.server.database import Job
from headframe.server.entries import ANSWER, AnswerBody, Entry, Line
from headframe.server.fair_queue import Kind, Work
from headframe.server.import_check import ImportLimits, cheaply_checked
from headframe.server.import_record import store_import
from headframe.server.position_cache import PositionCache
from headframe.server.scheduler import TooLong
from headframe.server.worker_tasks import CHUNK, Played, TooLarge, positions
from tests.server.office import SECONDS, Office, manager_with, open_table, settle, sit
from tests.server.player import DRAW
from tests.server.process import Server
from tests.toy.game import ToyGame

LIMITS = ImportLimits(20_000, 8_000_000)
SEED = "7" * 64


def finished() -> Record:
    """A game of the toy, played at random to its end."""
    session, rng = Session(ToyGame(), {"players": 2}, SEED), Rng.seeded("finished")
    while not session.over:
        decision = rng.pick(session.state.open_decisions)
        session.answer(decision.seat, decision.key, decision.choice.sample(rng))
    return session.record()


def refused_unplayed(record: Record, monkeypatch: pytest.MonkeyPatch) -> str:
    """Why it is refused, before a single answer is played."""
    monkeypatch.delattr(import_check, "check")
    with pytest.raises(BadRecord) as refused:
        import_check.import_check(write(record), LIMITS)
    return str(refused.value)


# H1: records as bombs


def test_h1_a_record_with_more_answers_than_the_game_can_have_is_not_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = finished()
    record.answers = [(0, "action", DRAW)] * 190_001
    assert "at most 2000 are taken in" in refused_unplayed(record, monkeypatch)


def test_h1_a_padded_start_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    record = finished()
    record.start = {"padding": "x" * 3_000_000}
    record.commitment = commitment(record.game, SEED, record.start)
    assert refused_unplayed(record, monkeypatch).startswith("start: 3000")


@pytest.mark.parametrize("answer", [[1] * 1001, True])
def test_h1_answers_of_a_wrong_form_are_not_played(
    answer: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = finished()
    record.answers[-1] = (0, "action", answer)
    refused_unplayed(record, monkeypatch)


def test_h1_a_record_nested_too_deeply_is_refused() -> None:
    with pytest.raises(BadRecord):
        cheaply_checked(b'{"start":' + b"[" * 100_000 + b"]" * 100_000 + b"}", LIMITS)


def test_h1_what_happens_in_a_record_is_not_stored_without_limit() -> None:
    with pytest.raises(ValueError, match="more than 500 bytes"):
        import_check.import_check(write(finished()), ImportLimits(20_000, 500))


def test_h1_an_import_is_written_in_slices_and_opens_without_a_replay(tmp_path: Path) -> None:
    record = finished()
    imported = import_check.import_check(write(record), LIMITS)
    assert imported.steps == len(record.answers) > 3 * 7

    async def test() -> None:
        async with manager_with(tmp_path, lambda metrics: Office(1, metrics)) as (manager, _):
            entries: list[Entry] = []
            jobs: list[Job] = []
            write_job = manager.store.write

            async def watched(job: Job) -> None:
                jobs.append(job)
                entries.extend(job.entries)
                await write_job(job)

            manager.store.write = watched  # type: ignore[method-assign]
            short = msgspec.json.decode(b"".join(imported.slices), type=list[Any])
            parts = [msgspec.json.encode(short[at : at + 7]) for at in range(0, len(short), 7)]
            await store_import(manager, "a" * 16, "guest", imported._replace(slices=parts))
            assert [entry.seq for entry in entries] == list(range(1, imported.steps + 1))
            assert max(len(job.entries) for job in jobs) <= 7
            table = await manager.table("a" * 16)
            assert (table.state.step, table.state.over) == (imported.steps, True)
            assert manager.metrics.registry.get_sample_value("headframe_replayed_total") == 0

    asyncio.run(test())


def test_h1_a_long_log_is_read_page_by_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "PAGE", 5)
    imported = import_check.import_check(write(finished()), LIMITS)

    async def test() -> None:
        async with manager_with(tmp_path, lambda metrics: Office(1, metrics)) as (manager, _):
            await store_import(manager, "a" * 16, "guest", imported)
            sizes: list[int] = []
            rows = manager.store.rows

            async def watched(query: Any) -> Any:
                found = await rows(query)
                sizes.append(len(found))
                return found

            manager.store.rows = watched  # type: ignore[method-assign]
            wanted = list(range(1, imported.steps + 1))
            for read in (manager.store.answers, manager.store.lines):
                assert [line.seq for line in await read("a" * 16)] == wanted
            assert [entry.seq for entry in await manager.store.after("a" * 16, 3)] == wanted[3:]
            assert max(sizes) == 5

    asyncio.run(test())


def test_h1_imports_count_among_a_guests_tables(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tables_per_guest=3) as server:
        record = json.loads(write(finished()))
        assert server.post("/api/records", record).status_code == 201
        server.open_table("person", "person")
        assert server.post("/api/records", record).status_code == 201
        refused = server.post("/api/records", record)
        assert (refused.status_code, refused.json()["error"]["what"]) == (429, "too-many-tables")
        body = {"game": "pit", "seats": [{"kind": "person"}] * 2}
        assert server.post("/api/tables", body).status_code == 429


def test_h1_kept_positions_are_bounded_in_bytes_by_table_and_in_all() -> None:
    cache = PositionCache(1000, 400)
    for table in ("a", "b", "c", "d"):
        for step in range(10):
            cache.keep(table, {step: bytes(100)})
            assert cache.size <= 1000
    assert [cache.get("d", step) is not None for step in range(10)] == [False] * 6 + [True] * 4
    assert cache.get("a", 9) is None
    cache.keep("e", {0: bytes(2000)})
    assert cache.get("e", 0) is None


def test_h1_positions_are_handed_over_within_a_limit_of_bytes() -> None:
    log = [
        Line(at, ANSWER, seat, msgspec.json.encode(AnswerBody(at, key, answer)).decode())
        for at, (seat, key, answer) in enumerate(finished().answers, start=1)
    ]
    played = Played("pit", {"players": 2, "teams": False}, SEED, None, log)
    chunk = positions(played, 3, 1_000_000)
    assert sorted(chunk) == list(range(CHUNK))
    one = len(chunk[3])
    assert positions(played, 3, one + 10) == {3: chunk[3]}
    with pytest.raises(TooLarge):
        positions(played, 3, one - 1)


# H2: bots starved by hints


def test_h2_forty_hints_of_one_address_do_not_delay_another_tables_bot(tmp_path: Path) -> None:
    async def test() -> None:
        made = manager_with(tmp_path, lambda metrics: Office(1, metrics, hint=4))
        async with made as (manager, office):
            flood = [await open_table(manager, "person", "person") for _ in range(40)]
            askers = [await sit(table, 0, "flood") for table in flood]
            for asker in askers:
                await asker.say("hint", seat=0)
            await settle()
            assert [len(asker.heard("refused")) for asker in askers] == [0] * 4 + [1] * 36
            table = await open_table(manager, "random", "person", guest="somebody else")
            person = await sit(table, 1)
            await settle()
            assert office.workers[0].at is not None, "a hint is being thought of"
            assert office.spare.at is not None, "and so is the bot's answer"
            office.spare.work()
            await person.until("view", step=1)

    asyncio.run(test())


def test_h2_tables_of_bots_alone_do_not_delay_a_persons_bot(tmp_path: Path) -> None:
    async def test() -> None:
        made = manager_with(tmp_path, lambda metrics: Office(1, metrics))
        async with made as (manager, office):
            for _ in range(30):
                await open_table(manager, "random", "random")
            await settle()
            assert office.workers[0].at is not None
            own = await sit(await open_table(manager, "random", "person"), 1)
            await settle()
            assert office.spare.at is None, "the address has a worker"
            office.workers[0].work()
            await settle()
            office.workers[0].work()  # the next after thirty others who came before
            await own.until("view", step=1)
            other = await sit(await open_table(manager, "random", "person", guest="other"), 1)
            await settle()
            office.spare.work()  # no wait at all
            await other.until("view", step=1)

    asyncio.run(test())


def test_h2_a_hint_for_a_position_that_is_gone_or_a_player_who_left_is_dropped(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        made = manager_with(tmp_path, lambda metrics: Office(2, metrics))
        async with made as (manager, office):
            moved = await open_table(manager, "person", "person")
            left = await open_table(manager, "person", "person")
            mover, leaver = await sit(moved, 0, "one"), await sit(left, 0, "other")
            await mover.say("hint", seat=0)
            await mover.say("hint", seat=0)
            await mover.until("refused")  # one for a seat at a time
            await leaver.say("hint", seat=0)
            await settle()
            assert all(worker.at for worker in office.workers)
            await mover.say("answer", seat=0, step=0, key="action", answer=DRAW)
            left.entrance.leave(leaver.connection)
            office.scheduler.check()
            office.clock.now += 2
            office.scheduler.check()
            await settle()
            assert not any(worker.at for worker in office.workers)
            assert mover.heard("refused")[-1]["text"] == "the table has moved on since you asked"

    asyncio.run(test())


def test_a_hint_is_told_at_once_then_better_until_it_is_not_wanted(tmp_path: Path) -> None:
    async def test() -> None:
        made = manager_with(tmp_path, lambda metrics: Office(1, metrics))
        async with made as (manager, office):
            asker = await sit(await open_table(manager, "person", "person"), 0)
            worker = office.workers[0]
            await asker.say("hint", seat=0)
            await settle()
            worker.work()
            assert (await asker.until("hint"))["more"]
            await settle()
            assert office.workers[0].at is not None, "it is thought on"
            await asker.say("no-hint")
            office.scheduler.check()
            office.clock.now += 2
            office.scheduler.check()
            await settle()
            assert not any(each.at for each in office.workers)
            assert asker.heard("refused") == []
            await asker.say("hint", seat=0)
            await settle()
            for _ in range(3):
                worker.work()
                await settle()
            assert [hint["more"] for hint in asker.heard("hint")] == [True, True, True, False]

    asyncio.run(test())


def test_a_hint_makes_way_for_another_that_is_asked_for_in_the_same_breath(tmp_path: Path) -> None:
    async def test() -> None:
        made = manager_with(tmp_path, lambda metrics: Office(1, metrics))
        async with made as (manager, office):
            asker = await sit(await open_table(manager, "person", "person"), 0)
            await asker.say("hint", seat=0)  # what a guide asks quietly
            await asker.say("no-hint")
            await asker.say("hint", seat=0)  # and its player, before the first was looked at
            await settle()
            assert asker.heard("refused") == []
            office.workers[0].work()
            await asker.until("hint")

    asyncio.run(test())


# H3: one slow import stops all bots


def test_h3_a_slow_import_is_ended_alone_and_the_bots_think_on(tmp_path: Path) -> None:
    async def test() -> None:
        made = manager_with(tmp_path, lambda metrics: Office(2, metrics))
        async with made as (manager, office):
            work = Work(Kind.IMPORT, "slow", "", print, "import")
            slow = asyncio.create_task(manager.scheduler.run(work))
            await settle()
            office.clock.now += SECONDS[Kind.IMPORT] - 1
            table = await open_table(manager, "random", "person")
            person = await sit(table, 1)
            office.clock.now += 2
            office.scheduler.check()
            await settle()
            with pytest.raises(TooLong):
                slow.result()
            assert [worker.kills for worker in office.workers] == [1, 0]
            office.workers[1].work()
            await person.until("view", step=1)

    asyncio.run(test())


def test_h3_a_bot_whose_thoughts_all_fail_plays_on_at_random(tmp_path: Path) -> None:
    async def test() -> None:
        made = manager_with(tmp_path, lambda metrics: Office(1, metrics))
        async with made as (manager, office):
            table = await open_table(manager, "random", "person")
            person = await sit(table, 1)
            await settle()
            for _ in range(2):
                office.workers[0].kill()
                await settle()
            await person.until("view", step=1)

    asyncio.run(test())
