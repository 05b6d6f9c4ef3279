#!/usr/bin/env python3
"""Makes ll/nvptx64/triton_NAME.O3.ll of triton_NAME.py: what Triton's own pipeline hands to the NVPTX backend.

    pip install triton        # 3.9.0 made the committed files; no GPU is needed
    python3 corpus/other/make_triton.py

Afterwards the debug metadata's folder is removed, the triple is added (Triton gives it to the backend by
itself) and float constants in the notation of LLVM 23 (f0x...) are written as LLVM 22 reads them. Kernels
end with two pointers to scratch memory, which these kernels do not use.
"""
import importlib
import re
import struct
import sys
from pathlib import Path

import triton
from triton.backends.compiler import GPUTarget

HERE = Path(__file__).resolve().parent
OUT = HERE.parent / "ll" / "nvptx64"


def old_float(match):
    """A float's bits as LLVM up to 22 writes them: in double precision."""
    (value,) = struct.unpack(">f", bytes.fromhex(match[1]))
    return f"0x{struct.unpack('>Q', struct.pack('>d', value))[0]:016X}"


def main():
    sys.path.insert(0, str(HERE))
    for path in sorted(HERE.glob("triton_*.py")):
        m = importlib.import_module(path.stem)
        signature = dict(zip(m.KERNEL.arg_names, m.TYPES)) | {n: "constexpr" for n in m.CONSTANTS}
        source = triton.compiler.ASTSource(fn=m.KERNEL, signature=signature, constexprs=m.CONSTANTS)
        target = GPUTarget("cuda", m.CAPABILITY, 32)
        text = triton.compile(source, target=target, options={"num_warps": m.WARPS}).asm["llir"]
        text = re.sub(r'directory: "[^"]*"', 'directory: "."', text)
        text = re.sub(r"\bf0x([0-9A-F]{8})\b", old_float, text)
        text = re.sub(r"^(target datalayout = .*)$", r'\1\ntarget triple = "nvptx64-nvidia-cuda"', text, flags=re.M)
        head = f"; Made by make_triton.py with Triton {triton.__version__}, for sm_{m.CAPABILITY}.\n"
        (OUT / f"{path.stem}.O3.ll").write_text(head + text)
        print(path.stem, len(text))


if __name__ == "__main__":
    main()
