"""Learning in the browser: a lesson tried, missed and solved."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson
from tests.web.hands import MOVED, fits, ready, step
from tests.web.test_axe import complaints


def act(page: Page, what: str) -> None:
    before = step(page)
    page.locator(f'[data-action="{what}"]').click()
    page.wait_for_function(MOVED, arg=before)


def test_a_lesson_is_missed_explained_and_solved(new_person: NewPerson) -> None:
    page = new_person()
    page.goto("/")
    page.get_by_role("link", name="Learn Super Motherload").click()
    assert complaints(page) == []
    page.get_by_role("button", name="Start the lesson: Feed the right stack").click()
    panel = page.get_by_role("region", name="Feed the right stack")
    expect(panel).to_contain_text("Goal: buy a pilot this turn.")
    assert complaints(page) == []
    assert fits(page)

    ready(page)
    act(page, "draw")
    expect(panel).to_contain_text("Goal")
    act(page, "draw")
    page.locator(".hand .card").first.click()
    page.get_by_role("button", name="Discard", exact=True).click()
    expect(panel).to_contain_text("Not yet.")
    expect(panel).to_contain_text("after the best line it is about")
    panel.get_by_role("button", name="The best line").click()
    expect(panel).to_contain_text("You buy Ansel Brook")
    assert complaints(page) == []

    panel.get_by_role("button", name="Try again").click()
    expect(panel).to_contain_text("Goal")
    ready(page)
    page.locator(".hand .card").nth(1).click()
    act(page, "drill")
    before = step(page)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Do that").first.click()
    page.wait_for_function(MOVED, arg=before)
    page.locator('.stack.lit[data-thing="stack:1:1"]').click()
    expect(panel).to_contain_text("Well done!")
    panel.get_by_role("link", name="All lessons").click()
    expect(page.get_by_role("heading", name="Feed the right stack (done)")).to_be_visible()
