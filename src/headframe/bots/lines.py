"""What follows an answer in the same turn, as far as luck and others leave it to the seat.

The line is walked in several dealt worlds at once, with the same answers in each. It ends where
the seat would see something that differs between the worlds: what was drawn or thrown, or what
another decides, nobody can plan with.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from headframe.bots.bot import Move
from headframe.bots.moves import named
from headframe.bots.observation import Observation
from headframe.bots.playout import Horizon, play_on
from headframe.bots.scoring import Scorer
from headframe.bots.steps import Told
from headframe.core.choice import Answer, Choice
from headframe.core.engine import Decision, State, act
from headframe.core.odds import Odds
from headframe.core.rng import Rng
from headframe.core.view import named_numbers, view

LONGEST: Final = 12
"""Answers of a plan: what is further away changes before it is reached."""
REST: Final = Horizon(turns=1, steps=20, tries=3)
"""How the rest of a turn is played that cannot be planned."""
STREAM: Final = 1 << 20
THROWS: Final = 10
"""So often the dice of a line are thrown before something is called sure."""


class Planned(NamedTuple):
    """One answer of a plan, with its question as it is asked then, and what it does to the board:
    the names of things, as a client draws them. ``passes``: it lets a reaction go by, which needs
    no words. ``asked``: the numbers that the question names."""

    key: str
    answer: Answer
    choice: Choice
    things: tuple[str, ...] = ()
    passes: bool = False
    asked: Mapping[str, int] = {}


class Line:
    """``before`` and ``worlds``: the same worlds before the first answer and after the last.
    ``odds`` of the first answer that is a gamble, None: there is none."""

    __slots__ = ("before", "observation", "odds", "planned", "rest", "turn", "worlds")

    def __init__(self, observation: Observation, dealt: Sequence[State]) -> None:
        self.observation = observation
        self.before = dealt
        self.worlds = [world.copy() for world in dealt]
        self.planned: list[Planned] = []
        self.odds: Odds | None = None
        self.turn = observation.world.current_turn()
        self.rest = True
        """Whether the turn goes on after the last answer."""

    def walk(self, first: Move, plan: Sequence[Told], scorer: Scorer | None) -> None:
        """``plan`` completes the step of the first answer; ``scorer`` looks for the steps after
        it, None: there the line ends."""
        self._take(first)
        ahead = [(key, answer) for _, key, answer in plan]
        while self.rest and len(self.planned) < LONGEST:
            move = ahead.pop(0) if ahead else None
            if move is None or not self._legal(move):
                ahead = []
                if scorer is None:
                    return
                move = self._best(scorer)
                if not self._legal(move):
                    self.rest = False
                    return
            self._take(move)

    def chance(self, rng: Rng) -> float | None:
        """The seat's chance to win after the turn, as games have shown it."""
        game, seat = self.observation.game, self.observation.seat
        total = 0.0
        for number, world in enumerate(self.worlds):
            end = world.copy()
            if end.open_decisions and end.current_turn() == self.turn:
                end = play_on(game, end, Rng(rng.key, rng.count + number * STREAM), REST)
            found = game.chances(end)
            if found is None:
                return None
            total += found[seat]
        return total / len(self.worlds)

    def sure(self, rng: Rng) -> list[tuple[State, State]]:
        """Worlds before and after, enough of them to tell what surely follows. Where dice fell,
        the same answers with other dice, as far as they can be given then."""
        walked = list(zip(self.before, self.worlds, strict=True))
        if all(before.rng.count == after.rng.count for before, after in walked):
            return walked
        for number in range(THROWS):
            before = self.before[number % len(self.before)]
            after = before.copy()
            after.rng = Rng(f"{rng.word():08x}" * 8)
            for planned in self.planned:
                decision = named(after, self.observation.seat, planned.key)
                if decision is None or not decision.choice.legal(planned.answer):
                    break
                act(after, decision, planned.answer)
            walked.append((before, after))
        return walked

    def _best(self, scorer: Scorer) -> Move:
        seat = self.observation.seat
        seen = Observation(self.observation.game, seat, self.worlds[0])
        best = scorer.scores(seen)[0]
        scorer.remember(best)
        return best.move

    def _legal(self, move: Move) -> bool:
        seat = self.observation.seat
        for world in self.worlds:
            decision = named(world, seat, move[0])
            if decision is None or not decision.choice.legal(move[1]):
                return False
        return True

    def _take(self, move: Move) -> None:
        key, answer = move
        seat, game = self.observation.seat, self.observation.game
        for number, world in enumerate(self.worlds):
            decision = named(world, seat, key)
            assert decision is not None
            if not number:
                things = tuple(game.things(world, decision, answer))
                window = decision.frame.window(world, decision)
                passes = window is not None and window.passing == answer
                asked = named_numbers(decision)
                planned = Planned(key, answer, decision.choice, things, passes, asked)
                self.planned.append(planned)
                self._gamble(world, decision, answer)
            act(world, decision, answer)
        self.rest = self._goes_on()

    def _gamble(self, world: State, decision: Decision, answer: Answer) -> None:
        """Who of several attacks is asked after the attack itself: what is settled counts."""
        if self.odds is None or not self.odds["settled"]:
            found = self.observation.game.odds(world, decision, answer)
            if found is not None and found["chance"] is not None:
                self.odds = found

    def _goes_on(self) -> bool:
        first, seat = self.worlds[0], self.observation.seat
        if first.current_turn() != self.turn:
            return False
        if not any(decision.seat == seat for decision in first.open_decisions):
            return False
        seen = view(first, seat)
        return all(view(world, seat) == seen for world in self.worlds[1:])
