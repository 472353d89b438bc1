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

    __slots__ = ("_groups", "_layout", "row")

    def __init__(self, layout: Layout[S], more: int = 0) -> None:
        self._layout = layout
        self._groups: list[tuple[Any, ...]] = [()] * layout.reads
        """The values of each group as it was read last, in order."""
        self.row = bytearray(layout.size + more)

    def look(self, s: S, viewer: int) -> None:
        """Bring the row up to date. Each viewer should have a sight of its own."""
        layout, kept = self._layout, self._groups
        number = at = 0
        for group in layout.table:
            values: tuple[Any, ...] = group.read(s, viewer)
            if values != kept[number]:
                self._write(group, values, number, at)
            number += 1
            at += len(group.features)
        seats = layout.seats if layout.seat else 0
        for after in range(seats):
            seat = (viewer + after) % seats
            for group in layout.seat:
                values = group.read(s, seat)
                if values != kept[number]:
                    self._write(group, values, number, at)
                number += 1
                at += len(group.features)

    def _write(self, group: Group[S], values: tuple[Any, ...], number: int, at: int) -> None:
        """What differs; the first feature of the group is number ``at`` of the layout."""
        row, layout = self.row, self._layout
        before = list(self._groups[number]) or [None] * len(values)
        for place in group.at:
            value: Any = values[place]
            if value != before[place]:
                # A list may change later, so it is not the one that is kept.
                before[place] = value[:] if isinstance(value, list) else value
                feature, begin = layout.features[at], layout.begins[at]
                row[begin : begin + feature.size] = feature.written(value)
            at += 1
        self._groups[number] = tuple(before)
