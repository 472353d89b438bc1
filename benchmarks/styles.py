"""What a style makes a bot do, and whether it costs games.

    ./x bench styles                                  all games and styles, 100 deals each, level 3
    ./x bench styles drillers --bot level4 --deals 40
    ./x bench styles mothership --option mode=vp --players 4 --all

One bot with a style sits among its equals without, in every seat of every deal in turn. Told are
its share of the games won, with the 95 % interval, and how often it did what the style likes
(``bots/styles.toml``): it, the others at its table on average, the difference with its standard
error, and that difference in standard errors. The games of a deal share their luck, so deals are
the cases. Compiled, if this very build is: ./x compile.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from headframe import registry
from headframe.arena.intervals import wilson
from headframe.arena.job import with_players
from headframe.arena.runs import read_options
from headframe.bots.bot import Player
from headframe.bots.specs import make
from headframe.bots.style import styles
from headframe.core.engine import advance, apply
from headframe.core.game import Game
from headframe.core.options import Value
from headframe.core.rng import Rng
from tools.compile import built, environment

BOT: Final = "level3"
DEALS: Final = 100
SEED: Final = "styles"
"""Deals that no weight was chosen by (those had other names)."""

Deeds = dict[str, float]


class Seen(NamedTuple):
    """A game: the share of the win and the deeds of the styled seat, the mean deeds of the rest."""

    won: float
    own: Deeds
    others: Deeds


class Row(NamedTuple):
    """A deed: how often the bot with the style did it, and the others; the difference."""

    deed: str
    own: float
    others: float
    error: float

    @property
    def errors(self) -> float:
        """The difference in standard errors."""
        return (self.own - self.others) / self.error if self.error else 0.0


def play(game: Game[Any], options: dict[str, Value], bots: Sequence[str], seed: str) -> list[Seen]:
    """One game, as every seat saw it."""
    s = game.set_up(game.settle(options), Rng.seeded(seed, "dice"))
    s.events = []
    advance(s)
    players = [
        Player(
            game,
            seat,
            make(bot, Rng.seeded(f"{seed}/{seat}", "bot"), game.NAME),
            Rng.seeded(f"{seed}/{seat}", "dealer"),
        )
        for seat, bot in enumerate(bots)
    ]
    seats = range(len(bots))
    done: list[Deeds] = [{} for _ in seats]
    while s.open_decisions:
        asked = s.open_decisions[0].seat
        s.events = []
        apply(s, asked, *players[asked].answer(s))
        for seat in seats:
            for deed, times in game.deeds(s, s.events, seat).items():
                done[seat][deed] = done[seat].get(deed, 0.0) + times
    wins = game.wins(s)
    return [Seen(wins[seat], done[seat], _mean(done[:seat] + done[seat + 1 :])) for seat in seats]


def _mean(found: Sequence[Deeds]) -> Deeds:
    return {deed: sum(one[deed] for one in found) / len(found) for deed in found[0]}


def measured(
    name: str, style: str, bot: str, options: dict[str, Value], deals: int, seed: str
) -> list[list[Seen]]:
    """By deal: the games of the styled bot, one in each seat."""
    game = registry.game(name)
    seats = game.seats(game.settle(options))
    liking = f"{bot}{',' if ':' in bot else ':'}style={style}"
    return [
        [
            play(
                game,
                options,
                [liking if seat == styled else bot for seat in range(seats)],
                f"{seed}/{deal}",
            )[styled]
            for styled in range(seats)
        ]
        for deal in range(deals)
    ]


def rows(deals: Sequence[Sequence[Seen]]) -> list[Row]:
    """Every deed that the game counts."""
    found = []
    for deed in deals[0][0].own:
        own = [sum(seen.own[deed] for seen in deal) / len(deal) for deal in deals]
        others = [sum(seen.others[deed] for seen in deal) / len(deal) for deal in deals]
        gaps = [a - b for a, b in zip(own, others, strict=True)]
        count = len(gaps)
        centre = sum(gaps) / count
        variance = sum((gap - centre) ** 2 for gap in gaps) / max(1, count - 1)
        found.append(
            Row(deed, sum(own) / count, sum(others) / count, float((variance / count) ** 0.5))
        )
    return found


def tell(name: str, style: str, deals: Sequence[Sequence[Seen]], *, everything: bool) -> str:
    """What was measured of a style, in lines."""
    wins = [seen.won for deal in deals for seen in deal]
    share = wilson(sum(wins), len(wins))
    value, low, high = (100 * part for part in (share.value, share.low, share.high))
    even = 100 / len(deals[0])
    won = f"won {value:.1f} % [{low:.1f}, {high:.1f}] of {len(wins)} games, even: {even:.0f} %"
    lines = [f"{name} {style}: {won}"]
    taste = styles()[name][style]
    for row in rows(deals):
        if everything or row.deed in taste:
            liked = f"{taste[row.deed]:+.2f}" if row.deed in taste else ""
            lines.append(
                f"  {row.deed:16} {liked:>6}  {row.own:7.2f}  others {row.others:7.2f}  "
                f"difference {row.own - row.others:+6.2f} ± {row.error:.2f}  ({row.errors:+.1f})"
            )
    return "\n".join(lines)


def main(arguments: list[str]) -> None:
    if built() and os.environ.get("PYTHONPATH") != environment()["PYTHONPATH"]:
        # The same again in the compiled build: some five times as fast, the same games.
        command = [sys.executable, "-m", "benchmarks.styles", *arguments]
        os.execve(sys.executable, command, environment())
    parser = argparse.ArgumentParser(prog="./x bench styles")
    parser.add_argument("games", nargs="*", default=list(styles()))
    parser.add_argument("--style", action="append", help="only this one")
    parser.add_argument("--bot", default=BOT)
    parser.add_argument("--deals", type=int, default=DEALS, help="each played once by seat")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="of the game, as name=value")
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--all", action="store_true", help="every deed, not only what is liked")
    wanted = parser.parse_args(arguments)
    for name in wanted.games:
        options = with_players(registry.game(name), read_options(wanted.option), wanted.players)
        for style in wanted.style or styles()[name]:
            deals = measured(name, style, wanted.bot, options, wanted.deals, wanted.seed)
            print(tell(name, style, deals, everything=wanted.all), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
