"""Several people: by link, at one screen, looking on, and coming back."""

from __future__ import annotations

import re
import time
from random import Random

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.web.conftest import PATIENCE_MS, NewPerson
from tests.web.hands import answer_one, play_to_the_end, ready, set_up, start, step


def invited(new_person: NewPerson, size: str = "phone") -> tuple[Page, Page]:
    """Ada opens a table; Bob joins by the link she was given."""
    ada, bob = new_person(), new_person(size)
    set_up(ada, "The Pit", seats=["person", "open"])
    ada.get_by_label("Name at seat 1").fill("Ada")
    start(ada)
    link = ada.get_by_label("Send this link to your guest").input_value()
    bob.goto(link)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    expect(ada.get_by_role("region", name="Who plays")).to_contain_text("Bob")
    expect(bob.get_by_role("region", name="Who plays")).to_contain_text("Ada")
    return ada, bob


# The step that a page shows and whether it asks something there; null until that is certain.
STANDS = """() => {
  const dock = document.querySelector('section.dock');
  if (!dock || dock.querySelector('.busy')) return null;
  const asks = dock.querySelector('.question') !== null;
  return {step: dock.dataset.step, asks, over: document.querySelector('.ending') !== null};
}"""


def next_asked(*pages: Page) -> Page | None:
    """Once all show the same: the first of them that is asked something, None at the end."""
    until = time.monotonic() + PATIENCE_MS / 1000
    while time.monotonic() < until:
        stands = [page.evaluate(STANDS) for page in pages]
        if all(stands) and len({each["step"] for each in stands}) == 1:
            if all(each["over"] for each in stands):
                return None
            asked = [page for page, each in zip(pages, stands, strict=True) if each["asks"]]
            if asked:
                return asked[0]
        pages[0].wait_for_timeout(50)
    raise AssertionError("they never come to show the same")


def play_both(*pages: Page, seed: int = 3) -> None:
    """To the end, each answering when asked."""
    chance = Random(seed)
    while page := next_asked(*pages):
        answer_one(page, chance)


def after_an_update(page: Page, connection: WebSocketRoute) -> None:
    """The server comes back with another program: the page notices and loads itself anew."""

    def updated(route: Route) -> None:
        if route.request.resource_type != "fetch":
            route.continue_()
            return
        text = route.fetch().text()
        assert "/assets/index-" in text
        route.fulfill(body=text.replace("/assets/index-", "/assets/index-later-"))

    page.route(re.compile(r":\d+/$"), updated)
    with page.expect_event("load"):
        connection.close()
    page.unroute_all(behavior="wait")


def test_two_browsers_play_one_table_and_one_drops_and_returns(new_person: NewPerson) -> None:
    ada, bob = new_person(), new_person("phone")
    cut: list[WebSocketRoute] = []

    def through(route: WebSocketRoute) -> None:
        cut.append(route)
        route.connect_to_server()

    bob.route_web_socket(re.compile("/ws$"), through)
    set_up(ada, "The Pit", seats=["person", "open"])
    start(ada)
    bob.goto(ada.get_by_label("Send this link to your guest").input_value())
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()

    chance = Random(3)
    turn = 0
    while page := next_asked(ada, bob):
        turn += 1
        if turn == 2:
            bob.context.set_offline(True)
            cut[-1].close()
            expect(bob.get_by_role("alert")).to_contain_text("Connection lost")
            expect(ada.get_by_role("region", name="Who plays")).to_contain_text("away")
            bob.context.set_offline(False)
            expect(bob.get_by_text("Connection lost")).to_be_hidden()
            expect(ada.get_by_role("region", name="Who plays")).not_to_contain_text("away")
        if turn == 5:
            after_an_update(bob, cut[-1])
        if turn in (2, 5):
            assert next_asked(ada, bob) is page, "nothing is lost"
        answer_one(page, chance)
    assert turn > 5
    for page in (ada, bob):
        expect(page.locator(".ending")).to_be_visible()
    assert ada.locator(".ending table").inner_text() == bob.locator(".ending table").inner_text()


def test_they_talk_take_back_together_and_one_leaves_for_good(new_person: NewPerson) -> None:
    ada, bob = invited(new_person)
    ada.get_by_role("button", name="Chat").click()
    ada.get_by_label("Say something").fill("Hello <b>Bob</b>")
    ada.get_by_role("button", name="Send").click()
    ada.get_by_role("button", name="Close", exact=True).click()
    bob.get_by_role("button", name="Chat").click()
    expect(bob.get_by_role("log", name="Chat")).to_contain_text("Ada Hello <b>Bob</b>")
    bob.get_by_role("button", name="Close", exact=True).click()

    chance = Random(4)
    while next_asked(ada, bob) is ada:
        answer_one(ada, chance)
    played = int(step(ada))
    expect(ada.get_by_role("button", name="Take back")).to_be_enabled()
    ada.get_by_role("button", name="Take back").click()
    expect(ada.get_by_text("Waiting for the others to agree")).to_be_visible()
    bob.get_by_role("button", name="No", exact=True).click()
    expect(
        ada.get_by_role("region", name="Messages").get_by_text("The others want to play on")
    ).to_be_visible()
    ada.get_by_role("button", name="Take back").click()
    expect(
        bob.get_by_role("region", name="Messages").get_by_text("Ada asks to go back")
    ).to_be_visible()
    bob.get_by_role("button", name="Agree").click()
    expect(ada.get_by_text("Waiting for the others to agree")).to_be_hidden()
    expect(ada.locator("section.dock")).not_to_have_attribute("data-step", str(played))
    assert int(step(ada)) < played

    bob.close()
    expect(ada.get_by_role("region", name="Who plays")).to_contain_text("away")
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="Give the seat of Bob to a bot").click()
    expect(ada.get_by_role("region", name="Who plays")).to_contain_text("lost the seat")
    assert next_asked(ada) is ada, "a bot has played on"


def test_at_one_screen_hands_are_hidden_between_turns(page: Page) -> None:
    set_up(page, "The Pit", seats=["person", "person"])
    page.get_by_label("Name at seat 1").fill("Ada")
    page.get_by_label("Name at seat 2").fill("Bob")
    page.get_by_role("button", name="Start the game").click()
    chance = Random(2)
    for name in ("Ada", "Bob", "Ada"):
        curtain = page.get_by_role("dialog", name=f"Pass the screen to {name}")
        expect(curtain).to_be_visible()
        # Nobody's hand is on the page, under the curtain neither.
        expect(page.locator("section.own")).to_have_count(0)
        expect(page.locator("main")).not_to_contain_text("Password")
        page.keyboard.press("Escape")
        expect(curtain).to_be_visible()
        curtain.get_by_role("button").click()
        expect(curtain).to_be_hidden()
        own = page.locator("section.own")
        expect(own.get_by_role("heading")).to_contain_text(name)
        expect(own).to_contain_text("Password")
        while not page.locator("dialog[open]").count():
            answer_one(page, chance)
            ready(page)


def test_a_spectator_is_sent_nothing_hidden(new_person: NewPerson) -> None:
    ada, eve = new_person(), new_person()
    set_up(ada, "The Pit", seats=["person", "random"])
    start(ada)
    told: list[str] = []
    eve.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: told.append(str(frame))),
    )
    eve.goto(ada.url)
    expect(eve.get_by_text("You are watching")).to_be_visible()
    expect(eve.locator(".question")).to_have_count(0)
    expect(eve.locator("section.own")).to_have_count(0)
    play_to_the_end(ada)
    expect(eve.locator(".ending")).to_be_visible()
    views = [text for text in told if '"type":"view"' in text]
    assert len(views) > 5
    for text in told:
        assert '"password"' not in text
        assert '"choice"' not in text
        assert not re.search(r'"(hand|charms)":\[', text)
        assert '"type":"result"' in text or '"seed"' not in text


def test_no_seat_is_kept_at_a_full_table(new_person: NewPerson) -> None:
    ada, eve = new_person(), new_person()
    set_up(ada, "The Pit", seats=["person", "random"])
    start(ada)
    eve.goto(ada.url.replace("/table/", "/join/"))
    expect(eve.get_by_role("heading", level=1)).to_have_text("The Pit")
    expect(eve.get_by_role("main")).not_to_contain_text("kept for you")
