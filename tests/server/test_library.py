"""What the client asks before a table is opened."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest

from headframe import ledger, registry
from tests.server.process import Server


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("library")
    with Server(f"sqlite:///{folder / 'tables.sqlite'}") as server:
        yield server


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [
        ("pit", {"players": 4, "teams": True}, 4),
        ("super_motherload", {"players": 3}, 3),
        ("drillers", {"players": 1}, 1),
        ("mothership", {"players": 4}, 4),
    ],
)
def test_how_many_sit_down_with_these_options(
    shared_server: Server, game: str, options: dict[str, object], seats: int
) -> None:
    told = shared_server.get(f"/api/games/{game}/setup?options={quote(json.dumps(options))}")
    assert (told.json()["seats"], told.json()["warnings"]) == (seats, [])
    body = {"game": game, "options": options, "seats": [{"kind": "person"}] * seats}
    assert shared_server.post("/api/tables", body).status_code == 201


def test_options_that_are_none_are_refused_with_their_clause(shared_server: Server) -> None:
    wrong = shared_server.get(f"/api/games/pit/setup?options={quote(json.dumps({'players': 9}))}")
    assert wrong.status_code == 400
    error = wrong.json()["error"]
    assert error["what"] == "bad-option" and error["clause"] == "PIT-TURN-01"
    assert "players: 9" in error["text"]
    assert (
        shared_server.get("/api/games/pit/setup?options=%7B").json()["error"]["what"] == "malformed"
    )
    assert shared_server.get("/api/games/chess/setup").status_code == 404
    assert shared_server.get("/api/games/pit/setup").json() == {
        "seats": 2,
        "sides": [0, 1],
        "applies": ["players", "teams"],
        "maps": [],
        "minutes": 0,
        "warnings": [],
    }


@pytest.mark.rule("MS-LAY-10")
def test_the_host_is_told_that_seats_are_not_alike(shared_server: Server) -> None:
    options = quote(json.dumps({"players": 6, "layout": "6p-gas"}))
    told = shared_server.get(f"/api/games/mothership/setup?options={options}").json()
    assert told["seats"] == 6
    (warning,) = told["warnings"]
    assert warning["text"] == "the seats are not alike by any symmetry [MS-LAY-09]"


def test_every_game_has_rules_or_none(shared_server: Server) -> None:
    assert shared_server.get("/api/games/pit/rules").json() == []
    assert shared_server.get("/api/games/pit/things").json() == []
    for game in registry.GAMES:
        told = shared_server.get(f"/api/games/{game}/rules").json()
        assert [clause["id"] for clause in told] == list(ledger.clauses(game))
        assert not [clause["id"] for clause in told if "`" in clause["text"]], "marks of Markdown"
    assert shared_server.get("/api/games/chess/rules").status_code == 404


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_lies_in_the_box_is_told(shared_server: Server, language: str) -> None:
    """Every card once, with what it does, as the tooltips say it."""
    for game, first in BOXES.items():
        told = shared_server.get(f"/api/games/{game}/things?language={language}").json()
        for kind in told:
            assert kind["title"] and not kind["title"].startswith("things-")
            assert all(thing["name"] and thing["about"] for thing in kind["things"])
        if language == "en":
            assert {"name": first[0], "about": first[1]} in told[0]["things"]
    assert shared_server.get("/api/games/chess/things").status_code == 404


BOXES = {
    "super_motherload": ("Trainee", "1 red icon; bomb pattern I2"),
    "drillers": (
        "Corridor tile of floor 2",
        "gain 2 credits; 4 points, 1 fewer once used; covers 2 notches",
    ),
    "mothership": (
        "Afterburner",
        (
            "One of your ships that has not moved: +4 engine power this turn. "
            "In your own turn: before a ship moves. Sells for 1 Mineral."
        ),
    ),
}
