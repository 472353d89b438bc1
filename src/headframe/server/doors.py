"""Who may come in: so many connections in all, so many from one address."""

from __future__ import annotations

import ipaddress
import sys
from collections import Counter
from typing import Final

from headframe.server.settings import Settings

RESERVED: Final = 128
"""Files that are not connections: the database, the workers' pipes, the pages we read."""


class Door:
    """Counts who is inside. Whoever is refused is told so, and costs no file for long."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self._inside: dict[object, str] = {}
        self._of: Counter[str] = Counter()

    def enter(self, who: object, address: str, shared: bool = False) -> bool:
        """False when it is full. ``shared``: many people stand behind this address (a proxy)."""
        if len(self._inside) >= self.most:
            return False
        if not shared and self._of[address] >= self.most_of_one:
            return False
        self._inside[who] = address
        self._of[address] += 1
        return True

    def leave(self, who: object) -> None:
        """As often as one likes: only the first time counts."""
        address = self._inside.pop(who, None)
        if address is not None:
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]

    def __len__(self) -> int:
        return len(self._inside)


def connections(settings: Settings) -> Door:
    """For every connection: fewer than the system has files for us."""
    most = min(settings.connections, max(RESERVED, _files() - RESERVED))
    return Door(most, settings.connections_per_address)


def websockets(settings: Settings) -> Door:
    """For websockets: a tenth of the room stays for calls, or nobody could even be refused."""
    most = connections(settings).most
    return Door(most - most // 10, settings.connections_per_address)


def _files() -> int:
    if sys.platform == "win32":
        return sys.maxsize
    import resource  # there is none on Windows

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return soft if soft > 0 else sys.maxsize


def neighbourhood(address: str) -> str:
    """Whom we count as one: an IPv4 address, but a whole /64 of IPv6, which one person has."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False).network_address)
