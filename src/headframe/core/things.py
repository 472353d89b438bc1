"""What lies in the box, in words: every card, tile, room or technology and what it does.

Made of the same phrases as tooltips and terminal, so that no page says anything else.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from headframe.core.game import Game
from headframe.core.options import Options
from headframe.core.speech import ENGLISH


class Thing(NamedTuple):
    """A card, a room, a technology: its name, and what it does."""

    name: str
    about: str


class Things(NamedTuple):
    """All of one kind, with the name of the kind: `things-VOCABULARY` of the game's messages."""

    title: str
    things: list[Thing]


def things(game: Game[Any], options: Options, language: str = ENGLISH) -> list[Things]:
    """With these options; equal ones once."""
    s = game.new(options, "what lies in the box")
    speech = game.speech(s, language)
    if speech is None:
        return []
    found: list[Things] = []
    for vocabulary, words in game.words(s).items():
        told = {
            Thing(speech.name(vocabulary, number), speech.about(vocabulary, number)): None
            for number, word in words.items()
            if "about" in word
        }
        if told:
            found.append(Things(speech.say(f"things-{vocabulary}"), list(told)))
    return found
