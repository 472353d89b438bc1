"""How a try went: what the engine says of it, held against the stored line or evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, cast

import msgspec

from headframe.academy.exercises import Exercise, Given, Lesson, Puzzle, position
from headframe.academy.goals import Told, met
from headframe.bots.chances import told as chances
from headframe.bots.observation import Observation
from headframe.core.choice import Plain
from headframe.core.engine import Event, State, apply
from headframe.core.game import Game
from headframe.core.record import read_answer
from headframe.core.rng import Rng
from headframe.core.speech import Phrase
from headframe.core.view import shown_event

Status = Literal["open", "met", "missed"]
REASONS: Final = 3


class Progress(msgspec.Struct, frozen=True):
    """Of one condition of the goal."""

    have: int
    need: int


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """``chance``: to win, after the try; ``best``: after the line it is compared with. Both only
    once the try is over, and None where nobody has measured them. ``line``: that line's answers of
    the learner, ``told``: what happens in it, as the learner is told it. ``why``: what it brings
    that the try does not."""

    status: Status
    step: int
    """So many answers into the try it was decided, or how many there are."""
    progress: list[Progress]
    chance: float | None = None
    best: float | None = None
    line: list[tuple[str, Plain]] = []
    told: list[Told] = []
    why: list[Phrase] = []


def verdict(game: Game[Any], given: Lesson | Puzzle, answers: Sequence[Given]) -> Verdict:
    """Of a try: all answers that were given since the exercise began."""
    if isinstance(given, Puzzle):
        return _of_puzzle(game, given, answers)
    return _of_lesson(game, given, answers)


class Try:
    """A line played from the beginning of a lesson, as far as it counts."""

    def __init__(self, game: Game[Any], given: Lesson, answers: Sequence[Given]) -> None:
        self.state = position(game, given)
        self.told: list[Told] = []
        self.status: Status = "open"
        self.steps = 0
        # Whole rounds come between two turns of one seat.
        last = 1 + (given.turns - 1) * len(self.state.teams)
        for seat, key, answer in answers:
            turn, events = self.state.current_turn(), list[Event]()
            self.state.events = events
            apply(self.state, seat, key, read_answer(answer))
            self.steps += 1
            self.told += _heard(events, given.seat, self.state)
            last -= self.state.current_turn() != turn
            if met(given.goal, self.told, given.seat):
                self.status = "met"
            elif last == 0 or not self.state.stack:
                self.status = "missed"
            if self.status != "open":
                break

    def progress(self, given: Lesson) -> list[Progress]:
        """How far each condition of the lesson's goal is fulfilled."""
        return [
            Progress(min(each.least, each.amount(self.told, given.seat)), each.least)
            for each in given.goal
        ]


def _of_lesson(game: Game[Any], given: Lesson, answers: Sequence[Given]) -> Verdict:
    mine = Try(game, given, answers)
    if mine.status == "open":
        return Verdict(status="open", step=mine.steps, progress=mine.progress(given))
    best = Try(game, given, given.solution)
    return Verdict(
        status=mine.status,
        step=mine.steps,
        progress=mine.progress(given),
        chance=_chance(game, mine.state, given),
        best=_chance(game, best.state, given),
        line=[(key, answer) for seat, key, answer in given.solution if seat == given.seat],
        told=best.told,
        why=_why(game, given, mine.state, best.state) if mine.status == "missed" else [],
    )


def _why(game: Game[Any], given: Lesson, mine: State, best: State) -> list[Phrase]:
    """In the game's words, what counts most first."""
    before = position(game, given)
    own = [reason.say for reason in game.reasons(before, mine, given.seat)]
    gained = sorted(game.reasons(before, best, given.seat), key=lambda reason: -reason.worth)
    return [each.say for each in gained if each.worth > 0 and each.say not in own][:REASONS]


def _chance(game: Game[Any], s: State, given: Exercise) -> float | None:
    """Of the learner to win, from what the learner may know; the same dealings for every line."""
    if not s.stack:
        return game.wins(s)[given.seat]
    rng = Rng.seeded(given.dice, "verdict")
    found = chances(Observation.of(game, s, given.seat, rng), rng)
    return None if found is None else round(found[given.seat], 4)


def _of_puzzle(game: Game[Any], given: Puzzle, answers: Sequence[Given]) -> Verdict:
    mine = next((each for each in answers if each[0] == given.seat), None)
    need = [Progress(0, 1)]
    if mine is None:
        return Verdict(status="open", step=len(answers), progress=need)
    best, move = given.moves[0], (mine[1], read_answer(mine[2]))
    judged = [each for each in given.moves if (each.key, read_answer(each.answer)) == move]
    right = judged[:1] == [best]
    return Verdict(
        status="met" if right else "missed",
        step=1,
        progress=[Progress(1, 1)] if right else need,
        chance=judged[0].chance if judged else None,
        best=best.chance,
        line=[(best.key, best.answer)],
        told=_first_step(game, given),
        why=given.why,
    )


def _first_step(game: Game[Any], given: Puzzle) -> list[Told]:
    """What the best answer brings at once."""
    s, events = position(game, given), list[Event]()
    s.events = events
    apply(s, given.seat, given.moves[0].key, read_answer(given.moves[0].answer))
    return _heard(events, given.seat, s)


def _heard(events: Sequence[Event], seat: int, s: State) -> list[Told]:
    return [cast(Told, shown_event(each, seat, s.teams)) for each in events]
