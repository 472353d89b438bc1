"""The log can be followed: every price, gain, source and reason has its line, in both languages.

That nothing at all changes untold, ``tests/contract/told.py`` checks with our bookkeeper; here the
bookkeeper is checked: deaf to one kind of event it must lose the thread."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from headframe.core.rng import Rng
from headframe.core.view import shown_event, view
from headframe.games.drillers.events import EVENTS
from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.steps.solo import reset_turn
from headframe.games.drillers.steps.turn import NEXT_TURN
from tests.contract.told import differences, public
from tests.games.drillers.bookkeeper import Bookkeeper
from tests.games.drillers.keen import keen_answer
from tests.games.drillers.table import (
    CONTENT,
    GAME,
    SHOP_ROWS,
    TWENTY,
    E,
    G,
    R,
    S,
    Table,
    card,
    set_deck,
    solo,
    table,
    tile,
)


def log(t: Table, language: str = "en") -> list[str]:
    """What was told so far, to a spectator."""
    names = ("Ada", "Ben", "Cleo")[: len(t.s.players)]
    told: list[Any] = [shown_event(event, None, t.s.teams) for event in t.s.events or []]
    return [line for event in told if (line := GAME.story(t.s, event, language, names))]


def effect(name: str, way: str) -> int:
    """The number of an alternative of a card."""
    assert way in CONTENT.cards.texts[card(name)]
    return CONTENT.program_texts.index(way)


CASES: dict[str, tuple[Callable[[], Table], list[str]]] = {
    "default functions": (
        lambda: table(fuel=10).say(c.BUY_MOVE).say(c.BUY_DRILL).say(c.TAKE_DAMAGE),
        [
            "Ada paid 3 fuel for 1 move",
            "Ada paid 4 fuel for 1 drill",
            "Ada chose to take a DAMAGE for fuel",
            "Ada took a DAMAGE into the discard pile",
            "Ada gained 3 fuel",
        ],
    ),
    "a drone for fuel": (
        lambda: (
            table(hand="REPAIR-DRONE", fuel=5, drones=1)
            .play("REPAIR-DRONE")
            .none()
            .say(c.ANY_DRONE_NOW)
        ),
        [
            "Ada played Repair Drone for 1 fuel",
            "Ada turned 1 drone face up",
            "Ada may exhaust drones for fuel any number of times this turn",
            "Ada exhausted a drone for 2 fuel",
        ],
    ),
    "a raise": (
        lambda: (
            table(hand="SUPERIOR-SOAKER", storage="S").play("SUPERIOR-SOAKER").say(c.RAISE_NOW + S)
        ),
        [
            "Ada played Superior Soaker for 1 fuel",
            "Ada gained 2 drills",
            "Ada may once this turn exchange a stored mineral for the next better one",
            "Ada exchanged a stored silver for gold",
        ],
    ),
    "the Lobby": (
        lambda: (
            table(
                floor=3,
                rooms={3: "LOBBY"},
                ground={3: "G"},
                drills=1,
                credits=1,
                fuel=1,
                hand="CLAW",
            )
            .collect(G)
            .yes()
            .end()
        ),
        [
            "Ada collected gold from Floor 3 for 1 drill",
            "Ada collected a mineral at Lobby",
            "Ada paid 1 credit for 1 fuel",
            "Ada ended Operations at Lobby",
            "Ada may keep 3 cards free in this Upkeep",
        ],
    ),
    "a toll": (
        lambda: table(floor=3, rooms={3: "CHILL"}, fuel=1, hand="CLAW").end().yes(),
        ["Ada ended Operations at Chill Out Zone", "Ada paid 1 fuel to be spared a DAMAGE"],
    ),
    "Dispatch": (
        lambda: table(floor=3, rooms={3: "DISPATCH"}, fuel=1, drones=1, hand="CLAW").end().yes(),
        ["Ada ended Operations at Dispatch", "Ada paid 1 fuel to turn a drone face up"],
    ),
    "an alternative": (
        lambda: table(hand="TORSO").play("TORSO").say(effect("TORSO", "move 2")),
        ["Ada played Torso for 1 fuel", "Ada chose “gain 2 moves”", "Ada gained 2 moves"],
    ),
    "refuelling": (
        lambda: table(phase="surfacing", fuel=4, hand="CLAW").end(),
        ["Ada left the shops and filled the tank with 6 fuel"],
    ),
    "a drone's sale": (
        lambda: table(storage="R", drones=1).sell(R),
        ["Ada sent a drone to sell a mineral", "Ada sold ruby for 10 credits"],
    ),
    "solid fuel": (
        lambda: table(hand="BURNER-DRILL", storage="E", fuel=9).play("BURNER-DRILL"),
        [
            "Ada moved emerald from storage to overflow as solid fuel",
            "Ada played Burner Drill",
            "Ada gained 2 drills",
            "Ada gained 1 fuel",
        ],
    ),
    "Toys R' Rust": (
        lambda: (
            table(floor=3, rooms={3: "TOYS"}, storage="S", fuel=3, hand="CLAW")
            .end()
            .say(S)
            .repair("CLAW")
        ),
        [
            "Ada ended Operations at Toys R' Rust",
            "Ada paid 1 fuel and a stored mineral for a repair",
            "Ada moved silver from storage to overflow for the repair",
            "Ada repaired Claw out of the hand",
        ],
    ),
    "the Cave": (
        lambda: table(floor=3, rooms={3: "CAVE"}, moves=2, hand="CLAW").end().say(E),
        [
            "Ada ended Operations at Cave With No Ceiling",
            "Ada paid 2 moves for a mineral",
            "Ada took emerald from the supply",
        ],
    ),
    "prices at the surface": (
        lambda: (
            table(phase="surfacing", credits=30, hand="CLAW CRUTCH", rows=SHOP_ROWS)
            .say(c.UPGRADE_CAP)
            .say(c.UPGRADE_STORAGE)
            .say(c.REPAIR_NOW)
            .repair("CLAW")
            .no()
            .discard("CRUTCH")
            .buy("AUTO-DRILL")
        ),
        [
            "Ada raised the fuel cap by 1 for 2 credits",
            "Ada added a storage space for 3 credits",
            "Ada paid 5 credits for a repair",
            "Ada repaired Claw out of the hand",
            "Ada discarded Crutch for 2 credits",
            "Ada bought Auto-Drill for 5 credits",
        ],
    ),
    "a battery": (
        lambda: table(
            phase="surfacing", credits=30, rows=SHOP_ROWS, tiles=(tile(3, 1),), hand="CLAW"
        ).buy("SURGEON"),
        ["Ada used Corridor tile of floor 3 as a battery", "Ada bought Surgeon for 8 credits"],
    ),
    "damage without a card": (
        lambda: table(damage=0, market="G", fuel=0).say(c.TAKE_DAMAGE),
        [
            "Ada chose to take a DAMAGE for fuel",
            "Ada lost gold from the market: no DAMAGE is left",
            "Ada gained 3 fuel",
        ],
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_the_log_says_it(case: str) -> None:
    played, lines = CASES[case]
    assert log(played()) == lines
    assert len(log(played(), "ru")) == len(lines)


def test_the_log_says_what_is_kept_and_for_how_much() -> None:
    lines = log(table(phase="upkeep", hand="CLAW CRUTCH TORSO", fuel=5).keep("CLAW CRUTCH"))
    assert lines[:2] == ["Ada kept 2 cards for 1 fuel", "Ada discarded Torso"]


def test_the_log_says_where_a_milestone_s_credits_come_from() -> None:
    t = table(3, floor=2, deepest=2, drills=3, tiles=(tile(2, 1), tile(2, 2))).break_barrier()
    lines = log(t)
    assert lines[:5] == [
        "Ada won: Barrier tile of floor 3 (10 points) for 3 drills",
        "Ada took a milestone: 4 points",
        "Ben gained 3 credits: somebody else took the milestone",
        "Cleo gained 3 credits: somebody else took the milestone",
        lines[4],
    ]
    assert lines[4].startswith("Floor 3 is open: ")
    assert "Ada went through the barrier from Floor 2 to Floor 3 without a move" in lines


def test_the_log_says_why_the_game_ends() -> None:
    t = table(
        phase="surfacing", storage="S S R", market="S S S", overflow="S S S S", tiles=TWENTY
    ).say(c.SELL_ALL)
    assert log(t)[:3] == [
        "Ada sold silver for 0 credits, into overflow: its column is full",
        "Ada completed the progress track: the end is triggered",
        "Ada took the final milestone: 18 points",
    ]


@pytest.mark.parametrize(
    ("credits_and_fuel", "said"),
    [
        (((30, 3), (5, 9)), "Winner: Ada"),
        (((7, 3), (5, 9)), "Winner: Ada, tied on points, with more credits"),
        (((7, 2), (7, 3)), "Winner: Ben, tied on points and credits, with more fuel"),
        (((7, 3), (7, 3)), "Winners: Ada, Ben, tied on points, credits and fuel"),
    ],
)
def test_the_log_says_what_broke_the_tie(
    credits_and_fuel: tuple[tuple[int, int], ...], said: str
) -> None:
    t = table(deck="TORSO")
    for p, (purse, fuel) in zip(t.s.players, credits_and_fuel, strict=True):
        p.hand, p.discard = [], []
        set_deck(p, "TORSO")
        p.credits, p.fuel = purse, fuel
    t.s.ender = 1  # has had its last turn
    NEXT_TURN.run(t.s)
    assert log(t)[-1] == f"The game is over. {said}"


def test_the_log_says_that_the_game_stood_still() -> None:
    t = table()
    t.s.idle = 2 * CONTENT.figures.stall_turns - 1
    NEXT_TURN.run(t.s)
    assert log(t)[-1].startswith("The game stood still and is over. Winner")


def test_the_log_says_what_the_solo_bot_did() -> None:
    t = solo(3, deepest=3, ground={3: "E"})
    t.bot.floor = 3
    t.s.events = []
    reset_turn(t.s, t.bot)
    assert log(t)[:4] == [
        "The bot is in the mine (Floor 3): it flips no card, collects two minerals and goes up",
        "The bot collected emerald from Floor 3, into a slot",
        "The bot took silver from the supply, into the buffer",
        "The bot went from Floor 3 to Surface",
    ]


# The bookkeeper -------------------------------------------------------------------------------

SILENT = {"Chose", "RoomUsed", "Surfaced", "Scored", "BotReset"}
"""They say why, and change nothing themselves."""
GAMES = (({"players": 3}, "16"), ({"players": 1, "level": 4}, "15"))
"""In these two games of keen players everything happens that can."""


@pytest.fixture(scope="module")
def games() -> list[list[tuple[list[Any], Any]]]:
    """What was heard and then seen, answer by answer; the first pair has the first view."""
    return [_game(options, seed) for options, seed in GAMES]


def _game(options: dict[str, Any], seed: str) -> list[tuple[list[Any], Any]]:
    s = GAME.new(options, seed)
    rng = Rng.seeded(seed, "keen")
    found: list[tuple[list[Any], Any]] = [([], view(s, None))]
    while s.open_decisions:
        decision = s.open_decisions[0]
        s.events = []
        decision.frame.go(s, decision, keen_answer(decision, rng))
        while s.stack and not s.stack[-1].ask(s):
            s.stack[-1].run(s)
        s.open_decisions = s.stack[-1].ask(s) if s.stack else ()
        found.append(([shown_event(event, None, s.teams) for event in s.events], view(s, None)))
    return found


def _lost_at(game: list[tuple[list[Any], Any]], deaf_to: str) -> int | None:
    """The answer after which the bookkeeper is wrong, or fails."""
    keeper = Bookkeeper(game[0][1])
    for number, (heard, seen) in enumerate(game):
        try:
            for event in heard:
                if event["is"] != deaf_to:
                    keeper.hear(event)
        except (AssertionError, ValueError, KeyError):
            return number
        if any(differences(public(keeper.view), public(seen))):
            return number
    return None


def test_a_bookkeeper_who_hears_all_is_never_lost(games: list[Any]) -> None:
    assert [_lost_at(game, "nothing") for game in games] == [None, None]


@pytest.mark.parametrize("kind", sorted({event.__name__ for event in EVENTS} - SILENT))
def test_a_bookkeeper_deaf_to_one_kind_of_event_is_lost(kind: str, games: list[Any]) -> None:
    heard = [any(event["is"] == kind for told, _ in game for event in told) for game in games]
    assert any(heard), f"no game of the sample tells {kind}"
    assert any(_lost_at(game, kind) is not None for game in games)
