"""What a server can be told. Told nothing, it serves this machine and keeps its tables at home."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import msgspec

DATA: Final = "HEADFRAME_DATA"
"""The folder for the database; the user's own data folder otherwise."""
DATABASE: Final = "HEADFRAME_DATABASE"
"""A database by URL, e.g. ``postgresql://user@host/name``; a SQLite file otherwise."""
PREFIX: Final = "HEADFRAME_"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every limit has a name of its own: ``HEADFRAME_MESSAGE_BYTES=1000`` changes it."""

    database: str = ""
    origins: str = ""
    """Pages of other origins that may talk to us, with commas; our own page always may."""
    message_bytes: int = 65_536
    body_bytes: int = 4_000_000
    messages_per_second: float = 20.0
    burst: int = 60
    calls_per_second: float = 50.0
    calls_burst: int = 200
    tables_per_guest: int = 200
    queue_messages: int = 1000
    """What waits for one slow reader at most; then it is dropped."""
    queue_bytes: int = 4_000_000
    snapshot_every: int = 16
    workers: int = 0
    """Processes in which bots think; 0 = all cores but one."""
    idle_s: float = 300.0
    """A table that nobody looks at leaves memory after this time."""
    abandon_s: float = 20.0
    """How long a person must be away before somebody may put a bot on the seat."""
    takeover_least_s: int = 10
    """No table may put a bot on the seat of somebody who is away for less."""
    bot_pause_s: float = 0.0
    resume_s: float = 86_400.0
    """At the start, bots go on at tables that moved within this time."""


class BadSetting(ValueError):
    """Names the variable and what is wrong with it."""


def from_environment() -> Settings:
    given: dict[str, str] = {}
    for field in Settings.__struct_fields__:
        text = os.environ.get(PREFIX + field.upper())
        if text is not None:
            given[field] = text
    try:
        settings = msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(f"{PREFIX}…: {error}") from None
    return msgspec.structs.replace(settings, database=database_url(settings.database))


def database_url(given: str) -> str:
    """The URL with its async driver; a file in the data folder when none is given."""
    if not given:
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
    scheme, colon, rest = given.partition(":")
    driver = {
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
        "postgresql+asyncpg": "postgresql+asyncpg",
        "sqlite": "sqlite+aiosqlite",
        "sqlite+aiosqlite": "sqlite+aiosqlite",
    }.get(scheme)
    if driver is None or not colon:
        raise BadSetting(f"{DATABASE}: {scheme!r} is neither sqlite nor postgresql")
    return f"{driver}:{rest}"


def data_folder() -> Path:
    if given := os.environ.get(DATA):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "Headframe"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Headframe"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "headframe"
