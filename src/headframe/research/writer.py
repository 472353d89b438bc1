"""What a seat may know and may do, as bytes: the part of observations that has to be fast.

No numpy here, so that the compiled build has it (`./x compile`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from headframe.core.vector import Layout
from headframe.research.actions import ActionTable
from headframe.research.moments import Moment


class Writer:
    """The game's features, then the decisions open for the seat, then the actions it has taken
    since its last answer."""

    __slots__ = ("_asked", "_keys", "_none_taken", "actions", "layout", "size")

    def __init__(self, table: ActionTable, layout: Layout[Any], keys: Sequence[str]) -> None:
        self.layout = layout
        self.actions = len(table)
        self.size = layout.size + len(keys) + self.actions
        self._keys = keys
        self._asked: dict[tuple[str, ...], bytes] = {}
        self._none_taken = bytes(self.actions)

    def observation(self, moment: Moment, seat: int) -> bytearray:
        out: list[bytes] = []
        self.layout.write(moment.s, seat, out)
        keys = tuple([each.key for each in moment.s.open_decisions if each.seat == seat])
        asked = self._asked.get(keys)
        if asked is None:
            asked = self._asked[keys] = bytes([key in keys for key in self._keys])
        out.append(asked)
        out.append(self._none_taken)
        row = bytearray().join(out)
        if seat == moment.seat:
            begin = self.size - self.actions
            for action in moment.prefix:
                row[begin + action] = 1
        return row

    def mask(self, moment: Moment) -> bytearray:
        row = bytearray(self.actions)
        for action in moment.legal():
            row[action] = 1
        return row
