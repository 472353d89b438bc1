"""Standing orders in words: what one is asked in reaction windows, and changing it."""

from __future__ import annotations

from typing import Any, Final, get_args

from headframe.core.game import Game
from headframe.core.options import Options
from headframe.core.window import Orders, Rule
from headframe.terminal.voice import Voice

RULES: Final[tuple[Rule, ...]] = get_args(Rule)


class Reacting:
    """What can be used in the windows of a game, by name."""

    def __init__(self, game: Game[Any], options: Options, voice: Voice) -> None:
        self._say = voice.say
        found = game.catalogue(options).get("reactions")
        self.names: dict[int, str] = {}
        if found is not None:
            self.names = {thing: voice.name(found["of"], thing) for thing in found["things"]}

    @property
    def nothing(self) -> bool:
        """In this game nobody reacts."""
        return not self.names

    def lines(self, orders: Orders) -> list[str]:
        """A seat's standing orders in words."""
        if self.nothing:
            return [self._say("orders-none")]
        told = [self._say("orders-every" if orders.every else "orders-usual")]
        told += [
            "  " + self._say("orders-thing", thing=self.names.get(thing, str(thing)), rule=rule)
            for thing, rule in sorted(orders.things.items())
        ]
        return told

    def changed(self, orders: Orders, typed: str) -> Orders | None:
        """What they are after this was typed; None: it says nothing."""
        *name, last = typed.casefold().split()
        if not name:
            if last in self._words("every"):
                return Orders(every=True, things=orders.things)
            return Orders(things=orders.things) if last in self._words("usual") else None
        rule = next((each for each in RULES if last in (each, self._say(f"orders-{each}"))), None)
        meant = [
            thing for thing, called in self.names.items() if " ".join(name) in called.casefold()
        ]
        if rule is None or len(meant) != 1:
            return None
        return Orders(every=orders.every, things={**orders.things, meant[0]: rule})

    def _words(self, word: str) -> tuple[str, str]:
        """In English or in the language that is spoken."""
        return word, self._say(f"orders-word-{word}")
