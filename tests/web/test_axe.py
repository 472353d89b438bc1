"""axe-core finds nothing to complain about, on any screen, at both sizes."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.hands import play_to_the_end, set_up, start, what_stays

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def complaints(page: Page) -> list[str]:
    # Evaluated, not injected: the page's security policy lets no foreign script in.
    page.evaluate(AXE.read_text(encoding="utf-8"))
    return what_stays(page, lambda: complaints_now(page))


def complaints_now(page: Page) -> list[str]:
    found = page.evaluate("() => axe.run().then(result => result.violations)")
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found
        for node in violation["nodes"]
    ]


def test_lobby_setup_rules_and_nowhere(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Play DRILLERS").wait_for()
    assert complaints(page) == []
    for game in ("mothership", "drillers", "pit"):
        page.goto(f"/#/new/{game}")
        page.get_by_role("button", name="Start the game").wait_for()
        assert complaints(page) == []
    page.goto("/#/rules/super_motherload")
    page.locator("article").first.wait_for()
    assert complaints(page) == []
    page.goto("/#/nowhere/at-all")
    page.get_by_role("heading", name="Nothing down this shaft").wait_for()
    assert complaints(page) == []


def test_the_table_from_the_first_question_to_the_replay(page: Page, size: str) -> None:
    set_up(page, "The Pit", seats=["person", "random"])
    start(page)
    page.locator(".question").first.wait_for()
    assert complaints(page) == []
    page.get_by_role("button", name="Hint").click()
    page.locator(".advice").first.wait_for()
    assert complaints(page) == []
    for tab in ("Chat", "Rules", "Log"):
        page.get_by_role("button", name=tab, exact=True).click()
        expect(page.get_by_role("tabpanel", name=tab)).to_be_visible()
        assert complaints(page) == []
        page.get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("button", name="Menu").click()
    assert complaints(page) == []
    page.keyboard.press("Escape")
    play_to_the_end(page)
    assert complaints(page) == []
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    page.get_by_role("region", name="Table").wait_for()
    assert complaints(page) == []
    page.get_by_role("button", name="Go on from here").click()
    page.get_by_role("dialog").wait_for()
    assert complaints(page) == []


def test_the_curtain_and_the_invitation(page: Page) -> None:
    set_up(page, "The Pit", seats=["person", "person", "open"])
    page.get_by_role("button", name="Start the game").click()
    curtain = page.get_by_role("dialog")
    curtain.wait_for()
    assert complaints(page) == []
    curtain.get_by_role("button").click()
    expect(page.get_by_label("Send this link to your guest")).to_be_visible()
    assert complaints(page) == []
    link = page.get_by_label("Send this link to your guest").input_value()
    page.goto("about:blank")
    page.goto(link)
    page.get_by_role("button", name="Sit down").wait_for()
    assert complaints(page) == []
