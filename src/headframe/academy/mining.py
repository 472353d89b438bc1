"""Puzzles found in games of bots: positions in which one answer is clearly best.

A seat's question is looked at from what that seat may know. What is ahead at a quick look is
searched twice, with other worlds and dice each time; both searches must name the same answer, and
leave it ahead of the second by the gap, in chances that finished games have shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from headframe.academy.exercises import Found, Given, Judged, Mine, Puzzle, position
from headframe.bots.advice import NO_REASON, Advice, Effort, advise
from headframe.bots.observation import Observation
from headframe.bots.specs import make
from headframe.core.choice import plain
from headframe.core.engine import State, apply
from headframe.core.game import Game
from headframe.core.options import Options
from headframe.core.record import read_answer
from headframe.core.rng import Rng

PLAYER: Final = "level4"
MOVES: Final = 6
"""So many answers are compared."""
QUICK: Final = Effort(
    "mcts:iterations=8,worlds=1,rounds=2,limit=24,root_moves=4", worlds=2, planned=0
)
"""As a hint's first word, but not by the clock: mining finds the same on every machine."""
SEARCH: Final = Effort("level5:iterations=96", worlds=12, planned=MOVES)
"""As a hint searches, in more worlds."""
STRONG: Final = Effort("level5:iterations=300", worlds=32, planned=MOVES)
"""With which puzzles are checked: three times the search, in almost three times the worlds."""
GAP: Final = 0.04
HELD: Final = 0.02
"""So far ahead an answer must stay when it is searched for longer."""
QUICK_GAP: Final = 0.03
SAFE: Final = (0.08, 0.92)
"""Where all is decided nothing is best."""
PER_GAME: Final = 5
SHARE: Final = 0.4
"""Of all puzzles at most so many ask the same question."""
EVERY: Final = 2
"""Of questions with several answers every so many are looked at."""


class NotAdded(LookupError):
    """Puzzles that cannot be put beside those that are there; the message says why."""


class Mined(NamedTuple):
    """``looked``: at so many questions; ``searched``: so many of them."""

    looked: int
    searched: int
    mine: Mine


def mine(
    game: Game[Any],
    options: Options,
    games: int,
    seed: str,
    provenance: str,
    tell: Callable[[Found], None] = lambda _: None,
    most: int = PER_GAME,
    before: Mine | None = None,
) -> Mined:
    """From so many games, at most so many of each; the same whenever it is asked for. ``before``:
    what these are added to."""
    looked = searched = 0
    found: list[Found] = list(before.puzzles) if before else []
    kept: dict[str, list[Given]] = dict(before.games) if before else {}
    if before:
        provenance = _added(before, options, seed, provenance)
    for number in range(games):
        own, name = 0, f"{seed} {number}"
        for s, given in _questions(game, options, name):
            looked += 1
            seat = s.open_decisions[0].seat
            rng = Rng.seeded(f"{name} {len(given)}", "puzzle")
            seen = Observation.of(game, s, seat, rng)
            if _ahead(advise(seen, rng, most=MOVES, effort=QUICK)) < QUICK_GAP:
                continue
            searched += 1
            searches = [advise(seen, rng, most=MOVES, effort=SEARCH) for _ in range(2)]
            puzzle = _puzzle(searches, name, len(given), seat)
            if puzzle is None or not _wanted(puzzle, found):
                continue
            found.append(puzzle)
            kept[name] = list(given)
            tell(puzzle)
            own += 1
            if own == most:
                break
    mined = Mine(provenance=provenance, options=dict(options), games=kept, puzzles=found)
    return Mined(looked, searched, mined)


def _added(before: Mine, options: Options, seed: str, provenance: str) -> str:
    """Where all of them come from; NotAdded if these games do not go with those."""
    if before.options != dict(options):
        raise NotAdded(f"the puzzles that are there were mined with {before.options}")
    if any(name.rpartition(" ")[0] == seed for name in before.games):
        raise NotAdded(f"games of the seed {seed!r} were looked through before: take another")
    return f"{before.provenance}; {provenance}"


def confirmed(game: Game[Any], puzzle: Puzzle, effort: Effort) -> float:
    """How far the puzzle's answer is ahead of the next by a stronger search; not above 0: that
    search likes another better."""
    rng = Rng.seeded(puzzle.id, "check")
    seen = Observation.of(game, position(game, puzzle), puzzle.seat, rng)
    best = puzzle.moves[0]
    move = (best.key, read_answer(best.answer))
    found = advise(seen, rng, most=MOVES, effort=effort, also=move)
    own = next(each.chance or 0.0 for each in found.answers if (each.key, each.answer) == move)
    first = found.answers[0]
    if (first.key, first.answer) != move:
        return own - (first.chance or 0.0)
    return _ahead(found)


def without(mine: Mine, doubtful: Sequence[str]) -> Mine:
    """The puzzles but these, with the games that they need."""
    kept = [each for each in mine.puzzles if mine.puzzle(each).id not in doubtful]
    games = {each.game for each in kept}
    needed = {name: answers for name, answers in mine.games.items() if name in games}
    return msgspec.structs.replace(mine, puzzles=kept, games=needed)


def _questions(game: Game[Any], options: Options, seed: str) -> Iterator[tuple[State, list[Given]]]:
    """Of a game between bots, those with several answers; the answers so far."""
    s: State = game.new(options, seed)
    players = [
        make(PLAYER, Rng.seeded(seed, f"bot {seat}"), game.NAME) for seat in range(len(s.teams))
    ]
    rng, given, count = Rng.seeded(seed, "dealer"), list[Given](), 0
    while s.open_decisions:
        seat = s.open_decisions[0].seat
        several = len(s.open_decisions[0].choice.listed(2) or [0, 0]) > 1
        count += several
        if several and count % EVERY == 0 and {d.seat for d in s.open_decisions} == {seat}:
            yield s, given
        key, answer = players[seat].choose(Observation.of(game, s, seat, rng))
        apply(s, seat, key, answer)
        given.append((seat, key, plain(answer)))


def _ahead(advice: Advice) -> float:
    """How far the first answer is ahead of the second."""
    chances = [each.chance for each in advice.answers]
    if len(chances) < 2 or chances[0] is None:
        return 0.0
    return chances[0] - max(chance or 0.0 for chance in chances[1:])


def _puzzle(searches: list[Advice], name: str, step: int, seat: int) -> Found | None:
    first, second = (each.answers for each in searches)
    gap = min(_ahead(each) for each in searches)
    best = first[0]
    if best.plan[:1] and best.plan[0].passes:
        return None  # to let something go by is nothing to find
    if (best.key, best.answer) != (second[0].key, second[0].answer) or gap < GAP:
        return None
    chances = [chance for each in searches if (chance := each.answers[0].chance) is not None]
    if not all(SAFE[0] < chance < SAFE[1] for chance in chances):
        return None
    judged = [
        Judged(each.key, plain(each.answer), round(each.chance, 3))
        for each in first
        if each.chance is not None
    ]
    again = [str(reason) for reason in second[0].reasons]
    why = [each for each in best.reasons if str(each) in again and each != NO_REASON]
    return Found(name, step, seat, round(gap, 3), judged, why)


def _wanted(puzzle: Found, found: list[Found]) -> bool:
    """A reason to give, and not always the same question."""
    asked = Counter(each.moves[0].key for each in found)
    often = asked[puzzle.moves[0].key] + 1 > max(4, SHARE * (len(found) + 1))
    return bool(puzzle.why) and not often
