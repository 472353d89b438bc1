"""Luck at a screen: asked about once, with the odds, and what others threaten."""

from __future__ import annotations

import pytest

from headframe.core.session import Session
from headframe.core.speech import Language
from headframe.games.mothership.game import Mothership
from headframe.terminal.table import Quit, Screen, Table
from tests.games.mothership.table import table
from tests.test_terminal import Script, typed


def seen(*lines: str, language: Language = "en") -> tuple[Table, str]:
    """Two people, a Fighter of each beside the other; the first types these lines and leaves."""
    script = Script("", *lines, "quit")
    t = table(F0=(1, 1), F1=(2, 1))
    session = Session(Mothership(), {"players": 2}, "a game", ["Ann", "Bo"], start=t.s)
    made = Table(session, [None, None], Screen(script.shown.append, script.ask), language)
    with pytest.raises(Quit):
        made.play()
    return made, script.text


def test_an_attack_is_asked_about_once_with_its_odds() -> None:
    made, text = seen("attack fighter", "no")
    assert text.count("Luck decides. Do it? (yes or no)") == 1
    asked = text.index("Luck decides")
    assert "This fight: 42 % to win, 17 % a tie, 42 % to lose." in text[:asked]
    assert "As long as nobody plays a card." in text[:asked]
    assert not made.session.answers
    made, text = seen("attack fighter", "yes")
    assert made.session.answers
    assert text.count("Luck decides") == 1
    made, text = seen("атак", "да", language="ru")
    assert text.count("Решает удача. Рискнуть?") == 1
    assert made.session.answers


def test_threats_are_told() -> None:
    assert "Bo’s Fighter 1 could strike your Station, your Fighter 1." in seen("threats")[1]
    assert "может атаковать" in seen("угрозы", language="ru")[1]
    assert "Nothing of yours can be struck" in typed("threats")[1]
