"""The rules without JavaScript: a plain list, and no search box that does nothing."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from headframe import ledger


def test_rules_are_a_plain_list(browser: Browser, base_url: str) -> None:
    with browser.new_context(java_script_enabled=False, base_url=base_url) as context:
        page = context.new_page()
        page.goto("/rules/mothership")
        expect(page.locator(".clause:visible")).to_have_count(len(ledger.clauses("mothership")))
        expect(page.locator(".search")).to_be_hidden()
