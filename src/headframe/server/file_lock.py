"""One server to a SQLite file: a lock that lasts as long as the process and ends with it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from headframe.server.migrations import BadDatabase

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """On a file beside the database: SQLite has locks of its own on the other one. The system
    lets go of it when its holder dies, however that dies."""

    def __init__(self, database: str) -> None:
        self.database = database
        self._file: IO[str] | None = None

    def take(self) -> None:
        """Or raise BadDatabase."""
        if self._file is not None:
            return
        path = Path(self.database + ".lock")
        file = path.open("a", encoding="ascii")
        path.chmod(0o600)
        try:
            _lock(file)
        except OSError:
            file.close()
            raise BadDatabase(
                f"another Headframe server has {self.database} open, and two on one SQLite file "
                "would not hear each other. Stop that one, or use another file or PostgreSQL."
            ) from None
        self._file = file

    def free(self) -> None:
        """Others may take it now."""
        if self._file is not None:
            self._file.close()
            self._file = None
