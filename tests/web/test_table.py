"""Playing at a table, through the interface alone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson
from tests.web.hands import fits, play_to_the_end, set_up, start, step


def test_a_person_plays_a_whole_game_then_looks_at_it_again(page: Page) -> None:
    set_up(page, "The Pit", seats=["person", "random", "level1"])
    start(page)
    expect(page.locator(".question").first).to_be_visible()
    assert fits(page)
    answers = play_to_the_end(page)
    assert answers > 3

    expect(page.get_by_role("heading", name=re.compile("wins|share the win"))).to_be_visible()
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(4)
    assert fits(page)
    page.get_by_role("button", name="Show the board").click()
    expect(page.get_by_role("region", name="Table")).to_be_visible()
    page.get_by_role("button", name="See the result").click()

    page.get_by_role("link", name="Replay").click()
    controls = page.get_by_role("region", name="Replay")
    expect(controls).to_contain_text(re.compile(r"0 / \d+"))
    page.get_by_role("button", name="One step on").click()
    expect(controls).to_contain_text(re.compile(r"1 / \d+"))
    expect(page.locator("section.own")).to_have_count(0)
    page.get_by_label("Seen by").select_option("Bot 2")
    expect(page.locator("section.own").get_by_role("heading")).to_contain_text("Bot 2")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("region", name="Table")).to_be_visible()
    assert fits(page)


def test_a_person_plays_a_real_game_to_its_end_without_a_board(new_person: NewPerson) -> None:
    page = new_person("phone")
    set_up(page, "DRILLERS", seats=["person", "level1"])
    start(page)
    play_to_the_end(page)
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(3)


def test_an_illegal_try_shows_the_clause_that_forbids_it(new_person: NewPerson) -> None:
    page = new_person()
    set_up(page, "Mothership", seats=["person", "random", "random", "random"])
    start(page)
    # The first thing asked of everybody: where the ships of the fleet begin.
    page.get_by_role("button", name="Choose none").click()
    refused = page.get_by_role("alert")
    expect(refused).to_contain_text("Not possible")
    expect(refused).to_contain_text("MS-SET-11")
    expect(refused).to_contain_text("each player places their 6 ships at once")
    refused.get_by_role("button", name="MS-SET-11").click()
    expect(page.locator('[data-clause="MS-SET-11"]')).to_be_in_viewport()


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
    expect(page.get_by_text("The bot would choose:")).to_be_visible()
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
