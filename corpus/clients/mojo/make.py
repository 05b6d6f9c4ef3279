#!/usr/bin/env python3
"""Compiles this folder's kernels with Mojo and keeps the modules that it hands to LLVM's back ends.

    pip install mojo; pip install --no-deps max max-core max-mojo-libs
    python3 make.py --out FOLDER [--processor gfx942] [--only REGEX]

No GPU is needed. kernels.mojo prints the optimised module of each kernel for each processor; the text is taken apart
into FOLDER/PROCESSOR/NAME.ll. For an H100 Mojo chooses sm_90a. What the kernels use of Mojo's standard library
(Apache-2.0 WITH LLVM-exception) is inlined.
"""
import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
# Processors with Mojo's names for them.
PROCESSORS = {"gfx942": "gfx942", "gfx1100": "gfx1100", "sm_90a": "sm_90"}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", required=True, type=Path)
    parser.add_argument("--processor", action="append", choices=PROCESSORS)
    parser.add_argument("--only", default="")
    args = parser.parse_args()
    mojo = Path(sys.executable).parent / "mojo"
    if not mojo.exists():
        sys.exit("needs Mojo's wheels: pip install mojo; pip install --no-deps max max-core max-mojo-libs")
    path = f"{mojo.parent}:{os.environ['PATH']}"
    # The file's path is no part of the modules then.
    done = subprocess.run([mojo, "run", "kernels.mojo"], cwd=HERE, capture_output=True, text=True, env=os.environ | {"PATH": path})
    if done.returncode:
        sys.exit(done.stderr)
    parts = re.split(r"^===== (\S+) (\S+)\n", done.stdout, flags=re.M)[1:]
    modules = {(parts[i], parts[i + 1]): parts[i + 2] for i in range(0, len(parts), 3)}
    for processor in args.processor or PROCESSORS:
        folder = args.out / processor
        folder.mkdir(parents=True, exist_ok=True)
        made = 0
        for (theirs, name), text in modules.items():
            if theirs == PROCESSORS[processor] and re.search(args.only, name):
                (folder / f"{name}.ll").write_text(text)
                made += 1
        print(f"{processor}: {made} modules", flush=True)


if __name__ == "__main__":
    main()
