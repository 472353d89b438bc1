"""A card and a room are one line of data each: the recipes are followed, and the pack is played."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from headframe import ledger
from headframe.core.engine import act
from headframe.core.options import Options
from headframe.core.rng import Rng
from headframe.games.drillers.content import BUILT_IN, FILES, load
from headframe.games.drillers.events.mine import RoomUsed
from headframe.games.drillers.events.players import Bought, Played, UsedPermanent
from tests.contract import checks
from tests.contract.walk import Case
from tests.games.drillers.keen import keen_answer
from tests.games.drillers.table import GAME
from tests.recipes import add_line, lines


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """The built-in pack with the lines of both recipes."""
    for name in FILES:
        shutil.copyfile(BUILT_IN / name, tmp_path / name)
    corkscrew, slipstream = lines("add-a-drillers-card")
    (workshop,) = lines("add-a-drillers-room")
    add_line(tmp_path / "cards.txt", "cards spinerama", corkscrew)
    add_line(tmp_path / "cards.txt", "cards pony", slipstream)
    add_line(tmp_path / "mine.txt", "rooms deep", workshop)
    return tmp_path


def test_the_pack_is_sound(pack: Path) -> None:
    assert "13 rooms, 8 starting cards, 54 cards in 4 shops" in GAME.read_pack(pack)


def test_what_was_added_keeps_every_promise(pack: Path) -> None:
    for players in (1, 2):
        case = Case(GAME, {"players": players, "content": str(pack)}, "a line more", stride=60)
        checks.declared(case)
        checks.copied(case)
        checks.round_trips(case)
        checks.secret(case)
        checks.fair(case)
        checks.answers(case, ledger.clauses(GAME.NAME))
        checks.undone(case)
        for seed in range(3):
            checks.ends(case._replace(seed=str(seed)))


def test_what_was_added_is_named_and_valued(pack: Path) -> None:
    options = GAME.settle({"players": 2, "content": str(pack)})
    catalogue = json.dumps(GAME.catalogue(options))
    assert all(name in catalogue for name in ("Corkscrew", "Slipstream", "Workshop"))
    s = GAME.new(options, "named")
    card = s.content.cards.ids.index("CORKSCREW")
    assert GAME.label(s, "card", card).startswith(
        "Corkscrew (gain 2 drills; gain 1 move or may draw 1 card"
    )
    before = [GAME.evaluate(s, 0), GAME.evaluate_ahead(s, 0)]
    s.players[0].discard.append(card)
    assert [GAME.evaluate(s, 0), GAME.evaluate_ahead(s, 0)] != before


def test_what_was_added_is_bought_played_and_used(pack: Path) -> None:
    options: Options = {"players": 4, "content": str(pack)}
    content = load(pack)
    cards, rooms = content.cards, content.rooms
    wanted = {
        (Bought, cards.ids.index("CORKSCREW")),
        (Played, cards.ids.index("CORKSCREW")),
        (Bought, cards.ids.index("SLIPSTREAM")),
        (UsedPermanent, cards.ids.index("SLIPSTREAM")),
        (RoomUsed, rooms.ids.index("WORKSHOP")),
    }
    for seed in range(40):
        s = GAME.new(options, f"played {seed}")
        s.events = []
        rng = Rng.seeded(f"played {seed}", "keen")
        while s.open_decisions:
            act(s, s.open_decisions[0], keen_answer(s.open_decisions[0], rng))
        wanted -= {
            (type(event), event.room if isinstance(event, RoomUsed) else event.card)
            for event in s.events
            if isinstance(event, (Bought, Played, UsedPermanent, RoomUsed))
        }
        if not wanted:
            return
    raise AssertionError(f"nobody came across {wanted}")
