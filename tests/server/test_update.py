"""An update in the middle of games: a rule and a card change on purpose, and all of them go on."""

from __future__ import annotations

import asyncio
import base64
import json
import lzma
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from sqlalchemy import Connection, func, select

from headframe.core.film import frames_of, packed_film
from headframe.core.record import parts, read
from headframe.games.super_motherload.content import BUILT_IN, FILES
from headframe.server.schema import film_pieces
from tests.server.player import DRAW, Message, Player, run
from tests.server.process import ROOT, TOY, Server, wait_until
from tests.server.test_migrations import within

YESTERDAY = f"{TOY},super_motherload=tests.server.other_times:Yesterday"
TOMORROW = "pit=tests.server.other_times:of_tomorrow"
CARD = "Odessa Fuse"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    folder.mkdir()
    for name in FILES:
        text = (BUILT_IN / name).read_text(encoding="utf-8")
        (folder / name).write_text(text.replace(CARD, "Odessa Before"), encoding="utf-8")
    return folder


@pytest.fixture
def server(database: str, pack: Path) -> Iterator[Server]:
    server = Server(database, games=YESTERDAY, stop_s=60)
    server.env["TEST_PACK"] = str(pack)
    with server:
        yield server
        assert "fault" not in server.log()


def update(server: Server, pack: Path, killed: bool = False) -> None:
    """Another program at the same address, with the same database."""
    if killed:
        server.kill()
    else:
        server.stop()
    shutil.rmtree(pack)
    server.env["HEADFRAME_GAMES"] = TOMORROW
    server.start()


def draw(server: Server, table: Message, times: int) -> Message:
    """Whoever's turn it is draws; then what a spectator sees."""

    async def play() -> Message:
        players = [Player(server.url(table["table"]), [token]) for token in table["seats"]]
        for player in players:
            await player.connect()
            await player.until("view")
        for _ in range(times):
            seat = next(at for at, player in enumerate(players) if player.own())
            step = players[seat].step
            at = {"seat": seat, "step": step, "key": "action", "answer": DRAW}
            await players[seat].say("answer", **at)
            for player in players:
                await player.until("view", step=step + 1)
        async with Player(server.url(table["table"]), []) as watcher:
            return await watcher.until("view")

    return run(play())


def shown(server: Server, table: str) -> Any:
    return server.get(f"/api/tables/{table}").json()


def play_out(server: Server, table: Message) -> Message:
    async def play() -> Message:
        players = [Player(server.url(table["table"]), [token]) for token in table["seats"]]
        for player in players:
            await player.connect()
        await asyncio.wait_for(asyncio.gather(*(player.play_on() for player in players)), 120)
        assert players[0].result is not None
        return players[0].result

    return run(play())


def record(server: Server, table: Message) -> bytes:
    return server.get(f"/api/tables/{table['table']}/record").content


def step(server: Server, table: Message, at: int) -> Any:
    answer = server.get(f"/api/tables/{table['table']}/steps/{at}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def steps(server: Server, table: Message) -> list[Any]:
    base = f"/api/tables/{table['table']}/steps"
    count = server.get(f"{base}/0").json()["steps"]
    return [server.get(f"{base}/{at}").json() for at in range(0, count + 1, 7)]


def test_a_changed_rule_leaves_running_games_where_they_stood(server: Server, pack: Path) -> None:
    table = server.open_table("person", "person")
    views = [draw(server, table, 0), *(draw(server, table, 1) for _ in range(5))]
    before = views[-1]
    update(server, pack)
    info = shown(server, table["table"])
    notice = {"what": "rules", "step": 5, "rules": [2], "clauses": ["PIT-TURN-01"]}
    assert info["notice"] == notice
    after = draw(server, table, 0)
    assert after["view"] == before["view"]
    seen = draw(server, table, 1)
    cards = [
        len(hand) if isinstance(hand := each["hand"], list) else hand["hidden"]
        for each in seen["view"]["state"]["diggers"]
    ]
    was = [each["hand"]["hidden"] for each in before["view"]["state"]["diggers"]]
    assert sum(cards) == sum(was) + 2, "the new rule: one draws two"
    result = play_out(server, table)
    written = read(record(server, table))
    first, second = parts(written)
    assert (first.rules, len(first.answers)) == (1, 5)
    assert (second.rules, second.first) == (2, 5)
    assert written.result is not None
    assert written.result.places == result["places"]
    # The old rule cannot be played again, and every step is shown as it was all the same.
    for at, was_seen in enumerate([*views, seen]):
        told = step(server, table, at)
        assert told["view"] == was_seen["view"], at
        assert (told["step"], told["steps"]) == (at, len(written.answers))
        assert bool(told["events"]) == bool(told["log"]) == bool(at)
    assert step(server, table, len(written.answers))["view"]["over"]
    # And one goes on from there, under the rules of today.
    fork = server.open_table(
        "person", "person", more={"from": {"table": table["table"], "step": 3}}
    )
    assert draw(server, fork, 0)["view"] == views[3]["view"]
    play_out(server, fork)


@pytest.fixture
def crossed(server: Server, pack: Path) -> tuple[bytes, list[Any]]:
    """The record of a game that crossed a change of rules, and its first positions."""
    table = server.open_table("person", "person")
    draw(server, table, 3)
    update(server, pack)
    play_out(server, table)
    return record(server, table), [step(server, table, at) for at in range(6)]


@pytest.mark.parametrize("trusted", [True, False])
def test_a_record_of_two_stretches_goes_out_and_comes_in_elsewhere(
    crossed: tuple[bytes, list[Any]], tmp_path: Path, trusted: bool
) -> None:
    """Replayed there as it was, given out again as it came, and gone on from where the host has
    said so: nothing can prove that those positions were not made by hand."""
    body, positions = crossed
    there = f"sqlite:///{tmp_path / 'there.sqlite'}"
    with Server(there, games=TOMORROW, trust_imports=int(trusted)) as other:
        came = other.post("/api/records", json.loads(body))
        assert came.status_code == 201, came.text
        table = came.json()
        (unverified,) = table["unverified"]
        said = "answers 1 to 3 were played under version 1 of the rules; Headframe 0.1.0 verifies"
        assert unverified["text"].startswith(said)
        assert [step(other, table, at) for at in range(6)] == positions
        assert step(other, table, table["steps"])["view"]["over"]
        again = read(record(other, table))
        was = read(body)
        assert list(frames_of(bytes(again.film or b""))) == list(frames_of(bytes(was.film or b"")))
        again.film = was.film
        assert again == was
        onward = {"game": "pit", "seats": [{"kind": "person"}] * 2, "options": was.options}
        for at in (2, 5):
            start = {"from": {"table": table["table"], "step": at}}
            fork = other.post("/api/tables", {**onward, **start})
            if trusted:
                assert fork.status_code == 201, fork.text
                assert draw(other, fork.json(), 0)["view"] == positions[at]["view"]
                play_out(other, fork.json())
            else:
                assert fork.status_code == 400
                assert "not verified whole" in fork.json()["error"]["text"]


def spoil_frame(raw: Any, change: Callable[[list[Any]], object]) -> None:
    frames = list(frames_of(base64.b64decode(raw["film"])))
    change(frames)
    raw["film"] = base64.b64encode(packed_film(frames)).decode()


SPOILT: dict[str, Callable[[Any], object]] = {
    "no film at all": lambda raw: raw.update(film=base64.b64encode(b"hello").decode()),
    "cut": lambda raw: raw.update(film=raw["film"][: len(raw["film"]) // 8 * 4]),
    "a bomb": lambda raw: raw.update(
        film=base64.b64encode(lzma.compress(b"[" + b" " * 50_000_000)).decode()
    ),
    "deep": lambda raw: raw.update(
        film=base64.b64encode(lzma.compress(b"[" * 100_000 + b"]" * 100_000)).decode()
    ),
    "in disorder": lambda raw: spoil_frame(raw, lambda frames: frames.reverse()),
    "of another game": lambda raw: spoil_frame(
        raw, lambda frames: frames[1].update(answer={"seat": 0, "key": "bet", "answer": 1})
    ),
    "no view": lambda raw: spoil_frame(raw, lambda frames: frames[1].update(view=7)),
    "seats of nothing": lambda raw: spoil_frame(
        raw, lambda frames: frames[1].update(seats=[{"view": {"x": {"y": [1]}}}, 7])
    ),
    "something more": lambda raw: spoil_frame(raw, lambda frames: frames[1].update(html="<b>")),
    "a huge frame": lambda raw: spoil_frame(
        raw, lambda frames: frames[1].update(log=["x" * 600_000])
    ),
    "stretches without end": lambda raw: raw.update(stretches=raw["stretches"] * 60),
    "a huge start": lambda raw: raw["stretches"][0].update(start=["x" * 70_000]),
}


def test_a_spoilt_record_of_two_stretches_is_refused(
    crossed: tuple[bytes, list[Any]], tmp_path: Path
) -> None:
    with Server(f"sqlite:///{tmp_path / 'there.sqlite'}", games=TOMORROW) as other:
        for what, spoil in SPOILT.items():
            raw = json.loads(crossed[0])
            spoil(raw)
            answer = other.post("/api/records", raw)
            assert answer.status_code in (400, 422), (what, answer.text)
            assert answer.json()["error"]["what"] in ("bad-record", "false-record"), what
        raw = json.loads(crossed[0])
        del raw["film"]
        came = other.post("/api/records", raw)
        assert came.status_code == 201, "without a film it is a record too"
        table = came.json()
        assert other.get(f"/api/tables/{table['table']}/steps/2").status_code == 409
        assert step(other, table, 4)["step"] == 4
        assert "fault" not in other.log()


def test_a_record_whose_end_cannot_be_played_is_refused_with_who_can(
    crossed: tuple[bytes, list[Any]], tmp_path: Path
) -> None:
    with Server(f"sqlite:///{tmp_path / 'there.sqlite'}") as older:
        answer = older.post("/api/records", json.loads(crossed[0]))
        assert answer.status_code == 400
        assert "Headframe 0.1.0 verifies them" in answer.json()["error"]["text"]


def test_the_terminal_tells_the_stretch_it_cannot_play(
    crossed: tuple[bytes, list[Any]], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(crossed[0])
    told = headframe("replay", file, TOMORROW)
    assert told.returncode == 0, told.stderr
    for position in crossed[1]:
        assert all(line in told.stdout for line in position["log"])
    shown = headframe("replay", file, TOMORROW, "--step", "2")
    assert shown.returncode == 0, shown.stderr
    assert "round" in shown.stdout


def test_verify_checks_the_stretch_it_can_play(server: Server, pack: Path, tmp_path: Path) -> None:
    table = server.open_table("person", "person")
    draw(server, table, 3)
    update(server, pack)
    play_out(server, table)
    file = tmp_path / "game.json"
    file.write_bytes(record(server, table))
    said = headframe("verify", file, TOMORROW)
    assert said.returncode == 0, said.stderr
    assert "sound" in said.stdout
    assert "answers 1 to 3 were played under version 1" in said.stdout
    assert "Headframe 0.1.0 verifies them" in said.stdout
    false = json.loads(file.read_bytes())
    false["answers"][-1][2] = 999
    file.write_text(json.dumps(false))
    assert headframe("verify", file, TOMORROW).returncode == 2


def headframe(word: str, file: Path, games: str, *more: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "HEADFRAME_GAMES": games, "PYTHONPATH": str(ROOT)}
    program = "from headframe.cli import main; main()"
    command = [sys.executable, "-c", program, word, str(file), *more]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def test_after_a_kill_only_what_led_to_the_same_events_stays(server: Server, pack: Path) -> None:
    """No position was saved: the answers are played again, and the first draw is another one."""
    table = server.open_table("person", "person")
    draw(server, table, 4)
    update(server, pack, killed=True)
    notice = shown(server, table["table"])["notice"]
    assert (notice["step"], notice["lost"]) == (0, 4)
    play_out(server, table)
    assert len(parts(read(record(server, table)))) == 2


def test_after_a_kill_what_was_filmed_is_shown(server: Server, pack: Path, database: str) -> None:
    """A saved position, and the film up to it: of what stands nothing is missing."""
    server.stop()
    server.env |= {"HEADFRAME_SNAPSHOT_EVERY": "2", "HEADFRAME_FILM_EVERY": "2"}
    server.start()
    table = server.open_table("person", "person")
    views = [draw(server, table, 0), *(draw(server, table, 1) for _ in range(5))]
    wait_until(lambda: within(database, filmed) >= 4)
    update(server, pack, killed=True)
    notice = shown(server, table["table"])["notice"]
    assert (notice["step"], notice["lost"]) == (4, 1)
    play_out(server, table)
    for at in range(5):
        assert step(server, table, at)["view"] == views[at]["view"], at
    assert step(server, table, 5)["view"] != views[5]["view"], "one drew two"


def filmed(connection: Connection) -> int:
    """The last step of a running game's film."""
    return int(connection.execute(select(func.max(film_pieces.c.last))).scalar_one() or 0)


def test_a_finished_game_is_shown_as_it_was(server: Server, pack: Path) -> None:
    table = server.open_table("person", "person")
    draw(server, table, 5)
    result = play_out(server, table)
    before, written = steps(server, table), record(server, table)
    update(server, pack)
    assert steps(server, table) == before
    assert record(server, table) == written
    assert play_out(server, table) == result
    onward = {"from": {"table": table["table"], "step": 3}}
    fork = server.open_table("person", "person", more=onward)
    assert (
        draw(server, fork, 0)["view"]
        == server.get(f"/api/tables/{table['table']}/steps/3").json()["view"]
    )
    play_out(server, fork)


def test_a_table_keeps_its_card(server: Server, pack: Path) -> None:
    built_in = {"options": {"players": 2, "content": str(pack)}}  # the one that it had then
    table = server.open_table("person", "random", game="super_motherload", more=built_in)

    async def answers(count: int) -> None:
        async with Player(server.url(table["table"]), table["seats"][:1]) as one:
            await one.until("view")
            while count:
                if one.own():
                    await one.send(one.random_answer())
                    count -= 1
                await one.until("view", step=one.step + 1)

    run(answers(6))
    update(server, pack)
    info = shown(server, table["table"])
    assert info["notice"]["rules"] == [2]
    assert "content" not in info["notice"]
    options = quote(json.dumps(info["options"]))
    kept = server.get(f"/api/games/super_motherload/catalogue?options={options}")
    assert kept.status_code == 200, kept.text
    assert "Odessa Before" in kept.text
    today = server.get("/api/games/super_motherload/catalogue")
    assert CARD in today.text
    assert "Odessa Before" not in today.text
    run(answers(6))
