"""Tables that an earlier release began: what they are played on, and how they go on.

The soundest that can be done, in this order (docs/decisions/0014):

1. The content they were begun with is kept, and they are played on it.
2. Where a change of the rules is kept as a switch, they are played under the old rule.
3. Otherwise a new stretch begins: at the last position that the old program saved, with those
   answers after it that lead to the very events that were written down. What does not is taken
   back, and all at the table are told.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import headframe
from headframe.core.codec import encode
from headframe.core.game import CONTENT, Game
from headframe.core.options import Value
from headframe.server.contents import completed, has_content
from headframe.server.entries import UNDO, Entry, LogNotice, Stretch, To, standing
from headframe.server.log_events import as_written
from headframe.server.outage import logger
from headframe.server.store import Store, Stored
from headframe.server.table_state import (
    Basis,
    NewerRules,
    TableState,
    games,
)
from headframe.server.timing import now_ms


class Ground(NamedTuple):
    """What a table is played on from now on, and what has changed under it."""

    basis: Basis
    rules: list[int]
    """The versions of the rules since then, if those that it was played under are gone."""
    content: bool
    """The content it was played on is gone."""

    @property
    def same(self) -> bool:
        """Whether nothing has."""
        return not self.rules and not self.content


async def ground_of(store: Store, stored: Stored) -> Ground:
    """What the table is to be played on from now on. Raises NewerRules."""
    opened = stored.opened
    game = games(opened.game)
    basis = Basis(opened, opened.options, stored.stretches[-1] if stored.stretches else None)
    if basis.rules > game.RULES:
        raise NewerRules(
            "this table is played under version {rules} of the rules, and this program knows "
            "{here}: open it with the release that it was played with",
            rules=basis.rules,
            here=game.RULES,
        )
    options, rules = under_old_rules(game, completed(game, opened.options), basis.rules)
    if (on := await options_on(store, game, options, basis.content)) is not None:
        return Ground(Basis(opened, on, basis.stretch), rules, content=False)
    return Ground(Basis(opened, options, basis.stretch), rules, content=True)


def under_old_rules(
    game: Game[Any], options: dict[str, Value], rules: int
) -> tuple[dict[str, Value], list[int]]:
    """The options with all switches that keep older rules; and the versions that have none."""
    newer: list[int] = []
    for version in range(rules + 1, game.RULES + 1):
        change = game.CHANGES.get(version)
        if change is not None and change.keep is not None:
            options = {**options, **change.keep}
        else:
            newer.append(version)
    return options, newer


async def options_on(
    store: Store, game: Game[Any], options: dict[str, Value], fingerprint: str
) -> dict[str, Value] | None:
    """The options, so that they are played on that content; None if it is gone."""
    if has_content(game, options, fingerprint):
        return options
    found = await store.shelf.content(fingerprint)
    if found is None or found[0] != game.NAME:
        return None
    options = {**options, CONTENT: game.keep_content(fingerprint, found[1])}
    if has_content(game, options, fingerprint):
        return options
    logger.error("content", game=game.NAME, fingerprint=fingerprint)
    return None


class TakenOver(NamedTuple):
    """A table at the beginning of a new stretch, and what is written about it."""

    state: TableState
    stretch: Stretch
    entries: list[Entry]
    notice: LogNotice


def taken_over(id_: str, stored: Stored, ground: Ground, log: list[Entry]) -> TakenOver:
    """``log`` is all of it. Raises anything if there is no position to go on from."""
    state = _as_it_stood(id_, stored, ground, log)
    basis, game = ground.basis, state.game
    seq = log[-1].seq if log else 0
    entries: list[Entry] = []
    if lost := len(standing(log)) - state.step:
        seq += 1
        entries.append(Entry(id_, seq, UNDO, To(state.step), now_ms()))
    stretch = Stretch(
        seq=seq,
        step=state.step,
        rules=game.RULES,
        content=game.content_hash(basis.options) if ground.content else basis.content,
        release=headframe.__version__,
        start=encode(state.position),
    )
    changes = [game.CHANGES[version] for version in ground.rules if version in game.CHANGES]
    clauses = [clause for change in changes for clause in change.clauses]
    notice = LogNotice("rules", state.step, ground.rules, clauses, ground.content, lost)
    began = Basis(basis.opened, basis.options, stretch)
    again = TableState.rebuilt(id_, began, [*log, *entries])
    again.left = state.left if again.left is not None else None
    return TakenOver(again, stretch, entries, notice)


def _as_it_stood(id_: str, stored: Stored, ground: Ground, log: list[Entry]) -> TableState:
    """The last position that is known to be the old program's."""
    stand = {entry.seq for entry in standing(log) if entry.seq > ground.basis.seq}
    state = _first(id_, stored, ground)
    rules, setup = ground.basis.rules, stored.opened.news
    if 0 in state.news and not as_written(state.game, state.news[0], setup, rules):
        return state  # not even the same deal
    tail = [entry for entry in log if entry.seq > state.seq]
    good = 0
    for entry in tail:
        if not _same(state, entry, entry.seq in stand):
            break
        good += 1
    if good < len(tail):
        state = _first(id_, stored, ground)
        for entry in tail[:good]:
            state.take(entry, played=entry.seq in stand)
    return state


def _first(id_: str, stored: Stored, ground: Ground) -> TableState:
    """From what the old program saved, or from the beginning."""
    if stored.snapshot is not None:
        try:
            return TableState.resumed(id_, ground.basis, stored.snapshot)
        except Exception as error:  # noqa: BLE001  (it can be wrong in any way)
            logger.warning("snapshot", table=id_, kind=type(error).__name__)
    return TableState.begun(id_, ground.basis)


def _same(state: TableState, entry: Entry, played: bool) -> bool:
    """Whether an entry does what it did then."""
    try:
        news = state.take(entry, played)
    except Exception:  # noqa: BLE001  (rules that never saw such a position)
        return False
    return not played or as_written(state.game, news, entry.news, state.basis.rules)
