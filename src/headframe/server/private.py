"""Files for their owner alone: in them are the seeds of games that are being played."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

FOLDER: Final = 0o700
FILE: Final = 0o600
OTHERS: Final = 0o077
BESIDE: Final = ("", "-wal", "-shm", "-journal")
"""What SQLite keeps beside its file; it gives new ones the file's own rights."""


def make_folder(folder: Path) -> None:
    """One that was there before keeps its rights: it may be somebody's home."""
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(FOLDER)


def make_file(database: str | None) -> None:
    """Create it, if need be, with nobody else's rights, and take them from one that has them."""
    if database in (None, "", ":memory:"):
        return
    os.close(os.open(database, os.O_CREAT | os.O_RDWR, FILE))
    for end in BESIDE:
        path = Path(database + end)
        if path.exists() and path.stat().st_mode & OTHERS:
            path.chmod(FILE)
