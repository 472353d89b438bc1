"""The recipes work: each is followed as it stands, and what comes out is played with."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from headframe import ledger, registry
from headframe.core.options import Options
from headframe.core.playout import play_random
from headframe.core.rng import Rng
from headframe.games.super_motherload.content import BUILT_IN, FILES
from tests.contract import checks
from tests.contract.test_games import option_sets
from tests.contract.walk import Case
from tests.recipes import PAGES, add_line, files, follow_add_a_game, lines
from tests.test_cli import run
from tests.test_texts import read_messages
from tools import language


@pytest.fixture(scope="module")
def recipe(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Gold Rush, written as the recipe says into a folder outside the project."""
    folder = tmp_path_factory.mktemp("recipe")
    spec = follow_add_a_game(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        patch.setenv("PYTHONPATH", str(folder))  # for the processes that checks start
        patch.setenv(registry.OWN_GAMES, spec)
        yield spec.partition("=")[0]
    for module in [name for name in sys.modules if name.partition(".")[0] == "gold_rush"]:
        del sys.modules[module]


@pytest.fixture(params=[{"players": 2}, {"players": 3}, {"players": 4}], ids=["2", "3", "4"])
def case(recipe: str, request: pytest.FixtureRequest) -> Case:
    options: Options = request.param
    return Case(registry.game(recipe), options, "a recipe")


def test_the_game_keeps_every_promise(case: Case) -> None:
    checks.declared(case)
    checks.copied(case)
    checks.round_trips(case)
    checks.secret(case)
    checks.fair(case)
    checks.answers(case, ledger.clauses(case.game.NAME))
    checks.undone(case)
    for seed in range(20):
        checks.ends(case._replace(seed=str(seed)))


def test_it_plays_the_same_in_every_process(recipe: str) -> None:
    case = Case(registry.game(recipe), {}, "a recipe")
    checks.deterministic(case, registry.everything()[recipe])


def test_the_contract_suite_finds_it_by_itself(recipe: str) -> None:
    assert recipe in registry.names()
    assert option_sets(recipe) == [{}]


def test_its_rules_are_found(recipe: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert ledger.title(recipe) == "Gold Rush"
    assert ledger.game_of("GR-TURN-03") == recipe
    assert run("rules", "GR-TURN-03") == 0
    assert "Nobody goes home with an empty purse." in capsys.readouterr().out


def test_it_is_listed_and_played_by_bots(
    recipe: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("games") == 0
    assert "gold_rush: Gold Rush, 5 clauses" in capsys.readouterr().out
    file = str(tmp_path / "played.json")
    assert run("play", recipe, "--seats", "greedy,random", "--save", file) == 0
    assert run("verify", file) == 0
    assert json.loads(Path(file).read_text())["game"] == recipe


# A line for Super Motherload ------------------------------------------------------------------


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    for name in FILES:
        shutil.copyfile(BUILT_IN / name, tmp_path / name)
    tile, minor = lines("add-a-super-motherload-bonus")
    add_line(tmp_path / "box.txt", "artifacts", tile)
    add_line(tmp_path / "achievements.txt", "minors", minor)
    return tmp_path


def test_a_tile_and_an_achievement_are_a_line_each(
    pack: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("content", "check", pack, "--game", "super_motherload") == 0
    assert "10 major and 21 minor achievements, 19 artifact tiles" in capsys.readouterr().out


def test_what_was_added_keeps_every_promise(pack: Path) -> None:
    game = registry.game("super_motherload")
    case = Case(game, {"players": 3, "content": str(pack)}, "a line more", stride=20)
    checks.declared(case)
    checks.copied(case)
    checks.round_trips(case)
    checks.fair(case)
    checks.answers(case, ledger.clauses(game.NAME))
    checks.undone(case)
    for seed in range(3):
        checks.ends(case._replace(seed=str(seed)))


def test_what_was_added_is_named_drawn_and_played(pack: Path) -> None:
    game = registry.game("super_motherload")
    options = game.settle({"players": 2, "content": str(pack)})
    catalogue = json.dumps(game.catalogue(options))
    assert "Powder Keg" in catalogue
    assert "Steady Hands" in catalogue
    content = game.new(options, "named").content
    tile = [artifact.name for artifact in content.artifacts].index("Powder Keg")
    used = False
    for seed in range(20):
        s = game.new(options, f"played {seed}")
        play_random(s, Rng.seeded(f"played {seed}"), game.max_answers(options))
        used = used or tile in s.used
        assert "Powder Keg" in game.label(s, "tile", tile)
    assert used, "nobody ever used the new tile"


# A bot ------------------------------------------------------------------------------------------


def test_the_bot_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "eager.py").write_text(files("add-a-bot")["eager.py"], encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    file = str(tmp_path / "played.json")
    command = ("play", "super_motherload", "--seats", "eager:Eager,random", "--seed", "a recipe")
    assert run(*command, "--save", file) == 0
    assert run("verify", file) == 0


# A language -------------------------------------------------------------------------------------

BUILT = shutil.ignore_patterns("client", "__pycache__")
NODE = "import build\nwith build.one_at_a_time(): build.install()\nprint(build.find_node()[0])"
"""Where it is; said in the client's folder, with what the client needs installed."""
LIST = """
import { build } from "vite";
const lib = { entry: "src/lib/languages.ts", formats: ["es"], fileName: "languages" };
await build({ configFile: false, logLevel: "silent", build: { outDir: "dist", lib } });
const { LANGUAGES, nameOf } = await import("./dist/languages.mjs");
const names = LANGUAGES.map((each) => [each, nameOf(each, "en")]);
console.log(JSON.stringify(Object.fromEntries(names)));
"""


def test_the_recipe_for_a_language_names_every_file_with_words() -> None:
    page = (PAGES / "add-a-language.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\S+)` \| `(\S+en\.ftl)` \|", page, re.MULTILINE)
    assert {english: own for own, english in rows} == language.PLACES
    rooms = [language.ROOT / "web" / "src", language.SOURCES]
    assert set(language.places()) == {file for room in rooms for file in room.rglob("*en.ftl")}


@pytest.fixture(scope="module")
def third(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The house with two languages more, a folder each: one laid as the recipe says and translated
    (into capitals, marked), and one that has a single word."""
    house = tmp_path_factory.mktemp("house")
    root = language.ROOT
    shutil.copytree(root / "src" / "headframe", house / "src" / "headframe", ignore=BUILT)
    shutil.copytree(root / "docs" / "rules", house / "docs" / "rules")
    languages = house / "src" / "headframe" / "languages"
    language.lay(languages / "xx")
    for file in (languages / "xx").rglob("*.ftl"):
        file.write_text(shouted(file.read_text(encoding="utf-8")), "utf-8")
    (languages / "yy").mkdir()
    (languages / "yy" / "browser.ftl").write_text("settings = ‹S›\n", "utf-8")
    (languages / "yy" / "terminal.ftl").write_text("left = ‹L›\n", "utf-8")
    return house


def shouted(source: str) -> str:
    """The same messages with ‹marks› around every text, in capitals."""

    class Shout(Transformer):
        def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
            node.value = re.sub(r"[A-Za-z]+", lambda word: f"‹{word[0].upper()}›", node.value)
            return node

    resource = FluentParser().parse(source)
    Shout().visit(resource)
    return FluentSerializer().serialize(resource)


def played(house: Path, data: Path, game: str, spoken: str, typed: str) -> list[str]:
    shown = subprocess.run(
        [
            *(sys.executable, "-c", "from headframe.cli import main; main()"),
            *("play", game, "--seats", "human,random", "--seed", "x", "--language", spoken),
        ],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env={
            **os.environ,
            "PYTHONPATH": str(house / "src"),
            "HEADFRAME_DATA": str(data),
            "PYTHONIOENCODING": "utf-8",
        },
    )
    assert shown.returncode == 0, shown.stderr
    return shown.stdout.splitlines()


@pytest.mark.parametrize("name", registry.GAMES)
def test_a_third_language_speaks_in_the_terminal(name: str, third: Path, tmp_path: Path) -> None:
    for line in played(third, tmp_path, name, "xx", "?\nrandom\nlog\ntable\nquit\n"):
        # Rules are not translated here, and say so by staying English; all else speaks.
        assert re.search(r"‹[A-Z]+›", line) or re.match(r"[A-Z]{2}-|\s*$|\s+\d+\.", line), line


def test_what_a_language_does_not_say_is_said_in_english(third: Path, tmp_path: Path) -> None:
    shown = played(third, tmp_path, "drillers", "yy", "log\nquit\n")
    assert "‹L›" in shown
    assert shown[-1].startswith("Your game is kept.")


def test_a_third_language_is_in_the_built_client(third: Path) -> None:
    """The module that lists the languages, built from this house by the client's own tool."""
    web, own = language.ROOT / "web", third / "web"
    for path in ("src/lib/languages.ts", "src/locales/en.ftl"):
        (own / path).parent.mkdir(parents=True)
        shutil.copyfile(web / path, own / path)
    (own / "node_modules").symlink_to(web / "node_modules")
    (own / "list.mjs").write_text(LIST, encoding="utf-8")
    found = subprocess.run(
        [sys.executable, "-c", NODE], cwd=web, capture_output=True, text=True, check=True
    )
    done = subprocess.run(
        [found.stdout.strip(), "list.mjs"], cwd=own, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {
        "en": "English",
        "ru": "Русский (Russian)",
        "xx": "Xx",
        "yy": "Yy",
    }


def test_a_third_language_has_all_messages_of_the_others(third: Path) -> None:
    folder = third / "src" / "headframe" / "languages"
    for name in registry.GAMES:
        files = {each: [folder / each / name / "game.ftl"] for each in ("xx", "ru")}
        russian, laid = read_messages(files["ru"], "ru"), read_messages(files["xx"], "xx")
        assert set(russian) - set(laid) == set()
