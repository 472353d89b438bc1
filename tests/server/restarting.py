"""PostgreSQL stopped like in a crash and started again while games are played on it."""

from __future__ import annotations

import asyncio

from headframe.core.rng import Rng
from tests.server.killing import Report, struck_during_play
from tests.server.postgres import Cluster
from tests.server.process import Server

DOWN_S = 0.4


async def restarted_during_play(cluster: Cluster, database: str, times: int, rng: Rng) -> Report:
    async def strike(server: Server) -> None:
        await asyncio.to_thread(cluster.stop)
        try:
            answer = await asyncio.to_thread(server.get, "/healthz")
            assert (answer.status_code, answer.json()["status"]) == (503, "storage")
            await asyncio.sleep(DOWN_S)
        finally:
            await asyncio.to_thread(cluster.start)
        await asyncio.to_thread(_healthy, server)

    return await struck_during_play(database, times, rng, strike)


def _healthy(server: Server) -> None:
    answer = server.get("/healthz")
    assert answer.status_code == 200, answer.text


async def gaps(database: str) -> list[str]:
    """The tables whose log has one."""
    import asyncpg  # type: ignore[import-untyped]  # an extra

    connection = await asyncpg.connect(database)
    try:
        rows = await connection.fetch(
            "SELECT table_id FROM log GROUP BY table_id HAVING count(*) <> max(seq)"
        )
        return [row["table_id"] for row in rows]
    finally:
        await connection.close()
