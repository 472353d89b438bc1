"""Mothership through its own board: the map, the control panel, fights, technology, cards."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson
from tests.web.hands import (
    FOLLOWED,
    choose,
    fits,
    in_russian,
    ready,
    set_up,
    start,
    step,
    tab_to,
    what_stays,
)
from tests.web.test_axe import complaints
from tests.web.test_language import english_left

MOST_PRESSES = 400
# Units of the first seat.
MOTHERSHIP, FIGHTER = 1, 2

# What a simple commander presses next, given what is lit: attack what can be attacked, fly
# towards planets, buy technology, else end the turn. Gives where on the screen it lies, and the
# tab of a phone that shows it.
LOOK = """({hasty, moves}) => {
  if (document.querySelector('.ending')) return {over: true};
  const game = document.querySelector('.game');
  const key = game.dataset.key;
  const all = selector => [...document.querySelectorAll(selector)];
  const middle = e => {
    const box = e.getBoundingClientRect();
    return {x: box.left + box.width / 2, y: box.top + box.height / 2};
  };
  const seen = e => {
    const {x, y} = middle(e);
    return document.elementFromPoint(x, y) === e;
  };
  const cells = does => all(`.cell[data-does~="${does}"]`).filter(seen);
  const found = (tab, e, note) => e && {over: false, key, tab, note: note ?? '',
    space: e.dataset.space ?? '', selector: e.dataset.space ? `[data-space="${e.dataset.space}"]`
      : ['card', 'action', 'option', 'tech', 'open', 'order', 'verb'].filter(n => n in e.dataset)
        .map(n => `[data-${n}="${e.dataset[n]}"]`)[0]};
  const bar = name => all(`.bar [data-action="${name}"]:not(:disabled)`)[0];
  if (document.querySelector('.gamble'))
    return {over: false, key, tab: '', note: '', space: '', selector: '[data-do="gamble"]'};
  const menu = all('.map .menu [data-verb]')[0];
  if (menu) return found('map', menu);
  const planets = all('[data-planet]').filter(e => e.dataset.holder !== '0').map(middle);
  const between = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
  const near = e => Math.min(...planets.map(p => between(p, middle(e))));
  const goals = cells('go').sort((a, b) => near(a) - near(b));
  if (key === 'action') {
    const strike = all('.strike [data-action="strike"]:not(:disabled)')[0];
    if (strike) return found('map', strike);
    if (hasty) return found('', bar('end'));
    if (goals[0]) return found('map', goals[0], 'move');
    const target = cells('raid')[0] ?? cells('attack')[0];
    if (target) return found('map', target, 'tick');
    const ship = moves < 2 && cells('move')[0];
    if (ship) return found('map', ship, 'tick');
    return found('', bar('end'));
  }
  if (key === 'way')
    return goals[0] ? found('map', goals[0]) : found('', bar('stay'));
  if (key === 'attackers') {
    const left = all('.named [data-option][aria-pressed="false"]')[0];
    return left ? found('', left, 'tick') : found('', bar('attack'));
  }
  if (key.startsWith('energy')) {
    const set = bar('set-energy');
    if (set) return found('', set);
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
ANSWERED = f"before => document.querySelector('.map .menu, .gamble') || ({FOLLOWED})(before)"


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


def pick_up(page: Page, unit: int) -> None:
    """A ship of one's own, from the list beside the map."""
    page.locator(f'.own [data-listed="{unit}"]').click()
    expect(page.locator(".game")).to_have_attribute("data-selected", str(unit))


def test_a_person_plays_to_the_end_on_the_board(page: Page, size: str) -> None:
    five_rounds(page)
    commander = Commander(page, size)
    ready(page)
    assert fits(page)
    assert complaints(page) == []
    to_my_turn(commander)
    if size == "desktop":
        for card in page.locator(".hand .card").all():
            expect(card).to_be_in_viewport(ratio=0.99)
    commander.play(25)
    ready(page)
    assert fits(page)
    assert complaints(page) == []
    commander.hasty = True
    assert commander.play()
    assert {"fleet", "action", "way"} <= commander.asked
    report = page.get_by_role("region", name="War report")
    if report.count():  # five rounds may pass without a shot
        expect(report.get_by_role("row")).to_have_count(3)
        report.get_by_text(re.compile("^(One|All .*) fights?$")).click()
        expect(report.get_by_role("listitem").first).to_contain_text("Round")
    page.get_by_role("button", name="Show the board").click()
    expect(page.locator(".game")).to_be_visible()
    assert complaints(page) == []


def test_with_six_fleets_everybody_can_be_looked_at(page: Page, size: str) -> None:
    five_rounds(page, 6)
    to_my_turn(Commander(page, size))
    ready(page)
    assert fits(page)
    for tab in ("fleet", "panel", "cards") if size == "phone" else ():
        page.locator(f'.tabs [data-tab="{tab}"]').tap()
        assert fits(page)
        assert complaints(page) == []
    if size == "phone":
        page.locator('.tabs [data-tab="map"]').tap()
        page.locator('[data-open="tech"]').tap()
        expect(page.locator(".tech .tile:visible")).to_have_count(8)
        assert complaints(page) == []
        page.get_by_role("button", name="Back to the map").tap()
        page.get_by_role("button", name="Fleets").tap()
    page.locator('[data-who="5"]').locator("visible=true").click()
    expect(page.locator('.panel-of[data-owner="5"]')).to_be_visible()
    if size == "desktop":
        page.locator('[data-open="tech"]').click()
        expect(page.locator(".tech .tile")).to_have_count(32)
    assert complaints(page) == []


def test_a_way_is_drawn_step_by_step(new_person: NewPerson) -> None:
    page = new_person()
    five_rounds(page)
    to_my_turn(Commander(page))
    pick_up(page, FIGHTER)
    goals = page.locator('.cell[data-does="go"][aria-label*="1 step"]')
    before = step(page)
    page.locator('[data-action="draw"]').click()
    space = goals.first.get_attribute("data-space")
    goals.first.click()
    page.locator('[data-action="go"]').click()
    page.wait_for_function(FOLLOWED, arg=before)
    ready(page)
    expect(page.locator(".refused")).to_have_count(0)
    expect(page.locator(f'.cell[data-space="{space}"]')).to_have_attribute(
        "aria-label", re.compile("our Fighter")
    )


def test_an_illegal_try_is_answered_with_its_clause(new_person: NewPerson) -> None:
    page = new_person()
    five_rounds(page)
    page.locator('.game[data-key="fleet"]').wait_for()
    page.locator('.cell[data-space="108"]').click()
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"MS-[A-Z]+-\d\d"))
    expect(page.locator('.game[data-key="fleet"]')).to_be_visible()


def test_another_ship_is_picked_up_at_any_time(new_person: NewPerson) -> None:
    """Nothing is sent before it is known where the ship goes."""
    page = new_person()
    five_rounds(page)
    to_my_turn(Commander(page))
    game, before = page.locator(".game"), step(page)
    ships = page.locator('.cell[data-does~="move"]')
    places = [each.get_attribute("data-space") for each in ships.all()[:2]]
    first, second = (page.locator(f'.cell[data-space="{place}"]') for place in places)
    first.click()
    expect(first).to_have_attribute("aria-selected", "true")
    second.click()
    expect(second).to_have_attribute("aria-selected", "true")
    expect(first).to_have_attribute("aria-selected", "false")
    second.click()
    expect(game).not_to_have_attribute("data-selected", re.compile("."))
    pick_up(page, FIGHTER)
    page.keyboard.press("Escape")
    expect(game).not_to_have_attribute("data-selected", re.compile("."))
    assert step(page) == before


def lay_out(page: Page) -> None:
    """Two Energy from the engines to the weapons, as a draft."""
    panel = page.locator(".own .panel-of")
    for row, key in (("engines", "ArrowLeft"), ("weapons", "ArrowRight")):
        slider = panel.locator(f'[data-row="{row}"]').get_by_role("slider")
        slider.press(key)
        slider.press(key)


def test_energy_is_set_with_the_rows_of_the_panel(new_person: NewPerson) -> None:
    page = new_person()
    five_rounds(page)
    to_my_turn(Commander(page))
    weapons = page.locator('.own .panel-of [data-row="weapons"]')
    expect(weapons).to_contain_text("D6")
    lay_out(page)
    before = step(page)
    page.get_by_role("button", name="Set Energy").click()
    page.wait_for_function(FOLLOWED, arg=before)
    expect(weapons).to_contain_text("D8")
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Weapons 7")


def test_an_energy_draft_is_kept_until_it_is_set_or_discarded(new_person: NewPerson) -> None:
    page = new_person()
    five_rounds(page)
    to_my_turn(Commander(page))
    lay_out(page)
    draft = page.locator('[data-draft="energy"]')
    pick_up(page, FIGHTER)
    expect(draft).to_be_visible()
    pick_up(page, MOTHERSHIP)
    page.locator('.cell[data-does="go"][aria-label*="1 step"]').first.click()
    asks = page.get_by_role("dialog", name="Energy draft")
    asks.get_by_role("button", name="Never mind").click()
    expect(draft).to_be_visible()
    pick_up(page, MOTHERSHIP)
    page.locator('.cell[data-does="go"][aria-label*="1 step"]').first.click()
    asks.get_by_role("button", name="Set Energy, then go on").click()
    expect(page.locator(f'.own [data-listed="{MOTHERSHIP}"]')).to_contain_text("moved")
    expect(page.locator('.own .panel-of [data-row="weapons"]')).to_contain_text("D8")


def test_a_technology_is_picked_then_researched_or_put_away(new_person: NewPerson) -> None:
    page = new_person()
    five_rounds(page)
    to_my_turn(Commander(page))
    page.locator('[data-open="tech"]').click()
    tile = page.locator(".tile").first
    tile.click()
    draft = page.locator('[data-draft="tech"]')
    expect(draft).to_be_visible()
    page.get_by_role("button", name="Back to the map").click()
    expect(draft).to_be_visible()
    page.get_by_role("button", name="Not now").click()
    expect(draft).to_have_count(0)


CUT = """() => [...document.querySelectorAll('.tile')].filter(tile =>
  tile.scrollHeight > tile.clientHeight + 1 || tile.scrollWidth > tile.clientWidth + 1)
  .map(tile => tile.textContent.trim())"""


def test_no_tile_of_the_tree_is_cut(new_person: NewPerson) -> None:
    page = new_person()
    five_rounds(page)
    to_my_turn(Commander(page))
    for russian in (False, True):
        if russian:
            in_russian(page)
        page.locator('[data-open="tech"]').click()
        for width, height in ((1280, 720), (1366, 768), (1920, 1080), (2560, 1440)):
            page.set_viewport_size({"width": width, "height": height})
            assert what_stays(page, lambda: list(page.evaluate(CUT))) == []
        page.set_viewport_size({"width": 1280, "height": 720})
        page.locator(".tech .close").click()


def test_an_enemy_out_of_reach_is_flown_to_and_attacked(new_person: NewPerson) -> None:
    page = new_person()
    five_rounds(page)
    commander = Commander(page)
    far = page.locator('.cell[data-does~="fly"]')
    for _ in range(60):
        to_my_turn(commander)
        if far.count():
            break
        commander.play(1)
    page.keyboard.press("Escape")
    before = step(page)
    far.first.click()
    expect(page.locator(".strike")).to_contain_text(re.compile(r"flies \d step"))
    assert step(page) == before
    page.get_by_role("button", name=re.compile(r"^Fly \d and attack")).click()
    page.wait_for_function(FOLLOWED, arg=before)
    to_my_turn(commander)
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.get_by_role("tabpanel")).to_contain_text(re.compile("attacked|met asteroids"))


def test_teams_are_seen_on_strip_place_and_map(new_person: NewPerson) -> None:
    page = new_person()
    set_up(page, "Mothership", seats=["person", "random", "random", "random"])
    choose(page, "Mode", "Teams")
    start(page)
    page.locator(".game[data-key]").wait_for()
    teams = [each.get_attribute("data-team") for each in page.locator(".rival").all()]
    assert sorted(str(team) for team in teams) == ["0", "0", "1", "1"]
    expect(page.locator(".own header [data-team]")).to_contain_text(re.compile("Ember|Frost"))


def test_spectators_are_not_told_of_their_cards(new_person: NewPerson) -> None:
    page, watcher = new_person(), new_person()
    five_rounds(page)
    ready(page)
    watcher.goto(page.url)
    expect(watcher.locator(".hand-area")).to_contain_text("Action Cards of")
    expect(watcher.locator(".hand-area")).to_contain_text("hidden")


def test_a_ship_is_placed_by_keyboard(new_person: NewPerson) -> None:
    page = new_person()
    five_rounds(page)
    page.locator('.game[data-key="fleet"]').wait_for()
    before = step(page)
    page.keyboard.press("Tab")
    tab_to(page, "I9: .*")
    expect(page.get_by_role("grid", name="Map of the sector").get_by_role("row")).to_have_count(17)
    page.keyboard.press("ArrowRight")
    focused = page.locator(".cell:focus")
    expect(focused).to_have_attribute("aria-label", re.compile("^I10: "))
    page.keyboard.press("n")
    here = re.compile("Place the ship here$")
    expect(focused).to_have_attribute("aria-label", here)
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
