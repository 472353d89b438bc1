"""Advice: the answers of a seat over all its open questions, best first, each with the plan of the
turn that it begins, the reasons for it, and the chance to win that it leaves.

It is worked out from an observation, so it knows no more than the seat. The search ranks; chances
are those that games have shown (``Game.chances``), in the same worlds for all answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from headframe.bots.bot import Move
from headframe.bots.lines import Line, Planned
from headframe.bots.mcts import MctsBot, Thought
from headframe.bots.memory import Memory
from headframe.bots.moves import named
from headframe.bots.observation import Observation
from headframe.bots.scoring import Scorer
from headframe.bots.settings import BadBot
from headframe.bots.specs import make
from headframe.bots.steps import Told
from headframe.core.choice import Answer
from headframe.core.odds import Odds
from headframe.core.rng import Rng
from headframe.core.speech import Phrase, phrase


class Effort(NamedTuple):
    """How much is thought: the bot that ranks, the worlds in which each answer's line is walked,
    and for how many answers the rest of the turn is planned too."""

    spec: str
    worlds: int
    planned: int


QUICK: Final = Effort(
    "mcts:iterations=8,worlds=1,rounds=2,limit=24,root_moves=4,seconds=0.1", worlds=2, planned=0
)
"""What can be said at once."""
SEARCH: Final = Effort("level5:iterations=96,seconds=0.4", worlds=4, planned=1)
"""The best bot of each game. Whoever answers meanwhile does not wait for its end for long."""
LONG: Final = Effort("level5:iterations=256,seconds=0.8", worlds=8, planned=3)
"""For whoever looks on."""
REASONS: Final = 3
NO_REASON: Final = phrase("reason-none")
"""What is ranked first and changes nothing that could be named."""
KEPT: Final = 0.02
"""So much better must another answer be before a plan is given up in the middle of a turn."""


class Advised(NamedTuple):
    """One answer. ``plan`` begins with it; the answers after it are to follow in the same turn.
    ``chance`` None: nobody has measured such tables. ``visits``: how much of the search went into
    it."""

    key: str
    answer: Answer
    chance: float | None
    plan: list[Planned]
    reasons: list[Phrase]
    visits: int


class Advice(NamedTuple):
    """``usual``: the chance to win after a turn that is played as it comes, measured like those of
    the answers. ``answers``: the best first."""

    usual: float | None
    answers: list[Advised]


class Kept(NamedTuple):
    """A plan that was advised, and how many answers of all seats had been given by then."""

    step: int
    plan: list[Move]

    def left(self, seat: int, since: Sequence[Told]) -> list[Move]:
        """What of it is still to be done after these answers; nothing if the seat did otherwise."""
        given = [(key, answer) for who, key, answer in since if who == seat]
        return self.plan[len(given) :] if given == self.plan[: len(given)] else []


def advise(
    observation: Observation,
    rng: Rng,
    *,
    most: int = 3,
    effort: Effort = SEARCH,
    kept: Sequence[Move] = (),
    also: Move | None = None,
) -> Advice:
    """``kept``: what is left of a plan made earlier in this turn; its next answer stays first as
    long as no other is clearly better. ``also``: an answer to be looked at, whatever the search
    says of it."""
    thoughts = _thoughts(observation, rng, effort.spec, kept)
    chosen = thoughts[:most]
    planned = kept[0] if kept and _open(observation, kept[0]) else None
    for move in (planned, also):
        if move is not None and move not in [thought.move for thought in chosen]:
            again = next((each for each in thoughts if each.move == move), Thought(move, 0.0, 0))
            chosen.append(again)
    dealt = [observation.deal(rng) for _ in range(effort.worlds)]
    dice = Rng(f"{rng.word():08x}" * 8)
    found: list[Advised] = []
    for at, thought in enumerate(chosen):
        key, answer = thought.move
        plan = thought.plan
        if thought.move == planned:
            plan = [(observation.seat, *move) for move in kept[1:]]
        line = Line(observation, dealt)
        line.walk(thought.move, plan, _planner(rng) if at < effort.planned else None)
        why = _reasons(observation, line, rng, best=not at)
        found.append(Advised(key, answer, line.chance(dice), line.planned, why, thought.visits))
    return Advice(Line(observation, dealt).chance(dice), _ranked(found, planned, most, also))


def _open(observation: Observation, move: Move) -> bool:
    decision = named(observation.world, observation.seat, move[0])
    return decision is not None and decision.choice.legal(move[1])


def _thoughts(observation: Observation, rng: Rng, spec: str, kept: Sequence[Move]) -> list[Thought]:
    """All that was looked at, the best first."""
    bot = make(spec, rng, observation.game.NAME)
    if not isinstance(bot, MctsBot):
        raise BadBot(f"bot {spec}: advice needs a bot that searches, such as mcts:iterations=200")
    bot.memory = Memory([(observation.seat, *move) for move in kept])
    return bot.think(observation)


def _ranked(
    found: list[Advised], planned: Move | None, most: int, also: Move | None
) -> list[Advised]:
    """As the search ranks them, but what was planned first, if it is about as good."""
    best = found[0].chance
    for at, one in enumerate(found):
        if (one.key, one.answer) == planned and (best is None or (one.chance or 0) >= best - KEPT):
            found.insert(0, found.pop(at))
            break
    best = found[0].chance
    # The search thinks that the first is at least as good; a few worlds do not disprove it.
    capped = [
        one._replace(chance=min(one.chance, best))
        if one.chance is not None and best is not None
        else one
        for one in found
    ]
    return [one for at, one in enumerate(capped) if at < most or (one.key, one.answer) == also]


def _planner(rng: Rng) -> Scorer:
    return Scorer(worlds=2, completions=1, rounds=3, limit=32, rng=rng, ahead=True)


def _reasons(observation: Observation, line: Line, rng: Rng, *, best: bool) -> list[Phrase]:
    """What the line changes, in the game's words: only what is so in every world, whatever the
    dice say. The risk of its first gamble comes last. What is ranked first has a reason."""
    game, seat = observation.game, observation.seat
    worlds = [
        {str(reason.say): reason for reason in game.reasons(before, after, seat)}
        for before, after in line.sure(rng)
    ]
    sure = [reason for text, reason in worlds[0].items() if all(text in each for each in worlds)]
    sure.sort(key=lambda reason: -reason.worth)
    said = [reason.say for reason in sure if reason.worth > 0][:REASONS]
    if line.odds is not None:
        said = [*said[: REASONS - 1], *_risk(line.odds, told=bool(said))]
    return said or ([NO_REASON] if best else [])


def _risk(odds: Odds, *, told: bool) -> list[Phrase]:
    """The chance; of a fight that is won anyway, what it costs whom, if nothing else was told."""
    if (odds["chance"] or 0) < 1:
        return odds["lines"][:1]
    return [] if told else odds["lines"][1:2]
