"""Kernels for numba-cuda, each with the types it is compiled for."""
import math

from numba import complex64, cuda, float32, float64, int32, int64, int8, uint32, uint64, uint8
from numba import boolean
from numba.cuda.types import float16

ALL = {}


def kernel(*types):
    def add(function):
        ALL[function.__name__] = (function, types)
        return function
    return add


@kernel(float32, float32[::1], float32[::1])
def saxpy(a, x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] += a * x[i]


@kernel(float64[:, :], float64[:, :])
def transpose_strided(x, y):
    tile = cuda.shared.array((16, 17), float64)
    i, j = cuda.grid(2)
    if i < x.shape[0] and j < x.shape[1]:
        tile[cuda.threadIdx.x, cuda.threadIdx.y] = x[i, j]
    cuda.syncthreads()
    k = cuda.blockIdx.y * 16 + cuda.threadIdx.x
    m = cuda.blockIdx.x * 16 + cuda.threadIdx.y
    if k < y.shape[0] and m < y.shape[1]:
        y[k, m] = tile[cuda.threadIdx.y, cuda.threadIdx.x]


@kernel(float32[:, ::1], float32[:, ::1], float32[:, ::1])
def matmul_tiled(a, b, c):
    sa = cuda.shared.array((16, 16), float32)
    sb = cuda.shared.array((16, 16), float32)
    x, y = cuda.grid(2)
    tx, ty = cuda.threadIdx.x, cuda.threadIdx.y
    acc = float32(0)
    for k in range((a.shape[1] + 15) // 16):
        sa[ty, tx] = a[y, k * 16 + tx] if y < a.shape[0] and k * 16 + tx < a.shape[1] else 0
        sb[ty, tx] = b[k * 16 + ty, x] if x < b.shape[1] and k * 16 + ty < b.shape[0] else 0
        cuda.syncthreads()
        for j in range(16):
            acc += sa[ty, j] * sb[j, tx]
        cuda.syncthreads()
    if y < c.shape[0] and x < c.shape[1]:
        c[y, x] = acc


@kernel(int32[::1], int32[::1])
def warp_sum(x, out):
    i = cuda.grid(1)
    v = x[i] if i < x.size else 0
    for d in (16, 8, 4, 2, 1):
        v += cuda.shfl_down_sync(0xFFFFFFFF, v, d)
    if cuda.laneid == 0:
        cuda.atomic.add(out, 0, v)


@kernel(int32[::1], int32[::1])
def block_scan(x, out):
    s = cuda.shared.array(256, int32)
    t = cuda.threadIdx.x
    i = cuda.grid(1)
    s[t] = x[i] if i < x.size else 0
    cuda.syncthreads()
    d = 1
    while d < 256:
        v = s[t - d] if t >= d else 0
        cuda.syncthreads()
        s[t] += v
        cuda.syncthreads()
        d *= 2
    if i < x.size:
        out[i] = s[t]


@kernel(uint8[::1], int32[::1])
def histogram(x, out):
    s = cuda.shared.array(256, int32)
    t = cuda.threadIdx.x
    s[t] = 0
    cuda.syncthreads()
    i = cuda.grid(1)
    while i < x.size:
        cuda.atomic.add(s, x[i], 1)
        i += cuda.gridsize(1)
    cuda.syncthreads()
    cuda.atomic.add(out, t, s[t])


@kernel(float32[:, ::1], float32[:, ::1])
def stencil(x, y):
    i, j = cuda.grid(2)
    if 0 < i < x.shape[0] - 1 and 0 < j < x.shape[1] - 1:
        y[i, j] = 0.25 * (x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1])


@kernel(complex64[::1], complex64[::1], complex64[::1])
def complex_product(a, b, c):
    i = cuda.grid(1)
    if i < a.size:
        c[i] = a[i] * b[i] + a[i].conjugate()


@kernel(float64[::1], float64[::1])
def horner(x, y):
    i = cuda.grid(1)
    if i < x.size:
        v = x[i]
        y[i] = ((((v * 0.25 + 1.5) * v - 2.0) * v + 3.0) * v - 0.5) / (1.0 + v * v)


@kernel(float32[::1], float32[::1])
def mathematics(x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = math.sin(x[i]) + math.exp(x[i]) + math.sqrt(abs(x[i])) + math.atan2(x[i], float32(2))


@kernel(int64[::1], int64[::1], int64[::1])
def divisions(x, y, z):
    i = cuda.grid(1)
    if i < x.size and y[i] != 0:
        z[i] = x[i] // y[i] + x[i] % y[i]


@kernel(uint32[::1], uint64[::1])
def bits(x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = cuda.popc(x[i]) + (cuda.clz(x[i]) << 8) + (cuda.brev(x[i]) >> 3) + cuda.ffs(x[i])


@kernel(uint64[::1], float32[::1])
def monte_carlo(states, out):
    i = cuda.grid(1)
    s = states[i]
    inside = 0
    for _ in range(64):
        s ^= s << uint64(13)
        s ^= s >> uint64(7)
        s ^= s << uint64(17)
        x = float32(s & uint64(0xFFFFFF)) * float32(5.9604645e-8)
        y = float32(s >> uint64(40)) * float32(5.9604645e-8)
        if x * x + y * y <= float32(1):
            inside += 1
    states[i] = s
    out[i] = float32(4) * float32(inside) / float32(64)


@kernel(float32[:, ::1], float32[:, ::1], int32)
def nearest(points, centres, k):
    best = cuda.local.array(8, float32)
    i = cuda.grid(1)
    if i < points.shape[0]:
        for j in range(8):
            best[j] = 1e30
        for c in range(centres.shape[0]):
            d = float32(0)
            for j in range(points.shape[1]):
                e = points[i, j] - centres[c, j]
                d += e * e
            for j in range(8):
                if d < best[j]:
                    d, best[j] = best[j], d
        points[i, 0] = best[k]


@kernel(float32[::1], boolean[::1], int8[::1])
def compare(x, b, c):
    i = cuda.grid(1)
    if i < x.size:
        b[i] = x[i] > 0.5 and not b[i]
        c[i] = -c[i] if b[i] else c[i] >> 1


@kernel(float16[::1], float16[::1])
def halves(x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = x[i] * y[i] + x[i]


@kernel(float32[::1])
def bitonic(x):
    s = cuda.shared.array(512, float32)
    t = cuda.threadIdx.x
    s[t] = x[t]
    s[t + 256] = x[t + 256]
    k = 2
    while k <= 512:
        j = k >> 1
        while j > 0:
            cuda.syncthreads()
            a = 2 * t - (t & (j - 1))
            b = a + j
            if (s[a] > s[b]) == ((a & k) == 0):
                s[a], s[b] = s[b], s[a]
            j >>= 1
        k <<= 1
    cuda.syncthreads()
    x[t] = s[t]
    x[t + 256] = s[t + 256]


@kernel(int32[::1], int32[::1], float32[::1], float32[::1], float32[::1])
def sparse_product(rows, columns, values, x, y):
    i = cuda.grid(1)
    if i < y.size:
        acc = float32(0)
        for k in range(rows[i], rows[i + 1]):
            acc += values[k] * x[columns[k]]
        y[i] = acc


@kernel(int32[::1], int32[::1])
def compare_and_swap(x, lock):
    while cuda.atomic.cas(lock, 0, 0, 1) != 0:
        pass
    cuda.threadfence()
    x[0] += 1
    cuda.threadfence()
    cuda.atomic.exch(lock, 0, 0)


@kernel(float64[::1], float64[::1])
def float_atomics(x, out):
    i = cuda.grid(1)
    if i < x.size:
        cuda.atomic.add(out, 0, x[i])
        cuda.atomic.max(out, 1, x[i])
        cuda.atomic.min(out, 2, x[i])


@kernel(int32[::1], int32[::1])
def votes(x, out):
    i = cuda.grid(1)
    p = x[i] & 1
    out[i] = cuda.ballot_sync(0xFFFFFFFF, p) + cuda.any_sync(0xFFFFFFFF, p) + cuda.match_any_sync(0xFFFFFFFF, x[i])
