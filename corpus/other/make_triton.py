#!/usr/bin/env python3
"""Makes triton_*.ll: the LLVM IR that Triton's own pipeline hands to the NVPTX backend.

    pip install triton        # 3.9.0 made the committed files; no GPU is needed
    python3 corpus/other/make_triton.py

Afterwards the debug metadata's folder is removed, the triple is added (Triton gives it to the backend by
itself) and float constants in the notation of LLVM 23 (f0x...) are written as LLVM 22 reads them. Kernels
end with two pointers to scratch memory, which these kernels do not use.
"""
import re
import struct
from pathlib import Path

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget

HERE = Path(__file__).resolve().parent


@triton.jit
def add(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    m = i < n
    tl.store(out + i, tl.load(x + i, mask=m) + tl.load(y + i, mask=m), mask=m)


@triton.jit
def softmax(out, x, stride, cols, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    i = tl.arange(0, BLOCK)
    v = tl.load(x + row * stride + i, mask=i < cols, other=-float("inf"))
    e = tl.exp(v - tl.max(v, axis=0))
    tl.store(out + row * stride + i, e / tl.sum(e, axis=0), mask=i < cols)


@triton.jit
def layer_norm(x, w, b, out, cols, eps, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    i = tl.arange(0, BLOCK)
    m = i < cols
    v = tl.load(x + row * cols + i, mask=m, other=0.0).to(tl.float32)
    mean = tl.sum(v, axis=0) / cols
    d = tl.where(m, v - mean, 0.0)
    r = 1 / tl.sqrt(tl.sum(d * d, axis=0) / cols + eps)
    y = d * r * tl.load(w + i, mask=m) + tl.load(b + i, mask=m)
    tl.store(out + row * cols + i, y.to(tl.float16), mask=m)


@triton.jit
def matmul(a, b, c, M, N, K, sa, sb, sc, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    rm = tl.program_id(0) * BM + tl.arange(0, BM)
    rn = tl.program_id(1) * BN + tl.arange(0, BN)
    rk = tl.arange(0, BK)
    pa = a + rm[:, None] * sa + rk[None, :]
    pb = b + rk[:, None] * sb + rn[None, :]
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, K, BK):
        va = tl.load(pa, mask=rk[None, :] < K - k, other=0.0)
        vb = tl.load(pb, mask=rk[:, None] < K - k, other=0.0)
        acc = tl.dot(va, vb, acc)
        pa += BK
        pb += BK * sb
    tl.store(c + rm[:, None] * sc + rn[None, :], acc.to(tl.float16), mask=(rm[:, None] < M) & (rn[None, :] < N))


@triton.jit
def dropout(x, out, n, p, seed, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    m = i < n
    v = tl.load(x + i, mask=m)
    tl.store(out + i, tl.where(tl.rand(seed, i) > p, v / (1 - p), 0.0), mask=m)


@triton.jit
def scan_sort(x, sums, order, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    v = tl.load(x + i)
    tl.store(sums + i, tl.cumsum(v, axis=0))
    tl.store(order + i, tl.sort(v))


@triton.jit
def histogram(x, bins, n, BLOCK: tl.constexpr, BINS: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    h = tl.histogram(tl.load(x + i, mask=i < n, other=0) & (BINS - 1), BINS)
    tl.atomic_add(bins + tl.arange(0, BINS), h)


F, H, I = "*fp32", "*fp16", "i32"
MODULES = [
    # function, signature, constants, warps, compute capability, launches
    (add, [F, F, F, I], {"BLOCK": 256}, 4, 90,
     ["--grid 2 --block 128 --arg buf:f32x512:random:1:-1:1 --arg buf:f32x512:random:2:-1:1 --arg out=buf:f32x512:zeros --arg i32:500 --arg null --arg null"]),
    (softmax, [F, F, I, I], {"BLOCK": 128}, 4, 90,
     ["--grid 3 --block 128 --shared 1024 --arg out=buf:f32x384:zeros --arg buf:f32x384:random:3:-4:4 --arg i32:128 --arg i32:100 --arg null --arg null --tolerance 1e-4"]),
    (layer_norm, [H, F, F, H, I, "fp32"], {"BLOCK": 128}, 4, 90,
     ["--grid 2 --block 128 --shared 1024 --arg buf:f16x200:random:4:-1:1 --arg buf:f32x100:random:5 --arg buf:f32x100:random:6 --arg out=buf:f16x200:zeros --arg i32:100 --arg f32:1e-5 --arg null --arg null --tolerance 1e-2"]),
    (matmul, [H, H, H, I, I, I, I, I, I], {"BM": 32, "BN": 32, "BK": 32}, 4, 80,
     ["--grid 1,1 --block 128 --shared 65536 --arg buf:f16x2048:random:7:-1:1 --arg buf:f16x2048:random:8:-1:1 --arg out=buf:f16x1024:zeros --arg i32:32 --arg i32:32 --arg i32:64 --arg i32:64 --arg i32:32 --arg i32:32 --arg null --arg null --tolerance 1e-2"]),
    (dropout, [F, F, I, "fp32", I], {"BLOCK": 128}, 4, 90,
     ["--grid 2 --block 128 --arg buf:f32x256:random:9 --arg out=buf:f32x256:zeros --arg i32:250 --arg f32:0.25 --arg i32:77 --arg null --arg null"]),
    (scan_sort, ["*i32", "*i32", "*i32"], {"BLOCK": 128}, 4, 90,
     ["--grid 1 --block 128 --shared 4096 --arg buf:i32x128:random:10:-99:99 --arg sums=buf:i32x128:zeros --arg order=buf:i32x128:zeros --arg null --arg null"]),
    (histogram, ["*i32", "*i32", I], {"BLOCK": 128, "BINS": 32}, 4, 90,
     ["--grid 2 --block 128 --shared 4096 --arg buf:i32x256:random:11:0:1000 --arg bins=buf:i32x32:zeros --arg i32:256 --arg null --arg null"]),
]


def old_float(match):
    """A float's bits as LLVM up to 22 writes them: in double precision."""
    (value,) = struct.unpack(">f", bytes.fromhex(match[1]))
    return f"0x{struct.unpack('>Q', struct.pack('>d', value))[0]:016X}"


def main():
    for fn, types, constants, warps, capability, launches in MODULES:
        names = fn.arg_names
        signature = {n: t for n, t in zip(names, types)} | {n: "constexpr" for n in constants}
        src = triton.compiler.ASTSource(fn=fn, signature=signature, constexprs=constants)
        kernel = triton.compile(src, target=GPUTarget("cuda", capability, 32), options={"num_warps": warps})
        text = re.sub(r'directory: "[^"]*"', 'directory: "."', kernel.asm["llir"])
        text = re.sub(r"\bf0x([0-9A-F]{8})\b", old_float, text)
        text = re.sub(r'^(target datalayout = .*)$', r'\1\ntarget triple = "nvptx64-nvidia-cuda"', text, flags=re.M)
        name = fn.fn.__name__
        head = f"; Made by make_triton.py with Triton {triton.__version__}, for sm_{capability}.\n"
        head += "".join(f"; run: --kernel {name} {l}\n" for l in launches)
        (HERE / f"triton_{name}.ll").write_text(head + text)
        print(name, len(text), "shared", kernel.metadata.shared)


if __name__ == "__main__":
    main()
