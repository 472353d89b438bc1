"""Bots at tables: whose turn it is, what they are shown, and when they step in."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec

from headframe import registry
from headframe.core.codec import encode
from headframe.core.record import read_answer
from headframe.core.refusal import Refused
from headframe.core.rng import Rng
from headframe.server import work
from headframe.server.entries import SEAT, Seat
from headframe.server.store import Conflict, Down
from headframe.server.thinking import RANDOM

if TYPE_CHECKING:
    from headframe.server.house import House
    from headframe.server.room import Room

GRACE_S: Final = 3.0
"""After a move of another process we leave its bots this long before ours think too."""
RETRY_S: Final = 0.5
STAND_IN: Final = "level2"
"""Who plays on for a person that gave up, ran out of time or stays away."""


class Bots:
    def __init__(self, house: House) -> None:
        self.house = house

    async def play(self, room: Room) -> None:
        """Let bots move at this table until a person must, one thought after the other."""
        while not room.closed:
            await self._others_first(room)
            async with room.lock:
                seat = room.fold.bot_to_move()
                if seat is None or room.closed:
                    return
                bot = room.fold.seats[seat].played_by()
                assert bot is not None
                moves = room.moves
                world = self._dealt(room, seat)
            move = await self._thought(room, world, seat, bot) if world else None
            async with room.lock:
                if room.moves == moves and not room.closed:
                    await self._move(room, seat, bot, move)

    async def _others_first(self, room: Room) -> None:
        while room.followed is not None:
            left = room.followed + GRACE_S - time.monotonic()
            if left <= 0:
                return
            await asyncio.sleep(left)

    def world(self, room: Room, seat: int) -> bytes:
        """What the bot is shown: a world dealt from its seat's view. The truth stays here."""
        fold = room.fold
        dealt = fold.game.world(fold.sitting.state, seat, Rng.seeded(self._chance(room), "deal"))
        return msgspec.json.encode(encode(dealt))

    def _chance(self, room: Room) -> str:
        """What a bot draws from: at a practice table the same for everybody who gets so far."""
        opened = room.fold.opened
        return f"{room.fold.step} {opened.seed}" if opened.practice else secrets.token_hex(16)

    def _dealt(self, room: Room, seat: int) -> bytes | None:
        try:
            return self.world(room, seat)
        except Exception as error:  # noqa: BLE001  (a fault of the game: play on at random)
            self.house.report(error, room.fold.id)
            return None

    async def _thought(self, room: Room, world: bytes, seat: int, bot: str) -> work.Move | None:
        metrics = self.house.metrics
        spec = registry.everything()[room.fold.opened.game]
        pause = self.house.settings.bot_pause_s
        began = time.monotonic()
        try:
            with metrics.thinking.track_inprogress(), metrics.bot_seconds.time():
                seed = self._chance(room)
                kept = room.memories.get((seat, bot))
                move = await self.house.workers.run(work.choose, spec, world, seat, bot, seed, kept)
        except Exception as error:  # noqa: BLE001  (a faulty bot must not stop the table)
            self.house.report(error, room.fold.id)
            return None
        if (left := began + pause - time.monotonic()) > 0:
            await asyncio.sleep(left)
        return move

    async def _move(self, room: Room, seat: int, bot: str, move: work.Move | None) -> None:
        try:
            if move is not None:
                key, answer, memory = move
                await room.play(seat, key, read_answer(answer), None)
                room.memories[seat, bot] = memory
                return
        except Refused as refused:
            self.house.report(refused, room.fold.id)
        except (Conflict, Down):
            # Another process moved first, or the storage is away: look again in a moment.
            await asyncio.sleep(RETRY_S)
            return
        await self._at_random(room, seat)

    async def _at_random(self, room: Room, seat: int) -> None:
        """A bot that failed does not stop the game."""
        asked = [d for d in room.fold.sitting.state.open if d.seat == seat]
        decision = asked[0]
        answer = decision.choice.sample(Rng.seeded(secrets.token_hex(16), RANDOM))
        try:
            await room.play(seat, decision.key, answer, None)
        except (Conflict, Down):
            await asyncio.sleep(RETRY_S)

    async def flag(self, room: Room) -> None:
        """Time is up for somebody: a bot plays on there."""
        async with room.lock:
            fold = room.fold
            left = room.ticker.left(fold)
            if left is None or fold.over:
                return
            late = [seat for seat in room.ticker.running(fold) if left[seat] <= 0]
            fold.left = left
            for seat in late:
                await self.hand_over(room, seat, STAND_IN, resigned=True)
            room.ticker.restart(room.fold)

    async def cover(self, room: Room) -> None:
        """Bots play for those who have been away for too long, until they come back."""
        async with room.lock:
            for seat in room.deserted():
                await self.hand_over(room, seat, STAND_IN, resigned=False)

    async def hand_over(self, room: Room, seat: int, bot: str | None, resigned: bool) -> None:
        """Put a bot on a person's seat, or (None) take it off again."""
        who = room.fold.seats[seat]
        now = Seat(who.kind, who.name, who.bot, who.token, bot, resigned)
        await room.change([room.entry(SEAT, now, seat)], {"bots": True} if bot else None)
        room.moves += 1  # a thought for the seat as it was is void
        room.tell_table()
        room.wake_bots()

    async def hints(self, room: Room, seat: int) -> list[dict[str, Any]]:
        async with room.lock:
            if seat not in room.fold.asked():
                return []
            world = self.world(room, seat)
        spec = registry.everything()[room.fold.opened.game]
        found = await self.house.workers.run(work.hints, spec, world, seat, secrets.token_hex(16))
        return [{"key": key, "answer": answer, "chance": chance} for key, answer, chance in found]
