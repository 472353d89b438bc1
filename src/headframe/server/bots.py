"""Bots at tables: whose turn it is, what they are shown, and when they step in."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from headframe.bots import specs
from headframe.core.codec import encode
from headframe.core.record import read_answer
from headframe.core.refusal import Refused
from headframe.core.rng import Rng
from headframe.core.view import shown_event
from headframe.server import worker_tasks
from headframe.server.characters import style_of
from headframe.server.contents import kept_by
from headframe.server.database import Conflict, Down
from headframe.server.entrance import Gone
from headframe.server.entries import SEAT, Out, Seat, Why
from headframe.server.fair_queue import Kind, Work
from headframe.server.scheduler import Unwanted
from headframe.server.settings import Settings

if TYPE_CHECKING:
    from headframe.server.live_table import LiveTable, Sender
    from headframe.server.manager import TableManager

GRACE_S: Final = 3.0
"""After a move of another process we leave its bots this long before ours think too."""
RETRY_S: Final = 0.5
RANDOM: Final = "random"


class Known(NamedTuple):
    """A bot that can be seated, by the name that it is asked for with."""

    name: str
    title: str
    called: tuple[str, ...]
    """Whom people meet at the table: the first of these names that is free there."""


def bots() -> list[Known]:
    """Who can be seated, weakest first. Levels only: a guest must not order an hour of thought."""
    titles = {RANDOM: "Plays at random"}
    titles |= {name: f"Level {at}" for at, name in enumerate(specs.levels(), start=1)}
    return [Known(name, title, specs.characters()[name]) for name, title in titles.items()]


def _pause(seats: Sequence[Seat], seat: int, settings: Settings) -> float:
    """How long this seat's bot takes at least. Somebody who lets a bot play looks on."""
    asked = [who for who in seats if who.why == "asked" and who.stand_in]
    if seats[seat] in asked or (asked and all(who.played_by() for who in seats)):
        return max(settings.bot_pause_s, settings.stand_in_pause_s)
    return settings.bot_pause_s


class Remembered(NamedTuple):
    """What a bot takes from one answer to the next."""

    step: int
    """It was told what happened up to here."""
    memory: object


class Bots:
    """Plays the bots' seats of all tables."""

    def __init__(self, manager: TableManager) -> None:
        self.manager = manager

    async def play(self, table: LiveTable) -> None:
        """Let bots move at this table until a person must, one thought after the other."""
        while not table.closed:
            try:
                if not await self._turn(table):
                    return
            except Gone:
                return  # the table was closed; whoever opens it again wakes them
            except (Conflict, Down):
                # Another process moved first, or the storage was away: look again in a moment.
                await asyncio.sleep(RETRY_S)
            except Exception as error:  # noqa: BLE001  (whatever it was: the bots go on)
                self.manager.report(error, table.state.id)
                await asyncio.sleep(RETRY_S)

    async def _turn(self, table: LiveTable) -> bool:
        """One bot's answer; False if no bot is asked."""
        await self._others_first(table)
        async with table.hold():
            seat = table.state.bot_to_move()
            if seat is None:
                return False
            who = table.state.seats[seat]
            bot = who.played_by()
            assert bot is not None
            moves, step = table.moves, table.state.step
            last = table.memories.get((seat, bot), Remembered(-1, None))
            seen = self._dealt(table, seat, last.step)
        pause = _pause(table.state.seats, seat, self.manager.settings)
        leans = style_of(table.state.opened, who)
        spec = specs.in_character(bot, who.name) if leans else bot
        move = await self._thought(table, seen, spec, last.memory, pause) if seen else None
        async with table.hold():
            if table.moves != moves:
                return True
            if await self._move(table, seat, move) and move is not None:
                table.memories[seat, bot] = Remembered(step, move[2])
        return True

    async def _others_first(self, table: LiveTable) -> None:
        while table.followed is not None:
            left = table.followed + GRACE_S - time.monotonic()
            if left <= 0:
                return
            await asyncio.sleep(left)

    def seen(self, table: LiveTable, seat: int, told: int) -> worker_tasks.Sight:
        """What the bot is shown: a world dealt from its seat's view, and what that seat was told
        since step ``told``, as far as it is in memory. The truth stays here."""
        state = table.state
        dealt = state.game.determinize(
            state.position, seat, Rng.seeded(self._chance(table), "deal")
        )
        events = [
            shown_event(event, seat, state.position.teams)
            for step in range(told + 1, state.step + 1)
            for event in state.news.get(step, ())
        ]
        world, told_events = msgspec.json.encode(encode(dealt)), msgspec.json.encode(events)
        content = kept_by(state.game, state.options)
        return worker_tasks.Sight(state.opened.game, seat, world, told_events, content)

    def _chance(self, table: LiveTable) -> str:
        """What a bot draws from: at a practice table the same for everybody who gets so far."""
        opened = table.state.opened
        return f"{table.state.step} {opened.seed}" if opened.practice else secrets.token_hex(16)

    def _dealt(self, table: LiveTable, seat: int, told: int) -> worker_tasks.Sight | None:
        try:
            return self.seen(table, seat, told)
        except Exception as error:  # noqa: BLE001  (a fault of the game: play on at random)
            self.manager.report(error, table.state.id)
            return None

    async def _thought(
        self, table: LiveTable, seen: worker_tasks.Sight, bot: str, kept: object, pause: float
    ) -> worker_tasks.Move | None:
        """None if it came to nothing. Whether the answer is still asked for, the caller looks."""
        metrics = self.manager.metrics
        began, moves = time.monotonic(), table.moves
        work = Work(
            Kind.BOT,
            table.guest,
            table.state.id,
            worker_tasks.choose,
            *(seen, bot, self._chance(table), kept),
            people=lambda: bool(table.audience.connections or table.presence.connected()),
            wanted=lambda: table.moves == moves and not table.closed,
        )
        try:
            with metrics.thinking.track_inprogress(), metrics.bot_seconds.time():
                move: worker_tasks.Move = await self.manager.scheduler.run(work)
        except Unwanted:
            return None
        except Exception as error:  # noqa: BLE001  (a faulty bot must not stop the table)
            self.manager.report(error, table.state.id)
            return None
        await table.still(began + pause, moves)
        return move

    async def _move(self, table: LiveTable, seat: int, move: worker_tasks.Move | None) -> bool:
        """Whether it was played as thought."""
        try:
            if move is not None:
                key, answer, _ = move
                await table.play(seat, key, read_answer(answer))
                return True
        except Refused as refused:
            self.manager.report(refused, table.state.id)
        await self._at_random(table, seat)
        return False

    async def _at_random(self, table: LiveTable, seat: int) -> None:
        """A bot that failed does not stop the game."""
        asked = [d for d in table.state.position.open_decisions if d.seat == seat]
        decision = asked[0]
        answer = decision.choice.sample(Rng.seeded(secrets.token_hex(16), RANDOM))
        await table.play(seat, decision.key, answer)

    async def flag(self, table: LiveTable) -> None:
        """Time is up for somebody: a bot plays on there."""
        async with table.hold():
            state = table.state
            left = table.ticker.left(state)
            if left is None or state.over:
                return
            late = [seat for seat in table.ticker.running(state) if left[seat] <= 0]
            for seat in late:
                await self.take_over(table, seat, "time")
            table.ticker.restart(table.state)

    async def cover(self, table: LiveTable) -> None:
        """Bots play for those who have been away for too long, until they come back."""
        async with table.hold():
            for seat in table.presence.deserted(table.state):
                await self.hand_over(table, seat, table.state.opened.stand_in, "away")

    async def hand_over(
        self, table: LiveTable, seat: int, bot: str | None, why: Why, by: Sender | None = None
    ) -> None:
        """Put a bot on a person's seat, or (None) take it off again."""
        who = table.state.seats[seat]
        now = Seat(who.kind, who.name, who.bot, who.token, bot, why=why)
        row: dict[str, object] | None = {"bots": True} if bot else None
        await table.change([table.entry(SEAT, now, seat, by)], row, by)

    async def take_over(
        self, table: LiveTable, seat: int, why: Out, by: Sender | None = None
    ) -> None:
        """A bot plays on for good. Who has left or lost the seat does not see its hand any more;
        nor does anybody else, for nobody can take such a seat."""
        who = table.state.seats[seat]
        token = who.token if why in ("gave-up", "time") else None
        bot = table.state.opened.stand_in
        now = Seat(who.kind, who.name, who.bot, token, bot, resigned=True, why=why)
        await table.change([table.entry(SEAT, now, seat, by)], {"bots": True}, by)
