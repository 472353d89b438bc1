"""Kill -9 of the real server at any moment during play loses no acknowledged answer."""

from __future__ import annotations

from pathlib import Path

from headframe.core.rng import Rng
from tests.server.killing import KILLS, struck_during_play
from tests.server.player import Player, run
from tests.server.process import Server, alive, wait_until


def test_killed_again_and_again_nothing_acknowledged_is_lost(database: str) -> None:
    """Fifty times: half of them on each database."""
    report = run(struck_during_play(database, KILLS // 2, Rng.seeded("kill")))
    assert report.strikes == KILLS // 2
    assert report.lost == []
    assert report.acknowledged > 20
    assert report.finished, "no game came to its end between the kills"


def test_an_interrupted_bot_is_resumed(tmp_path: Path) -> None:
    """Killed while a bot must move; after the start it goes on, though nobody is connected."""

    async def to_the_bot(server: Server, table: str, token: str) -> int:
        async with Player(server.url(table), [token]) as player:
            await player.until("view")
            while player.own():
                decision = player.own()[0]
                pass_or_bid = 8 if decision["key"] == "action" else 0
                message = {**player.random_answer(), "answer": pass_or_bid}
                await player.send(message)
                await player.until("view", step=player.step + 1)
            return player.step

    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Server(database, bot_pause_s=60) as server:  # so slow that it is interrupted for certain
        opened = server.open_table("person", "random")
        step = run(to_the_bot(server, opened["table"], opened["seats"][0]))
        server.kill()
        server.env["HEADFRAME_BOT_PAUSE_S"] = "0"
        server.start()
        wait_until(lambda: moved(server))
        assert server.get(f"/api/tables/{opened['table']}").json()["step"] > step


def moved(server: Server) -> bool:
    return server.figure("answers_total") > 0


def test_workers_die_with_a_killed_server(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        server.open_table("random", "random")
        wait_until(lambda: moved(server))
        workers = children(server.pid)
        assert workers
        server.kill()
        wait_until(lambda: not any(alive(pid) for pid in workers))


def children(pid: int) -> list[int]:
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                stat = (entry / "stat").read_text()
            except OSError:
                continue
            if int(stat.rpartition(")")[2].split()[1]) == pid:
                found.append(int(entry.name))
    return found
