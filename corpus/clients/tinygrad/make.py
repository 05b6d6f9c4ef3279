#!/usr/bin/env python3
"""Compiles this folder's tinygrad programs for AMD and keeps what tinygrad's AMDLLVM renderer writes.

    pip install tinygrad numpy
    python3 make.py --out FOLDER [--processor gfx942] [--only REGEX] [--optimise]

No GPU and no LLVM is needed: tinygrad's NULL device renders for any target. FOLDER/PROCESSOR/PROGRAM.N.ll is the text
that tinygrad's compiler class hands to LLVM for the N-th kernel of a program. Tinygrad lets LLVM run `default<O2>` over
it before code generation; --optimise does this with opt-22, into FOLDER-O2.
"""
import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROCESSORS = ["gfx942", "gfx950", "gfx1100", "gfx1201"]


def make_one(processor, out, only):
    """Renders all programs for one processor; tinygrad takes it from the environment."""
    os.environ["DEV"] = f"NULL:AMDLLVM:{processor}"
    os.environ["CACHELEVEL"] = "0"
    # In this process, where the compiler class is replaced.
    os.environ["PARALLEL"] = "0"
    try:
        import tinygrad  # noqa: F401
        from tinygrad.device import Compiler
        from tinygrad.runtime.support import compiler_llvm
    except ImportError as error:
        sys.exit(f"needs tinygrad's wheel: pip install tinygrad numpy ({error})")
    texts = []

    def start(self, arch):
        self.arch = arch
        Compiler.__init__(self, None)

    def keep(self, src):
        texts.append(src)
        return b""

    # In the place of LLVM: the compiler class keeps the text.
    compiler_llvm.AMDLLVMCompiler.__init__ = start
    compiler_llvm.AMDLLVMCompiler.compile = keep
    sys.path.insert(0, str(HERE))
    import programs
    folder = out / processor
    folder.mkdir(parents=True, exist_ok=True)
    made = 0
    for name, program in programs.ALL.items():
        if not re.search(only, name):
            continue
        texts.clear()
        try:
            results = program()
            for result in results if isinstance(results, tuple) else (results,):
                result.realize()
        except Exception as error:
            print(f"{processor} {name}: tinygrad refuses it: {type(error).__name__}: {str(error)[:200]}", flush=True)
        for number, text in enumerate(dict.fromkeys(texts)):
            (folder / f"{name}.{number}.ll").write_text(text + "\n")
            made += 1
    print(f"{processor}: {made} modules", flush=True)


def optimise(out, processor):
    """Runs LLVM's O2 pipeline. As with tinygrad the module has no triple yet: its stack variables are in address space 0."""
    tool = shutil.which("opt-22") or sys.exit("--optimise needs opt-22")
    folder = Path(f"{out}-O2") / processor
    folder.mkdir(parents=True, exist_ok=True)
    for path in sorted((out / processor).glob("*.ll")):
        subprocess.run([tool, "-passes=default<O2>", "-S",
                        str(path), "-o", str(folder / path.name)], check=False, timeout=120)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", required=True, type=Path)
    parser.add_argument("--processor", action="append", choices=PROCESSORS)
    parser.add_argument("--only", default="")
    parser.add_argument("--optimise", action="store_true")
    args = parser.parse_args()
    wanted = args.processor or PROCESSORS
    if len(wanted) == 1:
        make_one(wanted[0], args.out, args.only)
    for processor in wanted:
        if len(wanted) > 1:
            # Another process for each: tinygrad reads its target once.
            subprocess.run([sys.executable, __file__, "--out", args.out, "--processor", processor, "--only", args.only], check=True)
        if args.optimise:
            optimise(args.out, processor)


if __name__ == "__main__":
    main()
