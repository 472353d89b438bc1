"""Bots of one's own: found by their name, told their settings, failing without harm."""

from __future__ import annotations

import re
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import ClassVar

import msgspec
import pytest

from examples.planner_bot import Planner
from headframe.arena.forfeit import last_places
from headframe.arena.job import Played
from headframe.arena.play import play
from headframe.arena.runs import How, run_match
from headframe.arena.schedule import schedule
from headframe.bots import own
from headframe.bots.bot import Move, Player
from headframe.bots.observation import Observation
from headframe.bots.own import OwnBot
from headframe.bots.process import BotFailed
from headframe.bots.settings import BadBot, Number, Text
from headframe.bots.specs import UnknownBot, make, parse
from headframe.core.rng import Rng
from tests.toy.game import ToyGame

HERE = "tests.bots.test_own"
TOY = "tests.toy.game:ToyGame"
GUIDE = Path(__file__).parents[2] / "docs" / "bots.md"
LINE_BOT = Path(__file__).parents[2] / "examples" / "line_bot.py"


class Tuned(OwnBot):
    SETTINGS: ClassVar = {"depth": Number(2, 1, 9, "how deep"), "net": Text("", "a file")}

    def __init__(self, rng: Rng, depth: int, net: str) -> None:
        super().__init__(rng)
        self.told = (depth, net)


class Cheat(OwnBot):
    def choose(self, observation: Observation) -> Move:
        return observation.decisions[0].key, 10**6


class Clumsy(OwnBot):
    def choose(self, observation: Observation) -> Move:
        raise ZeroDivisionError("oh")


class Sleepy(OwnBot):
    def choose(self, observation: Observation) -> Move:
        while True:
            pass


class Mute:
    """No base class, no memory, no dice of its own."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, observation: Observation) -> Move:
        decision = observation.decisions[0]
        return decision.key, decision.choice.sample(self.rng)


class Unready(OwnBot):
    SETTINGS: ClassVar = {"depth": Number(2, 1, 9, "how deep")}


def test_a_class_is_named_with_its_settings() -> None:
    bot = make(f"{HERE}:Tuned:depth=3,net=model.npz", Rng.seeded("own"))
    assert isinstance(bot, Tuned)
    assert bot.told == (3, "model.npz")
    assert parse(f"{HERE}:Tuned") == (f"{HERE}:Tuned", {"depth": 2, "net": ""})


def test_an_installed_bot_has_a_short_name(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("careful", f"{HERE}:Tuned", own.GROUP)
    monkeypatch.setattr(own, "installed", lambda: {"careful": point})
    assert isinstance(make("careful:depth=4", Rng.seeded("own")), Tuned)
    with pytest.raises(UnknownBot, match="level7, careful, or module:Class"):
        parse("reckless")


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("nowhere.at.all:Bot", "cannot be loaded: No module named 'nowhere'"),
        (f"{HERE}:Nobody", "cannot be loaded: .*no attribute 'Nobody'"),
        (f"{HERE}:LINE_BOT", "no class with a method `choose`"),
        (f"{HERE}:Tuned:depth=99", "depth=99 is not a whole number from 1 to 9"),
        (f"{HERE}:Tuned:width=1", "there is no parameter 'width'; known are depth, net"),
        (f"{HERE}:Unready", "cannot be made with its own settings"),
        ("process:", "command is missing"),
    ],
)
def test_what_cannot_be_is_said(spec: str, message: str) -> None:
    with pytest.raises(BadBot, match=message):
        make(spec, Rng.seeded("own"))


def game_of(*bots: str, move_seconds: float = 0.0, game_seconds: float = 0.0) -> Played:
    job = schedule(TOY, {"players": 2, "teams": False}, 2, bots, 1, "own")[0]
    limits = {"move_seconds": move_seconds, "game_seconds": game_seconds}
    return play(msgspec.structs.replace(job, **limits))


def test_a_plain_class_plays() -> None:
    assert game_of(f"{HERE}:Mute", "random").forfeits == []


@pytest.mark.parametrize(
    ("bot", "why"),
    [("Cheat", "illegal: "), ("Clumsy", "ZeroDivisionError: oh")],
)
def test_who_fails_forfeits_and_the_game_goes_on(bot: str, why: str) -> None:
    played = game_of(f"{HERE}:{bot}", "random")
    assert played.forfeits[0].startswith(why)
    assert played.forfeits[1] == ""
    assert played.places == [2, 1]
    assert played.wins() == [0.0, 1.0]


def test_who_never_answers_forfeits() -> None:
    played = game_of(f"{HERE}:Sleepy", "random", move_seconds=0.05)
    assert played.forfeits[0] == "no answer after 0.05 seconds"
    assert game_of(f"{HERE}:Sleepy", "random", game_seconds=0.05).places == [2, 1]


def test_places_close_up_behind_those_who_forfeit() -> None:
    assert last_places((1, 2, 2, 4), (0, 1, 2, 3), ("oh", "", "", "")) == [4, 1, 1, 3]
    assert last_places((1, 1, 3, 3), (0, 0, 1, 1), ("", "oh", "", "")) == [3, 3, 1, 1]
    assert last_places((2, 1), (0,), ("oh",)) == [2, 1], "the rules' own player is before it"
    assert last_places((1, 2), (0, 1), ("", "")) == [1, 2]


def test_the_report_tells_of_forfeits() -> None:
    report, _ = run_match(TOY, [f"{HERE}:Clumsy", "random"], 4, 2, How())
    assert [(failed.bot, failed.games) for failed in report.forfeits] == [(f"{HERE}:Clumsy", 4)]
    assert report.forfeits[0].why == "ZeroDivisionError: oh"


def test_own_code_and_files_are_part_of_the_key(tmp_path: Path) -> None:
    net = tmp_path / "net.txt"
    net.write_text("one")
    bots = [f"{HERE}:Tuned:net={net}", "random"]

    def key() -> str:
        return schedule(TOY, {"players": 2}, 2, bots, 1, "own")[0].key()

    first = key()
    assert key() == first
    net.write_text("two")
    assert key() != first


def test_the_bot_of_the_guide_plays_as_it_stands_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = re.search(r"```python\n(.*?class Careful.*?)```", GUIDE.read_text(), re.DOTALL)
    assert found is not None
    (tmp_path / "guide_bots.py").write_text(found[1])
    monkeypatch.syspath_prepend(tmp_path)
    played = game_of("guide_bots:Careful:worlds=8", "random")
    assert played.forfeits == []


# Programs


def asked(command: str, seconds: float = 60.0) -> Move:
    game = ToyGame()
    s = game.new({"players": 2}, "lines")
    bot = make(f"process:command={command},seconds={seconds}", Rng.seeded("lines"))
    try:
        return Player(game, s.open_decisions[0].seat, bot, Rng.seeded("deal")).answer(s)
    finally:
        bot.close()  # type: ignore[attr-defined]


def script(tmp_path: Path, text: str) -> str:
    path = tmp_path / "bot.py"
    path.write_text(text)
    return f"{sys.executable} {path}"


def test_a_program_plays_a_game() -> None:
    played = game_of(f"process:command={sys.executable} {LINE_BOT}", "random")
    assert played.forfeits == []
    again = game_of(f"process:command={sys.executable} {LINE_BOT}", "random")
    assert (played.scores, played.answers) == (again.scores, again.answers)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("import sys; sys.exit('no licence')", "it has ended; it wrote: no licence"),
        ("print('hello')\ninput()\ninput()", "it said no answer: .*"),
        ('print(\'{"key": "x", "answer": 1.5}\')\ninput()\ninput()', "it said no answer"),
        ("import time; time.sleep(60)", "it said nothing for 0.5 seconds"),
        (
            "import sys; hog = 'x' * (900 << 20); print('took it', file=sys.stderr)",
            "it has ended; it wrote: .*MemoryError",
        ),
    ],
)
def test_a_program_that_fails_says_why(tmp_path: Path, text: str, message: str) -> None:
    seconds = 0.5 if "sleep" in text else 60.0
    command = script(tmp_path, text)
    if "hog" in text:
        command += ",megabytes=300"
    with pytest.raises(BotFailed, match=f"(?s){message}"):
        asked(command, seconds)


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(BotFailed, match="no-such-bot cannot be started"):
        asked("no-such-bot")


# The example


def test_the_planner_beats_greedy_at_one_step_ahead() -> None:
    bots = ["examples.planner_bot:Planner:worlds=1,limit=16", "greedy:worlds=2"]
    report, played = run_match("drillers", bots, 4, 2, How(seed="planner"))
    assert all(not game.forfeits for game in played)
    assert report.rows[0].wins.value >= 0.75
    assert isinstance(make(bots[0], Rng.seeded("made")), Planner)
