"""The content files keep what content §14 promises."""

from __future__ import annotations

import json

import pytest

from headframe.games.mothership.content import BUILT_IN, FILES, Content
from headframe.games.mothership.game import Mothership
from headframe.games.mothership.options import setting_of
from headframe.games.mothership.setup import action_deck, development_deck
from headframe.kit.content import PROVENANCES, Pack
from tests.games.mothership.table import CONTENT, GAME


def test_cards() -> None:
    assert len(CONTENT.cards) == 38
    assert sum(card.quantity for card in CONTENT.cards) == 72
    artifacts = setting_of(GAME.settle({"modules": ["artifacts"]}))
    assert len(action_deck(CONTENT, artifacts)) == 72
    assert len(action_deck(CONTENT, setting_of(GAME.settle({})))) == 68
    assert all(card.minerals + card.gas <= 2 for card in CONTENT.cards)
    assert sum(card.minerals * card.quantity for card in CONTENT.cards) < 2 * 72
    own = [card for card in CONTENT.cards if not card.own]
    assert (len(own), sum(card.quantity for card in own)) == (17, 35)
    assert [card.title for card in CONTENT.cards if card.needs_artifacts] == [
        "Recon Droid",
        "Alien Antiques Roadshow",
    ]


def test_developments() -> None:
    assert len(CONTENT.developments) == 14
    gas = setting_of(GAME.settle({"players": 2, "modules": ["developments"]}))
    none = setting_of(GAME.settle({"players": 3, "modules": ["developments"]}))
    assert len(development_deck(CONTENT, gas)) == 24
    assert len(development_deck(CONTENT, none)) == 22
    assert all(each.points >= 1 for each in CONTENT.developments)
    assert sum(each.points * each.quantity for each in CONTENT.developments) == 26


def test_technology_and_panel() -> None:
    assert len(CONTENT.technologies) == 32
    for category in range(4):
        mine = [
            number for number, tech in enumerate(CONTENT.technologies) if tech.category == category
        ]
        assert len(mine) == 8
        for branch in ("A", "B"):
            way = [n for n in mine if CONTENT.technologies[n].branch in ("", branch)]
            assert sum(CONTENT.technologies[n].price for n in way) == 20
    assert [CONTENT.panel.die[energy] for energy in (0, 5, 7, 9, 11)] == [0, 6, 8, 10, 12]
    dark = {tech.title for tech in CONTENT.technologies if tech.dark}
    assert dark == {
        *("Space Walls", "Space Walls II", "Red Leader", "Class II Turbo Lasers"),
        *("Rear Turrets", "Advanced Engineering", "Orbital Defences", "Orbital Defences II"),
    }


def test_everything_has_a_provenance() -> None:
    for section in Pack(BUILT_IN, FILES).sections:
        assert section.provenance() in PROVENANCES, section.name


@pytest.mark.parametrize("options", [{"players": 4, "modules": ["moons"]}, {"mode": "solo"}])
def test_the_catalogue_names_every_number(options: dict[str, str]) -> None:
    found = Mothership().catalogue(options)
    json.dumps(found)
    for of, named in found["words"].items():
        keys = [entry["id"] for entry in named.values()]
        assert all(keys), of
        if of != "deck":
            assert len(set(map(str, keys))) == len(keys), of


def test_content_kept_from_before_fleets_had_a_reach_of_their_own() -> None:
    """Tables that were begun with it go on: all set their fleet as printed."""
    texts = {name: (BUILT_IN / name).read_text(encoding="utf-8") for name in FILES}
    head, starts = texts["figures.txt"].split("[start main]")
    starts, rest = starts.split("[limits main]")
    starts = "\n".join(
        line.rpartition("|")[0] if line.count("|") == 3 else line for line in starts.splitlines()
    )
    texts["figures.txt"] = f"{head}[start main]{starts}\n[limits main]{rest}"
    kept = Content(Pack(BUILT_IN, FILES, texts))
    assert kept.figures.starts.reach(0, 2, 1) == kept.figures.fleet_reach == 2
    assert CONTENT.figures.starts.reach(0, 2, 1) > 2


def test_room_is_kept_for_those_whose_neighbours_set_their_fleets_further_out() -> None:
    """MS-LAY-07 counts the fleets that could be there first: not the last one's."""
    texts = {name: (BUILT_IN / name).read_text(encoding="utf-8") for name in FILES}
    before = "deathmatch | 3       | 0, 1             | 2"
    assert before in texts["figures.txt"]
    texts["figures.txt"] = texts["figures.txt"].replace(before, f"{before[:-1]}2, 3, 4")
    starts = Content(Pack(BUILT_IN, FILES, texts)).figures.starts
    assert [starts.first_reach(players) for players in (1, 2, 3, 4)] == [0, 2, 3, 2]
