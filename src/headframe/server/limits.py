"""Limits: how often somebody may speak, under which name of ours, and from which page."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from headframe.server.doors import neighbourhood
from headframe.server.settings import Settings


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
        """Whether one more is allowed now. If so, it is counted."""
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
        """The same for one of many callers."""
        if len(self._of) >= self.MOST:
            full_after = self.burst / self.rate
            now = time.monotonic()
            self._of = {who: b for who, b in self._of.items() if now - b.at < full_after}
        return self._of.setdefault(caller, Bucket(self.rate, self.burst)).allow()


def caller(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whom limits are counted for."""
    return neighbourhood(connection.client.host) if connection.client else "unknown"


def host_allowed(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether we are called by a name of ours. A foreign page may give its own name our address
    and so share our origin, but it cannot do that with a plain address."""
    try:
        called = urlsplit(f"//{headers.get('host', '')}")
        name, _ = called.hostname or "", called.port  # either raises, where it cannot be
    except ValueError:
        return False
    if name == "localhost" or name in map(str.lower, settings.names_of("hosts")):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def origin_allowed(headers: Mapping[str, str], settings: Settings) -> bool:
    """A browser says from which page it speaks; only our own may, and those named."""
    origin = headers.get("origin")
    if origin is None:
        return True  # no browser: it could claim what it likes anyway
    if origin in settings.names_of("origins"):
        return True
    try:
        return bool(origin) and urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:
        return False
