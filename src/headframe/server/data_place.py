"""Where a server keeps its tables: which database is meant, and what its file is like."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from sqlalchemy.engine import URL, make_url

from headframe.server.migrations import BadDatabase
from headframe.server.settings import database_url


def place(data: str) -> URL:
    """The database that is meant: a folder, a SQLite file or a URL."""
    if "://" in data:
        return make_url(database_url(data))
    path = Path(data)
    file = path / "tables.sqlite" if path.is_dir() else path
    if not file.is_file():
        raise BadDatabase(f"{data}: there is no database here (no folder with tables.sqlite)")
    return make_url(f"sqlite+aiosqlite:///{file}")


def about_files(url: URL) -> tuple[list[str], bool]:
    """What is to be said about the file itself, and whether it stands in the way."""
    if url.get_backend_name() != "sqlite" or not url.database:
        return [], False
    file = Path(url.database)
    said: list[str] = []
    size, free = _size(file), shutil.disk_usage(file.parent).free
    needed = 2 * size
    said.append(f"{file}: {_mb(size)}, belongs to {_owner(file)}; {_mb(free)} free beside it")
    if free < needed:
        said.append(f"too little room: an update may need {_mb(needed)} for a moment")
    foreign = not _mine(file)
    if foreign:
        said.append(f"you are somebody else: run the server as {_owner(file)}, as up to now")
    return said, foreign or free < needed


def _size(file: Path) -> int:
    wal = file.with_name(file.name + "-wal")
    return file.stat().st_size + (wal.stat().st_size if wal.exists() else 0)


def _mb(size: int) -> str:
    return f"{size / 1e6:,.1f} MB"


def _owner(file: Path) -> str:
    try:
        return file.owner()
    except (KeyError, NotImplementedError, OSError):
        return f"user {file.stat().st_uid}"


def _mine(file: Path) -> bool:
    return not hasattr(os, "getuid") or os.getuid() in (0, file.stat().st_uid)
