"""What others did is played as a film, and whoever does not want to wait does not have to."""

from __future__ import annotations

import json
import re
from collections.abc import Set
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import NewPerson
from tests.web.hands import ready, set_up, start, step

# The step of every position that the page shows, every sentence told in a scene, what else was
# drawn in them, what moved; and, for one who skips at once, whether anything was left to wait for.
WATCH = """skipping => {
  const dock = document.querySelector('section.dock');
  window.seen = {steps: [Number(dock.dataset.step)], told: [], drawn: [], moved: 0, still: false,
    fights: []};
  const note = (list, what) => list.at(-1) !== what && list.push(what);
  new MutationObserver(() => {
    note(seen.steps, Number(dock.dataset.step));
    const theatre = document.querySelector('.theatre');
    const text = theatre?.querySelector('p:not(.banner p) > span:last-child')?.textContent.trim();
    if (text) note(seen.told, text);
    const totals = [...theatre?.querySelectorAll('.fight strong') ?? []];
    if (totals.length === 2) note(seen.fights, totals.map(each => each.textContent).join(' '));
    for (const kind of ['drill', 'blast', 'card', 'flies', 'banner', 'fight'])
      if (theatre?.querySelector(`.${kind}`) && !seen.drawn.includes(kind)) seen.drawn.push(kind);
    seen.moved = Math.max(seen.moved, theatre?.getAnimations({subtree: true})
      .filter(each => each.effect.getTiming().duration > 1).length ?? 0);
    const ahead = document.querySelector('.ahead');
    if (!skipping || !ahead) return;
    ahead.click();
    queueMicrotask(() => (seen.still ||= ahead.isConnected));
  }).observe(document.body, {attributes: true, childList: true, subtree: true});
}"""


DRAWN = {"drill", "card"}
MOST_TURNS = 12
A_FEW_TURNS = 2
MOST_ANSWERS = 200
"""Somebody else's answers have waited long before."""


class Watched(NamedTuple):
    steps: list[int]
    """Of all positions that were shown."""
    told: list[str]
    """The sentences of the scenes."""
    drawn: list[str]
    moved: int
    """The most that moved at once."""
    still: bool
    fights: list[str]
    """Both sides' totals of every fight that was shown."""


def at_once(page: Page) -> None:
    """However busy the machine: what the bots answer before it is our turn comes all at once."""

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
            if turn or not waiting:
                for each in held:
                    route.send(each)
                held.clear()

        route.connect_to_server().on_message(hear)

    page.route_web_socket(re.compile("/ws$"), through)


def take_advice(page: Page) -> None:
    """And nothing else: what goes on until the next question is what is looked at."""
    ready(page)
    before = step(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("button", name="Do that").first.click()
    expect(page.locator("section.dock")).not_to_have_attribute("data-step", before)


def until_our_turn_again(
    page: Page, skipping: bool = False, most: int = MOST_TURNS, drawn: Set[str] = DRAWN
) -> Watched:
    at_once(page)
    set_up(page, "Super Motherload", seats=["person", "random"])
    start(page)
    question = page.locator(".questions .question").first
    expect(question).to_be_visible()
    page.evaluate(WATCH, skipping)
    page.get_by_role("button", name="Log", exact=True).click()
    turns = page.get_by_role("log").get_by_text("Dicey begins a turn")
    # A turn may be a short one, so there may have to be another.
    for _ in range(most):
        before = turns.count()
        while turns.count() == before:
            take_advice(page)
        expect(question).to_be_visible()
        seen = page.evaluate("seen")
        if drawn <= set(seen["drawn"]):
            break
    return Watched(**seen)


def in_the_log(page: Page) -> list[str]:
    return [line.strip() for line in page.get_by_role("log").locator("li").all_inner_texts()]


def test_a_rival_turn_is_a_film_with_the_words_of_the_log(new_person: NewPerson) -> None:
    page = new_person(pace=True)
    watched = until_our_turn_again(page)
    assert set(watched.drawn) >= DRAWN, watched
    assert watched.moved > 0
    assert watched.steps == sorted(watched.steps)
    assert len(watched.steps) > 3
    lines = iter(in_the_log(page))
    lost = [told for told in watched.told if told not in lines]
    assert lost == [], "a scene tells what the log does not, or in another order"


def test_one_may_skip_ahead(new_person: NewPerson) -> None:
    watched = until_our_turn_again(new_person(pace=True), skipping=True, most=A_FEW_TURNS)
    assert watched.told
    assert not watched.still


def test_once_more_shows_it_on_the_board_and_space_leaves_it(new_person: NewPerson) -> None:
    page = new_person(pace=True)
    until_our_turn_again(page, most=1)
    question = page.locator(".questions .question").first
    page.get_by_role("button", name="Since your last turn").click()
    expect(page.locator(".theatre .dim.on")).to_be_visible()
    expect(question).to_be_hidden()
    page.locator("main").focus()
    told = len(page.evaluate("seen")["told"])
    page.keyboard.press("Space")
    page.wait_for_function("told => seen.told.length > told", arg=told)
    page.get_by_role("button", name="Skip").click()
    expect(question).to_be_visible()
    expect(page.locator(".theatre .dim.on")).to_have_count(0)


def test_who_wants_no_motion_sees_the_same_as_still_pictures(new_person: NewPerson) -> None:
    page = new_person(pace=True, reduced_motion="reduce")
    watched = until_our_turn_again(page, drawn={"card"})
    assert watched.told
    assert "card" in watched.drawn
    assert watched.moved == 0


def test_who_wants_no_films_never_waits(new_person: NewPerson) -> None:
    page = new_person(pace=True)
    set_up(page, "Super Motherload", seats=["person", "random"])
    start(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Others' turns").get_by_text("off").click()
    page.keyboard.press("Escape")
    watched = until_our_turn_again(page, most=A_FEW_TURNS)
    assert watched.told == []


@pytest.mark.parametrize(
    ("title", "bots", "drawn"),
    [("DRILLERS", 1, {"card"}), ("Mothership", 1, {"fight"})],
)
def test_the_other_games_have_scenes_of_their_own(
    new_person: NewPerson, title: str, bots: int, drawn: set[str]
) -> None:
    page = new_person(pace=True)
    at_once(page)  # two fights in one breath: a report that took the dice of another came so
    set_up(page, title, seats=["person", *["level1"] * bots])
    start(page)
    ready(page)
    page.evaluate(WATCH, True)  # how it looks is seen at once, however long it would last
    for _ in range(MOST_ANSWERS):
        take_advice(page)
        ready(page)
        seen = Watched(**page.evaluate("seen"))
        if drawn <= set(seen.drawn) or page.locator(".ending").count():
            break
    assert drawn <= set(seen.drawn), seen
    assert seen.told
    page.get_by_role("button", name="Log", exact=True).click()
    log = "\n".join(in_the_log(page))
    told = [f"{one} {other}" for one, other in re.findall(r"(\d+) (?:to|against) (\d+)", log)]
    told += [f"{rocks} {ship}" for ship, rocks in re.findall(r"(\d+) against .*’ (\d+):", log)]
    assert [fight for fight in seen.fights if fight not in told] == [], "a fight nobody fought"


def test_a_sound_is_loaded_when_it_is_first_heard(new_person: NewPerson) -> None:
    page = new_person(pace=True)
    heard: list[str] = []
    page.on("request", lambda asked: heard.append(asked.url) if ".ogg" in asked.url else None)
    page.goto("./")
    set_up(page, "Super Motherload", seats=["person", "random"])
    start(page)
    take_advice(page)
    ready(page)
    page.wait_for_function(
        "() => performance.getEntriesByType('resource').some(each => each.name.endsWith('.ogg'))"
    )
    long = page.evaluate(
        """async address => {
          const data = await (await fetch(address)).arrayBuffer();
          return (await new AudioContext().decodeAudioData(data)).duration;
        }""",
        heard[0],
    )
    assert 0.05 < long < 2


def test_who_mutes_it_loads_no_sound(new_person: NewPerson) -> None:
    page = new_person(pace=True)
    heard: list[str] = []
    page.on("request", lambda asked: heard.append(asked.url) if ".ogg" in asked.url else None)
    page.add_init_script(
        'localStorage.setItem(\'headframe-settings\', \'{"muted": true, "speed": "fast"}\')'
    )
    until_our_turn_again(page, most=1)
    assert heard == []
