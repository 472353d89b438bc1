"""The board is the hero: zones, texts and targets at every size, in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson
from tests.web.hands import MOVED, in_russian, ready, set_up, start, step, what_stays

# Width, height, and the least that a text may measure there.
DESKTOPS = [(1280, 720, 12), (1366, 768, 12), (1920, 1080, 14), (2560, 1440, 18)]
PHONES = [(390, 844, 12), (844, 390, 12)]
GAMES = {"Super Motherload": 2, "DRILLERS": 2, "Mothership": 4}
# Whose texts and names have been looked after; a board that is redrawn joins them.
READABLE = ("Super Motherload", "DRILLERS", "Mothership")

ZONES = """() => Object.fromEntries([...document.querySelectorAll('[data-zone]')].map(zone => {
  const {x, y, width, height} = zone.getBoundingClientRect();
  return [zone.dataset.zone, [x, y, width, height].map(Math.round)];
}))"""

# Every text on the screen: how large it comes out, and whether something cuts it off.
TEXTS = """least => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim(), on = walk.currentNode.parentElement;
    if (!text || !on || on.closest('.sr, .skip, noscript, script, style')) continue;
    if (!on.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.bottom < 0 || box.top > innerHeight) continue;
    const drawn = on instanceof SVGElement;
    const scale = drawn ? on.getScreenCTM().d : 1;
    const size = parseFloat(getComputedStyle(on).fontSize) * scale;
    if (size < least - 0.05 && size > 0) found.push(`${size.toFixed(1)} px: ${text}`);
    if (drawn) continue;
    for (let by = on; by && !by.dataset.zone && by !== document.body; by = by.parentElement) {
      const style = getComputedStyle(by), edge = by.getBoundingClientRect();
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      if (!/hidden|clip/.test(style.overflowX + style.overflowY)) continue;
      const out = Math.max(edge.left - box.left, box.right - edge.right, box.bottom - edge.bottom);
      if (out > 2.5) found.push(`cut by ${by.className}: ${text}`);
    }
  }
  return [...new Set(found)];
}"""

# What a finger presses, but for words within a sentence and the board's own spaces.
SMALL = """() => [...document.querySelectorAll('button, [role=tab]')]
  .filter(each => each.checkVisibility() && !each.closest('.clause, .term, .guide'))
  .map(each => ({box: each.getBoundingClientRect(), is: each}))
  .filter(({box}) => box.width > 0 && Math.min(box.width, box.height) < 43.5)
  .map(({box, is}) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${
    is.getAttribute('aria-label') ?? is.textContent.trim()}`)"""

# Keeps every geometry that the zones ever have, frame by frame.
RECORD = f"""() => {{
  const zones = {ZONES};
  window.seen = new Set();
  const look = () => {{
    window.seen.add(JSON.stringify(zones()));
    requestAnimationFrame(look);
  }};
  look();
}}"""


def sit_down(page: Page, title: str) -> None:
    set_up(page, title, seats=["person", *["level1"] * (GAMES[title] - 1)])
    start(page)
    ready(page)


def take_advice(page: Page) -> None:
    ready(page)
    before = step(page)
    page.get_by_role("button", name=re.compile("^(Hint|Подсказка)$")).click()
    page.locator(".advice button").first.click()
    page.wait_for_function(MOVED, arg=before)


def seen_at(page: Page, title: str, width: int, height: int, least: float) -> list[str]:
    """What is wrong on the screen at this size."""
    page.set_viewport_size({"width": width, "height": height})
    faults = [] if title not in READABLE else list(page.evaluate(TEXTS, least))
    zones: dict[str, list[int]] = page.evaluate(ZONES)
    assert set(zones) == {"stage", "place", "rail"}
    for name, (left, top, wide, high) in zones.items():
        if left < 0 or top < 0 or left + wide > width + 1 or top + high > height + 1:
            faults.append(f"{name} sticks out")
    share = zones["stage"][2] * zones["stage"][3] / (width * height)
    if (width, height, least) in DESKTOPS and share < 0.5:
        faults.append(f"the stage has {share:.0%}")
    return [f"{width} x {height}: {fault}" for fault in faults]


@pytest.mark.parametrize("title", GAMES)
def test_the_stage_has_half_of_the_window_and_all_can_be_read(
    new_person: NewPerson, title: str
) -> None:
    page = new_person()
    sit_down(page, title)
    take_advice(page)
    ready(page)

    def look() -> list[str]:
        return [fault for at in (*DESKTOPS, *PHONES) for fault in seen_at(page, title, *at)]

    assert what_stays(page, look) == []
    page.set_viewport_size({"width": 1280, "height": 720})
    in_russian(page)
    assert what_stays(page, look) == []


@pytest.mark.parametrize("title", READABLE)
def test_a_finger_finds_every_button_on_a_phone(new_person: NewPerson, title: str) -> None:
    page = new_person("phone")
    sit_down(page, title)
    take_advice(page)
    for width, height, _ in PHONES:
        ready(page)
        page.set_viewport_size({"width": width, "height": height})
        assert what_stays(page, lambda: list(page.evaluate(SMALL))) == []


def test_spaces_are_large_and_the_frontier_comes_into_view(new_person: NewPerson) -> None:
    page = new_person()
    sit_down(page, "Super Motherload")
    while not page.locator('.now[data-key="line"]').count():
        take_advice(page)
        ready(page)
    for (width, height, _), least in zip(DESKTOPS, (44, 44, 64, 64), strict=True):
        page.set_viewport_size({"width": width, "height": height})
        space = page.locator(".space").first.bounding_box()
        assert space is not None
        assert space["width"] >= least
    expect(page.locator(".space.lit").first).to_be_in_viewport()


def test_every_stack_opens_to_all_its_pilots(new_person: NewPerson) -> None:
    """SM-INFO-01: they are open to everybody, a rival's too."""
    page = new_person()
    sit_down(page, "Super Motherload")
    page.get_by_role("button", name="Show all pilots of the red stack").click()
    pilots = page.get_by_role("dialog").get_by_role("listitem")
    expect(pilots).to_have_count(4)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^blue stack: Rusty")).click()
    expect(pilots).to_have_count(4)


def geometry(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("() => [...window.seen].map(JSON.parse)")
    return found


@pytest.mark.parametrize("title", GAMES)
def test_nothing_that_is_said_moves_a_zone(new_person: NewPerson, title: str) -> None:
    """A game with its guide, with hints, the recap, the log, and what is refused."""
    page = new_person()
    page.goto("/")
    page.get_by_role("link", name=f"Learn {title}").click()
    page.get_by_role("button", name=f"Learn {title} by playing").click()
    expect(page.get_by_role("note", name="Guide")).to_be_visible()
    page.evaluate(RECORD)
    told = set()
    for turn in range(24):
        ready(page)
        told.update(
            page.evaluate(
                "() => [...document.querySelectorAll('.guide p, .advice')]"
                ".map(each => each.textContent)"
            )
        )
        forward = page.locator(".guide.lesson .button")
        recap = page.locator(".speaks details:not([open]) summary")
        if forward.count() and turn % 2 == 0:
            forward.first.click()
            continue
        if recap.count():
            recap.first.click()
        if page.locator('.now[data-key="drill-cards"]').count():
            page.locator('[data-action="put"]').click()
            expect(page.get_by_role("alert")).to_be_visible()
        if turn == 9:
            page.get_by_role("button", name="Log", exact=True).click()
            expect(page.get_by_role("log")).to_be_visible()
            page.get_by_role("button", name="Close", exact=True).click()
        take_advice(page)
    assert len(told) > 3
    assert len(geometry(page)) == 1, geometry(page)
