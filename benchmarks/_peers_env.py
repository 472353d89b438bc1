"""Peers' environments as sides of a comparison, each played by chance as its documentation does.

Runs in the environment `.peers`, where only these libraries are; one that is not there is named.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

from benchmarks._side import Side, play_aec, play_gymnasium, playing, serve


def classic(name: str) -> Side:
    from importlib import import_module

    module = import_module(f"pettingzoo.classic.{name}")
    return playing(lambda number: play_aec(module.env(), number))


def catanatron() -> Side:
    import gymnasium

    name = "catanatron_gym:catanatron-v1"

    def play(number: int) -> int:
        made: Any = gymnasium.make(name, disable_env_checker=True)
        return play_gymnasium(made, number, lambda info: info["valid_actions"])

    return playing(play)


SIDES: dict[str, Callable[[], Side]] = {
    "PettingZoo hold'em": lambda: classic("texas_holdem_no_limit_v6"),
    "PettingZoo chess": lambda: classic("chess_v6"),
    "catanatron, Gymnasium": catanatron,
}

if __name__ == "__main__":
    warnings.simplefilter("ignore")
    found: dict[str, Side] = {}
    missing: dict[str, str] = {}
    for name, make in SIDES.items():
        try:
            found[name] = made = make()
            made.play(0)
        except Exception as error:  # noqa: BLE001  (what does not run here is named)
            found.pop(name, None)
            missing[name] = repr(error)
    serve(found, missing, "peers")
