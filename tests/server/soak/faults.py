"""What happens to the servers of a soak while people play there."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path

from headframe.core.rng import Rng
from tests.server.postgres import Cluster
from tests.server.process import Server
from tests.server.soak.person import Figures


class Faults:
    """One at a time, at no moment in particular."""

    def __init__(
        self, figures: Figures, servers: list[Server], cluster: Cluster | None, rng: Rng
    ) -> None:
        self.figures = figures
        self.servers = servers
        self.cluster = cluster
        self.rng = rng

    async def happen(self) -> None:
        choice = self.rng.below(10)
        server = self.rng.pick(self.servers)
        if choice < 3:
            self.figures.kills += 1
            await asyncio.to_thread(server.restart)
        elif choice < 5:
            self.figures.terms += 1
            await asyncio.to_thread(server.stop)
            await asyncio.sleep(self.rng.below(10) / 10)
            await asyncio.to_thread(server.start)
        elif choice < 8 and self.cluster is not None:
            self.figures.database_restarts += 1
            down_s = self.rng.pick([0.0, 0.4, 2.0])
            await asyncio.to_thread(self.cluster.restart, down_s)
        elif (worker := self._worker(server)) is not None:
            self.figures.workers_killed += 1
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)

    def _worker(self, server: Server) -> int | None:
        """One of its worker processes, by what the system knows of them."""
        found = []
        with suppress(OSError):
            # They are children of the threads that started them.
            for children in Path(f"/proc/{server.pid}/task").glob("*/children"):
                found += [
                    int(pid)
                    for pid in children.read_text().split()
                    if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
                ]
        return self.rng.pick(found) if found else None
