"""Mothership through its own board: the map, the control panel, fights, technology, cards."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson
from tests.web.hands import FOLLOWED, choose, fits, in_russian, ready, set_up, start, step, tab_to
from tests.web.test_axe import complaints
from tests.web.test_language import english_left

MOST_PRESSES = 400

# What a simple commander presses next, given what is lit: attack what can be attacked, fly
# towards planets, buy technology, else end the turn. Gives where on the screen it lies, and the
# tab of a phone that shows it.
LOOK = """({hasty, moves}) => {
  if (document.querySelector('.ending')) return {over: true};
  const game = document.querySelector('.game');
  const key = game.dataset.key;
  const all = selector => [...document.querySelectorAll(selector)];
  const map = document.querySelector('.map').getBoundingClientRect();
  const middle = e => {
    const box = e.getBoundingClientRect();
    return {x: box.left + box.width / 2, y: box.top + box.height / 2};
  };
  const tools = document.querySelector('.map .tools').getBoundingClientRect();
  const seen = e => {
    const {x, y} = middle(e);
    const hidden = x > tools.left - 6 && y < tools.bottom + 6;
    const inside = x > map.left + 4 && x < map.right - 4 && y > map.top + 4 && y < map.bottom - 4;
    return inside && !hidden;
  };
  const cell = does => all(`.cell[data-does~="${does}"]`).filter(seen)[0];
  const found = (tab, e, note) => e && {over: false, key, tab, note: note ?? '',
    space: e.dataset.space ?? '', selector: e.dataset.space ? `[data-space="${e.dataset.space}"]`
      : ['card', 'action', 'option', 'tech', 'open', 'order', 'verb'].filter(n => n in e.dataset)
        .map(n => `[data-${n}="${e.dataset[n]}"]`)[0]};
  const bar = name => all(`.bar [data-action="${name}"]:not(:disabled)`)[0];
  const menu = all('.map .menu [data-verb]')[0];
  if (menu) return found('map', menu);
  if (key === 'action') {
    if (hasty) return found('', bar('end'));
    const target = cell('raid') ?? cell('attack');
    if (target) return found('map', target);
    if (moves < 2 && cell('move')) return found('map', cell('move'), 'move');
    return found('', bar('end'));
  }
  if (key === 'way') {
    const planets = all('[data-planet]').filter(e => e.dataset.holder !== '0').map(middle);
    const between = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
    const near = e => Math.min(...planets.map(p => between(p, middle(e))));
    const goals = all('.cell[data-does="go"]').filter(seen).sort((a, b) => near(a) - near(b));
    return goals[0] ? found('map', goals[0]) : found('', bar('stay'));
  }
  if (key === 'attackers') {
    const left = all('.named [data-option][aria-pressed="false"]')[0];
    return left ? found('', left, 'tick') : found('', bar('attack'));
  }
  if (key.startsWith('energy')) {
    const set = all('[data-action="set-energy"]:not(:disabled)')[0];
    if (set) return found('panel', set);
    return {over: false, key, tab: 'panel', note: 'tick', space: '',
      selector: '.row .step.more:not(:disabled)'};
  }
  const order = all('.bar [data-order="turn"]')[0];
  if (order) return found('', order);
  const lit = all('.cell.lit').filter(seen)[0];
  const small = all('.bar [data-option]')[0];
  return found('', bar('pass')) ?? found('', small) ?? found('map', lit)
    ?? {over: false, key, selector: ''};
}"""


class Commander:
    """A simple player: flies towards planets, attacks what is in reach, passes windows."""

    def __init__(self, page: Page, size: str = "desktop") -> None:
        self.page = page
        self.touch = size == "phone"
        self.asked: set[str] = set()
        self.hasty = False
        self.moves = 0

    def play(self, most: int = MOST_PRESSES) -> bool:
        """Until the end is on the screen (True), or so many presses."""
        for _ in range(most):
            ready(self.page)
            if self.touch and self.page.locator('.game:not([data-tab="map"])').count():
                self.page.locator('.tabs [data-tab="map"]').tap()
            look = self.page.evaluate(LOOK, {"hasty": self.hasty, "moves": self.moves})
            if look["over"]:
                return True
            if not look["key"]:  # a standing order is answering
                self.page.wait_for_timeout(40)
                continue
            assert look["selector"], f"nothing to press for {look['key']!r}"
            self.asked.add(look["key"])
            self.press(look)
        return False

    def press(self, look: dict[str, Any]) -> None:
        before = step(self.page)
        if self.touch and look["tab"]:
            self.page.locator(f'.tabs [data-tab="{look["tab"]}"]').tap()
        thing = self.page.locator(look["selector"]).locator("visible=true").first
        if look["space"] and self.touch:
            thing.tap()
        else:
            thing.click()
        if look["note"] == "tick":
            return
        self.moves = self.moves + 1 if look["note"] == "move" else self.moves
        if look["selector"] == '[data-action="end"]':
            self.moves = 0
        self.page.wait_for_function(ANSWERED, arg=before)
        assert not self.page.locator(".refused").count(), look


# An answer was taken, or a menu at the space asks which one.
ANSWERED = f"before => document.querySelector('.map .menu') || ({FOLLOWED})(before)"


def five_rounds(page: Page, seats: int = 2) -> None:
    """The shortest game there is: Victory Points, five rounds."""
    set_up(page, "Mothership")
    chairs = page.get_by_label(re.compile("Who plays seat"))
    while chairs.count() > seats:
        page.get_by_role("button", name="One seat fewer").click()
    while chairs.count() < seats:
        page.get_by_role("button", name="One seat more").click()
    page.get_by_label("Who plays seat 1").select_option("person")
    for number in range(2, seats + 1):
        page.get_by_label(f"Who plays seat {number}").select_option("bot:random")
    choose(page, "Mode", "Victory points")
    page.get_by_label("Victory points: goal").select_option("rounds")
    page.get_by_label("Victory points: rounds").fill("5")
    start(page)


def to_my_turn(commander: Commander) -> None:
    """Fleets are placed, windows passed, until the turn's plain question is open."""
    for _ in range(300):
        ready(commander.page)
        if commander.page.locator('.game[data-key="action"]').count():
            return
        commander.play(1)
    raise AssertionError("it is never this seat's turn")


def begin_a_move(page: Page) -> None:
    before = step(page)
    page.locator('.cell[data-does="move"]').first.click()
    page.wait_for_function(FOLLOWED, arg=before)
    page.locator('.game[data-key="way"]').wait_for()


def test_a_person_plays_to_the_end_on_the_board(page: Page, size: str) -> None:
    five_rounds(page)
    commander = Commander(page, size)
    ready(page)
    assert fits(page)
    assert complaints(page) == []
    to_my_turn(commander)
    if size == "desktop":
        for card in page.locator(".hand .card").all():
            expect(card).to_be_in_viewport(ratio=0.9)
    commander.play(25)
    ready(page)
    assert fits(page)
    assert complaints(page) == []
    commander.hasty = True
    assert commander.play()
    assert {"fleet", "action", "way"} <= commander.asked
    page.get_by_role("button", name="Show the board").click()
    expect(page.locator(".game")).to_be_visible()
    assert complaints(page) == []


def test_with_six_fleets_everybody_can_be_looked_at(page: Page, size: str) -> None:
    five_rounds(page, 6)
    to_my_turn(Commander(page, size))
    ready(page)
    assert fits(page)
    for tab in ("panel", "tech", "cards") if size == "phone" else ():
        page.locator(f'.tabs [data-tab="{tab}"]').tap()
        assert fits(page)
        assert complaints(page) == []
    if size == "phone":
        page.locator('.tabs [data-tab="panel"]').tap()
    page.locator('[data-who="5"]').click()
    expect(page.locator('.panel-of[data-owner="5"]')).to_be_visible()
    if size == "desktop":
        page.locator('[data-open="tech"]').click()
        expect(page.locator(".tech .tile")).to_have_count(32)
    assert complaints(page) == []


def test_a_way_is_drawn_step_by_step(new_person: NewPerson) -> None:
    page = new_person()
    five_rounds(page)
    to_my_turn(Commander(page))
    begin_a_move(page)
    goals = page.locator('.cell[data-does="go"][aria-label*="1 step"]')
    before = step(page)
    page.locator('[data-action="draw"]').click()
    space = goals.first.get_attribute("data-space")
    goals.first.click()
    page.locator('[data-action="go"]').click()
    page.wait_for_function(FOLLOWED, arg=before)
    expect(page.locator(".refused")).to_have_count(0)
    expect(page.locator(f'.cell[data-space="{space}"]')).to_have_attribute(
        "aria-label", re.compile("our ")
    )


def test_an_illegal_try_is_answered_with_its_clause(new_person: NewPerson) -> None:
    page = new_person()
    five_rounds(page)
    to_my_turn(Commander(page))
    begin_a_move(page)
    page.locator('.cell[data-space="108"]').click()
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"MS-[A-Z]+-\d\d"))
    expect(page.locator('.game[data-key="way"]')).to_be_visible()


def test_energy_is_set_with_the_rows_of_the_panel(new_person: NewPerson) -> None:
    page = new_person()
    five_rounds(page)
    to_my_turn(Commander(page))
    panel = page.locator(".panel-of")
    weapons = panel.locator('[data-row="weapons"]')
    expect(weapons).to_contain_text("D6")
    for _ in range(2):
        panel.get_by_role("button", name="Less on Engines").click()
    weapons.get_by_role("slider").press("ArrowRight")
    weapons.get_by_role("slider").press("ArrowRight")
    before = step(page)
    panel.get_by_role("button", name="Set Energy").click()
    page.wait_for_function(FOLLOWED, arg=before)
    expect(weapons).to_contain_text("D8")
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Weapons 7")


def test_a_ship_is_placed_by_keyboard(new_person: NewPerson) -> None:
    page = new_person()
    five_rounds(page)
    page.locator('.game[data-key="fleet"]').wait_for()
    before = step(page)
    page.keyboard.press("Tab")
    tab_to(page, "I9: .*")
    page.keyboard.press("n")
    here = re.compile("Place the ship here$")
    expect(page.locator(".cell:focus")).to_have_attribute("aria-label", here)
    page.keyboard.press("Enter")
    page.wait_for_function(FOLLOWED, arg=before)
    expect(page.locator('.cell[aria-label*="your Mothership" i]')).to_have_count(1)


def test_the_map_is_panned_and_zoomed(new_person: NewPerson) -> None:
    page = new_person()
    five_rounds(page)
    page.locator('.game[data-key="fleet"]').wait_for()
    world = page.locator(".map .world")
    page.get_by_role("button", name="Zoom in").click()
    expect(world).to_have_attribute("style", re.compile(r"scale\(1\.3"))
    zoomed = world.get_attribute("style") or ""
    box = page.locator(".map").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 200, box["y"] + 200)
    page.mouse.down()
    page.mouse.move(box["x"] + 260, box["y"] + 230, steps=4)
    page.mouse.up()
    expect(world).not_to_have_attribute("style", zoomed)
    page.mouse.wheel(0, -400)
    expect(world).to_have_attribute("style", re.compile(r"scale\((1\.[5-9]|[2-9])"))
    page.get_by_role("button", name="See the whole map").click()
    expect(world).to_have_attribute("style", re.compile(r"scale\(1\)"))


def test_russian_leaves_no_english_on_the_board(new_person: NewPerson) -> None:
    page = new_person()
    five_rounds(page)
    in_russian(page)
    commander = Commander(page)
    names = r"You|Player \d|Bot \d|Random|II"
    for _ in range(3):
        commander.play(12)
        ready(page)
        assert english_left(page, ".refused", names) == []
    to_my_turn(commander)
    page.locator('[data-open="tech"]').click()
    page.locator(".tech .tile").first.wait_for()
    assert english_left(page, ".refused", names) == []
