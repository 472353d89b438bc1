"""The smallest bot of one's own, measured against chance.

    .venv/bin/python -m examples.tiny_bot [GAMES]

It knows no game: it takes the answer after which the game's own guess likes its seat best, in one
world that looks to the seat like the truth. `planner_bot.py` does the same with more care.
"""

from __future__ import annotations

import sys

from headframe import registry
from headframe.bots.bot import Move, Player
from headframe.bots.observation import Observation
from headframe.bots.own import OwnBot
from headframe.bots.specs import make
from headframe.core.engine import apply
from headframe.core.rng import Rng
from headframe.core.session import Session


class Tiny(OwnBot):
    """Sees an observation, never the state of the game: it could not cheat if it wanted to."""

    def choose(self, observation: Observation) -> Move:
        seat = observation.seat
        best: tuple[float, Move] | None = None
        for decision in observation.decisions:
            few = decision.choice.listed(20)  # None where there are more
            for answer in few or [decision.choice.sample(self.rng) for _ in range(20)]:
                world = observation.deal(self.rng)
                apply(world, seat, decision.key, answer)
                guess = observation.game.evaluate(world, seat)
                if best is None or guess > best[0]:
                    best = guess, (decision.key, answer)
        assert best is not None, "a bot is asked only when it has something to decide"
        return best[1]


def main(games: int = 20) -> int:
    """How many of so many games it wins against a bot that plays by chance."""
    game = registry.game("super_motherload")
    won = 0
    for number in range(games):
        rng = Rng.seeded(f"game {number}")
        session = Session(game, {"players": 2}, seed=f"game {number}")
        mine = number % 2  # it sits on either side in turn
        bots = [make("random", rng), make("random", rng)]
        bots[mine] = Tiny(rng)
        players = [Player(game, seat, bot, rng) for seat, bot in enumerate(bots)]
        while not session.over:
            seat = session.state.open_decisions[0].seat
            session.answer(seat, *players[seat].answer(session.state))
        result = session.result()
        assert result is not None
        won += result.places[mine] == 1
    print(f"{won} of {games} games won")
    return won


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
