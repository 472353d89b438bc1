"""Results as they come in, one line each, so that a run that stopped goes on where it was."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from headframe.arena.job import Played
from headframe.arena.optional import wanted
from headframe.arena.schedule import BadRun


class Store:
    """A file of results. Nothing in it is ever changed; a half-written last line is cut off."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.found: dict[str, Played] = {}
        self.file: BinaryIO = path.open("a+b")
        try:
            self._lock(path)
            self._read()
        except BaseException:
            self.file.close()
            raise

    def _lock(self, path: Path) -> None:
        """Two runs that write into one file would cut off each other's lines."""
        fcntl = wanted("fcntl")
        if fcntl is None:
            return  # a system without it: the user has to take care
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise BadRun(f"out: another run is writing into {path.parent}") from error

    def _read(self) -> None:
        self.file.seek(0)
        decode = msgspec.json.Decoder(Played).decode
        whole = 0
        for line in self.file.read().splitlines(keepends=True):
            if not line.endswith(b"\n"):
                break
            try:
                played = decode(line)
            except msgspec.MsgspecError:
                break
            played.record = ""  # on disk it stays
            self.found[played.key] = played
            whole += len(line)
        self.file.truncate(whole)

    def add(self, played: Played) -> None:
        """A game was played: it is written down at once."""
        self.file.write(msgspec.json.encode(played) + b"\n")
        self.file.flush()
        played.record = ""
        self.found[played.key] = played

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.file.close()
