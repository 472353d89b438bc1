"""Super Motherload through its own board: cards, lines, bombs, stacks, standing offers."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from headframe.core.engine import State
from headframe.games.super_motherload.state import SuperMotherloadState
from tests.web.conftest import NewPerson
from tests.web.hands import FOLLOWED, MOVED, fits, ready, set_up, start, step, tab_to, what_stays
from tests.web.miner import LOOK, Miner
from tests.web.past_games import go_on, handed_in, played
from tests.web.test_axe import complaints
from tests.web.test_language import english_left
from tests.web.test_stage import DESKTOPS, PHONES, seen_at

ANSWERS_TO_THE_END = 40


def sit_down(page: Page) -> None:
    set_up(page, "Super Motherload", seats=["person", "level1"])
    start(page)


def test_a_person_plays_to_the_end_on_the_board(page: Page, size: str, base_url: str) -> None:
    """From the first turn to the middle, then the end of a game that others brought so far: all
    of it in one would take a minute and show nothing more."""
    sit_down(page)
    miner = Miner(page, size)
    miner.play(6)
    ready(page)
    assert fits(page)
    assert complaints(page) == []
    for card in page.locator(".hand .card").all():
        expect(card).to_be_in_viewport(ratio=0.9)
    miner.play(40)
    ready(page)
    assert complaints(page) == []
    assert fits(page)
    past = played("super_motherload", 2)
    near = past.asked.index((0, "action"), len(past.asked) - ANSWERS_TO_THE_END)
    go_on(page, past, handed_in(past, base_url), near)
    assert miner.play()
    expect(page.get_by_role("table").get_by_role("columnheader")).to_have_count(2)
    expect(
        page.get_by_role("list", name="Remembered for").get_by_role("listitem")
    ).not_to_have_count(0)
    page.get_by_role("button", name="Show the board").click()
    expect(page.locator(".mine [role=grid]")).to_be_visible()
    assert complaints(page) == []


def until(page: Page, key: str, size: str = "desktop") -> None:
    """Play on until the board asks this."""
    miner = Miner(page, size)
    for _ in range(60):
        ready(page)
        if page.locator(f'.now[data-key="{key}"]').count():
            return
        miner.play(1)
    raise AssertionError(f"never asked {key}")


def two_cards(page: Page) -> None:
    """Pick up two cards that go together: four of the seven first pilots always hold such."""
    cards = page.locator(".hand .card")
    colours = [colour_of(card) for card in cards.all()]
    pairs = [
        (one, other)
        for one in range(len(colours))
        for other in range(one + 1, len(colours))
        if colours[one] == colours[other] or "wild" in (colours[one], colours[other])
    ]
    for place in pairs[0]:
        cards.nth(place).click()


def colour_of(card: Locator) -> str:
    return str(re.findall(r"\d (\w+) icon", card.get_attribute("aria-label") or "")[0])


def test_cards_of_two_colours_make_no_tunnel(new_person: NewPerson) -> None:
    """What goes together, the server says: red and blue are no tunnel of two."""
    page = new_person()
    sit_down(page)
    until(page, "action")
    cards = [card for card in page.locator(".hand .card").all() if colour_of(card) != "wild"]
    one = cards[0]
    other = next(card for card in cards if colour_of(card) != colour_of(one))
    drill = page.locator('[data-action="drill"]')
    one.click()
    expect(drill.locator(".length")).to_have_text("1")
    expect(other).to_have_attribute("aria-disabled", "true")
    other.focus()
    page.keyboard.press("Space")
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(drill.locator(".length")).to_have_count(0)
    expect(drill).to_have_attribute("aria-disabled", "true")
    drill.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("SM-DRILL-02")
    expect(page.locator(".now .hint")).to_have_text("These cards do not drill together.")
    one.click()
    expect(page.locator(".now .hint")).to_have_text("A tunnel of 1 space.")


def test_a_line_is_drawn_with_the_mouse_and_its_minerals_fly(new_person: NewPerson) -> None:
    page = new_person()
    sit_down(page)
    until(page, "action")
    two_cards(page)
    expect(page.locator('[data-action="drill"] .length')).to_have_text("2")
    # What is picked up drills when one of it is drawn onto the mine; beside it, nothing happens.
    card = page.locator('.hand .card[aria-pressed="true"]').first
    card.drag_to(page.locator('[data-zone="rail"]'))
    expect(page.locator('.hand .card[aria-pressed="true"]')).to_have_count(2)
    card.drag_to(page.locator('[data-zone="stage"]'))
    page.locator('.now[data-key="line"]').wait_for()
    lit = [int(e.get_attribute("data-cell") or -1) for e in page.locator(".space.lit").all()]
    column = next(cell for cell in lit if cell < 10 and cell + 10 in lit)
    first, last = (page.locator(f'[data-cell="{cell}"]') for cell in (column, column + 10))
    first.hover()
    page.mouse.down()
    last.hover()
    expect(page.locator(f'.ghost[data-ghost="{column} {column + 10}"]')).to_have_count(1)
    expect(page.get_by_role("status").filter(has_text="2 spaces")).to_be_visible()
    before = step(page)
    page.mouse.up()
    page.wait_for_function(MOVED, arg=before)
    expect(first).to_have_attribute("aria-label", re.compile("tunnel"))
    expect(last).to_have_attribute("aria-label", re.compile("tunnel"))


def test_an_illegal_space_is_answered_with_its_clause(new_person: NewPerson) -> None:
    page = new_person()
    sit_down(page)
    until(page, "drill-cards")
    page.locator('[data-action="put"]').click()
    expect(page.get_by_role("alert")).to_contain_text("SM-DRILL-01")
    until(page, "line")
    page.locator(".space.dull").last.click()
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"SM-(PLACE|TERRAIN|DRILL)-\d\d"))
    expect(page.locator('.now[data-key="line"]')).to_be_visible()


def test_a_full_hand_is_whole_and_no_more_is_picked_than_asked(new_person: NewPerson) -> None:
    page = new_person()
    sit_down(page)
    until(page, "action")
    while not page.locator('.now[data-key="discard"]').count():
        before = step(page)
        page.locator('.act.lit:is([data-action="draw"], [data-action="end"])').first.click()
        page.wait_for_function(MOVED, arg=before)
        ready(page)
    cards = page.locator(".hand .card")
    wanted = int(re.findall(r"of (\d+)", page.locator(".now .hint").inner_text())[0])
    assert cards.count() > wanted
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=0.9)
        card.click(position={"x": 12, "y": 60})  # where a fan shows every card
    expect(page.locator('.hand .card[aria-pressed="true"]')).to_have_count(wanted)
    before = step(page)
    page.locator('[data-action="put"]').click()
    page.wait_for_function(MOVED, arg=before)


def test_what_is_over_leaves_no_trace(new_person: NewPerson) -> None:
    """A refusal goes when something else is tried, a tunnel's dots when it is taken back."""
    page = new_person()
    sit_down(page)
    until(page, "drill-cards")
    page.locator('[data-action="put"]').click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.locator(".hand .card.lit").first.click()
    expect(page.get_by_role("alert")).to_be_hidden()
    until(page, "line")
    dots = page.locator(".mine .fresh")
    before = step(page)
    page.locator(".space.lit").first.click()
    page.wait_for_function(MOVED, arg=before)
    expect(dots).to_have_count(0)
    while step(page) != before:
        now = step(page)
        page.get_by_role("button", name=re.compile("^(Undo|Take back)")).click()
        page.wait_for_function(MOVED, arg=now)
    expect(dots).to_have_count(0)


def test_what_a_tap_explains_goes_with_the_next_tap(new_person: NewPerson) -> None:
    page = new_person("phone")
    sit_down(page)
    until(page, "action", "phone")
    page.mouse.move(1, 1)  # the finger plays on
    tip = page.locator(".tip")
    page.locator(".guide").get_by_role("button", name="tunnel").tap()
    expect(tip).to_be_visible()
    page.locator(".hand .card").first.tap()
    expect(tip).to_be_hidden()


def test_the_guide_rings_nothing_under_another_page(new_person: NewPerson) -> None:
    page = new_person()
    page.goto("/")
    page.get_by_role("link", name="Learn Super Motherload").click()
    page.get_by_role("button", name="Learn Super Motherload by playing").click()
    ring = page.locator(".ring")
    expect(ring).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(ring).to_be_hidden()
    page.keyboard.press("Escape")
    expect(ring).to_be_visible()


def test_the_board_is_played_by_keyboard(new_person: NewPerson) -> None:
    page = new_person()
    sit_down(page)
    page.keyboard.press("Tab")
    tunnels = 0
    for _ in range(40):
        ready(page)
        before = step(page)
        look = page.evaluate(LOOK)
        lit = "() => !!document.activeElement?.closest('.game .lit')"
        if look["dock"]:
            tab_to(page, "To the discard area")
        elif look["key"] == "action":
            tab_to(page, "Drill" if "drill" in look["actions"] else "Draw 2|End turn")
        elif look["key"] in ("drill-cards", "discard"):
            page.wait_for_function(lit)
            page.keyboard.press("Space")
            tab_to(page, "Drill|Discard")
        elif look["side"]:
            tab_to(page, "1[AB] .*")
        else:
            page.wait_for_function(lit)
        tunnels += look["key"] == "line"
        page.keyboard.press("Enter")
        page.wait_for_function(FOLLOWED, arg=before)
        if tunnels == 2:
            break
    expect(page.locator('.space[aria-label$="tunnel"]').first).to_be_attached()
    assert tunnels == 2


def test_a_spectator_sees_no_hand(new_person: NewPerson) -> None:
    page = new_person()
    sit_down(page)
    until(page, "action")
    expect(page.locator(".hand .card").first).to_be_visible()
    guest = new_person()
    guest.goto(page.url)
    expect(guest.locator(".mine [role=grid]")).to_be_visible()
    expect(guest.get_by_text("hidden card")).to_be_visible()
    expect(guest.locator(".hand .card")).to_have_count(0)
    guest.get_by_role("button", name=re.compile("^Everything .* owns|^Your area")).first.click()
    expect(guest.get_by_role("dialog")).to_contain_text("Discard area")


@pytest.mark.parametrize("size", ["desktop"])
def test_russian_leaves_no_english_on_the_board(new_person: NewPerson, size: str) -> None:
    page = new_person(size, locale="ru-RU")
    page.goto("/#/new/super_motherload")
    page.get_by_label("Кто играет на месте 2").select_option("bot:level1")
    page.get_by_role("button", name="Начать игру").click()
    miner = Miner(page, size)
    for _ in range(4):
        ready(page)
        assert english_left(page) == []
        miner.play(12)
    page.get_by_role("button", name="Подсказка").click()
    page.locator(".advice").first.wait_for()
    assert english_left(page) == []


UNCOVERED = """element => {
  const {x, y, width, height} = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return element.closest('.turn').contains(top) || top.contains(element);
}"""


def late(state: State, key: str) -> bool:
    assert isinstance(state, SuperMotherloadState)
    return state.last and key == "action"


def rich(state: State, key: str) -> bool:
    """Two figures on a stack, and more to come onto it."""
    assert isinstance(state, SuperMotherloadState)
    return key == "stack" and max(state.players[state.turn].money) >= 10


@pytest.mark.parametrize("moment", [late, rich])
def test_the_last_turn_is_told_and_nothing_is_cut(
    new_person: NewPerson, base_url: str, moment: Callable[[State, str], bool]
) -> None:
    past = played("super_motherload", 2, moment)
    page = new_person()
    go_on(page, past, handed_in(past, base_url), past.steps[0])
    ready(page)
    for width, height, least in (*DESKTOPS, *PHONES):
        look = partial(seen_at, page, "Super Motherload", width, height, least)
        assert what_stays(page, look) == []
        if moment is late:
            said = page.get_by_text("The last turn!")
            expect(said).to_be_in_viewport(ratio=1)
            assert said.evaluate(UNCOVERED)


def test_who_begins_is_chosen_by_name(new_person: NewPerson) -> None:
    page = new_person()
    set_up(page, "Super Motherload")
    begins = page.get_by_label("Who begins")
    begins.select_option(label="The third seat")
    fault = page.get_by_role("alert")
    expect(fault).to_contain_text("SM-SET-02")
    begins.select_option(label="The second seat")
    expect(fault).to_be_hidden()
    start(page)
    # Whoever sits to the right of the start player chooses the first board.
    expect(page.get_by_role("region", name="Your move")).to_contain_text("Choose the side")
