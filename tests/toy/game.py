"""The Pit as a game of the kernel."""

from __future__ import annotations

from typing import ClassVar

from headframe.core.game import Game, Result
from headframe.core.options import BadOption, Flag, Option, Options, Whole, whole
from headframe.core.part import Json, Part
from headframe.core.rng import Rng
from tests.toy import steps
from tests.toy.events import EVENTS
from tests.toy.state import CARDS, CHARMS, LIVES, PEBBLES, Digger, Pit

WORDS = ("draw", "dig", "walk", "bank", "bet", "auction", "blast", "tidy", "pass")


class ToyGame(Game[Pit]):
    NAME: ClassVar[str] = "pit"
    TITLE: ClassVar[str] = "The Pit"
    OPTIONS: ClassVar[tuple[Option, ...]] = (
        Whole("players", 2, 2, 4, "how many play", "PIT-TURN-01"),
        Flag("teams", False, "pairs play together"),
    )
    KEYS: ClassVar[tuple[str, ...]] = (
        *("action", "aim", "bank", "bet", "bid", "charm", "dig", "duck", "target", "tidy", "walk"),
    )
    PARTS: ClassVar[tuple[type[Part], ...]] = (
        Pit,
        Digger,
        *EVENTS,
        steps.Turn,
        steps.Dig,
        steps.Walk,
        steps.Bank,
        steps.Bet,
        steps.Auction,
        steps.Blast,
        steps.Hit,
        steps.Duck,
        steps.Aim,
        steps.Tidy,
        steps.Charm,
        steps.Warden,
        steps.Round,
        steps.Begin,
    )

    def seats(self, options: Options) -> int:
        return whole(options, "players")

    def check(self, options: Options) -> None:
        if options["teams"] and options["players"] != 4:
            raise BadOption("option teams: pairs need four players")

    def set_up(self, options: Options, rng: Rng) -> Pit:
        count = self.seats(options)
        teams = tuple(seat % 2 if options["teams"] else seat for seat in range(count))
        bag = list(range(CARDS))
        diggers = [
            Digger(
                seat,
                gold=1,
                life=LIVES,
                vault=[0, 0, 0],
                hand=[bag.pop(rng.below(len(bag))) for _ in range(2)],
                charms=[],
                password=rng.below(1000),
            )
            for seat in range(count)
        ]
        return Pit(
            rng=rng,
            stack=[steps.Round()],
            offers=(),
            teams=teams,
            diggers=diggers,
            bag=bag,
            discard=[],
            supply=list(CHARMS),
            dug=0,
            cart=4,
            pebbles=(1 << PEBBLES) - 1,
            turn=0,
            rounds=0,
        )

    def redeal(self, s: Pit, seat: int | None, rng: Rng) -> Pit:
        world = s.copy()
        unseen = [digger for digger in world.diggers if digger.seat != seat]
        # Sorted first: the dealt world must not depend on how the hidden things really lie.
        cards = sorted(world.bag + [card for digger in unseen for card in digger.hand])
        charms = sorted(world.supply + [charm for digger in unseen for charm in digger.charms])
        rng.shuffle(cards)
        rng.shuffle(charms)
        for digger in unseen:
            digger.hand = [cards.pop() for _ in digger.hand]
            digger.charms = [charms.pop() for _ in digger.charms]
            if seat is None or world.teams[digger.seat] != world.teams[seat]:
                digger.password = rng.below(1000)
        world.bag = sorted(cards)
        world.supply = sorted(charms)
        top = world.stack[-1] if world.stack else None
        if isinstance(top, steps.Auction):
            bids = [
                bid
                if bid == steps.NO_BID or bidder == seat or not world.diggers[bidder].life
                else rng.below(world.diggers[bidder].gold + 1)
                for bidder, bid in enumerate(top.bids)
            ]
            world.stack[-1] = steps.Auction(bids)
        return world

    def result(self, s: Pit) -> Result:
        scores = tuple(sum(d.vault) * 2 + d.gold + d.life for d in s.diggers)
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        return Result(places, scores)

    def max_answers(self, options: Options) -> int:
        return 2000

    def content_hash(self, options: Options) -> str:
        return "pit"

    def catalogue(self, options: Options) -> dict[str, Json]:
        actions: dict[str, Json] = {
            str(number): {"id": word, "name": word} for number, word in enumerate(WORDS)
        }
        return {"words": {"action": actions}}

    def label(self, s: Pit, vocabulary: str, value: int) -> str:
        return WORDS[value] if vocabulary == "action" else f"{vocabulary} {value}"

    def text(self, s: Pit, viewer: int | None) -> str:
        lines = [f"round {s.rounds + 1}, seat {s.turn} to play"]
        for digger in s.diggers:
            hand = digger.hand if digger.seat == viewer else f"{len(digger.hand)} cards"
            lines.append(f"seat {digger.seat}: gold {digger.gold}, life {digger.life}, {hand}")
        return "\n".join(lines)

    def evaluate(self, s: Pit, seat: int) -> float:
        return float(self.result(s).scores[seat])
