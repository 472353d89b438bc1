"""Nothing changes untold: whoever hears the events alone knows the table.

A game's *bookkeeper* gets a spectator's first view and then the events that a spectator is told,
nothing else. After every answer its table must be the one that a spectator sees: a change that no
event tells, or tells wrongly, is found with the answer that made it.

A game plugs its own in by having it: ``tests/games/NAME/bookkeeper.py`` with a class ``Bookkeeper``
(``tests/toy/bookkeeper.py`` shows one). Every game of ours has one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol

from headframe.core.engine import CONCEDE, State, apply
from headframe.core.refusal import Refused
from headframe.core.rng import Rng
from headframe.core.session import begun
from headframe.core.view import shown_event, view
from tests.contract.walk import Case

STEPS: Final = {"stack", "offers"}
"""What is being done and asked right now: the position of the rules, not of the table."""
MOST_TOLD: Final = 12
"""So many differences are named."""


class Bookkeeper(Protocol):
    """Knows what is told, and nothing besides."""

    view: dict[str, Any]
    """The spectator's view as it must be now. Open decisions and steps need not be kept."""

    def __init__(self, view: dict[str, Any]) -> None:
        """``view`` is the first one, as JSON; it is the bookkeeper's to change."""

    def hear(self, event: dict[str, Any]) -> None:
        """An event as JSON, in the order in which they are told."""


Makes = Callable[[dict[str, Any]], Bookkeeper]


def bookkeeper(name: str) -> Makes | None:
    """That of a game, if it has one."""
    module = f"tests.games.{name}.bookkeeper"
    if find_spec(f"tests.games.{name}") is None or find_spec(module) is None:
        return None
    found: Makes = import_module(module).Bookkeeper
    return found


def told(case: Case, makes: Makes, giving_up: int = 0) -> None:
    """The bookkeeper's table is the spectator's after every answer of a random game. With
    ``giving_up`` about every so many-th answer somebody tries to leave the game instead."""
    options = case.game.settle(case.options)
    s = begun(case.game, options, case.seed)
    s.events = []
    rng = Rng.seeded(case.seed, "told")
    keeper = makes(_spectated(s))
    for number in range(1, case.game.max_answers(options) + 1):
        if not s.open_decisions:
            return
        said = _gives_up(s, rng, giving_up) or _answers(s, rng)
        heard = [_json(shown_event(event, None, s.teams)) for event in s.events or ()]
        s.events = []
        for event in heard:
            try:
                keeper.hear(event)
            except Exception as error:
                error.add_note(f"after answer {number}, {said}, it heard {_lines(heard)}")
                raise
        wrong = list(differences(public(keeper.view), public(_spectated(s))))
        assert not wrong, (
            f"after answer {number}, {said}:\n  "
            + "\n  ".join(wrong[:MOST_TOLD])
            + f"\nThe events told were {_lines(heard)}"
        )
    raise AssertionError("not over within the bound the game states")


def differences(kept: Any, seen: Any, where: str = "") -> Iterator[str]:
    """Every field in which two views differ, by its path, with both values."""
    if kept == seen:
        return  # most often all of it: compared by the interpreter, not by us
    if type(kept) is type(seen) and isinstance(seen, dict):
        for name in sorted({*kept, *seen}):
            path = f"{where}.{name}" if where else name
            yield from differences(kept.get(name), seen.get(name), path)
    elif type(kept) is type(seen) and isinstance(seen, list) and len(kept) == len(seen):
        for at, (one, other) in enumerate(zip(kept, seen, strict=True)):
            yield from differences(one, other, f"{where}[{at}]")
    else:
        yield f"{where}: by what was told {json.dumps(kept)}, on the table {json.dumps(seen)}"


def _answers(s: State, rng: Rng) -> str:
    decision = s.open_decisions[rng.below(len(s.open_decisions))]
    answer = decision.choice.sample(rng)
    apply(s, decision.seat, decision.key, answer)
    return f"seat {decision.seat} {decision.key} {answer}"


def _gives_up(s: State, rng: Rng, often: int) -> str:
    """Whoever may leave the game leaves it, asked or not; "" = nobody did."""
    if not often or rng.below(often):
        return ""
    seat = rng.below(len(s.teams))
    try:
        apply(s, seat, CONCEDE, 1)
    except Refused:
        return ""
    return f"seat {seat} {CONCEDE}"


def _spectated(s: State) -> dict[str, Any]:
    return _json(view(s, None))


def public(seen: dict[str, Any]) -> dict[str, Any]:
    """What must be known: the table, and whether the game is over."""
    state = {name: field for name, field in seen["state"].items() if name not in STEPS}
    return {"state": state, "over": seen["over"]}


def _json(value: object) -> dict[str, Any]:
    """A copy that shares nothing, as it comes over the wire."""
    copied: dict[str, Any] = json.loads(json.dumps(value))
    return copied


def _lines(heard: list[dict[str, Any]]) -> str:
    return "".join(f"\n  {json.dumps(event)}" for event in heard) or "none"
