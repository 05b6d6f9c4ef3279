#!/usr/bin/env python3
"""Compiles this folder's kernels with Mojo and keeps the modules that it hands to LLVM's back ends.

    pip install mojo; pip install --no-deps max max-core max-mojo-libs
    python3 make.py --out FOLDER [--processor gfx942] [--only REGEX]

No GPU is needed. kernels.mojo prints the optimised module of each kernel for each processor; the text is taken apart
into FOLDER/PROCESSOR/NAME.ll. For an H100 Mojo chooses sm_90a. What the kernels use of Mojo's standard library
(Apache-2.0 WITH LLVM-exception) is inlined.
"""
import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
import producer  # noqa: E402
# Processors with Mojo's names for them.
PROCESSORS = {"gfx942": "gfx942", "gfx1100": "gfx1100", "sm_90a": "sm_90"}


def main():
    args = producer.command_line(__doc__, PROCESSORS).parse_args()
    mojo = Path(sys.executable).parent / "mojo"
    if not mojo.exists():
        sys.exit("needs Mojo's wheels: pip install mojo; pip install --no-deps max max-core max-mojo-libs")
    path = f"{mojo.parent}:{os.environ['PATH']}"
    # The file's path is no part of the modules then.
    done = subprocess.run([mojo, "run", "kernels.mojo"], cwd=HERE, capture_output=True, text=True, env=os.environ | {"PATH": path})
    if done.returncode:
        sys.exit(done.stderr)
    parts = re.split(r"^===== (\S+) (\S+)\n", done.stdout, flags=re.M)[1:]
    texts = {(parts[i], parts[i + 1]): parts[i + 2] for i in range(0, len(parts), 3)}

    def modules(processor, name):
        key = (PROCESSORS[processor], name)
        if key in texts:
            yield name, texts[key]

    producer.make_all(args, PROCESSORS, dict.fromkeys(name for _, name in texts), modules)


if __name__ == "__main__":
    main()
