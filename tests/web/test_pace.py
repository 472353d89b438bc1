"""Others' answers are shown one by one, and whoever does not want to wait does not have to."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import NamedTuple

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import NewPerson
from tests.web.hands import ready, set_up, start, step

# The step of every position that the page shows; whether any had to wait; and, for one who skips
# at once, whether any waited even then.
WATCH = """skipping => {
  const dock = document.querySelector('section.dock');
  window.seen = {steps: [Number(dock.dataset.step)], waited: false, still: false};
  let step = dock.dataset.step;
  new MutationObserver(() => {
    const ahead = dock.querySelector('.ahead');
    seen.waited ||= ahead !== null;
    if (dock.dataset.step !== step) {
      step = dock.dataset.step;
      seen.steps.push(Number(step));
    }
    if (!skipping || !ahead) return;
    ahead.click();
    queueMicrotask(() => (seen.still ||= ahead.isConnected));
  }).observe(dock, {attributeFilter: ['data-step'], childList: true, subtree: true});
}"""


MOST_TURNS = 5
A_FEW_TURNS = 2
"""With the tests' dice somebody else's answers have waited by then, if any ever do."""


class Watched(NamedTuple):
    sent: list[int]
    """The steps of what others answered, if it told of something."""
    steps: list[int]
    """And of all positions that were shown."""
    waited: bool
    still: bool


def at_once(page: Page) -> list[int]:
    """However busy the machine: what the bots answer before it is our turn comes all at once.
    Gives the steps of the answers that came like that and told of something, as they come."""
    steps: list[int] = []

    def through(route: WebSocketRoute) -> None:
        held: list[str | bytes] = []
        turn = True

        def hear(message: str | bytes) -> None:
            nonlocal turn
            told = json.loads(message)
            waiting = not turn
            if told["type"] == "view":
                turn = any("choice" in decision for decision in told["view"]["open"])
            held.append(message)
            if told["type"] == "events" and told["events"] and waiting:
                steps.append(told["step"])
            if turn or not waiting:
                for each in held:
                    route.send(each)
                held.clear()

        route.connect_to_server().on_message(hear)

    page.route_web_socket(re.compile("/ws$"), through)
    return steps


def take_advice(page: Page) -> None:
    """And nothing else: what goes on until the next question is what is looked at."""
    ready(page)
    before = step(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("button", name="Do that").first.click()
    expect(page.locator("section.dock")).not_to_have_attribute("data-step", before)


def until_our_turn_again(page: Page, skipping: bool = False, most: int = MOST_TURNS) -> Watched:
    sent = at_once(page)
    set_up(page, "Super Motherload", seats=["person", "random"])
    start(page)
    question = page.locator(".questions .question").first
    expect(question).to_be_visible()
    page.evaluate(WATCH, skipping)
    page.get_by_role("button", name="Log", exact=True).click()
    turns = page.get_by_role("log").get_by_text("Bot 2 begins a turn")
    # A turn of a lone answer waits for nothing, so there may have to be another.
    for _ in range(most):
        before = turns.count()
        while turns.count() == before:
            take_advice(page)
        expect(question).to_be_visible()
        seen = page.evaluate("seen")
        if seen["waited"]:
            break
    return Watched(sent, **seen)


def test_the_answers_of_quick_bots_can_be_followed(new_person: NewPerson) -> None:
    watched = until_our_turn_again(new_person(pace=True))
    assert watched.waited
    together = [
        sum(sooner < step <= later for step in watched.sent)
        for sooner, later in pairwise(watched.steps)
    ]
    assert sum(together) > 1
    assert max(together) == 1, f"some came together: {watched}"
    assert watched.steps == sorted(watched.steps)


def test_one_may_skip_ahead(new_person: NewPerson) -> None:
    watched = until_our_turn_again(new_person(pace=True), skipping=True)
    assert watched.waited
    assert not watched.still


def test_who_wants_no_motion_or_says_so_in_the_menu_never_waits(new_person: NewPerson) -> None:
    still, told = new_person(pace=True, reduced_motion="reduce"), new_person(pace=True)
    set_up(told, "Super Motherload", seats=["person", "random"])
    start(told)
    told.get_by_role("button", name="Menu").click()
    told.get_by_label("One by one: show what others do").uncheck()
    for page in (still, told):
        assert not until_our_turn_again(page, most=A_FEW_TURNS).waited
