# A device function that takes a strided array and returns a tuple. By Numba; make_numba.py compiles it. An array is passed as meminfo, parent, items, item size, data, shape, strides.
# run: --kernel row_stats --grid 1 --block 32 --arg null --arg null --arg i64:225 --arg i64:4 --arg buf:i32x225:random:10:-500:500 --arg i64:25 --arg i64:9 --arg i64:36 --arg i64:4 --arg null --arg null --arg i64:100 --arg i64:4 --arg out=buf:i32x100:zeros --arg i64:25 --arg i64:4 --arg i64:16 --arg i64:4
from numba import cuda, int32


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


KERNEL = row_stats
SIGNATURE = (int32[:, :], int32[:, ::1])
