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
    page.get_by_role("button", name="Review", exact=True).press("Enter")
    dialog = page.get_by_role("dialog", name="Review")
    dialog.get_by_role("button", name="Look back at this game").press("Enter")
    expect(dialog.get_by_role("status")).to_contain_text("ready", timeout=PATIENCE_MS)
    expect(dialog.get_by_text(re.compile(r"luck [+−±]\d+ %, play [+−±]\d+ %"))).to_have_count(2)
    expect(dialog.get_by_role("img", name="Chances to win, in per cent")).to_be_visible()

    dialog.get_by_role("button", name="Show what was better").first.press("Enter")
    controls = page.get_by_role("region", name="Replay")
    expect(controls).to_contain_text(re.compile(r"What was better: 0 / \d+"))
    page.keyboard.press("ArrowRight")
    expect(controls).to_contain_text(re.compile(r"What was better: 1 / \d+"))
    controls.get_by_role("button", name="Back to the game").press("Enter")
    expect(controls).not_to_contain_text("What was better")

    page.get_by_role("button", name="Review", exact=True).press("Enter")
    dialog.get_by_role("button", name="Try again from here").first.press("Enter")
    expect(page.get_by_role("dialog", name="Go on from here")).to_be_visible()
