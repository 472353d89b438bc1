"""The suite itself is proven: each way of breaking the toy is found by the check meant for it."""

from __future__ import annotations

from typing import ClassVar

import pytest

from headframe.core.choice import Answer, Number, Pick
from headframe.core.engine import Decision, Frame
from headframe.core.options import Options
from headframe.core.part import ALL, NOBODY, Audience, Audiences, Part, Sight
from headframe.core.refusal import Refusal
from headframe.core.rng import Rng
from headframe.core.speech import Phrase, phrase
from headframe.core.window import Window
from tests.contract import checks
from tests.contract.test_toy import CLAUSES
from tests.contract.told import told
from tests.contract.walk import Case
from tests.toy import events, steps
from tests.toy.bookkeeper import Bookkeeper
from tests.toy.game import ToyGame
from tests.toy.state import Digger, Pit


def broken(game: ToyGame, players: int = 3) -> Case:
    return Case(game, {"players": players}, "broken")


def test_a_hand_that_all_can_see(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Digger, "AUDIENCES", {**Digger.AUDIENCES, "hand": ALL})
    with pytest.raises(AssertionError, match="tell the worlds apart"):
        checks.fair(broken(ToyGame()))


def test_a_window_that_is_marked_by_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    def window(self: steps.Turn, s: Pit, decision: Decision) -> Window | None:
        return Window(steps.PASS, (), True) if 1 in s.diggers[self.seat].hand else None

    monkeypatch.setattr(steps.Turn, "window", window)
    monkeypatch.setattr(steps, "actions", lambda s, seat: (steps.PASS,))
    with pytest.raises(AssertionError, match="marked by what is hidden"):
        for seed in range(20):
            checks.windows(broken(ToyGame())._replace(seed=str(seed)))


def test_a_window_that_hides_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def window(self: steps.Turn, s: Pit, decision: Decision) -> Window | None:
        return Window(steps.PASS, (), True)

    monkeypatch.setattr(steps.Turn, "window", window)
    with pytest.raises(AssertionError, match="only pass: False"):
        checks.windows(broken(ToyGame()))


def test_a_field_without_an_audience(monkeypatch: pytest.MonkeyPatch) -> None:
    without = {name: seen for name, seen in Digger.AUDIENCES.items() if name != "hand"}
    monkeypatch.setattr(Digger, "AUDIENCES", without)
    with pytest.raises(AssertionError, match="no audience declared for hand"):
        checks.declared(broken(ToyGame()))


def test_a_part_that_is_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyGame, "PARTS", tuple(k for k in ToyGame.PARTS if k is not steps.Turn))
    with pytest.raises(AssertionError, match="Turn is not among"):
        checks.declared(broken(ToyGame()))


def test_a_copy_that_shares_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Pit.copy

    def copy(self: Pit) -> Pit:
        other = whole(self)
        other.discard = self.discard
        return other

    monkeypatch.setattr(Pit, "copy", copy)
    with pytest.raises(AssertionError, match="copies share"):
        checks.copied(broken(ToyGame()))


def test_a_copy_that_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Pit.copy

    def copy(self: Pit) -> Pit:
        other = whole(self)
        other.rounds = 0
        return other

    monkeypatch.setattr(Pit, "copy", copy)
    with pytest.raises(AssertionError, match="differs from its original"):
        checks.copied(broken(ToyGame()))


def test_a_frame_that_is_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    def go(self: steps.Auction, s: Pit, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        self.bids[decision.seat] = answer

    monkeypatch.setattr(steps.Auction, "go", go)
    with pytest.raises(AssertionError, match="changed the original"):
        checks.copied(broken(ToyGame()))


def test_a_field_lost_on_the_way_to_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Pit.__init__

    def init(self: Pit, **fields: object) -> None:
        whole(self, **{**fields, "cart": 4})  # type: ignore[arg-type]

    monkeypatch.setattr(Pit, "__init__", init)

    def copy(self: Pit) -> Pit:
        other = Pit(
            **{n: getattr(self, n) for n in self.AUDIENCES if n not in ("open_decisions", "events")}
        )
        other.cart, other.open_decisions = self.cart, self.open_decisions
        return other

    monkeypatch.setattr(Pit, "copy", copy)
    with pytest.raises(AssertionError, match="loads as another"):
        checks.round_trips(broken(ToyGame()))


def test_a_counter_in_an_event(monkeypatch: pytest.MonkeyPatch) -> None:
    class Told(events.Drew):
        __slots__ = ("dice",)
        AUDIENCES: ClassVar[Audiences] = {**events.Drew.AUDIENCES, "dice": ALL}

        def __init__(self, seat: int, dice: int) -> None:
            super().__init__(seat, [])
            self.dice = dice

    def draw(s: Pit, seat: int) -> None:
        s.diggers[seat].hand.append(s.bag.pop(s.rng.below(len(s.bag))))
        if s.events is not None:
            s.events.append(Told(seat, s.rng.count))

    monkeypatch.setattr(steps, "draw", draw)
    with pytest.raises(AssertionError, match="generator or the seed shows"):
        checks.secret(broken(ToyGame()))


def test_a_seed_in_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    def why(self: steps.Turn, s: Pit, decision: Decision, answer: Answer) -> Refusal:
        return Refusal("PIT-TURN-01", f"not with these dice: {s.rng.key}")

    monkeypatch.setattr(steps.Turn, "why", why)
    with pytest.raises(AssertionError, match="generator or the seed shows"):
        checks.secret(broken(ToyGame()))


def test_a_dealer_who_keeps_the_hidden_order(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = ToyGame.redeal

    def redeal(self: ToyGame, s: Pit, seat: int | None, rng: Rng) -> Pit:
        world = whole(self, s, seat, rng)
        if len(s.supply) == len(world.supply):
            world.supply = s.supply[::-1]
        world.bag = s.bag[::-1]
        return world

    monkeypatch.setattr(ToyGame, "redeal", redeal)
    with pytest.raises(AssertionError, match="depends on what is hidden"):
        checks.fair(broken(ToyGame()))


def test_a_question_that_gives_a_hand_away(monkeypatch: pytest.MonkeyPatch) -> None:
    def ask(self: steps.Duck, s: Pit) -> tuple[Decision, ...]:
        if not any(card % 2 == 0 for card in s.diggers[self.seat].hand):
            return ()
        return (Decision(self.seat, "duck", Number("duck", 0, 1), self),)

    monkeypatch.setattr(steps.Duck, "ask", ask)
    with pytest.raises(AssertionError, match="tell the worlds apart"):
        for seed in range(20):
            checks.fair(broken(ToyGame())._replace(seed=str(seed)))


def test_an_offer_that_gives_a_charm_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps.Charm, "PRIVATE", False)
    with pytest.raises(AssertionError, match="tell the worlds apart"):
        for seed in range(20):
            checks.fair(broken(ToyGame())._replace(seed=str(seed)))


def test_a_text_that_shows_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyGame, "text", lambda self, s, viewer: str(s.diggers[0].hand))
    with pytest.raises(AssertionError, match="text for seat"):
        checks.fair(broken(ToyGame()))


def test_a_question_that_shows_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    def asked(self: ToyGame, s: Pit, decision: Decision) -> list[Phrase]:
        return [phrase("hand", cards=str(s.diggers[decision.seat - 1].hand))]

    monkeypatch.setattr(ToyGame, "asked", asked)
    with pytest.raises(AssertionError, match="told about its questions"):
        checks.fair(broken(ToyGame()))


def test_an_order_that_hangs_on_hashes() -> None:
    with pytest.raises(AssertionError, match="two processes"):
        checks.deterministic(broken(ToyGame()), "tests.contract.test_broken:HashOrdered")


class HashOrdered(ToyGame):
    def set_up(self, options: Options, rng: Rng) -> Pit:
        s = super().set_up(options, rng)
        s.bag = [int(card) for card in {str(card) for card in s.bag}]
        return s


def test_an_answer_listed_but_not_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pick, "listed", lambda self, limit: [*self.options, 77])
    with pytest.raises(AssertionError, match="listed 77 is illegal"):
        checks.answers(broken(ToyGame()), CLAUSES)


def test_an_illegal_answer_that_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Number, "legal", lambda self, answer: isinstance(answer, int))
    with pytest.raises(AssertionError, match=r"bet|bid"):
        for seed in range(10):
            checks.answers(broken(ToyGame())._replace(seed=str(seed)), CLAUSES)


def test_a_refusal_by_a_clause_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pit, "NOT_ASKED", "PIT-NONE-99")
    with pytest.raises(AssertionError, match="PIT-NONE-99"):
        checks.answers(broken(ToyGame()), CLAUSES)


def test_a_refusal_that_changes_something(monkeypatch: pytest.MonkeyPatch) -> None:
    def why(self: Frame[Pit], s: Pit, decision: Decision, answer: Answer) -> Refusal:
        s.rounds += 1
        return Refusal("PIT-TURN-01", "no")

    monkeypatch.setattr(steps.Turn, "why", why)
    with pytest.raises(AssertionError, match="refusal changed the state"):
        checks.answers(broken(ToyGame()), CLAUSES)


def test_asking_that_changes_something(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = steps.Turn.ask

    def ask(self: steps.Turn, s: Pit) -> tuple[Decision, ...]:
        s.rounds += 1
        return whole(self, s)

    monkeypatch.setattr(steps.Turn, "ask", ask)
    with pytest.raises(AssertionError, match="asking twice"):
        checks.answers(broken(ToyGame()), CLAUSES)


class Peeking(Audience):
    __slots__ = ()

    def show(self, part: Part, value: object, sight: Sight) -> object:
        assert isinstance(part, Pit) and isinstance(value, list)
        return value[0] if part.cart != 4 and value else None


def test_an_undo_past_a_revelation(monkeypatch: pytest.MonkeyPatch) -> None:
    """The supply is declared as open, so the kernel is not told that a look at it is new."""

    class Open(Peeking):
        pass

    monkeypatch.setattr(Pit, "AUDIENCES", {**Pit.AUDIENCES, "supply": Open("peek")})
    monkeypatch.setattr(
        "headframe.core.session.hidden_moved",
        lambda before, after: before.rng.count != after.rng.count,
    )
    with pytest.raises(AssertionError, match="learned something"):
        for seed in range(20):
            checks.undone(broken(ToyGame())._replace(seed=str(seed)))


def test_an_audience_that_heeds_more_than_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    class Heedless(Peeking):
        HEEDS: ClassVar[tuple[str, ...] | None] = ()

    monkeypatch.setattr(Pit, "AUDIENCES", {**Pit.AUDIENCES, "supply": Heedless("peek")})
    with pytest.raises(AssertionError, match=r"Pit\.supply: what is shown heeds more"):
        checks.declared(broken(ToyGame()))
    monkeypatch.setattr(Heedless, "HEEDS", ("cart",))
    checks.declared(broken(ToyGame()))


def test_dice_that_move_without_a_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("headframe.core.session.hidden_moved", lambda before, after: False)
    with pytest.raises(AssertionError, match="dice moved"):
        for seed in range(20):
            checks.undone(broken(ToyGame())._replace(seed=str(seed)))


def test_a_game_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "ROUNDS", 10**9)
    monkeypatch.setattr(steps, "lose_life", lambda s, seat: None)
    with pytest.raises(AssertionError, match="not over after"):
        checks.ends(broken(ToyGame()))


def test_a_world_with_the_true_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyGame, "determinize", ToyGame.redeal)
    with pytest.raises(AssertionError, match="true dice"):
        checks.fair(broken(ToyGame()))


def test_a_secret_field_is_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other way round: hiding more than needed is no fault."""
    monkeypatch.setattr(Digger, "AUDIENCES", {**Digger.AUDIENCES, "password": NOBODY})
    checks.fair(broken(ToyGame()))


def test_a_change_that_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Life is lost without a word."""

    def lose_life(s: Pit, seat: int) -> None:
        s.diggers[seat].life -= 1

    monkeypatch.setattr(steps, "lose_life", lose_life)
    lost = r"after answer \d+, seat \d \w+ .*:\n  state\.diggers\[\d\]\.life: by what was told 3"
    with pytest.raises(AssertionError, match=lost + r", on the table 2\nThe events told were"):
        told(broken(ToyGame()), Bookkeeper)


def test_a_change_that_is_told_wrongly(monkeypatch: pytest.MonkeyPatch) -> None:
    class Elsewhere(events.Walked):
        __slots__ = ()

        def __init__(self, seat: int, place: int) -> None:
            super().__init__(seat, place + 1)

    Elsewhere.__name__ = "Walked"
    monkeypatch.setattr(events, "Walked", Elsewhere)
    with pytest.raises(AssertionError, match=r"state\.cart: by what was told \d, on the table \d"):
        for seed in range(10):
            told(broken(ToyGame())._replace(seed=str(seed)), Bookkeeper)


def test_an_end_that_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent(events.RoundEnded):
        __slots__ = ()

        def __init__(self, last: bool) -> None:
            super().__init__(False)

    Silent.__name__ = "RoundEnded"
    monkeypatch.setattr(events, "RoundEnded", Silent)
    with pytest.raises(AssertionError, match="over: by what was told false, on the table true"):
        told(broken(ToyGame()), Bookkeeper)


def test_an_event_that_says_more_than_its_bookkeeper_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the bookkeeper trips over names the answer too."""
    monkeypatch.delattr(Bookkeeper, "_walked")
    with pytest.raises(AttributeError, match="_walked") as caught:
        for seed in range(10):
            told(broken(ToyGame())._replace(seed=str(seed)), Bookkeeper)
    assert "walk" in caught.value.__notes__[0]
