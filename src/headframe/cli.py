"""The command line: ``headframe games``, ``play``, ``replay``, ``analyse``, ``verify`` …."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import App, CycloptsError, Parameter

from headframe import __version__, analyse, ledger, play, registry
from headframe.academy import commands as academy_commands
from headframe.arena import commands as arena_commands
from headframe.arena.records import kept_record
from headframe.arena.schedule import BadRun
from headframe.bots import specs
from headframe.bots.settings import BadBot
from headframe.build_info import build
from headframe.core.options import BadOption
from headframe.core.record import BadRecord, write
from headframe.core.replay import Mismatch
from headframe.core.replay import check as verified
from headframe.core.sentence import Said
from headframe.core.speech import COMMON, ENGLISH, SHARED, Speech, known, texts
from headframe.kit.content import ContentError
from headframe.play import Wrong
from headframe.train import commands as train_commands

BAD_INPUT: Final = 2
NOTICED: Final = 1

app = App(
    name="headframe",
    help="Three board games that dig: play them, check them, study them.",
    version=f"headframe {__version__} ({build()})",
)
arena = App(name="arena", help="Let bots play each other: strength, ratings, balance.")
arena.command(arena_commands.match)
arena.command(arena_commands.ladder)
arena.command(arena_commands.balance)
arena.command(arena_commands.games)
arena.command(arena_commands.report)
app.command(arena)
lessons = App(name="lessons", help="Lessons: real positions with a goal, as data.")
lessons.command(academy_commands.draft)
app.command(lessons)
puzzles = App(name="puzzles", help="Puzzles: find the best move.")
puzzles.command(academy_commands.mine)
puzzles.command(academy_commands.check)
app.command(puzzles)
content = App(name="content", help="Content packs: boards and cards of your own.")
app.command(content)


BAD: Final = (
    Wrong,
    BadOption,
    BadRecord,
    BadRun,
    ContentError,
    CycloptsError,
    LookupError,
    Mismatch,
    BadBot,
)
"""Every way in which what was typed can be wrong."""


@app.command
def games() -> None:
    """List the games and their options."""
    for name in registry.names():
        game = registry.game(name)
        clauses = len(ledger.clauses(name)) if name in ledger.games() else 0
        print(f"{name}: {game.TITLE}, {clauses} clauses")
        for option in game.OPTIONS:
            shown = "" if option.default in ("", [], None) else f", {option.default} by default"
            print(f"    {option.name}: {option.meaning} ({option.wanted()}{shown})")


app.command(train_commands.chances)
app.command(train_commands.train)
app.command(train_commands.tune)
app.command(play.play)
app.command(play.resume)
app.command(play.replay)
app.command(analyse.analyse)


@arena.command
def show(
    folder: Annotated[Path, Parameter(help="the --out of a run")],
    game_id: Annotated[str, Parameter(help="as `headframe arena games FOLDER` lists it")],
    *,
    step: Annotated[int | None, Parameter(help="show the table after this many answers")] = None,
    seat: Annotated[int | None, Parameter(help=play.SEAT_HELP)] = None,
    save: Annotated[Path | None, Parameter(help="write its record here, for the browser")] = None,
    language: play.Spoken = ENGLISH,
) -> None:
    """Tell one game of an arena run, or save its record to replay it elsewhere."""
    record = kept_record(folder, game_id)
    if save is not None:
        save.write_bytes(write(record))
        print(f"The record is in {save}.")
        return
    play.tell(record, registry.game(record.game), step, seat, language)


@arena.command
def export(
    folder: Annotated[Path, Parameter(help="the --out of a run")],
    out: Annotated[Path, Parameter(help="a folder for the Parquet files")],
) -> None:
    """Write every decision of a run: what was seen, legal and done, and what came of it."""
    from headframe.research.export import export as exported  # numpy is an extra

    for path in exported(folder, out):
        print(f"wrote {path}")


@app.command(name="verify")
def verify_record(record: Path) -> None:
    """Check the revealed seed against its seal, and every answer against the rules."""
    read_record, game = play.read_record(record)
    found = verified(game, read_record)
    missing = [checked for checked in found if checked.session is None]
    if len(missing) == len(found):
        raise Wrong("{file}: {why}", file=str(record), why=str(missing[0].why))
    answers = sum(len(checked.part.answers) for checked in found if checked.session is not None)
    print(f"{record}: sound. {game.TITLE}, {answers} answers, all legal;")
    print(f"the seed fits its seal {read_record.commitment[:16]}; ", end="")
    last = found[-1].session
    result = last.result() if last is not None else None
    print(f"scores {list(result.scores)}." if result is not None else "the end is not checked.")
    for checked in missing:
        print(f"Not checked here: {checked.part.told()}.")


@app.command
def rules(
    what: Annotated[str, Parameter(help="a clause, e.g. SM-DRILL-04, or a game")],
    *,
    language: play.Spoken = ENGLISH,
) -> None:
    """Print a clause of the rules, or all of a game's."""
    if what in ledger.games():
        for clause in ledger.clauses(what, language).values():
            print(f"{clause.id}: {clause.plain}")
        return
    found = ledger.clause(what.upper(), language)
    print(f"{found.id}: {found.plain}")


@app.command
def serve(
    *,
    host: Annotated[str, Parameter(help="address to listen on")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="0 takes a free one")] = 8000,
    browser: Annotated[bool, Parameter(help="open it", negative=())] = False,
) -> None:
    """Serve the app: tables in the browser, for this machine or, with --host, for others too."""
    if not 0 <= port <= 65535:
        raise Wrong("--port: {port} is not from 0 to 65535", port=str(port))
    try:
        from headframe.server.serve import main as serve_app
    except ImportError as error:
        needs = f"serving needs {error.name} (pip install headframe[server])"
        raise Wrong("{why}", why=needs) from error
    raise SystemExit(serve_app(host, port, open_browser=browser))


@app.command
def backup(file: Path) -> None:
    """Save all tables of this server's database into one file, while it runs."""
    with _hosting() as hosting:
        print(f"{file}: {hosting.in_words(hosting.back_up_now(file))}.")


@app.command
def restore(file: Path) -> None:
    """Fill an empty database of this server from a backup, of this release or an older one."""
    with _hosting() as hosting:
        print(f"{hosting.database()}: {hosting.in_words(hosting.restore_now(file))}.")


@app.command(name="check")
def check_data(
    data: Annotated[str, Parameter(help="the folder, the SQLite file or the database's URL")],
) -> None:
    """Say what this release would meet in a server's data, before it is updated. Changes nothing,
    and the server may run. Exit code 0: nobody will notice the update; 1: somebody will, as it
    says; 2: this release would not start on it."""
    with _hosting() as hosting:
        said, unnoticed = hosting.check_now(data)
    print(*said, sep="\n")
    raise SystemExit(0 if unnoticed else NOTICED)


@contextlib.contextmanager
def _hosting() -> Iterator[Any]:
    """What a server's owner does; only whoever hosts has the libraries for it."""
    try:
        from headframe.server import hosting
    except ImportError as error:
        needs = f"this needs {error.name} (pip install headframe[server])"
        raise Wrong("{why}", why=needs) from error
    try:
        yield hosting
    except hosting.TROUBLES as error:
        raise Wrong("{why}", why=str(error)) from error


@content.command
def check(folder: Path, *, game: str) -> None:
    """Check a folder of content files; errors name file, line and field."""
    print(registry.game(game).read_pack(folder))


@app.command
def bots() -> None:
    """List the bots that can be seated."""
    for name, kind in specs.KINDS.items():
        print(f"{name}: {kind.help}")
        for setting, meaning in kind.settings.items():
            print(f"    {setting}={meaning.default}: {meaning.help}")
    usual = specs.levels()
    for name, spec in usual.items():
        print(f"{name}: {spec}")
        for game in registry.everything():
            if (own := specs.levels(game)[name]) != spec:
                print(f"    in {game}: {own}")


@contextlib.contextmanager
def _plain_errors(language: str) -> Iterator[None]:
    """Bad input of any kind ends in one sentence and exit code 2."""
    try:
        yield
    except BAD as error:
        print(f"headframe: {_told(error, language)}", file=sys.stderr)
        raise SystemExit(BAD_INPUT) from None
    except BrokenPipeError:  # the reader of our output has gone, as with `| head`
        raise SystemExit(0) from None


def _told(error: Exception, language: str) -> str:
    """In the language that was asked for, where the sentence has words in it."""
    if language == ENGLISH or not isinstance(error, Said):
        return str(error)
    said = Speech(texts(COMMON, language, SHARED), {}, {}).phrase(error.sentence.phrase())
    return f"{said} [{error.clause}]" if error.clause else said


def _language(arguments: list[str]) -> str:
    """Of what is said about arguments that cannot even be read."""
    for word, following in zip(arguments, [*arguments[1:], ""], strict=True):
        if word.startswith("--language"):
            return known(word.partition("=")[2] or following)
    return ENGLISH


def main(arguments: list[str] | None = None) -> None:
    """The command line."""
    # Bots and games of one's own are found in the folder one stands in; last, to hide nothing.
    if "" not in sys.path and (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)
    with _plain_errors(_language(sys.argv[1:] if arguments is None else arguments)):
        app(arguments, exit_on_error=False, print_error=False)
