"""``headframe analyse``: a finished game looked back at, in words or as data."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from cyclopts import Parameter

from headframe.core.game import Game
from headframe.core.record import Record, read_answer
from headframe.core.replay import steps
from headframe.core.session import Session
from headframe.core.speech import ENGLISH, Language
from headframe.play import Spoken, Wrong, read_record
from headframe.review.moments import Moment
from headframe.review.review import NotOver, Review, review
from headframe.terminal.voice import Voice, own_texts

MOST_TOLD: Final = 8
EVERY: Final = 25


def analyse(
    record: Path,
    *,
    json: Annotated[bool, Parameter(help="as data, see docs/review.md", negative=())] = False,
    language: Spoken = ENGLISH,
) -> None:
    """Look back at a finished game: chances, turning points, mistakes, luck and skill."""
    found, game = read_record(record)
    say = own_texts(language).say

    def tell(done: int, steps: int) -> None:
        if done % EVERY == 0 or done == steps:
            # Not among the data, and not in a file that the words go to.
            print(say("review-progress", {"done": done, "steps": steps}), file=sys.stderr)

    try:
        looked = review(game, found, tell=tell)
    except NotOver:
        raise Wrong("{file}: {why}", file=str(record), why=say("review-not-over", {})) from None
    if json:
        print(msgspec.json.encode(looked).decode())
    else:
        print("\n".join(Told(game, found, looked, language).lines()))


class Told:
    """A review in sentences that can be read aloud from top to bottom."""

    def __init__(self, game: Game[Any], record: Record, looked: Review, language: Language) -> None:
        self.record = record
        self.looked = looked
        self.language = language
        self.say = own_texts(language).say
        self.brilliant = [each for each in looked.highlights if each.grade == "brilliant"]
        wanted = {
            *looked.mistakes[:MOST_TOLD],
            *(point.step for point in looked.turning_points),
            *(each.step for each in self.brilliant),
        }
        self.told = {
            step: self._answers(session, looked.moments[step])
            for step, session in enumerate(steps(game, record))
            if step in wanted
        }

    def lines(self) -> Iterator[str]:
        """The review in words, line by line."""
        yield self.say("review-title", {"answers": len(self.looked.moments)})
        if not self.looked.measured:
            yield self.say("review-guess", {})
        for player in self.looked.players:
            yield self.say(
                "review-player",
                {
                    "name": self.record.seats[player.seat],
                    "share": percent(player.share),
                    "dealt": signed(player.dealt),
                    "net": signed(player.played + player.others),
                    "played": signed(player.played),
                    "error": percent(player.error),
                    "others": signed(player.others),
                    "result": percent(player.result),
                },
            )
        yield from self._turning_points()
        yield from self._brilliant()
        yield from self._mistakes()

    def _turning_points(self) -> Iterator[str]:
        if not self.looked.turning_points:
            return
        yield self.say("review-turning-points", {})
        for point in self.looked.turning_points:
            seat = max(range(len(point.change)), key=lambda seat: point.change[seat])
            luck = abs(point.luck[seat]) > abs(point.choice[seat])
            yield "  " + self.say(
                "review-turning-point",
                {
                    "step": point.step + 1,
                    "round": self._round(point.step),
                    "name": self.record.seats[seat],
                    "change": signed(point.change[seat]),
                    "why": "luck" if luck else "choice",
                    "lead": "yes" if point.lead else "no",
                    "answer": self.told[point.step][0],
                },
            )

    def _brilliant(self) -> Iterator[str]:
        if self.brilliant:
            yield self.say("review-brilliant", {})
        for each in self.brilliant:
            answer, gain = self.told[each.step][0], signed(each.change)
            yield "  " + self.say(
                "review-better-than-usual",
                {
                    "step": each.step + 1,
                    "round": self._round(each.step),
                    "answer": answer,
                    "gain": gain,
                },
            )

    def _mistakes(self) -> Iterator[str]:
        if not self.looked.mistakes:
            yield self.say("review-no-mistakes", {})
            return
        yield self.say("review-mistakes", {})
        for step in self.looked.mistakes[:MOST_TOLD]:
            given, better = self.told[step]
            loss = signed(-self.looked.moments[step].loss)
            yield "  " + self.say(
                "review-mistake",
                {"step": step + 1, "round": self._round(step), "answer": given, "loss": loss},
            )
            yield "    " + self.say("review-better", {"answer": better})

    def _round(self, step: int) -> int:
        return self.looked.moments[step].round or 0

    def _answers(self, session: Session, moment: Moment) -> tuple[str, str]:
        """What was answered there, and what would have been better."""
        best = moment.options[0] if moment.options else None
        given = self._said(session, moment.seat, moment.key, moment.answer)
        name = self.record.seats[moment.seat]
        better = self._said(session, moment.seat, best.key, best.answer) if best else ""
        return f"{name}: {given}", better

    def _said(self, session: Session, seat: int, key: str, answer: object) -> str:
        voice = Voice(session, self.language, seat)
        asked = [d for d in session.state.open_decisions if (d.seat, d.key) == (seat, key)]
        if not asked:
            return key
        question = voice.question(asked[0])
        colon = "" if question.endswith("?") else ":"
        return f"{question}{colon} {voice.answer(asked[0], read_answer(answer))}"


def percent(chance: float) -> str:
    """A chance as people read it, without the sign.

    >>> percent(0.25)
    '25'
    """
    return f"{100 * chance:.0f}"


def signed(chance: float) -> str:
    """With a true minus sign, as people write it.

    >>> signed(-0.06), signed(0.114), signed(0.001)
    ('−6', '+11', '±0')
    """
    whole = round(100 * chance)
    return f"{'+' if whole > 0 else '−'}{abs(whole)}" if whole else "±0"
