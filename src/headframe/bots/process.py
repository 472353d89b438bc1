"""A bot that is a program of its own, in whatever language: it reads and writes JSON lines.

The lines are described in docs/bot-protocol.md. The program is started at the first question and
ended with the game. It sees what its seat sees and nothing else: there is no way to ask for more.
"""

from __future__ import annotations

import os
import select
import shlex
import subprocess
import tempfile
import time
import weakref
from collections.abc import Mapping
from contextlib import suppress
from typing import IO, Any, Final, cast

import msgspec

from headframe.bots.bot import Move
from headframe.bots.memory import NOTHING, Memory
from headframe.bots.moves import answers
from headframe.bots.observation import Observation
from headframe.bots.settings import BadBot, Number, Setting, Text
from headframe.core.choice import plain
from headframe.core.part import Json
from headframe.core.record import BadRecord, read_answer
from headframe.core.rng import Rng

PROTOCOL: Final = 1
LISTED: Final = 500
"""As many answers are listed for those who do not want to read choices."""
TAIL: Final = 2000
"""So many of the last characters that it wrote to its standard error are kept."""
CLOSING_S: Final = 1.0
_CHUNK: Final = 65_536

SETTINGS: Final[Mapping[str, Setting]] = {
    "command": Text("", "what starts it, e.g. process:command=python3 mybot.py"),
    "seconds": Number(10.0, 0.01, 3600, "for one answer; after that it has failed"),
    "megabytes": Number(1024, 16, 1_000_000, "of memory it may take"),
}


class BotFailed(RuntimeError):
    """It crashed, said nothing in time, or said something that is no answer."""


class Reply(msgspec.Struct):
    """What the program answers, a line of JSON."""

    key: str
    answer: Any


class ProcessBot:
    """``choose`` asks the program and waits for its line."""

    def __init__(self, rng: Rng, command: str, seconds: float, megabytes: int) -> None:
        if not command.strip():
            raise BadBot("bot process: command is missing: process:command=python3 mybot.py")
        self.command = shlex.split(command)
        self.seconds = seconds
        self.megabytes = megabytes
        self.seed = f"{rng.word():08x}{rng.word():08x}"
        self.memory: Memory = NOTHING
        self._process: subprocess.Popen[bytes] | None = None
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  (closed with the bot)
        self._unread = b""
        self._end: Any = weakref.finalize(self, self._errors.close)

    def choose(self, observation: Observation) -> Move:
        """What the program answers to the observation. It is started when it is first asked."""
        if self._process is None:
            self._start(observation)
        rng = Rng.seeded(self.seed, "listed")
        decisions: list[Json] = [
            {
                "key": decision.key,
                "choice": decision.choice.to_json(),
                "answers": [plain(answer) for answer in answers(decision, LISTED, rng)],
                "all": decision.choice.listed(LISTED) is not None,
            }
            for decision in observation.decisions
        ]
        self._say(
            {
                "type": "choose",
                "view": cast("Json", observation.view),
                "events": list(observation.events),
                "decisions": decisions,
            }
        )
        line = self._line()
        try:
            reply = msgspec.json.decode(line, type=Reply)
            return reply.key, read_answer(reply.answer)
        except (msgspec.MsgspecError, BadRecord) as error:
            raise BotFailed(f"it said no answer: {error}{self.stderr()}") from None

    def _start(self, observation: Observation) -> None:
        try:
            process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                bufsize=0,
            )
        except OSError as error:
            raise BotFailed(f"{self.command[0]} cannot be started: {error.strerror}") from error
        self._process = process
        self._end.detach()
        self._end = weakref.finalize(self, _stop, process, self._errors)
        assert process.stdin is not None
        os.set_blocking(process.stdin.fileno(), False)
        _limit(process.pid, self.megabytes)
        name = observation.game.NAME
        self._say(
            {
                "type": "begin",
                "protocol": PROTOCOL,
                "game": name,
                "seat": observation.seat,
                "seed": self.seed,
            }
        )

    def _say(self, message: Json) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        until = time.monotonic() + self.seconds
        write = self._process.stdin.fileno()
        unsaid = memoryview(msgspec.json.encode(message) + b"\n")
        while unsaid:
            left = until - time.monotonic()
            if left <= 0 or not select.select([], [write], [], left)[1]:
                raise BotFailed(f"it did not listen for {self.seconds:g} seconds{self.stderr()}")
            try:
                unsaid = unsaid[os.write(write, unsaid) :]
            except BlockingIOError:
                continue
            except OSError:
                raise BotFailed(f"it has ended{self.stderr()}") from None

    def _line(self) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        until = time.monotonic() + self.seconds
        read = self._process.stdout.fileno()
        while b"\n" not in self._unread:
            left = until - time.monotonic()
            if left <= 0 or not select.select([read], [], [], left)[0]:
                raise BotFailed(f"it said nothing for {self.seconds:g} seconds{self.stderr()}")
            more = os.read(read, _CHUNK)
            if not more:
                raise BotFailed(f"it has ended{self.stderr()}")
            self._unread += more
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def stderr(self) -> str:
        """The end of what it wrote there, for whoever wants to know why it failed."""
        self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, self._errors.tell() - TAIL))
        text = self._errors.read().decode(errors="replace").strip()
        return f"; it wrote: {text}" if text else ""

    def close(self) -> None:
        """The game is over: tell it, and end it if it stays."""
        if self._process is not None:
            with suppress(BotFailed):
                self._say({"type": "end"})
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(CLOSING_S)
        self._end()


def _limit(pid: int, megabytes: int) -> None:
    """Where the system can: what it takes beyond that fails in the program, not here."""
    try:
        import resource

        size = megabytes * 1024 * 1024
        resource.prlimit(pid, resource.RLIMIT_AS, (size, size))
    except (ImportError, AttributeError, OSError):
        return


def _stop(process: subprocess.Popen[bytes], errors: IO[bytes]) -> None:
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout, errors):
        if pipe is not None:
            pipe.close()
