"""The wheel for one kind of machine: what an installer reads in it fits what is in it."""

from __future__ import annotations

import base64
import csv
import hashlib
import zipfile
from pathlib import Path

import pytest

from tools import wheel

MARK = "cp311-cp311-linux_x86_64"
INFO = "headframe-1.0.dist-info/"


@pytest.fixture
def made(tmp_path: Path) -> zipfile.ZipFile:
    pure = tmp_path / f"headframe-1.0-{wheel.PURE}.whl"
    with zipfile.ZipFile(pure, "w") as write:
        write.writestr("headframe/core/engine.py", "plain = True\n")
        write.writestr(INFO + "METADATA", "Name: headframe\nVersion: 1.0\n\nWords.\n\nMore.\n")
        write.writestr(INFO + "WHEEL", f"Root-Is-Purelib: true\nTag: {wheel.PURE}\n")
        write.writestr(INFO + "RECORD", "headframe/core/engine.py,sha256=old,13\n")
    build = tmp_path / "build"
    (build / "headframe" / "core").mkdir(parents=True)
    (build / "headframe" / "core" / "engine.so").write_bytes(b"machine code")
    (build / "headframe" / "core" / "engine.py").write_text("changed for the compiler\n")
    (build / "headframe_kernel.so").write_bytes(b"more of it")
    assert wheel.pure_wheel(tmp_path) == pure
    return zipfile.ZipFile(wheel.platform_wheel(pure, build, MARK))


def test_libraries_come_beside_the_plain_modules(made: zipfile.ZipFile) -> None:
    assert made.filename is not None
    assert Path(made.filename).name == f"headframe-1.0-{MARK}.whl"
    assert made.read("headframe/core/engine.py") == b"plain = True\n"
    assert made.read("headframe/core/engine.so") == b"machine code"
    assert made.read("headframe_kernel.so") == b"more of it"


def test_it_says_for_whom_it_is_and_what_it_needs(made: zipfile.ZipFile) -> None:
    told = made.read(INFO + "WHEEL").decode().splitlines()
    assert sorted(told) == ["Root-Is-Purelib: false", f"Tag: {MARK}"]
    head, _, words = made.read(INFO + "METADATA").decode().partition("\n\n")
    assert wheel.NEEDS in head.splitlines()
    assert words == "Words.\n\nMore.\n"


def test_every_file_is_listed_with_its_hash(made: zipfile.ZipFile) -> None:
    rows = list(csv.reader(made.read(INFO + "RECORD").decode().splitlines()))
    assert sorted(row[0] for row in rows) == sorted(made.namelist())
    for name, digest, size in rows:
        if name != INFO + "RECORD":
            data = made.read(name)
            found = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            assert (digest, size) == (f"sha256={found}", str(len(data)))
