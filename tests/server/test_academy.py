"""Lessons at a real server: a table of one's own from a position, and how the try went."""

from __future__ import annotations

from headframe.academy.exercises import lessons
from tests.server.player import Message, Player, run
from tests.server.process import Server

WISH = {"game": "super_motherload", "kind": "lesson", "id": "stack", "name": "Ada"}


def test_a_lesson_is_played_to_its_goal(server: Server) -> None:
    lesson = lessons("super_motherload")["stack"]
    found = server.get("/api/games/super_motherload/academy").json()
    said = {"clauses": lesson.clauses, "things": ["stack:1:1"], "facts": {"lacks": 2}}
    assert found["lessons"][0] == {"id": "stack", "turns": 1, **said}
    opened = server.post("/api/exercises", WISH).json()
    token = opened["seats"][lesson.seat]
    assert [seat is not None for seat in opened["seats"]] == [False, True]
    table = f"/api/tables/{opened['table']}"
    info = server.get(table).json()
    assert (info["exercise"], info["practice"], info["watch"]) == ("lesson/stack", True, False)

    def verdict() -> Message:
        told: Message = server.post(f"{table}/verdict", {"token": token}).json()
        return told

    begun = verdict()
    assert (begun["status"], begun["line"], begun["told"]) == ("open", [], [])

    async def solve() -> None:
        async with Player(server.url(opened["table"]), [token]) as one:
            for step, (seat, key, answer) in enumerate(lesson.solution):
                await one.until("view", step=step)
                await one.say("answer", seat=seat, step=step, key=key, answer=answer)
            await one.until("view", step=len(lesson.solution))

    run(solve())
    met = verdict()
    assert (met["status"], met["step"]) == ("met", len(lesson.solution))
    assert met["line"][-1] == {"key": "stack", "answer": 1}
    assert "CardBought" in [event["is"] for event in met["told"]]
    assert met["chance"] == met["best"]


def test_the_rules_offer_examples_in_both_languages(server: Server) -> None:
    for language, said in (("en", "Play an example"), ("ru", "Сыграть пример")):
        told = server.get("/rules/mothership", **{"accept-language": language}).text
        assert told.count(said) == sum(len(each.clauses) for each in lessons("mothership").values())
        assert "#/learn/mothership/dogfight" in told
        assert "#/rules/mothership" in told


def test_what_is_not_there_or_not_yours_is_refused(server: Server) -> None:
    none = server.post("/api/exercises", {**WISH, "id": "flying"})
    assert (none.status_code, none.json()["error"]["what"]) == (404, "no-exercise")
    assert server.get("/api/games/pit/academy").json() == {"lessons": [], "puzzles": []}
    opened = server.post("/api/exercises", WISH).json()
    table = f"/api/tables/{opened['table']}/verdict"
    foreign = server.post(table, {"token": "x"})
    assert (foreign.status_code, foreign.json()["error"]["what"]) == (403, "not-yours")
    plain = server.open_table("person", "random")
    refused = server.post(f"/api/tables/{plain['table']}/verdict", {"token": plain["seats"][0]})
    assert (refused.status_code, refused.json()["error"]["what"]) == (409, "no-exercise")
