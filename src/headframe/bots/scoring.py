"""Comparing a seat's moves by where their steps lead: the whole of the greedy bot, and the first
guess of the search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from headframe.bots.bot import Move
from headframe.bots.moves import candidates, named
from headframe.bots.observation import Observation
from headframe.bots.steps import Told, act_till_apart, begin, finish
from headframe.bots.value import lead_of
from headframe.core.engine import State
from headframe.core.rng import Rng

STREAM: Final = 4096
"""The room between two streams of one generator: no step uses that many words."""
LEAST: Final = 6
"""Completions tried in a round, in all: few moves are looked at the more closely."""


class Scored:
    """A move, the mean lead after the best way to complete it that was tried, and that way."""

    __slots__ = ("best", "final", "move", "plan")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.best = float("-inf")
        # Nothing to complete: trying it again would find the same.
        self.final = False
        self.plan: list[Told] = []


class Scorer:
    """``worlds`` are shared by all moves, so that luck falls on all alike; ``completions``
    of its step every move gets at first, and ``rounds`` is how often the better half gets one more.
    ``ahead``: positions are judged by the game's ``evaluate_ahead``, else by its ``evaluate``.

    The completion that spoke for the chosen move is remembered: its follow-ups are asked for next,
    and a look at them must not end below what was found already."""

    __slots__ = ("ahead", "completions", "limit", "plan", "rng", "rounds", "worlds")

    def __init__(
        self, worlds: int, completions: int, rounds: int, limit: int, rng: Rng, *, ahead: bool
    ) -> None:
        self.ahead = ahead
        self.worlds = worlds
        self.completions = completions
        self.rounds = rounds
        self.limit = limit
        self.rng = rng
        self.plan: list[Told] = []

    def scores(self, observation: Observation) -> list[Scored]:
        """All candidate moves, best first."""
        rng, seat = self.rng, observation.seat
        found = [Scored(move) for move in candidates(observation.world, seat, self.limit, rng)]
        planned = self._planned(found, observation)
        if len(found) == 1:
            return found
        dealt = [observation.deal(rng) for _ in range(self.worlds)]
        streams = Rng(f"{rng.word():08x}" * 8)
        if planned is not None:
            self._try(planned, observation, dealt, streams, planned.plan)
        field = found
        for number in range(self.rounds):
            least = -(-LEAST // len(field))
            for _ in range(least if number else max(least, self.completions)):
                for scored in field:
                    if not scored.final:
                        self._try(scored, observation, dealt, streams)
                streams = Rng(streams.key, streams.count + STREAM)
            field = [scored for scored in sorted(field, key=_by_best) if not scored.final]
            field = field[: (len(field) + 1) // 2]
            if not field:
                break
        return sorted(found, key=_by_best)

    def remember(self, chosen: Scored) -> None:
        """This move was made: the next scores begin with what follows in its plan."""
        self.plan = chosen.plan

    def _planned(self, found: list[Scored], observation: Observation) -> Scored | None:
        """The move that the last one was chosen for, with what is left of its plan."""
        plan, self.plan = self.plan, []
        if not plan:
            return None
        seat, key, answer = plan[0]
        decision = named(observation.world, seat, key)
        if decision is None or seat != observation.seat or not decision.choice.legal(answer):
            return None
        planned = next((scored for scored in found if scored.move == (key, answer)), None)
        if planned is None:
            # A sample of a large choice does not know it.
            planned = Scored((key, answer))
            found.append(planned)
        planned.plan = plan[1:]
        return planned

    def _try(
        self,
        scored: Scored,
        observation: Observation,
        dealt: list[State],
        streams: Rng,
        plan: Sequence[Told] = (),
    ) -> None:
        """One completion of the step: the same answers of our own in every world."""
        key, answer = scored.move
        game, seat = observation.game, observation.seat
        total, tried, answers = 0.0, 0, 0
        told: list[Told] = []
        for number, world in enumerate(dealt):
            decision = named(world, seat, key)
            if decision is None or not decision.choice.legal(answer):
                continue  # a choice may depend on what is hidden only by a fault of the game
            s = world.copy()
            if game.LISTENS:
                s.events = []
            own = Rng(streams.key, streams.count)
            replies = Rng(streams.key, streams.count + (number + 1 << 32))
            step = begin(s, decision, answer, act_till_apart)
            log = None if told else told
            answers += finish(s, step, own, replies, log, plan, act_till_apart)
            worths = game.worths(s) if self.ahead else game.guesses(s)
            total += lead_of(worths, s.teams, seat)
            tried += 1
        if tried and total / tried > scored.best:
            scored.best = total / tried
            scored.plan = [one for one in told if one[0] == seat]
        scored.final = answers == 0


def _by_best(scored: Scored) -> float:
    return -scored.best
