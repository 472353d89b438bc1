"""A simple player of Mothership, at its board."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.hands import FOLLOWED, choose, ready, set_up, start, step

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
