"""A person's hands: what tests do at the screen, through nothing but the interface."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

MOST_ANSWERS = 1500
# Something to answer, and no bot that may still change the page before it is answered.
READY = """() => document.querySelector('.ending, dialog[open]')
  || (document.querySelector('.questions:not(.busy) .question')
    && !document.querySelector('.strip .asked .kind'))"""
MOVED = "before => document.querySelector('section.dock').dataset.step !== before"
FOLLOWED = """before => {
  const dock = document.querySelector('section.dock');
  return !dock || dock.dataset.step !== before || document.querySelector('.refused, .ending');
}"""


def set_up(page: Page, title: str, *, seats: list[str] | None = None) -> None:
    """The table's setup by its own address, with these seats: person, open, or a bot's name. (The
    way from the lobby there is test_lobby's.)"""
    name = title.removeprefix("The ").lower().replace(" ", "_")
    page.goto(f"./#/new/{name}")
    page.get_by_label("Who plays seat 1").wait_for()
    for number, seat in enumerate(seats or (), start=1):
        if number > page.get_by_label(re.compile("Who plays seat")).count():
            page.get_by_role("button", name="One seat more").click()
        wanted = seat if seat in ("person", "open") else f"bot:{seat}"
        page.get_by_label(f"Who plays seat {number}").select_option(wanted)


def choose(page: Page, group: str, what: str) -> None:
    """One of several pictures."""
    cards = page.get_by_role("radiogroup", name=group)
    cards.get_by_text(what, exact=True).click()
    expect(cards.get_by_role("radio", name=what)).to_be_checked()


def start(page: Page) -> None:
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("region", name="Your move")).to_be_visible()


def step(page: Page) -> str:
    return page.locator("section.dock").get_attribute("data-step") or ""


def ready(page: Page) -> None:
    """It is ours to answer, or over. The turn of bots may take its time, as long as it goes on."""
    while True:
        before = step(page)
        try:
            page.wait_for_function(READY)
        except TooLate:
            if step(page) == before:
                raise
        else:
            return


def play_to_the_end(page: Page, seed: int = 1, most: int = MOST_ANSWERS) -> int:
    """Any answers the widgets offer, until the end is on the screen. Gives how many."""
    chance = Random(seed)
    for answers in range(most):
        ready(page)
        if page.locator(".ending").count():
            return answers
        answer_one(page, chance)
    raise AssertionError(f"not over after {most} answers")


def answer_one(page: Page, chance: Random) -> None:
    before = step(page)
    question = page.locator(".question").first
    done = question.locator(".done .button")
    if done.count():
        fill(question, chance)
        done.click()
    else:
        options = question.locator(".option")
        if question.locator(".cells").count():
            options = narrow(question, chance)
        options.nth(chance.randrange(options.count())).click()
    page.wait_for_function(FOLLOWED, arg=before)
    if page.locator(".refused").count():
        # One may try what cannot be; the bot knows what can.
        page.get_by_role("button", name="Hint").click()
        page.get_by_role("button", name="Do that").first.click()
        page.wait_for_function(MOVED, arg=before)


def fill(question: Locator, chance: Random) -> None:
    """Some of the options, or a unit for every place."""
    options = question.locator(".option")
    for at in chance.sample(range(options.count()), min(options.count(), 2)):
        options.nth(at).click()
    for more in question.get_by_role("button", name="More").all():
        if more.is_enabled():
            more.click()


def narrow(question: Locator, chance: Random) -> Locator:
    """Choose cells until few placements are left: those."""
    placements = question.get_by_role("group", name="Placements")
    while not placements.count():
        cells = question.locator('.cells .option[aria-pressed="false"]')
        cells.nth(chance.randrange(cells.count())).click()
    return placements.locator(".option")


def in_russian(page: Page) -> None:
    """At a table the languages lie in the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Russian").click()
    page.keyboard.press("Escape")


# What is seen while a page changes counts for nothing: only what it comes to.
SOON_MS = 60_000
NARROW = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
LOW = "() => document.documentElement.scrollHeight <= document.documentElement.clientHeight"


def comes_true(page: Page, what: str) -> bool:
    try:
        page.wait_for_function(what, timeout=SOON_MS)
    except TooLate:
        return False
    return True


def what_stays(page: Page, look: Callable[[], list[str]]) -> list[str]:
    """What is found again and again, until nothing is."""
    found = look()
    for _ in range(SOON_MS // 500):
        if not found:
            break
        page.wait_for_timeout(500)
        found = look()
    return found


def sticks_out(page: Page) -> bool:
    """Something is wider than the screen."""
    return not comes_true(page, NARROW)


def fits(page: Page) -> bool:
    """The page is the screen: nothing of it has to be scrolled to."""
    return comes_true(page, NARROW) and comes_true(page, LOW)


def tab_to(page: Page, wanted: str, most: int = 80) -> None:
    """Press Tab until what has the focus is called that."""
    name = """() => {
      const e = document.activeElement;
      return e?.getAttribute('aria-label') ?? e?.textContent?.trim() ?? '';
    }"""
    for _ in range(most):
        if re.fullmatch(wanted, page.evaluate(name)):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never came to {wanted!r}")


def walk_to(page: Page, selector: str, most: int = 150) -> None:
    """Tab forward or back, whichever way it lies, until one of these has the focus."""
    way = """selector => {
      const now = document.activeElement;
      if (now?.matches(selector)) return '';
      const to = document.querySelector(selector);
      const after = now.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING;
      return now === document.body || after ? 'Tab' : 'Shift+Tab';
    }"""
    for _ in range(most):
        key = page.evaluate(way, selector)
        if not key:
            return
        page.keyboard.press(key)
    raise AssertionError(f"Tab never came to {selector!r}")
