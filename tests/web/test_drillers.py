"""DRILLERS through its own board: cards, floors, minerals, tiles, shops, small questions."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Covered

from tests.web.conftest import NewPerson
from tests.web.hands import FOLLOWED, MOVED, fits, in_russian, ready, set_up, start, step, walk_to
from tests.web.test_axe import complaints
from tests.web.test_language import english_left

MOST_ANSWERS = 600

# What a simple player presses next, given what is lit: dig, collect, play, buy, go, else done.
# Gives the selector of it, and the panel of a phone where it lies.
LOOK = """hasty => {
  if (document.querySelector('.ending')) return {over: true};
  const game = document.querySelector('.game');
  const key = game.dataset.key;
  const has = selector => !!document.querySelector(selector);
  // A phone counts what is stored: "2/3".
  const laden = has('[data-stored]')
    || Number.parseInt(document.querySelector('.gauge.store small')?.textContent ?? '0') > 0;
  const tanked = Number(/\\d+/.exec(document.querySelector('[data-gauge=fuel] b').textContent)[0]);
  const up = '.floor.lit[data-way="up"]';
  const down = '.floor.lit[data-way="down"]';
  const wishes = {
    operations: [
      ['mine', '[data-action="break"]'], ['mine', '[data-action="excavate"]'], ['mine', '.gem.lit'],
      ...(has('[data-gauge=moves]') ? [['mine', laden ? up : down]] : []),
      ['hand', '[data-do="play"].lit'],
      ...(tanked < 7 ? [['hand', '[data-do="burn"].lit']] : []),
      ['hand', '[data-action="end"]'],
    ],
    surfacing: [
      ['hand', '[data-action="sell-all"].lit'], ['shops', '[data-action="repair"].lit'],
      ['shops', '[data-buy].lit'],
      ['shops', '[data-action="upgrade-storage"].lit'], ['hand', '[data-action="end"]'],
    ],
    keep: [['hand', '[data-do="keep"]'], ['hand', '[data-action="keep"]']],
    repair: [['over', '.chooser [data-option]']],
    fly: [['mine', '.floor.lit']],
  }[key] ?? [['hand', '.options [data-option]']];
  if (key === 'keep' && has('[aria-pressed="true"][data-do="keep"]')) wishes.shift();
  // In haste, nothing is done that need not be.
  const last = '[data-action="end"], [data-action="keep"]';
  if (hasty && has(last)) wishes.splice(0, wishes.length - 1);
  const found = wishes.find(([, selector]) => has(selector));
  return {over: false, key, panel: found?.[0] ?? '', selector: found?.[1] ?? ''};
}"""
# Whether the mine, which follows one's mech, has come to rest: nobody presses what still moves.
AT_REST = """() => {
  const top = document.querySelector('.frame .view')?.scrollTop ?? 0;
  window.restingFor = top === window.restedAt ? window.restingFor + 1 : 0;
  window.restedAt = top;
  return window.restingFor > 5;
}"""


class Driller:
    """A simple player: goes down, digs what it can, comes back laden, sells and buys."""

    def __init__(self, page: Page, size: str = "desktop") -> None:
        self.page = page
        self.touch = size == "phone"
        self.asked: set[str] = set()
        self.hasty = False

    def play(self, most: int = MOST_ANSWERS, until: str = "") -> bool:
        """Until the end is on the screen, or this question (True), or so many presses."""
        for _ in range(most):
            ready(self.page)
            look = self.page.evaluate(LOOK, self.hasty)
            if self.touch and look.get("key") == "surfacing" and not self.hasty:
                self.bring("shops")  # nobody leaves without a look at what can be had
                look = self.page.evaluate(LOOK, self.hasty)
            if look["over"] or look["key"] == until:
                return True
            assert look["selector"], f"nothing to press for {look['key']!r}"
            self.asked.add(look["key"])
            self.press(look)
        return False

    def press(self, look: dict[str, str]) -> None:
        before = step(self.page)
        if self.touch:
            self.bring(look["panel"])
        if look["panel"] == "mine":
            self.page.wait_for_function(AT_REST)
        thing = self.page.locator(look["selector"]).first
        if "data-do" in look["selector"] and "keep" in look["selector"]:
            thing.click()
            return
        if look["selector"].startswith(".floor"):
            # In the middle of a floor lie other things; its number is always free.
            thing.click(position={"x": 40, "y": 30})
        else:
            thing.click()
        self.page.wait_for_function(FOLLOWED, arg=before)
        assert not self.page.locator(".refused").count(), look

    def bring(self, panel: str) -> None:
        """On a phone the shops lie over everything else, or are away; a tip over the surface."""
        ready(self.page)
        shown = self.page.locator(".over .shops").count() > 0
        if panel == "shops" and not shown:
            try:
                self.page.locator('.acts [data-tab="shops"]').tap(timeout=3000)
            except Covered:  # they came forward by themselves meanwhile
                expect(self.page.locator(".over .shops")).to_be_visible()
        elif panel in ("mine", "hand") and shown:
            self.page.locator('.over [data-tab="mine"]').tap()
        tip = self.page.locator(".guide").get_by_role("button", name="Got it")
        if panel == "mine" and tip.count():
            tip.tap()


def alone(page: Page) -> None:
    """Solo, against the bot of the rules: the shortest game there is."""
    set_up(page, "DRILLERS")
    page.get_by_role("button", name="One seat fewer").click()
    page.get_by_label("Who plays seat 1").select_option("person")
    start(page)


def test_a_person_plays_solo_to_the_end_on_the_board(page: Page, size: str) -> None:
    alone(page)
    driller = Driller(page, size)
    ready(page)
    assert fits(page)
    assert complaints(page) == []
    for card in page.locator(".hand .card").all():
        expect(card).to_be_in_viewport(ratio=0.9)
    driller.play(40)
    ready(page)
    assert fits(page)
    assert complaints(page) == []
    driller.hasty = True
    assert driller.play()
    assert {"operations", "keep"} <= driller.asked
    page.reload()  # what the chart and the log say does not hang on the board having been drawn
    expect(page.get_by_role("img", name="Score over time")).to_be_visible()
    assert complaints(page) == []
    if size == "desktop":
        page.get_by_role("button", name="Log", exact=True).click()
        expect(page.get_by_role("log", name="Log")).to_contain_text("You played")
        page.get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("button", name="Show the board").click()
    expect(page.locator(".game")).to_be_visible()
    assert complaints(page) == []
    page.get_by_role("button", name="See the result").click()
    through_the_replay(page)


# Names with their scores, on the end page.
SCORED = "all => all.map(one => [...one.querySelectorAll('span, b')].map(is => is.textContent))"


def through_the_replay(page: Page) -> None:
    """By a press on the scores' course, and by keys. One score is one number everywhere."""
    ended = dict(page.locator(".ending .plate").evaluate_all(SCORED))
    page.get_by_role("link", name="Replay").click()
    controls = page.get_by_role("region", name="Replay")
    expect(controls.get_by_role("img", name="Score over time")).to_be_visible()
    course = page.get_by_label("Step", exact=True)
    last = int(course.get_attribute("max") or 0)
    course.click()
    expect(course).not_to_have_value("0")
    half = int(course.input_value())
    assert abs(half - last / 2) <= 1
    expect(controls).to_contain_text(f"{half} / {last}")
    # Away from the course: keys go on all the same.
    page.locator("[data-zone=stage]").click(position={"x": 4, "y": 4})
    for key, place in (("ArrowRight", half + 1), ("ArrowLeft", half), ("Home", 0), ("End", last)):
        page.keyboard.press(key)
        expect(course).to_have_value(str(place))
    expect(page.locator(".game")).to_be_visible()
    for line in page.locator(".scores li").all():
        expect(line.locator("> b")).to_have_text(ended[line.locator(".name").inner_text()])
    assert fits(page)
    assert complaints(page) == []


def test_against_a_bot_everybody_s_dashboard_can_be_seen(page: Page, size: str) -> None:
    set_up(page, "DRILLERS", seats=["person", "random"])
    start(page)
    driller = Driller(page, size)
    driller.play(25)
    ready(page)
    if size == "phone":
        driller.bring("mine")
        for tab in ("shops", "dash"):
            page.locator(f'.acts [data-tab="{tab}"]').tap()
            assert fits(page)
            assert complaints(page) == []
            page.locator('.over [data-tab="mine"]').tap()
    look_at(page, 1, size)
    assert complaints(page) == []


def look_at(page: Page, seat: int, size: str) -> None:
    """Somebody's whole machine; on a phone the players lie behind a button."""
    if size == "phone" and not page.locator(".more.open").count():
        page.get_by_role("button", name="Players").tap()
    page.locator(f'.{"more" if size == "phone" else "strip"} [data-who="{seat}"]').click()
    expect(page.locator(f'.dash[data-seat="{seat}"]')).to_be_visible()


def test_who_chooses_a_card_to_repair_can_look_at_the_others_first(page: Page, size: str) -> None:
    set_up(page, "DRILLERS", seats=["person", "random"])
    start(page)
    assert Driller(page, size).play(until="repair")
    expect(page.locator(".chooser")).to_be_visible()
    assert complaints(page) == []
    if size == "phone":
        return  # the question lies over everything
    look_at(page, 1, size)
    page.get_by_role("button", name="Back to the mine").click()
    expect(page.locator(".chooser")).to_be_visible()


def test_a_ghost_shows_what_a_card_would_bring(new_person: NewPerson) -> None:
    page = new_person()
    alone(page)
    page.locator(".hand .burn.lit").first.wait_for()
    ready(page)
    page.locator('[data-do="play"].lit').first.hover()
    expect(page.locator(".gauges em").first).to_be_visible()
    # Drawn onto the mine it is played, onto the gauge it is burned.
    for place in ('[data-zone="stage"]', '[data-thing^="fuel:"]'):
        before = step(page)
        foot = page.locator(".hand .card:has(.burn.lit)").first
        foot.drag_to(page.locator(place).first)
        page.wait_for_function(MOVED, arg=before)
        ready(page)


def test_an_illegal_try_is_answered_with_its_clause(new_person: NewPerson) -> None:
    page = new_person()
    alone(page)
    page.locator(".hand .burn.lit").first.wait_for()
    page.locator('[data-thing^="corridor:"]:not(.lit)').first.click(force=True)
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"DR-[A-Z]+-\d\d"))
    expect(page.locator('.game[data-key="operations"]')).to_be_visible()


class ByKeyboard(Driller):
    """The same player, without a pointer: Tab to it, Enter."""

    def press(self, look: dict[str, str]) -> None:
        before = step(self.page)
        walk_to(self.page, look["selector"])
        self.page.keyboard.press("Enter")
        if look["key"] == "keep" and "data-do" in look["selector"]:
            return
        self.page.wait_for_function(FOLLOWED, arg=before)
        assert not self.page.locator(".refused").count(), look


def test_a_whole_game_by_keyboard_alone(new_person: NewPerson) -> None:
    page = new_person()
    alone(page)
    page.locator(".hand .burn.lit").first.wait_for()
    player = ByKeyboard(page)
    player.play(25)
    player.hasty = True
    assert player.play()
    expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    assert {"operations", "keep"} <= player.asked


def test_russian_leaves_no_english_on_the_board(new_person: NewPerson) -> None:
    page = new_person()
    alone(page)
    in_russian(page)
    driller = Driller(page)
    for _ in range(4):
        driller.play(12)
        ready(page)
        assert english_left(page, ".refused", "Player 1|Greedy|Random") == []
