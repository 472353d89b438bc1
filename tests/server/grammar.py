"""A grammar of what a client may say, and of what it may not: messages, and how they are sent."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from hypothesis import strategies as st

Frames = list[str | bytes] | str | bytes
"""One message in one frame, or (a list) in several; bytes go out as a binary message."""

# Few and often the same: ids that were used, seats of others, steps that were or will be.
IDS = st.sampled_from(["a", "b", "c", "~" * 64])
SEATS = st.sampled_from([0, 1])
STEPS = st.integers(0, 6)
KEYS = st.sampled_from(["action", "walk", "bid", "dig", "concede", "keep"])
ANSWERS = st.integers(0, 9) | st.lists(st.integers(0, 4), max_size=3)
TEXTS = st.text(min_size=1, max_size=40)
BOTS = st.sampled_from(["random", "level1", None])


def message(kind: str, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({"type": st.just(kind), "id": IDS, **fields})


answer = message("answer", seat=SEATS, step=STEPS, key=KEYS, answer=ANSWERS)
sit = st.fixed_dictionaries(
    {"type": st.just("sit"), "tokens": st.lists(TEXTS, max_size=2), "since": STEPS | st.none()}
)
valid = st.one_of(
    answer,
    answer,
    message("undo", seat=SEATS),
    message("agree", seat=SEATS, yes=st.booleans()),
    message("chat", text=TEXTS),
    message("look", seat=SEATS | st.none()),
    message("stand-in", seat=SEATS, bot=BOTS),
    message("concede", seat=SEATS),
    sit,
)

# What stands where something else is meant.
ODD = st.one_of(
    st.sampled_from(
        [None, True, -1, 64, 2**31, 2**53 + 1, -(2**63), 10**30, 1.5, 1e300, "", "\0", "\u202e"]
    ),
    st.sampled_from(["x" * 5000, "￿", "🂡" * 40, "--2", "9" * 5000, [], {}, [[[]]], {"is": {}}]),
    st.text(max_size=20),
    st.lists(st.integers(-5, 5), max_size=1100),
)


@st.composite
def nearly_valid(draw: st.DrawFn) -> dict[str, Any]:
    """One field too few or too many, or with something else in it."""
    said = dict(draw(valid))
    field = draw(st.sampled_from(sorted(said)))
    how = draw(st.sampled_from(["without", "odd", "more", "renamed"]))
    if how == "without":
        del said[field]
    elif how == "odd":
        said[field] = draw(ODD)
    elif how == "more":
        said[draw(TEXTS)] = draw(ODD)
    else:
        said[field.upper()] = said.pop(field)
    return said


def twice(said: dict[str, Any]) -> str:
    """The first field a second time, with another value."""
    text = json.dumps(said)
    return text[:-1] + ', "type": "undo", "seat": 99}'


raw = st.one_of(
    st.text(max_size=60),
    st.sampled_from(["", "null", "[]", "{}", '"sit"', "NaN", "[" * 20_000, '{"type":' * 9000]),
    st.sampled_from(['{"type": "chat", "id": "a", "text": "\\ud800"}', "\ufeff{}", "1" * 6000]),
    valid.map(twice),
    valid.map(lambda said: json.dumps(said)[:-3]),
    nearly_valid().map(json.dumps),
)


@st.composite
def frames(draw: st.DrawFn) -> Frames:
    text = draw(st.one_of(valid.map(json.dumps), valid.map(json.dumps), raw))
    how = draw(st.sampled_from(["whole", "whole", "whole", "split", "binary", "scraps"]))
    if how == "binary":
        return text.encode("utf-8", "replace")
    if how == "whole" or len(text) > 200:
        return text
    parts = 2 if how == "split" else max(1, len(text))
    size = max(1, len(text) // parts)
    return ["", *(text[at : at + size] for at in range(0, len(text), size)), ""]


class Play(NamedTuple):
    """A legal answer, made when it is said: by then the speaker knows what is asked."""

    id: str
    seed: int


SPEAKERS = st.sampled_from([0, 0, 0, 0, 1, 1, 2, 3])
plays = st.builds(Play, IDS, st.integers(0, 9))
undos = message("undo", seat=st.just(0)).map(json.dumps)
said = st.one_of(frames(), frames(), plays, plays, undos)
conversations = st.lists(st.tuples(SPEAKERS, said), min_size=20, max_size=40)
"""Who speaks (two who sit, one who watches, one who has not sat down), and what is said."""
