"""The command line: ``headframe games``, ``play``, ``replay``, ``verify``, ``rules``."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import App, CycloptsError, Parameter

from headframe import __version__, ledger, registry
from headframe.arena import commands as arena_commands
from headframe.arena.records import kept_record
from headframe.arena.schedule import BadRun
from headframe.bots import specs
from headframe.bots.bot import Player
from headframe.bots.settings import BadBot
from headframe.build_info import build
from headframe.core.choice import Answer
from headframe.core.game import Game
from headframe.core.options import BadOption, Value
from headframe.core.part import Json
from headframe.core.record import BadRecord, Record, read, write
from headframe.core.replay import Mismatch, steps, verify
from headframe.core.rng import Rng
from headframe.core.session import Session
from headframe.core.speech import Language
from headframe.core.view import shown_event
from headframe.kit.content import ContentError
from headframe.terminal import HUMAN, Bot, Quit, Screen, Table, clause_text

BAD_INPUT: Final = 2
OPPONENT: Final = "level2"

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
app.command(arena)
content = App(name="content", help="Content packs: boards and cards of your own.")
app.command(content)


class Wrong(ValueError):
    """Bad input: one message, exit code 2, nothing written."""


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


@app.command
def play(
    game: str,
    *,
    seats: Annotated[str, Parameter(help="who sits where: human or a bot, with commas")] = "",
    option: Annotated[tuple[str, ...], Parameter(help="NAME=VALUE, as often as needed")] = (),
    seed: Annotated[str | None, Parameter(help="fix the dice; otherwise they are secret")] = None,
    save: Annotated[Path | None, Parameter(help="write the record here at the end")] = None,
    language: Annotated[Language, Parameter(help="of names and of the log")] = "en",
) -> None:
    """Play in the terminal. Without --seats you have the first seat, bots have the others."""
    played = registry.game(game)
    if save is not None and not save.parent.is_dir():
        raise Wrong(f"--save: there is no folder {save.parent}")
    options = dict(_named(text) for text in option)
    sitting = [word.strip() for word in seats.split(",") if word.strip()]
    if sitting and "players" not in options and any(o.name == "players" for o in played.OPTIONS):
        options["players"] = str(len(sitting))
    session = Session(played, options, seed)
    bots = _seated(sitting, len(session.names), session)
    table = Table(session, bots, Screen(print, input), language)
    try:
        table.play()
    except (Quit, EOFError, KeyboardInterrupt):
        print("\nLeft before the end.")
    if save is not None:
        save.write_bytes(write(session.record()))
        print(f"The record is in {save}.")


@app.command
def replay(
    record: Path,
    *,
    step: Annotated[int | None, Parameter(help="show the table after this many answers")] = None,
    seat: Annotated[int | None, Parameter(help="look from this seat; otherwise as all see")] = None,
) -> None:
    """Tell a finished game answer by answer, or show one position of it."""
    read_record, game = _record(record)
    _tell(read_record, game, step, seat)


def _tell(read_record: Record, game: Game[Any], step: int | None, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < len(read_record.seats):
        raise Wrong(f"--seat: {seat} is not from 0 to {len(read_record.seats) - 1}")
    if step is not None and not 0 <= step <= len(read_record.answers):
        raise Wrong(f"--step: {step} is not from 0 to {len(read_record.answers)}")
    for number, session in enumerate(steps(game, read_record)):
        if step is not None and number < step:
            continue
        if number == step:
            print(game.text(session.state, seat))
            return
        if number:
            said, key, _ = read_record.answers[number - 1]
            print(f"{number:>5}  {read_record.seats[said]}: {key}")
        for event in session.events():
            shown = _object(shown_event(event, seat, session.state.teams))
            told = game.story(session.state, shown, names=read_record.seats, you=seat)
            if told:
                print(f"       · {told}")
    if step is None:
        print(game.text(session.state, seat))


@arena.command
def show(
    folder: Annotated[Path, Parameter(help="the --out of a run")],
    game_id: Annotated[str, Parameter(help="as `headframe arena games FOLDER` lists it")],
    *,
    step: Annotated[int | None, Parameter(help="show the table after this many answers")] = None,
    seat: Annotated[int | None, Parameter(help="look from this seat; otherwise as all see")] = None,
    save: Annotated[Path | None, Parameter(help="write its record here, for the browser")] = None,
) -> None:
    """Tell one game of an arena run, or save its record to replay it elsewhere."""
    record = kept_record(folder, game_id)
    if save is not None:
        save.write_bytes(write(record))
        print(f"The record is in {save}.")
        return
    _tell(record, registry.game(record.game), step, seat)


@app.command(name="verify")
def verify_record(record: Path) -> None:
    """Check the revealed seed against its seal, and every answer against the rules."""
    read_record, game = _record(record)
    session = verify(game, read_record)
    result = session.result()
    assert result is not None
    print(f"{record}: sound. {game.TITLE}, {len(session.answers)} answers, all legal;")
    print(f"the seed fits its seal {read_record.commitment[:16]}; scores {list(result.scores)}.")


@app.command
def rules(
    what: Annotated[str, Parameter(help="a clause, e.g. SM-DRILL-04, or a game")],
    *,
    language: Annotated[Language, Parameter(help="of the rules")] = "en",
) -> None:
    """Print a clause of the rules, or all of a game's."""
    if what in ledger.games():
        for clause in ledger.clauses(what, language).values():
            print(f"{clause.id}: {clause.text}")
        return
    ledger.clause(what.upper())
    print(clause_text(what, language))


@app.command
def serve(
    *,
    host: Annotated[str, Parameter(help="address to listen on")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="0 takes a free one")] = 8000,
    browser: Annotated[bool, Parameter(help="open it", negative=())] = False,
) -> None:
    """Serve the app: tables in the browser, for this machine or, with --host, for others too."""
    if not 0 <= port <= 65535:
        raise Wrong(f"--port: {port} is not from 0 to 65535")
    try:
        from headframe.server.serve import main as serve_app
    except ImportError as error:
        raise Wrong(f"serving needs {error.name} (pip install headframe[server])") from error
    raise SystemExit(serve_app(host, port, open_browser=browser))


@app.command
def backup(file: Path) -> None:
    """Save all tables of this server's database into one file, while it runs."""
    with _hosting() as hosting:
        print(f"{file}: {hosting.told(hosting.back_up_now(file))}.")


@app.command
def restore(file: Path) -> None:
    """Fill an empty database of this server from a backup, of this release or an older one."""
    with _hosting() as hosting:
        print(f"{hosting.database()}: {hosting.told(hosting.restore_now(file))}.")


@contextlib.contextmanager
def _hosting() -> Iterator[Any]:
    """What a server's owner does; only whoever hosts has the libraries for it."""
    try:
        from headframe.server import hosting
    except ImportError as error:
        raise Wrong(f"this needs {error.name} (pip install headframe[server])") from error
    try:
        yield hosting
    except hosting.TROUBLES as error:
        raise Wrong(str(error)) from error


@content.command
def check(folder: Path, *, game: str = "super_motherload") -> None:
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


def _named(text: str) -> tuple[str, Value]:
    name, equals, value = text.partition("=")
    if not equals:
        raise Wrong(f"--option {text}: write NAME=VALUE")
    return name.strip(), value.strip()


def _seated(sitting: list[str], count: int, session: Session) -> list[Bot | None]:
    if not sitting:
        sitting = [HUMAN] + [OPPONENT] * (count - 1)
    if len(sitting) != count:
        raise Wrong(f"--seats: {len(sitting)} named, {count} play")
    return [_bot(word, seat, session) for seat, word in enumerate(sitting)]


def _bot(word: str, seat: int, session: Session) -> Bot | None:
    if word == HUMAN:
        return None
    rng = Rng.seeded(session.seed, f"bot {seat}")
    player = Player(session.game, seat, specs.make(word, rng, session.game.NAME), rng)

    def answer(playing: Session, _: int) -> tuple[str, Answer]:
        return player.answer(playing.state)

    return answer


def _record(path: Path) -> tuple[Record, Game[Any]]:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Wrong(f"{path}: {error.strerror}") from error
    try:
        record = read(data)
    except BadRecord as error:
        raise Wrong(f"{path}: {error}") from error
    return record, registry.game(record.game)


def _object(value: Json) -> dict[str, Json]:
    assert isinstance(value, dict)
    return value


@contextlib.contextmanager
def _plain_errors() -> Iterator[None]:
    """Bad input of any kind ends in one sentence and exit code 2."""
    try:
        yield
    except BAD as error:
        print(f"headframe: {error}", file=sys.stderr)
        raise SystemExit(BAD_INPUT) from None
    except BrokenPipeError:  # the reader of our output has gone, as with `| head`
        raise SystemExit(0) from None


def main(arguments: list[str] | None = None) -> None:
    # Bots and games of one's own are found in the folder one stands in; last, to hide nothing.
    if "" not in sys.path and (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)
    with _plain_errors():
        app(arguments, exit_on_error=False, print_error=False)
