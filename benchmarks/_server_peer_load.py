"""The scripted players of `_server_load.py`, speaking boardgame.io's protocol (socket.io 4).

`python benchmarks/_server_peer_load.py PORT SECONDS TABLES [PACE]`
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks._server_load import Figures, Socket, connect, in_time, spread, summary

PATH = "/socket.io/?EIO=4&transport=websocket"
SPACE = "/trivial,"


class Scripted:
    def __init__(self, figures: Figures, match: str, player: str) -> None:
        self.figures = figures
        self.match = match
        self.player = player
        self.socket: Socket | None = None
        self.number: int | None = None
        """The state that we are to move in, if we are."""

    async def sit(self, port: int) -> None:
        self.socket = await connect(port, PATH, self.heard)

    def _send(self, text: str) -> None:
        # Its greeting can come before connect() has returned.
        if self.socket is None:
            asyncio.get_running_loop().call_soon(self._send, text)
        else:
            self.socket.send(text.encode())

    def heard(self, raw: bytes) -> None:
        text = raw.decode()
        if text.startswith("0"):
            self._send(f"40{SPACE}")
        elif text == "2":
            self._send("3")
        elif text.startswith(f"40{SPACE}"):
            self._send(f"42{SPACE}" + json.dumps(["sync", self.match, self.player, None, 2]))
        elif text.startswith(f"42{SPACE}"):
            kind, *rest = json.loads(text[len(f"42{SPACE}") :])
            if kind == "sync":
                self._state(rest[1]["state"])
            elif kind == "update":
                self._state(rest[1])

    def _state(self, state: dict[str, object]) -> None:
        number, context = state["_stateID"], state["ctx"]
        assert isinstance(number, int)
        assert isinstance(context, dict)
        figures = self.figures
        began = figures.sent.get((self.match, number))
        if began is not None:
            figures.delays.append(time.perf_counter() - began)
        mine = context["currentPlayer"] == self.player
        if mine and began is not None:
            figures.answers += 1  # the other player's move has come to us
        self.number = number if mine else None
        if not figures.stop:
            self.turn()

    def turn(self) -> None:
        if self.number is not None:
            in_time(self.figures, self.match, self.move)

    def move(self) -> None:
        number, figures = self.number, self.figures
        if number is None or figures.stop:
            return
        self.number = None
        payload = {"type": "add", "playerID": self.player, "credentials": None, "args": [0]}
        move = [
            "update",
            {"type": "MAKE_MOVE", "payload": payload},
            number,
            self.match,
            self.player,
        ]
        # The end of a turn may count as a state of its own there: one number for a move, or two.
        for ahead in (1, 2):
            figures.sent[self.match, number + ahead] = time.perf_counter()
        self._send(f"42{SPACE}" + json.dumps(move))


async def play(port: int, seconds: float, tables: int, pace: float) -> None:
    figures = Figures(tables / pace if pace else 0.0)
    players = [Scripted(figures, f"m{at}", who) for at in range(tables) for who in "01"]
    for at in range(0, len(players), 20):
        await asyncio.gather(*(player.sit(port) for player in players[at : at + 20]))
    await asyncio.sleep(1)
    figures.stop = False
    spread(figures, [f"m{at}" for at in range(tables)])
    began = time.perf_counter()
    for player in players:
        player.turn()
    await asyncio.sleep(seconds)
    spent, answers = time.perf_counter() - began, figures.answers
    figures.stop = True
    print(json.dumps(summary(figures, spent, answers)))


if __name__ == "__main__":
    import uvloop

    pace = float(sys.argv[4]) if len(sys.argv) > 4 else 0.0
    uvloop.run(play(int(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3]), pace))
