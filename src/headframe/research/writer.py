"""What a seat may know and may do, as bytes: the part of observations that has to be fast.

No numpy here, so that the compiled build has it (`./x compile`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from headframe.core.engine import Decision
from headframe.core.sight import Sight
from headframe.core.vector import Layout
from headframe.research.actions import ActionTable
from headframe.research.moments import Moment


class Writer:
    """The game's features, then the decisions open for the seat, then the actions it has taken
    since its last answer."""

    __slots__ = ("_asked", "_keys", "actions", "layout", "size")

    def __init__(self, table: ActionTable, layout: Layout[Any], keys: Sequence[str]) -> None:
        self.layout = layout
        self.actions = len(table)
        self.size = layout.size + len(keys) + self.actions
        self._keys = keys
        self._asked: dict[tuple[str, ...], bytes] = {}

    def observation(self, moment: Moment, seat: int) -> bytearray:
        """To be read or copied at once: the next look at this moment writes into it."""
        kept: Glance | None = moment.glances.get(seat)
        if kept is None or kept.writer is not self:
            kept = Glance(self)
            moment.glances[seat] = kept
        kept.look(moment, seat)
        return kept.row

    def asked(self, keys: tuple[str, ...]) -> bytes:
        """The decisions that are open, a place for each key."""
        found = self._asked.get(keys)
        if found is None:
            found = self._asked[keys] = bytes([key in keys for key in self._keys])
        return found

    def mask(self, moment: Moment) -> bytearray:
        """A 1 for every action that is legal now."""
        row = bytearray(self.actions)
        for action in moment.legal():
            row[action] = 1
        return row


class Glance:
    """A row of one seat at one moment after the other, written anew only where it changed."""

    __slots__ = ("_key", "_sight", "_taken", "_when", "row", "writer")

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        layout = writer.layout
        self._sight: Sight[Any] = Sight(layout, writer.size - layout.size)
        self.row = self._sight.row
        self._when = -1
        self._key = ""
        """Of the one decision that was open; nothing where it was none or several."""
        self._taken: tuple[int, ...] = ()

    def look(self, moment: Moment, seat: int) -> None:
        """Brings it up to what the seat sees now."""
        if self._when != moment.answered:  # in the midst of an answer nothing happens
            self._when = moment.answered
            self._sight.look(moment.s, seat)
            self._ask(moment.s.open_decisions, seat)
        taken = moment.prefix if seat == moment.seat else ()
        if taken != self._taken:
            begin = self.writer.size - self.writer.actions
            for action in self._taken:
                self.row[begin + action] = 0
            for action in taken:
                self.row[begin + action] = 1
            self._taken = taken

    def _ask(self, open_decisions: tuple[Decision, ...], seat: int) -> None:
        keys = tuple([each.key for each in open_decisions if each.seat == seat])
        key = keys[0] if len(keys) == 1 else ""
        if not key or key != self._key:
            self._key = key
            asked, begin = self.writer.asked(keys), self.writer.layout.size
            self.row[begin : begin + len(asked)] = asked
