"""Scripted players, as lean as they can be: the load must not be what is measured.

`python benchmarks/_server_load.py PORT SECONDS [PACE [PID]]` plays tables that
`benchmarks/server.py` has opened (their ids and tokens come on standard input as JSON). With a
PACE the tables together are given so many answers a second, evenly; otherwise (0) everybody answers
at once, and what is measured as delay is mostly the queue of all the others. PID is the server's:
what it works for the answers, and for them alone, is counted too.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import struct
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

TICK_S = 0.02


class Socket(asyncio.Protocol):
    """The client side of RFC 6455, without extensions, for texts that fit one frame."""

    def __init__(self, path: str, host: str, heard: Callable[[bytes], None]) -> None:
        self.path = path
        self.host = host
        self.heard = heard
        self.buffer = bytearray()
        self.open = asyncio.get_running_loop().create_future()
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done():
            head = self.buffer.find(b"\r\n\r\n")
            if head < 0:
                return
            assert self.buffer.startswith(b"HTTP/1.1 101"), bytes(self.buffer[:80])
            del self.buffer[: head + 4]
            self.open.set_result(None)
        while (text := self._frame()) is not None:
            self.heard(text)

    def _frame(self) -> bytes | None:
        buffer = self.buffer
        while len(buffer) >= 2:
            size, start = buffer[1] & 127, 2
            if size == 126:
                if len(buffer) < 4:
                    return None
                size, start = struct.unpack_from(">H", buffer, 2)[0], 4
            elif size == 127:
                if len(buffer) < 10:
                    return None
                size, start = struct.unpack_from(">Q", buffer, 2)[0], 10
            if len(buffer) < start + size:
                return None
            kind = buffer[0] & 15
            text = bytes(buffer[start : start + size])
            del buffer[: start + size]
            if kind == 9:
                self.send(text, 10)
            elif kind == 1:
                return text
        return None

    def send(self, data: bytes, kind: int = 1) -> None:
        size = len(data)
        if self.transport is None or self.transport.is_closing():
            return
        # A mask of zeroes is a mask.
        if size < 126:
            head = struct.pack(">BB4x", 0x80 | kind, 0x80 | size)
        else:
            head = struct.pack(">BBH4x", 0x80 | kind, 0x80 | 126, size)
        self.transport.write(head + data)


class Figures:
    def __init__(self, interval: float = 0.0) -> None:
        self.interval = interval
        """Seconds from one answer at a table to the next; 0 = as fast as it goes."""
        self.due: dict[str, float] = {}
        """When the next answer at a table is to be given."""
        self.sent: dict[tuple[str, int], float] = {}
        self.delays: list[float] = []
        self.answers = 0
        """Steps that the tables have gone: what standing orders answer counts as well."""
        self.steps: dict[str, int] = {}
        """Of each table, as far as anybody there has seen it."""
        self.refused = 0
        self.over = 0
        self.stop = True
        """Nobody answers: before all are seated, and after the time is up."""

    def went(self, table: str, step: int) -> None:
        """Somebody at a table sees it at a step."""
        before = self.steps.get(table, step)
        if step >= before:
            self.answers += step - before
            self.steps[table] = step


def in_time(figures: Figures, table: str, answer: Callable[[], None]) -> None:
    """Let it be answered when it is due, or now if that has passed."""
    if not figures.interval:
        answer()
        return
    now = time.perf_counter()
    due = figures.due[table] = max(figures.due.get(table, 0.0) + figures.interval, now)
    asyncio.get_running_loop().call_later(due - now, answer)


def spread(figures: Figures, tables: list[str]) -> None:
    """The first answers of the tables evenly over one interval."""
    now = time.perf_counter()
    for at, table in enumerate(tables):
        figures.due[table] = now + figures.interval * (at / len(tables) - 1)


def worked(pid: int) -> float:
    """The seconds that a process has worked so far, on whichever core (proc(5), stat)."""
    if not pid:
        return 0.0
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def summary(figures: Figures, spent: float, answers: int, work: float = 0.0) -> dict[str, object]:
    return {
        "seconds": spent,
        "work": work,
        "answers": answers,
        "refused": figures.refused,
        "delays_ms": [round(1000 * delay, 2) for delay in figures.delays],
    }


async def connect(port: int, path: str, heard: Callable[[bytes], None]) -> Socket:
    loop = asyncio.get_running_loop()
    host = f"127.0.0.1:{port}"
    _, socket = await loop.create_connection(lambda: Socket(path, host, heard), "127.0.0.1", port)
    await socket.open
    return socket


class Choice(msgspec.Struct):
    kind: str
    options: list[int] = []
    low: int = 0
    placements: list[dict[str, object]] = []
    ways: list[list[int]] = []
    room: list[int] = []
    total: int = 0
    allowed: list[int] = []
    sets: list[list[int]] = []


class Asked(msgspec.Struct):
    seat: int
    key: str
    choice: Choice | None = None


class View(msgspec.Struct):
    open: list[Asked]
    over: bool

    def without(self, passed: set[tuple[int, str]]) -> View:
        """Less the questions that standing orders answer, as the real client leaves them out."""
        asked = [each for each in self.open if (each.seat, each.key) not in passed]
        return View(asked, self.over)


class Heard(msgspec.Struct):
    """Only what a scripted player needs to know of a message."""

    type: str
    step: int = -1
    view: View | None = None
    passing: list[Asked] = []
    id: str | None = None
    text: str = ""


DECODER = msgspec.json.Decoder(Heard)


def simple(choice: Choice, number: int) -> object:
    """Some legal answer, without much thought."""
    kind = choice.kind
    if kind == "pick":
        return choice.options[number % len(choice.options)]
    if kind == "pick-some":
        return (
            choice.sets[number % len(choice.sets)]
            if choice.sets
            else sorted(choice.options[: max(choice.low, 0)])
        )
    if kind == "number":
        return choice.low
    if kind == "confirm":
        return choice.allowed[0]
    if kind == "place":
        return choice.placements[number % len(choice.placements)]["answer"]
    if kind == "path":
        return choice.ways[number % len(choice.ways)]
    left, units = choice.total, [0] * len(choice.room)
    for at in range(len(units)):
        place = (number + at) % len(units)
        units[place] = min(choice.room[place], left)
        left -= units[place]
    return units


class Scripted:
    """One seat: answers what it is asked as soon as it is asked."""

    def __init__(self, figures: Figures, table: str, seat: int, token: str) -> None:
        self.figures = figures
        self.table = table
        self.seat = seat
        self.token = token
        self.count = 0
        self.socket: Socket | None = None
        self.last: tuple[int, View] | None = None
        self.answered = -1
        """The step answered last: where several are asked at once, a view comes before our turn
        is over."""
        self.ended = False

    async def sit(self, port: int) -> None:
        self.socket = await connect(port, f"/api/tables/{self.table}/ws", self.heard)
        sit = {"type": "sit", "tokens": [self.token], "since": 0}
        self.socket.send(json.dumps(sit).encode())

    def heard(self, text: bytes) -> None:
        message = DECODER.decode(text)
        figures = self.figures
        if message.type == "view":
            began = figures.sent.get((self.table, message.step))
            if began is not None:
                figures.delays.append(time.perf_counter() - began)
            assert message.view is not None
            figures.went(self.table, message.step)
            passed = {(each.seat, each.key) for each in message.passing}
            self.last = (message.step, message.view.without(passed))
            if message.view.over:
                self._over()
            elif not figures.stop:
                self.turn()
        elif message.type in ("refused", "bye"):
            figures.refused += 1
            # Stale where two are asked at once; or an answer that a client would have known better.
            if message.type == "refused" and message.step == self.answered:
                self.answered = -1
                self.turn()

    def turn(self) -> None:
        if self.last and any(asked.choice is not None for asked in self.last[1].open):
            in_time(self.figures, self.table, self.answer)

    def answer(self) -> None:
        if self.last is None or self.figures.stop:
            return
        step, view = self.last
        if step == self.answered:
            return
        self.answered = step
        for asked in view.open:
            if asked.choice is not None:
                self.count += 1
                answer = json.dumps(simple(asked.choice, self.count * 7 + step))
                mark = f"{self.seat}-{self.count}"
                assert self.socket is not None
                self.figures.sent.setdefault((self.table, step + 1), time.perf_counter())
                self.socket.send(
                    f'{{"type":"answer","id":"{mark}","seat":{asked.seat},"step":{step},'
                    f'"key":"{asked.key}","answer":{answer}}}'.encode()
                )
                return

    def _over(self) -> None:
        if not self.ended:
            self.ended = True
            self.figures.over += 1


async def play(
    port: int, seconds: float, pace: float, pid: int, tables: list[dict[str, object]]
) -> None:
    figures = Figures(len(tables) / pace if pace else 0.0)
    players = []
    for opened in tables:
        tokens = opened["seats"]
        assert isinstance(tokens, list)
        players += [
            Scripted(figures, str(opened["table"]), seat, token)
            for seat, token in enumerate(tokens)
        ]
    for at in range(0, len(players), 20):
        await asyncio.gather(*(player.sit(port) for player in players[at : at + 20]))
    await asyncio.sleep(1)
    figures.stop = False
    spread(figures, [str(opened["table"]) for opened in tables])
    began, before = time.perf_counter(), worked(pid)
    for player in players:
        player.turn()
    # Until the time is up, or so many games are over that the load is no longer what it was.
    for _ in range(int(seconds / TICK_S)):
        await asyncio.sleep(TICK_S)
        if figures.over >= len(players) / 10 or time.perf_counter() - began > seconds:
            break
    spent, answers = time.perf_counter() - began, figures.answers
    figures.stop = True
    print(json.dumps(summary(figures, spent, answers, worked(pid) - before)))


if __name__ == "__main__":
    import uvloop

    seconds, pace, pid = [*map(float, sys.argv[2:]), 0.0, 0.0][:3]
    uvloop.run(play(int(sys.argv[1]), seconds, pace, int(pid), json.load(sys.stdin)))
