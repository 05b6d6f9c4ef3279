"""Normalisations, softmax and losses."""
import triton
import triton.language as tl

from cases import case


@triton.jit
def layer_norm(x, out, weight, bias, mean, rstd, stride, n, eps, BLOCK: tl.constexpr):
    """Rows longer than a block: three passes."""
    row = tl.program_id(0)
    x += row * stride
    out += row * stride
    acc = tl.zeros((BLOCK,), dtype=tl.float32)
    for at in range(0, n, BLOCK):
        r = at + tl.arange(0, BLOCK)
        acc += tl.load(x + r, mask=r < n, other=0.0).to(tl.float32)
    m = tl.sum(acc, 0) / n
    acc = tl.zeros((BLOCK,), dtype=tl.float32)
    for at in range(0, n, BLOCK):
        r = at + tl.arange(0, BLOCK)
        d = tl.where(r < n, tl.load(x + r, mask=r < n, other=0.0).to(tl.float32) - m, 0.0)
        acc += d * d
    s = 1 / tl.sqrt(tl.sum(acc, 0) / n + eps)
    tl.store(mean + row, m)
    tl.store(rstd + row, s)
    for at in range(0, n, BLOCK):
        r = at + tl.arange(0, BLOCK)
        w = tl.load(weight + r, mask=r < n)
        b = tl.load(bias + r, mask=r < n)
        v = tl.load(x + r, mask=r < n, other=0.0, eviction_policy="evict_first").to(tl.float32)
        tl.store(out + r, ((v - m) * s * w + b).to(out.dtype.element_ty), mask=r < n)


@triton.jit
def layer_norm_backward(dx, dy, dw, db, x, w, mean, rstd, lock, stride, n, GROUP: tl.constexpr, BLOCK: tl.constexpr):
    """Gradients; those of the weights are summed in GROUP buffers, each with a lock."""
    row = tl.program_id(0)
    r = tl.arange(0, BLOCK)
    here = r < n
    vx = tl.load(x + row * stride + r, mask=here, other=0).to(tl.float32)
    vy = tl.load(dy + row * stride + r, mask=here, other=0).to(tl.float32)
    vw = tl.load(w + r, mask=here, other=0).to(tl.float32)
    s = tl.load(rstd + row)
    h = tl.where(here, (vx - tl.load(mean + row)) * s, 0.0)
    wy = tl.where(here, vw * vy, 0.0)
    c1 = tl.sum(h * wy, 0) / n
    c2 = tl.sum(wy, 0) / n
    tl.store(dx + row * stride + r, ((wy - (h * c1 + c2)) * s).to(dx.dtype.element_ty), mask=here)
    slot = row % GROUP
    lock += slot
    count = lock + GROUP
    dw += slot * n + r
    db += slot * n + r
    pw = vy * h
    pb = vy
    while tl.atomic_cas(lock, 0, 1) == 1:
        pass
    if tl.load(count) == 0:
        tl.atomic_xchg(count, 1)
    else:
        pw += tl.load(dw, mask=here)
        pb += tl.load(db, mask=here)
    tl.store(dw, pw, mask=here)
    tl.store(db, pb, mask=here)
    tl.debug_barrier()
    tl.atomic_xchg(lock, 0)


@triton.jit
def rms_norm(x, weight, out, n, eps, BLOCK: tl.constexpr):
    """A row in one block."""
    row = tl.program_id(0)
    r = tl.arange(0, BLOCK)
    v = tl.load(x + row * n + r, mask=r < n, other=0.0).to(tl.float32)
    s = tl.rsqrt(tl.sum(v * v, 0) / n + eps)
    w = tl.load(weight + r, mask=r < n, other=0.0).to(tl.float32)
    tl.store(out + row * n + r, (v * s * w).to(out.dtype.element_ty), mask=r < n)


@triton.jit
def add_rms_norm_int8(x, residual, weight, out, scales, n, eps, BLOCK: tl.constexpr):
    """Residual addition, norm and quantisation of the row to 8 bits."""
    row = tl.program_id(0)
    r = tl.arange(0, BLOCK)
    here = r < n
    v = tl.load(x + row * n + r, mask=here, other=0.0).to(tl.float32)
    v += tl.load(residual + row * n + r, mask=here, other=0.0).to(tl.float32)
    tl.store(residual + row * n + r, v.to(residual.dtype.element_ty), mask=here)
    y = v * tl.rsqrt(tl.sum(v * v, 0) / n + eps) * tl.load(weight + r, mask=here, other=0.0).to(tl.float32)
    s = tl.maximum(tl.max(tl.abs(y), 0), 1e-8) / 127
    tl.store(scales + row, s)
    q = y / s
    q = tl.where(q >= 0, q + 0.5, q - 0.5)
    tl.store(out + row * n + r, q.to(tl.int8), mask=here)


@triton.jit
def group_norm(x, weight, bias, out, channels, size, eps, BC: tl.constexpr, BS: tl.constexpr):
    """A group of BC channels over an image, sum and sum of squares by Welford's merge."""
    group = tl.program_id(0)
    rc = tl.arange(0, BC)
    base = group * BC * size
    mean = tl.zeros((BC, BS), dtype=tl.float32)
    m2 = tl.zeros((BC, BS), dtype=tl.float32)
    count = tl.zeros((BC, BS), dtype=tl.float32)
    for at in range(0, size, BS):
        rs = at + tl.arange(0, BS)
        here = (rs < size)[None, :] & (rc < channels)[:, None]
        v = tl.load(x + base + rc[:, None] * size + rs[None, :], mask=here, other=0.0).to(tl.float32)
        count += here.to(tl.float32)
        d = tl.where(here, v - mean, 0.0)
        mean += d / tl.maximum(count, 1.0)
        m2 += d * tl.where(here, v - mean, 0.0)
    n = tl.sum(count)
    m = tl.sum(mean * count) / n
    var = tl.sum(m2 + count * (mean - m) * (mean - m)) / n
    s = tl.rsqrt(var + eps)
    w = tl.load(weight + group * BC + rc)[:, None] * s
    b = tl.load(bias + group * BC + rc)[:, None]
    for at in range(0, size, BS):
        rs = at + tl.arange(0, BS)
        p = base + rc[:, None] * size + rs[None, :]
        here = (rs < size)[None, :] & (rc < channels)[:, None]
        tl.store(out + p, ((tl.load(x + p, mask=here, other=0.0) - m) * w + b), mask=here)


@triton.jit
def softmax(x, out, sx, so, rows, n, BLOCK: tl.constexpr, STAGES: tl.constexpr):
    """A row in one block; blocks go on by the number of blocks."""
    for row in tl.range(tl.program_id(0), rows, tl.num_programs(0), num_stages=STAGES):
        r = tl.arange(0, BLOCK)
        v = tl.load(x + row * sx + r, mask=r < n, other=float("-inf")).to(tl.float32)
        e = tl.exp(v - tl.max(v, 0))
        tl.store(out + row * so + r, (e / tl.sum(e, 0)).to(out.dtype.element_ty), mask=r < n)


@triton.jit
def softmax_online(x, out, n, BLOCK: tl.constexpr):
    """Long rows: maximum and sum in one pass."""
    row = tl.program_id(0)
    high = tl.full((BLOCK,), float("-inf"), dtype=tl.float32)
    total = tl.zeros((BLOCK,), dtype=tl.float32)
    for at in range(0, n, BLOCK):
        r = at + tl.arange(0, BLOCK)
        v = tl.load(x + row * n + r, mask=r < n, other=float("-inf"))
        new = tl.maximum(high, v)
        total = total * tl.where(high == new, 1.0, tl.exp(high - new)) + tl.where(r < n, tl.exp(v - new), 0.0)
        high = new
    top = tl.max(high, 0)
    s = tl.sum(total * tl.where(high == float("-inf"), 0.0, tl.exp(high - top)), 0)
    for at in range(0, n, BLOCK):
        r = at + tl.arange(0, BLOCK)
        v = tl.load(x + row * n + r, mask=r < n, other=float("-inf"))
        tl.store(out + row * n + r, tl.exp(v - top) / s, mask=r < n)


@triton.jit
def cross_entropy(logits, labels, loss, grad, n, smoothing, ignore, BLOCK: tl.constexpr):
    """Loss and gradient with label smoothing; ignored rows have a zero gradient."""
    row = tl.program_id(0)
    label = tl.load(labels + row)
    logits += row.to(tl.int64) * n
    grad += row.to(tl.int64) * n
    r = tl.arange(0, BLOCK)
    if label == ignore:
        for at in range(0, n, BLOCK):
            tl.store(grad + at + r, 0.0, mask=at + r < n)
        return
    high = float("-inf")
    total = 0.0
    everything = 0.0
    for at in range(0, n, BLOCK):
        v = tl.load(logits + at + r, mask=at + r < n, other=float("-inf")).to(tl.float32)
        everything += tl.sum(tl.where(at + r < n, -smoothing / n * v, 0.0), 0)
        new = tl.maximum(high, tl.max(v, 0))
        total = total * tl.exp(high - new) + tl.sum(tl.exp(v - new), 0)
        high = new
    whole = high + tl.log(total)
    chosen = tl.load(logits + label).to(tl.float32)
    tl.store(loss + row, (whole - chosen) * (1 - smoothing) + everything + smoothing * whole)
    for at in range(0, n, BLOCK):
        v = tl.load(logits + at + r, mask=at + r < n, other=float("-inf")).to(tl.float32)
        g = tl.exp(v - high) / total - smoothing / n - tl.where(at + r == label, 1 - smoothing, 0.0)
        tl.store(grad + at + r, g.to(grad.dtype.element_ty), mask=at + r < n)


case("layer_norm_f16", layer_norm, "*fp16 *fp16 *fp32 *fp32 *fp32 *fp32 i32 i32 fp32", {"BLOCK": 1024})
case("layer_norm_f32", layer_norm, "*fp32 *fp32 *fp32 *fp32 *fp32 *fp32 i32 i32 fp32", {"BLOCK": 256},
     ragged=True)
case("layer_norm_backward", layer_norm_backward, "*fp16 *fp16 *fp32 *fp32 *fp16 *fp16 *fp32 *fp32 *i32 i32 i32",
     {"GROUP": 64, "BLOCK": 1024}, warps=8)
case("rms_norm_bf16", rms_norm, "*bf16 *bf16 *bf16 i32 fp32", {"BLOCK": 4096}, warps=8)
case("rms_norm_f32", rms_norm, "*fp32 *fp32 *fp32 i32 fp32", {"BLOCK": 512},
     ragged=True)
case("add_rms_norm_int8", add_rms_norm_int8, "*fp16 *fp16 *fp16 *i8 *fp32 i32 fp32", {"BLOCK": 2048})
case("group_norm_f32", group_norm, "*fp32 *fp32 *fp32 *fp32 i32 i32 fp32", {"BC": 8, "BS": 128})
case("softmax_f32", softmax, "*fp32 *fp32 i32 i32 i32 i32", {"BLOCK": 1024, "STAGES": 2},
     ragged=True)
case("softmax_f16", softmax, "*fp16 *fp16 i32 i32 i32 i32", {"BLOCK": 2048, "STAGES": 4}, warps=8)
case("softmax_online", softmax_online, "*fp32 *fp32 i32", {"BLOCK": 512},
     ragged=True)
case("cross_entropy_bf16", cross_entropy, "*bf16 *i64 *fp32 *bf16 i32 fp32 i64", {"BLOCK": 2048}, warps=8)
