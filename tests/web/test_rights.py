"""What the host decides, what everybody is told of it, and what happens to seats."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson
from tests.web.hands import set_up, start
from tests.web.test_people import invited


def link(host: Page) -> str:
    return host.get_by_label("Send this link to your guest").input_value()


def test_a_name_that_looks_like_another_is_refused_in_a_sentence(new_person: NewPerson) -> None:
    ada, bob = new_person(), new_person("phone")
    set_up(ada, "The Pit", seats=["person", "open"])
    ada.get_by_label("Name at seat 1").fill("Ada")
    start(ada)
    bob.goto(link(ada))
    bob.get_by_label("Your name").fill("Аda")  # the first letter is Cyrillic
    bob.get_by_role("button", name="Sit down").click()
    expect(bob.get_by_role("alert")).to_contain_text("looks too much like another one at the table")
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    expect(ada.get_by_role("region", name="Who plays")).to_contain_text("Bob")
    expect(ada.get_by_role("status").filter(has_text="Bob sits down.")).to_be_visible()


def test_who_loses_the_seat_is_told_and_so_are_the_others(new_person: NewPerson) -> None:
    ada, bob = invited(new_person)
    table = bob.url
    bob.goto("about:blank")
    expect(ada.get_by_role("region", name="Who plays")).to_contain_text("away")
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="Give the seat of Bob to a bot, for good").click()
    expect(ada.get_by_role("region", name="Who plays")).to_contain_text("lost the seat")
    ada.get_by_role("button", name="Log", exact=True).click()
    expect(ada.get_by_role("log", name="Log")).to_contain_text("The host has taken the seat of Bob")
    bob.goto(table)
    expect(bob.get_by_text("The host has taken your seat.")).to_be_visible()
    expect(bob.locator(".question")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "state", "told"),
    [
        ("en-US", "out of time", "Player 1 is out of time: a bot plays on."),
        ("ru-RU", "время вышло", "Player 1: время вышло, дальше играет бот."),
    ],
)
def test_out_of_time_is_called_so(
    new_person: NewPerson, locale: str, state: str, told: str
) -> None:
    page = new_person(locale=locale)
    seats = [{"kind": "person"}, {"kind": "person"}]
    wish: dict[str, Any] = {"game": "pit", "seats": seats, "clock": {"seconds": 3}}
    page.goto("/")  # to be at the table before the time is up
    expect(page.get_by_role("main")).to_be_visible()
    opened = page.request.post("/api/tables", data=wish).json()
    page.goto(f"/#/table/{opened['table']}")
    expect(page.locator("section.strip")).to_contain_text(state)
    page.get_by_role("button", name=re.compile("^(Log|Журнал)$")).click()
    expect(page.get_by_role("log").first).to_contain_text(told)


def test_what_the_host_decides_is_read_by_whoever_sits_down(new_person: NewPerson) -> None:
    ada, eve = new_person(), new_person()
    set_up(ada, "The Pit", seats=["person", "open"])
    ada.get_by_text("Clock, guests and spectators").click()
    ada.get_by_label("When somebody is away").select_option("0")
    ada.get_by_label("I may take the seat of a guest").uncheck()
    ada.get_by_label("Anyone with the link may watch").uncheck()
    start(ada)
    eve.goto(link(ada))
    eve.get_by_text("Agreed at this table").click()
    for rule in ("No bot takes over", "cannot take anybody's seat", "Only those who play here"):
        expect(eve.get_by_text(rule)).to_be_visible()
    expect(eve.get_by_role("link", name="Watch instead")).to_have_count(0)
    eve.goto(ada.url)
    expect(eve.get_by_role("alert")).to_contain_text("does not allow spectators at this table")
