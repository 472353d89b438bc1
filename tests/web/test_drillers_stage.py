"""DRILLERS' stage: ways over several floors, mechs one can see, shops that come forward, keys."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, Position, expect

from tests.web.conftest import NewPerson
from tests.web.hands import MOVED, ready, set_up, start, step, what_stays
from tests.web.test_drillers import Driller, alone
from tests.web.test_stage import DESKTOPS, PHONES

# The number of a floor is never covered by anything.
PLATE: Position = {"x": 40, "y": 30}


def floor(page: Page, number: int) -> Locator:
    return page.locator(f'.floor[data-floor="{number}"]')


def press(page: Page, selector: str) -> None:
    ready(page)
    before = step(page)
    page.locator(selector).first.click()
    page.wait_for_function(MOVED, arg=before)


def two_moves(page: Page) -> None:
    """Fuel enough for two moves is in every tank at the start."""
    for _ in range(2):
        press(page, '[data-action="fuel-move"].lit')
    ready(page)


def test_a_floor_two_moves_away_is_one_click_away(new_person: NewPerson) -> None:
    page = new_person()
    alone(page)
    two_moves(page)
    expect(floor(page, 2)).to_have_accessible_name(re.compile("^Go to Floor 2.*2 floors below you"))
    expect(floor(page, 2).locator(".reach")).to_have_text("2")
    floor(page, 2).click(position=PLATE)
    expect(page.locator('[data-thing="mech:0"]')).to_have_attribute("data-floor", "2")
    assert not page.locator(".refused").count()
    expect(floor(page, 0)).not_to_have_class(re.compile(r"\blit\b"))  # the moves are spent


def test_arrow_keys_walk_over_the_floors_and_what_lies_there(new_person: NewPerson) -> None:
    page = new_person()
    alone(page)
    two_moves(page)
    floor(page, 0).focus()
    for key, name in (
        ("ArrowDown", "^Go to Entrance. 1 floor below you"),
        ("ArrowDown", "^Go to Floor 2"),
        ("ArrowRight", "If you end Operations here|For each corridor dug here"),  # the room
        ("ArrowRight", "silver × 2"),
        ("End", "^Corridor of floor 2: 2 drills. It lays bare"),
        ("ArrowDown", "^Barrier of floor 3: 3 drills open it"),
    ):
        page.keyboard.press(key)
        expect(page.locator(":focus")).to_have_accessible_name(re.compile(name))
    floor(page, 2).focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-thing="mech:0"]')).to_have_attribute("data-floor", "2")


def test_mechs_are_large_and_carry_what_they_carry(new_person: NewPerson) -> None:
    page = new_person()
    set_up(page, "DRILLERS", seats=["person", "level1", "level1", "level1"])
    start(page)
    ready(page)
    mechs = page.locator('[data-thing^="mech:"]')
    expect(mechs).to_have_count(4)
    for width, height, _ in DESKTOPS:
        page.set_viewport_size({"width": width, "height": height})
        for mech in mechs.all():
            box = mech.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 72 * height / 720
    expect(mechs.first).to_have_accessible_name(re.compile("Carries: nothing"))
    driller = Driller(page)
    own = page.locator('[data-thing="mech:0"]')
    for _ in range(30):
        driller.play(1)
        ready(page)
        if page.locator("[data-stored]").count():
            break
    expect(own.locator(".hopper use")).to_have_count(page.locator("[data-stored]").count())
    expect(own).not_to_have_accessible_name(re.compile("Carries: nothing"))


# What is bought or done in a shop, and has something else lying on it.
COVERED = """() => [...document.querySelectorAll('.shelf .price, .job')].filter(one => {
  const {x, y, width, height} = one.getBoundingClientRect();
  const seen = document.elementFromPoint(x + width / 2, y + height / 2);
  return !one.contains(seen) && !seen?.closest('button')?.contains(one);
}).map(one => one.closest('button').getAttribute('aria-label'))"""
# Behind barriers: what sticks out of its floor, or lies on what it costs to open it.
BEHIND = """() => [...document.querySelectorAll('.barrier')].flatMap(barrier => {
  const cost = barrier.querySelector('.plate').getBoundingClientRect();
  const floor = barrier.getBoundingClientRect();
  return [...barrier.querySelectorAll('.gems svg')].filter(gem => {
    const {left, right, top, bottom} = gem.getBoundingClientRect();
    const out = left < floor.left || right > floor.right;
    const beside = left >= cost.right || right <= cost.left;
    return out || (!beside && top < cost.bottom && bottom > cost.top);
  }).map(() => barrier.getAttribute('aria-label'));
})"""


def test_on_a_phone_what_lies_behind_a_barrier_is_seen_beside_its_cost(
    new_person: NewPerson,
) -> None:
    page = new_person("phone")
    alone(page)
    ready(page)
    deepest = page.locator(".barrier").last
    expect(deepest).to_have_accessible_name(re.compile("Behind it: .*ruby × 1"))
    expect(deepest.locator(".gems svg")).to_have_count(4)
    for width, height, _ in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        assert what_stays(page, lambda: list(page.evaluate(BEHIND))) == []


def test_the_shops_come_forward_and_step_back(new_person: NewPerson) -> None:
    page = new_person()
    alone(page)
    ready(page)
    page.locator(".stall").first.click()
    expect(page.locator(".shops .shelf")).to_have_count(4)
    page.keyboard.press("Escape")
    expect(page.locator(".shops")).to_have_count(0)
    press(page, '[data-action="end"]')  # nobody has left the surface yet
    expect(page.locator('.game[data-key="surfacing"]')).to_be_visible()
    expect(page.locator(".shops [data-buy]").first).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator(".advice").wait_for()
    for width, height, _ in DESKTOPS:  # whatever is said, every price can be pressed
        page.set_viewport_size({"width": width, "height": height})
        assert what_stays(page, lambda: list(page.evaluate(COVERED))) == []
    page.get_by_role("button", name="Back to the mine").click()
    expect(page.locator(".shops")).to_have_count(0)
    press(page, '[data-action="end"]')
    ready(page)
    expect(page.locator(".shops")).to_have_count(0)


# The colour of a seat's mark in the strip, below the mech and on the track.
MARKS = """() => Object.fromEntries(['.strip li', '[data-thing^="mech:"] .tag'].map(place =>
  [place, [...document.querySelectorAll(place)].map(one => ({
    seat: Number((one.closest('[data-thing]').dataset.thing).split(':')[1]),
    fill: getComputedStyle(one.querySelector('svg[role=img] path')).fill,
  })).sort((a, b) => a.seat - b.seat).map(one => one.fill)]))"""


def test_marks_have_the_paint_of_their_mech(new_person: NewPerson) -> None:
    page = new_person()
    set_up(page, "DRILLERS", seats=["person", "level1", "level1"])
    start(page)
    strip, mechs = page.evaluate(MARKS).values()
    paints = ["rgb(242, 106, 76)", "rgb(108, 192, 122)", "rgb(111, 176, 245)"]
    assert strip == mechs == paints, "red Headmaster, green Railbreaker, blue Splash"
