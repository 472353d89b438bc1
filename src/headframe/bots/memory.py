"""What a bot remembers from one answer to the next, as plain data.

A bot that lives for a whole game keeps it by itself. Where a new one is made for every answer, as
the server does, it is given back: a bot with its memory plays like one that never went away. It
holds nothing but the bot's own thoughts, so it tells no secrets; one that is lost, out of date or
not to be read costs a little strength and nothing else.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec


class Memory(msgspec.Struct, frozen=True, omit_defaults=True):
    """``plan``: the answers that were to follow the last one, each with its seat and decision.
    ``scale``: how much a lead is worth in this game, measured once; 0 = not yet."""

    plan: list[tuple[int, str, int | tuple[int, ...]]] = []
    scale: Annotated[float, msgspec.Meta(ge=0, le=1e9)] = 0.0


NOTHING: Final = Memory()


def plain(memory: Memory) -> object:
    """As lists, texts and numbers, to be kept or sent."""
    return msgspec.to_builtins(memory)


def recalled(kept: object) -> Memory:
    """From plain data; nothing if that is no memory."""
    try:
        return msgspec.convert(kept, Memory)
    except msgspec.ValidationError:
        return NOTHING
