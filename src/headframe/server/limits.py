"""Limits: how often somebody may speak, and from which page."""

from __future__ import annotations

import time
from collections.abc import Mapping
from urllib.parse import urlsplit


class Bucket:
    """So many at once, so many a second after that."""

    __slots__ = ("at", "burst", "debt", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()
        self.debt = 0
        """How many more were refused than allowed of late."""

    def allow(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            self.debt += 1
            return False
        self.left -= 1
        self.debt = max(0, self.debt - 1)
        return True


class Buckets:
    """One for each caller; those that are full again are forgotten."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._of: dict[str, Bucket] = {}

    def allow(self, caller: str) -> bool:
        if len(self._of) >= self.MOST:
            full_after = self.burst / self.rate
            now = time.monotonic()
            self._of = {who: b for who, b in self._of.items() if now - b.at < full_after}
        return self._of.setdefault(caller, Bucket(self.rate, self.burst)).allow()


def origin_allowed(headers: Mapping[str, str], others: str) -> bool:
    """A browser says from which page it speaks; only our own may, and those named."""
    origin = headers.get("origin")
    if origin is None:
        return True  # no browser: it could claim what it likes anyway
    if origin in [name.strip() for name in others.split(",") if name.strip()]:
        return True
    return bool(origin) and urlsplit(origin).netloc == headers.get("host", "")
