#!/usr/bin/env python3
"""Compiles this folder's kernels with numba-cuda and keeps the modules that it hands to libNVVM.

    pip install "numba-cuda[cu13]"
    python3 make.py --out FOLDER [--processor sm_90] [--only REGEX]

No GPU is needed. FOLDER/PROCESSOR/NAME.ll is the text for libNVVM, in LLVM 7's language; a kernel of several modules
is linked by llvm-link-22. libNVVM adds libdevice by itself; kernels that call its functions need it: --libdevice PATH
links it (NAME.ll then holds NVIDIA's code and is not committed).
"""
import subprocess
import sys
import tempfile
from pathlib import Path

try:
    from numba import cuda
    from numba.cuda.cudadrv import nvvm
    import numba_cuda  # noqa: F401
except ImportError as error:
    sys.exit(f'needs numba-cuda\'s wheel: pip install "numba-cuda[cu13]" ({error})')

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
import producer  # noqa: E402
PROCESSORS = {"sm_80": (8, 0), "sm_90": (9, 0), "sm_100": (10, 0)}


class Caught(Exception):
    """Ends the compilation where libNVVM would be called."""


def catch(modules, **_):
    modules = [modules] if isinstance(modules, str) else modules
    raise Caught([nvvm.llvm_replace(m) for m in modules])


def modules_of(function, types, capability):
    """The texts for libNVVM."""
    try:
        cuda.compile_ptx(function, types, cc=capability)
    except Caught as caught:
        return caught.args[0]
    raise AssertionError("libNVVM was not called")


def linked(texts, libdevice):
    """One module; with libdevice's functions where a path is given."""
    if len(texts) == 1 and not libdevice:
        return texts[0]
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for number, text in enumerate(texts):
            paths.append(Path(folder) / f"{number}.ll")
            paths[-1].write_text(text)
        out = Path(folder) / "out.ll"
        subprocess.run(["llvm-link-22", "-S", *paths, "-o", out], check=True)
        if libdevice and "@__nv_" in out.read_text():
            whole = Path(folder) / "whole.ll"
            subprocess.run(["llvm-link-22", "-S", out, "--only-needed", "--internalize", libdevice, "-o", whole], check=True,
                           stderr=subprocess.DEVNULL)
            out = whole
        return out.read_text()


def main():
    parser = producer.command_line(__doc__, PROCESSORS)
    parser.add_argument("--libdevice", type=Path)
    args = parser.parse_args()
    sys.path.insert(0, str(HERE))
    import kernels
    nvvm.compile_ir = catch

    def modules(processor, name):
        function, types = kernels.ALL[name]
        # Names of functions hold the module's name.
        function.__module__ = "clients"
        yield name, linked(modules_of(function, types, PROCESSORS[processor]), args.libdevice)

    producer.make_all(args, PROCESSORS, kernels.ALL, modules)


if __name__ == "__main__":
    main()
