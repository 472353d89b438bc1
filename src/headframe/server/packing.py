"""Large values in the database: JSON, compressed."""

from __future__ import annotations

import zlib
from typing import TypeVar

import msgspec

T = TypeVar("T")


def packed(value: object) -> bytes:
    """As small JSON."""
    return zlib.compress(msgspec.json.encode(value), 9)


def unpacked(body: bytes, kind: type[T]) -> T:
    """What was packed, of this type."""
    return msgspec.json.decode(zlib.decompress(body), type=kind)
