"""Plays Super Motherload with its board's own hands: whatever is lit is pressed, by chance."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, Page

from tests.web.hands import FOLLOWED, MOVED, ready, step

MOST_ANSWERS = 700

# What is lit now, in one look: what the player may press, and where the best spaces are.
LOOK = """() => {
  const now = document.querySelector('.now');
  const worth = e => {
    const says = e.getAttribute('aria-label') + ' ';
    const money = /\\$(\\d+)/.exec(says);
    const row = Number(/\\d+/.exec(says)[0]);
    return (/artifact|артефакт/.test(says) ? 60 : 0) + (money ? 2 * money[1] : 0) + 3 * row;
  };
  const lit = [...document.querySelectorAll('.space.lit')];
  const spaces = lit.map(e => ({cell: e.dataset.cell, worth: worth(e)}));
  spaces.sort((a, b) => b.worth - a.worth);
  return {
    over: !!document.querySelector('.ending'),
    key: now?.dataset.key ?? '',
    side: !!document.querySelector('.sides .lit'),
    dock: !!document.querySelector('.question .option'),
    goals: document.querySelectorAll('.goal.lit').length,
    tiles: document.querySelectorAll('.tile.lit').length,
    actions: [...document.querySelectorAll('.act.lit')].map(e => e.dataset.action),
    cell: spaces[0]?.cell ?? null,
    wanted: Number(/(\\d+)\\D*$/.exec(now?.querySelector('.hint')?.textContent ?? '')?.[1] ?? 1),
  };
}"""


class Miner:
    """A simple player: takes what is offered, digs for artifacts, else draws."""

    def __init__(self, page: Page, size: str = "desktop") -> None:
        self.page = page
        self.touch = size == "phone"
        self.chance = Random(3)

    def play(self, most: int = MOST_ANSWERS) -> bool:
        """Until the end is on the screen (True), or so many answers were given."""
        for _ in range(most):
            ready(self.page)
            look = self.page.evaluate(LOOK)
            if look["over"]:
                return True
            before = step(self.page)
            self.answer(look)
            self.page.wait_for_function(FOLLOWED, arg=before)
            if self.page.locator(".refused").count():
                # One may try what cannot be; the bot knows what can.
                self.page.get_by_role("button", name=re.compile("Hint|Подсказка")).click()
                self.page.get_by_role("button", name=re.compile("Do that|Сделать")).first.click()
                self.page.wait_for_function(MOVED, arg=before)
        return False

    def answer(self, look: dict[str, object]) -> None:
        key = look["key"]
        if look["side"]:
            self.page.locator(".sides .lit").nth(self.chance.randrange(2)).click()
        elif look["goals"] and key != "line":
            if self.touch:  # the goals lie in a sheet
                self.page.get_by_role("button", name="Goals").click()
            self.page.locator(".goal.lit").first.click()
            if self.touch:
                self.page.get_by_role("button", name="Goals").click()
        elif look["tiles"]:
            self.page.locator(".tile.lit").first.click()
        elif look["dock"]:
            self.page.locator(".question .option").last.click()
        elif key == "action":
            self.act(look["actions"])
        elif key == "drill-cards":
            self.pick_up()
            self.page.locator('[data-action="put"]').click()
        elif key == "bomb-card":
            self.page.locator(".hand .lit").first.click()
        elif key in ("line", "blast"):
            self.dig(self.page.locator(f'[data-cell="{look["cell"]}"]'))
        elif key in ("stack", "mineral-stack", "buy"):
            lit = self.page.locator(".stack.lit")
            lit.nth(self.chance.randrange(lit.count())).click()
        elif key == "discard":
            for place in range(int(str(look["wanted"]))):
                self.page.locator(".hand .card").nth(place).click()
            self.page.locator('[data-action="put"]').click()
        else:
            raise AssertionError(f"nothing to press for {key!r}")

    def act(self, lit: object) -> None:
        assert isinstance(lit, list)
        wish = next(each for each in ("bomb", "drill", "draw", "end") if each in lit)
        if wish == "drill" and "draw" in lit and self.page.locator(".hand .card").count() < 3:
            wish = "draw"
        self.page.locator(f'[data-action="{wish}"]').click()

    def pick_up(self) -> None:
        """A card, then what goes with it."""
        cards = self.page.locator('.hand .card:not([aria-disabled="true"])')
        cards.nth(self.chance.randrange(cards.count())).click()
        for _ in range(2):
            more = self.page.locator('.hand .card.lit[aria-pressed="false"]')
            if more.count():
                more.first.click()

    def dig(self, space: Locator) -> None:
        if not self.touch:
            space.click()
            return
        space.tap()
        self.page.locator('[data-action="dig"]').click()
