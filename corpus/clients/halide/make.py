#!/usr/bin/env python3
"""Compiles this folder's pipelines with Halide for CUDA and keeps the device module.

    pip install halide
    python3 make.py --out FOLDER [--processor sm_80] [--only REGEX]

No GPU is needed. Halide has no option for the device module alone: with HL_DEBUG_CODEGEN=2 it prints it, and the
text is taken from there into FOLDER/PROCESSOR/NAME.ll.
"""
import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROCESSORS = {"sm_80": "80", "sm_86": "86"}


def compile_here(name, capability):
    """In another process: compiles one pipeline, with the device module in stderr."""
    try:
        import halide as hl
    except ImportError as error:
        sys.exit(f"needs Halide's wheel: pip install halide ({error})")
    sys.path.insert(0, str(HERE))
    import pipelines
    output, inputs = pipelines.ALL[name]()
    target = hl.Target(f"x86-64-linux-cuda-cuda_capability_{capability}-no_runtime")
    with tempfile.TemporaryDirectory() as folder:
        output.compile_to_llvm_assembly(f"{folder}/host.ll", inputs, name, target)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--processor", action="append", choices=PROCESSORS)
    parser.add_argument("--only", default="")
    parser.add_argument("--one", nargs=2, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.one:
        compile_here(*args.one)
        return
    names = re.findall(r"^@pipeline\ndef (\w+)", (HERE / "pipelines.py").read_text(), re.M)
    for processor in args.processor or ["sm_80"]:
        folder = args.out / processor
        folder.mkdir(parents=True, exist_ok=True)
        made = 0
        for name in names:
            if not re.search(args.only, name):
                continue
            done = subprocess.run([sys.executable, __file__, "--one", name, PROCESSORS[processor]], capture_output=True,
                                  text=True, errors="replace", env=os.environ | {"HL_DEBUG_CODEGEN": "2"}, timeout=200)
            found = re.search(r"^In CodeGen_PTX_Dev::compile_to_src(; ModuleID.*?)^Done with CodeGen_PTX_Dev", done.stderr, re.S | re.M)
            if done.returncode or not found:
                lines = [line for line in done.stderr.splitlines() if "rror" in line] or done.stderr.splitlines()[-1:] or ["no device module"]
                print(f"{processor} {name}: {lines[-1][:300]}", flush=True)
                continue
            (folder / f"{name}.ll").write_text(found[1])
            made += 1
        print(f"{processor}: {made} modules", flush=True)


if __name__ == "__main__":
    main()
