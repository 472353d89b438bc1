"""Playing one job: a pure function of it, the clock apart, in whatever process it runs."""

from __future__ import annotations

from typing import Any

from headframe.arena.forfeit import Watched, last_places
from headframe.arena.job import Job, Played, game_named
from headframe.arena.records import packed
from headframe.arena.tally import Tally
from headframe.bots.specs import make
from headframe.core.choice import Answer
from headframe.core.engine import Event, State, advance
from headframe.core.game import Game, Result
from headframe.core.options import Options
from headframe.core.record import Outcome, Record, commitment
from headframe.core.rng import Rng
from headframe.core.session import dice


class Endless(RuntimeError):
    """A game went past its own bound: a fault of the game or of a bot that never gets on."""


def play(job: Job) -> Played:
    """Plays one game to its end."""
    game = game_named(job.game)
    options = game.settle(job.options)
    seats = game.seats(options)
    s: State = game.set_up(options, dice(deal_seed(job)))
    s.events = []
    advance(s)
    players = [
        Watched(
            game,
            seat,
            make(spec, _dice(job, seat, "bot"), game.NAME),
            _dice(job, seat, "dealer"),
            job.move_seconds,
            job.game_seconds,
        )
        for seat, spec in enumerate(job.bots)
    ]
    unheard: list[list[Event]] = [list(s.events) for _ in range(seats)]
    tally = Tally(game, options, seats) if job.tally else None
    if tally is not None:
        tally.add(s.events)
    s.events = []
    given: list[tuple[int, str, Answer]] = []
    bound, turns, last = game.max_answers(options), 0, -1
    try:
        while s.open_decisions:
            seat = s.open_decisions[0].seat
            given.append((seat, *players[seat].answer(s, unheard[seat])))
            unheard[seat] = []
            for heard in unheard:
                heard += s.events or ()
            if tally is not None:
                tally.add(s.events or ())
            s.events = []
            turns += seat != last
            last = seat
            if len(given) > bound:
                raise Endless(f"{job.game}: not over after {bound} answers ({', '.join(job.bots)})")
    finally:
        for player in players:
            player.close()
    result = game.result(s)
    rounds = game.round(s)
    forfeits = [player.forfeit for player in players]
    return Played(
        key=job.key(),
        deal=job.deal,
        bots=job.bots,
        teams=list(s.teams),
        places=last_places(result.places, s.teams, forfeits),
        scores=list(result.scores),
        sources=[dict(source) for source in result.sources],
        labels=game.labels(s),
        answers=len(given),
        turns=turns if rounds is None else rounds,
        answered=[player.answered for player in players],
        tally=tally.counts if tally else {},
        forfeits=forfeits if any(forfeits) else [],
        seconds=[round(player.seconds, 6) for player in players],
        slowest=[round(player.slowest, 6) for player in players],
        record=packed(_record(job, game, options, given, result)),
    )


def _record(
    job: Job,
    game: Game[Any],
    options: Options,
    given: list[tuple[int, str, Answer]],
    result: Result,
) -> Record:
    seed = deal_seed(job)
    return Record(
        game=game.NAME,
        rules=game.RULES,
        content=game.content_hash(options),
        options=dict(options),
        seats=job.bots,
        commitment=commitment(game.NAME, seed),
        seed=seed,
        answers=[(s, k, a if isinstance(a, int) else list(a)) for s, k, a in given],
        result=Outcome.of(result),
    )


def deal_seed(job: Job) -> str:
    """The seed of the game itself: with it the record can be verified by anyone."""
    return f"{job.seed}/{job.deal}"


def _dice(job: Job, seat: int, purpose: str) -> Rng:
    return Rng.seeded(f"{job.seed}/{job.deal}/{seat}", purpose)
