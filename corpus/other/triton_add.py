# Vector addition with a mask. By Triton; make_triton.py compiles it.
# run: --kernel add --grid 2 --block 128 --arg buf:f32x512:random:1:-1:1 --arg buf:f32x512:random:2:-1:1 --arg out=buf:f32x512:zeros --arg i32:500 --arg null --arg null
import triton
import triton.language as tl


@triton.jit
def add(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    m = i < n
    tl.store(out + i, tl.load(x + i, mask=m) + tl.load(y + i, mask=m), mask=m)


KERNEL = add
TYPES = ["*fp32", "*fp32", "*fp32", "i32"]
CONSTANTS = {"BLOCK": 256}
WARPS = 4
CAPABILITY = 90
