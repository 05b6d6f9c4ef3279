#!/usr/bin/env python3
"""Makes the committed modules of clients anew: runs the make.py of each producer, and packs what is chosen.

    python3 corpus/clients/make.py --producer triton --python /opt/fw/tri/bin/python [--into FOLDER]

--python is an interpreter in whose environment the producer's wheel is installed (the producer's own make.py says which,
and what is missing). Without --into the modules go to a temporary folder and from there, each compressed by itself,
to ll/PRODUCER/PROCESSOR/NAME.ll.gz; with it they lie there as text, as measure.py wants them, and nothing is packed.
"""
import argparse
import gzip
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
# What is committed: processors, and modules that are left out for their size or for whose code is in them.
COMMITTED = {
    "triton": (["gfx942", "gfx950", "gfx1100", "gfx1201", "sm_80", "sm_90a", "sm_100a"], 20_000),
    "iree": (["gfx942", "gfx1100", "gfx1201", "sm_80"], 24_000),
    "tinygrad": (["gfx942", "gfx1100", "gfx1201"], 24_000),
    "numba": (["sm_90"], 24_000),
    "halide": (["sm_80"], 24_000),
    "jax": (["sm_90a"], 24_000),
    "tvm": (["gfx942", "gfx1100", "sm_80"], 24_000),
    "mojo": (["gfx942", "gfx1100", "sm_90a"], 24_000),
}
# Processors of which only the modules with such words are committed: the others are much as those of sm_90a.
ONLY = {"sm_100a": re.compile(b"tcgen05|gather4")}
# Modules in which code of AMD's or NVIDIA's device library (sines, logarithms, error functions) stands inlined.
NOT_OURS = re.compile(r"^(trigonometric|random_normal|elementary|cross_entropy_bf16|functions_f32\.|fft_f32\.)")
# Definitions of such functions, and the note of a producer that they were inlined.
LIBRARY = re.compile(r"^define [^@]*@(__ocml|__ockl|__nv_|__internal_)|^; Holds functions of libdevice", re.M)


def chosen(path, limit):
    """The compressed module, or the reason why it is not committed."""
    text = path.read_bytes()
    if path.parent.name in ONLY and not ONLY[path.parent.name].search(text):
        return None, "is much as another processor's"
    if NOT_OURS.match(path.name) or LIBRARY.search(text.decode(errors="replace")):
        return None, "holds a vendor's library"
    packed = gzip.compress(text, 9, mtime=0)
    # Python writes the operating system into the header; it shall not matter.
    packed = packed[:9] + b"\xff" + packed[10:]
    return (packed, None) if len(packed) <= limit else (None, f"{len(packed)} bytes")


def pack(producer, source):
    """Writes the chosen modules of a producer and removes what was there before."""
    processors, limit = COMMITTED[producer]
    for processor in processors:
        folder = HERE / "ll" / producer / processor
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.gz"):
            old.unlink()
        total = count = 0
        for path in sorted((source / processor).glob("*.ll")):
            packed, reason = chosen(path, limit)
            if reason:
                print(f"{producer}/{processor}/{path.stem}: left out, {reason}")
                continue
            (folder / f"{path.name}.gz").write_bytes(packed)
            total, count = total + len(packed), count + 1
        print(f"{producer}/{processor}: {count} modules, {total} bytes")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--producer", action="append", choices=COMMITTED)
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--into", type=Path)
    parser.add_argument("--only", default="")
    args = parser.parse_args()
    failed = False
    for producer in args.producer or COMMITTED:
        with tempfile.TemporaryDirectory() as name:
            out = args.into / producer if args.into else Path(name)
            command = [args.python, HERE / producer / "make.py", "--out", out, "--only", args.only]
            if not args.into:
                command += [word for processor in COMMITTED[producer][0] for word in ("--processor", processor)]
            if subprocess.run(command).returncode:
                print(f"{producer}: not made", file=sys.stderr)
                failed = True
            elif not args.into:
                pack(producer, out)
    sys.exit(failed)


if __name__ == "__main__":
    main()
