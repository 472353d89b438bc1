"""Whole games, written down once: a rule fix that changes an old game is seen before it lands."""

from __future__ import annotations

from pathlib import Path

import pytest

from headframe import registry
from headframe.core.record import read
from headframe.core.replay import verify

RECORDS = sorted(Path(__file__).parent.glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_game_plays_out_as_written(path: Path) -> None:
    record = read(path.read_bytes())
    verify(registry.game(record.game), record)


@pytest.mark.parametrize("name", registry.names())
def test_every_game_has_one(name: str) -> None:
    assert any(path.stem.startswith(name) for path in RECORDS)
