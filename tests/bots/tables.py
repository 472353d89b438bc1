"""Games for bots to be tried on, and a way to play them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from headframe import registry
from headframe.bots.bot import Player
from headframe.bots.specs import make
from headframe.core.engine import State, act, apply
from headframe.core.game import Game, Result
from headframe.core.options import Options
from headframe.core.rng import Rng
from tests.toy.game import ToyGame

TOY_OPTIONS: list[Options] = [{"players": 2}, {"players": 3}, {"players": 4, "teams": True}]


def games() -> list[tuple[Game[Any], Options]]:
    toys: list[tuple[Game[Any], Options]] = [(ToyGame(), options) for options in TOY_OPTIONS]
    return toys + [(registry.game(name), {}) for name in registry.names()]


def game_id(table: object) -> str:
    assert isinstance(table, tuple)
    game, options = table
    return "-".join([game.NAME, *map(str, options.values())])


def player(game: Game[Any], seat: int, spec: str, seed: str) -> Player:
    bot = make(spec, Rng.seeded(f"{seed}/{seat}", "bot"))
    return Player(game, seat, bot, Rng.seeded(f"{seed}/{seat}", "dealer"))


def play(game: Game[Any], options: Options, specs: Sequence[str], seed: str) -> Result:
    s: State = game.new(options, seed)
    players = [player(game, seat, spec, seed) for seat, spec in enumerate(specs)]
    while s.open_decisions:
        seat = s.open_decisions[0].seat
        apply(s, seat, *players[seat].answer(s))
    return game.result(s)


def random_answer(s: State, rng: Rng) -> None:
    decision = s.open_decisions[rng.below(len(s.open_decisions))]
    act(s, decision, decision.choice.sample(rng))
