"""A server of our own with the built client, for pictures and measurements."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from tools.environment import ROOT

AS_EVERYBODY = ("headframe.server", "--no-browser", "--port=0")


@contextmanager
def served(*module: str) -> Iterator[str]:
    """Its address. ``module`` is what Python runs instead of the server that everybody has. Its
    tables are gone afterwards."""
    subprocess.run([sys.executable, str(ROOT / "web" / "build.py")], check=True)
    with tempfile.TemporaryDirectory() as data:
        env = {**os.environ, "HEADFRAME_DATA": data, "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-m", *(module or AS_EVERYBODY)]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=env, cwd=ROOT
        ) as server:
            assert server.stdout is not None
            address = re.search(r"http://\S+", server.stdout.readline())
            assert address is not None, "the server did not start"
            try:
                yield address[0].rstrip("/")
            finally:
                server.terminate()
