"""`python -m headframe.server`, which is what `./x run` calls."""

from __future__ import annotations

import argparse


def port(text: str) -> int:
    """One that a server can listen on. Raises ValueError."""
    number = int(text)
    if not 0 <= number <= 65535:
        raise ValueError(text)
    return number


def options() -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(prog="./x run", description="Serve Headframe.")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (%(default)s)")
    parser.add_argument("--port", default=8000, type=port, help="0 takes a free one (%(default)s)")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    return parser.parse_args()


if __name__ == "__main__":
    chosen = options()
    # Not above: a worker process imports this module again, and serves nothing.
    from headframe.server.serve import main

    raise SystemExit(main(chosen.host, chosen.port, open_browser=not chosen.no_browser))
