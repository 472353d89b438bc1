"""Practice tables, on both databases: the seed is chosen, and everybody is told so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from headframe.bots.specs import leaning
from tests.server.player import Message, Player, run
from tests.server.process import Server

SEED = {"seed": "first shift"}
PASS = 8
ALONE = "seed: may only be chosen for practice, one person against bots"


@pytest.fixture
def shared_server(database: str) -> Iterator[Server]:
    with Server(database) as server:
        yield server


async def opening(server: Server, opened: Message) -> list[Message]:
    """The positions that the person sees until it is their turn again."""
    seen = []
    async with Player(server.url(opened["table"]), [opened["seats"][0]]) as one:
        seen.append(await one.until("view", step=0))
        await one.say("answer", seat=0, step=0, key="action", answer=PASS)
        while len(seen) == 1 or not one.own():
            seen.append(await one.until("view"))
    return [message["view"] for message in seen]


def test_the_same_seed_is_the_same_deal_with_the_same_bots(shared_server: Server) -> None:
    tables = [shared_server.open_table("person", "random", more=SEED) for _ in range(3)]
    first, *others = [run(opening(shared_server, opened)) for opened in tables]
    assert len(first) > 2, "the bot has moved"
    assert others == [first, first]
    free = [shared_server.open_table("person", "random") for _ in range(3)]
    assert any(run(opening(shared_server, opened)) != first for opened in free)


def test_the_table_says_that_it_is_practice_after_a_restart_too(shared_server: Server) -> None:
    opened = shared_server.open_table("person", "random", more=SEED)
    free = shared_server.open_table("person", "random")
    shared_server.restart()
    assert shared_server.get(f"/api/tables/{opened['table']}").json()["practice"] is True
    assert shared_server.get(f"/api/tables/{free['table']}").json()["practice"] is False

    async def told() -> Message:
        async with Player(shared_server.url(opened["table"]), []) as watcher:
            return await watcher.until("table")

    assert run(told())["practice"] is True


def test_a_record_says_that_it_was_practice_and_so_does_its_import(server: Server) -> None:
    async def whole(opened: Message) -> None:
        async with Player(server.url(opened["table"]), [opened["seats"][0]]) as one:
            await one.play_on()

    for more, practice in ((SEED, True), ({}, False)):
        opened = server.open_table("person", "random", more=more)
        run(whole(opened))
        record = server.get(f"/api/tables/{opened['table']}/record").json()
        assert record.get("practice", False) is practice
        again = server.post("/api/records", record).json()["table"]
        assert server.get(f"/api/tables/{again}").json()["practice"] is practice


def test_a_seed_is_a_short_text_for_one_person_against_bots(server: Server) -> None:
    person, open_, bot = {"kind": "person"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
    cases = [
        ("x", [person, person], ALONE),
        ("x", [person, open_], ALONE),
        ("x", [open_, bot], ALONE),
        ("x", [bot, bot], ALONE),
        ("", [person, bot], "length >= 1"),
        ("x" * 65, [person, bot], "length <= 64"),
        (7, [person, bot], "got `int`"),
    ]
    for seed, seats, text in cases:
        body = {"game": "pit", "seats": seats, "options": {"players": 2}, "seed": seed}
        refused = server.post("/api/tables", body)
        assert refused.status_code == 400, (seed, seats)
        assert text in refused.json()["error"]["text"]


def test_a_bots_style_is_told_but_where_something_is_practised(shared_server: Server) -> None:
    def seat(game: str, more: Message) -> Message:
        opened = shared_server.open_table("person", "level2", game=game, more=more)
        told: Message = shared_server.get(f"/api/tables/{opened['table']}").json()["seats"][1]
        return told

    told = seat("mothership", {})
    assert told["style"] == leaning("level2", told["name"]) != ""
    assert seat("mothership", SEED)["style"] is None, "all play alike"
    assert seat("pit", {})["style"] is None, "a game without styles"
