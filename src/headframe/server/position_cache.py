"""Positions of finished games that were looked at last, bounded in bytes: in all and by table."""

from __future__ import annotations

from collections import Counter, OrderedDict


class PositionCache:
    """Positions of finished games that were looked at lately, as JSON."""

    def __init__(self, most_bytes: int, most_table_bytes: int) -> None:
        self._most = most_bytes
        self._most_table = most_table_bytes
        self._kept: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        """By table and step, that looked at last at the end."""
        self._of: Counter[str] = Counter()
        """Bytes by table."""

    @property
    def size(self) -> int:
        """In bytes."""
        return self._of.total()

    def get(self, table: str, step: int) -> bytes | None:
        """The position after so many answers, if it is here."""
        found = self._kept.get((table, step))
        if found is not None:
            self._kept.move_to_end((table, step))
        return found

    def keep(self, table: str, positions: dict[int, bytes]) -> None:
        """Takes these in; those not looked at for longest make room."""
        for step, body in positions.items():
            self._drop((table, step))
            self._kept[table, step] = body
            self._of[table] += len(body)
        while self._of[table] > self._most_table:
            self._drop(next(key for key in self._kept if key[0] == table))
        while self.size > self._most:
            self._drop(next(iter(self._kept)))

    def _drop(self, key: tuple[str, int]) -> None:
        body = self._kept.pop(key, None)
        if body is not None:
            self._of[key[0]] -= len(body)
            if not self._of[key[0]]:
                del self._of[key[0]]
