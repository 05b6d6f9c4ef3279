# A histogram with atomics. By Triton; make_triton.py compiles it.
# run: --kernel histogram --grid 2 --block 128 --shared 4096 --arg buf:i32x256:random:11:0:1000 --arg bins=buf:i32x32:zeros --arg i32:256 --arg null --arg null
import triton
import triton.language as tl


@triton.jit
def histogram(x, bins, n, BLOCK: tl.constexpr, BINS: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    h = tl.histogram(tl.load(x + i, mask=i < n, other=0) & (BINS - 1), BINS)
    tl.atomic_add(bins + tl.arange(0, BINS), h)


KERNEL = histogram
TYPES = ["*i32", "*i32", "i32"]
CONSTANTS = {"BLOCK": 128, "BINS": 32}
WARPS = 4
CAPABILITY = 90
