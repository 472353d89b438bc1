"""Reactions: questions whose seat may let a thing pass, and orders that do so for it.

A game marks such a question (``Frame.window``). Whether it is asked depends on what all may see;
what can be done there may depend on a hand. So most of them have one answer, and a person need not
be troubled: standing orders say when. The answers they give are ordinary ones.

>>> window = Window(passing=-1, things=(7,), concerns=False)
>>> Orders().passes(window), Orders().passes(Window(-1, (), concerns=True))
(False, True)
>>> Orders(things={7: "mine"}).passes(window)
True
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from headframe.core.choice import Answer

Rule = Literal["always", "mine", "never"]
"""When a person is asked about a thing that can be used: always, if it concerns them, never."""


class Window:
    """``passing`` is the answer that lets it pass; ``things`` are what its seat could use here, by
    their numbers in the vocabulary that the catalogue's ``reactions`` names; ``concerns``: what
    happens is done to that seat or its friends, or they have a part in it."""

    __slots__ = ("concerns", "passing", "things")

    def __init__(self, passing: Answer, things: tuple[int, ...], concerns: bool) -> None:
        self.passing = passing
        self.things = things
        self.concerns = concerns


class Orders(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a person wants to be asked: by default, wherever something can be used."""

    every: bool = False
    """Every question, also where there is only one answer."""
    things: dict[int, Rule] = {}
    """Of single things; about all others one is asked always."""

    def passes(self, window: Window) -> bool:
        """Whether a pass is given without asking."""
        return not self.every and not any(
            self._asks(thing, window.concerns) for thing in window.things
        )

    def plain(self) -> Any:
        """As JSON has it; `read` is the way back."""
        return msgspec.to_builtins(self, str_keys=True)

    @staticmethod
    def read(found: object) -> Orders:
        """Or ValueError, with what is wrong."""
        return msgspec.convert(found, Orders, strict=False)

    def _asks(self, thing: int, concerns: bool) -> bool:
        rule = self.things.get(thing, "always")
        return rule == "always" or (rule == "mine" and concerns)
