"""Where others find this server: told to those who sit at this machine, so that they can invite
somebody. Whoever came over a network has the right address already."""

from __future__ import annotations

import ipaddress
import socket
from typing import Any, NamedTuple

from litestar import Request, get

from headframe.server.forms import Reach
from headframe.server.limits import caller
from headframe.server.problems import error_responses
from headframe.server.settings import Settings

OUTSIDE = ("192.0.2.1", 9)
"""An address that nobody has, kept for examples: the system says over which of ours it would go."""


class Listening(NamedTuple):
    """Where the server listens."""

    host: str
    port: int


@get(
    "/reach",
    sync_to_thread=False,
    summary="Where others find this server",
    responses=error_responses(),
)
def reach(request: Request[Any, Any, Any]) -> Reach:
    listening: Listening | None = getattr(request.app.state, "listening", None)
    settings: Settings = request.app.state.settings
    if listening is None or not is_loopback(caller(request)):
        return Reach([], alone=False)
    return found(listening, settings.path_prefix, addresses())


def found(listening: Listening, prefix: str, own: list[str]) -> Reach:
    """``own`` are the addresses of this machine in its networks."""
    if is_loopback(listening.host):
        return Reach([], alone=True)
    hosts = own if is_any(listening.host) else [listening.host]
    return Reach(
        [f"http://{_shown(host)}:{listening.port}{prefix}/" for host in hosts], alone=False
    )


def addresses() -> list[str]:
    """The one that leads outside first. Nothing is sent to find it."""
    first: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(OUTSIDE)
            first = [probe.getsockname()[0]]
        except OSError:
            pass  # no network at all
    try:
        named = [
            info[4][0] for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        ]
    except OSError:
        named = []
    return list(dict.fromkeys(str(a) for a in (*first, *named) if not is_loopback(str(a))))


def is_loopback(host: str) -> bool:
    """Whether only this machine itself reaches it."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_any(host: str) -> bool:
    """Whether it means every address of this machine."""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return host == ""


def _shown(host: str) -> str:
    return f"[{host}]" if ":" in host else host


HANDLERS = [reach]
