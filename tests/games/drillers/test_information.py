"""What is open, what is hidden, and what a dealt world keeps."""

from __future__ import annotations

import json
from typing import Any

import pytest

from headframe.core.engine import apply
from headframe.core.record import write
from headframe.core.refusal import Refused
from headframe.core.rng import Rng
from headframe.core.session import Session
from headframe.core.view import shown_event, view
from headframe.games.drillers.content.rooms import FACE_DOWN
from headframe.games.drillers.events.players import Bought, Damaged, Discarded, Drew, Repaired
from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.state import DrillersState
from headframe.games.drillers.steps.deck import draw
from tests.games.drillers.table import GAME, Table, card, cards, names, solo, table, tile


def seen(t: Table, viewer: int | None) -> dict[str, Any]:
    state: Any = view(t.s, viewer)["state"]
    return dict(state)


def player(t: Table, seat: int, viewer: int | None) -> dict[str, Any]:
    return dict(seen(t, viewer)["players"][seat])


def worlds(t: Table, viewer: int | None, count: int = 30) -> list[Any]:
    return [GAME.determinize(t.s, viewer, Rng.seeded(f"world {n}")) for n in range(count)]


@pytest.mark.rule("DR-INFO-01")
def test_what_everybody_sees() -> None:
    t = table(
        permanents="SURGEON",
        play="CLAW",
        tiles=(tile(2, 1),),
        spent=(tile(2, 1),),
        moves=2,
        drills=1,
        storage="S",
    )
    for viewer in (1, None):
        state, p = seen(t, viewer), player(t, 0, viewer)
        assert (state["ground"], state["deepest"]) == (t.s.ground, 2)
        assert state["stacks"][4] == {"top": t.s.stacks[4][-1], "hidden": 6}
        assert state["rooms"][2] == t.s.rooms[2]
        assert state["rows"] == [list(row) for row in t.s.rows]
        assert state["decks"] == [{"hidden": n} for n in (10, 10, 10, 12)]
        assert (state["moves"], state["drills"], state["damage"]) == (2, 1, 12)
        assert state["milestones"] == [-1] * 4
        for name in (
            "fuel",
            "cap",
            "credits",
            "capacity",
            "storage",
            "market",
            "overflow",
            "drones",
        ):
            value = getattr(t.me, name)
            assert p[name] == (list(value) if isinstance(value, tuple) else value)
        assert (p["tiles"], p["spent"], p["refresh"]) == ([tile(2, 1)], 1 << tile(2, 1), True)
        assert (p["permanents"], p["play"]) == ([card("SURGEON")], [card("CLAW")])
        assert p["deck"] == {"hidden": len(t.me.deck)}
        assert p["hand"] == {"hidden": 0}


@pytest.mark.rule("DR-INFO-02")
def test_a_hand_is_its_owners() -> None:
    t = table(hand="CLAW TORSO")
    assert player(t, 0, 0)["hand"] == cards("TORSO CLAW")
    for viewer in (1, None):
        assert player(t, 0, viewer)["hand"] == {"hidden": 2}


@pytest.mark.rule("DR-INFO-03")
def test_the_top_card_is_shown_to_its_owner_only_however_it_got_there() -> None:
    t = table(drones=2, credits=20, rows=("AUTO-DRILL", "", "", ""), deck="CLAW CRUTCH")
    assert player(t, 0, 0)["deck"] == {"hidden": 2, "top": card("CLAW")}
    t.buy("AUTO-DRILL")  # all saw it go there
    assert player(t, 0, 0)["deck"] == {"hidden": 3, "top": card("AUTO-DRILL")}
    for viewer in (1, None):
        assert player(t, 0, viewer)["deck"] == {"hidden": 3}
    t = table(hand="RECKLESS-DRILLING", deck="CLAW").play("RECKLESS-DRILLING")
    assert player(t, 0, 1)["deck"] == {"hidden": 2}


@pytest.mark.rule("DR-INFO-04")
def test_discard_piles_are_open() -> None:
    t = table(discard="CLAW DAMAGE")
    for viewer in (0, 1, None):
        assert player(t, 0, viewer)["discard"] == cards("CLAW DAMAGE")


@pytest.mark.rule("DR-INFO-05")
def test_which_cards_all_see_pass() -> None:
    t = table(phase="surfacing", hand="CLAW CRUTCH TORSO", credits=20, deck="GRABBER SPIDER-LEG")
    t.discard("CLAW").say(c.REPAIR_NOW).repair("CRUTCH").yes()
    t.say(next(option for option in t.options if c.BUY <= option < c.USE))
    t.end().keep("TORSO")
    public = (Discarded, Repaired, Bought)
    for event in t.s.events or []:
        told: Any = shown_event(event, 1, t.s.teams)
        if isinstance(event, public):
            assert told["card"] == event.card
        if isinstance(event, Drew) and event.seat == 0:
            assert "card" not in told
            own: Any = shown_event(event, 0, t.s.teams)
            assert own["card"] == event.card
    kept = [event.card for event in t.events(Discarded)]
    assert card("TORSO") not in kept  # a kept card is told to nobody
    t = table(hand="SUPERCHARGED-DRILLING", fuel=9).play("SUPERCHARGED-DRILLING")
    damage: Any = shown_event(t.events(Damaged)[0], 1, t.s.teams)
    assert damage["where"] == 2  # all see it go into the hand


@pytest.mark.rule("DR-INFO-06")
def test_what_nobody_knows() -> None:
    t = table()
    for viewer in (0, 1, None):
        text = json.dumps(view(t.s, viewer))
        state = seen(t, viewer)
        assert state["vault"] == {"hidden": 2}
        assert state["rooms"][3:] == [FACE_DOWN] * 4
        assert "deep" not in state
        assert '"deck": [' not in text
    # Neither does a dealt world: another seat's world has other hidden cards.
    vaults = {world.vault for world in worlds(t, 0)}
    assert len(vaults) > 5
    # The next tile and the next floor card are drawn when they are turned up, not before.
    tops = set()
    for world in worlds(t, 0, 60):
        world.players[0].floor, world.drills = 2, 2
        tops.add(Table(world).excavate().s.stacks[2][-1])
    assert len(tops) == 4


@pytest.mark.rule("DR-INFO-07")
def test_the_next_tile_is_seen_as_soon_as_the_one_above_is_taken() -> None:
    t = table(floor=2, drills=2)
    first = t.s.stacks[2][-1]
    assert all(seen(t, viewer)["stacks"][6]["top"] == t.s.stacks[6][-1] for viewer in (0, None))
    t.excavate()
    after = seen(t, None)["stacks"][2]
    assert after["top"] != first
    assert after == {"top": t.s.stacks[2][-1], "hidden": 3}


@pytest.mark.rule("DR-INFO-08")
def test_the_bots_deck() -> None:
    t = solo(2)
    assert seen(t, 0)["bot"]["deck"] == {"hidden": 9}
    t.pass_turn()
    assert seen(t, 0)["bot"]["deck"] == {"hidden": 8}
    assert seen(t, 0)["bot"]["flipped"] == t.bot.flipped
    flips = {Table(world).pass_turn().bot.flipped[0] for world in worlds(solo(2), 0, 60)}
    assert len(flips) > 5  # the order is dealt anew: nobody knows it


@pytest.mark.rule("DR-INFO-09")
def test_refusals_and_decisions_tell_nothing_hidden() -> None:
    t = table(hand="SWISS-ARM", deck="PIT-STOP TORSO", rows=("", "", "", ""))
    for number in cards("PIT-STOP CRUTCH MINING-ARM"):
        with pytest.raises(Refused) as refused:
            apply(t.s, 0, "operations", c.PLAY + number)
        assert refused.value.refusal.clause == "DR-PLAY-01"  # in the deck or not: the same
    public: Any = view(t.s, 1)["open"]
    assert public == [{"seat": 0, "key": "operations", "clause": "DR-OPS-01"}]
    assert "Swiss Arm" not in GAME.text(t.s, 1)
    assert "Pit Stop" not in GAME.text(t.s, 1)
    assert "Pit Stop" in GAME.text(t.s, 0)


@pytest.mark.rule("DR-INFO-10")
def test_a_spectator_sees_what_is_open_to_all() -> None:
    t = table(3, hand="CLAW", deck="GRABBER TORSO")
    for seat in range(3):
        p = player(t, seat, None)
        assert set(p["hand"]) == set(p["deck"]) == {"hidden"}
    asked: Any = view(t.s, None)["open"]
    assert all("choice" not in decision for decision in asked)
    assert seen(t, None)["decks"] == seen(t, 0)["decks"]


@pytest.mark.rule("DR-INFO-11")
def test_everything_is_laid_open_at_the_end() -> None:
    session = Session(GAME, {"players": 2}, "the secret seed")
    rng = Rng.seeded("end")
    assert b"the secret seed" not in write(session.record())
    while not session.over:
        decision = session.state.open_decisions[0]
        session.answer(decision.seat, decision.key, decision.choice.sample(rng))
    assert isinstance(session.state, DrillersState)
    t = Table(session.state)
    for seat in (0, 1):
        p = player(t, seat, None)
        assert p["hand"] == t.s.players[seat].hand
        assert p["deck"] == t.s.players[seat].deck
    assert b"the secret seed" in write(session.record())


# What follows from public facts survives a re-deal


def test_a_bought_card_stays_on_the_deck_in_all_worlds() -> None:
    t = table(drones=2, credits=20, rows=("AUTO-DRILL JACKHAMMER", "", "", ""))
    t.me.deck, t.me.known, t.me.blind = cards("TORSO CRUTCH GRABBER CLAW"), 1, True
    t.buy("AUTO-DRILL").buy("JACKHAMMER")
    below = set()
    for world in worlds(t, 1):
        assert names(world.players[0].deck[:3:-1]) == "JACKHAMMER AUTO-DRILL"
        below.add(world.players[0].deck[3])
    assert len(below) == 4  # the card under them only its owner saw
    draw(t.s, t.me)
    assert all(card("JACKHAMMER") in world.players[0].hand for world in worlds(t, 1))


def test_after_a_reshuffle_the_hand_is_known() -> None:
    t = table(hand="DAMAGE CLAW", deck="TORSO", discard="CRUTCH GRABBER SPIDER-LEG MINING-ARM")
    t.play("DAMAGE").yes()
    for world in worlds(t, 1):
        assert names(world.players[0].hand) == "TORSO CLAW"
    draw(t.s, t.me)
    third = {tuple(world.players[0].hand) for world in worlds(t, 1, 60)}
    assert len(third) == 4  # what was drawn after it is not


def test_a_damage_taken_into_the_hand_stays_there() -> None:
    t = table(hand="SUPERCHARGED-DRILLING CLAW", fuel=9).play("SUPERCHARGED-DRILLING")
    assert all(card("DAMAGE") in world.players[0].hand for world in worlds(t, 1))
    t = table(hand="SUPERCHARGED-DRILLING DAMAGE", fuel=9).play("SUPERCHARGED-DRILLING")
    t.burn("DAMAGE")
    hands = {tuple(world.players[0].hand) for world in worlds(t, 1, 60)}
    assert len(hands) > 1


def test_an_announced_card_stays_in_the_hand() -> None:
    t = table(hand="BURNER-DRILL CLAW", storage="S G").play("BURNER-DRILL")
    for world in worlds(t, 1):
        assert card("BURNER-DRILL") in world.players[0].hand
        Table(world).say(0)


def test_the_owner_keeps_what_the_owner_saw() -> None:
    t = table(hand="CLAW", deck="TORSO CRUTCH GRABBER")
    for world in worlds(t, 0):
        assert world.players[0].hand == t.me.hand
        assert world.players[0].deck[-1] == card("TORSO")


def test_a_card_bought_onto_no_deck_is_known_to_all() -> None:
    t = table(hand="CLAW CRUTCH", drones=1, credits=9, deck="", rows=("AUTO-DRILL", "", "", ""))
    t.buy("AUTO-DRILL")
    for world in worlds(t, 1):
        assert names(world.players[0].deck) == "AUTO-DRILL"
    draw(t.s, t.me)
    assert all(card("AUTO-DRILL") in world.players[0].hand for world in worlds(t, 1))
