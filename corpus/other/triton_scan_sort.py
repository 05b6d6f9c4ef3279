# Prefix sums and a bitonic sort in one block. By Triton; make_triton.py compiles it.
# run: --kernel scan_sort --grid 1 --block 128 --shared 4096 --arg buf:i32x128:random:10:-99:99 --arg sums=buf:i32x128:zeros --arg order=buf:i32x128:zeros --arg null --arg null
import triton
import triton.language as tl


@triton.jit
def scan_sort(x, sums, order, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    v = tl.load(x + i)
    tl.store(sums + i, tl.cumsum(v, axis=0))
    tl.store(order + i, tl.sort(v))


KERNEL = scan_sort
TYPES = ["*i32", "*i32", "*i32"]
CONSTANTS = {"BLOCK": 128}
WARPS = 4
CAPABILITY = 90
