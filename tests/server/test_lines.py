"""The list of one's tables, and the rematch."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.player import PASS, Player, act, at, run, say
from tests.server.process import Server


def mine(server: Server, *tickets: tuple[str, list[str]]) -> list[dict[str, Any]]:
    wish = {"tickets": [{"table": table, "tokens": tokens} for table, tokens in tickets]}
    answer = server.post("/api/tables/mine", wish)
    assert answer.status_code == 200, answer.text
    lines: list[dict[str, Any]] = answer.json()
    return lines


def finished(server: Server, **more: Any) -> dict[str, Any]:
    """A table of two people, played to its end."""
    opened = server.open_table("person", "person", more=more)

    async def play() -> None:
        ada, ben = await at(server, opened, 0), await at(server, opened, 1)
        await asyncio.gather(ada.play_on(), ben.play_on(last=True))

    run(play())
    return opened


def test_a_line_tells_whose_turn_it_is_and_how_it_stands(shared_server: Server) -> None:
    opened = shared_server.open_table("person", "person")
    table, (ada, ben) = opened["table"], opened["seats"]
    (line,) = mine(shared_server, (table, [ben]))
    assert (line["what"], line["title"], line["step"]) == ("running", "The Pit", 0)
    assert [seat["yours"] for seat in line["seats"]] == [False, True]
    assert [seat["asked"] for seat in line["seats"]].count(True) == 1
    before = line["moved"]
    assert before > 0

    async def play() -> None:
        both = await at(shared_server, opened, 0, 1)
        await both.send({"type": "look", "seat": 0})
        await both.until("view", seat=0)
        await act(both, 0, "action", PASS)

    run(play())
    (line,) = mine(shared_server, (table, [ada]))
    assert line["step"] == 1 and line["moved"] >= before
    assert [seat["asked"] for seat in line["seats"]] == [False, True]


def test_tables_that_are_none_do_not_spoil_the_list(shared_server: Server) -> None:
    opened = shared_server.open_table("person", "open")
    lines = mine(shared_server, ("nosuchtable", []), ("a" * 16, ["x"]), (opened["table"], []))
    assert [line["what"] for line in lines] == ["no-table", "no-table", "open"]
    many = {"tickets": [{"table": "x"}] * 21}
    assert shared_server.post("/api/tables/mine", many).status_code == 400


def test_a_list_tells_no_more_than_a_spectator_sees(shared_server: Server) -> None:
    """Names and kinds all may know; turn and score of a private table only who sits there."""
    opened = shared_server.open_table("person", "person", more={"watch": False})
    table, tokens = opened["table"], opened["seats"]
    (foreign,) = mine(shared_server, (table, ["no token of it"]))
    (own,) = mine(shared_server, (table, tokens[:1]))
    assert not [seat for seat in foreign["seats"] if seat["asked"] or seat["score"] is not None]
    assert [seat for seat in own["seats"] if seat["asked"]]
    fields = {"name", "kind", "bot", "stand_in", "asked", "yours", "score", "place"}
    assert all(set(seat) == fields for seat in own["seats"])


def test_a_list_loads_no_table_and_wakes_no_bot(server: Server) -> None:
    opened = server.open_table("person", "person")
    server.restart()
    for _ in range(2):
        (line,) = mine(server, (opened["table"], opened["seats"]))
        assert line["what"] == "running"
    assert server.figure("live_tables") == 0
    assert server.figure("loads_total") == 1, "read once, as long as nothing happens there"


def test_a_rematch_has_the_same_seats_and_options(shared_server: Server) -> None:
    opened = finished(shared_server, takeover=None, watch=False)
    table, tokens = opened["table"], opened["seats"]
    (line,) = mine(shared_server, (table, tokens))
    assert line["what"] == "over" and line["again"] is None
    assert min(seat["place"] for seat in line["seats"]) == 1
    made = [
        shared_server.post(f"/api/tables/{table}/again", {"token": token})
        for token in (tokens[1], tokens[0], opened["host"])
    ]
    assert [answer.status_code for answer in made] == [201] * 3
    (again,) = {answer.json()["table"] for answer in made}
    was, now = (shared_server.get(f"/api/tables/{id_}").json() for id_ in (table, again))
    assert was["again"] == again
    for same in ("game", "options", "takeover", "stand_in", "revoke", "watch", "clock"):
        assert was[same] == now[same], same
    assert [seat["name"] for seat in was["seats"]] == [seat["name"] for seat in now["seats"]]
    assert (now["step"], now["over"]) == (0, False)
    (line,) = mine(shared_server, (table, []))
    assert line["again"] == again

    async def play() -> None:
        async with Player(shared_server.url(again), [tokens[1]]) as ben:
            assert (await ben.until("view"))["seat"] == 1, "the old token opens the same seat"

    run(play())


def test_those_who_are_still_there_are_told_of_the_rematch(shared_server: Server) -> None:
    opened = finished(shared_server)
    table, tokens = opened["table"], opened["seats"]

    async def play() -> None:
        async with Player(shared_server.url(table), [tokens[0]]) as ada:
            await ada.until("result")
            wish = {"token": tokens[1]}
            made = shared_server.post(f"/api/tables/{table}/again", wish).json()
            await ada.until("table", again=made["table"])

    run(play())


def test_a_rematch_is_for_those_who_played_and_comes_after_the_end(shared_server: Server) -> None:
    opened = shared_server.open_table("person", "person")
    address = f"/api/tables/{opened['table']}/again"
    early = shared_server.post(address, {"token": opened["seats"][0]})
    assert (early.status_code, early.json()["error"]["what"]) == (409, "not-over")
    foreign = shared_server.post(address, {"token": "somebody else's"})
    assert (foreign.status_code, foreign.json()["error"]["what"]) == (403, "not-yours")
    nowhere = shared_server.post("/api/tables/nosuchtable/again", {"token": "x"})
    assert nowhere.status_code == 404


def test_a_bot_that_was_asked_to_play_leaves_time_to_take_the_seat_back(server: Server) -> None:
    """It would take an hour for its move; the person is back before, and nothing was played."""
    server.stop()
    server.env["HEADFRAME_STAND_IN_PAUSE_S"] = "3600"
    server.start()
    opened = server.open_table("person", "random")

    async def play() -> None:
        ada = await at(server, opened, 0)
        step = ada.step
        assert ada.own(), "it is our turn"
        assert (await say(ada, "stand-in", seat=0, bot="random"))["type"] == "taken"
        assert (await say(ada, "stand-in", seat=0, bot=None))["type"] == "taken"
        table = server.get(f"/api/tables/{opened['table']}").json()
        assert (table["step"], table["seats"][0]["stand_in"]) == (step, None)
        await ada.send(ada.random_answer())
        await ada.until("taken")

    run(play())
