# Matrix product through shared tiles. By Numba; make_numba.py compiles it. An array is passed as meminfo, parent, items, item size, data, shape, strides.
# run: --kernel matmul --grid 2,2 --block 8,8 --tolerance 1e-5 --arg null --arg null --arg i64:384 --arg i64:4 --arg buf:f32x384:random:3:-1:1 --arg i64:16 --arg i64:24 --arg i64:96 --arg i64:4 --arg null --arg null --arg i64:384 --arg i64:4 --arg buf:f32x384:random:4:-1:1 --arg i64:24 --arg i64:16 --arg i64:64 --arg i64:4 --arg null --arg null --arg i64:256 --arg i64:4 --arg c=buf:f32x256:zeros --arg i64:16 --arg i64:16 --arg i64:64 --arg i64:4
from numba import cuda, float32


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


KERNEL = matmul
SIGNATURE = (float32[:, ::1], float32[:, ::1], float32[:, ::1])
