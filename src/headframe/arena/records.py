"""The games of the arena as records, each in its line of ``games.jsonl``."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from headframe.arena.job import Played
from headframe.arena.schedule import BadRun
from headframe.core.record import Record, read

GAMES: Final = "games.jsonl"


def packed(record: Record) -> str:
    """A record in a few thousand characters."""
    return base64.b64encode(zlib.compress(msgspec.json.encode(record), 9)).decode()


def unpacked(text: str) -> Record:
    """The record that a game was kept as."""
    return read(zlib.decompress(base64.b64decode(text)))


def kept_games(folder: Path) -> Iterator[Played]:
    """The games of a run, as they ended; a half-written last line is left out."""
    path = folder / GAMES
    if not path.is_file():
        raise BadRun(f"{folder}: there are no games of an arena run")
    with path.open("rb") as file:
        for line in file:
            try:
                yield msgspec.json.decode(line, type=Played)
            except msgspec.MsgspecError:
                return


def kept_record(folder: Path, game_id: str) -> Record:
    """Of the game whose id begins so."""
    found = [played for played in kept_games(folder) if played.key.startswith(game_id)]
    if len(found) != 1 or not game_id:
        raise BadRun(f"{len(found)} games of {folder} have an id that begins with {game_id!r}")
    if not found[0].record:
        raise BadRun(f"game {game_id} was played before records were kept")
    return unpacked(found[0].record)
