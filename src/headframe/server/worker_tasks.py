"""What is done in worker processes: thinking, replaying, verifying. Imports nothing of the web.

A world sent here for a bot was dealt from what its seat sees: the truth never comes this far.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from multiprocessing.connection import wait
from typing import Any, Final, cast

import msgspec

from headframe.bots import memory, specs
from headframe.bots.hints import hints as best
from headframe.bots.observation import Observation
from headframe.core.choice import Answer, answer_json
from headframe.core.codec import encode
from headframe.core.engine import Event, State, apply
from headframe.core.game import Game
from headframe.core.part import Json
from headframe.core.record import read, read_answer
from headframe.core.replay import verify
from headframe.core.rng import Rng
from headframe.core.shown import GameEvent
from headframe.core.view import shown_event, view
from headframe.server.forms import Answered, Position, Seen

Plain = int | list[int]
Move = tuple[str, Plain, object]
"""The key of a decision, the answer, and what the bot remembers, as plain data."""
HINTER: Final = "level5:iterations=96,seconds=2"
"""The best bot of each game, with more time where it takes little."""


def begin() -> None:
    """In a fresh worker: Ctrl+C is the server's business, and its death is ours too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(sentinel: Any) -> None:
    wait([sentinel])
    os._exit(0)


@cache
def load(spec: str) -> Game[Any]:
    module, _, attribute = spec.partition(":")
    found: Game[Any] = getattr(import_module(module), attribute)()
    return found


def _observed(spec: str, world: bytes, seat: int) -> Observation:
    game = load(spec)
    return Observation(game, seat, game.decoder().state(msgspec.json.decode(world)))


def choose(spec: str, world: bytes, seat: int, bot: str, seed: str, kept: object) -> Move:
    """``kept`` is what the bot remembered when it last answered at this seat."""
    player = specs.make(bot, Rng.seeded(seed, bot), load(spec).NAME)
    player.memory = memory.recalled(kept)
    key, answer = player.choose(_observed(spec, world, seat))
    return key, _plain(answer), memory.plain(player.memory)


def hints(spec: str, world: bytes, seat: int, seed: str) -> list[tuple[str, Plain, float | None]]:
    """The best moves and their chances, as the searching bot sees them."""
    found = best(_observed(spec, world, seat), Rng.seeded(seed, "hint"), spec=HINTER)
    return [(hint.key, _plain(hint.answer), hint.chance) for hint in found]


def check_record(spec: str, data: bytes) -> list[list[Any]]:
    """Verify it, or raise; the encoded events of every answer, those of the setup first."""
    found: list[list[Any]] = []
    verify(
        load(spec),
        read(data),
        lambda session: found.append([encode(event) for event in session.events()]),
    )
    return found


def positions(
    spec: str, start: bytes, answers: list[tuple[int, str, Plain]], first: int, last: int
) -> list[bytes]:
    """Steps ``first`` to ``last`` of a finished game, each as a JSON document."""
    found = []
    for step, s, news in _played(load(spec), start, answers[:last]):
        if step >= first:
            found.append(_position(load(spec), s, news, step, answers))
    return found


def state_at(spec: str, start: bytes, answers: list[tuple[int, str, Plain]], step: int) -> bytes:
    *_, (_, s, _) = _played(load(spec), start, answers[:step])
    return msgspec.json.encode(encode(s))


def _played(
    game: Game[Any], start: bytes, answers: list[tuple[int, str, Plain]]
) -> Iterator[tuple[int, State, list[Event]]]:
    s = game.decoder().state(msgspec.json.decode(start))
    yield 0, s, []
    for step, (seat, key, raw) in enumerate(answers, start=1):
        news: list[Event] = []
        s.events = news
        apply(s, seat, key, read_answer(raw))
        yield step, s, news


def _position(
    game: Game[Any],
    s: State,
    news: list[Event],
    step: int,
    answers: list[tuple[int, str, Plain]],
) -> bytes:
    seen = _seen(game, s, news, None)
    return msgspec.json.encode(
        Position(
            step=step,
            steps=len(answers),
            answer=Answered(*answers[step - 1]) if step else None,
            view=seen.view,
            events=seen.events,
            log=seen.log,
            seats=[_seen(game, s, news, viewer) for viewer in range(len(s.teams))],
        )
    )


def _seen(game: Game[Any], s: State, news: list[Event], viewer: int | None) -> Seen:
    shown: list[Json] = [shown_event(event, viewer, s.teams) for event in news]
    log = [game.story(s, event) for event in shown if isinstance(event, dict)]
    return Seen(view(s, viewer), cast("list[GameEvent]", shown), log)


def _plain(answer: Answer) -> Plain:
    plain = answer_json(answer)
    assert isinstance(plain, (int, list))
    return plain  # type: ignore[return-value]
