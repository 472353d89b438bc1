"""Cards tell what the content says they do, in both languages."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from headframe import registry
from headframe.core.speech import LANGUAGES, Speech
from tests.web.conftest import NewPerson
from tests.web.hands import READY

CARDS = ".hand .card"


def speech(name: str, language: str) -> Speech:
    game = registry.game(name)
    found = game.speech(game.new({}, "texts"), language)
    assert found is not None
    return found


def card_texts(name: str, language: str) -> set[str]:
    """What stands on every card of the game, by its own content."""
    said = speech(name, language)
    return {said.about("card", card) for card in said.words["card"]} - {""}


def sit_down(page: Page, name: str, language: str) -> None:
    page.goto(f"/#/new/{name}")
    start = {"en": "Start the game", "ru": "Начать игру"}[language]
    page.get_by_role("button", name=start).click()
    page.wait_for_function(READY)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["super_motherload", "drillers"])
def test_a_card_in_hand_says_what_its_effects_do(
    new_person: NewPerson, name: str, language: str
) -> None:
    page = new_person(locale={"en": "en-GB", "ru": "ru-RU"}[language])
    sit_down(page, name, language)
    card = page.locator(CARDS).first
    expect(card).to_be_visible()
    labels: Any = page.locator(CARDS).evaluate_all(
        "cards => cards.map(card => card.getAttribute('aria-label') ??"
        " card.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '')"
    )
    texts = card_texts(name, language)
    for label in labels:
        assert any(text in label for text in texts), label


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_card_says_what_its_verb_does(new_person: NewPerson, language: str) -> None:
    page = new_person(locale={"en": "en-GB", "ru": "ru-RU"}[language])
    sit_down(page, "mothership", language)
    said = speech("mothership", language)
    facts = registry.game("mothership").catalogue({})
    known = {said.phrase(card["text"]) for card in facts["cards"]}
    shown = page.locator("[data-card]")
    expect(shown.first).to_be_visible()
    for card in shown.all():
        label = card.get_attribute("aria-label") or ""
        assert any(text in label for text in known), label
