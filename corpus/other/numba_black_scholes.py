# Black-Scholes in double precision, with libdevice. By Numba; make_numba.py compiles it. An array is passed as meminfo, parent, items, item size, data, shape, strides.
# run: --kernel black_scholes --grid 1 --block 64 --tolerance 1e-9 --arg null --arg null --arg i64:50 --arg i64:8 --arg call=buf:f64x50:zeros --arg i64:50 --arg i64:8 --arg null --arg null --arg i64:50 --arg i64:8 --arg put=buf:f64x50:zeros --arg i64:50 --arg i64:8 --arg null --arg null --arg i64:50 --arg i64:8 --arg buf:f64x50:random:7:5:30 --arg i64:50 --arg i64:8 --arg null --arg null --arg i64:50 --arg i64:8 --arg buf:f64x50:random:8:1:100 --arg i64:50 --arg i64:8 --arg null --arg null --arg i64:50 --arg i64:8 --arg buf:f64x50:random:9:0.25:10 --arg i64:50 --arg i64:8 --arg f64:0.02 --arg f64:0.3
import math

from numba import cuda, float64


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


KERNEL = black_scholes
SIGNATURE = (float64[::1],) * 5 + (float64, float64)
