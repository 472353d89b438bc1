"""Inside a worker process: one task after the other comes through a pipe and is answered there.

Imports nothing of the web.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any, Final

import msgspec

NICE: Final = 5
"""People's answers go before all work: a worker leaves the processor to the server."""
TIRED: Final = 4
"""A worker that still holds more than this part of its memory after a task ends: what Python has
once taken from the system it rarely gives back."""
STATM: Final = Path("/proc/self/statm")


class TooMuchMemory(Exception):
    """The task wanted more memory than a task may have."""


class TaskFailed(Exception):
    """The task raised something that cannot be sent; its kind and text are in this one's text."""


class Reply(msgspec.Struct, frozen=True):
    """What a worker sends back."""

    value: Any = None
    error: Exception | None = None
    last: bool = False
    """The worker ends now."""


def serve(pipe: Connection, most_bytes: int) -> None:
    """Ctrl+C is the server's business, and its death is ours too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()
    _limit(most_bytes)
    last = False
    while not last:
        try:
            do, args = pipe.recv()
        except (EOFError, ConnectionResetError):  # the latter where it died in the midst of a word
            return
        reply = done(do, args)
        del do, args
        last = reply.last or _tired(most_bytes)
        pipe.send(Reply(reply.value, reply.error, last))


def done(do: Callable[..., Any], args: tuple[Any, ...]) -> Reply:
    """Does it here; what it raises is sent back too."""
    try:
        return Reply(do(*args))
    except MemoryError:
        return Reply(error=TooMuchMemory("it needs more memory than a task may have"), last=True)
    except Exception as error:  # noqa: BLE001  (whatever it is, it is the caller's)
        return Reply(error=_sendable(error))


def _sendable(error: Exception) -> Exception:
    """Many exceptions cannot be put together again from what pickle keeps of them."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:  # noqa: BLE001
        return TaskFailed(f"{type(error).__name__}: {error}")
    return error


def _follow(sentinel: Any) -> None:
    wait([sentinel])
    os._exit(0)


def _limit(most_bytes: int) -> None:
    if sys.platform != "win32":
        import resource

        with suppress(ValueError, OSError):  # already lower: then so be it
            resource.setrlimit(resource.RLIMIT_AS, (most_bytes, most_bytes))
        os.nice(NICE)


def _tired(most_bytes: int) -> bool:
    if not STATM.exists():
        return False  # not Linux
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") > most_bytes // TIRED
