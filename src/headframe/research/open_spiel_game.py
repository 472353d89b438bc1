"""The games for OpenSpiel (extra `openspiel`)::

    pyspiel.load_game("headframe(game=drillers,players=3)")
    pyspiel.load_game("headframe(game=mothership,options=mode:team;teams:2v2)")

A game begins with a chance node, which draws one of ``deals`` seeds; from there on all dice follow.
A search that copies a state would so foresee them: let it ask ``resample_from_infostate`` first (as
OpenSpiel's IS-MCTS does), which deals all that the seat cannot know anew, dice included.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from headframe.core.codec import encode
from headframe.core.options import Options
from headframe.core.rng import Rng
from headframe.research.moments import Moment
from headframe.research.outcome import returns
from headframe.research.vectors import Observer, shared_observer

NAME: Final = "headframe"
DEALS: Final = 1000
MEMORY: Final = 16
"""Bytes of an information state that stand for all that was seen before."""
LONGEST_ANSWER: Final = 64
"""Actions of one answer; no choice of ours has so many."""

_PARAMETERS: Final = {"game": "drillers", "players": 0, "deals": DEALS, "options": ""}


def _game_type(seats: int) -> Any:
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Headframe",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM
        if seats > 1
        else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_PARAMETERS,
    )


def options_of(players: int, text: str) -> Options:
    """The options of a game: ``name:value`` with ``;`` between, values as JSON or plain words.

    >>> options_of(0, 'mode:vp;players:3;modules:["moons"]')
    {'mode': 'vp', 'players': 3, 'modules': ['moons']}
    """
    options: dict[str, Any] = {"players": players} if players else {}
    for part in filter(None, text.split(";")):
        name, _, value = part.partition(":")
        try:
            options[name.strip()] = json.loads(value)
        except ValueError:
            options[name.strip()] = value
    return options


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of our games with its options."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_PARAMETERS, **(params or {})}
        options = options_of(int(given["players"]), str(given["options"]))
        self.deals = int(given["deals"])
        self.observer = shared_observer(str(given["game"]), options)
        game = self.observer.game
        seats = self.observer.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.observer.table),
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            **({"utility_sum": 0.0} if seats > 1 else {}),
            max_game_length=game.max_answers(self.observer.options) * LONGEST_ANSWER,
        )
        super().__init__(_game_type(seats), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a seat sees, as OpenSpiel asks for it."""
        if params:
            raise ValueError(f"an observer of {NAME} has no parameters: {params}")
        return SpielObserver(self.observer, bool(iig_obs_type and iig_obs_type.perfect_recall))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """Before the deal there is no moment; then whose it is, acts."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment: Moment | None = None
        self.memories = [b""] * game.observer.seats
        """What each seat has seen and done so far."""
        self._seen = [b""] * game.observer.seats

    @property
    def observer(self) -> Observer:
        """That of its game."""
        # Not a field: OpenSpiel copies and pickles all fields of a state.
        observer: Observer = self.get_game().observer
        return observer

    def current_player(self) -> int:
        if self.moment is None:
            chance: int = pyspiel.PlayerId.CHANCE
            return chance
        if self.moment.over:
            end: int = pyspiel.PlayerId.TERMINAL
            return end
        return self.moment.seat

    def _legal_actions(self, player: int) -> list[int]:
        moment = self.moment
        return moment.legal() if moment is not None and player == moment.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals: int = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.moment is None:
            self.moment = self.observer.new(str(action))
        else:
            seat = self.moment.seat
            self._remember(seat, action.to_bytes(4, "little"))
            self.moment.act(action)
        self._look()

    def _look(self) -> None:
        """What looks the same is one sight, however much happened unseen."""
        moment = self.moment
        assert moment is not None
        for seat in range(self.observer.seats):
            seen = self.observer.observe(moment, seat).tobytes()
            if seen != self._seen[seat]:
                self._seen[seat] = seen
                self._remember(seat, seen)

    def _remember(self, seat: int, what: bytes) -> None:
        self.memories[seat] = hashlib.blake2b(
            what, key=self.memories[seat], digest_size=MEMORY
        ).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.observer.table.names[action]

    def is_terminal(self) -> bool:
        return self.moment is not None and self.moment.over

    def returns(self) -> list[float]:
        if self.moment is None or not self.moment.over:
            return [0.0] * self.observer.seats
        places = self.observer.game.result(self.moment.s).places
        return returns(places, self.observer.seats)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the seat cannot tell from this one; dice anew."""
        other: SpielState = self.clone()
        if other.moment is not None:
            chance = Rng.seeded(repr(sampler()), "resample")
            other.moment.deal_anew(self.observer.game, player, chance)
        return other

    def __str__(self) -> str:
        """Another for each position; in words: ``observer.game.text(moment.s, seat)``."""
        if self.moment is None:
            return "before the deal"
        position = hashlib.blake2b(json.dumps(encode(self.moment.s)).encode(), digest_size=MEMORY)
        begun = " ".join(self.observer.table.names[action] for action in self.moment.prefix)
        return f"seat {self.moment.seat}, {position.hexdigest()} {begun}".rstrip()


class SpielObserver:
    """Observations, or information states: the same with a digest of all that was seen before."""

    def __init__(self, observer: Observer, remembers: bool) -> None:
        self._observer = observer
        self._remembers = remembers
        size = observer.size
        self.tensor = np.zeros(size + (MEMORY if remembers else 0), np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if remembers:
            self.dict["memory"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Takes in what a player sees of a state."""
        self.tensor.fill(0)
        if state.moment is None:
            return
        self.dict["observation"][:] = self._observer.observe(state.moment, player)
        if self._remembers:
            memory = np.frombuffer(state.memories[player], np.uint8)
            self.dict["memory"][:] = memory / np.float32(255)

    def string_from(self, state: SpielState, player: int) -> str:
        """A text that is the same where the player cannot tell states apart."""
        if state.moment is None:
            return f"seat {player}, before the deal"
        if self._remembers:
            return f"seat {player}, {state.memories[player].hex()}"
        seen = self._observer.observe(state.moment, player).tobytes()
        return f"seat {player}, {hashlib.blake2b(seen, digest_size=MEMORY).hexdigest()}"


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(_game_type(2), SpielGame)
