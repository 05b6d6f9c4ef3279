# Row softmax: reductions across the block, exponentials. By Triton; make_triton.py compiles it.
# run: --kernel softmax --grid 3 --block 128 --shared 1024 --arg out=buf:f32x384:zeros --arg buf:f32x384:random:3:-4:4 --arg i32:128 --arg i32:100 --arg null --arg null --tolerance 1e-4
import triton
import triton.language as tl


@triton.jit
def softmax(out, x, stride, cols, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    i = tl.arange(0, BLOCK)
    v = tl.load(x + row * stride + i, mask=i < cols, other=-float("inf"))
    e = tl.exp(v - tl.max(v, axis=0))
    tl.store(out + row * stride + i, e / tl.sum(e, axis=0), mask=i < cols)


KERNEL = softmax
TYPES = ["*fp32", "*fp32", "i32", "i32"]
CONSTANTS = {"BLOCK": 128}
WARPS = 4
CAPABILITY = 90
