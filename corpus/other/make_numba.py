#!/usr/bin/env python3
"""Makes numba_*.ll: the LLVM IR that Numba's CUDA target hands to libNVVM (version 0.68.1 made the committed files).

    pip install numba         # no GPU and no CUDA toolkit are needed
    python3 corpus/other/make_numba.py

Numba calls libNVVM with two modules, the kernel's wrapper and the function; they are caught there and
linked with llvm-link, together with libdevice where its functions are called (LIBDEVICE, or what
corpus/build.py finds). NAME.ll is that, NAME.O3.ll what `opt -O3` makes of it.
"""
import math
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from types import SimpleNamespace

os.environ["LLVMLITE_ENABLE_IR_LAYER_TYPED_POINTERS"] = "0"

from numba import cuda, float32, float64, int32, types, uint32  # noqa: E402
from numba.cuda import dispatcher  # noqa: E402
from numba.cuda.cudadrv import nvvm  # noqa: E402

HERE = Path(__file__).resolve().parent
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


def axpy(a, x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = a * x[i] + y[i]


def matmul(A, B, C):
    sA = cuda.shared.array(shape=(8, 8), dtype=float32)
    sB = cuda.shared.array(shape=(8, 8), dtype=float32)
    x, y = cuda.grid(2)
    tx, ty = cuda.threadIdx.x, cuda.threadIdx.y
    acc = float32(0.0)
    for i in range(A.shape[1] // 8):
        sA[ty, tx] = A[y, tx + i * 8]
        sB[ty, tx] = B[ty + i * 8, x]
        cuda.syncthreads()
        for j in range(8):
            acc += sA[ty, j] * sB[j, tx]
        cuda.syncthreads()
    if y < C.shape[0] and x < C.shape[1]:
        C[y, x] = acc


@cuda.jit(device=True)
def escape(c, limit):
    z = 0.0j
    for i in range(limit):
        z = z * z + c
        if z.real * z.real + z.imag * z.imag >= 4:
            return i
    return limit


def mandelbrot(image, x0, y0, step, limit):
    start_x, start_y = cuda.grid(2)
    grid_x, grid_y = cuda.gridsize(2)
    for x in range(start_x, image.shape[1], grid_x):
        for y in range(start_y, image.shape[0], grid_y):
            image[y, x] = escape(complex(x0 + x * step, y0 + y * step), limit)


def block_sum(data, out):
    s = cuda.shared.array(0, dtype=uint32)
    t = cuda.threadIdx.x
    i = cuda.grid(1)
    s[t] = data[i] if i < data.size else 0
    cuda.syncthreads()
    step = cuda.blockDim.x // 2
    while step > 0:
        if t < step:
            s[t] += s[t + step]
        cuda.syncthreads()
        step //= 2
    if t == 0:
        cuda.atomic.add(out, 0, s[0])


def local_sort(data):
    a = cuda.local.array(16, int32)
    i = cuda.grid(1)
    if i >= data.shape[0]:
        return
    for k in range(16):
        a[k] = data[i, k]
    for k in range(1, 16):
        v = a[k]
        j = k - 1
        while j >= 0 and a[j] > v:
            a[j + 1] = a[j]
            j -= 1
        a[j + 1] = v
    for k in range(16):
        data[i, k] = a[k]


@cuda.jit(device=True)
def cnd(d):
    k = 1.0 / (1.0 + 0.2316419 * math.fabs(d))
    r = 0.3989422804014327 * math.exp(-0.5 * d * d) * (
        k * (0.31938153 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429)))))
    return 1.0 - r if d > 0 else r


def black_scholes(call, put, S, X, T, R, V):
    i = cuda.grid(1)
    if i >= S.shape[0]:
        return
    root = math.sqrt(T[i])
    d1 = (math.log(S[i] / X[i]) + (R + 0.5 * V * V) * T[i]) / (V * root)
    d2 = d1 - V * root
    discount = math.exp(-R * T[i])
    call[i] = S[i] * cnd(d1) - X[i] * discount * cnd(d2)
    put[i] = X[i] * discount * (1.0 - cnd(d2)) - S[i] * (1.0 - cnd(d1))


@cuda.jit(device=True)
def min_max_mean(row):
    lo, hi, total = row[0], row[0], 0
    for k in range(row.size):
        if row[k] < lo:
            lo = row[k]
        if row[k] > hi:
            hi = row[k]
        total += row[k]
    return lo, hi, total // row.size, total % row.size


def row_stats(data, out):
    i = cuda.grid(1)
    if i < data.shape[0]:
        lo, hi, mean, rest = min_max_mean(data[i])
        out[i, 0] = lo
        out[i, 1] = hi
        out[i, 2] = mean
        out[i, 3] = rest


def life(src, dst):
    x, y = cuda.grid(2)
    h, w = src.shape
    if y < h and x < w:
        n = 0
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                if dx != 0 or dy != 0:
                    n += src[(y + dy) % h, (x + dx) % w]
        dst[y, x] = 1 if n == 3 or (n == 2 and src[y, x] == 1) else 0


SIZE = {"f32": 4, "f64": 8, "i32": 4, "u32": 4, "u8": 1}


def array(type_, shape, init, name=""):
    """The arguments of one array: meminfo, parent, items, item size, data, shape, strides."""
    items = math.prod(shape)
    strides = [SIZE[type_] * math.prod(shape[i + 1:]) for i in range(len(shape))]
    buf = f"{name + '=' if name else ''}buf:{type_}x{items}:{init}"
    return ["null", "null", f"i64:{items}", f"i64:{SIZE[type_]}", buf, *(f"i64:{v}" for v in [*shape, *strides])]


KERNELS = [
    # function, signature, launch, arguments
    (axpy, (float32, float32[::1], float32[::1]), "--grid 2 --block 32 --tolerance 1e-6",
     [["f32:1.5"], array("f32", [60], "random:1:-1:1"), array("f32", [60], "random:2:-1:1", "y")]),
    (matmul, (float32[:, ::1], float32[:, ::1], float32[:, ::1]), "--grid 2,2 --block 8,8 --tolerance 1e-5",
     [array("f32", [16, 24], "random:3:-1:1"), array("f32", [24, 16], "random:4:-1:1"), array("f32", [16, 16], "zeros", "c")]),
    (mandelbrot, (types.uint8[:, ::1], float64, float64, float64, int32), "--grid 1,1 --block 8,8",
     [array("u8", [16, 20], "zeros", "image"), ["f64:-2"], ["f64:-1"], ["f64:0.15"], ["i32:30"]]),
    (block_sum, (uint32[::1], uint32[::1]), "--grid 2 --block 64 --shared 256",
     [array("u32", [120], "random:5"), array("u32", [1], "zeros", "sum")]),
    (local_sort, (int32[:, ::1],), "--grid 1 --block 32",
     [array("i32", [20, 16], "random:6:-99:99", "data")]),
    (black_scholes, (float64[::1],) * 5 + (float64, float64), "--grid 1 --block 64 --tolerance 1e-9",
     [array("f64", [50], "zeros", "call"), array("f64", [50], "zeros", "put"), array("f64", [50], "random:7:5:30"),
      array("f64", [50], "random:8:1:100"), array("f64", [50], "random:9:0.25:10"), ["f64:0.02"], ["f64:0.3"]]),
    (row_stats, (int32[:, :], int32[:, ::1]), "--grid 1 --block 32",
     [array("i32", [25, 9], "random:10:-500:500"), array("i32", [25, 4], "zeros", "out")]),
    (life, (types.uint8[:, ::1], types.uint8[:, ::1]), "--grid 2,2 --block 8,8",
     [array("u8", [15, 13], "random:11:0:1"), array("u8", [15, 13], "zeros", "dst")]),
]


def libdevice():
    if os.environ.get("LIBDEVICE"):
        return os.environ["LIBDEVICE"]
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
        subprocess.run([LLVM_LINK, "-S", out, "--only-needed", "--internalize", libdevice(), "-o", whole],
                       check=True, stderr=subprocess.DEVNULL)
        out = whole
    return out


def clean(text):
    text = re.sub(r"^; ModuleID = .*\n", "", text, flags=re.M)
    return re.sub(r'^source_filename = .*$', 'source_filename = "numba"', text, flags=re.M)


def annotated(text, kernel):
    """Marks the kernel by metadata, as Numba does; llvm-link has replaced that by a calling convention."""
    text = text.replace(f"ptx_kernel void @{kernel}(", f"void @{kernel}(")
    return text + f'\n!nvvm.annotations = !{{!1000}}\n!1000 = !{{ptr @{kernel}, !"kernel", i32 1}}\n'


def main():
    for fn, signature, launch, args in KERNELS:
        fn.__module__ = "corpus"
        try:
            cuda.compile_ptx(fn, signature, cc=(9, 0))
            raise AssertionError("not caught")
        except Caught as e:
            modules = e.args[0]
        with tempfile.TemporaryDirectory() as folder:
            linked = link(modules, folder)
            text = clean(linked.read_text())
            kernel = re.search(r"^define .*ptx_kernel void @([\w.]+)\(", text, flags=re.M)[1]
            flat = " ".join(f"--arg {a}" for group in args for a in group)
            head = f"; Made by make_numba.py. Kernel: {fn.__name__}\n; run: --kernel {kernel} {launch} {flat}\n"
            (HERE / f"numba_{fn.__name__}.ll").write_text(head + annotated(text, kernel))
            opt = subprocess.run([OPT, "-S", "-O3", "-mcpu=sm_90", linked], check=True, capture_output=True, text=True).stdout
            (HERE / f"numba_{fn.__name__}.O3.ll").write_text(head + clean(opt))
        print(fn.__name__, len(text))


if __name__ == "__main__":
    main()
