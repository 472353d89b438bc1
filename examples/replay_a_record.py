"""A record, checked and told in words, as a spectator saw it.

    .venv/bin/python -m examples.replay_a_record FILE

A record holds the options, the seed and every answer. That is all it takes to play the game again
and to see that nobody changed it: the seed must fit the commitment that was published when the game
began, every answer must be legal, and the result must come out.
"""

from __future__ import annotations

import sys
from pathlib import Path

from headframe import registry
from headframe.core import record
from headframe.core.replay import steps, verify
from headframe.core.view import shown_event

SPECTATOR = None


def main(file: Path) -> list[str]:
    written = record.read(file.read_bytes())
    game = registry.game(written.game)
    lines = []
    for number, session in enumerate(steps(game, written)):
        for event in session.events():
            shown = shown_event(event, SPECTATOR, session.state.teams)
            assert isinstance(shown, dict)
            if told := game.story(session.state, shown):
                lines.append(f"{number:>4}  {told}")
    end = verify(game, written)
    lines.append(f"verified: {len(written.answers)} answers, {'over' if end.over else 'not over'}")
    print("\n".join(lines))
    return lines


if __name__ == "__main__":
    main(Path(sys.argv[1]))
