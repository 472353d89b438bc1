"""Mothership through its own board: the map, the control panel, fights, technology, cards."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.commander import FIGHTER, MOTHERSHIP, Commander, five_rounds, pick_up, to_my_turn
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
    page.keyboard.press("r")  # what the enemy could strike, asked for now
    expect(page.locator("path.threat")).to_have_attribute("d", re.compile("."))
    expect(page.locator('[data-open="threat"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("r")
    expect(page.locator("path.threat")).to_have_count(0)
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
    # The chances of just this attack, from where the ship would stand.
    chances = page.locator(".strike [data-odds]")
    expect(chances).to_contain_text(re.compile(r"\d+ % ?to (win|capture)"))
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
