"""boardgame.io's server under the same load, with a trivial game of its own.

It is installed with npm into a temporary folder at run time; nothing of it is kept here. Its
matches live in memory, as its server has them by default: it writes nothing to disk.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PACKAGE = "boardgame.io@0.50.2"
SERVER = """
const { Server } = require('boardgame.io/server');
const game = {
  name: 'trivial',
  setup: () => ({ n: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }) => { G.n += 1; } },
};
const server = Server({ games: [game], origins: [/.*/] });
server.run({ port: 0, lobbyConfig: { apiPort: 0 } }).then(({ appServer }) => {
  console.log('PORT ' + appServer.address().port);
});
"""


class Unavailable(Exception):
    """Says why it cannot be measured here."""


class Peer:
    def __init__(self) -> None:
        self.version = PACKAGE.partition("@")[2]
        self.port = 0
        self._folder = Path(tempfile.mkdtemp(prefix="headframe-peer-"))
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Peer:
        try:
            self._install()
            self._start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait(20)
        shutil.rmtree(self._folder, ignore_errors=True)

    def _install(self) -> None:
        if shutil.which("npm") is None or shutil.which("node") is None:
            raise Unavailable("npm is not installed here")
        command = ["npm", "install", "--silent", "--no-fund", "--no-audit", PACKAGE]
        (self._folder / "package.json").write_text('{"private": true}')
        ended = subprocess.run(command, cwd=self._folder, capture_output=True, text=True)
        if ended.returncode:
            raise Unavailable(f"npm could not install it: {ended.stderr.strip()[-200:]}")

    def _start(self) -> None:
        (self._folder / "server.js").write_text(SERVER)
        self._process = subprocess.Popen(
            ["node", "server.js"],
            cwd=self._folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={"NODE_ENV": "production", "PATH": "/usr/local/bin:/usr/bin:/bin"},
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith("PORT "):
                self.port = int(line.split()[1])
                return
        raise Unavailable("its server did not start")

    def load(self, tables: int, seconds: float, pace: float) -> Any:
        command = [sys.executable, str(HERE / "_server_peer_load.py"), str(self.port)]
        ended = subprocess.run(
            [*command, str(seconds), str(tables), str(pace)],
            capture_output=True,
            text=True,
            timeout=seconds + 120,
        )
        if ended.returncode:
            raise Unavailable(f"its load failed: {ended.stderr.strip()[-300:]}")
        return json.loads(ended.stdout)
