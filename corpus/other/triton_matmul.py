# Matrix product in half precision with tensor cores (compute capability 8.0: mma.sync and ldmatrix). By Triton; make_triton.py compiles it.
# run: --kernel matmul --grid 1,1 --block 128 --shared 65536 --arg buf:f16x2048:random:7:-1:1 --arg buf:f16x2048:random:8:-1:1 --arg out=buf:f16x1024:zeros --arg i32:32 --arg i32:32 --arg i32:64 --arg i32:64 --arg i32:32 --arg i32:32 --arg null --arg null --tolerance 1e-2
import triton
import triton.language as tl


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


KERNEL = matmul
TYPES = ["*fp16", "*fp16", "*fp16", "i32", "i32", "i32", "i32", "i32", "i32"]
CONSTANTS = {"BM": 32, "BN": 32, "BK": 32}
WARPS = 4
CAPABILITY = 80
