"""How many questions a person is asked, without standing orders and with the usual ones.

`./x bench questions` plays four games of Mothership with four bots each, as if they were people,
and looks at every question. Records of one's own: `./x bench questions FILE...`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from headframe import registry
from headframe.bots import specs
from headframe.bots.bot import Player
from headframe.core.engine import State
from headframe.core.game import Game
from headframe.core.record import read
from headframe.core.replay import steps
from headframe.core.rng import Rng
from headframe.core.session import Session
from headframe.core.window import Orders

GAMES: Final = 4
PLAYERS: Final = 4
BOT: Final = "level1"
USUAL: Final = Orders()


class Count:
    """Questions that were answered: all, those in windows, and those with one answer there."""

    def __init__(self) -> None:
        self.all = self.windows = self.one = 0
        self.left = self.windows_left = self.one_left = 0
        """Of them, those that reach a person who has the usual orders."""

    def look(self, s: State, seat: int, key: str) -> None:
        decision = next(d for d in s.open_decisions if (d.seat, d.key) == (seat, key))
        window = decision.frame.window(s, decision)
        one = window is not None and decision.choice.listed(2) == [window.passing]
        passed = window is not None and USUAL.passes(window)
        self.all += 1
        self.windows += window is not None
        self.one += one
        self.left += not passed
        self.windows_left += window is not None and not passed
        self.one_left += one and not passed

    def tell(self, name: str, turns: int) -> None:
        print(
            f"{name:12} {turns:4} turns | before: {self.all / turns:5.2f} questions a turn, "
            f"{self.windows} in windows, {self.one} with one answer | with the usual orders: "
            f"{self.left / turns:5.2f} a turn, {self.windows_left} in windows, "
            f"{self.one_left} with one answer",
            flush=True,
        )

    def add(self, other: Count) -> None:
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


def played(game: Game[Any], seed: str) -> Iterator[tuple[Session, int, str]]:
    """Each position, with who answers what there; then the answer is given."""
    session = Session(game, {"players": PLAYERS}, seed)
    players = []
    for seat in range(PLAYERS):
        rng = Rng.seeded(seed, f"bot {seat}")
        players.append(Player(game, seat, specs.make(BOT, rng, game.NAME), rng))
    while not session.over:
        seat = session.state.open_decisions[0].seat
        key, answer = players[seat].answer(session.state)
        yield session, seat, key
        session.answer(seat, key, answer)


def recorded(path: Path) -> Iterator[tuple[Session, int, str]]:
    record = read(path.read_bytes())
    told = steps(registry.game(record.game), record)
    for session, (seat, key, _) in zip(told, record.answers, strict=False):
        yield session, seat, key


def counted(positions: Iterator[tuple[Session, int, str]]) -> tuple[Count, int]:
    count = Count()
    turns, last = 0, None
    for session, seat, key in positions:
        turn = (session.game.round(session.state), session.state.current_turn())
        turns += turn != last
        last = turn
        count.look(session.state, seat, key)
    return count, turns


def main() -> None:
    whole, turns = Count(), 0
    sources: list[tuple[str, Iterator[tuple[Session, int, str]]]] = [
        (Path(name).stem[:12], recorded(Path(name))) for name in sys.argv[1:]
    ]
    if not sources:
        game = registry.game("mothership")
        sources = [
            (f"game {number}", played(game, f"questions {number}")) for number in range(GAMES)
        ]
    for name, positions in sources:
        count, some = counted(positions)
        count.tell(name, some)
        whole.add(count)
        turns += some
    whole.tell("all", turns)


if __name__ == "__main__":
    main()
