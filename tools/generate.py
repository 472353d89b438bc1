"""``./x generate``: writes what follows from definitions that stand elsewhere.

./x generate               the code of the parts' fields, and the client's types
./x generate FILE …        the code of the fields in these files alone
./x generate --check …     write nothing; name the files that are stale
"""

from __future__ import annotations

import sys

from tools import fields
from tools.client import files


def main(arguments: list[str]) -> int:
    code = fields.main(arguments)
    if arguments in ([], ["--check"]):
        code = code or files.main(arguments)
    return code


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
