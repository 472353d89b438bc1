"""A whole game by keyboard alone: no pointer touches the page."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson
from tests.web.hands import FOLLOWED, ready, step, tab_to


def test_from_the_lobby_to_the_end(new_person: NewPerson) -> None:
    page = new_person()
    page.goto("/")
    page.get_by_role("link", name="Play The Pit").wait_for()
    tab_to(page, "Play The Pit")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("The Pit")
    seat = page.get_by_label("Who plays seat 2")
    expect(seat.locator('option[value="bot:random"]')).to_be_attached()
    tab_to(page, "Who plays seat 2")
    page.keyboard.press("End")
    for _ in range(seat.locator("option").count()):
        if seat.input_value() == "bot:random":
            break
        page.keyboard.press("ArrowUp")
    expect(seat).to_have_value("bot:random")
    tab_to(page, "Start the game")
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Your move")).to_be_visible()

    chance = Random(5)
    for _ in range(300):
        ready(page)
        if page.locator(".ending").count():
            break
        answer(page, chance)
    expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    tab_to(page, "Replay")


def answer(page: Page, chance: Random) -> None:
    """The focus is led to the question; arrows walk over its options."""
    before = step(page)
    question = page.locator(".question").first
    if question.locator(".done").count():
        # The focus is on the first option or number; after a refusal, on the button behind them.
        walk_into(page, ".question :is(.option, input)", "Shift+Tab")
        page.keyboard.press("Space")
        page.keyboard.press("ArrowUp")
        tab_to(page, r"(Choose|Spread) .+")
        page.keyboard.press("Enter")
    else:
        walk_into(page, ".question .option", "Tab")
        for _ in range(chance.randrange(6)):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        if question.locator(".cells").count() and step(page) == before:
            return  # a cell that narrows the placements down
    page.wait_for_function(FOLLOWED, arg=before)


def walk_into(page: Page, where: str, key: str) -> None:
    inside = "where => !!document.activeElement?.closest(where)"
    for _ in range(60):
        if page.evaluate(inside, where):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never came to {where!r}")
