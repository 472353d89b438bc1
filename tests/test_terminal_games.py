"""The three games in the terminal, by the real command: with typed lines and in a terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from headframe import registry
from headframe.core.record import read

GAMES = tuple(registry.GAMES)
COMMAND = str(Path(sys.executable).with_name("headframe"))
LINES = 20_000
"""More than any game has questions."""
WAIT = 60
ESCAPE = "\x1b"


def headframe(*arguments: object, data: Path, typed: str) -> str:
    """What the command shows to somebody who types these lines."""
    done = subprocess.run(
        [COMMAND, *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "HEADFRAME_DATA": str(data), "PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_to_its_end(name: str, language: str, tmp_path: Path) -> None:
    """By somebody who lets chance answer; the record of it is sound."""
    file = tmp_path / "played.json"
    shown = headframe(
        *("play", name, "--seats", "human,random", "--seed", "to the end"),
        *("--language", language, "--save", file),
        data=tmp_path,
        typed="brief\n" + "random\n" * LINES,
    )
    assert {"en": "The game is over.", "ru": "Партия окончена."}[language] in shown
    assert read(file.read_bytes()).result is not None
    assert not list((tmp_path / "terminal").iterdir()), "a finished game is not kept"
    assert ESCAPE not in shown, "no colours, no moving cursor"
    if language == "ru":
        # Ids of rules are the same in every language.
        english = re.findall(r"\b[a-z]{3,}\b", re.sub(r"headframe \w+|\S*json|\[.*?\]", "", shown))
        assert set(english) <= {"played", "random", "seed", "screen", "the", "end"}, set(english)


@pytest.mark.parametrize("name", GAMES)
def test_every_command_works_in_a_terminal(name: str, tmp_path: Path) -> None:
    """In a pseudo-terminal, line by line, as a person or a screen reader meets it."""
    saved = tmp_path / "saved.json"
    with Terminal(tmp_path, "play", name, "--seats", "human,random", "--seed", "typed") as person:
        assert "Type ? at any time for help." in person.read()
        helped = person.type("?")
        assert "Commands:" in helped
        assert re.search(r"^[A-Z]{2}-[A-Z]+-\d+: ", helped, re.MULTILINE), "the rule behind it"
        assert "is no answer to this" in person.type("abracadabra")
        assert "would choose:" in person.type("hint")
        person.type("random")
        assert person.type("log").strip().count("\n") > 1
        assert "Player 1" in person.type("table") or "You" in person.shown
        person.type("map")
        assert "To go on: headframe resume" in person.type(f"save {saved}")
        undone = person.type("undo")
        assert "taken back" in undone or "nothing to take back" in undone
        assert "Your game is kept" in person.type("quit", over=True)
        assert ESCAPE not in person.shown
    with Terminal(tmp_path, "resume", saved) as person:
        assert "The game goes on after" in person.read()
        assert "Your game is kept" in person.type("quit", over=True)
    with Terminal(tmp_path, "resume") as person:
        assert "The game goes on after" in person.read()
        assert "Your game is kept" in person.type(CTRL_D, over=True)


CTRL_D = "\x04"


class Terminal:
    """A person at a pseudo-terminal."""

    def __init__(self, data: Path, *arguments: object) -> None:
        self.outside, inside = pty.openpty()
        self.process = subprocess.Popen(
            [COMMAND, *map(str, arguments)],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env={**os.environ, "HEADFRAME_DATA": str(data), "TERM": "dumb"},
        )
        os.close(inside)
        self.shown = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.outside)

    def type(self, line: str, over: bool = False) -> str:
        os.write(self.outside, (line if line == CTRL_D else line + "\n").encode())
        return self.read(over)

    def read(self, over: bool = False) -> str:
        """What comes until the person is asked again, or with ``over`` until the command ends."""
        read = "".join(self._pieces(over)).replace("\r\n", "\n")
        self.shown += read
        return read

    def _pieces(self, over: bool) -> Iterator[str]:
        last = ""
        while over or not re.search(r"Player 1> $", last):
            ready, _, _ = select.select([self.outside], [], [], WAIT)
            assert ready, f"nothing more came after: {last[-500:]}"
            try:
                piece = os.read(self.outside, 65536).decode(errors="replace")
            except OSError:  # the other side has gone
                return
            if not piece:
                return
            last = (last + piece)[-200:]
            yield piece
