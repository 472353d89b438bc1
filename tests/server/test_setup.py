"""What a host is asked and offered before a game begins."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

import pytest

from headframe import registry
from headframe.core.options import BadOption, applying
from headframe.server.bots import bots
from headframe.server.reach import Listening, found
from tests.server.process import Server


def told(server: Server, game: str, options: dict[str, Any], people: int = 64) -> dict[str, Any]:
    query = f"options={quote(json.dumps(options))}&people={people}"
    answer = server.get(f"/api/games/{game}/setup?{query}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize(
    ("game", "options", "asked", "not_asked"),
    [
        ("mothership", {}, "players modules layout round_cap", "teams vp_goal vp_limit solo_level"),
        ("mothership", {"mode": "vp"}, "vp_goal vp_limit", "rounds teams solo_level"),
        ("mothership", {"mode": "vp", "vp_goal": "rounds"}, "rounds", "vp_limit"),
        ("mothership", {"mode": "team"}, "teams modules", "players vp_goal"),
        ("mothership", {"mode": "solo"}, "solo_level", "players modules teams"),
        ("mothership", {"mode": "solo", "setup": "printed"}, "solo_level modules", "players"),
        ("drillers", {}, "mechs", "level solo_credits"),
        ("drillers", {"players": 1}, "mechs level solo_credits", ""),
    ],
)
def test_a_host_is_asked_only_what_means_something(
    shared_server: Server, game: str, options: dict[str, Any], asked: str, not_asked: str
) -> None:
    applies = told(shared_server, game, options)["applies"]
    assert set(asked.split()) <= set(applies)
    assert not set(not_asked.split()) & set(applies)


def test_what_no_longer_applies_is_left_out_and_not_refused(shared_server: Server) -> None:
    """Who had modules and turns to solo need not take them off first."""
    chosen = {"mode": "solo", "modules": ["moons"], "players": 4}
    assert told(shared_server, "mothership", chosen)["seats"] == 1


def test_conditions_speak_of_options_that_there_are() -> None:
    for game in map(registry.game, registry.names()):
        known = {option.name: option for option in game.OPTIONS}
        for option in game.OPTIONS:
            for when in option.when:
                for name, values in when.items():
                    assert [known[name].read(value) for value in values] == list(values)
            assert option.name in applying(game.OPTIONS, {}) or option.when


def test_presets_can_be_played(shared_server: Server) -> None:
    levels = [bot.name for bot in bots()]
    for info in shared_server.get("/api/games").json():
        for preset in info["presets"]:
            assert preset["bot"] in levels
            assert preset["minutes"] > 0
            bot = {"kind": "bot", "bot": preset["bot"]}
            seats = [{"kind": "person"}, *[bot] * (preset["seats"] - 1)]
            wish = {"game": info["name"], "options": preset["options"], "seats": seats}
            assert shared_server.post("/api/tables", wish).status_code == 201
    names = {name: [p.name for p in registry.game(name).PRESETS] for name in registry.GAMES}
    assert names["mothership"] == ["first", "duel", "all"]
    assert all(found[:2] == ["first", "duel"] for found in names.values())


def test_maps_lead_to_themselves(shared_server: Server) -> None:
    """Each one's options, chosen, make it the chosen one, for as many as it says."""
    for mode in ("deathmatch", "team", "vp", "solo"):
        maps = told(shared_server, "mothership", {"mode": mode})["maps"]
        assert len([each for each in maps if each["chosen"]]) == 1
        for each in maps:
            then = told(shared_server, "mothership", {"mode": mode, **each["options"]})
            assert then["seats"] == each["seats"]
            (chosen,) = [other["name"] for other in then["maps"] if other["chosen"]]
            assert chosen == each["name"]
            assert len(each["picture"]["stations"]) == each["seats"]


def test_teams_are_told_seat_by_seat(shared_server: Server) -> None:
    teams = {"mode": "team", "teams": "2v2-sides"}
    assert told(shared_server, "mothership", teams)["sides"] == [0, 1, 1, 0]
    assert told(shared_server, "mothership", {})["sides"] == [0, 1, 2, 3]


def test_more_people_take_longer_than_bots(shared_server: Server) -> None:
    alone, together = (told(shared_server, "drillers", {}, people)["minutes"] for people in (1, 2))
    assert 0 < alone < together
    less, more = ({"modules": modules} for modules in ([], ["artifacts"]))
    assert (
        told(shared_server, "mothership", less)["minutes"]
        < told(shared_server, "mothership", more)["minutes"]
    )


def test_modules_say_what_comes_with_them(shared_server: Server) -> None:
    games = {info["name"]: info for info in shared_server.get("/api/games").json()}
    (modules,) = [o for o in games["mothership"]["options"] if o["name"] == "modules"]
    assert modules["needs"]["influence"] == ["artifacts", "developments"]
    assert "artifacts" not in modules["needs"]


def test_a_condition_reads_values_as_the_options_do() -> None:
    options = registry.game("drillers").OPTIONS
    assert "level" in applying(options, {"players": "1"})
    with pytest.raises(BadOption, match="players"):
        applying(options, {"players": "many"})


@pytest.mark.parametrize(
    ("host", "addresses", "alone"),
    [
        ("127.0.0.1", [], True),
        ("localhost", [], True),
        ("::1", [], True),
        ("0.0.0.0", ["http://192.168.1.20:8000/mine/"], False),
        ("::", ["http://192.168.1.20:8000/mine/"], False),
        ("10.0.0.7", ["http://10.0.0.7:8000/mine/"], False),
        ("fe80::2", ["http://[fe80::2]:8000/mine/"], False),
    ],
)
def test_where_others_find_us(host: str, addresses: list[str], alone: bool) -> None:
    reach = found(Listening(host, 8000), "/mine", ["192.168.1.20"])
    assert (reach.addresses, reach.alone) == (addresses, alone)


def test_a_server_for_this_machine_says_so(shared_server: Server) -> None:
    assert shared_server.get("/api/reach").json() == {"addresses": [], "alone": True}


def test_who_comes_through_a_proxy_learns_no_inner_address(server: Server) -> None:
    server.stop()
    server.env["HEADFRAME_PROXIES"] = "127.0.0.1"
    server.start()
    outside = server.get("/api/reach", **{"X-Forwarded-For": "203.0.113.9"}).json()
    assert outside == {"addresses": [], "alone": False}
