"""What the film of a game takes: bytes, and seconds to make it and to show a position; whole, and
in the pieces that are made while it runs.

`./x bench films` films the golden games and, for the longest, one game of each kind played at
random. Records of one's own: `./x bench films FILE...`.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from headframe import registry
from headframe.core.choice import plain
from headframe.core.codec import encode
from headframe.core.film import Piece, frames_of
from headframe.core.game import Game
from headframe.core.record import read
from headframe.core.replay import steps
from headframe.core.rng import Rng
from headframe.core.session import Session
from headframe.server.entries import ANSWER, AnswerBody, Line
from headframe.server.film_tasks import FilmPart, Reel, film, film_positions, piece
from headframe.server.settings import Settings

EVERY: Final = Settings().film_every
GOLDEN: Final = Path(__file__).parents[1] / "tests" / "golden"
LONGEST: Final[dict[str, dict[str, Any]]] = {
    "super_motherload": {"players": 4},
    "drillers": {"players": 4},
    "mothership": {"players": 6, "modules": ["moons"]},
}


def line(session: Session) -> Line:
    """The last answer as a log has it."""
    step = len(session.answers)
    seat, key, answer = session.answers[-1]
    body = msgspec.json.encode(AnswerBody(step, key, plain(answer))).decode()
    news = msgspec.json.encode([encode(event) for event in session.events()]).decode()
    return Line(step, ANSWER, seat, body, news)


def told(name: str, game: Game[Any], session: Session, log: list[Line]) -> None:
    part = FilmPart(0, None, session.options, None, game.RULES, same=True)
    reel = Reel(game.NAME, session.seed, [part], log)
    began = time.perf_counter()
    made = film(reel)
    took = time.perf_counter() - began
    began = time.perf_counter()
    shown = film_positions(made, len(log), 10**9)
    looked = time.perf_counter() - began
    assert len(log) in shown, "a film that does not reach the end"
    print(
        f"{name:45} {len(log):6,} answers {len(made):9,} bytes "
        f"{len(made) / max(1, len(log)):5.0f} an answer, made in {took:5.1f} s, "
        f"its last position shown in {looked:4.2f} s",
        flush=True,
    )
    began = time.perf_counter()
    cut = pieces(reel)
    took = time.perf_counter() - began
    began = time.perf_counter()
    again = film(reel._replace(log=[], pieces=cut))
    joined = time.perf_counter() - began
    assert list(frames_of(again)) == list(frames_of(made)), "the pieces make another film"
    print(
        f"{'':45} {len(cut):6,} pieces  {sum(len(each.body) for each in cut):9,} bytes "
        f"while it runs, made in {took:5.1f} s, and the film of them in {joined:.1f} s",
        flush=True,
    )


def pieces(reel: Reel) -> list[Piece]:
    """As a server films a running game."""
    made: list[Piece] = []
    for first in range(0, len(reel.log), EVERY):
        some = reel._replace(log=reel.log[first : first + EVERY], pieces=made[-1:])
        if (each := piece(some)) is not None:
            made.append(each)
    return made


def recorded(path: Path) -> None:
    record = read(path.read_bytes())
    game = registry.game(record.game)
    log: list[Line] = []
    session: Session | None = None
    for session in steps(game, record):
        if session.answers:
            log.append(line(session))
        else:
            session.events()
    assert session is not None
    told(path.stem, game, session, log)


def at_random(name: str, options: dict[str, Any]) -> None:
    game = registry.game(name)
    session = Session(game, options, "the longest")
    session.events()
    rng = Rng.seeded("random")
    log: list[Line] = []
    while not session.over:
        decision = session.state.open_decisions[0]
        session.answer(decision.seat, decision.key, decision.choice.sample(rng))
        log.append(line(session))
    told(f"{name} at random, {options['players']} players", game, session, log)


def files(given: list[str]) -> Iterator[Path]:
    return (Path(name) for name in given) if given else iter(sorted(GOLDEN.glob("*.json")))


if __name__ == "__main__":
    for each in files(sys.argv[1:]):
        recorded(each)
    if not sys.argv[1:]:
        for game_name, chosen in LONGEST.items():
            at_random(game_name, chosen)
