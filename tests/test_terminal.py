"""Playing at a screen, with a script in the person's place."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from headframe.core.choice import Answer
from headframe.core.record import read
from headframe.core.rng import Rng
from headframe.core.session import Session
from headframe.terminal import Bot, Quit, Screen, Table, at_random
from tests.toy.game import ToyGame
from tests.toy.state import Pit


class Script:
    """Types the given lines, then ``random`` for ever; keeps what was shown."""

    def __init__(self, *lines: str) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.shown: list[str] = []

    def ask(self, prompt: str) -> str:
        self.shown.append(prompt)
        return next(self.lines, "random")

    @property
    def text(self) -> str:
        return "\n".join(self.shown)


def chance(seed: str) -> Bot:
    rng = Rng.seeded(seed)

    def bot(session: Session, seat: int) -> tuple[str, Answer]:
        return at_random(session, seat, rng)

    return bot


def sit(script: Script, people: int = 1, seed: str = "screen") -> Table:
    session = Session(ToyGame(), {"players": 2}, seed, ["Ann", "Bo"])
    bots = [None if seat < people else chance("bot") for seat in range(2)]
    return Table(session, bots, Screen(script.shown.append, script.ask))


def test_a_game_against_chance_is_played_to_its_end() -> None:
    script = Script()
    table = sit(script)
    table.play()
    assert table.session.over
    assert "The game is over." in script.text
    assert "The seed was screen" in script.text
    assert script.text.index("seal") < script.text.index("The seed was")


def test_options_are_numbered_and_named_in_words_with_their_clause() -> None:
    script = Script("quit")
    with pytest.raises(Quit):
        sit(script).play()
    assert "action [PIT-TURN-01]" in script.text
    assert "   1  draw" in script.text
    assert "seat 0: gold 1, life 3" in script.text


def test_a_number_answers() -> None:
    script = Script("1", "quit")
    table = sit(script)
    with pytest.raises(Quit):
        table.play()
    assert table.session.answers == [(0, "action", 0)]


def test_what_has_too_many_answers_is_typed_by_hand() -> None:
    script = Script("8", "tidy 0 2 5", "quit")
    table = sit(script)
    with pytest.raises(Quit):
        table.play()
    assert table.session.answers == [(0, "action", 7), (0, "tidy", (0, 2, 5))]
    assert "tidy ...  type pebble numbers" in script.text


def test_a_single_number_is_a_list_where_a_list_is_asked() -> None:
    script = Script("8", "tidy 3", "quit")
    table = sit(script)
    with pytest.raises(Quit):
        table.play()
    assert table.session.answers[-1] == (0, "tidy", (3,))


def test_an_illegal_answer_is_answered_with_its_clause() -> None:
    script = Script("8", "tidy 3 3", "99", "quit")
    with pytest.raises(Quit):
        sit(script).play()
    assert script.text.count("No: that is not one of the answers [PIT-TIDY-01]") == 2


def test_undo_takes_back_and_says_when_it_cannot() -> None:
    script = Script("undo", "3", "undo", "quit")
    table = sit(script)
    with pytest.raises(Quit):
        table.play()
    assert "No: nothing to take back" in script.text
    assert table.session.answers == []


def test_help_table_why_and_nonsense_cost_nothing() -> None:
    script = Script("", "?", "table", "why SM-DRILL-04", "why NO-SUCH-01", "dance", "quit")
    table = sit(script)
    with pytest.raises(Quit):
        table.play()
    assert table.session.answers == []
    assert "take back your last answer" in script.text
    assert "SM-DRILL-04: The tunnel is one unbroken straight line" in script.text
    assert "no rules ledger has a clause 'NO-SUCH-01'" in script.text
    assert "That is no answer" in script.text


def test_save_writes_a_record_without_the_seed(tmp_path: Path) -> None:
    target = tmp_path / "game.json"
    script = Script("1", f"save {target}", f"save {tmp_path}/no/such/folder", "quit")
    with pytest.raises(Quit):
        sit(script).play()
    record = read(target.read_bytes())
    assert record.seed is None
    assert record.answers == [(0, "action", 0)]
    assert "Cannot write that file" in script.text


def test_two_people_at_one_screen_never_see_each_others_hand() -> None:
    script = Script("", "9", "", "quit")
    table = sit(script, people=2)
    assert isinstance(table.session.state, Pit)
    hands = [str(digger.hand) for digger in table.session.state.diggers]
    with pytest.raises(Quit):
        table.play()
    before, _, after = script.text.partition("Bo, it is your turn. Press Enter to look.")
    assert hands[0] in before
    assert hands[1] not in before
    assert hands[1] in after
    assert hands[0] not in after


def test_a_watched_game_of_bots_tells_only_what_all_may_know() -> None:
    told = ""
    for seed in "abcdef":
        script = Script()
        sit(script, people=0, seed=seed).play()
        told += script.text
    assert "cards {'hidden': 1}" in told
    assert "cards [" not in told
