"""A game that is small enough to be solved: two players, hidden cards, a few rounds of bluff.

In each round one player draws a card unseen, good or bad, and gives up (the other scores 1) or
claims that it is good. The other believes it (the claimer scores 1) or doubts it: then the card is
shown, and whoever was right scores 2. Players claim in turns; most points win. `cfr.py` solves it.
"""

from __future__ import annotations

from typing import Any, ClassVar

from headframe.core.choice import Answer, Confirm
from headframe.core.engine import Decision, Frame, State
from headframe.core.game import Game, Result
from headframe.core.options import Option, Options, Whole, whole
from headframe.core.part import ALL, OWNER_ELSE_COUNT, Audiences, Part
from headframe.core.rng import Rng
from headframe.core.speech import Words
from headframe.core.vector import OWN, SEAT, TABLE, Feature, Number, OneOf


class Player(Part):
    __slots__ = ("hand", "points", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "hand": OWNER_ELSE_COUNT, "points": ALL}

    def __init__(self, seat: int, hand: list[int], points: int) -> None:
        self.seat = seat
        self.hand = hand
        self.points = points

    def copy(self) -> Player:
        return Player(self.seat, self.hand[:], self.points)


class Doubt(State):
    __slots__ = ("claimer", "claims", "players")
    AUDIENCES: ClassVar[Audiences] = {
        **State.AUDIENCES,
        "players": ALL,
        "claimer": ALL,
        "claims": ALL,
    }
    NOT_ASKED: ClassVar[str] = "DT-TURN-01"

    def __init__(
        self,
        rng: Rng,
        stack: list[Frame[Any]],
        offers: tuple[Frame[Any], ...],
        teams: tuple[int, ...],
        players: list[Player],
        claimer: int,
        claims: int,
    ) -> None:
        super().__init__(rng, stack, offers, teams)
        self.players = players
        self.claimer = claimer
        self.claims = claims

    def copy(self) -> Doubt:
        players = [player.copy() for player in self.players]
        return Doubt(
            *(self.rng.copy(), self.stack[:], self.offers, self.teams),
            *(players, self.claimer, self.claims),
        )

    def current_turn(self) -> int | None:
        return self.claims


class Draw(Frame[Doubt]):
    __slots__ = ()

    def run(self, s: Doubt) -> None:
        s.stack.pop()
        if s.claims:
            s.players[s.claimer].hand = [s.rng.below(2)]
            s.stack.append(Claim())


class Claim(Frame[Doubt]):
    __slots__ = ()
    CLAUSE: ClassVar[str] = "DT-TURN-01"

    def ask(self, s: Doubt) -> tuple[Decision, ...]:
        return (Decision(s.claimer, "claim", Confirm("claim"), self),)

    def go(self, s: Doubt, decision: Decision, answer: Answer) -> None:
        s.stack.pop()
        if answer:
            s.stack.append(Believe())
        else:
            scored(s, 1 - s.claimer, 1)


class Believe(Frame[Doubt]):
    __slots__ = ()
    CLAUSE: ClassVar[str] = "DT-TURN-02"

    def ask(self, s: Doubt) -> tuple[Decision, ...]:
        return (Decision(1 - s.claimer, "doubt", Confirm("doubt"), self),)

    def go(self, s: Doubt, decision: Decision, answer: Answer) -> None:
        s.stack.pop()
        good = s.players[s.claimer].hand == [1]
        winner = s.claimer if good or not answer else 1 - s.claimer
        scored(s, winner, 2 if answer else 1)


def scored(s: Doubt, seat: int, points: int) -> None:
    """The round is over: the next one, with the other player."""
    s.players[seat].points += points
    s.players[s.claimer].hand = []
    s.claimer = 1 - s.claimer
    s.claims -= 1
    s.stack.append(Draw())


class DoubtGame(Game[Doubt]):
    NAME: ClassVar[str] = "doubt"
    TITLE: ClassVar[str] = "Doubt"
    OPTIONS: ClassVar[tuple[Option, ...]] = (Whole("rounds", 3, 1, 9, "how many are played"),)
    KEYS: ClassVar[tuple[str, ...]] = ("claim", "doubt")
    PARTS: ClassVar[tuple[type[Part], ...]] = (Doubt, Player, Draw, Claim, Believe)

    def seats(self, options: Options) -> int:
        return 2

    def set_up(self, options: Options, rng: Rng) -> Doubt:
        players = [Player(seat, [], 0) for seat in range(2)]
        return Doubt(rng, [Draw()], (), (0, 1), players, 0, whole(options, "rounds"))

    def redeal(self, s: Doubt, seat: int | None, rng: Rng) -> Doubt:
        dealt = s.copy()
        for player in dealt.players:
            if player.seat != seat and player.hand:
                player.hand = [rng.below(2)]
        return dealt

    def result(self, s: Doubt) -> Result:
        scores = tuple(player.points for player in s.players)
        return Result(tuple(1 + sum(other > score for other in scores) for score in scores), scores)

    def max_answers(self, options: Options) -> int:
        return 2 * whole(options, "rounds")

    def content_hash(self, options: Options) -> str:
        return "doubt 1"

    def words(self, s: Doubt) -> Words:
        return {
            "claim": {0: {"id": "give-up"}, 1: {"id": "claim"}},
            "doubt": {0: {"id": "believe"}, 1: {"id": "doubt"}},
        }

    def text(self, s: Doubt, viewer: int | None) -> str:
        return f"points {[player.points for player in s.players]}, {s.claims} rounds to come"

    def features(self, options: Options) -> list[Feature[Doubt]]:
        return [
            OneOf(TABLE, "who claims, after the viewer", 2, lambda s, me: s.claimer ^ me),
            Number(TABLE, "rounds to come", 0, 9, lambda s, _: s.claims),
            OneOf(
                OWN, "card", 2, lambda s, me: s.players[me].hand[0] if s.players[me].hand else -1
            ),
            Number(SEAT, "points", 0, 20, lambda s, seat: s.players[seat].points),
        ]
