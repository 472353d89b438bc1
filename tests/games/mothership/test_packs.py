"""Own packs: a line is a card, and whatever is wrong is told with file, line and field."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from headframe import ledger
from headframe.core.engine import apply
from headframe.core.options import BadOption, Options
from headframe.core.playout import play_random
from headframe.core.rng import Rng
from headframe.games.mothership.content import BUILT_IN, FILES, content_of, load
from headframe.games.mothership.content.cards import (
    MOST_CARDS,
    TARGET_WORDS,
    VERBS,
    Incomplete,
    complete,
)
from headframe.games.mothership.content.technology import MOST_TECHNOLOGIES
from headframe.games.mothership.evaluate.weights import OWN, read_weights
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.legal.targets import TARGETS
from headframe.games.mothership.query import engine_power
from headframe.games.mothership.rolls import DECLARED
from headframe.games.mothership.steps.card_effects import EFFECTS
from headframe.games.mothership.units import FIGHTER, MOST_OWNERS, MOTHERSHIP_OF, UNITS
from headframe.kit.content import ContentError
from tests.contract import checks
from tests.contract.loud import silent
from tests.contract.walk import Case
from tests.games.mothership.table import GAME, Table, unit
from tests.recipes import add_line, lines

PLACES = ("stations", "homes", "minerals", "gas", "tiles", "moons", "planetoids", "corner", "space")
"""Coordinates, in which 0 is a number like any other."""
PRICES = ("developments", "research")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    for name in FILES:
        shutil.copyfile(BUILT_IN / name, tmp_path / name)
    return tmp_path


@pytest.fixture
def richer(pack: Path) -> Path:
    """As docs/recipes/add-a-mothership-card.md says."""
    card, technology, artifact, development = lines("add-a-mothership-card")
    add_line(pack / "cards.txt", "cards main", card)
    add_line(pack / "technology.txt", "technology main", technology)
    add_line(pack / "modules.txt", "artifacts main", artifact)
    add_line(pack / "modules.txt", "developments main", development)
    return pack


def change(pack: Path, file: str, old: str, new: str) -> None:
    text = (pack / file).read_text(encoding="utf-8")
    assert text.count(old) >= 1, old
    (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def refused(pack: Path, file: str, old: str, new: str) -> str:
    change(pack, file, old, new)
    with pytest.raises(ContentError) as caught:
        load(pack)
    return str(caught.value)


# One line --------------------------------------------------------------------------------------


def options_of(pack: Path) -> Options:
    return {"players": 3, "modules": ["moons"], "mode": "vp", "content": str(pack)}


def test_a_line_is_a_card_a_technology_an_artifact_a_development(richer: Path) -> None:
    assert GAME.read_pack(richer).startswith(
        "75 Action Cards of 39 titles, 33 technologies, 13 artifacts, 26 Developments of 15 titles"
    )
    options = GAME.settle(options_of(richer))
    told = json.dumps(GAME.catalogue(options))
    for title in ("Slipstream", "Energy Boost III", "Spare Thruster", "Orbital Garden"):
        assert title in told
    assert GAME.content_hash(options) != GAME.content_hash({**options, "content": ""})


def test_what_was_added_keeps_every_promise(richer: Path) -> None:
    case = Case(GAME, options_of(richer), "a line more", stride=40)
    checks.copied(case)
    checks.round_trips(case)
    checks.fair(case)
    checks.answers(case, ledger.clauses(GAME.NAME))
    for seed in range(3):
        checks.ends(case._replace(seed=str(seed)))


def test_what_was_added_is_played(richer: Path) -> None:
    s = GAME.new({"players": 2, "modules": ["developments"], "content": str(richer)}, "played")
    play_random(s, Rng.seeded("placed"), 12)
    t = Table(s)
    owner = s.turn
    ship, mother = unit(f"F{owner}"), MOTHERSHIP_OF[owner]
    content = s.content
    # The card.
    title = [card.title for card in content.cards].index("Slipstream")
    s.hands[owner].append(title)
    before = engine_power(s, ship)
    t.again().do(codes.CARD + title, "action").do(ship)
    t.skip()
    assert engine_power(s, ship) == before + 2
    # The technology, beside the ones it carries on.
    number = [tech.title for tech in content.technologies].index("Energy Boost III")
    s.tech[owner] = (
        sum(
            1 << tech.number
            for tech in content.technologies
            if tech.title.startswith("Energy Boost")
        )
        ^ 1 << number
    )
    s.recount()
    assert s.powers[owner].energy == 2 + 4
    s.minerals[owner] = 9
    t.again()
    while t.asked[0][1] == "energy-gain":
        t.do(t.options()[0])
    t.do(codes.RESEARCH + number, "action")
    assert s.powers[owner].energy == 2 + 4 + 6 and t.asked == [(owner, "energy-gain")]
    t.do(t.options()[0])
    # The artifact and the Development.
    planet = t.planet((4, 0))
    s.holder[planet] = owner
    engines = engine_power(s, mother)
    s.tokens[planet] = [each.title for each in content.artifacts].index("Spare Thruster")
    s.explored |= 1 << planet
    s.recount()
    assert engine_power(s, mother) == engines + 1
    garden = [each.title for each in content.developments].index("Orbital Garden")
    s.market[0] = garden
    t.again().do(codes.BUILD + planet, "action").do(garden, "build")
    assert s.built[planet] == (garden,)
    t.end_turn()
    assert s.influence[owner] == 1


def test_bots_can_rate_what_was_added(richer: Path) -> None:
    s = GAME.new(options_of(richer), "rated")
    play_random(s, Rng.seeded("rated"), 200)
    assert isinstance(GAME.evaluate(s, 0), float)


def test_a_technology_of_another_title_says_what_it_works_like(pack: Path) -> None:
    text = (pack / "technology.txt").read_text(encoding="utf-8").splitlines()
    table = [f"{line} | -" if "|" in line else line for line in text]
    head = next(number for number, line in enumerate(table) if line.startswith("id "))
    table[head] = table[head].replace("| -", "| like")
    table.append("33 | Afterglow | Combat | 2 | - | no | 2 | 0 | It's a Trap!")
    (pack / "technology.txt").write_text("\n".join(table), encoding="utf-8")
    content = load(pack)
    slow, fast = (content.powers(known, 0).engine[FIGHTER] for known in (0, 1 << 32))
    assert fast == slow + 2
    assert 32 in content.next_technologies(1 << 8)


# Whatever is wrong is told ---------------------------------------------------------------------


def test_every_field_is_checked(tmp_path: Path) -> None:
    zero = {*PLACES, *PRICES}
    assert silent(tmp_path, BUILT_IN, FILES, load, free={"title"}, zero=zero) == []


def test_every_weight_is_checked(tmp_path: Path) -> None:
    def read(folder: Path) -> object:
        return read_weights(folder / OWN.name, content_of(""))

    assert silent(tmp_path, OWN.parent, [OWN.name], read) == []


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("| mover                 | engine 4", "| moover | engine 4", r"cards.txt:7: on: 'moover'"),
        ("| mover                 | engine 4", "| mover | fly 4", "cards.txt:7: effect: 'fly'"),
        ("| mover                 | engine 4", "| purse | engine 4", "cards.txt:7: on: 'purse'"),
        ("| mover                 | engine 4", "| - | engine 4", "'engine' is used on 1 things"),
        ("PREMOVE         | 1M     | mover ", "W3 | 1M | mover ", "cards.txt:7: windows: W3"),
        ("PREMOVE         | 1M     | mover ", "LUNCH | 1M | mover ", "windows: 'LUNCH'"),
        ("1  | Afterburner ", "2  | Afterburner ", "id: '2' stands twice"),
        ("| Afterburner ", "| Prod ", "title: 'Prod' stands twice"),
        (
            "Backup Generator        | 3",
            "Backup Generator        | 9",
            "9 cards add a die",
        ),
        ("| rail 4", "| rail 5", "effect: rail 5, but [reach] says 4"),
        ("| cancel 1", "| cancel 2", "effect: '2' is not a whole number from 1 to 1"),
    ],
)
def test_cards(pack: Path, old: str, new: str, told: str) -> None:
    assert told in refused(pack, "cards.txt", old, new)


def test_no_more_cards_than_choices_can_number(pack: Path) -> None:
    assert max(MOST_CARDS, MOST_TECHNOLOGIES, UNITS * MOST_OWNERS) < codes.SPAN
    add_line(pack / "cards.txt", "cards main", "100 | More | 1 | own | OPEN | 1M | hurt | hull 1")
    with pytest.raises(ContentError, match=r"id: '100' is not a whole number from 1 to 99"):
        load(pack)


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("figures.txt", "radius = 8", "radius = 9", "radius: '9' is not a whole number"),
        ("figures.txt", "Fighter    | 3 ", "Fighter    | 4 ", "count: '4' is not a whole number"),
        ("figures.txt", "bonus die = 6", "bonus die = 8", "6 rows for a die of 8 sides"),
        ("figures.txt", "row cap = 12", "row cap = 9", "13 rows, a row of the panel holds 0 to 9"),
        ("figures.txt", "cards dealt = 2", "cards dealt = 12", "72 cards for all hands"),
        ("figures.txt", "market places = 3", "market places = 4", "5 on one planet, but only 4"),
        ("figures.txt", "start die = 12", "start die = 1", "start die: '1'"),
        ("technology.txt", "Fast Cap ", "Slow Cap ", "no rule is known for 'Slow Cap'"),
        ("technology.txt", "| Economy  | 2    | -", "| Economy  | 1    | -", "nothing before it"),
        ("modules.txt", "| guardian-roll |", "| guardian-rol  |", "effect: 'guardian-rol'"),
        (
            "modules.txt",
            "| energy        | 2",
            "| energy | 20",
            "up to 45 Energy, the panel holds 36",
        ),
        ("modules.txt", "4     | card ", "4     | crd ", "gives: 'crd'"),
        ("layouts.txt", "[layout 3p]", "[layout 3q]", "a section [layout 3p] is wanted"),
        ("layouts.txt", "stations = 7 0, -7 0", "stations = 8 0, -7 0", "stations: [layout 2p]"),
        (
            "layouts.txt",
            "A B A B     | 1 2 3 4",
            "A B A B     | 1 2 3 3",
            "order: each of the seats",
        ),
        ("layouts.txt", "2    | -1 0  | 1", "2    | -1 0  | 0", "home: '0'"),
    ],
)
def test_the_rest(pack: Path, file: str, old: str, new: str, told: str) -> None:
    assert told in refused(pack, file, old, new)


def test_a_faulty_pack_is_a_bad_option(pack: Path) -> None:
    change(pack, "cards.txt", "engine 4", "fly 4")
    with pytest.raises(BadOption, match=r"option content: .*cards.txt:7: effect"):
        GAME.settle({"content": str(pack)})
    with pytest.raises(BadOption, match="option content"):
        GAME.settle({"content": str(pack / "nowhere")})


def test_limits_of_a_pack_hold(pack: Path) -> None:
    change(pack, "figures.txt", "points high = 30", "points high = 20")
    with pytest.raises(BadOption, match="option vp_limit: from 5 to 20"):
        GAME.settle({"mode": "vp", "vp_limit": 25, "content": str(pack)})


# Rules and words go together -------------------------------------------------------------------


def test_every_word_has_a_rule() -> None:
    assert set(TARGETS) == set(TARGET_WORDS)
    assert {*EFFECTS, "cancel"} == set(VERBS)
    assert set(DECLARED) < set(EFFECTS)
    with pytest.raises(Incomplete, match="fly"):
        complete((*EFFECTS, "cancel", "fly"), tuple(VERBS), "effects of cards")


def test_the_printed_content_uses_every_verb_and_target() -> None:
    cards = content_of("").cards
    assert {card.verb for card in cards} == set(VERBS)
    assert {word for card in cards for word in card.on} == set(TARGET_WORDS)


def test_a_card_that_cancels_may_have_another_title(pack: Path) -> None:
    add_line(pack / "cards.txt", "cards main", "39 | Nope | 1 | any | RESP | 1M | - | cancel 1")
    s = GAME.new({"players": 2, "content": str(pack)}, "cancelled")
    play_random(s, Rng.seeded("placed"), 12)
    owner, nope = s.turn, len(s.content.cards) - 1
    assert not s.content.last_call_titles >> nope & 1
    blockade = [card.title for card in s.content.cards].index("Trade Blockade")
    s.hands[owner][:], s.hands[1 - owner][:] = [blockade], [nope]
    t = Table(s).again().do(codes.CARD + blockade, "action")
    assert t.options("respond") == [codes.PASS, nope]
    apply(s, 1 - owner, "respond", nope)
    assert s.blockade < 0 and s.discard[-2:] == [blockade, nope]
