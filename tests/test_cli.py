"""The commands, with what they print and how they fail."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from headframe import registry
from headframe.bots import specs
from headframe.cli import main
from headframe.core.record import read, write
from headframe.core.rng import Rng
from headframe.core.session import Session
from tests.server.process import CALL
from tests.toy.game import ToyGame


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "pit", "tests.toy.game:ToyGame")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    session = Session(ToyGame(), {"players": 2}, "cli", ["Ann", "Bo"])
    rng = Rng.seeded("cli players")
    while not session.over:
        decision = rng.pick(session.state.open_decisions)
        session.answer(decision.seat, decision.key, decision.choice.sample(rng))
    path = tmp_path / "record.json"
    path.write_bytes(write(session.record()))
    return path


def run(*arguments: str | Path) -> int:
    """The exit code."""
    try:
        main([str(argument) for argument in arguments])
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 1
    return 0


def fails(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> str:
    """The one message of a command that must fail with exit code 2."""
    assert run(*arguments) == 2
    said = capsys.readouterr()
    assert said.err.startswith("headframe: ")
    assert len(said.err.strip().splitlines()) == 1
    assert "Traceback" not in said.err
    return said.err


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--version") == 0
    assert capsys.readouterr().out.startswith("headframe ")


def test_games_lists_games_with_their_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("games") == 0
    said = capsys.readouterr().out
    assert "pit: The Pit" in said
    assert "players: how many play (a whole number from 2 to 4, 2 by default)" in said


def test_chance_plays_a_whole_game_that_verifies(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "played.json"
    code = run("play", "pit", "--seats", "random,random,random", "--seed", "s", "--save", path)
    assert code == 0
    assert read(path.read_bytes()).options["players"] == 3
    assert run("verify", path) == 0
    assert "sound. The Pit" in capsys.readouterr().out


def test_bots_are_listed_with_what_can_be_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("bots") == 0
    said = capsys.readouterr().out
    assert "greedy: looks one step ahead" in said
    assert f"level5: {specs.levels()['level5']}\n" in said
    assert f"    in drillers: {specs.levels('drillers')['level5']}\n" in said


def test_the_arena_plays_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    code = run("arena", "match", "pit", "random", "greedy", "--games", "4", "--workers", "1")
    assert code == 0
    assert "greedy" in capsys.readouterr().out


def test_leaving_keeps_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = iter(["1", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    path = tmp_path / "left.json"
    assert run("play", "pit", "--save", path) == 0
    assert len(read(path.read_bytes()).answers) == 1
    assert "You left before the end." in capsys.readouterr().out
    assert "not revealed" in fails(capsys, "verify", path)


def test_replay_tells_the_game(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("replay", record) == 0
    said = capsys.readouterr().out
    assert "    1  Ann: action" in said
    assert "round" in said


def test_replay_shows_one_position_from_one_seat(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("replay", record, "--step", "2", "--seat", "2") == 0
    said = capsys.readouterr().out
    assert "seat 0: gold" in said
    assert "Ann: action" not in said


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "chess"], "no game 'chess'; there are"),
        (["play", "pit", "--option", "players=9"], "option players: 9"),
        (["play", "pit", "--option", "players"], "write NAME=VALUE"),
        (["play", "pit", "--option", "depth=3"], "option depth: there is none"),
        (["play", "pit", "--seats", "human,wizard"], "no bot 'wizard'; there are"),
        (["play", "pit", "--seats", "random", "--option", "players=2"], "1 named, 2 play"),
        (["play", "pit", "--save", "no/such/folder/x.json"], "there is no folder"),
        (["play", "pit", "--language", "xx"], 'Choose from: "en", "ru"'),
        (["resume", "no_such_file.json"], "no_such_file.json: No such file"),
        (["verify", "no_such_file.json"], "no_such_file.json: No such file"),
        (["dance"], "dance"),
        (["play", "pit", "--seats", "human,greedy:worlds=0"], "worlds=0 is not"),
        (["arena", "match", "chess", "random", "greedy"], "no game 'chess'"),
        (["arena", "match", "pit", "random", "wizard"], "no bot 'wizard'"),
        (["arena", "match", "pit", "random"], "bots"),
        (["content", "check", "no/such/folder", "--game", "drillers"], "no/such/folder"),
        (["content", "check", ".", "--game", "pit"], "plays with its own content only"),
        (["rules", "SM-NONE-99"], "no rules ledger has a clause 'SM-NONE-99'"),
    ],
)
def test_bad_input_is_one_message(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert message in fails(capsys, *arguments)


def test_what_is_wrong_is_told_in_the_language_asked_for(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    russian = ("--language", "ru")
    said = fails(capsys, "replay", record, "--seat", "7", *russian)
    assert "--seat: 7 — не от 1 до 2" in said
    two = ("--seats", "random", "--option", "players=2")
    assert "названо 1, играют 2" in fails(capsys, "play", "pit", *two, *russian)
    said = fails(capsys, "play", "pit", "--option", "players=9", "--language=ru")
    assert "настройка players: 9 не годится" in said


def test_a_step_or_seat_that_is_not_there(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "--step: 9999 is not from 0 to" in fails(capsys, "replay", record, "--step", "9999")
    assert "--seat: 7 is not from 1 to 2" in fails(capsys, "replay", record, "--seat", "7")


@pytest.mark.parametrize("data", [b"", b"not json", b"\xff", b'{"game": "pit"}', b"[1, 2]"])
def test_broken_records(data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(data)
    assert "not a record" in fails(capsys, "verify", path)
    assert "not a record" in fails(capsys, "replay", path)
    assert "this file holds no saved game" in fails(capsys, "resume", path)


def test_a_forged_record(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = record.read_text()
    record.write_text(text.replace('"seed": "cli"', '"seed": "cly"'))
    assert "not the one promised" in fails(capsys, "verify", record)


def test_a_record_of_an_unknown_game(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_text(record.read_text().replace('"game": "pit"', '"game": "moon"'))
    assert "no game 'moon'" in fails(capsys, "verify", record)


def test_a_folder_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "directory" in fails(capsys, "verify", tmp_path)


def test_rules_prints_a_clause_or_a_whole_ledger(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "sm-drill-04") == 0
    assert capsys.readouterr().out.startswith("SM-DRILL-04: The tunnel is one unbroken")
    assert run("rules", "drillers") == 0
    assert "DR-SET-01" in capsys.readouterr().out


def test_serve_answers_until_it_is_stopped(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-c",
        "from headframe.cli import main; main()",
        "serve",
        "--port",
        "0",
    ]
    env = {**os.environ, "HEADFRAME_DATA": str(tmp_path)}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as served:
        try:
            assert served.stdout is not None
            said = served.stdout.readline()
            found = re.search(r"http://127\.0\.0\.1:\d+/", said)
            assert found is not None, said
            assert httpx.get(f"{found[0]}healthz", **CALL).json()["status"] == "ok"
        finally:
            served.terminate()
            served.wait(30)


def test_serve_takes_a_port(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--port: 70000 is not from 0 to 65535" in fails(capsys, "serve", "--port", "70000")


def test_a_bot_in_the_folder_one_stands_in_is_found(tmp_path: Path) -> None:
    """By the installed command, which begins with no folder of the user's on its path."""
    (tmp_path / "mybot.py").write_text(
        "from headframe.bots.own import OwnBot\n\n\n"
        "class Bot(OwnBot):\n"
        "    def choose(self, observation):\n"
        "        decision = observation.decisions[0]\n"
        "        return decision.key, decision.choice.sample(self.rng)\n"
    )
    command = Path(sys.executable).parent / "headframe"
    match = ["arena", "match", "super_motherload", "mybot:Bot", "random", "--games", "2", "--quiet"]
    done = subprocess.run([command, *match], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "mybot:Bot" in done.stdout and "forfeited" not in done.stdout
