# Dropout by the Philox generator. By Triton; make_triton.py compiles it.
# run: --kernel dropout --grid 2 --block 128 --arg buf:f32x256:random:9 --arg out=buf:f32x256:zeros --arg i32:250 --arg f32:0.25 --arg i32:77 --arg null --arg null --tolerance 1e-6
import triton
import triton.language as tl


@triton.jit
def dropout(x, out, n, p, seed, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    m = i < n
    v = tl.load(x + i, mask=m)
    tl.store(out + i, tl.where(tl.rand(seed, i) > p, v / (1 - p), 0.0), mask=m)


KERNEL = dropout
TYPES = ["*fp32", "*fp32", "i32", "fp32", "i32"]
CONSTANTS = {"BLOCK": 128}
WARPS = 4
CAPABILITY = 90
