"""Whether people may be sent to a server: not while it starts, nor while its storage is away."""

from __future__ import annotations

import asyncio

import asyncpg  # type: ignore[import-untyped]  # an extra
import httpx

from headframe.server.migrations import version
from tests.server.faults import Fault, Faults
from tests.server.inside import Inside
from tests.server.player import run
from tests.server.postgres import Cluster
from tests.server.process import Server, wait_until
from tests.server.test_migrations import within, write_version_1

MIGRATING = 8128
"""The lock under which a server brings up a PostgreSQL."""


def status(server: Server, path: str) -> tuple[int, str]:
    answer = server.get(path)
    return answer.status_code, answer.json()["status"]


def test_a_server_that_migrates_says_so_and_what_it_did(cluster: Cluster) -> None:
    database = cluster.database()
    within(database, write_version_1)

    async def hold(server: Server) -> None:
        """As long as another one migrates, or as its own migration takes."""
        connection = await asyncpg.connect(database)
        await connection.execute(f"SELECT pg_advisory_lock({MIGRATING})")
        server.begin()
        await asyncio.to_thread(wait_until, lambda: answers(server))
        assert await asyncio.to_thread(status, server, "/readyz") == (503, "starting")
        assert await asyncio.to_thread(status, server, "/healthz") == (200, "starting")
        assert (await asyncio.to_thread(server.get, "/")).headers["retry-after"] == "1"
        await connection.close()

    server = Server(database)
    try:
        asyncio.run(hold(server))
        wait_until(lambda: "Headframe is open" in server.log())
        assert status(server, "/readyz") == status(server, "/healthz") == (200, "ok")
        assert f"the database was brought up from version 1 to {version()}" in server.log()
    finally:
        server.__exit__()


def answers(server: Server) -> bool:
    try:
        return server.get("/readyz").status_code == 503
    except httpx.ConnectError:  # it does not listen yet
        return False


def test_the_log_says_what_was_done_to_the_database(database: str) -> None:
    with Server(database) as server:
        assert f"the database was empty and was made, version {version()}" in server.log()
        server.restart()
        assert f"the database is of version {version()}, as it should be" in server.log()


def test_without_its_storage_nobody_should_be_sent_here(database: str) -> None:
    async def play() -> None:
        async with Inside(database) as server:
            faults = Faults(server.manager.store)
            faults.begin(lambda _: Fault.REFUSED)
            answer = await server.http.get("/readyz")
            assert (answer.status_code, answer.json()["status"]) == (503, "storage")
            faults.end()
            assert (await server.http.get("/readyz")).status_code == 200

    run(play())
