"""What a question names comes from the rooms' data: an own pack may ask another price."""

from __future__ import annotations

import pytest

from headframe import registry
from headframe.core.speech import Language
from headframe.core.view import named_numbers, shown_decision
from headframe.games.drillers.steps.room_choices import Scrap, Trade
from tests.games.drillers.table import table


@pytest.mark.parametrize(
    ("language", "trade", "scrap"),
    [
        ("en", "Pay 1 credit for 2 fuel?", "Give 3 fuel and which stored mineral for a repair?"),
        ("ru", "Заплатить 1 кредит за 2 топлива?", "Отдать 3 топлива и какой минерал за ремонт?"),
    ],
)
def test_prices_are_named_as_they_are(language: Language, trade: str, scrap: str) -> None:
    state = table().s
    speech = registry.game("drillers").speech(state, language)
    assert speech is not None
    (asked,) = Trade(1, 2).ask(state)
    assert speech.say("ask-trade", **named_numbers(asked)) == trade
    assert shown_decision(asked, None)["named"] == {"price": 1, "fuel": 2}
    (asked,) = Scrap(3).ask(state)
    assert speech.say("ask-scrap", **named_numbers(asked)) == scrap
