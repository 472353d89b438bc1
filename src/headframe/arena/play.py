"""Playing one job: a pure function of it, the clock apart, in whatever process it runs."""

from __future__ import annotations

from time import perf_counter

from headframe.arena.job import Job, Played, game_named
from headframe.arena.tally import Tally
from headframe.bots.bot import Player
from headframe.bots.specs import make
from headframe.core.engine import Event, State, advance, apply
from headframe.core.rng import Rng


class Endless(RuntimeError):
    """A game went past its own bound: a fault of the game or of a bot that never gets on."""


def play(job: Job) -> Played:
    game = game_named(job.game)
    options = game.settle(job.options)
    seats = game.seats(options)
    s: State = game.set_up(options, Rng.seeded(f"{job.seed}/{job.deal}", "dice"))
    s.events = []
    advance(s)
    players = [
        Player(
            game,
            seat,
            make(spec, _dice(job, seat, "bot"), game.NAME),
            _dice(job, seat, "dealer"),
        )
        for seat, spec in enumerate(job.bots)
    ]
    unheard: list[list[Event]] = [list(s.events) for _ in range(seats)]
    tally = Tally(game, options, seats) if job.tally else None
    if tally is not None:
        tally.add(s.events)
    s.events = []
    seconds, slowest, answered = [0.0] * seats, [0.0] * seats, [0] * seats
    bound, turns, last = game.max_answers(options), 0, -1
    while s.open_decisions:
        seat = s.open_decisions[0].seat
        began = perf_counter()
        key, answer = players[seat].answer(s, unheard[seat])
        took = perf_counter() - began
        seconds[seat] += took
        slowest[seat] = max(slowest[seat], took)
        answered[seat] += 1
        unheard[seat] = []
        apply(s, seat, key, answer)
        for heard in unheard:
            heard += s.events or ()
        if tally is not None:
            tally.add(s.events or ())
        s.events = []
        turns += seat != last
        last = seat
        if sum(answered) > bound:
            raise Endless(f"{job.game}: not over after {bound} answers ({', '.join(job.bots)})")
    result = game.result(s)
    labels = getattr(game, "labels", None)
    count = getattr(game, "turns", None)
    return Played(
        key=job.key(),
        deal=job.deal,
        bots=job.bots,
        teams=list(s.teams),
        places=list(result.places),
        scores=list(result.scores),
        sources=[dict(source) for source in result.sources],
        labels=[str(label) for label in labels(s)] if labels else [],
        answers=sum(answered),
        turns=count(s) if count else turns,
        answered=answered,
        tally=tally.counts if tally else {},
        seconds=[round(spent, 6) for spent in seconds],
        slowest=[round(spent, 6) for spent in slowest],
    )


def _dice(job: Job, seat: int, purpose: str) -> Rng:
    return Rng.seeded(f"{job.seed}/{job.deal}/{seat}", purpose)
