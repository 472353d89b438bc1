"""What a person sees who opens the pages, on a desktop and on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import ConsoleMessage, Page, expect

from headframe import ledger


@pytest.fixture(autouse=True)
def clean_console(page: Page) -> Iterator[None]:
    """No script error, no blocked file, no broken link to a style or a picture."""
    said: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            said.append(message.text)

    page.on("console", note)
    page.on("pageerror", lambda error: said.append(str(error)))
    yield
    assert said == []


def fits(page: Page) -> bool:
    """Nothing sticks out sideways."""
    overhang = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    return bool(page.evaluate(overhang) == 0)


def test_home_shows_the_games_and_leads_to_their_rules(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport()
    expect(page.get_by_role("link", name="See the games")).to_be_in_viewport()
    for game in ledger.games():
        expect(page.get_by_role("heading", name=ledger.title(game))).to_be_visible()
    loaded = "[...document.images].every(image => image.complete && image.naturalWidth > 0)"
    assert page.evaluate(loaded)
    assert fits(page)

    page.get_by_role("link", name="Rules of DRILLERS").click()
    expect(page).to_have_url(re.compile("/rules/drillers$"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules of DRILLERS")


def test_the_tower_is_drawn_in_the_page_s_own_style(page: Page) -> None:
    page.goto("/")
    background = "getComputedStyle(document.querySelector('.hero')).backgroundImage"
    assert "hero.svg" in page.evaluate(background)


@pytest.mark.parametrize("game", ledger.games())
def test_rules_list_every_clause(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    expect(page.get_by_role("article")).to_have_count(len(ledger.clauses(game)))
    assert fits(page)


def test_search_filters_as_one_types(page: Page) -> None:
    page.goto("/rules/drillers")
    box = page.get_by_label("Search the rules")
    box.press_sequentially("Barrier TILE")
    expect(page.locator(".clause:visible")).to_have_count(4)
    expect(page.get_by_role("status")).to_have_text("4 clauses")
    expect(page.get_by_role("heading", name="Scoring")).to_be_hidden()

    box.fill("dr-set-06")
    expect(page.locator(".clause:visible")).to_have_count(1)
    box.fill("xyzzy")
    expect(page.get_by_role("status")).to_have_text("0 clauses")
    box.fill("")
    expect(page.locator(".clause:visible")).to_have_count(355)
    expect(page.get_by_role("status")).to_be_empty()


def test_a_link_to_a_clause_that_the_search_hid_still_leads_there(page: Page) -> None:
    page.goto("/rules/super_motherload")
    page.get_by_label("Search the rules").fill("SM-BOARD-01 brings")
    expect(page.locator(".clause:visible")).to_have_count(1)
    page.locator("#SM-BOARD-01").get_by_role("link", name="SM-END-01").click()
    expect(page.locator("#SM-END-01")).to_be_in_viewport()
    expect(page.locator(".clause:visible")).to_have_count(122)


def test_a_clause_has_an_address(page: Page) -> None:
    page.goto("/rules/clause/DR-CARD-3D-PRINTER")
    expect(page).to_have_url(re.compile("/rules/drillers#DR-CARD-3D-PRINTER$"))
    clause = page.locator("#DR-CARD-3D-PRINTER")
    expect(clause).to_be_in_viewport(ratio=1)
    # in view, and not under the bars that stick to the top
    visible = """e => {
      const r = e.getBoundingClientRect();
      return e.contains(document.elementFromPoint(r.left + r.width / 2, r.top + 2));
    }"""
    assert clause.evaluate(visible)


def test_keyboard_users_can_skip_the_header(page: Page) -> None:
    page.goto("/")
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to the content")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
