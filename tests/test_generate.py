"""The client's types are what the Python definitions say, and stale ones are found."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal, NotRequired, TypedDict

import msgspec
import pytest

from headframe import registry
from headframe.core.rng import Rng
from tests.contract.test_games import option_sets
from tests.contract.walk import step as random_answer
from tools.client import files
from tools.client.games import GAMES, game_types
from tools.client.typescript import Unknown, Writer


class Inner(msgspec.Struct):
    """Something inside."""

    kind: Literal["near", "far"]
    chance: float | None


class Sent(msgspec.Struct, tag_field="type", tag="sent", rename={"from_": "from"}):
    from_: tuple[int, str]
    found: list[Inner]
    more: list[int | None] = []


class Shown(TypedDict):
    seat: int
    named: dict[str, bool]
    choice: NotRequired[Sent]


def test_no_file_of_the_client_is_stale() -> None:
    assert not files.stale(files.ROOT), "run ./x generate"


def test_a_changed_or_missing_file_is_stale(tmp_path: Path) -> None:
    for name in files.FILES:
        there = (files.ROOT / name).read_text(encoding="utf-8")
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(there, encoding="utf-8")
    assert not files.stale(tmp_path)
    wire = tmp_path / "web/src/lib/wire.ts"
    wire.write_text(wire.read_text().replace("chance: number | null", "chance: number"))
    assert list(files.stale(tmp_path)) == ["web/src/lib/wire.ts"]
    wire.unlink()
    assert list(files.stale(tmp_path)) == ["web/src/lib/wire.ts"]


@pytest.mark.parametrize("name", GAMES)
def test_every_key_that_is_asked_is_known_to_the_client(name: str) -> None:
    game = registry.game(name)
    asked: set[str] = set()
    for options in option_sets(name):
        s = game.new(options, "keys")
        rng = Rng.seeded("keys", name)
        for _ in range(300):
            asked.update(decision.key for decision in s.open_decisions)
            if not s.open_decisions:
                break
            random_answer(s, rng)
    union = re.search("export type Key =(.*?);", game_types(name), re.DOTALL)
    assert union is not None
    assert asked <= set(re.findall('"(.*?)"', union[1]))


def test_structs_and_typed_dictionaries_become_interfaces() -> None:
    writer = Writer()
    writer.declare(Shown)
    assert (
        writer.text()
        == """\
export interface Shown {
  seat: number;
  named: { [key: string]: boolean };
  choice?: Sent;
}

export interface Sent {
  type: "sent";
  from: [number, string];
  found: Inner[];
  more: (number | null)[];
}

/** Something inside. */
export interface Inner {
  kind: "near" | "far";
  chance: number | null;
}
"""
    )


def test_what_is_sent_may_leave_out_what_has_a_default() -> None:
    writer = Writer()
    writer.declare(Sent, incoming=True)
    assert "more?: (number | null)[];" in writer.text()


def test_a_type_that_nobody_can_write_is_an_error() -> None:
    with pytest.raises(Unknown, match="no TypeScript for"):
        Writer().written(bytes)
