"""Variants of a tiled product of matrices, as LLVM IR for AMD's GPUs.

C = A·B with floats, all matrices row by row, `n` columns in B and C, `k` columns in A. A workgroup computes a tile of C; each of its
threads computes some elements in registers. The tiles of A and B go through local memory (LDS), or are read where they are.
"""

import dataclasses
import itertools


@dataclasses.dataclass(frozen=True)
class Variant:
    """A point of the space that is searched.

    Attributes:
        threads: threads of a workgroup in x (columns) and y (rows).
        each: elements of C that a thread computes, in x and y.
        depth: columns of A and rows of B in a tile.
        unroll: steps of the innermost loop that stand one after the other.
        lds: whether tiles go through local memory.
        wave: threads of a wave.
    """

    threads: tuple
    each: tuple
    depth: int
    unroll: int
    lds: bool
    wave: int

    @property
    def tile(self):
        """Columns and rows of C that a workgroup computes."""
        return self.threads[0] * self.each[0], self.threads[1] * self.each[1]

    @property
    def waves(self):
        """Waves of a workgroup."""
        return -(-self.threads[0] * self.threads[1] // self.wave)

    def __str__(self):
        size = f"{self.tile[0]}x{self.tile[1]}x{self.depth}"
        return f"{size} each {self.each[0]}x{self.each[1]} unroll {self.unroll} {'lds' if self.lds else 'direct'} wave{self.wave}"


def space(waves, few=False):
    """All variants with these sizes of waves, or a few of them."""
    threads = [(16, 16)] if few else [(8, 8), (16, 8), (16, 16)]
    each = [(1, 1), (2, 2)] if few else [(1, 1), (2, 1), (2, 2), (4, 2), (4, 4)]
    depths, unrolls = ([16], [4]) if few else ([8, 16], [1, 2, 4, 8])
    for point in itertools.product(threads, each, depths, unrolls, (True, False), waves):
        yield Variant(*point)


class _Text:
    """LLVM IR as it is written, line by line, with a number for each value."""

    def __init__(self):
        self.lines, self._count = [], 0

    def __call__(self, text):
        self.lines.append(f"  {text}")

    def value(self, text):
        self._count += 1
        self(f"%v{self._count} = {text}")
        return f"%v{self._count}"

    def label(self, name):
        self.lines.append(f"{name}:")

    def add(self, a, b):
        return self.value(f"add i32 {a}, {b}")

    def mul(self, a, b):
        return self.value(f"mul i32 {a}, {b}")

    def load(self, space, base, index):
        at = self.value(f"getelementptr inbounds float, ptr addrspace({space}) {base}, i32 {index}")
        return self.value(f"load float, ptr addrspace({space}) {at}")

    def store(self, space, base, index, value):
        at = self.value(f"getelementptr inbounds float, ptr addrspace({space}) {base}, i32 {index}")
        self(f"store float {value}, ptr addrspace({space}) {at}")

    def barrier(self):
        """All stores of the workgroup to local memory come before all loads that follow."""
        self('fence syncscope("workgroup") release')
        self("call void @llvm.amdgcn.s.barrier()")
        self('fence syncscope("workgroup") acquire')


def source(variant):
    """The module of a variant. Its kernel is `matmul(A, B, C, n, k)`; sizes are multiples of the tile's."""
    (tx, ty), (rx, ry), depth = variant.threads, variant.each, variant.depth
    columns, rows = variant.tile
    cells = list(itertools.product(range(ry), range(rx)))
    t = _Text()
    for name in ("x", "y"):
        t(f"%t{name} = call i32 @llvm.amdgcn.workitem.id.{name}()")
        t(f"%g{name} = call i32 @llvm.amdgcn.workgroup.id.{name}()")
    row, column = t.mul("%gy", rows), t.mul("%gx", columns)
    local = t.add(t.mul("%ty", tx), "%tx")
    t("br label %tiles")

    t.label("tiles")
    t("%k0 = phi i32 [ 0, %entry ], [ %k1, %after ]")
    for y, x in cells:
        t(f"%s{y}.{x} = phi float [ 0.0, %entry ], [ %n{y}.{x}, %after ]")
    if variant.lds:
        _stage(t, "@a", "%A", (rows, depth), row, "%k0", "%k", local, tx * ty)
        _stage(t, "@b", "%B", (depth, columns), "%k0", column, "%n", local, tx * ty)
        t.barrier()
    t("br label %steps")

    t.label("steps")
    t("%step = phi i32 [ 0, %tiles ], [ %next, %steps ]")
    sums = {}
    for y, x in cells:
        t(f"%p{y}.{x} = phi float [ %s{y}.{x}, %tiles ], [ %n{y}.{x}, %steps ]")
        sums[y, x] = f"%p{y}.{x}"
    for unrolled in range(variant.unroll):
        last = unrolled == variant.unroll - 1
        step = t.add("%step", unrolled)
        ys = [t.add("%ty", y * ty) for y in range(ry)]
        xs = [t.add("%tx", x * tx) for x in range(rx)]
        if variant.lds:
            a = [t.load(3, "@a", t.add(t.mul(y, depth), step)) for y in ys]
            b = [t.load(3, "@b", t.add(t.mul(step, columns), x)) for x in xs]
        else:
            at = t.add("%k0", step)
            a = [t.load(1, "%A", t.add(t.mul(t.add(row, y), "%k"), at)) for y in ys]
            b = [t.load(1, "%B", t.add(t.mul(at, "%n"), t.add(column, x))) for x in xs]
        for y, x in cells:
            product = f"call float @llvm.fma.f32(float {a[y]}, float {b[x]}, float {sums[y, x]})"
            if last:
                t(f"%n{y}.{x} = {product}")
            else:
                sums[y, x] = t.value(product)
    t(f"%next = add i32 %step, {variant.unroll}")
    t(f"%more = icmp ult i32 %next, {depth}")
    t("br i1 %more, label %steps, label %after")

    t.label("after")
    if variant.lds:
        t.barrier()
    t(f"%k1 = add i32 %k0, {depth}")
    t("%again = icmp ult i32 %k1, %k")
    t("br i1 %again, label %tiles, label %end")

    t.label("end")
    for y, x in cells:
        at = t.mul(t.add(row, t.add("%ty", y * ty)), "%n")
        t.store(1, "%C", t.add(at, t.add(column, t.add("%tx", x * tx))), f"%n{y}.{x}")
    t("ret void")
    return "\n".join([*_head(variant), *t.lines, "}", *_tail(variant), ""])


def _stage(t, tile, matrix, size, row, column, stride, local, threads):
    """Copies a tile of a matrix to local memory, an element of each thread at a time."""
    rows, columns = size
    for first in range(0, rows * columns, threads):
        cell = t.add(local, first)
        if first + threads > rows * columns:
            # Not all threads have an element left.
            inside = t.value(f"icmp ult i32 {cell}, {rows * columns}")
            cell = t.value(f"select i1 {inside}, i32 {cell}, i32 {rows * columns - 1}")
        y, x = t.value(f"udiv i32 {cell}, {columns}"), t.value(f"urem i32 {cell}, {columns}")
        value = t.load(1, matrix, t.add(t.mul(t.add(row, y), stride), t.add(column, x)))
        t.store(3, tile, cell, value)


def _head(variant):
    columns, rows = variant.tile
    yield 'target triple = "amdgcn-amd-amdhsa"'
    if variant.lds:
        yield f"@a = internal addrspace(3) global [{rows * variant.depth} x float] undef, align 16"
        yield f"@b = internal addrspace(3) global [{variant.depth * columns} x float] undef, align 16"
    arguments = ", ".join(f"ptr addrspace(1) noalias %{name}" for name in "ABC")
    yield f"define amdgpu_kernel void @matmul({arguments}, i32 %n, i32 %k) #0 !reqd_work_group_size !0 {{"
    yield "entry:"


def _tail(variant):
    for name in ("x", "y"):
        yield f"declare i32 @llvm.amdgcn.workitem.id.{name}()"
        yield f"declare i32 @llvm.amdgcn.workgroup.id.{name}()"
    yield "declare void @llvm.amdgcn.s.barrier()"
    yield "declare float @llvm.fma.f32(float, float, float)"
    (tx, ty) = variant.threads
    yield f'attributes #0 = {{ "amdgpu-flat-work-group-size"="{tx * ty},{tx * ty}" }}'
    yield f"!0 = !{{i32 {tx}, i32 {ty}, i32 1}}"


def launch(variant, tiles, k):
    """A launch over so many tiles of C in x and y, with `k` columns of A."""
    (tx, ty), (columns, rows) = variant.threads, variant.tile
    n, m = columns * tiles[0], rows * tiles[1]
    buffers = [f"A=buf:f32x{m * k}:random:1:-1:1", f"B=buf:f32x{k * n}:random:2:-1:1", f"C=buf:f32x{m * n}:zeros"]
    words = ["--kernel matmul", f"--grid {tiles[0]},{tiles[1]}", f"--block {tx},{ty}"]
    return " ".join([*words, *(f"--arg {word}" for word in [*buffers, f"i32:{n}", f"i32:{k}"])])
