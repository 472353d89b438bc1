"""The commands of games in the terminal: ``headframe play``, ``resume`` and ``replay``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias, TypeVar

from cyclopts import Parameter

from headframe import registry
from headframe.bots import specs
from headframe.bots.advice import Advised, Kept, advise
from headframe.bots.bot import Player
from headframe.bots.observation import Observation
from headframe.core.choice import Answer
from headframe.core.game import Game
from headframe.core.options import Value
from headframe.core.part import Json
from headframe.core.record import BadRecord, Record, read, read_answer, write
from headframe.core.replay import Filmed, steps
from headframe.core.rng import Rng
from headframe.core.sentence import Said
from headframe.core.session import Session
from headframe.core.speech import ENGLISH, LANGUAGES, Language
from headframe.core.view import shown_event
from headframe.core.window import Orders
from headframe.terminal.saved import load
from headframe.terminal.table import HUMAN, Advice, Bot, Planned, Quit, Screen, Table
from headframe.terminal.voice import Voice, own_texts

OPPONENT: Final = "level2"
SEAT_HELP: Final = "look from this seat, the first is 1; otherwise as all see"
T = TypeVar("T")


def _spoken(_: object, language: str) -> None:
    if language not in LANGUAGES:
        choices = ", ".join(f'"{each}"' for each in LANGUAGES)
        raise ValueError(f"Choose from: {choices}.")


Spoken: TypeAlias = Annotated[
    Language,
    Parameter(help=f"of all that is said: {', '.join(LANGUAGES)}", validator=_spoken),
]


class Wrong(Said):
    """Bad input: one message, exit code 2, nothing written."""


def play(
    game: str,
    *,
    seats: Annotated[str, Parameter(help="who sits where: human or a bot, with commas")] = "",
    option: Annotated[tuple[str, ...], Parameter(help="NAME=VALUE, as often as needed")] = (),
    seed: Annotated[str | None, Parameter(help="fix the dice; otherwise they are secret")] = None,
    save: Annotated[Path | None, Parameter(help="write the record here at the end")] = None,
    language: Spoken = ENGLISH,
) -> None:
    """Play in the terminal. Without --seats you have the first seat, bots have the others."""
    played = registry.game(game)
    _check(save)
    options = dict(_named(text) for text in option)
    sitting = [word.strip() for word in seats.split(",") if word.strip()]
    if sitting and "players" not in options and any(o.name == "players" for o in played.OPTIONS):
        options["players"] = str(len(sitting))
    count = played.seats(played.settle(options))
    if not sitting:
        sitting = [HUMAN] + [OPPONENT] * (count - 1)
    if len(sitting) != count:
        raise Wrong("--seats: {named} named, {count} play", named=len(sitting), count=count)
    _sit_down(Session(played, options, seed, _names(sitting, language)), sitting, save, language)


def resume(
    file: Annotated[Path | None, Parameter(help="the saved game; otherwise the last one")] = None,
    *,
    save: Annotated[Path | None, Parameter(help="write the record here at the end")] = None,
    language: Spoken = ENGLISH,
) -> None:
    """Go on with a game that was saved, or left, in the terminal."""
    _check(save)
    path = file or _last_kept()
    record, sitting, orders = _loaded(path, load)
    if len(sitting) != len(record.seats):
        raise Wrong(
            "{file}: {sitting} sit at the table, {count} play",
            file=str(path),
            sitting=len(sitting),
            count=len(record.seats),
        )
    if record.result is not None:
        raise Wrong("{file}: this game is over", file=str(path))
    session = list(steps(registry.game(record.game), record))[-1]
    _sit_down(session, sitting, save, language, orders)


def replay(
    record: Path,
    *,
    step: Annotated[int | None, Parameter(help="show the table after this many answers")] = None,
    seat: Annotated[int | None, Parameter(help=SEAT_HELP)] = None,
    language: Spoken = ENGLISH,
) -> None:
    """Tell a finished game answer by answer, or show one position of it."""
    found, game = read_record(record)
    tell(found, game, step, seat, language)


def tell(
    record: Record, game: Game[Any], step: int | None, seat: int | None, language: Language
) -> None:
    """A game from its record; ``seat`` counts from 1."""
    if seat is not None and not 1 <= seat <= len(record.seats):
        raise Wrong("--seat: {seat} is not from 1 to {most}", seat=seat, most=len(record.seats))
    if step is not None and not 0 <= step <= len(record.answers):
        raise Wrong("--step: {step} is not from 0 to {most}", step=step, most=len(record.answers))
    viewer = None if seat is None else seat - 1
    for number, session in enumerate(steps(game, record)):
        if number == step:
            print("\n".join(Voice(session, language, viewer).table()))
            return
        if step is not None:
            continue
        for told in _told(session, record, language, viewer):
            print(f"       {told}")
        if number < len(record.answers):
            print(f"{number + 1:>5}  {_said(session, record, number, language, viewer)}")
    print("\n".join(Voice(session, language, viewer).table()))


def _told(
    session: Session, record: Record, language: Language, viewer: int | None
) -> Iterator[str]:
    if isinstance(session, Filmed):
        yield from session.told(viewer)  # in the words of then
        return
    for event in session.events():
        shown = _object(shown_event(event, viewer, session.state.teams))
        told = session.game.story(session.state, shown, language, record.seats, viewer)
        if told:
            yield told


def _said(
    session: Session, record: Record, number: int, language: Language, viewer: int | None
) -> str:
    """Who answered what. The answer is for the seat that gave it; others see what follows."""
    seat, key, raw = record.answers[number]
    voice = Voice(session, language, viewer)
    asked = [d for d in session.state.open_decisions if (d.seat, d.key) == (seat, key)]
    line = f"{record.seats[seat]}: {voice.question(asked[0]) if asked else key}"
    if asked and seat == viewer:
        return f"{line} {voice.answer(asked[0], read_answer(raw))}"
    return line


def read_record(path: Path) -> tuple[Record, Game[Any]]:
    """A record from a file, and its game. Raises Wrong."""
    record = _loaded(path, read)
    return record, registry.game(record.game)


def _loaded(path: Path, reads: Callable[[bytes], T]) -> T:
    """What a file holds, or one sentence about it."""
    try:
        return reads(path.read_bytes())
    except OSError as error:
        raise Wrong("{file}: {why}", file=str(path), why=str(error.strerror)) from error
    except BadRecord as error:
        raise Wrong("{file}: {why}", file=str(path), why=error.sentence) from error


def _check(save: Path | None) -> None:
    if save is not None and not save.parent.is_dir():
        raise Wrong("--save: there is no folder {folder}", folder=str(save.parent))


def _named(text: str) -> tuple[str, Value]:
    name, equals, value = text.partition("=")
    if not equals:
        raise Wrong("--option {text}: write NAME=VALUE", text=text)
    return name.strip(), value.strip()


def _names(sitting: list[str], language: Language) -> list[str]:
    """Players and bots, counted from 1 as people count."""
    say = own_texts(language).say
    return [
        say("player" if word == HUMAN else "bot", {"number": seat})
        for seat, word in enumerate(sitting, start=1)
    ]


def _sit_down(
    session: Session,
    sitting: list[str],
    save: Path | None,
    language: Language,
    orders: list[Orders] | None = None,
) -> None:
    bots = [_bot(word, seat, session) for seat, word in enumerate(sitting)]
    keep = _kept_file(session) if HUMAN in sitting else None
    screen = Screen(print, input)
    table = Table(
        session,
        bots,
        screen,
        language,
        adviser=_adviser(),
        sitting=sitting,
        orders=orders,
        keep=keep,
    )
    say = own_texts(language).say
    try:
        table.play()
    except (Quit, EOFError, KeyboardInterrupt):
        print("\n" + say("left", {}))
    if keep is not None and keep.exists():
        if session.over:
            keep.unlink()
        else:
            print(say("kept", {"file": str(keep)}))
    if save is not None:
        save.write_bytes(write(session.record()))
        print(say("written", {"file": str(save)}))


def _bot(word: str, seat: int, session: Session) -> Bot | None:
    if word == HUMAN:
        return None
    rng = Rng.seeded(session.seed, f"bot {seat}")
    player = Player(session.game, seat, specs.make(word, rng, session.game.NAME), rng)

    def answer(playing: Session, _: int) -> tuple[str, Answer]:
        return player.answer(playing.state)

    return answer


def _adviser() -> Callable[[Session, int], list[Advice]]:
    """What a bot thinks that sees what the seat sees; it goes on with its plan of the turn."""
    plans: dict[int, Kept] = {}

    def advice(session: Session, seat: int) -> list[Advice]:
        step = len(session.answers)
        rng = Rng.seeded(session.seed, f"hint {step}")
        seen = Observation.of(session.game, session.state, seat, rng)
        kept = plans.get(seat, Kept(step, []))
        left = kept.left(seat, session.answers[kept.step :]) if kept.step <= step else []
        found = advise(seen, rng, kept=left)
        plans[seat] = Kept(step, [(one.key, one.answer) for one in found.answers[0].plan])
        return [_said_advice(each, found.usual) for each in found.answers]

    return advice


def _said_advice(advised: Advised, usual: float | None) -> Advice:
    chance = None if advised.chance is None else round(100 * advised.chance)
    gain = 0 if chance is None or usual is None else max(0, chance - round(100 * usual))
    plan = [
        Planned(one.key, one.answer, one.choice, one.asked)
        for one in advised.plan[1:]
        if not one.passes
    ]
    return Advice(advised.key, advised.answer, chance, gain, plan, advised.reasons)


def _kept_folder() -> Path:
    from headframe.server.settings import data_folder

    return data_folder() / "terminal"


def _kept_file(session: Session) -> Path:
    """Where a game of people is kept while it lasts: a file for each game, known by its seal."""
    folder = _kept_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{session.game.NAME}-{session.record().commitment[:12]}.json"


def _last_kept() -> Path:
    found = sorted(_kept_folder().glob("*.json"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise Wrong("no game was left in the terminal; headframe play begins one")
    return found[-1]


def _object(value: Json) -> dict[str, Json]:
    assert isinstance(value, dict)
    return value
