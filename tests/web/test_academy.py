"""Learning in the browser: a lesson missed and solved, a puzzle, pictures in the rules."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from headframe.academy.exercises import puzzles
from tests.web.conftest import NewPerson
from tests.web.hands import MOVED, fits, ready, step, walk_to
from tests.web.test_axe import complaints


def act(page: Page, what: str) -> None:
    before = step(page)
    page.locator(f'[data-action="{what}"]').click()
    page.wait_for_function(MOVED, arg=before)


# Whether a thing lies free: what the lesson speaks of is not under its words.
SEEN = """thing => {
  const {x, y, width, height} =
    document.querySelector(`[data-thing="${thing}"]`).getBoundingClientRect();
  return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.exercise');
}"""


# Whether nothing lies over what a lesson or puzzle says.
IN_FRONT = """() => {
  const {x, y, width, height} = document.querySelector('.exercise').getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.exercise');
}"""


def test_a_lesson_is_missed_explained_and_solved(new_person: NewPerson) -> None:
    page = new_person()
    page.goto("/")
    page.get_by_role("link", name="Learn Super Motherload").click()
    assert complaints(page) == []
    page.get_by_role("button", name="Start the lesson: Feed the right stack").click()
    panel = page.get_by_role("region", name="Feed the right stack")
    expect(panel).to_contain_text("Goal: buy a pilot this turn.")
    expect(page.locator(".ring")).to_be_visible()
    expect(panel.get_by_role("button", name="What this lesson is about")).to_have_attribute(
        "aria-expanded", "true"
    )
    assert complaints(page) == []
    assert fits(page)

    ready(page)
    act(page, "draw")
    expect(panel).to_contain_text("Goal")
    expect(panel).not_to_contain_text("All minerals of one action")  # who has begun sees the board
    expect(page.locator(".ring")).to_have_count(0)
    act(page, "draw")
    page.locator(".hand .card").first.click()
    page.get_by_role("button", name="Discard", exact=True).click()
    expect(panel).to_contain_text("Not yet.")
    expect(panel).to_contain_text("after the best line it is about")
    panel.get_by_role("button", name="The best line").click()
    expect(panel).to_contain_text("You buy Ansel Brook")
    assert complaints(page) == []

    panel.get_by_role("button", name="Try again").click()
    expect(panel).to_contain_text("Goal")
    ready(page)
    page.locator(".hand .card").nth(1).click()
    act(page, "drill")
    before = step(page)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Do that").first.click()
    page.wait_for_function(MOVED, arg=before)
    page.locator('.stack.lit[data-thing="stack:1:1"]').click()
    expect(panel).to_contain_text("Well done!")
    panel.get_by_role("link", name="All lessons").click()
    expect(page.get_by_role("heading", name="Feed the right stack (done)")).to_be_visible()

    # The next one by keys alone: cards, then the tunnel that ends at the artifact.
    panel = begun(page, "Race for the artifact")
    page.wait_for_function(SEEN, arg="cell:87")
    walk_to(page, ".hand .card")
    for key in ("Space", "ArrowRight", "Space", "ArrowRight", "Space"):
        page.keyboard.press(key)
    enter(page, '[data-action="drill"]')
    page.locator(".space.lit").first.wait_for()
    walk_to(page, ".space:focus, .space[tabindex='0']")
    focused = page.locator(".space:focus")
    for _ in range(8):
        if "column 8" in (focused.get_attribute("aria-label") or ""):
            break
        page.keyboard.press("ArrowRight")
    for _ in range(9):
        if "artifact" in (focused.get_attribute("aria-label") or ""):
            break
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(panel).to_contain_text("Well done!")


def begun(page: Page, lesson: str) -> Locator:
    """A lesson that is started by keyboard, and its panel."""
    page.get_by_role("button", name=f"Start the lesson: {lesson}").press("Enter")
    panel = page.get_by_role("region", name=lesson)
    expect(panel).to_contain_text("Goal: ")
    ready(page)
    return panel


def enter(page: Page, selector: str) -> None:
    """By keys alone: there, and pressed."""
    page.locator(selector).first.wait_for()
    walk_to(page, selector)
    page.keyboard.press("Enter")


def test_drillers_is_learnt_by_clicks_and_by_keys(new_person: NewPerson) -> None:
    page = new_person()
    page.goto("/#/learn/drillers")
    panel = begun(page, "The first to the milestone")
    page.locator('[data-action="end"]').click()
    page.get_by_role("button", name="Keep 0 of at most").click()
    expect(panel).to_contain_text("A corridor tile of your floor covers 2 notches")
    panel.get_by_role("button", name="The best line").click()
    expect(panel).to_contain_text("You took a milestone: 4 points")
    inside = """line => line.getBoundingClientRect().bottom
      <= line.closest('.speaks').getBoundingClientRect().bottom"""
    assert panel.locator(".line").evaluate(inside)  # all of it can be read at once
    panel.get_by_role("button", name="Try again").click()
    ready(page)
    page.get_by_role("button", name="Play for its effect: Vintage Drill").click()
    page.locator('[data-action="excavate"]').first.click()
    expect(panel).to_contain_text("Well done!")

    panel.get_by_role("link", name="All lessons").press("Enter")
    panel = begun(page, "Cards are credits")
    enter(page, '[data-action="end"]')
    enter(page, '[data-do="discard"].lit')
    # On a phone the shops fill the screen, and the goal is seen all the same.
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function(IN_FRONT)
    enter(page, "[data-buy].lit")
    expect(panel).to_contain_text("Well done!")
    page.wait_for_function(IN_FRONT)


def test_mothership_is_learnt_by_clicks_and_by_keys(new_person: NewPerson) -> None:
    page = new_person()
    page.goto("/#/learn/mothership")
    panel = begun(page, "Take a planet together")
    planet = page.locator('.cell[aria-label^="M7: "]')
    planet.hover()
    odds = re.compile(r"Chance to capture 72 %.*Fighter 2 D6, your Fighter 3 D6")
    expect(page.locator(".inspector")).to_have_text(odds)
    planet.click()
    # One question, with its odds: nothing more is asked before the dice fall.
    expect(page.locator('.strike [data-odds="72"]')).to_have_text(odds)
    page.get_by_role("button", name="Attack with 2 ships").click()
    expect(panel).to_contain_text("Well done!")

    panel.get_by_role("link", name="All lessons").press("Enter")
    panel = begun(page, "Shift Energy")
    for row, key in (("shields", "ArrowLeft"), ("engines", "ArrowRight")):
        walk_to(page, f'.own [data-row="{row}"] input')
        page.keyboard.press(key)
        page.keyboard.press(key)
    before = step(page)
    enter(page, '[data-action="set-energy"]')
    page.wait_for_function(MOVED, arg=before)
    walk_to(page, '.cell[tabindex="0"]')
    focused = page.locator(".cell:focus")
    for _ in range(20):
        page.keyboard.press("n")  # to the next where something can be done
        if (focused.get_attribute("aria-label") or "").startswith("M7: "):
            break
    page.keyboard.press("Enter")
    enter(page, '[data-attacker="1"]')
    expect(page.locator('[data-attacker="1"]')).to_have_attribute("aria-pressed", "true")
    enter(page, '[data-action="strike"]')
    expect(panel).to_contain_text("Well done!")


# An answer to the puzzle at hand, given by the page's own seat.
ANSWER = """async ({key, answer}) => {
  const [{table, tokens}] = JSON.parse(localStorage.getItem('headframe-tables'));
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/ws`);
  await new Promise(done => socket.onopen = done);
  const [[seat, token]] = Object.entries(tokens);
  const say = message => socket.send(JSON.stringify(message));
  say({type: 'sit', tokens: [token], since: null, language: null});
  say({type: 'answer', id: crypto.randomUUID(), seat: Number(seat), step: 0, key, answer});
  await new Promise(done => socket.onmessage = ({data}) =>
    ['taken', 'refused'].includes(JSON.parse(data).type) && done());
  socket.close();
}"""
EXERCISE = """async () => {
  const [{table}] = JSON.parse(localStorage.getItem('headframe-tables'));
  return (await (await fetch(`api/tables/${table}`)).json()).exercise;
}"""
ANOTHER = f"async before => (await ({EXERCISE})()) !== before"


def test_puzzles_are_judged_and_never_end(new_person: NewPerson) -> None:
    page = new_person("phone")
    page.goto("/#/learn/super_motherload")
    page.get_by_role("button", name="Next puzzle").click()
    panel = page.get_by_role("region", name="Find the best move")
    for place, said in ((1, "There is something better."), (0, "Right!")):
        expect(panel).to_contain_text("Goal")
        asked = page.evaluate(EXERCISE).removeprefix("puzzle/")
        move = puzzles("super_motherload")[asked].moves[place]
        page.evaluate(ANSWER, {"key": move.key, "answer": move.answer})
        expect(panel).to_contain_text(said)
        expect(panel).to_contain_text("The best line:")
        expect(panel.get_by_text("The best answer:")).to_have_count(place)
        panel.get_by_role("button", name="Next puzzle").click()
        page.wait_for_function(ANOTHER, arg=f"puzzle/{asked}", polling=200)
    # On a phone a hint is a small sheet: the board that it speaks of can be seen.
    page.get_by_role("button", name="Hint", exact=True).click()
    note = page.get_by_role("note", name="Hint")
    expect(note).to_contain_text("The bot would choose: ")
    expect(note.get_by_role("button", name="Second")).to_be_hidden()
    sheet, stage = note.bounding_box(), page.locator("[data-zone=stage]").bounding_box()
    assert sheet is not None
    assert stage is not None
    assert sheet["height"] < 0.3 * stage["height"]
    note.get_by_role("button", name="The whole advice").click()
    expect(note.get_by_role("button", name="Second")).to_be_visible()


def test_the_rules_have_pictures_and_examples_to_play(new_person: NewPerson) -> None:
    page = new_person()
    least = {"super_motherload": 22, "drillers": 18, "mothership": 22}
    for game, pictures in least.items():
        page.goto(f"/#/rules/{game}")
        expect(page.get_by_role("heading", name="What the pictures mean")).to_be_visible()
        drawn = page.locator("figure li svg")
        expect(drawn.nth(pictures - 1)).to_be_attached()
        # A picture that refers to a drawing which is not on the page has no size.
        empty = """svgs => svgs.filter(svg => {
          const box = svg.getBBox(); return box.width === 0 || box.height === 0; }).length"""
        assert drawn.evaluate_all(empty) == 0, game
    assert complaints(page) == []
    page.goto("/#/rules/super_motherload/SM-BOMB-01")
    page.get_by_role("link", name="Play an example: Time the bomb").first.click()
    panel = page.get_by_role("region", name="Time the bomb")
    expect(panel).to_contain_text("Goal: use a bomb")
