"""What players are told of cards, rooms and prices is what the engine does."""

from __future__ import annotations

import pytest

from headframe.core.options import Options
from tests.games.drillers.keen import keen_game
from tests.games.drillers.table import GAME, card, room, set_stack, table, tile
from tools.language import file_in


def about(vocabulary: str, number: int) -> str:
    speech = GAME.speech(table().s)
    assert speech is not None
    return speech.about(vocabulary, number)


@pytest.mark.rule("DR-FCARD-HOT-TUB")
def test_hot_tub_s_price_is_shown_for_the_first_corridor_of_a_turn_alone() -> None:
    t = table(floor=3, rooms={3: "HOT-TUB"}, drills=3)
    set_stack(t, 3, (tile(3, 3), tile(3, 2), tile(3, 1)))
    for cost in (1, 2):
        assert GAME.figures(t.s, None)["corridors"][3] == cost
        assert f"the next corridor costs {cost} drill" in GAME.text(t.s, 0)
        t.excavate()
    assert "first corridor of a turn here costs 1 drill less" in about("room", room("HOT-TUB"))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("JACKHAMMER", "for every corridor or barrier dug"),
        ("HARPOON-DRILL", "a drill may collect from the floor above or below"),
        ("DAMAGE", "may draw 1 card. Costs 2 fuel to play. Or played for 2 fuel. -3 points"),
    ],
)
def test_a_card_says_all_it_does(name: str, said: str) -> None:
    assert said in about("card", card(name))


@pytest.mark.rule("DR-FCARD-TOYS")
def test_toys_r_rust_is_an_offer_and_its_mineral_still_scores() -> None:
    assert "may give 1 fuel and a stored mineral, which goes to overflow, for a repair" in about(
        "room", room("TOYS")
    )


@pytest.mark.rule("DR-BUY-03", "DR-SELL-04")
@pytest.mark.parametrize(
    ("language", "bought", "full_column"),
    [
        ("en", "on top of your deck", "the dearer kinds still pay a little"),
        ("ru", "на верх вашей колоды", "дорогие виды ещё приносят немного"),
    ],
)
def test_the_guide_teaches_the_rule(language: str, bought: str, full_column: str) -> None:
    lines = file_in(language, "drillers/learn.ftl").read_text(encoding="utf-8").splitlines()
    guide = dict(line.split(" = ", 1) for line in lines if " = " in line)
    assert bought in guide["learn-buy"]
    assert full_column in guide["learn-market"]


@pytest.mark.rule("DR-MOVE-01")
def test_a_way_leads_to_every_floor_that_the_moves_at_hand_reach() -> None:
    for floor, steps in ((0, 2), (1, 1), (2, 0), (3, 1), (4, 2)):
        t = table(floor=2, moves=2, deepest=5, rooms={3: "LOBBY", 4: "SQUEEZE", 5: "TOYS"})
        way = GAME.figures(t.s, None)["ways"][floor]
        assert len(way) == steps
        for answer in way:
            assert t.can(answer)
            t.say(answer)
        assert t.me.floor == floor
    t = table(floor=2, moves=2, deepest=3, rooms={3: "LOBBY"})
    assert [bool(way) for way in GAME.figures(t.s, None)["ways"]] == [
        *(True, True, False, True),
        *(False, False, False),
    ]


def test_a_room_s_sign_has_every_moment_of_its_effect() -> None:
    rooms = GAME.catalogue(GAME.settle({}))["rooms"]
    moments = {each["id"]: [moment["when"] for moment in each["moments"]] for each in rooms}
    assert moments["lobby"] == ["reveal", "collect", "end"]
    assert moments["hot-tub"] == ["first-corridor"]
    assert next(each for each in rooms if each["id"] == "hot-tub")["discount"] == 1


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 1, "level": 1}])
def test_the_score_that_is_shown_last_is_the_result(options: Options) -> None:
    *_, last = keen_game(options, "shown last")
    assert GAME.figures(last, None)["scores"] == list(GAME.result(last).scores)
