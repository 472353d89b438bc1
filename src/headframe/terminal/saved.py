"""A game that goes on another day: its record with the seed in it, and who sits where.

The file tells the dice that are still to come; it is for whoever owns the screen, not for sharing.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from headframe.core.record import BadRecord, Record, read, write
from headframe.core.session import Session
from headframe.core.window import Orders


class Saved(NamedTuple):
    """A game that was left, to be gone on with."""

    record: Record
    sitting: list[str]
    """For each seat ``human`` or the bot that plays it."""
    orders: list[Orders]
    """For each seat what its person wants to be asked in reaction windows."""


def save(
    path: Path, session: Session, sitting: Sequence[str], orders: Sequence[Orders] = ()
) -> None:
    """All of it or nothing: a file that was there stays whole if this fails."""
    record = session.record()
    record.seed, record.start = session.seed, session.start
    document = {
        "sitting": list(sitting),
        "orders": [each.plain() for each in orders or [Orders()] * len(sitting)],
        "record": json.loads(write(record)),
    }
    beside = path.with_name(path.name + ".part")
    beside.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    beside.replace(path)


def load(data: bytes) -> Saved:
    """Or BadRecord, with what is wrong."""
    try:
        document = json.loads(data)
    except ValueError as error:
        raise BadRecord("this file holds no saved game") from error
    if not isinstance(document, dict) or set(document) - {"orders"} != {"sitting", "record"}:
        raise BadRecord("this file holds no saved game")
    sitting = document["sitting"]
    if not isinstance(sitting, list) or not all(isinstance(word, str) for word in sitting):
        raise BadRecord("this saved game does not say who sits where")
    record = read(json.dumps(document["record"]).encode())
    return Saved(record, sitting, _orders(document.get("orders"), len(sitting)))


def _orders(found: object, seats: int) -> list[Orders]:
    """Games that were saved by older releases have none."""
    if found is None:
        return [Orders() for _ in range(seats)]
    if not isinstance(found, list) or len(found) != seats:
        raise BadRecord("this saved game has standing orders for other seats")
    try:
        return [Orders.read(each) for each in found]
    except ValueError as error:
        raise BadRecord(
            "the standing orders of this saved game are none: {error}", error=str(error)
        ) from error
