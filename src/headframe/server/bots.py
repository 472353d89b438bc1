"""Bots at tables: whose turn it is, what they are shown, and when they step in."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Final

import msgspec

from headframe import registry
from headframe.core.codec import encode
from headframe.core.record import read_answer
from headframe.core.refusal import Refused
from headframe.core.rng import Rng
from headframe.server import worker_tasks
from headframe.server.entries import SEAT, Seat
from headframe.server.store import Conflict, Down
from headframe.server.wire import HintAnswer
from headframe.server.worker_pool import RANDOM

if TYPE_CHECKING:
    from headframe.server.live_table import LiveTable
    from headframe.server.manager import TableManager

GRACE_S: Final = 3.0
"""After a move of another process we leave its bots this long before ours think too."""
RETRY_S: Final = 0.5
STAND_IN: Final = "level2"
"""Who plays on for a person that gave up, ran out of time or stays away."""


class Bots:
    def __init__(self, manager: TableManager) -> None:
        self.manager = manager

    async def play(self, table: LiveTable) -> None:
        """Let bots move at this table until a person must, one thought after the other."""
        while not table.closed:
            await self._others_first(table)
            async with table.lock:
                seat = table.state.bot_to_move()
                if seat is None or table.closed:
                    return
                bot = table.state.seats[seat].played_by()
                assert bot is not None
                moves = table.moves
                world = self._dealt(table, seat)
            move = await self._thought(table, world, seat, bot) if world else None
            async with table.lock:
                if table.moves == moves and not table.closed:
                    await self._move(table, seat, bot, move)

    async def _others_first(self, table: LiveTable) -> None:
        while table.followed is not None:
            left = table.followed + GRACE_S - time.monotonic()
            if left <= 0:
                return
            await asyncio.sleep(left)

    def world(self, table: LiveTable, seat: int) -> bytes:
        """What the bot is shown: a world dealt from its seat's view. The truth stays here."""
        state = table.state
        dealt = state.game.determinize(
            state.position, seat, Rng.seeded(self._chance(table), "deal")
        )
        return msgspec.json.encode(encode(dealt))

    def _chance(self, table: LiveTable) -> str:
        """What a bot draws from: at a practice table the same for everybody who gets so far."""
        opened = table.state.opened
        return f"{table.state.step} {opened.seed}" if opened.practice else secrets.token_hex(16)

    def _dealt(self, table: LiveTable, seat: int) -> bytes | None:
        try:
            return self.world(table, seat)
        except Exception as error:  # noqa: BLE001  (a fault of the game: play on at random)
            self.manager.report(error, table.state.id)
            return None

    async def _thought(
        self, table: LiveTable, world: bytes, seat: int, bot: str
    ) -> worker_tasks.Move | None:
        metrics = self.manager.metrics
        spec = registry.everything()[table.state.opened.game]
        pause = self.manager.settings.bot_pause_s
        began = time.monotonic()
        try:
            with metrics.thinking.track_inprogress(), metrics.bot_seconds.time():
                seed = self._chance(table)
                kept = table.memories.get((seat, bot))
                move = await self.manager.workers.run(
                    worker_tasks.choose, spec, world, seat, bot, seed, kept
                )
        except Exception as error:  # noqa: BLE001  (a faulty bot must not stop the table)
            self.manager.report(error, table.state.id)
            return None
        if (left := began + pause - time.monotonic()) > 0:
            await asyncio.sleep(left)
        return move

    async def _move(
        self, table: LiveTable, seat: int, bot: str, move: worker_tasks.Move | None
    ) -> None:
        try:
            if move is not None:
                key, answer, memory = move
                await table.play(seat, key, read_answer(answer), None)
                table.memories[seat, bot] = memory
                return
        except Refused as refused:
            self.manager.report(refused, table.state.id)
        except (Conflict, Down):
            # Another process moved first, or the storage is away: look again in a moment.
            await asyncio.sleep(RETRY_S)
            return
        await self._at_random(table, seat)

    async def _at_random(self, table: LiveTable, seat: int) -> None:
        """A bot that failed does not stop the game."""
        asked = [d for d in table.state.position.open_decisions if d.seat == seat]
        decision = asked[0]
        answer = decision.choice.sample(Rng.seeded(secrets.token_hex(16), RANDOM))
        try:
            await table.play(seat, decision.key, answer, None)
        except (Conflict, Down):
            await asyncio.sleep(RETRY_S)

    async def flag(self, table: LiveTable) -> None:
        """Time is up for somebody: a bot plays on there."""
        async with table.lock:
            state = table.state
            left = table.ticker.left(state)
            if left is None or state.over:
                return
            late = [seat for seat in table.ticker.running(state) if left[seat] <= 0]
            state.left = left
            for seat in late:
                await self.hand_over(table, seat, STAND_IN, resigned=True)
            table.ticker.restart(table.state)

    async def cover(self, table: LiveTable) -> None:
        """Bots play for those who have been away for too long, until they come back."""
        async with table.lock:
            for seat in table.deserted():
                await self.hand_over(table, seat, STAND_IN, resigned=False)

    async def hand_over(self, table: LiveTable, seat: int, bot: str | None, resigned: bool) -> None:
        """Put a bot on a person's seat, or (None) take it off again."""
        who = table.state.seats[seat]
        now = Seat(who.kind, who.name, who.bot, who.token, bot, resigned)
        await table.change([table.entry(SEAT, now, seat)], {"bots": True} if bot else None)
        table.moves += 1  # a thought for the seat as it was is void
        table.tell_table()
        table.wake_bots()

    async def hints(self, table: LiveTable, seat: int) -> list[HintAnswer]:
        async with table.lock:
            if seat not in table.state.asked():
                return []
            world = self.world(table, seat)
        spec = registry.everything()[table.state.opened.game]
        found = await self.manager.workers.run(
            worker_tasks.hints, spec, world, seat, secrets.token_hex(16)
        )
        return [HintAnswer(key, answer, chance) for key, answer, chance in found]
