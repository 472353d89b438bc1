"""Learn by playing: a guided first game of each game, in the interface itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import NewPerson
from tests.web.hands import MOVED, fits, ready, step
from tests.web.test_axe import complaints

# The guide looks at the screen five times a second, by the page's own clock: what it says after
# that is what it will say until something is done.
SAYS = """() => new Promise(done => setTimeout(() => {
  const guide = document.querySelector('.guide');
  done({text: guide?.querySelector('p').innerText ?? '',
    read: [...guide?.querySelectorAll('button') ?? []].some(e => e.innerText === 'Next')});
}, 600))"""


def learn(page: Page, title: str) -> Locator:
    page.goto("/")
    page.get_by_role("link", name=f"Learn {title}").click()
    page.get_by_role("button", name=f"Learn {title} by playing").click()
    guide = page.get_by_role("note", name="Guide")
    expect(guide).to_be_visible()
    expect(page.get_by_role("region", name="Your move")).to_be_visible()
    return guide


def do_as_the_bot_would(page: Page) -> None:
    ready(page)
    before = step(page)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Do that").first.click()
    page.wait_for_function(MOVED, arg=before)


def ringed(page: Page, selector: str) -> None:
    """The ring comes to lie around that element."""
    around = """selector => {
      const ring = document.querySelector('div.ring')?.getBoundingClientRect();
      const thing = document.querySelector(selector)?.getBoundingClientRect();
      const near = (a, b) => Math.abs(a - b) < 12;
      return ring && thing && near(ring.left, thing.left) && near(ring.top, thing.top)
        && near(ring.right, thing.right) && near(ring.bottom, thing.bottom);
    }"""
    page.wait_for_function(around, arg=selector)


def test_it_is_bound_to_what_one_does_and_can_be_left_and_resumed(new_person: NewPerson) -> None:
    page = new_person()
    guide = learn(page, "Super Motherload")
    expect(guide).to_contain_text("Welcome under Mars")
    expect(guide).to_contain_text("1 / ")
    ringed(page, ".strip")
    assert complaints(page) == []
    guide.get_by_role("button", name="Next").click()
    expect(guide).to_contain_text("This is the mine")
    ringed(page, ".mine")
    guide.get_by_role("button", name="Next").click()
    expect(guide).to_contain_text("Your hand.")
    page.locator(".hand .card").first.click()
    expect(guide).to_contain_text("how long the tunnel gets")
    ringed(page, '[data-action="drill"]')
    page.locator('[data-action="drill"]').click()
    expect(guide).to_contain_text("Lit spaces can be part of the tunnel")
    assert fits(page)

    guide.get_by_role("button", name="Pause the guide").click()
    expect(guide).to_be_hidden()
    expect(page.locator("div.ring")).to_have_count(0)
    page.reload()
    expect(page.locator(".mine [role=grid]")).to_be_visible()
    expect(guide).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Go on with the guide").click()
    expect(guide).to_contain_text("Lit spaces can be part of the tunnel")
    do_as_the_bot_would(page)
    expect(guide).not_to_contain_text("Lit spaces can be part of the tunnel")


@pytest.mark.parametrize(("title", "size"), [("DRILLERS", "phone"), ("Mothership", "desktop")])
def test_it_leads_through_the_first_turns(new_person: NewPerson, title: str, size: str) -> None:
    page = new_person(size)
    guide = learn(page, title)
    told: set[str] = set()
    for _ in range(60):
        ready(page)
        says = page.evaluate(SAYS)
        if says["text"]:
            told.add(says["text"])
            assert fits(page)
            if len(told) >= 7:
                break
        if says["read"]:
            expect(page.locator("div.ring")).to_be_visible()
            guide.get_by_role("button", name="Next").click()
        else:
            do_as_the_bot_would(page)
    assert len(told) >= 7, told
    page.get_by_role("button", name="Menu").click()
    close = page.get_by_role("dialog", name="Menu").get_by_role("button", name="Close")
    box = close.bounding_box()
    assert box is not None
    assert box["width"] == box["height"], "the rail's buttons are wide, not those of its menu"
    page.get_by_role("button", name="The game on one page").click()
    summary = page.get_by_role("dialog", name=f"{title} on one page")
    expect(summary).to_contain_text("The aim.")
    expect(summary).to_contain_text("The end." if title == "DRILLERS" else "Planets.")
    assert complaints(page) == []
