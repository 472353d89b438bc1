"""What one viewer sees of a game, kept from look to look: only what has changed is written anew.

Between two looks most of a table stays as it is. So a sight keeps the values that it read last
beside the row that they made, and reads, compares and seldom writes. The row is always the same as
``Layout.row``: a value that was kept is compared, never believed.
"""

from __future__ import annotations

from typing import Any, Generic

from headframe.core.vector import Group, Layout, S


class Sight(Generic[S]):
    """``more`` bytes after the features are the owner's."""

    __slots__ = ("_layout", "_values", "row")

    def __init__(self, layout: Layout[S], more: int = 0) -> None:
        self._layout = layout
        self._values: list[Any] = [None] * len(layout.begins)
        self.row = bytearray(layout.size + more)

    def look(self, s: S, viewer: int) -> None:
        """Bring the row up to date. Each viewer should have a sight of its own."""
        layout = self._layout
        at = self._read(layout.table, s, viewer, 0)
        seats = layout.seats
        for after in range(seats):
            at = self._read(layout.seat, s, (viewer + after) % seats, at)

    def _read(self, groups: list[Group[S]], s: S, seat: int, at: int) -> int:
        kept = self._values
        for group in groups:
            values: tuple[Any, ...] = group.read(s, seat)
            for place in group.at:
                value: Any = values[place]
                before: Any = kept[at]
                if value is not before and value != before:
                    self._write(value, at)
                at += 1
        return at

    def _write(self, value: Any, at: int) -> None:
        # A list may change later, so it is not the one that is kept.
        self._values[at] = value[:] if isinstance(value, list) else value
        feature, begin = self._layout.features[at], self._layout.begins[at]
        self.row[begin : begin + feature.size] = feature.written(value)
