"""Opening a table: what a newcomer sees and does first."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from headframe import ledger, registry
from tests.web.conftest import NewPerson
from tests.web.hands import choose, set_up, start, sticks_out


def test_the_lobby_shows_every_game_with_its_picture(page: Page) -> None:
    page.goto("/")
    for name in registry.names():
        title = registry.game(name).TITLE
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    loaded = "() => [...document.images].every(image => image.complete && image.naturalWidth > 0)"
    page.wait_for_function(loaded)
    assert not sticks_out(page)
    page.get_by_role("button", name="DRILLERS on one page").click()
    summary = page.get_by_role("dialog", name="DRILLERS on one page")
    expect(summary).to_contain_text("The aim.")
    assert not sticks_out(page)
    summary.get_by_role("button", name="Close", exact=True).click()
    expect(summary).to_be_hidden()


def test_two_clicks_lead_to_a_game_against_bots(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Play DRILLERS").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("region", name="Your move")).to_be_visible()
    expect(page.locator(".question").first).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("DRILLERS")


def test_options_that_do_not_go_together_are_refused_with_a_reason(page: Page) -> None:
    set_up(page, "The Pit")
    page.get_by_label("Teams").check()
    fault = page.get_by_role("alert")
    expect(fault).to_contain_text("do not go together")
    expect(fault).to_contain_text("pairs need four players")
    for _ in range(2):
        page.get_by_role("button", name="One seat more").click()
    expect(fault).to_be_hidden()
    start(page)


def test_an_option_s_refusal_shows_the_clause_with_its_text(new_person: NewPerson) -> None:
    page = new_person()
    set_up(page, "DRILLERS")
    for seat in (1, 2):
        page.get_by_label(f"Mechs, Seat {seat}").select_option("splash")
    fault = page.get_by_role("alert")
    expect(fault).to_contain_text("DR-SET-20")
    expect(fault).to_contain_text("One already taken")


def test_what_goes_but_should_be_known_is_said_before_the_start(new_person: NewPerson) -> None:
    page = new_person()
    set_up(page, "Mothership", seats=["person", *["random"] * 5])
    choose(page, "Where it is played", "Twin Clouds")
    warned = page.get_by_role("status").filter(has_text="Good to know")
    expect(warned).to_contain_text("the seats are not alike by any symmetry [MS-LAY-09]")
    assert not sticks_out(page)
    choose(page, "Where it is played", "Six Suns")
    expect(warned).to_be_hidden()
    choose(page, "Where it is played", "Twin Clouds")
    expect(warned).to_be_visible()
    start(page)


def test_a_mode_that_fixes_the_number_of_seats_adjusts_them(new_person: NewPerson) -> None:
    page = new_person()
    set_up(page, "Mothership")
    choose(page, "Mode", "Solo")
    expect(page.get_by_label(re.compile("Who plays seat"))).to_have_count(1)
    start(page)
    # Alone the fleet starts far from the Station, so the first hint is another one.
    expect(page.get_by_role("note")).to_contain_text("at the far end")


def told(page: Page) -> dict[str, Any]:
    """What the server says about the table on the screen."""
    about: dict[str, Any] = page.request.get(f"/api/tables/{page.url.split('/')[-1]}").json()
    return about


def test_with_guests_one_says_how_long_to_wait_for_who_is_away(new_person: NewPerson) -> None:
    page = new_person()
    wait = page.get_by_label("When somebody is away")
    more = page.get_by_text("Clock, guests and spectators")
    set_up(page, "The Pit")
    more.click()
    expect(wait).to_have_count(0)
    set_up(page, "The Pit", seats=["person", "open"])
    more.click()
    expect(wait).to_have_value("5")
    start(page)
    assert told(page)["takeover"] == 300
    for minutes, seconds in (("10", 600), ("0", None)):
        set_up(page, "The Pit", seats=["person", "open"])
        more.click()
        wait.select_option(minutes)
        start(page)
        assert told(page)["takeover"] == seconds


def test_a_guided_game_is_practice_and_any_other_is_not(new_person: NewPerson) -> None:
    page = new_person()
    page.goto("/")
    page.get_by_role("link", name="Learn DRILLERS").click()
    page.get_by_role("button", name="Learn DRILLERS by playing").click()
    expect(page.get_by_role("region", name="Your move")).to_be_visible()
    assert told(page)["practice"] is True
    set_up(page, "The Pit")
    start(page)
    assert told(page)["practice"] is False


def test_a_finished_or_running_table_is_found_again_in_the_lobby(new_person: NewPerson) -> None:
    page = new_person()
    set_up(page, "The Pit")
    page.get_by_label("Name at seat 1").fill("Ada")
    start(page)
    address = page.url
    page.goto("/")
    page.get_by_role("link", name=re.compile("The Pit: Ada")).click()
    expect(page).to_have_url(address)


def test_a_table_that_is_not_there_is_said_so(page: Page) -> None:
    page.goto("/#/table/nosuchtable")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table")
    page.goto("/#/dig/deeper")
    expect(page.get_by_role("heading", name="Nothing down this shaft")).to_be_visible()


def test_every_clause_can_be_searched(page: Page) -> None:
    page.goto("/#/rules/drillers")
    expect(page.locator("article")).to_have_count(len(ledger.clauses("drillers")))
    page.get_by_label("Search the rules").fill("Barrier TILE")
    expect(page.locator("article")).to_have_count(4)
    expect(page.get_by_role("status")).to_have_text("4 clauses")
    page.goto("/#/rules/drillers/DR-SOLO-02")
    expect(page.locator('[data-clause="DR-SOLO-02"]')).to_be_in_viewport()


def test_terms_explain_themselves(new_person: NewPerson) -> None:
    page = new_person()
    page.goto("/#/rules/drillers")
    expect(page.locator("article")).to_have_count(len(ledger.clauses("drillers")))
    term = page.get_by_role("button", name="fuel", exact=True).first
    term.hover()
    expect(page.locator(".tip")).to_contain_text("What moving and drilling cost")
    page.mouse.move(1, 1)
    expect(page.locator(".tip")).to_have_count(0)
    page.keyboard.press("Shift")  # whoever uses the keyboard is shown it on focus
    term.focus()
    expect(page.locator(".tip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".tip")).to_have_count(0)


def test_keyboard_users_can_skip_the_header(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Play DRILLERS").wait_for()
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to the content")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
