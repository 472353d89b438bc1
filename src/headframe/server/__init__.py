"""The web server: tables to play at, and pages about the games."""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    # Worker processes import this package too, and need nothing of the web.
    if name == "main":
        from headframe.server.serve import main

        return main
    raise AttributeError(name)
