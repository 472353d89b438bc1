"""Playing at a screen, with a script in the person's place."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from headframe.core.choice import Answer
from headframe.core.replay import steps
from headframe.core.rng import Rng
from headframe.core.session import Session
from headframe.core.speech import Language
from headframe.terminal.saved import load
from headframe.terminal.table import Advice, Bot, Planned, Quit, Screen, Table, at_random
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


def sit(script: Script, people: int = 1, seed: str = "screen", language: Language = "en") -> Table:
    session = Session(ToyGame(), {"players": 2}, seed, ["Ann", "Bo"])
    bots = [None if seat < people else chance("bot") for seat in range(2)]
    return Table(session, bots, Screen(script.shown.append, script.ask), language)


def typed(*lines: str, language: Language = "en") -> tuple[Table, str]:
    """A table at which these lines were typed and somebody left, and what was shown."""
    script = Script(*lines, "quit")
    table = sit(script, language=language)
    with pytest.raises(Quit):
        table.play()
    return table, script.text


def test_a_game_against_chance_is_played_to_its_end() -> None:
    script = Script()
    table = sit(script)
    table.play()
    assert table.session.over
    assert "The game is over." in script.text
    assert "The seed of the dice was screen" in script.text
    assert script.text.index("seal") < script.text.index("The seed of")


def test_answers_are_numbered_and_named_in_words_and_the_clause_is_told_when_asked_for() -> None:
    _, shown = typed()
    assert "PIT-TURN-01" not in shown
    assert "There is no rule PIT-TURN-01." in typed("why")[1]  # this toy has no ledger
    assert "  1. draw" in shown
    assert "seat 0: gold 1, life 3" in shown


def test_a_number_answers() -> None:
    table, _ = typed("1")
    assert table.session.answers == [(0, "action", 0)]


def test_words_that_only_one_answer_has_answer_too() -> None:
    table, _ = typed("DRAW")
    assert table.session.answers == [(0, "action", 0)]


def test_words_that_several_answers_have_narrow_them_down() -> None:
    table, shown = typed("walk", "place")
    assert table.session.answers == [(0, "action", 2)]
    assert "That fits" in shown
    assert "1. to place 5" in shown


def test_of_several_things_the_numbers_are_typed() -> None:
    table, shown = typed("8", "3 1 6 3")
    assert table.session.answers == [(0, "action", 7), (0, "tidy", (0, 2, 5))]
    assert "Choose 1 to 16: type the numbers with spaces between them." in shown


def test_one_of_several_things_is_a_list_of_one() -> None:
    table, _ = typed("8", "tidy 4")
    assert table.session.answers[-1] == (0, "tidy", (3,))


def test_what_is_no_answer_gets_a_sentence() -> None:
    table, shown = typed("99", "dance", "1 2", "walk 77")
    assert table.session.answers == []
    for text in ("99", "dance", "1 2", "walk 77"):
        assert f"“{text}” is no answer to this. Type ? for help." in shown


def test_an_illegal_answer_is_answered_with_its_clause() -> None:
    table, shown = typed("8", "none")
    assert len(table.session.answers) == 1
    assert "That cannot be done: that is not one of the answers [PIT-TIDY-01]" in shown


def test_undo_takes_back_and_says_when_it_cannot() -> None:
    table, shown = typed("undo", "3", "undo")
    assert "There is nothing to take back" in shown
    assert "Your last answer is taken back." in shown
    assert table.session.answers == []


def test_what_was_taken_back_is_not_in_the_log() -> None:
    _, shown = typed("walk", "to place 5", "undo", "undo", "log")
    assert shown.count("Walked: seat 0, place 5") == 1  # when it happened
    assert shown.rstrip().splitlines()[-2] == "TurnBegan: seat 0"


def test_help_table_why_and_brief_cost_nothing() -> None:
    lines = ("", "?", "table", "why SM-DRILL-04", "why NO-SUCH-01", "why", "map", "brief", "hint")
    table, shown = typed(*lines)
    assert table.session.answers == []
    assert "take back your last answer" in shown
    assert "SM-DRILL-04: The tunnel is one unbroken straight line" in shown
    assert "There is no rule NO-SUCH-01." in shown
    assert "This game has no map." in shown
    assert "From now on the table is shown only when you type table." in shown
    assert "There is nobody to ask for a hint" in shown


def test_a_hint_names_an_answer_why_and_what_then_and_the_next_on_demand() -> None:
    script = Script("hint", "hint 2", "hint 3", "quit")
    table = sit(script)
    then = [Planned("action", 1, table.session.state.open_decisions[0].choice)]
    best = Advice("action", 2, 61, 4, then)
    table.adviser = lambda session, seat: [best, Advice("action", 0, None)]
    with pytest.raises(Quit):
        table.play()
    first, second, third = script.text.split("Ann> ")[1:4]
    chance = "Chance to win: 61 per cent, 4 more than after an ordinary turn"
    assert f"  walk. {chance}\n  Then: dig\nType hint 2 for the next best answer." in first
    assert "would choose:\n  draw\n" in second
    assert "There are no more hints than 2." in third


def test_a_saved_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table, shown = typed("1", f"save {file}", f"save {tmp_path}/no/such/folder", "save")
    saved = load(file.read_bytes())
    assert saved.sitting == ["human", "random"]
    session = list(steps(ToyGame(), saved.record))[-1]
    assert session.answers == table.session.answers == [(0, "action", 0)]
    assert session.seed == table.session.seed
    assert "The game could not be saved: No such file or directory" in shown
    assert "Save where?" in shown
    script = Script("log", "quit")
    with pytest.raises(Quit):
        Table(session, [None, chance("bot")], Screen(script.shown.append, script.ask)).play()
    assert "The game goes on after 1 answer." in script.text
    assert script.text.count("Drew: seat 0") == 2  # on going on, and in the log


def test_the_game_is_kept_after_every_answer(tmp_path: Path) -> None:
    script = Script("1", "1", "quit")
    table = sit(script)
    table.keep = tmp_path / "kept.json"
    with pytest.raises(Quit):
        table.play()
    assert len(load(table.keep.read_bytes()).record.answers) == len(table.session.answers) > 1


def test_the_commands_have_russian_names_too() -> None:
    table, shown = typed("справка", "1", "отмена", "журнал", "кратко", "чепуха", language="ru")
    assert "отменить последний ответ" in shown
    assert "Отменить нечего" in shown or table.session.answers == []
    assert "«чепуха» — не ответ на этот вопрос" in shown


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
