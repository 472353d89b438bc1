"""Many games at once, as arrays: for learners that act in batches.

>>> import numpy as np
>>> with VectorEnv("drillers", 3, seed="a run", players=2) as games:
...     seen = games.reset()
...     for _ in range(5):
...         seen = games.step(np.argmax(seen.masks, axis=1))
>>> seen.observations.shape[0], seen.seats.tolist()
(3, [1, 1, 1])

A game that ends is dealt anew at once: ``over`` and ``rewards`` tell of the end, everything else in
its row is of the next game already. With ``workers`` the rows are shared out between so many
processes, which write into the same memory; the games are the same as without.
"""

from __future__ import annotations

import gc
import multiprocessing
import traceback
from ctypes import c_byte
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from headframe.research.games import Games, Memory
from headframe.research.vectors import Mask, Numbers, Observer, shared_observer

STEP: Final = b"step"
RESET: Final = b"reset"
STOP: Final = b"stop"
DONE: Final = b"done"


@dataclass(frozen=True, slots=True)
class Seen:
    """One row for each game. The arrays are written anew by each step: copy what is to be kept."""

    observations: Numbers
    """What the seat that acts may know."""
    masks: Mask
    """Which actions it may take."""
    seats: NDArray[np.int8]
    """Which seat acts."""
    rewards: NDArray[np.float32]
    """For each seat: what a game that ended with this step was worth, otherwise 0."""
    over: NDArray[np.bool_]
    """Whether a game ended with this step."""
    actions: NDArray[np.int32]
    """What was last done."""


def _memory(observer: Observer, count: int) -> list[int]:
    """Bytes that each array of `Seen` needs."""
    actions, seats = len(observer.table), observer.seats
    return [count * observer.size, count * actions, count, count * seats * 4, count, count * 4]


def _arrays(observer: Observer, count: int, memory: list[Any]) -> Seen:
    seen, masks, seats, rewards, over, actions = memory
    return Seen(
        np.frombuffer(seen, np.uint8).reshape(count, observer.size),
        np.frombuffer(masks, np.int8).reshape(count, len(observer.table)),
        np.frombuffer(seats, np.int8),
        np.frombuffer(rewards, np.float32).reshape(count, observer.seats),
        np.frombuffer(over, np.bool_),
        np.frombuffer(actions, np.int32),
    )


def _games(observer: Observer, seen: Seen, rows: range, seed: str) -> Games:
    memory = Memory(
        seen.observations.reshape(-1).data,
        seen.masks.reshape(-1).view(np.uint8).data,
        seen.seats.data,
        seen.rewards.reshape(-1).data,
        seen.over.data,
        seen.actions.data,
    )
    return Games(
        *(observer.game, observer.options, observer.table, observer.writer),
        *(memory, observer.seats, rows, seed),
    )


class VectorEnv:
    """``count`` games of one kind. The same ``seed``, the same deals, however many workers."""

    def __init__(
        self, game: str, count: int, *, workers: int = 0, seed: str = "", **options: Any
    ) -> None:
        if count < 1 or not 0 <= workers <= count:
            raise ValueError(f"{count} games, {workers} workers: at least 1 game, one a worker")
        self.observer = shared_observer(game, options)
        spawn = multiprocessing.get_context("spawn")
        memory = [spawn.RawArray(c_byte, size) for size in _memory(self.observer, count)]
        self._seen = _arrays(self.observer, count, memory)
        self._own = None if workers else _games(self.observer, self._seen, range(count), seed)
        self._lines: list[Connection] = []
        self._processes = []
        for worker in range(workers):
            rows = range(count * worker // workers, count * (worker + 1) // workers)
            ours, theirs = spawn.Pipe()
            process = spawn.Process(
                target=_work,
                args=(theirs, game, options, count, memory, rows, seed),
                daemon=True,
            )
            process.start()
            theirs.close()
            self._lines.append(ours)
            self._processes.append(process)

    def reset(self) -> Seen:
        """New games in all rows."""
        if self._own:
            self._own.reset()
        else:
            self._tell(RESET)
        return self._seen

    def step(self, actions: NDArray[Any]) -> Seen:
        """One action in every game."""
        self._seen.actions[:] = actions
        if self._own:
            self._own.step()
        else:
            self._tell(STEP)
        return self._seen

    def close(self) -> None:
        """Ends its workers."""
        for line, process in zip(self._lines, self._processes, strict=True):
            if process.is_alive():
                line.send_bytes(STOP)
            process.join()
            line.close()
        self._lines, self._processes = [], []

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _tell(self, what: bytes) -> None:
        for line in self._lines:
            line.send_bytes(what)
        told = [line.recv_bytes() for line in self._lines]
        if wrong := [each for each in told if each != DONE]:
            raise ValueError(wrong[0].decode())


def _work(
    line: Connection,
    game: str,
    options: dict[str, Any],
    count: int,
    memory: list[Any],
    rows: range,
    seed: str,
) -> None:
    observer = shared_observer(game, options)
    # What was loaded stays: whoever looks for garbage need not look at it again and again.
    gc.freeze()
    games = _games(observer, _arrays(observer, count, memory), rows, seed)
    while (what := line.recv_bytes()) != STOP:
        try:
            games.reset() if what == RESET else games.step()
        except ValueError as wrong:
            line.send_bytes(str(wrong).encode())
        except Exception:  # noqa: BLE001  (told where somebody waits for it)
            line.send_bytes(traceback.format_exc().encode())
        else:
            line.send_bytes(DONE)
