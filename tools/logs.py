"""The logs in `docs/logs`: a whole game of each kind as a spectator reads it, in every language.

    python -m tools.logs              writes the logs of all records there anew
    python -m tools.logs --play NAME  plays the game of GAMES with bots again, then writes its log

A record says what was answered; the texts follow from it, and a test fails when they are stale.
After a change of the rules a game has to be played again.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from headframe import registry
from headframe.bots.bot import Player
from headframe.bots.specs import make
from headframe.core.options import Options
from headframe.core.record import Record, read, write
from headframe.core.replay import steps
from headframe.core.rng import Rng
from headframe.core.session import Session
from headframe.core.speech import LANGUAGES
from headframe.core.view import shown_event

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "logs"
GAMES: Final[dict[str, tuple[str, Options, str]]] = {
    "drillers": ("drillers", {"players": 3}, "greedy:worlds=1,rounds=1,ahead=1"),
    "drillers_solo": ("drillers", {"players": 1, "level": 2}, "greedy:worlds=1,rounds=1,ahead=1"),
    "super_motherload": (
        "super_motherload",
        {"players": 3},
        "greedy:worlds=1,rounds=1,limit=12",
    ),
    "mothership": (
        "mothership",
        {"players": 3, "mode": "vp", "modules": ["developments"], "vp_limit": 12},
        "greedy:worlds=1,rounds=1",
    ),
}
"""By the name of the log: the game, its options, and who plays all seats."""
NAMES: Final = {
    "en": ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"),
    "ru": ("Ада", "Борис", "Вера", "Глеб", "Дина", "Егор"),
}


def played(name: str) -> Record:
    """A game of bots from a seed of its name."""
    called, options, bot = GAMES[name]
    game = registry.game(called)
    session = Session(game, options, f"log {name}")
    players = [
        Player(game, seat, make(bot, Rng.seeded(name, f"bot {seat}"), called), Rng.seeded(name))
        for seat in range(len(session.state.teams))
    ]
    while not session.over:
        seat = session.state.open_decisions[0].seat
        session.answer(seat, *players[seat].answer(session.state))
    return session.record()


def lines(record: Record, language: str) -> list[str]:
    """The log as a spectator is told it."""
    game = registry.game(record.game)
    names = NAMES[language]
    found = []
    for session in steps(game, record):
        s = session.state
        for event in session.events():
            told: Any = shown_event(event, None, s.teams)
            line = game.story(s, told, language, names[: len(s.teams)])
            if line:
                found.append(line)
    return found


def texts(record: Path) -> dict[Path, str]:
    """What must stand beside a record."""
    document = read(record.read_bytes())
    return {
        record.with_suffix(f".{language}.txt"): "\n".join(lines(document, language)) + "\n"
        for language in LANGUAGES
    }


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["--play"]:
        for name in arguments[1:]:
            (FOLDER / f"{name}.json").write_bytes(write(played(name)))
    for record in sorted(FOLDER.glob("*.json")):
        for path, text in texts(record).items():
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
