"""Every call to the storage fails in turn, in every way, while games are played (see `faults`)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from headframe import registry
from headframe.core.record import read
from headframe.core.replay import verify
from headframe.core.rng import Rng
from headframe.server.entries import ANSWER, CHAT, UNDO
from headframe.server.live_table import STORAGE_AWAY
from tests.server.faults import Fault, Faults, check_log, never
from tests.server.inside import Inside
from tests.server.player import PASS, WALK, Player, run
from tests.server.survivor import Survivor, insist

KINDS = list(Fault)
OFTEN = 5
"""Of so many calls two fail, one after the other: what was tried, and reading it anew."""
ROUNDS = 2


async def survive(server: Inside, table: dict[str, object]) -> list[Survivor]:
    """Play it to its end, whatever happens."""
    tokens = table["seats"]
    assert isinstance(tokens, list)
    players = [
        Survivor(server.url(str(table["table"])), token, rng=Rng.seeded(f"faults {seat}"))
        for seat, token in enumerate(tokens)
    ]
    async with asyncio.timeout(300):
        await asyncio.gather(*(player.play() for player in players))
    return players


@pytest.mark.parametrize("game", registry.GAMES)
def test_faults_during_a_game_lose_and_invent_nothing(game: str, database: str) -> None:
    async def play() -> None:
        async with Inside(database) as server:
            opened = await server.open_table("person", "person", game=game)
            faults = Faults(server.manager.store)
            planned = OFTEN * len(KINDS) * ROUNDS
            faults.begin(
                lambda call: (
                    KINDS[(2 * (call // OFTEN) + call % OFTEN) % len(KINDS)]
                    if call % OFTEN < 2 and call <= planned
                    else None
                )
            )
            players = await survive(server, opened)
            assert faults.calls > planned, "the game was too short for all of them"
            assert {kind for _, kind in faults.seen} == set(KINDS)
            assert {why for player in players for why in player.byes} == {STORAGE_AWAY}
            await check_log(server, opened["table"], players)
            assert (await server.http.get("/healthz")).status_code == 200
            record = await server.http.get(f"/api/tables/{opened['table']}/record")
            verify(registry.game(game), read(record.content))

    run(play())


async def evening(server: Inside) -> tuple[str, list[tuple[str, object]]]:
    """An answer, taken back, another one, and a word: what the table says to each of them."""
    while (answer := await server.http.post("/api/tables", json=PIT)).status_code != 201:
        assert answer.status_code == 503
    opened = answer.json()
    player = Player(server.url(opened["table"]), [opened["seats"][0]])
    said = []
    for at, message in enumerate(MESSAGES):
        told = await insist(player, {"id": f"message-{at}", **message})
        said.append((told["type"], told.get("step")))
    await player.leave()
    while (shown := await server.http.get(f"/api/tables/{opened['table']}")).status_code != 200:
        assert shown.status_code == 503
    assert shown.json()["step"] == 1
    return opened["table"], said


PIT = {"game": "pit", "seats": [{"kind": "person"}] * 2, "options": {"players": 2}}
MESSAGES: list[dict[str, Any]] = [
    {"type": "answer", "step": 0, "key": "action", "answer": WALK, "seat": 0},
    {"type": "undo", "seat": 0},
    {"type": "answer", "step": 0, "key": "action", "answer": PASS, "seat": 0},
    {"type": "chat", "text": "well"},
]
SAID = [("taken", 1), ("taken", 0), ("taken", 1), ("chat", None)]
LOGGED = [ANSWER, UNDO, ANSWER, CHAT]


def test_each_call_fails_in_turn_and_everything_is_done_once(database: str) -> None:
    async def play() -> None:
        async with Inside(database, tables_per_guest=10_000) as server:
            faults = Faults(server.manager.store)
            faults.begin(never)
            await evening(server)
            calls = faults.calls
            assert calls > 8
            for number in range(1, calls + 1):
                few = [KINDS[number % len(KINDS)], KINDS[(number + 2) % len(KINDS)]]
                for fault in KINDS if database.startswith("sqlite") else few:
                    faults.begin(lambda call, n=number, f=fault: f if call == n else None)  # type: ignore[misc]
                    async with asyncio.timeout(60):
                        table, said = await evening(server)
                    faults.end()
                    assert said == SAID, (number, fault)
                    entries = await server.manager.store.after(table, 0)
                    assert [entry.kind for entry in entries] == LOGGED, (number, fault)
                    assert [entry.seq for entry in entries] == [1, 2, 3, 4], (number, fault)
            if database.startswith("sqlite"):
                every = {(doing, kind) for doing in ("read", "write") for kind in KINDS}
                assert set(faults.seen) == every

    run(play())


def test_c1_healthz_tells_the_truth_and_bots_go_on_after_an_outage(database: str) -> None:
    async def play() -> None:
        async with Inside(database) as server:
            opened = await server.open_table("random", "random", game="mothership")
            faults = Faults(server.manager.store)

            await until(lambda: answers(server) > 2)
            for fault in KINDS:
                faults.begin(lambda _, fault=fault: fault)  # type: ignore[misc]
                answer = await server.http.get("/healthz")
                assert (answer.status_code, answer.json()["status"]) == (503, "storage"), fault
                # All that was known of the table is gone, as after any failed write.
                for table in list(server.manager.tables.values()):
                    table.abandon()
                await asyncio.sleep(0.05)
                assert server.manager.tables == {}
                faults.end()
                assert (await server.http.get("/healthz")).status_code == 200, fault
            # Nobody asked for the table meanwhile: its bots go on by themselves.
            before = answers(server)
            await until(lambda: answers(server) > before)
            entries = await server.manager.store.after(opened["table"], 0)
            assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))

    run(play())


def answers(server: Inside) -> float:
    return float(server.manager.metrics.answers._value.get())


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():  # noqa: ASYNC110  (nobody tells us)
            await asyncio.sleep(0.01)
