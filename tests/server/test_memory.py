"""Bots at a live table remember: they play as one that sat there all the time would."""

from __future__ import annotations

from typing import Any

from headframe.bots.bot import Move
from headframe.bots.observation import Observation
from headframe.bots.specs import make
from headframe.core.codec import encode
from headframe.core.record import Record, read, read_answer
from headframe.core.replay import steps
from headframe.core.rng import Rng
from tests.bots.test_memory import Lasting
from tests.server.player import Message, Player, run
from tests.server.process import Server
from tests.toy.game import ToyGame

BOT = "level5"
SEAT = 1


def live(server: Server, restarted: bool = False) -> Record:
    """A practice game to its end: there a bot's dice are known."""
    opened = server.open_table("person", BOT, more={"seed": "first shift"})

    async def whole(opened: Message, until: int | None = None) -> None:
        url, tokens = server.url(opened["table"]), [opened["seats"][0]]
        async with Player(url, tokens, Rng.seeded("person")) as one:
            await one.play_on(until, last=True)

    if restarted:
        run(whole(opened, 12))
        server.restart()
    run(whole(opened))
    return read(server.get(f"/api/tables/{opened['table']}/record").content)


def alone(record: Record, forgetful: bool) -> tuple[list[Move], list[Move]]:
    """What the bot answered, and what one in this process would have."""
    game: Any = ToyGame()
    lasting = Lasting(BOT, game.NAME)
    was: list[Move] = []
    would: list[Move] = []
    for step, (session, (seat, key, raw)) in enumerate(
        zip(steps(game, record), record.answers, strict=False)
    ):
        if seat != SEAT:
            continue
        chance = f"{step} {record.seed}"
        world = game.determinize(session.state, seat, Rng.seeded(chance, "deal"))
        observation = Observation(game, seat, game.decoder().state(encode(world)))
        was.append((key, read_answer(raw)))
        if forgetful:
            fresh = make(BOT, Rng.seeded(chance, BOT), game.NAME)
            would.append(fresh.choose(observation))
        else:
            would.append(lasting.choose(observation, chance))
    return was, would


def test_a_live_bot_plays_like_one_that_lasts_for_the_game(server: Server) -> None:
    record = live(server)
    was, would = alone(record, forgetful=False)
    assert len(was) > 10
    assert was == would
    was, would = alone(record, forgetful=True)
    assert was != would, "without its memory it would have played otherwise"


def test_what_is_forgotten_in_a_restart_harms_nobody(database: str) -> None:
    with Server(database) as server:
        record = live(server, restarted=True)
        assert record.result is not None
        assert "Traceback" not in server.log()
