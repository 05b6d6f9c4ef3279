#!/usr/bin/env python3
"""Compiles this folder's programs with IREE and keeps the LLVM IR of each dispatch.

    pip install iree-base-compiler
    python3 make.py --out FOLDER [--processor gfx942] [--only REGEX]

FOLDER/PROCESSOR/PROGRAM.N.ll is what IREE hands to LLVM's back end for the program's dispatch N.
"""
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
import producer  # noqa: E402
PROCESSORS = ["gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201", "sm_80", "sm_90"]
# Dispatches whose module has functions of a vendor's library are not ours to commit; see ../README.md.
LIBRARY = re.compile(r"^define [^@]*@__(ocml|ockl|nv)_", re.M)


def compiler():
    """IREE's compiler, beside this interpreter or on PATH."""
    beside = Path(sys.executable).parent / "iree-compile"
    found = str(beside) if beside.exists() else shutil.which("iree-compile")
    return found or sys.exit("needs IREE's wheel: pip install iree-base-compiler")


def command(tool, program, processor, dump):
    """The command that compiles a program and writes intermediate files."""
    line = [tool, str(program), "-o", "/dev/null", f"--iree-hal-dump-executable-intermediates-to={dump}"]
    if processor.startswith("gfx"):
        return line + ["--iree-hal-target-backends=rocm", f"--iree-rocm-target={processor}"]
    return line + ["--iree-hal-target-backends=cuda", f"--iree-cuda-target={processor}"]


def texts_of(dump, program):
    """The text that the back end gets of each dispatch; the last stage before it where there are several."""
    found = {}
    for path in sorted(dump.glob("*.ll")):
        found.setdefault(path.name.split(".")[0], []).append(path)
    for number, (_, paths) in enumerate(sorted(found.items())):
        path = max(paths, key=lambda p: ("optimized" in p.name, p.name))
        yield f"{program}.{number}", path.read_text()


def main():
    args = producer.command_line(__doc__, PROCESSORS).parse_args()
    tool = compiler()

    def modules(processor, name):
        with tempfile.TemporaryDirectory() as dump:
            line = command(tool, HERE / "programs" / f"{name}.mlir", processor, dump)
            done = subprocess.run(line, capture_output=True, text=True, timeout=300)
            found = list(texts_of(Path(dump), name))
        yield from found
        if done.returncode or not found:
            lines = done.stderr.splitlines()
            raise producer.Refused(next((line for line in lines if "error" in line), "no dispatch has LLVM IR"))

    names = sorted(path.stem for path in (HERE / "programs").glob("*.mlir"))
    producer.make_all(args, PROCESSORS, names, modules)


if __name__ == "__main__":
    main()
