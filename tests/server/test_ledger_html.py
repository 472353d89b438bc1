from __future__ import annotations

import pytest

from headframe.server.ledger_html import prose


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("<b> & co", "&lt;b&gt; &amp; co"),
        ("the option `a<b`", "the option <code>a&lt;b</code>"),
        (
            "see SM-SET-06.",
            'see <a class="ref" href="super_motherload#SM-SET-06">SM-SET-06</a>.',
        ),
        ("all of DR-SOLO", 'all of <a class="ref" href="drillers#DR-SOLO">DR-SOLO</a>'),
        ("no such XX-SET-06", "no such XX-SET-06"),
        ("[`facts.md`](../facts.md)", "<code>facts.md</code>"),
    ],
)
def test_prose(text: str, html: str) -> None:
    assert prose(text) == html
