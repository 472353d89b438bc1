"""What a person sets for a device: at one place, at once, and still there the next time."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson
from tests.web.hands import set_up, start

LARGE = "() => parseFloat(getComputedStyle(document.documentElement).fontSize)"
# How bright the page is, from 0 to 255.
PAPER = """() => Math.max(...getComputedStyle(document.body).backgroundColor.match(/\\d+/g)
  .map(Number))"""
BRIGHT = 200


def open_settings(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()


def test_settings_work_at_once_and_are_kept(new_person: NewPerson) -> None:
    page = new_person()
    page.goto("./")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Look").get_by_text("light").click()
    assert page.evaluate(PAPER) > BRIGHT, "the lobby is paper"
    page.keyboard.press("Escape")
    set_up(page, "Super Motherload", seats=["person", "random"])
    start(page)
    usual = page.evaluate(LARGE)
    open_settings(page)
    page.get_by_role("group", name="Text size").get_by_text("130 %").click()
    page.get_by_role("group", name="Look").get_by_text("high contrast").click()
    page.get_by_label("No motion").check()
    assert page.evaluate(LARGE) > usual * 1.25
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "contrast")
    expect(root).to_have_attribute("data-motion", "still")
    assert page.evaluate(LARGE) > usual * 1.25


def test_what_is_no_setting_is_passed_over(new_person: NewPerson) -> None:
    page = new_person(pace=True)
    page.add_init_script(
        """localStorage.setItem('headframe-settings',
          '{"speed": "warp", "volume": "loud", "theme": 7, "old": true}')"""
    )
    page.goto("./")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
