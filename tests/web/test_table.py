"""Playing at a table, through the interface alone."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import PATIENCE_MS, NewPerson
from tests.web.hands import fits, play_to_the_end, ready, set_up, start, step


def test_a_person_plays_a_whole_game_then_looks_at_it_again(page: Page) -> None:
    set_up(page, "The Pit", seats=["person", "random", "level1"])
    start(page)
    expect(page.locator(".question").first).to_be_visible()
    assert fits(page)
    answers = play_to_the_end(page)
    assert answers > 3

    expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    expect(page.get_by_role("table").get_by_role("columnheader")).to_have_count(3)
    assert fits(page)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").click()
    record = saved.value.path()
    page.get_by_role("button", name="Show the board").click()
    expect(page.get_by_role("region", name="Table")).to_be_visible()
    page.get_by_role("button", name="See the result").click()
    from_the_log_to_the_board_and_back(page)

    page.get_by_role("link", name="Replay").click()
    controls = page.get_by_role("region", name="Replay")
    expect(controls).to_contain_text(re.compile(r"0 / \d+"))
    page.get_by_role("button", name="One step on").click()
    expect(controls).to_contain_text(re.compile(r"1 / \d+"))
    expect(page.locator("section.own").get_by_role("heading")).to_contain_text("Player 1")
    page.get_by_label("Seen by").select_option("A spectator")
    expect(page.locator("section.own")).to_have_count(0)
    page.get_by_label("Seen by").select_option("Dicey")
    expect(page.locator("section.own").get_by_role("heading")).to_contain_text("Dicey")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("region", name="Table")).to_be_visible()
    assert fits(page)
    told = controls.locator("b").inner_text()

    page.goto("/")
    page.get_by_label("Open a game from a file").set_input_files(record)
    expect(page).to_have_url(re.compile("#/replay/"))
    page.get_by_role("button", name="To the end").click()
    expect(controls).to_contain_text(told)
    page.get_by_label("Step", exact=True).fill("2")
    page.get_by_role("button", name="Go on from here").click()
    page.get_by_label("I play").select_option("Dicey")
    page.get_by_role("button", name="Start the game").click()
    expect(page).to_have_url(re.compile("#/table/"))
    expect(page.get_by_role("region", name="Your move")).to_be_visible()


def from_the_log_to_the_board_and_back(page: Page) -> None:
    if not page.get_by_role("log").is_visible():
        page.get_by_role("button", name="Log").click()
    log = page.get_by_role("log")
    lines = log.get_by_role("link")
    everything = lines.count()
    last = lines.last.inner_text()
    page.get_by_label("Search the log").fill(last.upper())
    expect(lines).not_to_have_count(everything)
    expect(lines.last).to_have_text(last)
    page.get_by_label("Search the log").fill("no line says this")
    expect(log).to_contain_text("Nothing in the log matches.")
    page.get_by_label("Search the log").fill("")
    link = lines.nth(everything // 2)
    step = (link.get_attribute("href") or "").rpartition("/")[2]
    text = link.inner_text()
    link.click()
    controls = page.get_by_role("region", name="Replay")
    expect(controls).to_contain_text(f"{step} / ")
    expect(controls).to_contain_text(re.compile(re.escape(text), re.IGNORECASE))
    page.get_by_role("button", name="One step on").click()
    page.wait_for_url(f"**/{int(step) + 1}")
    page.go_back()
    expect(page.locator(".ending")).to_be_visible()


def test_a_file_that_is_no_record_is_said_so(page: Page) -> None:
    page.goto("/")
    picker = page.get_by_label("Open a game from a file")
    picker.set_input_files({"name": "a.json", "mimeType": "text/json", "buffer": b"dig"})
    expect(page.get_by_role("alert")).to_contain_text("This file is not a game record")
    picker.set_input_files({"name": "b.json", "mimeType": "text/json", "buffer": b'{"a": 1}'})
    expect(page.get_by_role("alert")).not_to_contain_text("no record")
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_clock_runs_for_who_is_asked_and_a_bot_can_stand_in(page: Page) -> None:
    set_up(page, "The Pit", seats=["person", "open"])
    page.get_by_text("Clock, guests and spectators").click()
    page.get_by_label("Clock").select_option("5")
    start(page)
    mine, theirs = (page.get_by_role("timer").nth(seat) for seat in (0, 1))
    expect(theirs).to_have_text("5:00")
    expect(mine).to_have_text(re.compile("4:[0-5][0-9]"))
    expect(mine).to_have_accessible_name(re.compile("running"))
    expect(theirs).not_to_have_accessible_name(re.compile("running"))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("button", name="Let a bot play", exact=True).click()
    strip = page.get_by_role("region", name="Who plays")
    expect(strip).to_contain_text("bot plays")
    expect(page.locator(".waiting").get_by_text("Waiting for Seat 2")).to_be_visible()
    page.get_by_role("button", name="Play on myself").click()
    expect(strip).not_to_contain_text("bot plays")


def test_an_illegal_try_shows_the_clause_that_forbids_it(page: Page) -> None:
    set_up(page, "The Pit", seats=["person", "random"])
    start(page)
    page.get_by_role("button", name="Tidy").click()
    page.get_by_role("button", name="Choose none").click()
    refused = page.get_by_role("alert")
    expect(refused).to_contain_text("Not possible")
    expect(refused).to_be_in_viewport()
    refused.get_by_role("button", name="PIT-TIDY-01").click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    assert step(page) == "1"


def test_a_question_that_was_answered_is_not_open_again_before_the_next(
    new_person: NewPerson,
) -> None:
    page = new_person()
    routes: list[WebSocketRoute] = []
    held: list[str | bytes] = []
    holding = False

    def through(route: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            nonlocal holding
            if holding:
                held.append(message)
                return
            route.send(message)
            holding = json.loads(message)["type"] == "taken"

        route.connect_to_server().on_message(hear)
        routes.append(route)

    page.route_web_socket(re.compile("/ws$"), through)
    set_up(page, "The Pit", seats=["person", "random"])
    start(page)
    ready(page)
    before = step(page)
    page.locator(".question .option").first.click()
    for _ in range(PATIENCE_MS // 50):
        if held:
            break
        page.wait_for_timeout(50)
    assert held
    page.wait_for_timeout(300)  # long enough for the page to hear that it was taken
    assert step(page) == before
    expect(page.locator(".questions.busy")).to_have_count(1)
    while held:
        routes[0].send(held.pop(0))
    holding = False
    ready(page)
    assert step(page) != before


def test_what_showed_nothing_can_be_taken_back(page: Page) -> None:
    set_up(page, "The Pit", seats=["person", "random"])
    start(page)
    action = page.get_by_role("group", name="Action")
    action.locator(".option").nth(1).click()  # dig: nothing hidden moves
    expect(page.get_by_role("group", name="Dig")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(action).to_be_visible()
    assert step(page) == "0"


def test_the_bot_gives_advice(page: Page) -> None:
    set_up(page, "The Pit", seats=["person", "random"])
    start(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("note").get_by_text("The bot would choose:")).to_be_visible()
    before = step(page)
    page.get_by_role("button", name="Do that").click()
    expect(page.locator("section.dock")).not_to_have_attribute("data-step", before)


def test_giving_up_asks_first(page: Page) -> None:
    set_up(page, "The Pit", seats=["person", "random"])
    start(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Play on").click()
    expect(page.locator(".question").first).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up").click()
    # The Pit has no rule for giving up: a bot plays on, to the end.
    expect(page.locator(".ending")).to_be_visible()
