"""A bot as a program of its own: JSON lines in, JSON lines out, no library needed.

    headframe arena match drillers "process:command=python3 examples/line_bot.py" random --games 10

Any language will do; docs/bot-protocol.md describes the lines. This one says what it could do last
of all that is listed: often the boldest thing, and never the same as doing nothing.
"""

import json
import sys


def say(message: object) -> None:
    print(json.dumps(message), flush=True)


def main() -> None:
    for line in sys.stdin:
        heard = json.loads(line)
        if heard["type"] == "begin":
            print(f"{heard['game']}, seat {heard['seat']}", file=sys.stderr)
        elif heard["type"] == "choose":
            decision = heard["decisions"][0]
            say({"key": decision["key"], "answer": decision["answers"][-1]})
        elif heard["type"] == "end":
            return


if __name__ == "__main__":
    main()
