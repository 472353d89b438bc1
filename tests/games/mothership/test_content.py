"""The content files keep what content §14 promises."""

from __future__ import annotations

import json

import pytest

from headframe.games.mothership.content import (
    ARTIFACT_NAMES,
    CARDS,
    DEVELOPMENTS,
    PACK,
    RECON,
    ROADSHOW,
    TECH_PRICE,
    TECHS,
    WEAPON_DIE,
    texts,
)
from headframe.games.mothership.game import Mothership
from headframe.games.mothership.setup import action_deck, development_deck, setting_of
from headframe.kit.content import PROVENANCES
from tests.games.mothership.table import GAME


def test_cards() -> None:
    assert len(CARDS) == 38
    assert sum(card.quantity for card in CARDS) == len(action_deck(1)) == 72
    assert len(action_deck(0)) == 68
    assert all(card.minerals + card.gas <= 2 for card in CARDS)
    assert sum(card.minerals * card.quantity for card in CARDS) < 2 * 72
    own = [card for card in CARDS if not card.own]
    assert (len(own), sum(card.quantity for card in own)) == (17, 35)
    assert CARDS[RECON].title == "Recon Droid" and CARDS[ROADSHOW].quantity == 2


def test_developments() -> None:
    assert len(DEVELOPMENTS) == 14
    gas = setting_of(GAME.settle({"players": 2, "modules": ["developments"]}))
    none = setting_of(GAME.settle({"players": 3, "modules": ["developments"]}))
    assert len(development_deck(gas)) == 24
    assert len(development_deck(none)) == 22
    assert all(each.points >= 1 for each in DEVELOPMENTS)
    assert sum(each.points * each.quantity for each in DEVELOPMENTS) == 26


def test_technology_and_panel() -> None:
    assert len(TECHS) == 32
    for category in range(4):
        mine = [number for number, tech in enumerate(TECHS) if tech.category == category]
        assert len(mine) == 8
        for branch in ("A", "B"):
            way = [n for n in mine if TECHS[n].branch in ("", branch)]
            assert sum(TECH_PRICE[n] for n in way) == 20
    assert [WEAPON_DIE[energy] for energy in (0, 5, 7, 9, 11)] == [0, 6, 8, 10, 12]
    dark = {tech.title for tech in TECHS if tech.dark}
    assert dark == {
        *("Space Walls", "Space Walls II", "Red Leader", "Class II Turbo Lasers"),
        *("Rear Turrets", "Advanced Engineering", "Orbital Defences", "Orbital Defences II"),
    }


def test_everything_has_a_provenance_and_a_text() -> None:
    for section in PACK.sections:
        assert section.provenance() in PROVENANCES, section.name
    assert len(texts("cards")) == len(CARDS)
    assert len(texts("technology")) == len(TECHS)
    assert len(texts("artifacts")) == len(ARTIFACT_NAMES)


@pytest.mark.parametrize("options", [{"players": 4, "modules": ["moons"]}, {"mode": "solo"}])
def test_the_catalogue_names_every_number(options: dict[str, str]) -> None:
    found = Mothership().catalogue(options)
    assert json.loads(json.dumps(found)) == found
    words = found["words"]
    assert isinstance(words, dict)
    for of, named in words.items():
        assert isinstance(named, dict)
        keys = [entry["id"] for entry in named.values() if isinstance(entry, dict)]
        assert all(keys), of
        if of != "deck":
            assert len(set(map(str, keys))) == len(keys), of
