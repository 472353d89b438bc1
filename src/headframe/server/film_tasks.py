"""Films of finished games, made and shown in worker processes. Imports nothing of the web."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final, NamedTuple

import msgspec

from headframe.core.codec import encode
from headframe.core.engine import Event, State, apply
from headframe.core.game import Game
from headframe.core.options import Options
from headframe.core.record import read_answer
from headframe.core.sentence import Said
from headframe.core.session import begun
from headframe.server.contents import Kept
from headframe.server.entries import AnswerBody, Entry, Line, standing
from headframe.server.film import diff, frames_of, packed_film, patched
from headframe.server.forms import Seen
from headframe.server.log_events import as_written
from headframe.server.worker_tasks import (
    CHUNK,
    NotShown,
    TooLarge,
    dealt_anew,
    load_with,
    position_of,
)

SEEN: Final = Seen.__struct_fields__
STATE: Final = "state"
"""The field of a frame that nobody is shown: the whole position, to go on from."""
MOST_BYTES: Final = 4_000_000
"""A film that is larger is not kept: no game of ours makes one."""


class NoStep(Said):
    """The game has not so many."""

    @staticmethod
    def of(step: int, last: int) -> NoStep:
        return NoStep("step: {step} is not from 0 to {last}", step=step, last=last)


class FilmPart(NamedTuple):
    """A stretch of the game: from which step and position, and what it is played on."""

    first: int
    start: bytes | None
    options: Options
    content: Kept | None
    rules: int
    same: bool
    """Whether this program plays by those very rules on that very content: then nothing has to be
    compared."""


class Reel(NamedTuple):
    """A finished game, to be filmed."""

    game: str
    seed: str
    parts: list[FilmPart]
    log: list[Line]


def film(reel: Reel) -> bytes:
    """All positions that can be made again and are those of then: under other rules each answer
    must lead to the events that were written down."""
    made = packed_film(_frames(reel))
    if len(made) > MOST_BYTES:
        raise TooLarge(f"a film of {len(made)} bytes")
    return made


def _frames(reel: Reel) -> Iterator[Any]:
    entries = standing([line.entry() for line in reel.log])
    answers = [
        (entry.seat, entry.body.key, entry.body.answer)
        for entry in entries
        if isinstance(entry.body, AnswerBody) and entry.seat is not None
    ]
    ends = [*(part.first for part in reel.parts), len(answers)]
    last = -1
    for part, (first, end) in zip(reel.parts, pairwise(ends), strict=True):
        game = load_with(reel.game, part.content)
        for step, s, news in _replayed(game, reel.seed, part, entries[first:end]):
            if step > last:  # where two stretches meet, one is enough
                shown = msgspec.to_builtins(position_of(game, s, news, step, answers))
                yield {**_small(shown), STATE: encode(s)}
                last = step


def _small(shown: dict[str, Any]) -> dict[str, Any]:
    """A seat sees most of what a spectator does: only what is different is kept."""
    all_see = {name: shown[name] for name in SEEN}
    return {**shown, "seats": [diff(all_see, seat) for seat in shown["seats"]]}


def _whole(frame: dict[str, Any]) -> dict[str, Any]:
    all_see = {name: frame[name] for name in SEEN}
    shown = {name: value for name, value in frame.items() if name != STATE}
    return {**shown, "seats": [patched(all_see, seat) for seat in frame["seats"]]}


def _replayed(
    game: Game[Any], seed: str, part: FilmPart, entries: list[Entry]
) -> Iterator[tuple[int, State, list[Event]]]:
    try:
        if part.start is None:
            s = begun(game, part.options, seed)
        else:
            s = game.decoder(part.options).state(msgspec.json.decode(part.start))
        s.events = []
        yield part.first, s, []
        for step, entry in enumerate(entries, start=part.first + 1):
            assert isinstance(entry.body, AnswerBody)
            assert entry.seat is not None
            s.events = []
            apply(s, entry.seat, entry.body.key, read_answer(entry.body.answer))
            news, s.events = s.events, []
            if not part.same and not as_written(game, news, entry.news, part.rules):
                return
            yield step, s, news
    except Exception:  # noqa: BLE001  (other rules than then can fail in any way)
        return


def film_positions(body: bytes, step: int, most_bytes: int) -> dict[int, bytes]:
    """That step and those around it, by number, each as a JSON document; that one alone if they
    take more than so many bytes together."""
    found: dict[int, bytes] = {}
    first = step - step % CHUNK
    steps = 0
    for frame in frames_of(body):
        steps = frame["steps"]
        if first <= frame["step"] < first + CHUNK:
            found[frame["step"]] = msgspec.json.encode(_whole(frame))
        elif frame["step"] >= first + CHUNK:
            break
    if step not in found:
        if step > steps:
            raise NoStep.of(step, steps)
        raise NotShown(
            "this part of the game was played under earlier rules and cannot be shown; the record "
            "has its answers"
        )
    if len(found[step]) > most_bytes:
        raise TooLarge(f"the position takes {len(found[step])} bytes; {most_bytes} are shown")
    return found if sum(map(len, found.values())) <= most_bytes else {step: found[step]}


def film_continued(
    body: bytes, name: str, options: Options, content: Kept | None, step: int, seed: str
) -> bytes | None:
    """The position after that step to go on from, as `worker_tasks.continued` makes it."""
    game = load_with(name, content)
    for frame in frames_of(body):
        if frame["step"] == step:
            try:
                s = game.decoder(options).state(frame[STATE])
            except Exception as error:
                raise NotShown(
                    "that position was saved by an earlier release, and this one cannot go on from "
                    "it ({error})",
                    error=str(error),
                ) from error
            return dealt_anew(game, s, seed)
    raise NotShown("that position was reached under earlier rules and is not kept")
