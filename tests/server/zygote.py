"""Starts servers fast: everything is imported once, and every server is a fork of that.

`python -m tests.server.zygote` reads one JSON line for each server it shall start. What runs in
the child is the server's own ``main`` in a process of its own, which can be killed at any moment.
"""

from __future__ import annotations

import json
import os
import signal
import sys


def begin(order: dict[str, object]) -> int:
    """In the child: become that server."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    out = os.open(str(order["out"]), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(out, 1)
    os.dup2(out, 2)
    env = order["env"]
    assert isinstance(env, dict)
    os.environ.update(env)
    from headframe.server.serve import main

    port = order["port"]
    assert isinstance(port, int)
    return main("127.0.0.1", port, open_browser=False)


def serve() -> None:
    import headframe.server.serve  # noqa: F401

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the dead
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            os.close(0)
            try:
                code = begin(json.loads(line))
            finally:
                sys.stdout.flush()
                os._exit(locals().get("code", 1))
        print(pid, flush=True)


if __name__ == "__main__":
    serve()
