"""Start the app: take the port, serve, and tell the user where."""

from __future__ import annotations

import socket
import sys
import webbrowser

import uvicorn

from headframe.server.app import create_app


class _Server(uvicorn.Server):
    """A uvicorn server that says where it is once it answers, and not before."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print(f"Headframe is open at {self._address} (Ctrl+C closes it)", flush=True)
        if self._open_browser:
            webbrowser.open(self._address)


def main(host: str = "127.0.0.1", port: int = 8000, open_browser: bool = True) -> int:
    """Serve until stopped; 2 if the address cannot be had."""
    try:
        listener = _listen(host, port)
    except OSError as error:
        reason = error.strerror or str(error)
        print(
            f"headframe: cannot listen on {host} port {port}: {reason}. "
            "Choose another one with --port, or --port 0 for any that is free.",
            file=sys.stderr,
        )
        return 2
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    config = uvicorn.Config(create_app(), ws="websockets-sansio", log_level="warning")
    _Server(config, address, open_browser).run(sockets=[listener])
    return 0


def _listen(host: str, port: int) -> socket.socket:
    # Ours, not uvicorn's: a busy port must be one plain sentence, and port 0 must be told.
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(128)
    except OSError:
        listener.close()
        raise
    return listener
