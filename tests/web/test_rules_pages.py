"""The rules as plain pages: an address for every clause, readable without the client."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from headframe import ledger
from tests.web.hands import sticks_out


@pytest.mark.parametrize("game", ledger.games())
def test_rules_list_every_clause(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    expect(page.get_by_role("article")).to_have_count(len(ledger.clauses(game)))
    assert not sticks_out(page)


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
    expect(page.locator(".clause:visible")).to_have_count(len(ledger.clauses("drillers")))
    expect(page.get_by_role("status")).to_be_empty()


def test_every_card_stands_there_and_is_found_by_what_it_does(page: Page) -> None:
    page.goto("/rules/mothership")
    page.get_by_label("Search the rules").fill("engine power this turn")
    expect(page.get_by_role("heading", name="Action Cards")).to_be_visible()
    expect(page.get_by_role("term").filter(has_text="Afterburner")).to_be_visible()
    expect(page.get_by_role("term").filter(has_text="Space Walls")).to_be_hidden()
    assert not sticks_out(page)


def test_a_link_to_a_clause_that_the_search_hid_still_leads_there(page: Page) -> None:
    page.goto("/rules/super_motherload")
    page.get_by_label("Search the rules").fill("SM-BOARD-01 brings")
    expect(page.locator(".clause:visible")).to_have_count(1)
    page.locator("#SM-BOARD-01").get_by_role("link", name="SM-END-01").click()
    expect(page.locator("#SM-END-01")).to_be_in_viewport()
    expect(page.locator(".clause:visible")).to_have_count(len(ledger.clauses("super_motherload")))


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
    page.wait_for_function(visible, arg=clause.element_handle())
