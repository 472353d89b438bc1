"""The game of the recipe (docs/recipes/add-a-game.md) in the browser, without a line for it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.hands import fits, play_to_the_end, set_up, start


def test_a_game_nobody_drew_is_played_on_the_plain_board(page: Page) -> None:
    set_up(page, "Gold Rush", seats=["person", "random"])
    start(page)
    expect(page.locator(".question").first).to_contain_text(re.compile("dig", re.IGNORECASE))
    assert fits(page)
    assert play_to_the_end(page) >= 1
    expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()


def test_its_rules_have_a_page(page: Page) -> None:
    page.goto("/rules/gold_rush")
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules of Gold Rush")
    expect(page.locator(".clause")).to_have_count(5)
