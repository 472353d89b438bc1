"""Films of games, made and shown in worker processes. Imports nothing of the web."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, pairwise
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from headframe.core.choice import Plain
from headframe.core.codec import encode
from headframe.core.engine import Event, State, apply
from headframe.core.film import FAST, STATE, Piece, diff, frames_of, packed_film, patched
from headframe.core.game import Game
from headframe.core.options import Options
from headframe.core.record import read_answer
from headframe.core.sentence import Said
from headframe.core.session import begun
from headframe.server.contents import Kept
from headframe.server.entries import UNDO, AnswerBody, Entry, Line, To
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

T = TypeVar("T")
GENTLE: Final = 15
"""The nice value of those who make films: about a thirtieth of what others get."""
SEEN: Final = Seen.__struct_fields__
STEP: Final = "step"
STEPS: Final = "steps"
ROUND: Final = "round"
"""Films of earlier releases have none."""
MOST_BYTES: Final = 4_000_000
"""A film that is larger is not kept: no game of ours makes one."""


class NoStep(Said):
    """The game has not so many."""

    @staticmethod
    def of(step: int, last: int) -> NoStep:
        """For a step that the film does not have."""
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
    """A game to be filmed: the pieces that there are, and the log since the last of them."""

    game: str
    seed: str
    parts: list[FilmPart]
    log: list[Line]
    pieces: Sequence[Piece] = ()


def film(reel: Reel) -> bytes:
    """Of a finished game: all positions that were filmed while it was played, and those since
    then that can be made again and are those of then (under other rules each answer must lead to
    the events that were written down)."""
    scene = Scene(reel)
    frames = chain(scene.filmed.values(), scene.frames())
    made = packed_film({**frame, STEPS: scene.steps} for frame in frames)
    if len(made) > MOST_BYTES:
        raise TooLarge(f"a film of {len(made)} bytes")
    return made


def piece(reel: Reel) -> Piece | None:
    """The next piece of a running game's film; None if nothing was played since the last one."""
    if not reel.log and reel.pieces:
        return None
    scene = Scene(reel)
    first, frames = scene.stood + 1, scene.frames()
    if not scene.since and scene.stood in scene.filmed:
        # Taken back, and nothing played: the next piece begins where this one ends, so this one
        # has that position once more.
        first, frames = scene.stood, iter([scene.filmed[scene.stood]])
    body = packed_film(frames, FAST)
    if len(body) > MOST_BYTES:
        raise TooLarge(f"a piece of {len(body)} bytes")
    seq = reel.log[-1].seq if reel.log else 0
    return Piece(seq, first, scene.steps, body)


def gently(do: Callable[..., T], *args: Any) -> T:
    """In a thread that leaves the processor to everybody else: nobody waits for a film."""
    with ThreadPoolExecutor(1, initializer=_step_back) as thread:
        return thread.submit(do, *args).result()


def _step_back() -> None:
    if sys.platform == "linux":  # where a thread has a priority of its own
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), GENTLE)


class Scene:
    """What was filmed of a game and still stands, and what was played since."""

    def __init__(self, reel: Reel) -> None:
        self.reel = reel
        self.filmed: dict[int, Any] = {}
        """The frames of the pieces, by step."""
        self.stood = 0
        """So many answers were filmed, where they could be, and were not taken back since."""
        self.since: list[Entry] = []
        """The answers after those."""
        for part in reel.pieces:
            self._keep(part)
        for line in reel.log:
            self.follow(line.entry())
        self.forget(self.stood + 1)

    @property
    def steps(self) -> int:
        """How many answers the game has by now."""
        return self.stood + len(self.since)

    def _keep(self, part: Piece) -> None:
        self.forget(part.first)
        for frame in frames_of(part.body):
            self.filmed[frame[STEP]] = frame
            self.stood = frame[STEPS]
        if part.last is not None:
            self.stood = part.last

    def forget(self, first: int) -> None:
        """Those frames and all after them."""
        for step in [step for step in self.filmed if step >= first]:
            del self.filmed[step]

    def follow(self, entry: Entry) -> None:
        """What was played or taken back since."""
        if isinstance(entry.body, AnswerBody):
            self.since.append(entry)
        elif isinstance(entry.body, To) and entry.kind == UNDO:
            del self.since[max(0, entry.body.to - self.stood) :]
            self.stood = min(self.stood, entry.body.to)

    def frames(self) -> Iterator[Any]:
        """Those since then."""
        reel, stood = self.reel, self.stood
        shown = max(self.filmed, default=-1)
        ends = [*(part.first for part in reel.parts), self.steps]
        for part, (first, end) in zip(reel.parts, pairwise(ends), strict=True):
            begin = max(first, stood)
            if end < begin:
                continue
            entries = self.since[begin - stood : end - stood]
            game = load_with(reel.game, part.content)
            for step, s, news in self._replayed(game, part, begin, entries):
                if step > shown:  # where two stretches meet, one is enough
                    answer = _answered(entries[step - begin - 1]) if step > begin else None
                    seen = msgspec.to_builtins(position_of(game, s, news, step, 0, answer))
                    yield {**_small(seen), STATE: encode(s)}
                    shown = step

    def _replayed(
        self, game: Game[Any], part: FilmPart, begin: int, entries: list[Entry]
    ) -> Iterator[tuple[int, State, list[Event]]]:
        try:
            s = self._position(game, part, begin)
            yield begin, s, []
            for step, entry in enumerate(entries, start=begin + 1):
                s.events = []
                seat, key, answer = _answered(entry)
                apply(s, seat, key, read_answer(answer))
                news, s.events = s.events, []
                if not part.same and not as_written(game, news, entry.news, part.rules):
                    return
                yield step, s, news
        except Exception:
            # Other rules than then can fail in any way; the same ones never do but by our fault.
            if part.same:
                raise

    def _position(self, game: Game[Any], part: FilmPart, step: int) -> State:
        """Raises anything if there is none."""
        if step > part.first:
            s = game.decoder(part.options).state(self.filmed[step][STATE])
        elif part.start is not None:
            s = game.decoder(part.options).state(msgspec.json.decode(part.start))
        else:
            s = begun(game, part.options, self.reel.seed)
        s.events = []
        return s


def _answered(entry: Entry) -> tuple[int, str, Plain]:
    assert isinstance(entry.body, AnswerBody)
    assert entry.seat is not None
    return entry.seat, entry.body.key, entry.body.answer


def _small(shown: dict[str, Any]) -> dict[str, Any]:
    """A seat sees most of what a spectator does: only what is different is kept."""
    all_see = {name: shown[name] for name in SEEN}
    return {**shown, "seats": [diff(all_see, seat) for seat in shown["seats"]]}


def whole(frame: dict[str, Any]) -> dict[str, Any]:
    """A frame as it is shown."""
    all_see = {name: frame[name] for name in SEEN}
    shown = {name: value for name, value in frame.items() if name != STATE}
    return {ROUND: None, **shown, "seats": [patched(all_see, seat) for seat in frame["seats"]]}


def film_positions(body: bytes, step: int, most_bytes: int) -> dict[int, bytes]:
    """That step and those around it, by number, each as a JSON document; that one alone if they
    take more than so many bytes together."""
    found: dict[int, bytes] = {}
    first = step - step % CHUNK
    steps = 0
    for frame in frames_of(body):
        steps = frame[STEPS]
        if first <= frame[STEP] < first + CHUNK:
            found[frame[STEP]] = msgspec.json.encode(whole(frame))
        elif frame[STEP] >= first + CHUNK:
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
        if frame[STEP] == step:
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
