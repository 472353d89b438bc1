"""How a table of an earlier release goes on: by a switch, from its position, or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import ClassVar

import pytest

from headframe.core.game import Game, RulesChange
from headframe.core.options import Flag, Option
from headframe.server import table_state
from headframe.server.database import Job, NewTable, Saved
from headframe.server.entries import Opened
from headframe.server.loading import load
from headframe.server.metrics import Metrics
from headframe.server.settings import database_url
from headframe.server.store import Store
from headframe.server.stretches import under_old_rules
from headframe.server.table_state import Basis, BrokenTable, TableState, encoded
from tests.toy.game import ToyGame
from tests.toy.state import Pit

ID = "a" * 16


class Switched(ToyGame):
    """The second version can still be played as the first was."""

    RULES: ClassVar[int] = 2
    OPTIONS: ClassVar[tuple[Option, ...]] = (*ToyGame.OPTIONS, Flag("as_before", False, "old"))
    CHANGES: ClassVar[Mapping[int, RulesChange]] = {
        2: RulesChange("PIT-TURN-01", keep={"as_before": True})
    }


class Changed(ToyGame):
    RULES: ClassVar[int] = 2
    CHANGES: ClassVar[Mapping[int, RulesChange]] = {2: RulesChange("PIT-TURN-01")}


class Unreadable(Changed):
    """Neither positions nor setups of the first version mean anything to it."""

    PARTS = tuple(part for part in ToyGame.PARTS if part is not Pit)

    def set_up(self, options: object, rng: object) -> Pit:
        raise RuntimeError("no such game any more")


@pytest.fixture(autouse=True)
def _games_as_they_were() -> Iterator[None]:
    yield
    table_state._GAMES.pop("pit", None)


def reopened(tmp_path: Path, game: Game[Pit], snapshot: bytes | None = None) -> TableState:
    """A table of the first version, opened by a program that has the game in another one."""

    async def work() -> TableState:
        store = Store(database_url(f"sqlite:///{tmp_path / 'tables.sqlite'}"), Metrics())
        await store.open()
        try:
            old = ToyGame()
            options = dict(old.settle({}))
            opened = Opened(
                game="pit", rules=1, content="pit", options=options, seed="5" * 64, seats=[]
            )
            begun = TableState.begun(ID, Basis.new(opened), old)
            opened = Opened(
                game="pit",
                rules=1,
                content="pit",
                options=options,
                seed="5" * 64,
                seats=[],
                news=encoded(begun.news[0]),
            )
            saved = Saved(0, snapshot) if snapshot is not None else begun.saved()
            await store.write(Job(ID, snapshot=saved, new=NewTable(ID, opened, "", "", 1)))
            table_state._GAMES["pit"] = game
            first = await load(store, ID)
            again = await load(store, ID)
            assert again.state.notice == first.state.notice
            assert again.state.basis.stretch == first.state.basis.stretch
            return first.state
        finally:
            await store.close()

    return asyncio.run(work())


def test_a_switch_keeps_the_old_rule_and_nobody_notices(tmp_path: Path) -> None:
    state = reopened(tmp_path, Switched())
    assert state.notice is None
    assert state.basis.stretch is None
    assert state.options["as_before"] is True
    assert state.replays


def test_without_one_it_goes_on_from_its_position(tmp_path: Path) -> None:
    state = reopened(tmp_path, Changed())
    assert state.notice is not None
    assert (state.notice.rules, state.notice.clauses) == ([2], ["PIT-TURN-01"])
    assert state.basis.rules == 2


def test_of_several_versions_each_is_told_that_has_no_switch() -> None:
    class Later(Switched):
        RULES: ClassVar[int] = 3
        CHANGES: ClassVar[Mapping[int, RulesChange]] = {
            **Switched.CHANGES,
            3: RulesChange("PIT-DIG-01"),
        }

    assert under_old_rules(Later(), {}, 1) == ({"as_before": True}, [3])
    assert under_old_rules(Later(), {}, 2) == ({}, [3])
    assert under_old_rules(Later(), {}, 3) == ({}, [])


def test_a_broken_snapshot_is_no_end(tmp_path: Path) -> None:
    """The deal is made again, and is the one that was written down."""
    state = reopened(tmp_path, Changed(), snapshot=b"{}")
    assert state.notice is not None
    assert state.notice.lost == 0


def test_a_position_that_cannot_be_read_is_refused_with_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(BrokenTable, match="the release that it was begun with plays it"):
        reopened(tmp_path, Unreadable())
