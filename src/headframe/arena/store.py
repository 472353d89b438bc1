"""Results as they come in, one line each, so that a run that stopped goes on where it was."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from headframe.arena.job import Played


class Store:
    """A file of results. Nothing in it is ever changed; a half-written last line is cut off."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.found: dict[str, Played] = {}
        whole = 0
        if path.exists():
            data = path.read_bytes()
            decode = msgspec.json.Decoder(Played).decode
            for line in data.splitlines(keepends=True):
                if not line.endswith(b"\n"):
                    break
                try:
                    played = decode(line)
                except msgspec.MsgspecError:
                    break
                self.found[played.key] = played
                whole += len(line)
        self.file: BinaryIO = path.open("r+b" if path.exists() else "wb")
        self.file.truncate(whole)
        self.file.seek(whole)

    def add(self, played: Played) -> None:
        self.file.write(msgspec.json.encode(played) + b"\n")
        self.file.flush()
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
