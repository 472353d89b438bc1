"""The folder of a language: where its words stand, and how a new one begins.

    ./x language de     lays `src/headframe/languages/de`, all of it in English, to be translated

English stands beside what says it; PLACES says which file of a language's folder has the same in
another. Refusals and errors are English in the code (core/sentence.py), names of things in the
content: a translation has messages for both, which begin with ``said-`` and ``word-``.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from headframe import ledger, registry
from headframe.core.sentence import sentence_id
from headframe.core.speech import ENGLISH, TRANSLATIONS, message_id

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = ROOT / "src" / "headframe"
PLACES: Final = {
    "web/src/locales/en.ftl": "browser.ftl",
    "src/headframe/locales/en.ftl": "shared.ftl",
    "src/headframe/terminal/locales/en.ftl": "terminal.ftl",
    "src/headframe/games/{game}/show/locales/en.ftl": "{game}/game.ftl",
    "src/headframe/games/{game}/show/locales/terminal/en.ftl": "{game}/terminal.ftl",
    "web/src/games/{game}/en.ftl": "{game}/board.ftl",
    "web/src/games/{game}/learn.en.ftl": "{game}/learn.ftl",
    "web/src/games/{game}/lessons.en.ftl": "{game}/lessons.ftl",
    "web/src/games/{game}/legend.en.ftl": "{game}/legend.ftl",
}
"""Where the English stands, and where in its folder another language has the same."""
SAYS: Final = {
    "Refusal": 1,
    "Sentence": 0,
    "TableRefusal": 0,
    "Problem": 2,
    "BadOption": 0,
    "BadRecord": 0,
    "Mismatch": 0,
    "BadName": 0,
    "CannotUndo": 0,
    "Unplayable": 0,
    "NewerRules": 0,
    "NotShown": 0,
    "NoStep": 0,
    "Wrong": 0,
}
"""Whose argument is a sentence, and which one."""
PASSED_ON: Final = {"core/refusal.py", "core/sentence.py"}


def places(root: Path = ROOT) -> dict[Path, str]:
    """Every English file with words, and its namesake in the folder of a language."""
    found = {}
    for english, own in PLACES.items():
        for game in registry.GAMES if "{game}" in english else [""]:
            path = root / english.format(game=game)
            if path.is_file():
                found[path] = own.format(game=game)
    return found


def file_in(language: str, own: str) -> Path:
    """A file of a language's folder (``drillers/learn.ftl``), or where English has the same."""
    if language != ENGLISH:
        return TRANSLATIONS / language / own
    return next(path for path, name in places().items() if name == own)


def said(source: str) -> Iterator[str | None]:
    """The sentences of a module; None for one that is put together and cannot be found."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            at = SAYS.get(node.func.id)
            if at is not None and len(node.args) > at:
                sentence = node.args[at]
                yield str(sentence.value) if isinstance(sentence, ast.Constant) else None


def sentences(room: Path) -> dict[str, str]:
    """What a game says that its files of words do not have, or with SOURCES all but the games."""
    found: dict[str, str] = {}
    for path in sorted(room.rglob("*.py")):
        name = path.relative_to(SOURCES).as_posix()
        if name in PASSED_ON or (room == SOURCES and name.startswith("games/")):
            continue
        for sentence in said(path.read_text(encoding="utf-8")):
            assert sentence is not None, f"{name}: a sentence is a literal, with {{fields}}"
            found[sentence_id(sentence)] = sentence
    return found


def names(game: str) -> dict[str, str]:
    """The things of a game, by the message that names each, in English."""
    played = registry.game(game)
    s = played.new(played.settle({}), "names")
    return {
        message_id("word", vocabulary, word.get("key", word["id"])): word["name"]
        for vocabulary, words in played.words(s).items()
        for word in words.values()
        if "name" in word
    }


def messages(english: dict[str, str]) -> str:
    """As a Fluent file has them."""
    fluent = {name: re.sub(r"{(\w+)}", r"{ $\1 }", text) for name, text in english.items()}
    return "".join(f"{name} = {text}\n" for name, text in sorted(fluent.items()))


def lay(folder: Path) -> None:
    """Everything that is said, in English."""
    for path, own in places().items():
        text = path.read_text(encoding="utf-8")
        if own == "shared.ftl":
            text += "\n" + messages(sentences(SOURCES))
        elif own.endswith("/game.ftl"):
            game = own.partition("/")[0]
            known = set(re.findall(r"^[\w-]+(?= =)", text, re.MULTILINE))
            more = {**sentences(SOURCES / "games" / game), **names(game)}
            text += "\n" + messages({name: more[name] for name in more.keys() - known})
        file = folder / own
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    for game in registry.GAMES:
        title = ledger.title(game)
        (folder / game / "rules.md").write_text(f"# {title}\n", encoding="utf-8")


def main(arguments: list[str]) -> int:
    match arguments:
        case [language] if re.fullmatch("[a-z]{2,3}(-[A-Z]{2})?", language) and language != ENGLISH:
            folder = TRANSLATIONS / language
        case _:
            print("usage: ./x language de (its code, as browsers know it)", file=sys.stderr)
            return 2
    if folder.exists():
        print(f"{folder} is there already", file=sys.stderr)
        return 2
    lay(folder)
    print(f"{folder}: translate what is in it; docs/recipes/add-a-language.md says the rest")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
