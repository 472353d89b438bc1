"""A wheel for one kind of machine: the pure one, with the compiled modules beside the plain ones.

    ./x dist --compiled

An installer takes it where Python and platform fit and the pure one everywhere else. The plain
modules stay inside: Python prefers the compiled one of the same name, and whoever reads a traceback
finds the sources.
"""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import sys
import sysconfig
import zipfile
from pathlib import Path
from typing import Final

from tools.compile import ROOT, built

PURE: Final = "py3-none-any"
COMPILED: Final = (".so", ".pyd")
NEEDS: Final = "Requires-Dist: mypy-extensions"
"""The compiled classes that others derive from are marked with its help."""


def main() -> int:
    build, pure = built(), pure_wheel(ROOT / "dist")
    if build is None or pure is None:
        print("wheel: it takes ./x compile and the pure wheel in dist/", file=sys.stderr)
        return 1
    platform_wheel(pure, build, tag())
    return 0


def tag() -> str:
    """Of the Python that runs this, and of its platform."""
    python = f"cp{sys.version_info[0]}{sys.version_info[1]}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{python}-{python}-{platform}"


def pure_wheel(folder: Path) -> Path | None:
    """The newest there."""
    return max(folder.glob(f"*-{PURE}.whl"), key=lambda path: path.stat().st_mtime_ns, default=None)


def platform_wheel(pure: Path, build: Path, mark: str) -> Path:
    """Written beside the pure one: the same files, and the libraries of the build."""
    with zipfile.ZipFile(pure) as read:
        files = {name: read.read(name) for name in read.namelist() if not name.endswith("/")}
    record = next(name for name in files if name.endswith(".dist-info/RECORD"))
    info = record.removesuffix("RECORD")
    del files[record]
    for path in sorted(build.rglob("*")):
        if path.suffix in COMPILED:
            files[path.relative_to(build).as_posix()] = path.read_bytes()
    files[info + "WHEEL"] = _retagged(files[info + "WHEEL"].decode(), mark).encode()
    files[info + "METADATA"] = _needing(files[info + "METADATA"].decode()).encode()
    target = pure.with_name(pure.name.replace(PURE, mark))
    part = target.with_suffix(".part")
    with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as made:
        for name, data in files.items():
            made.writestr(name, data)
        made.writestr(record, _record(files, record))
    part.replace(target)
    return target


def _retagged(text: str, mark: str) -> str:
    kept = [line for line in text.splitlines() if not line.startswith(("Tag:", "Root-Is-Purelib:"))]
    return "\n".join([*kept, "Root-Is-Purelib: false", f"Tag: {mark}", ""])


def _needing(text: str) -> str:
    """A line more in the head, which ends with the first empty line."""
    head, gap, body = text.partition("\n\n")
    return f"{head}\n{NEEDS}{gap}{body}"


def _record(files: dict[str, bytes], own: str) -> str:
    """Every file with its hash and size; of the list itself neither."""
    rows = io.StringIO()
    writer = csv.writer(rows, lineterminator="\n")
    for name, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        writer.writerow((name, f"sha256={digest}", len(data)))
    writer.writerow((own, "", ""))
    return rows.getvalue()


if __name__ == "__main__":
    raise SystemExit(main())
