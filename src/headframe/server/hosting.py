"""What whoever runs a server does beside serving, by the settings of the server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import structlog
from sqlalchemy.engine import URL, make_url

from headframe.server import backup, checking, data_place, private
from headframe.server.backup import BadBackup
from headframe.server.file_lock import FileLock
from headframe.server.migrations import BadDatabase
from headframe.server.settings import BadSetting, from_environment

TROUBLES: Final = (BadBackup, BadDatabase, BadSetting, OSError)
"""What can go wrong without a fault of ours; each says it in a sentence."""


def database() -> str:
    """Where it is, without its password."""
    return _url().render_as_string()


def back_up_now(file: Path) -> dict[str, int]:
    """Writes all tables into a file; how many rows of what there were."""
    return asyncio.run(backup.back_up(_url(), file))


def restore_now(file: Path) -> dict[str, int]:
    """Not while a server has the file: it would not hear of it."""
    url = _url()
    if url.get_backend_name() != "sqlite" or not url.database:
        return asyncio.run(backup.restore(file, url))
    lock = FileLock(url.database)
    lock.take()
    try:
        private.make_file(url.database)
        return asyncio.run(backup.restore(file, url))
    finally:
        lock.free()


def check_now(data: str) -> tuple[list[str], bool]:
    """What this release would meet there, in sentences, and whether nobody would notice."""
    url = data_place.place(data)
    said, in_the_way = data_place.about_files(url)
    with _quiet():
        findings = asyncio.run(checking.look(url))
    return said + checking.sentences(findings), findings.unnoticed() and not in_the_way


@contextmanager
def _quiet() -> Iterator[None]:
    """What the log would say of the copy, the findings say."""
    before = structlog.get_config()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    try:
        yield
    finally:
        structlog.configure(**before)


def in_words(rows: dict[str, int]) -> str:
    """What a backup holds, in words."""
    return f"{rows.get('tables', 0)} tables, {rows.get('log', 0)} entries of their logs"


def _url() -> URL:
    return make_url(from_environment().database)
