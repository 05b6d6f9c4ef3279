# Insertion sort in a local array. By Numba; make_numba.py compiles it. An array is passed as meminfo, parent, items, item size, data, shape, strides.
# run: --kernel local_sort --grid 1 --block 32 --arg null --arg null --arg i64:320 --arg i64:4 --arg data=buf:i32x320:random:6:-99:99 --arg i64:20 --arg i64:16 --arg i64:64 --arg i64:4
from numba import cuda, int32


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


KERNEL = local_sort
SIGNATURE = (int32[:, ::1],)
