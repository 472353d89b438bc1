"""A bot that fails forfeits its game; the run goes on.

It fails when it raises, says something illegal, or takes too long. Its seat then answers at random
to the end, so that the others can play, and its side shares the last place whatever the score says.
"""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterable, Iterator, Sequence
from time import perf_counter
from typing import Any

from headframe.bots.bot import Bot, Move, Player
from headframe.bots.random_bot import RandomBot
from headframe.core.engine import Event, State, apply
from headframe.core.game import Game
from headframe.core.refusal import Refused
from headframe.core.rng import Rng


class TooSlow(Exception):
    """The bot's time is over."""


class Watched:
    """A bot at a seat, timed, and replaced when it fails."""

    def __init__(
        self,
        game: Game[Any],
        seat: int,
        bot: Bot,
        dealer: Rng,
        move_seconds: float,
        game_seconds: float,
    ) -> None:
        self.game = game
        self.seat = seat
        self.move_seconds = move_seconds
        self.game_seconds = game_seconds
        self.dealer = dealer
        self.forfeit = ""
        self.seconds = self.slowest = 0.0
        self.answered = 0
        self.player = Player(game, seat, bot, dealer)

    def answer(self, s: State, events: Iterable[Event]) -> Move:
        """Let it answer; what it answers is played, and told to the caller."""
        move = self._move(s, events) if not self.forfeit else None
        if move is not None:
            try:
                apply(s, self.seat, *move)
                self.answered += 1
                return move
            except Refused as refused:
                self._give_up(f"illegal: {refused}")
        move = self.player.answer(s)
        apply(s, self.seat, *move)
        return move

    def _move(self, s: State, events: Iterable[Event]) -> Move | None:
        """What the bot answers, or None when it failed."""
        try:
            return self._timed(s, events)
        except TooSlow as slow:
            self._give_up(str(slow))
        except Exception as error:  # noqa: BLE001  (a bot may fail in any way)
            self._give_up(f"{type(error).__name__}: {error}")
        return None

    def _timed(self, s: State, events: Iterable[Event]) -> Move:
        began = perf_counter()
        try:
            with _time_limit(self._left()):
                move = self.player.answer(s, events)
        finally:
            took = perf_counter() - began
            self.seconds += took
            self.slowest = max(self.slowest, took)
        if self.move_seconds and took > self.move_seconds:
            raise TooSlow(f"{took:.2f} seconds for an answer, {self.move_seconds:g} are allowed")
        if self.game_seconds and self.seconds > self.game_seconds:
            raise TooSlow(f"more than {self.game_seconds:g} seconds for the game")
        return move

    def _left(self) -> float:
        """Seconds for this answer; 0 = no limit."""
        limits = [self.move_seconds] if self.move_seconds else []
        if self.game_seconds:
            limits.append(max(0.001, self.game_seconds - self.seconds))
        return min(limits, default=0.0)

    def _give_up(self, why: str) -> None:
        self.forfeit = why
        self.close()
        rng = Rng.seeded(f"{self.dealer.key}/{self.seat}", "forfeit")
        self.player = Player(self.game, self.seat, RandomBot(rng), self.dealer)

    def close(self) -> None:
        """The game is over: a bot that has something to close closes it."""
        close = getattr(self.player.bot, "close", None)
        if close is not None:
            close()


@contextlib.contextmanager
def _time_limit(seconds: float) -> Iterator[None]:
    """Interrupts a bot that does not stop by itself, where the system can: in a main thread."""
    can = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if not seconds or not can:
        yield
        return

    def ring(*_: object) -> None:
        raise TooSlow(f"no answer after {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def last_places(places: Sequence[int], teams: Sequence[int], forfeits: Sequence[str]) -> list[int]:
    """The places, with the sides that forfeited behind all others. ``places`` may go on with
    opponents that the rules play."""
    failed = {teams[seat] for seat, why in enumerate(forfeits) if why}
    if not failed:
        return list(places)
    out = [seat < len(teams) and teams[seat] in failed for seat in range(len(places))]
    good = [place for place, gone in zip(places, out, strict=True) if not gone]
    return [
        1 + len(good) if gone else 1 + sum(other < place for other in good)
        for place, gone in zip(places, out, strict=True)
    ]
