#!/usr/bin/env python3
"""Compiles this folder's programs with IREE and keeps the LLVM IR of each dispatch.

    pip install iree-base-compiler
    python3 make.py --out FOLDER [--processor gfx942] [--only REGEX]

FOLDER/PROCESSOR/PROGRAM.N.ll is what IREE hands to LLVM's back end for the program's dispatch N.
"""
import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
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


def keep(dump, folder, program):
    """Copies the text that the back end gets of each dispatch; the last stage before it where there are several."""
    found = {}
    for path in sorted(dump.glob("*.ll")):
        found.setdefault(path.name.split(".")[0], []).append(path)
    count = 0
    for number, (_, paths) in enumerate(sorted(found.items())):
        path = max(paths, key=lambda p: ("optimized" in p.name, p.name))
        (folder / f"{program}.{number}.ll").write_text(path.read_text())
        count += 1
    return count


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", required=True, type=Path)
    parser.add_argument("--processor", action="append", choices=PROCESSORS)
    parser.add_argument("--only", default="")
    args = parser.parse_args()
    tool = compiler()
    for processor in args.processor or PROCESSORS:
        folder = args.out / processor
        folder.mkdir(parents=True, exist_ok=True)
        made = 0
        for program in sorted((HERE / "programs").glob("*.mlir")):
            if not re.search(args.only, program.stem):
                continue
            with tempfile.TemporaryDirectory() as dump:
                done = subprocess.run(command(tool, program, processor, dump), capture_output=True, text=True, timeout=300)
                count = keep(Path(dump), folder, program.stem)
                made += count
                if done.returncode or not count:
                    line = next((l for l in done.stderr.splitlines() if "error" in l), "no dispatch has LLVM IR")
                    print(f"{processor} {program.stem}: {line[:300]}", flush=True)
        print(f"{processor}: {made} modules", flush=True)


if __name__ == "__main__":
    main()
