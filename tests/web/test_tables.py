"""One's tables: found again, in order, and played once more."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from headframe.server.reach import addresses
from tests.web.conftest import NewPerson
from tests.web.hands import answer_one, play_to_the_end, ready, set_up, start, step
from tests.web.hosted import Hosted
from tests.web.test_people import invited, next_asked, play_both
from tests.web.test_setup import unreadable
from tests.web.test_stage import DESKTOPS

KEPT = "tickets => localStorage.setItem('headframe-tables', JSON.stringify(tickets))"


def holding(page: Page, *mine: int, game: str = "pit") -> None:
    """A browser that has one of two seats at each of these tables: 0 moves first."""
    tickets: list[dict[str, Any]] = []
    for seat in mine:
        people = [{"kind": "person", "name": name} for name in ("Ada", "Ben")]
        opened = page.request.post("/api/tables", data={"game": game, "seats": people}).json()
        tokens = {str(seat): opened["seats"][seat]}
        tickets.append(
            {"table": opened["table"], "game": game, "tokens": tokens, "host": None, "since": 0}
        )
    page.goto("/")
    page.evaluate(KEPT, tickets)
    page.reload()


def test_whose_turn_it_is_stands_first_and_in_large(page: Page) -> None:
    holding(page, 1, 0, 1)
    rows = page.locator("a.row")
    expect(rows).to_have_count(3)
    expect(rows.nth(0)).to_contain_text("Your turn")
    expect(rows.nth(1)).to_contain_text("Ada to move")
    expect(page.get_by_role("heading", level=1)).to_have_text("Your turn, Ada")
    expect(page).to_have_title(re.compile("^● "))
    first = rows.nth(0).get_attribute("href")
    page.get_by_role("link", name="Take your turn").click()
    expect(page).to_have_url(re.compile(f"{first}$"))
    expect(page.locator(".question").first).to_be_visible()


def test_all_tables_are_there_page_by_page_and_none_is_lost_by_a_click(
    new_person: NewPerson,
) -> None:
    page = new_person()
    holding(page, *[1] * 24, 0)
    expect(page.get_by_role("link", name="all 25")).to_be_visible()
    page.get_by_role("link", name="all 25").click()
    rows = page.locator("a.row")
    expect(rows).to_have_count(12)
    expect(rows.nth(0)).to_contain_text("Your turn")
    expect(page.get_by_text("Page 1 of 3")).to_be_visible()
    page.get_by_role("button", name="Next page").click()
    page.get_by_role("button", name="Next page").click()
    expect(rows).to_have_count(1)
    page.get_by_role("button", name="Put The Pit away").click()
    expect(page.get_by_text("Page 2 of 2")).to_be_visible()
    page.get_by_role("button", name="Show the 1 put away").click()
    expect(rows).to_have_count(1)
    page.get_by_role("button", name="Put The Pit back").click()
    page.get_by_role("button", name="Back to the list").click()
    expect(page.get_by_text("Page 1 of 3")).to_be_visible()
    assert len(page.evaluate("JSON.parse(localStorage.getItem('headframe-tables'))")) == 25


def test_a_finished_table_says_who_won_with_its_scores(new_person: NewPerson) -> None:
    page = new_person()
    set_up(page, "The Pit", seats=["person", "random"])
    page.get_by_label("Name at seat 1").fill("Ada")
    start(page)
    play_to_the_end(page)
    page.goto("/")
    row = page.get_by_role("link", name=re.compile("The Pit: Ada, Dicey. (You won|Dicey won)"))
    expect(row).to_be_visible()
    row.click()
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    page.goto("/#/tables")
    expect(page.get_by_role("region", name="Your games so far")).to_contain_text("1 game")


def test_a_rematch_is_one_click_and_seats_the_same_people(new_person: NewPerson) -> None:
    ada, bob = invited(new_person)
    play_both(ada, bob)
    before = ada.url
    ada.get_by_role("button", name="Rematch", exact=True).click()
    expect(ada).not_to_have_url(before)
    expect(ada.get_by_role("region", name="Who plays")).to_contain_text("Bob")
    bob.get_by_role("button", name="Join the rematch").click()
    expect(bob).to_have_url(ada.url)
    assert next_asked(ada, bob) is not None, "one of the two is asked: both have their seats"


def test_who_has_left_finds_the_rematch_among_the_tables(new_person: NewPerson) -> None:
    ada, bob = invited(new_person)
    play_both(ada, bob)
    bob.goto("/")
    expect(bob.locator("a.row")).to_have_count(1)
    ada.get_by_role("button", name="Rematch", exact=True).click()
    expect(ada.get_by_role("region", name="Who plays")).to_contain_text("Bob")
    bob.reload()
    expect(bob.locator("a.row")).to_have_count(2)
    bob.locator("a.row").first.click()
    expect(bob).to_have_url(ada.url)
    assert next_asked(ada, bob) is not None


def test_a_bot_plays_for_me_only_if_i_say_so_twice_and_gives_the_seat_back(
    new_person: NewPerson,
) -> None:
    page = new_person()
    set_up(page, "The Pit", seats=["person", "random"])
    start(page)
    ready(page)
    before = step(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("button", name="I play on").click()
    expect(page.locator(".question").first).to_be_visible()
    assert step(page) == before
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("button", name="Let a bot play", exact=True).click()
    plays = page.get_by_role("status").filter(has_text="A bot plays for you")
    expect(plays).to_be_visible()
    expect(page.locator(".question")).to_have_count(0)
    plays.get_by_role("button", name="Play on myself").click()
    expect(plays).to_have_count(0)
    ready(page)
    expect(page.locator(".ending")).to_have_count(0)


def test_an_invitation_can_be_scanned_and_says_who_can_open_it(page: Page) -> None:
    set_up(page, "The Pit", seats=["person", "open"])
    start(page)
    link = page.get_by_label("Send this link to your guest").input_value()
    warned = page.get_by_role("status").filter(has_text="Only this computer can open this link")
    expect(warned).to_be_visible()
    page.get_by_role("button", name="Code").click()
    dialog = page.get_by_role("dialog", name="Scan and sit down")
    expect(dialog.get_by_role("img", name="QR code of the invitation")).to_be_visible()
    expect(dialog.get_by_label("Link", exact=True)).to_have_value(link)


def test_a_seat_can_be_carried_to_another_device(new_person: NewPerson) -> None:
    page, phone = new_person(), new_person("phone")
    set_up(page, "The Pit", seats=["person", "random"])
    start(page)
    ready(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Play on another device").click()
    dialog = page.get_by_role("dialog", name="Your seat on another device")
    expect(dialog.get_by_role("img", name="QR code of your seat")).to_be_visible()
    link = dialog.get_by_label("Link", exact=True).input_value()
    phone.goto(link + "x")
    expect(phone.get_by_role("alert")).to_contain_text("This link opens no seat")
    phone.goto(link)
    expect(phone).to_have_url(page.url)
    ready(phone)
    before = step(phone)
    answer_one(phone, Random(1))
    expect(page.locator("section.dock")).not_to_have_attribute("data-step", before)
    phone.goto("/")
    expect(phone.locator("a.row")).to_have_count(1)


def test_a_server_for_the_network_invites_by_its_address_there(
    new_person: NewPerson, tmp_path: Path
) -> None:
    with Hosted(tmp_path, host="0.0.0.0") as server:
        ada, bob = new_person(base_url=server.address), new_person("phone")
        set_up(ada, "The Pit", seats=["person", "open"])
        start(ada)
        link = ada.get_by_label("Send this link to your guest").input_value()
        assert link.startswith(f"http://{addresses()[0]}:{server.port}/#/join/")
        expect(ada.get_by_text("Only this computer")).to_have_count(0)
        bob.goto(link)
        bob.get_by_label("Your name").fill("Bob")
        bob.get_by_role("button", name="Sit down").click()
        expect(ada.get_by_role("region", name="Who plays")).to_contain_text("Bob")
        for page in (ada, bob):  # what they still load must not find the server gone
            page.close()


# Where the tower's wheel and the leftmost gem of the scene (1280 × 300, cut to fit, its lower right
# corner kept) are on the screen, and where the words end.
SCENE = """() => {
  const scene = document.querySelector('.scene').getBoundingClientRect();
  const by = Math.max(scene.width / 1280, scene.height / 300);
  const at = (x, y) => [scene.right - (1280 - x) * by, scene.bottom - (300 - y) * by];
  const words = [...document.querySelectorAll('.hello > *')].map(one => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect().right;
  });
  return {wheel: at(968, 46), gem: at(621, 270), words: Math.max(...words), top: scene.top};
}"""


@pytest.mark.parametrize("locale", ["en-US", "ru-RU"])
def test_the_lobby_can_be_read_and_touched_at_every_size(
    new_person: NewPerson, locale: str
) -> None:
    page = new_person(locale=locale)
    holding(page, 1, 0, 1)
    page.locator("a.row").first.wait_for()

    assert unreadable(page) == []
    for width, height, _ in DESKTOPS:  # the tower is whole, and no gem lies on the words
        page.set_viewport_size({"width": width, "height": height})
        seen = page.evaluate(SCENE)
        assert seen["wheel"][1] > seen["top"]
        assert seen["gem"][0] > seen["words"]
    page.goto("/#/tables")
    page.locator("a.row").first.wait_for()
    assert unreadable(page) == []
