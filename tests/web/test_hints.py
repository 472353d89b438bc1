"""A hint in the browser: one answer, why, the plan on the board, and others on demand."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import NewPerson
from tests.web.hands import MOVED, ready, set_up, start, step


def test_it_names_one_answer_with_its_plan_and_the_next_ones_on_demand(
    new_person: NewPerson,
) -> None:
    page = new_person()
    set_up(page, "Super Motherload", seats=["person", "level1"])
    start(page)
    note = page.get_by_role("note", name="Hint")
    plan = note.get_by_role("list", name="The plan of your turn")
    asked = page.get_by_role("button", name="Hint", exact=True)
    for _ in range(2):  # who begins may be asked for the side of the first board
        ready(page)
        asked.click()
        expect(note).to_contain_text("The bot would choose: ")
        expect(note).to_contain_text(re.compile(r"Chance to win: \d+ %"))
        if page.get_by_role("button", name="Drill").count():
            break
        take(page)
    expect(asked).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_label("What is said")).to_contain_text("The bot would choose: ")
    expect(plan.get_by_role("listitem").first).to_be_visible()
    expect(page.locator(".plan .mark").first).to_be_attached()
    note.get_by_role("button", name="Second").click()
    expect(note).to_contain_text("Its second choice: ")
    note.get_by_role("button", name="Put the advice away").click()
    expect(note).to_be_hidden()
    expect(page.locator(".plan")).to_have_count(0)
    expect(asked).to_have_attribute("aria-pressed", "false")


def test_it_is_taken_at_once_after_a_refusal(new_person: NewPerson) -> None:
    """The refusal goes as soon as something else is tried: what is pressed must not move then."""
    wrong = iter([99])

    def meddle(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def up(text: str | bytes) -> None:
            said = json.loads(text)
            if said["type"] == "answer":
                said["answer"] = next(wrong, said["answer"])
            server.send(json.dumps(said))

        def down(text: str | bytes) -> None:
            told = json.loads(text)
            if told["type"] == "hint":  # so short that all of it is seen below the refusal
                told["answers"] = [{**told["answers"][0], "plan": [], "reasons": []}]
            socket.send(json.dumps(told))

        socket.on_message(up)
        server.on_message(down)

    page = new_person()
    page.route_web_socket(re.compile("/api/tables/"), meddle)
    set_up(page, "The Pit", seats=["person", "level1"])
    start(page)
    ready(page)
    page.locator(".questions .option").first.click()
    expect(page.locator(".refused")).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("button", name="Do that").click(delay=300)  # a finger is slower than a test
    page.wait_for_function(MOVED, arg="0")
    expect(page.locator(".refused")).to_have_count(0)


def take(page: Page) -> None:
    before = step(page)
    page.get_by_role("button", name="Do that").click()
    page.wait_for_function(MOVED, arg=before)
