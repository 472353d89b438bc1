"""What a person sets for a device: at one place, at once, and still there the next time."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson
from tests.web.hands import answer_one, set_up, start
from tests.web.test_people import invited, next_asked

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
    page.wait_for_function(f"({PAPER})() > {BRIGHT}")  # the lobby is paper
    page.keyboard.press("Escape")
    set_up(page, "Super Motherload", seats=["person", "random"])
    start(page)
    usual = page.evaluate(LARGE)
    open_settings(page)
    page.get_by_role("group", name="Text size").get_by_text("130 %").click()
    page.get_by_role("group", name="Look").get_by_text("high contrast").click()
    page.get_by_label("No motion").check()
    page.wait_for_function(f"({LARGE})() > {usual * 1.25}")
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "contrast")
    expect(root).to_have_attribute("data-motion", "still")
    page.wait_for_function(f"({LARGE})() > {usual * 1.25}")


def test_what_is_no_setting_is_passed_over(new_person: NewPerson) -> None:
    page = new_person(pace=True)
    page.add_init_script(
        """localStorage.setItem('headframe-settings',
          '{"speed": "warp", "volume": "loud", "theme": 7, "old": true}')"""
    )
    page.goto("./")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


# A system that notes what it is told, and a page that can be out of sight.
SYSTEM = """() => {
  window.notes = [];
  window.Notification = class {
    static permission = 'default';
    static async requestPermission() { return this.permission = window.leave; }
    constructor(title, {body}) { window.notes.push(`${title}: ${body}`); }
  };
  Object.defineProperty(document, 'hidden', {get: () => window.away === true});
}"""


def test_the_system_says_your_turn_only_if_asked_to_and_only_out_of_sight(
    new_person: NewPerson,
) -> None:
    ada, bob = invited(new_person)
    ada.evaluate(SYSTEM)
    open_settings(ada)
    told = ada.get_by_label("Tell me when it is my turn")
    ada.evaluate("window.leave = 'denied'")
    told.click()
    expect(told).not_to_be_checked()
    ada.evaluate("window.leave = 'granted'")
    told.click()
    expect(told).to_be_checked()
    ada.keyboard.press("Escape")
    chance = Random(4)

    def comes_again() -> None:
        """Ada's turn, after one of Bob's."""
        while next_asked(ada, bob) is ada:
            answer_one(ada, chance)
        while next_asked(ada, bob) is bob:
            answer_one(bob, chance)

    comes_again()
    assert ada.evaluate("window.notes") == [], "it is seen already"
    ada.evaluate("window.away = true")
    comes_again()
    ada.wait_for_function("window.notes.length > 0")
    assert set(ada.evaluate("window.notes")) == {"The Pit: Your turn"}
