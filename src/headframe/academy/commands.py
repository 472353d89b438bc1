"""``headframe lessons`` and ``headframe puzzles``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from headframe import registry
from headframe.academy import mining
from headframe.academy.drafting import NoLesson, as_toml
from headframe.academy.drafting import draft as drafted
from headframe.academy.exercises import PUZZLES, Found, Mine
from headframe.academy.goals import Condition
from headframe.build_info import commit
from headframe.core.record import read


def draft(
    record: Path,
    *,
    step: Annotated[int, Parameter(help="begin after so many answers")],
    goal: Annotated[tuple[str, ...], Parameter(help="an event, or EVENT=TIMES")],
    id: Annotated[str, Parameter(help="what the lesson is called")],  # noqa: A002
    turns: Annotated[int, Parameter(help="of the learner, to reach it in")] = 1,
) -> None:
    """Print a lesson made from a finished game, for the file of lessons."""
    try:
        played = read(record.read_bytes())
    except OSError as error:
        raise NoLesson(f"{record}: {error.strerror}") from error
    conditions = [_condition(each) for each in goal]
    made = drafted(registry.game(played.game), played, step, id, conditions, turns)
    print(as_toml(made))


def mine(
    game: str,
    *,
    games: Annotated[int, Parameter(help="of bots, to look through")] = 10,
    seed: Annotated[str, Parameter(help="names the deals")] = "puzzles",
    players: Annotated[int, Parameter(help="at the table")] = 2,
    out: Annotated[Path | None, Parameter(help="a file; without, that of the package")] = None,
    add: Annotated[bool, Parameter(help="keep those that were there", negative=())] = False,
) -> None:
    """Look for positions in which one answer is clearly best, and store them as puzzles. Those that
    were there are replaced, or kept with --add and another seed."""
    made, path = registry.game(game), out or PUZZLES / f"{game}.json"
    before = msgspec.json.decode(path.read_bytes(), type=Mine) if add else None
    options = {"players": players}
    command = f"headframe puzzles mine {game} --games {games} --seed {seed} --players {players}"

    def tell(puzzle: Found) -> None:
        best = puzzle.moves[0]
        where = f"{puzzle.game}, after {puzzle.step} answers"
        print(f"{where}: {best.key} {best.answer}, ahead by {puzzle.gap}", flush=True)

    provenance = f"{command} (commit {commit()})"
    found = mining.mine(made, options, games, seed, provenance, tell, before=before)
    path.write_bytes(msgspec.json.encode(found.mine) + b"\n")
    print(
        f"{path}: {len(found.mine.puzzles)} puzzles; {found.looked} questions looked at, "
        f"{found.searched} searched"
    )


def check(
    game: str,
    *,
    most: Annotated[int, Parameter(help="so many of them; 0: all")] = 0,
    file: Annotated[Path | None, Parameter(help="of puzzles; without, that of the package")] = None,
    drop: Annotated[bool, Parameter(help="take out what does not hold", negative=())] = False,
) -> None:
    """Whether a stronger search agrees with the puzzles of a game."""
    made, path = registry.game(game), file or PUZZLES / f"{game}.json"
    stored = msgspec.json.decode(path.read_bytes(), type=Mine)
    doubtful: list[str] = []
    looked = [stored.puzzle(each) for each in stored.puzzles][: most or None]
    for puzzle in looked:
        ahead = mining.confirmed(made, puzzle, mining.STRONG)
        if ahead < mining.HELD:
            doubtful.append(puzzle.id)
        word = "holds" if ahead >= mining.HELD else "doubtful"
        print(f"{puzzle.id}: {word}, ahead by {ahead:.3f} (mined {puzzle.gap})", flush=True)
    print(f"{game}: {len(looked) - len(doubtful)} of {len(looked)} hold")
    if drop and doubtful:
        path.write_bytes(msgspec.json.encode(mining.without(stored, doubtful)) + b"\n")


def _condition(text: str) -> Condition:
    event, _, least = text.partition("=")
    if least and not least.isdecimal():
        raise NoLesson(f"--goal {text}: not EVENT or EVENT=TIMES")
    return Condition(event, int(least or 1))
