"""Opus packets in an Ogg file (RFC 7845), as small as it can be written."""

from __future__ import annotations

import struct
from collections.abc import Sequence

SERIAL = 0x48464D45
MOST_SEGMENTS = 255


def _table() -> list[int]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ 0x04C11DB7 if value & 0x80000000 else value << 1
        table.append(value & 0xFFFFFFFF)
    return table


TABLE = _table()


def checksum(page: bytes) -> int:
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ TABLE[(value >> 24) ^ byte]
    return value


def page(packets: Sequence[bytes], number: int, granule: int, flags: int) -> bytes:
    lacing = b"".join(
        b"\xff" * (len(packet) // 255) + bytes([len(packet) % 255]) for packet in packets
    )
    if len(lacing) > MOST_SEGMENTS:
        raise ValueError("too much for one page")
    head = struct.pack("<4sBBqIII", b"OggS", 0, flags, granule, SERIAL, number, 0)
    whole = head + bytes([len(lacing)]) + lacing + b"".join(packets)
    return whole[:22] + struct.pack("<I", checksum(whole)) + whole[26:]


def opus_file(packets: Sequence[bytes], samples: int, skip: int) -> bytes:
    """`skip`: what the encoder put before the first sample; packets last 20 ms."""
    head = struct.pack("<8sBBHIhB", b"OpusHead", 1, 1, skip, 48_000, 0, 0)
    tags = struct.pack("<8sI9sI", b"OpusTags", 9, b"Headframe", 0)
    pages = [page([head], 0, 0, 2), page([tags], 1, 0, 0)]
    group = 40
    for first in range(0, len(packets), group):
        last = first + group >= len(packets)
        granule = samples + skip if last else 960 * (first + group)
        pages.append(
            page(packets[first : first + group], len(pages), granule, 4 if last else 0),
        )
    return b"".join(pages)
