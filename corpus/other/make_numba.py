#!/usr/bin/env python3
"""Makes ll/nvptx64/numba_NAME.{O0,O3}.ll of numba_NAME.py: the IR that Numba's CUDA target hands to libNVVM.

    pip install numba         # 0.68.1 made the committed files; no GPU and no CUDA toolkit are needed
    python3 corpus/other/make_numba.py

Numba calls libNVVM with two modules, the kernel's wrapper and the function; they are caught there and
linked with llvm-link, together with libdevice where its functions are called. NAME.O0.ll is that,
NAME.O3.ll what `opt -O3` makes of it. The kernel's mangled name is replaced by the function's own.
"""
import importlib
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from types import SimpleNamespace

os.environ["LLVMLITE_ENABLE_IR_LAYER_TYPED_POINTERS"] = "0"

from numba import cuda  # noqa: E402
from numba.cuda import dispatcher  # noqa: E402
from numba.cuda.cudadrv import nvvm  # noqa: E402

HERE = Path(__file__).resolve().parent
OUT = HERE.parent / "ll" / "nvptx64"
LLVM_LINK = os.environ.get("LLVM_LINK", "llvm-link-22")
OPT = os.environ.get("OPT", "opt-22")


class Caught(Exception):
    """Ends the compilation where libNVVM would be called."""


class NoNvvm:
    """What Numba asks libNVVM before it compiles."""

    is_nvvm70 = True
    data_layout = (
        "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-"
        "v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
    )

    def get_ir_version(self):
        return (2, 0, 3, 1)


def catch(modules, **_):
    raise Caught(modules)


nvvm.compile_ir = catch
nvvm.get_arch_option = lambda *_: "compute_90"
nvvm.NVVM = NoNvvm
dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=(9, 0))


def libdevice():
    sys.path.insert(0, str(HERE.parent))
    import build

    return build.find_libdevice()


def link(modules, folder):
    paths = []
    for i, text in enumerate(modules):
        path = Path(folder) / f"{i}.ll"
        path.write_text(text)
        paths.append(str(path))
    out = Path(folder) / "linked.ll"
    subprocess.run([LLVM_LINK, "-S", *paths, "-o", out], check=True)
    if "@__nv_" in out.read_text():
        whole = Path(folder) / "whole.ll"
        command = [LLVM_LINK, "-S", out, "--only-needed", "--internalize", libdevice(), "-o", whole]
        subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
        out = whole
    return out


def clean(text, kernel, name):
    text = re.sub(r"^; ModuleID = .*\n", "", text, flags=re.M)
    text = re.sub(r"^source_filename = .*$", 'source_filename = "numba"', text, flags=re.M)
    return f"; Made by make_numba.py.\n{re.sub(rf'@{kernel}(?![A-Za-z0-9_.])', f'@{name}', text)}"


def annotated(text, name):
    """Marks the kernel by metadata, as Numba does; llvm-link has replaced that by a calling convention."""
    text = text.replace(f"ptx_kernel void @{name}(", f"void @{name}(")
    note = f'!nvvm.annotations = !{{!1000}}\n!1000 = !{{ptr @{name}, !"kernel", i32 1}}'
    return text.replace("!nvvm.annotations = !{}", note)


def main():
    sys.path.insert(0, str(HERE))
    for path in sorted(HERE.glob("numba_*.py")):
        m = importlib.import_module(path.stem)
        m.KERNEL.__module__ = "corpus"
        name = m.KERNEL.__name__
        try:
            cuda.compile_ptx(m.KERNEL, m.SIGNATURE, cc=(9, 0))
            raise AssertionError("not caught")
        except Caught as e:
            modules = e.args[0]
        with tempfile.TemporaryDirectory() as folder:
            linked = link(modules, folder)
            text = linked.read_text()
            kernel = re.search(r"^define .*ptx_kernel void @([\w.]+)\(", text, flags=re.M)[1]
            (OUT / f"{path.stem}.O0.ll").write_text(annotated(clean(text, kernel, name), name))
            command = [OPT, "-S", "-O3", "-mcpu=sm_90", linked]
            text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
            (OUT / f"{path.stem}.O3.ll").write_text(clean(text, kernel, name))
        print(path.stem, len(text))


if __name__ == "__main__":
    main()
