"""A stand-in for the server while it is being written: one process, no storage, no secrets kept.

    HEADFRAME_CLIENT=... python web/dev/stub.py 8000
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, get, post
from litestar.exceptions import HTTPException
from litestar.response import Response
from litestar.handlers import websocket
from litestar.static_files import create_static_files_router

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from headframe import ledger, registry  # noqa: E402
from headframe.core.choice import answer_json  # noqa: E402
from headframe.core.options import BadOption, Flag, OneOf, SomeOf, Whole  # noqa: E402
from headframe.core.refusal import Refused  # noqa: E402
from headframe.core.rng import Rng  # noqa: E402
from headframe.core.session import CannotUndo, Session  # noqa: E402
from headframe.core.view import shown_event, view  # noqa: E402
from headframe.server.security import add_headers  # noqa: E402

registry.GAMES["pit"] = "tests.toy.game:ToyGame"
KINDS = {Whole: "whole", OneOf: "one-of", SomeOf: "some-of", Flag: "flag"}
TABLES: dict[str, "Table"] = {}
CHANCE = Rng.seeded(secrets.token_hex(8), "stub")


class Table:
    def __init__(self, game: str, options: dict[str, Any], seats: list[dict[str, Any]]) -> None:
        self.id = secrets.token_hex(4)
        self.game = registry.game(game)
        self.seats = seats
        for number, seat in enumerate(seats):
            seat.setdefault("name", None)
            if seat["kind"] == "bot":
                seat["name"] = seat["name"] or f"Bot {number + 1}"
        self.tokens = [secrets.token_hex(8) if s["kind"] != "bot" else None for s in seats]
        self.session = Session(self.game, options, names=[s["name"] or "?" for s in seats])
        self.told: list[tuple[list[Any], list[str]]] = [([], [])]
        self.sockets: list[Sitting] = []
        self.chat: list[dict[str, Any]] = []
        self.done: dict[str, dict[str, Any]] = {}

    def info(self) -> dict[str, Any]:
        s = self.session
        seats = [
            {**seat, "connected": seat["kind"] == "bot" or any(n in k.seats for k in self.sockets)}
            for n, seat in enumerate(self.seats)
        ]
        return {
            "table": self.id, "game": self.game.NAME, "options": dict(s.options), "seats": seats,
            "step": len(s.answers), "over": s.over, "commitment": s.record().commitment,
        }

    def events(self, step: int, viewer: int | None) -> dict[str, Any]:
        events = [shown_event(e, viewer, self.session.state.teams) for e in self.told[step][0]]
        log = [self.game.story(self.session.state, e) for e in events]
        return {"type": "events", "step": step, "events": events, "log": log}

    async def push(self) -> None:
        step = len(self.session.answers)
        for sitting in self.sockets:
            await sitting.send(self.events(step, sitting.looking))
            await sitting.show()

    async def answer(self, seat: int, key: str, answer: Any) -> None:
        self.session.answer(seat, key, answer)
        self.told.append((self.session.news(), []))
        await self.push()

    async def bots(self) -> None:
        while not self.session.over:
            open_ = [d for d in self.session.state.open if self.seats[d.seat]["kind"] == "bot"]
            if not open_:
                return
            await asyncio.sleep(0.05)
            await self.answer(open_[0].seat, open_[0].key, open_[0].choice.sample(CHANCE))


class Sitting:
    def __init__(self, socket: WebSocket[Any, Any, Any], table: Table) -> None:
        self.socket, self.table = socket, table
        self.seats: list[int] = []
        self.looking: int | None = None

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send_json(message)

    async def show(self) -> None:
        s = self.table.session
        undo = self.looking is not None and s.can_undo(self.looking)
        await self.send({
            "type": "view", "step": len(s.answers), "seat": self.looking,
            "view": view(s.state, self.looking), "undo": undo,
        })
        result = s.result()
        if result:
            await self.send({"type": "result", **result.to_json(), "seed": s.seed})

    async def hear(self, message: dict[str, Any]) -> None:
        table, kind = self.table, message["type"]
        if kind == "sit":
            self.seats = [table.tokens.index(token) for token in message["tokens"]]
            self.looking = self.seats[0] if len(self.seats) == 1 else None
            for other in table.sockets:
                await other.send({"type": "table", **table.info()})
            for step in range((message["since"] or 0) + 1, len(table.told)):
                await self.send(table.events(step, self.looking))
            await self.show()
        elif kind == "look":
            self.looking = message["seat"]
            await self.show()
        elif kind == "answer":
            answer = message["answer"]
            try:
                await table.answer(
                    message["seat"], message["key"], tuple(answer) if isinstance(answer, list) else answer
                )
            except Refused as refused:
                await self.send({
                    "type": "refused", "id": message["id"], "step": len(table.session.answers),
                    **refused.refusal.to_json(),
                })
                return
            await self.send({"type": "taken", "id": message["id"], "step": len(table.session.answers)})
            await table.bots()
        elif kind == "undo":
            try:
                table.session.undo(message["seat"])
            except CannotUndo as why:
                await self.send({"type": "refused", "id": message["id"], "step": 0, "clause": None, "text": str(why)})
                return
            table.told.pop()
            for other in table.sockets:
                await other.send({"type": "undone", "step": len(table.session.answers)})
                await other.show()
        elif kind == "hint":
            mine = [d for d in table.session.state.open if d.seat == message["seat"]]
            answers = [
                {"key": d.key, "answer": answer_json(d.choice.sample(CHANCE)), "chance": 0.5}
                for d in mine[:1]
            ]
            await self.send({"type": "hint", "id": message["id"], "answers": answers})
        elif kind == "chat":
            seat = self.looking
            name = table.seats[seat]["name"] if seat is not None else "?"
            for other in table.sockets:
                await other.send({"type": "chat", "seat": seat, "name": name, "text": message["text"]})


def fail(what: str, text: str, clause: str | None = None, status: int = 400) -> Response[Any]:
    return Response({"error": {"what": what, "text": text, "clause": clause}}, status_code=status)


@get("/api/games", sync_to_thread=False)
def games() -> Any:
    found = []
    for name in registry.names():
        game = registry.game(name)
        options = []
        high = low = 2
        for option in game.OPTIONS:
            entry = {
                "name": option.name, "kind": KINDS.get(type(option), "text"), "default": option.default,
                "meaning": option.meaning, "clause": option.clause, "wanted": option.wanted(),
            }
            for extra in ("low", "high", "words"):
                if hasattr(option, extra):
                    entry[extra] = getattr(option, extra)
            if option.name == "players":
                low, high = entry["low"], entry["high"]
            options.append(entry)
        found.append({"name": name, "title": game.TITLE, "options": options, "seats": {"low": low, "high": high}})
    return Response(found)


@get("/api/games/{name:str}/catalogue", sync_to_thread=False)
def catalogue(name: str, options: str = "{}") -> Any:
    game = registry.game(name)
    return Response(game.catalogue(game.settle(json.loads(options))))


@get("/api/games/{name:str}/rules", sync_to_thread=False)
def rules(name: str) -> Any:
    if name == "pit":
        lines = (ROOT / "tests/toy/rules.md").read_text().replace("\n  ", " ").splitlines()
        found = [line[2:].split(": ", 1) for line in lines if line.startswith("- ")]
        return Response([{"id": i, "text": t, "section": "Rules"} for i, t in found])
    return Response([{"id": c.id, "text": c.text, "section": c.section} for c in ledger.clauses(name).values()])


@get("/api/bots", sync_to_thread=False)
def bots() -> Any:
    return Response([{"name": "random", "title": "Random"}, {"name": "greedy", "title": "Greedy"}])


@post("/api/tables", sync_to_thread=False)
def open_table(data: dict[str, Any]) -> Any:
    try:
        table = Table(data["game"], data["options"], data["seats"])
    except BadOption as error:
        return fail("bad-option", str(error))
    TABLES[table.id] = table
    tokens = [t if s["kind"] == "person" else None for t, s in zip(table.tokens, table.seats)]
    return Response({"table": table.id, "seats": tokens, "host": "h", "invite": table.id})


@post("/api/tables/{name:str}/join", sync_to_thread=False)
def join(name: str, data: dict[str, Any]) -> Any:
    for number, seat in enumerate(TABLES[name].seats):
        if seat["kind"] == "open":
            seat.update(kind="person", name=data["name"])
            return Response({"seat": number, "token": TABLES[name].tokens[number]})
    return fail("full", "no seat is open", status=409)


@get("/api/tables/{name:str}", sync_to_thread=False)
def table_info(name: str) -> Any:
    return Response(TABLES[name].info()) if name in TABLES else fail("no-table", "no such table", status=404)


@get("/api/tables/{name:str}/steps/{n:int}", sync_to_thread=False)
def steps(name: str, n: int) -> Any:
    table = TABLES[name]
    session = Session(table.game, table.session.options, table.session.seed)
    for seat, key, answer in table.session.answers[:n]:
        session.answer(seat, key, answer)
    return Response({**table.events(n, None), "step": n, "view": view(session.state, None)})


@websocket("/api/tables/{name:str}/ws")
async def ws(socket: WebSocket[Any, Any, Any], name: str) -> None:
    await socket.accept()
    table = TABLES[name]
    sitting = Sitting(socket, table)
    table.sockets.append(sitting)
    try:
        while True:
            await sitting.hear(await socket.receive_json())
            if len(table.sockets) == 1:
                await table.bots()
    except Exception as error:
        print("gone:", repr(error))
    finally:
        table.sockets.remove(sitting)


app = Litestar(
    [games, catalogue, rules, bots, open_table, join, table_info, steps, ws,
     create_static_files_router("/", directories=[ROOT / "src/headframe/server/client"], html_mode=True)],
    before_send=[add_headers], openapi_config=None, debug=True,
)
if __name__ == "__main__":
    uvicorn.run(app, port=int(sys.argv[1]), log_level="warning", ws="websockets-sansio")
