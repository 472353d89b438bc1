"""Sentences for people, with what they speak of apart, so that they can be told in any language.

The English stands where it is said. Other languages have a message for it, whose id is the
sentence itself: who changes the English sees at once that its translation is missing.

>>> said = Sentence("the corridor costs {cost} drills", cost=3)
>>> str(said), said.phrase()["say"]
('the corridor costs 3 drills', 'said-the-corridor-costs-cost-drills')
"""

from __future__ import annotations

import re
from typing import Any, Final, TypeAlias

from headframe.core.speech import Phrase, message_id, named

PREFIX: Final = "said"


class Named:
    """Something of a vocabulary, with its English name."""

    __slots__ = ("english", "value", "vocabulary")

    def __init__(self, vocabulary: str, value: int, english: str) -> None:
        self.vocabulary = vocabulary
        self.value = value
        self.english = english

    def __str__(self) -> str:
        return self.english


class Sentence:
    """``template`` in English, with ``{fields}``."""

    __slots__ = ("fields", "template")

    def __init__(self, template: str, /, **fields: Field) -> None:
        self.template = template
        self.fields = fields

    def __str__(self) -> str:
        return self.template.format(**self.fields) if self.fields else self.template

    def phrase(self) -> Phrase:
        """As it travels; ``text`` is for those who have no message for it."""
        said: dict[str, Any] = {"say": sentence_id(self.template), "text": str(self)}
        for name, value in self.fields.items():
            if isinstance(value, Sentence):
                said[name] = value.phrase()
            elif isinstance(value, Named):
                said[name] = named(value.vocabulary, value.value)
            else:
                said[name] = value
        return Phrase(said)


def sentence_id(template: str) -> str:
    """Of the message that tells it in another language."""
    return message_id(PREFIX, re.sub(r"\W+", "-", template, flags=re.ASCII).strip("-"))


Field: TypeAlias = "int | str | Named | Sentence"


class Said(ValueError):
    """Something that cannot be, with the sentence that says why, and the clause if there is one."""

    def __init__(self, template: str, /, clause: str = "", **fields: Field) -> None:
        self.sentence = Sentence(template, **fields)
        self.clause = clause
        super().__init__(f"{self.sentence} [{clause}]" if clause else str(self.sentence))

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.sentence.template, self.clause, self.sentence.fields)


def _again(kind: type[Said], template: str, clause: str, fields: dict[str, Field]) -> Said:
    """Pickle knows no arguments by name."""
    return kind(template, clause, **fields)
