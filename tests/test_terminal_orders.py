"""Standing orders at a screen: no question and no handing over for nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from headframe.core.record import BadRecord
from headframe.core.session import Session
from headframe.core.speech import Language
from headframe.core.window import Orders
from headframe.games.mothership.game import Mothership
from headframe.games.mothership.legal import action_codes as codes
from headframe.terminal.saved import load, save
from headframe.terminal.table import Quit, Screen, Table
from tests.games.mothership.table import card, table, unit
from tests.test_terminal import Script, typed

NO = card("Noooooooo!")


def shown(script: Script, hands: dict[int, list[str]], language: Language = "en") -> Table:
    """Two people; the first has just played a card at the other's Fighter."""
    t = table(hands={0: ["Forced Update"], **hands}, F1=(1, 1))
    session = Session(Mothership(), {"players": 2}, "a game", ["Ann", "Bo"], start=t.s)
    session.answer(0, "action", codes.CARD + card("Forced Update"))
    session.answer(0, "enemy-ship", unit("F1"))
    made = Table(session, [None, None], Screen(script.shown.append, script.ask), language)
    with pytest.raises(Quit):
        made.play()
    return made


def test_who_can_only_pass_is_not_asked() -> None:
    script = Script("", "quit")
    shown(script, {1: ["Prod"]})
    assert "Bo, it is your turn" not in script.text
    assert "Ann, it is your turn" in script.text


def test_who_holds_the_card_is_asked_with_what_passing_means() -> None:
    script = Script("", "quit")
    shown(script, {1: ["Noooooooo!"]})
    assert "Bo, it is your turn" in script.text
    assert "Ann plays Forced Update" in script.text
    assert "It is aimed at your Fighter" in script.text
    assert "If you pass, the card takes effect." in script.text


def test_orders_are_shown_and_changed() -> None:
    script = Script("", "orders", "orders noo sometimes", "orders noo never", "", "quit")
    made = shown(script, {1: ["Noooooooo!"]})
    assert "you are asked whenever you hold something that can be used" in script.text
    assert "Type orders and its name" in script.text
    assert "Noooooooo!: never asked" in script.text
    assert made.orders[1] == Orders(things={NO: "never"})
    assert "Ann, it is your turn" in script.text, "it was passed for Bo"


def test_one_may_be_asked_everything_in_russian_too() -> None:
    script = Script("", "приказы каждое", "приказы нее моё", "quit")
    made = shown(script, {1: ["Noooooooo!"]}, "ru")
    assert made.orders[1] == Orders(every=True, things={NO: "mine"})
    assert "Вас спрашивают в каждом окне" in script.text


def test_a_game_without_reactions_says_so() -> None:
    _, text = typed("orders")
    assert "In this game nobody is asked to react." in text


def test_orders_are_saved_with_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session = Session(Mothership(), {"players": 2}, "a game")
    orders = [Orders(), Orders(every=True, things={NO: "mine"})]
    save(file, session, ["human", "human"], orders)
    assert load(file.read_bytes()).orders == orders
    older = file.read_text().replace('"orders"', '"was"', 1)
    with pytest.raises(BadRecord):
        load(older.encode())
    with pytest.raises(BadRecord, match="standing orders"):
        load(file.read_text().replace("mine", "perhaps").encode())
