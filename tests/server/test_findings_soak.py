"""What the soak found, each shown alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

from headframe.server.database import Job
from headframe.server.entries import CHAT, ChatBody, Entry
from tests.server.office import Office, manager_with, open_table, settle, sit
from tests.server.player import DRAW, PASS


def test_another_process_writes_while_a_far_undo_reads_the_log(tmp_path: Path) -> None:
    """It was refused as a fault of ours; it is tried again on what the log says then."""

    async def test() -> None:
        made = manager_with(tmp_path, lambda metrics: Office(1, metrics))
        async with made as (manager, office):
            table = await open_table(manager, "person", "random")
            person = await sit(table, 0)
            for step, answer in enumerate((DRAW, PASS)):
                await person.say("answer", seat=0, step=step, key="action", answer=answer)
                await person.until("view", step=step + 1)
            await settle()
            office.workers[0].finish(("action", PASS, None))
            await person.until("view", step=3)
            after, chat = manager.store.after, ChatBody("other", "hi")
            meanwhile = [Entry(table.state.id, table.state.seq + 1, CHAT, chat, 0, None)]

            async def interrupted(table: str, seq: int) -> list[Entry]:
                while meanwhile:
                    await manager.store.write(Job(table, [meanwhile.pop()]))
                return await after(table, seq)

            manager.store.after = interrupted  # type: ignore[method-assign]
            await person.say("undo", seat=0)
            assert [told["text"] for told in person.heard("refused")] == []
            assert (await person.until("undone"))["step"] == 1
            assert table.state.seq == 6, "three answers, a chat, the wish and the undo"

    asyncio.run(test())
