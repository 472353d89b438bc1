"""Standing orders: nobody is asked in vain, and nobody else can tell who was."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from headframe.core.codec import encode
from headframe.core.rng import Rng
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.legal.action_codes import PASS
from headframe.server import wire
from headframe.server.entries import Opened, Seat
from headframe.server.live_table import LiveTable
from headframe.server.manager import TableManager
from headframe.server.reactions import Reactions, Time
from headframe.server.store import Store
from headframe.server.table_state import Basis, TableState, games
from headframe.server.tokens import hashed, new_table_id
from tests.games.mothership.table import Table, card, table, unit
from tests.server.office import Office, Seated, manager_with, settle, sit

NO = "Noooooooo!"


class Hours(Time):
    """A clock that the test moves on; delays come from a list."""

    def __init__(self, *delays: float) -> None:
        super().__init__(0, 0)
        self.at = 0.0
        self.delays = list(delays)
        self.now = lambda: self.at
        self.sleep = self._sleep
        self.draw = lambda: self.delays.pop(0)
        self.store: Store | None = None
        self._waiting: list[tuple[float, asyncio.Event]] = []

    async def _sleep(self, seconds: float) -> None:
        event = asyncio.Event()
        self._waiting.append((self.at + seconds, event))
        await event.wait()

    async def until(self, at: float) -> None:
        """What is due on the way happens when it is due."""
        while due := [when for when, event in self._waiting if when <= at and not event.is_set()]:
            self.at = min(due)
            for when, event in self._waiting:
                if when <= self.at:
                    event.set()
            await self.written()
        self.at = at
        await self.written()

    async def written(self) -> None:
        """All that follows has followed, what is written to disk included."""
        assert self.store is not None
        for _ in range(3):
            await settle()
            await self.store._jobs.join()
        await settle()


def position(hands: dict[int, list[str]], players: int = 3) -> Table:
    """Seat 0 may play Forced Update on a Fighter of seat 1."""
    first = {0: ["Forced Update", "Forced Update"], **hands}
    return table(players=players, hands=first, F1=(1, 1))


@asynccontextmanager
async def at_table(
    folder: Path, t: Table, kinds: str, hours: Hours
) -> AsyncIterator[tuple[TableManager, LiveTable]]:
    """``kinds``: p for a person, b for a bot."""
    async with manager_with(folder, lambda metrics: Office(1, metrics)) as (manager, _):
        game = games("mothership")
        t.s.rng = Rng(t.s.rng.key, t.s.rng.count)
        options = game.settle({"players": len(kinds)})
        seats = [
            Seat("person", f"Player {at}", token=hashed(f"seat {at}"))
            if kind == "p"
            else Seat("bot", "bot", "random")
            for at, kind in enumerate(kinds)
        ]
        opened = Opened(
            game="mothership",
            rules=game.RULES,
            content=game.content_hash(options),
            options=dict(options),
            seed="5" * 64,
            seats=seats,
            start=encode(t.s),
        )
        id_ = new_table_id()
        begun = TableState.begun(id_, Basis.new(opened), game)
        made = await manager.begin(id_, opened, begun, "guest", "host")
        made.reactions = Reactions(made, hours)
        hours.store = manager.store
        made.wake()
        yield manager, made


async def plays_a_card(person: Seated, live: LiveTable, hours: Hours) -> None:
    """Seat 0: others may cancel it now."""
    update = codes.CARD + card("Forced Update")
    at = live.state.step
    await person.say("answer", seat=0, step=at, key="action", answer=update)
    await person.say("answer", seat=0, step=at + 1, key="enemy-ship", answer=unit("F1"))
    await hours.written()


async def lets_pass(person: Seated, seat: int, step: int) -> None:
    await person.say("answer", seat=seat, step=step, key="respond", answer=PASS)


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), 60))


async def watched(
    folder: Path, hands: dict[int, list[str]], answered_at: float
) -> tuple[list[tuple[float, Any]], list[tuple[float, Any]], int]:
    """All that seat 0 and a spectator are sent, with the hour, while the others answer; those who
    are really asked let it pass at ``answered_at``. And how many delays were drawn."""
    hours = Hours(5.0, 3.0)
    async with at_table(folder, position(hands), "ppp", hours) as (_, live):
        seated = [await sit(live, seat) for seat in range(3)]
        spectator = Seated(live, "elsewhere")
        await spectator.sit(wire.Sit())
        await plays_a_card(seated[0], live, hours)
        told: list[list[tuple[float, Any]]] = [[], []]
        heard = [len(seated[0].told), len(spectator.told)]

        def hear() -> None:
            for at, who in enumerate((seated[0], spectator)):
                told[at] += [(hours.at, message) for message in who.told[heard[at] :]]
                heard[at] = len(who.told)

        answers: list[asyncio.Task[None]] = []
        hear()
        for hour in range(1, 8):
            if hour == answered_at:
                for seat in (1, 2):
                    view = seated[seat].heard("view")[-1]
                    if not view["passing"]:
                        given = lets_pass(seated[seat], seat, live.state.step)
                        answers.append(asyncio.create_task(given))
                await hours.written()
            await hours.until(hour)
            hear()
        await asyncio.gather(*answers)
        assert live.state.step == 4, "both have answered"
        return told[0], told[1], 2 - len(hours.delays)


CANNOT = {1: ["Prod"], 2: ["Prod"]}


@pytest.mark.parametrize(
    "hands", [{1: [NO], 2: ["Prod"]}, {1: ["Prod"], 2: [NO]}], ids=["second", "third"]
)
@pytest.mark.parametrize("answered_at", [1, 2])
def test_others_cannot_tell_who_was_asked(
    tmp_path: Path, hands: dict[int, list[str]], answered_at: float
) -> None:
    async def test() -> None:
        for folder in ("asked", "not asked"):
            (tmp_path / folder).mkdir()
        asked = await watched(tmp_path / "asked", hands, answered_at)
        passed = await watched(tmp_path / "not asked", CANNOT, answered_at)
        assert without_names(asked[0]) == without_names(passed[0]), "seat 0 sees a difference"
        assert without_names(asked[1]) == without_names(passed[1]), "a spectator sees one"
        assert asked[2] == passed[2] == 2, "a delay is drawn for every seat with a card"
        assert [hour for hour, message in asked[1] if message["type"] == "view"] == [3.0, 5.0]

    run(test)


def without_names(told: list[tuple[float, Any]]) -> list[tuple[float, Any]]:
    """The tables differ in their names and dice."""
    drop = ("table", "commitment")
    return [
        (hour, {name: value for name, value in message.items() if name not in drop})
        for hour, message in told
    ]


def test_alone_with_bots_nothing_is_waited_for_and_nothing_asked(tmp_path: Path) -> None:
    async def test() -> None:
        t = table(players=2, turn=1, hands={0: ["Prod"], 1: ["Forced Update"]}, F0=(1, 1))
        t.play("Forced Update", unit("F0"))
        assert t.asked == [(0, "respond")]
        hours = Hours()
        async with at_table(tmp_path, t, "pb", hours) as (_, live):
            await hours.written()
            assert live.state.step == 1
            person = await sit(live, 0)
            view = person.heard("view")[-1]
            assert not [each for each in view["view"]["open"] if each["seat"] == 0]

    run(test)


def test_at_one_screen_nobody_hands_it_over_for_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        hours = Hours()
        async with at_table(tmp_path, position(CANNOT), "ppp", hours) as (_, live):
            both = Seated(live, "here")
            await both.sit(wire.Sit(tokens=["seat 0", "seat 1", "seat 2"]))
            await both.say("look", seat=0)
            await plays_a_card(both, live, hours)
            await hours.written()
            assert live.state.step == 4
            asked = [view for view in both.heard("view") if view["view"]["open"][0]["seat"] != 0]
            for view in asked:
                places = [(each["seat"], each["key"]) for each in view["view"]["open"]]
                assert [(each["seat"], each["key"]) for each in view["passing"]] == places

    run(test)


def test_who_holds_the_card_is_asked_unless_it_is_ordered_otherwise(tmp_path: Path) -> None:
    async def test() -> None:
        hours = Hours(*[1.0] * 8)
        held = position({1: ["Prod"], 2: [NO]})
        async with at_table(tmp_path, held, "ppp", hours) as (_, live):
            first, third = await sit(live, 0), await sit(live, 2)
            await plays_a_card(first, live, hours)
            await hours.until(9)
            assert live.state.asked() == [2], "seat 1 has passed, seat 2 thinks"
            assert third.heard("view")[-1]["passing"] == []
            await third.say("orders", seat=2, things={card(NO): "mine"})
            await hours.until(10)
            assert live.state.asked() == [0], "it is not done to seat 2: passed"
            await third.say("orders", seat=2, every=True)
            await plays_a_card(first, live, hours)
            await hours.until(20)
            assert live.state.asked() == [2]
            assert [message["seat"] for message in third.heard("orders")] == [2, 2]
            assert third.heard("orders")[-1]["every"] is True
            assert first.heard("orders") == []

    run(test)


def test_an_answer_to_a_question_that_is_still_open_is_not_too_late(tmp_path: Path) -> None:
    """Seat 1 passes while seat 2 makes up its mind: the step has moved, the question has not."""

    async def test() -> None:
        hours = Hours(1.0, 2.0)
        held = position({1: ["Prod"], 2: [NO]})
        async with at_table(tmp_path, held, "ppp", hours) as (_, live):
            first, third = await sit(live, 0), await sit(live, 2)
            await plays_a_card(first, live, hours)
            step = live.state.step
            await hours.until(5)
            assert live.state.step == step + 1
            await third.say("answer", seat=2, step=step, key="respond", answer=card(NO))
            await hours.written()
            assert third.heard("refused") == []
            assert live.state.asked() == [0]
            # But not one to a question that is gone.
            await third.say("answer", seat=2, step=step, key="respond", answer=PASS)
            await hours.written()
            assert len(third.heard("refused")) == 1

    run(test)


def test_orders_stay_private_and_survive_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        hours = Hours(*[1.0] * 4)
        async with at_table(tmp_path, position({2: [NO]}), "ppp", hours) as (manager, live):
            third = await sit(live, 2)
            await third.say("orders", seat=2, things={card(NO): "never"})
            await third.say("orders", seat=1, every=True)
            await hours.written()
            assert len(third.heard("refused")) == 1, "only for one's own seat"
            id_ = live.state.id
        async with manager_with(tmp_path, lambda metrics: Office(1, metrics)) as (manager, _):
            again = await manager.table(id_)
            assert again.state.orders[2].things == {card(NO): "never"}
            back, other = await sit(again, 2), await sit(again, 1)
            await settle()
            assert back.heard("orders") == [
                {"type": "orders", "seat": 2, "every": False, "things": {str(card(NO)): "never"}}
            ]
            assert other.heard("orders") == []
            assert not any("orders" in str(message) for message in other.told)
            # And they come back from the log too, without the snapshot.
            entries = await manager.store.after(id_, 0)
            rebuilt = TableState.rebuilt(id_, again.state.basis, entries)
            assert rebuilt.orders == again.state.orders

    run(test)


def test_what_orders_answered_is_not_what_one_takes_back(tmp_path: Path) -> None:
    """The pass would only be given again: one's own last answer goes."""

    async def test() -> None:
        hours = Hours()
        async with at_table(tmp_path, position({1: ["Prod"]}, 2), "pp", hours) as (_, live):
            both = Seated(live, "here")
            await both.sit(wire.Sit(tokens=["seat 0", "seat 1"]))
            await both.say("look", seat=0)
            await plays_a_card(both, live, hours)
            assert live.state.step == 3
            await both.say("undo", seat=1)
            await hours.written()
            assert both.heard("refused")[-1]["text"] == "you have not answered anything yet"

    run(test)


def test_odds_and_threats_are_told_to_their_own_seat(tmp_path: Path) -> None:
    async def test() -> None:
        hours = Hours()
        t = table(asteroids=[], F0=(1, 1), F1=(2, 1))
        async with at_table(tmp_path, t, "pp", hours) as (_, live):
            first = await sit(live, 0)
            attack = codes.ATTACK + unit("F1")
            await first.say("odds", seat=0, key="action", answer=attack)
            await first.say("odds", seat=0, key="action", answer=codes.END)
            await first.say("odds", seat=0, key="action", answer=codes.BUY)
            await first.say("odds", seat=1, key="action", answer=attack)
            await first.say("threats", seat=0)
            await hours.written()
            fight, nothing = first.heard("odds")
            assert 0.3 < fight["chance"] < 0.7
            assert fight["lines"][0]["say"] == "odds-fight"
            assert (nothing["chance"], nothing["lines"]) == (None, [])
            clauses = [refused["clause"] for refused in first.heard("refused")]
            assert clauses == ["MS-RES-05", None], "not legal; not one's own seat"
            (threats,) = first.heard("threats")
            assert unit("F1") in [each["by"] for each in threats["threats"]]

    run(test)
