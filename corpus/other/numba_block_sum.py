# Tree reduction in dynamic shared memory and an atomic addition. By Numba; make_numba.py compiles it. An array is passed as meminfo, parent, items, item size, data, shape, strides.
# run: --kernel block_sum --grid 2 --block 64 --shared 256 --arg null --arg null --arg i64:120 --arg i64:4 --arg buf:u32x120:random:5 --arg i64:120 --arg i64:4 --arg null --arg null --arg i64:1 --arg i64:4 --arg sum=buf:u32x1:zeros --arg i64:1 --arg i64:4
from numba import cuda, uint32


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


KERNEL = block_sum
SIGNATURE = (uint32[::1], uint32[::1])
