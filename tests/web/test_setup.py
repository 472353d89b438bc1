"""Setting a table up: by picture, with only what applies, and as it was last time."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson
from tests.web.hands import choose, set_up, start, sticks_out, what_stays
from tests.web.test_lobby import told
from tests.web.test_stage import DESKTOPS, PHONES, SMALL, TEXTS


def unreadable(page: Page) -> list[str]:
    """Texts too small or cut, targets too small for a finger, what sticks out: at every size."""

    def look() -> list[str]:
        faults = []
        for width, height, least in (*DESKTOPS, *PHONES):
            page.set_viewport_size({"width": width, "height": height})
            found = list(page.evaluate(TEXTS, least))
            if (width, height, least) in PHONES:
                found += page.evaluate(SMALL)
            if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                found.append("sticks out")
            faults += [f"{width} x {height}: {fault}" for fault in found]
        return faults

    return what_stays(page, look)


def seats(page: Page) -> int:
    return page.get_by_label(re.compile("Who plays seat")).count()


def test_only_the_options_of_the_mode_are_asked(new_person: NewPerson) -> None:
    page = new_person()
    set_up(page, "Mothership")
    modules = page.get_by_role("group", name="Modules")
    goal, level = page.get_by_label("Victory points: goal"), page.get_by_label("Solo: level")
    expect(modules).to_be_visible()
    expect(goal).to_have_count(0)
    choose(page, "Mode", "Victory points")
    expect(goal).to_be_visible()
    expect(page.get_by_label("Victory points: rounds")).to_have_count(0)
    goal.select_option("rounds")
    expect(page.get_by_label("Victory points: rounds")).to_be_visible()
    expect(page.get_by_label("Victory points: limit")).to_have_count(0)
    choose(page, "Mode", "Solo")
    expect(level).to_be_visible()
    expect(modules).to_have_count(0)
    choose(page, "Set-up", "As printed")
    expect(modules).to_be_visible()
    expect(page.get_by_label("folder")).to_have_count(0)


def test_a_map_is_chosen_by_picture_and_brings_its_seats(page: Page) -> None:
    set_up(page, "Mothership")
    expect(page.get_by_role("heading", name="Four Corners")).to_be_visible()
    assert seats(page) == 4
    choose(page, "Where it is played", "The Wheel")
    expect(page.get_by_role("heading", name="The Wheel")).to_be_visible()
    expect(page.get_by_label("Who plays seat 5")).to_be_visible()
    page.get_by_role("button", name="One seat fewer").click()
    expect(page.get_by_role("heading", name="Four Corners")).to_be_visible()
    assert not sticks_out(page)


def test_modules_that_need_each_other_switch_together(new_person: NewPerson) -> None:
    page = new_person()
    set_up(page, "Mothership")
    switch = {
        name: page.get_by_role("switch", name=name)
        for name in ("Artifacts", "Influence", "Developments", "Moons")
    }
    switch["Developments"].click()
    for name, on in zip(switch, (True, True, True, False), strict=True):
        expect(switch[name]).to_have_attribute("aria-checked", str(on).lower())
    switch["Artifacts"].click()
    for each in switch.values():
        expect(each).to_have_attribute("aria-checked", "false")


def test_teams_stand_at_their_seats_and_the_plan_is_a_picture(new_person: NewPerson) -> None:
    page = new_person()
    set_up(page, "Mothership")
    expect(page.get_by_text("Team A")).to_have_count(0)
    choose(page, "Mode", "Teams")
    marks = page.locator(".team")
    expect(marks).to_have_text(["Team A", "Team B", "Team A", "Team B"])
    for way in ("more", "fewer"):  # who is in a team follows from the plan, so nothing snaps back
        expect(page.get_by_role("button", name=f"One seat {way}")).to_be_disabled()
    choose(page, "Where it is played", "Side by side")
    expect(marks).to_have_text(["Team A", "Team B", "Team B", "Team A"])
    choose(page, "Where it is played", "Three pairs")
    expect(marks).to_have_count(6)
    start(page)
    assert told(page)["options"]["teams"] == "2v2v2"


def test_a_preset_fills_everything_and_says_what_was_changed(new_person: NewPerson) -> None:
    page = new_person()
    set_up(page, "Mothership")
    everything = page.get_by_role("button", name="Everything on")
    everything.click()
    moons = page.get_by_role("switch", name="Moons")
    expect(moons).to_have_attribute("aria-checked", "true")
    expect(everything).to_have_attribute("aria-pressed", "true")
    moons.click()
    expect(everything).to_contain_text("changed: Modules")
    page.get_by_role("button", name="Quick duel").click()
    expect(page.get_by_label("Who plays seat 2")).to_have_value("bot:level3")
    assert seats(page) == 2
    start(page)
    assert told(page)["options"]["modules"] == []


def test_more_people_and_more_modules_take_longer(new_person: NewPerson) -> None:
    page = new_person()
    set_up(page, "Mothership")
    long = page.locator(".long b")
    expect(long).to_have_text(re.compile(r"about \d+ min"))

    def minutes() -> int:
        return int(re.sub(r"\D", "", long.inner_text()))

    alone = minutes()
    page.get_by_label("Who plays seat 2").select_option("open")
    expect(page.locator(".long")).to_contain_text("2 people, 2 bots")
    expect(long).not_to_have_text(f"about {alone} min")
    together = minutes()
    page.get_by_role("switch", name="Artifacts").click()
    expect(long).not_to_have_text(f"about {together} min")
    assert alone < together < minutes()


def test_balanced_and_printed_say_what_they_mean(new_person: NewPerson) -> None:
    page = new_person()
    set_up(page, "Mothership")
    expect(page.get_by_text("Our house rules")).to_be_visible()
    choose(page, "Set-up", "As printed")
    expect(page.get_by_text("As in the rulebook")).to_be_visible()
    start(page)
    assert told(page)["options"]["setup"] == "printed"


def test_the_last_set_up_is_remembered_on_this_device(new_person: NewPerson) -> None:
    page = new_person()
    set_up(page, "Mothership", seats=["person", "level1"])
    choose(page, "Where it is played", "Crossfire")
    choose(page, "Mode", "Victory points")
    page.get_by_label("Name at seat 1").fill("Ada")
    start(page)
    set_up(page, "Mothership")
    expect(page.get_by_role("radio", name="Victory points")).to_be_checked()
    assert seats(page) == 2
    expect(page.get_by_label("Who plays seat 2")).to_have_value("bot:level1")
    expect(page.get_by_label("Name at seat 1")).to_have_value("Ada")
    expect(page.get_by_text("As you played last")).to_be_visible()
    other = new_person()
    set_up(other, "Mothership")
    expect(other.get_by_role("radio", name="Deathmatch")).to_be_checked()


@pytest.mark.parametrize("locale", ["en-US", "ru-RU"])
@pytest.mark.parametrize("game", ["super_motherload", "drillers", "mothership"])
def test_all_can_be_read_and_touched_at_every_size(
    new_person: NewPerson, game: str, locale: str
) -> None:
    page = new_person(locale=locale)
    page.goto(f"/#/new/{game}")
    page.locator(".map svg").first.wait_for()

    assert unreadable(page) == []
