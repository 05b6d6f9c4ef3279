# y += a x. By Numba; make_numba.py compiles it. An array is passed as meminfo, parent, items, item size, data, shape, strides.
# run: --kernel axpy --grid 2 --block 32 --tolerance 1e-6 --arg f32:1.5 --arg null --arg null --arg i64:60 --arg i64:4 --arg buf:f32x60:random:1:-1:1 --arg i64:60 --arg i64:4 --arg null --arg null --arg i64:60 --arg i64:4 --arg y=buf:f32x60:random:2:-1:1 --arg i64:60 --arg i64:4
from numba import cuda, float32


def axpy(a, x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = a * x[i] + y[i]


KERNEL = axpy
SIGNATURE = (float32, float32[::1], float32[::1])
