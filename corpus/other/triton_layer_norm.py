# Layer normalisation of half-precision rows. By Triton; make_triton.py compiles it.
# run: --kernel layer_norm --grid 2 --block 128 --shared 1024 --arg buf:f16x200:random:4:-1:1 --arg buf:f32x100:random:5 --arg buf:f32x100:random:6 --arg out=buf:f16x200:zeros --arg i32:100 --arg f32:1e-5 --arg null --arg null --tolerance 1e-2
import triton
import triton.language as tl


@triton.jit
def layer_norm(x, w, b, out, cols, eps, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    i = tl.arange(0, BLOCK)
    m = i < cols
    v = tl.load(x + row * cols + i, mask=m, other=0.0).to(tl.float32)
    mean = tl.sum(v, axis=0) / cols
    d = tl.where(m, v - mean, 0.0)
    r = 1 / tl.sqrt(tl.sum(d * d, axis=0) / cols + eps)
    y = d * r * tl.load(w + i, mask=m) + tl.load(b + i, mask=m)
    tl.store(out + row * cols + i, y.to(tl.float16), mask=m)


KERNEL = layer_norm
TYPES = ["*fp16", "*fp32", "*fp32", "*fp16", "i32", "fp32"]
CONSTANTS = {"BLOCK": 128}
WARPS = 4
CAPABILITY = 90
