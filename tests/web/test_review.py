"""A finished game looked back at: chances, mistakes, the better line, another try."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from headframe.core.record import write
from tests.review.test_review import toy_record
from tests.web.past_games import PastGame, handed_in

PATIENCE_MS = 60_000


def test_a_game_is_reviewed_and_the_better_line_played(page: Page, base_url: str) -> None:
    table = handed_in(PastGame(write(toy_record()), [], []), base_url)
    page.goto(f"./#/replay/{table}/3")
    opener = page.get_by_role("button", name="Review", exact=True)
    opener.press("Enter")
    review = page.get_by_role("region", name="Review")
    review.get_by_role("button", name="Look back at this game").press("Enter")
    expect(review.get_by_role("status")).to_contain_text("ready", timeout=PATIENCE_MS)
    expect(review.get_by_text(re.compile(r"luck [+−±]\d+ %, play [+−±]\d+ %"))).to_have_count(2)
    expect(review.get_by_role("img", name="Chances to win, in per cent")).to_be_visible()

    # Chart, list and board show one moment; the slider says the chances aloud.
    controls = page.get_by_role("region", name="Replay")
    slider = review.get_by_role("slider")
    slider.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"\d+ %, .*\d+ %"))
    mistake = review.get_by_role("button", name=re.compile("Mistake")).first
    mistake.press("Enter")
    expect(mistake).to_have_attribute("aria-expanded", "true")
    step = mistake.locator(".step i").inner_text()
    expect(controls.locator("b")).to_have_text(re.compile(rf"^{step} / "))
    better = review.get_by_role("paragraph").filter(has_text="Better: ")
    expect(better).to_contain_text(re.compile(r"\d+ % instead of \d+ %"))

    review.get_by_role("button", name="Show what was better").press("Enter")
    expect(controls).to_contain_text(re.compile(r"What was better: 0 / \d+"))
    page.keyboard.press("ArrowRight")
    expect(controls).to_contain_text(re.compile(r"What was better: 1 / \d+"))
    controls.get_by_role("button", name="Back to the game").press("Enter")
    expect(controls).not_to_contain_text("What was better")

    review.get_by_role("button", name="Try again from here").press("Enter")
    dialog = page.get_by_role("dialog", name="Go on from here")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    review.get_by_role("button", name="Back to the replay").press("Enter")
    expect(opener).to_be_focused()
