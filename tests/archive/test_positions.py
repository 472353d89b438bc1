"""Positions saved by older releases load, ask and play on.

``positions/<game>.jsonl`` was written by the release before the games moved into one plan. The
files are never edited: a renamed or new field is a step in the game's ``UPGRADES``.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from headframe import registry
from headframe.core.codec import encode
from headframe.core.playout import play_random
from headframe.core.rng import Rng
from headframe.core.view import view

FOLDER = Path(__file__).parent / "positions"
NAMES = sorted(path.stem for path in FOLDER.glob("*.jsonl"))


def positions(name: str) -> list[dict[str, Any]]:
    text = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def test_every_game_of_that_release_is_there() -> None:
    assert NAMES == ["drillers", "mothership", "super_motherload"]


@pytest.mark.parametrize("name", NAMES)
def test_old_positions_load_ask_and_play_to_the_end(name: str) -> None:
    game = registry.game(name)
    decoder = game.decoder()
    for number, saved in enumerate(positions(name)):
        s = decoder.state(saved["state"])
        options = game.settle(saved["options"])
        over = not saved["state"]["stack"]
        assert bool(s.open_decisions) != over, f"position {number} does not ask as it did"
        for viewer in (None, *range(game.seats(options))):
            view(s, viewer)
        # Saved again, it is the same position in today's form.
        again = decoder.state(json.loads(json.dumps(encode(s))))
        assert encode(again) == encode(s), f"position {number} loads as another"
        bound = game.max_answers(options)
        assert play_random(s, Rng.seeded(f"{name}/{number}", "archive"), bound) < bound or over
        result = game.result(s)
        assert min(result.places) == 1, f"position {number}: nobody came first"
