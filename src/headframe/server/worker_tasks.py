"""What is done in worker processes: thinking, replaying, verifying. Imports nothing of the web.

A world sent here for a bot was dealt from what its seat sees: the truth never comes this far.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from typing import Any, Final, NamedTuple, cast

import msgspec

from headframe import registry
from headframe.academy import verdicts
from headframe.academy.exercises import BadExercise, Kind, exercise
from headframe.bots import memory, specs
from headframe.bots.advice import LONG, QUICK, SEARCH, Advised, Effort, advise
from headframe.bots.lines import Planned
from headframe.bots.observation import Observation
from headframe.core.choice import Place, Plain, plain
from headframe.core.codec import encode
from headframe.core.engine import Event, State, apply
from headframe.core.game import Game
from headframe.core.options import Options
from headframe.core.part import Json
from headframe.core.record import Record, read_answer, write
from headframe.core.rng import Rng
from headframe.core.sentence import Said
from headframe.core.session import dice
from headframe.core.shown import GameEvent, View
from headframe.core.view import shown_event, views
from headframe.server.contents import Kept
from headframe.server.entries import AnswerBody, Line, standing
from headframe.server.forms import Answered, Position, Seen
from headframe.server.wire import HintAnswer, PlannedAnswer

Move = tuple[str, Plain, object]
"""The key of a decision, the answer, and what the bot remembers, as plain data."""
HINTERS: Final = (QUICK, SEARCH, LONG)
"""How a hint is thought of: at once, then better and better."""
CHUNK: Final = 25
"""Positions made together: whoever looks at one looks at the next."""


class TooLarge(Exception):
    """A position that takes more bytes than one may."""


class NotShown(Said):
    """A position of an earlier release that this one cannot make again."""


class Sight(NamedTuple):
    """What a bot is shown: a world that its seat cannot tell from the truth, and what happened
    since the seat last answered, as the seat was told it."""

    game: str
    seat: int
    world: bytes
    events: bytes
    content: Kept | None = None
    """The content it is played on, where that is not the program's own."""


class Played(NamedTuple):
    """What it takes to play a game again: its beginning and its log."""

    game: str
    options: Options
    seed: str
    start: bytes | None
    """The position it is played from, if that is not the setup."""
    log: list[Line]
    base: int = 0
    """The step of that position: those before it are not to be had."""
    content: Kept | None = None

    def answers(self) -> list[tuple[int, str, Plain]]:
        """Those that stand, by seat, key and answer."""
        return [
            (entry.seat, entry.body.key, entry.body.answer)
            for entry in standing([line.entry() for line in self.log])
            if isinstance(entry.body, AnswerBody) and entry.seat is not None
        ]


@cache
def load(game: str) -> Game[Any]:
    """The game by name, or UnknownGame."""
    return registry.game(game)


def ready() -> None:
    """All games are loaded."""
    for name in registry.names():
        load(name)


def load_with(game: str, content: Kept | None) -> Game[Any]:
    """The game, ready to play on that content too."""
    found = load(game)
    if content is not None:
        found.keep_content(content.fingerprint, content.texts)
    return found


def observed(seen: Sight) -> Observation:
    """What a bot is shown."""
    game = load_with(seen.game, seen.content)
    world = game.decoder().state(msgspec.json.decode(seen.world))
    return Observation(game, seen.seat, world, msgspec.json.decode(seen.events))


def choose(seen: Sight, bot: str, seed: str, kept: object) -> Move:
    """``kept`` is what the bot remembered when it last answered at this seat."""
    player = specs.make(bot, Rng.seeded(seed, bot), load(seen.game).NAME)
    player.memory = memory.recalled(kept)
    key, answer = player.choose(observed(seen))
    return key, plain(answer), memory.plain(player.memory)


class Hinted(NamedTuple):
    """The chance after an ordinary turn, and the best answers."""

    usual: float | None
    answers: list[HintAnswer]


def hints(seen: Sight, seed: str, effort: Effort, kept: Sequence[tuple[str, Plain]]) -> Hinted:
    """``kept``: what is left of the plan that was advised earlier in the turn."""
    plan = [(key, read_answer(answer)) for key, answer in kept]
    found = advise(observed(seen), Rng.seeded(seed, "hint"), effort=effort, kept=plan)
    return Hinted(_rounded(found.usual), [_hint(advised) for advised in found.answers])


def _hint(advised: Advised) -> HintAnswer:
    return HintAnswer(
        advised.key,
        plain(advised.answer),
        _rounded(advised.chance),
        [_planned(planned) for planned in advised.plan],
        advised.reasons,
    )


def _planned(planned: Planned) -> PlannedAnswer:
    choice, answer = planned.choice, planned.answer
    cells: list[int] = []
    if isinstance(choice, Place) and isinstance(answer, int):
        cells = list(choice.shapes.cells(answer))
    return PlannedAnswer(
        planned.key,
        plain(answer),
        choice.KIND,
        choice.vocabulary,
        cells,
        list(planned.things),
        planned.passes,
        dict(planned.asked),
    )


def _rounded(chance: float | None) -> float | None:
    return None if chance is None else round(chance, 4)


def positions(played: Played, step: int, most_bytes: int) -> dict[int, bytes]:
    """That step of a finished game and those around it, by number, each as a JSON document. If
    they take more than so many bytes together, that one alone."""
    game, answers = load_with(played.game, played.content), played.answers()
    if step < played.base:
        raise NotShown(
            "the first {answers} answers were given under earlier rules and cannot be shown; the "
            "record has them",
            answers=played.base,
        )
    first = max(step - step % CHUNK, played.base)
    found: dict[int, bytes] = {}
    size = 0
    skipped = first - played.base
    for at, s, news in islice(_replayed(game, played, answers), skipped, skipped + CHUNK):
        if size > most_bytes and at > step:
            break
        if size > most_bytes and at != step:
            continue
        answer = answers[at - 1] if at else None
        shown = position_of(game, s, news, at, len(answers), answer)
        found[at] = msgspec.json.encode(shown)
        size += len(found[at])
    if len(found[step]) > most_bytes:
        raise TooLarge(f"the position takes {len(found[step])} bytes; {most_bytes} are shown")
    return found if size <= most_bytes else {step: found[step]}


def record(head: bytes, log: list[Line]) -> bytes:
    """The record with the answers of this log."""
    made = msgspec.json.decode(head, type=Record)
    made.answers = Played(made.game, {}, "", None, log).answers()
    return write(made)


def continued(played: Played, step: int, seed: str) -> bytes | None:
    """The position after that step, encoded, with all that a spectator could not see dealt anew
    and the dice of another seed; None if the game is over there."""
    game = load_with(played.game, played.content)
    if step < played.base:
        raise NotShown("that position was reached under earlier rules and is not kept")
    *_, (_, s, _) = islice(_replayed(game, played, played.answers()), step - played.base + 1)
    return dealt_anew(game, s, seed)


def dealt_anew(game: Game[Any], s: State, seed: str) -> bytes | None:
    """The position with other hidden cards and dice, to be played on from; None at the end."""
    if not s.open_decisions:
        return None
    dealt = game.determinize(s, None, Rng.seeded(seed, "continue"))
    dealt.rng = dice(seed)
    return msgspec.json.encode(encode(dealt))


def verdict(played: Played, name: str) -> verdicts.Verdict | None:
    """Of the lesson or puzzle ``kind/id`` that was tried there; None where it is another one now,
    or the try was begun under earlier rules."""
    kind, _, id_ = name.partition("/")
    try:
        given = exercise(played.game, cast(Kind, kind), id_)
    except BadExercise:
        return None
    if played.base or played.seed != given.dice:
        return None
    return verdicts.verdict(load(played.game), given, played.answers())


def _replayed(
    game: Game[Any], played: Played, answers: Sequence[tuple[int, str, Plain]]
) -> Iterator[tuple[int, State, list[Event]]]:
    if played.start is None:
        s: State = game.new(played.options, played.seed)
    else:
        s = game.decoder(played.options).state(msgspec.json.decode(played.start))
    yield played.base, s, []
    for step, (seat, key, raw) in enumerate(answers[played.base :], start=played.base + 1):
        news: list[Event] = []
        s.events = news
        apply(s, seat, key, read_answer(raw))
        yield step, s, news


def position_of(
    game: Game[Any],
    s: State,
    news: list[Event],
    step: int,
    steps: int,
    answer: tuple[int, str, Plain] | None,
) -> Position:
    """A position of a replay as all seats and spectators see it."""
    viewers: list[int | None] = [None, *range(len(s.teams))]
    made = views(s, viewers)
    seen, *seats = [
        _seen(game, s, news, viewer, shown) for viewer, shown in zip(viewers, made, strict=True)
    ]
    return Position(
        step=step,
        steps=steps,
        round=game.round(s),
        answer=Answered(*answer) if answer is not None else None,
        view=seen.view,
        figures=seen.figures,
        events=seen.events,
        log=seen.log,
        seats=seats,
    )


def _seen(game: Game[Any], s: State, news: list[Event], viewer: int | None, view: View) -> Seen:
    shown: list[Json] = [shown_event(event, viewer, s.teams) for event in news]
    log = [game.story(s, event, you=viewer) for event in shown if isinstance(event, dict)]
    figures = dict(game.figures(s, viewer))
    return Seen(view, figures, cast("list[GameEvent]", shown), log)
