"""A game as a film: every position as all were shown it, without the rules that led there.

The first position stands whole, every other one as what is different from the one before; all of
it is compressed together. So a replay shows what was seen then, whatever the rules became.

>>> diff({"a": 1, "b": [1, 2], "c": 0}, {"a": 1, "b": [1, 3]})
{'c': 0, 'b': {'1': [3]}}
>>> patched({"a": 1, "b": [1, 2], "c": 0}, {"c": 0, "b": {"1": [3]}})
{'a': 1, 'b': [1, 3]}
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

import msgspec

STATE: Final = "state"
"""The field of a frame that nobody is shown: the whole position, to go on from."""
GONE: Final = 0
"""The patch of something that is not there any more."""
SMALL: Final = 6
"""How hard a film is pressed that is kept for good (a level of LZMA)."""
FAST: Final = 1
"""And a piece of one, which is soon replaced."""
MOST_BYTES: Final = 64_000_000
"""What a film may unpack to. The longest games of ours take 5 million."""
MOST_MEMORY: Final = 128_000_000
Patch = int | list[Any] | dict[str, Any]
"""`GONE`; a list with the new value; or patches of parts, by key, or by place in a list."""


class BadFilm(ValueError):
    """Something that is no film."""


def diff(old: Any, new: Any) -> Patch | None:
    """What makes the new out of the old; None if they are equal."""
    if type(old) is type(new):
        if old == new:  # most of a frame, and found much faster than part by part
            return None
        if isinstance(new, dict):
            return _fields(old, new)
        if isinstance(new, list) and len(old) == len(new):
            parts = (
                (str(at), diff(was, now))
                for at, (was, now) in enumerate(zip(old, new, strict=True))
            )
            changed = {at: part for at, part in parts if part is not None}
            return changed or None
    return [new]


def _fields(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any] | None:
    changed: dict[str, Any] = {name: GONE for name in old if name not in new}
    for name, now in new.items():
        if name not in old:
            changed[name] = [now]
        elif (part := diff(old[name], now)) is not None:
            changed[name] = part
    return changed or None


def patched(old: Any, patch: Patch | None) -> Any:
    """The new, in a copy as far as it differs."""
    if patch is None:
        return old
    if isinstance(patch, list):
        return patch[0]
    assert isinstance(patch, dict)
    if isinstance(old, list):
        made = list(old)
        for at, part in patch.items():
            made[int(at)] = patched(old[int(at)], part)
        return made
    fields = {name: value for name, value in old.items() if patch.get(name) != GONE}
    for name, part in patch.items():
        if part != GONE:
            fields[name] = patched(old.get(name), part)
    return fields


class Piece(NamedTuple):
    """Positions ``first`` to ``last`` of a game, as its log stood at ``seq``: what earlier pieces
    have from ``first`` on was taken back. A whole film is one too; its frames know the last."""

    seq: int
    first: int
    last: int | None
    body: bytes


def packed_film(frames: Iterable[Any], level: int = SMALL) -> bytes:
    """From the frames as plain data."""
    press = lzma.LZMACompressor(preset=level)
    made, last = b"", None
    for frame in frames:
        patch = [frame] if last is None else diff(last, frame)
        made += press.compress(msgspec.json.encode(patch) + b"\n")
        last = frame
    return made + press.flush()


def frames_of(film: bytes, most_bytes: int = MOST_BYTES) -> Iterator[Any]:
    """The frames again, as plain data. They share parts: none is to be changed. Raises BadFilm,
    also for one of more bytes than that when it is unpacked."""
    last: Any = None
    try:
        press = lzma.LZMADecompressor(memlimit=MOST_MEMORY)
        lines = press.decompress(film, most_bytes + 1)
        if not press.eof or len(lines) > most_bytes:
            raise BadFilm(f"cut off, or of more than {most_bytes} bytes")
        for line in lines.splitlines():
            last = patched(last, msgspec.json.decode(line))
            yield last
    except BadFilm:
        raise
    except (lzma.LZMAError, ValueError, EOFError, RecursionError) as error:
        raise BadFilm(str(error)) from error
    except (AssertionError, AttributeError, LookupError, TypeError) as error:
        raise BadFilm("a difference to something that is not there") from error
