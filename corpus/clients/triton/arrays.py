"""Scans, sorts, histograms, gathers, quantisation, random numbers, atomics, reductions, transposes, convolution."""
import triton
import triton.language as tl

from cases import case


@triton.jit
def add(x, y, out, n, BLOCK: tl.constexpr):
    """Sum of two arrays."""
    r = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + r, tl.load(x + r, mask=r < n) + tl.load(y + r, mask=r < n), mask=r < n)


@triton.jit
def swiglu(gate, up, out, n, BLOCK: tl.constexpr):
    """silu(gate) * up, 64-bit row offsets."""
    row = tl.program_id(0).to(tl.int64)
    r = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    g = tl.load(gate + row * n + r, mask=r < n, other=0.0).to(tl.float32)
    u = tl.load(up + row * n + r, mask=r < n, other=0.0)
    tl.store(out + row * n + r, (g * tl.sigmoid(g)).to(u.dtype) * u, mask=r < n)


@triton.jit
def prefix_sum(x, out, n, BLOCK: tl.constexpr):
    """Cumulative sum and product of rows, the second from the end."""
    row = tl.program_id(0)
    r = tl.arange(0, BLOCK)
    v = tl.load(x + row * n + r, mask=r < n, other=0)
    tl.store(out + row * 2 * n + r, tl.cumsum(v, 0), mask=r < n)
    tl.store(out + row * 2 * n + n + r, tl.cumsum(v, 0, reverse=True), mask=r < n)


@triton.jit
def recurrence_step(a, x, b, y):
    return a * b, b * x + y


@triton.jit
def recurrence(a, x, out, n, BD: tl.constexpr, BT: tl.constexpr):
    """h[t] = a[t] h[t-1] + x[t], a scan along time of two values (state-space models)."""
    rd = tl.program_id(0) * BD + tl.arange(0, BD)
    rt = tl.arange(0, BT)
    at = rt[:, None] * n + rd[None, :]
    here = rd[None, :] < n
    va = tl.load(a + at, mask=here, other=0.0)
    vx = tl.load(x + at, mask=here, other=0.0)
    _, h = tl.associative_scan((va, vx), 0, recurrence_step)
    tl.store(out + at, h, mask=here)


@triton.jit
def sort_rows(x, out, n, BLOCK: tl.constexpr, DESCENDING: tl.constexpr):
    """Each row sorted; the rest is filled with the type's end."""
    row = tl.program_id(0)
    r = tl.arange(0, BLOCK)
    v = tl.load(x + row * n + r, mask=r < n, other=-2147483648 if DESCENDING else 2147483647)
    tl.store(out + row * n + r, tl.sort(v, descending=DESCENDING), mask=r < n)


@triton.jit
def top_k(x, out, index, n, BLOCK: tl.constexpr, K: tl.constexpr):
    """The greatest K of a row with their places, packed in 64 bits."""
    row = tl.program_id(0)
    r = tl.arange(0, BLOCK)
    v = tl.load(x + row * n + r, mask=r < n, other=float("-inf"))
    bits = v.to(tl.int32, bitcast=True)
    key = bits ^ ((bits >> 31) & 0x7FFFFFFF)
    packed = (key.to(tl.int64) << 32) | r.to(tl.int64)
    best = tl.topk(packed, K)
    key = (best >> 32).to(tl.int32)
    rk = tl.arange(0, K)
    tl.store(out + row * K + rk, (key ^ ((key >> 31) & 0x7FFFFFFF)).to(tl.float32, bitcast=True))
    tl.store(index + row * K + rk, best.to(tl.int32))


@triton.jit
def histogram(x, out, n, BLOCK: tl.constexpr, BINS: tl.constexpr):
    """A block's counts, added to all counts."""
    r = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + r, mask=r < n, other=0)
    h = tl.histogram(v & (BINS - 1), BINS, mask=r < n)
    tl.atomic_add(out + tl.arange(0, BINS), h, sem="relaxed")


@triton.jit
def gather_rows(table, index, out, n, width, BLOCK: tl.constexpr):
    """An embedding: rows of a table by index, negative ones give zeros."""
    at = tl.load(index + tl.program_id(0))
    r = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    here = (r < width) & (at >= 0) & (at < n)
    v = tl.load(table + at.to(tl.int64) * width + r, mask=here, other=0.0)
    tl.store(out + tl.program_id(0) * width + r, v, mask=r < width)


@triton.jit
def gather_inside(x, index, out, BM: tl.constexpr, BN: tl.constexpr):
    """Elements of a block by index along rows."""
    at = tl.arange(0, BM)[:, None] * BN + tl.arange(0, BN)[None, :]
    tl.store(out + at, tl.gather(tl.load(x + at), tl.load(index + at), 1))


@triton.jit
def scatter_add(x, index, out, n, width, BLOCK: tl.constexpr):
    """Rows added at places that repeat."""
    at = tl.load(index + tl.program_id(0)).to(tl.int64)
    r = tl.arange(0, BLOCK)
    v = tl.load(x + tl.program_id(0) * width + r, mask=r < width)
    tl.atomic_add(out + at * width + r, v, mask=(r < width) & (at < n))


@triton.jit
def quantise_int8(x, out, scales, n, BLOCK: tl.constexpr):
    """A row to 8 bits with the scale of its greatest magnitude."""
    row = tl.program_id(0)
    r = tl.arange(0, BLOCK)
    v = tl.load(x + row * n + r, mask=r < n, other=0.0).to(tl.float32)
    s = tl.max(tl.abs(v), 0) / 127 + 1e-10
    q = v / s
    q = tl.where(q >= 0, q + 0.5, q - 0.5).to(tl.int8)
    tl.store(out + row * n + r, q, mask=r < n)
    tl.store(scales + row, s)


@triton.jit
def quantise_fp8(x, out, scales, n, BLOCK: tl.constexpr, LIMIT: tl.constexpr):
    """Groups of BLOCK elements to a type of 8 bits with one scale each."""
    r = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + r, mask=r < n, other=0.0).to(tl.float32)
    s = tl.maximum(tl.max(tl.abs(v), 0), 1e-10) / LIMIT
    q = tl.clamp(v / s, -LIMIT, LIMIT)
    tl.store(out + r, q.to(out.dtype.element_ty), mask=r < n)
    tl.store(scales + tl.program_id(0), s)


@triton.jit
def convert(x, out, n, BLOCK: tl.constexpr):
    """Elements in another type."""
    r = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + r, tl.load(x + r, mask=r < n).to(out.dtype.element_ty), mask=r < n)


@triton.jit
def pack_int4(x, out, n, BLOCK: tl.constexpr):
    """Pairs of elements as two halves of a byte."""
    r = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    a = tl.load(x + 2 * r, mask=2 * r < n, other=0)
    b = tl.load(x + 2 * r + 1, mask=2 * r + 1 < n, other=0)
    tl.store(out + r, (a & 15) | (b << 4), mask=2 * r < n)


@triton.jit
def dropout(x, out, n, p, seed, BLOCK: tl.constexpr):
    """Elements kept with probability 1 - p, by a counter-based generator."""
    r = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + r, mask=r < n)
    tl.store(out + r, tl.where(tl.rand(seed, r) > p, v / (1 - p), 0.0), mask=r < n)


@triton.jit
def random_normal(out, n, seed, BLOCK: tl.constexpr):
    """Four normal variates for each counter."""
    r = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    a, b, c, d = tl.randn4x(seed, r)
    tl.store(out + r, a, mask=r < n)
    tl.store(out + n + r, b, mask=r < n)
    tl.store(out + 2 * n + r, c, mask=r < n)
    tl.store(out + 3 * n + r, d, mask=r < n)


@triton.jit
def atomics_int(x, out, n, BLOCK: tl.constexpr):
    """All integer atomics with all orders."""
    r = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + r, mask=r < n, other=0)
    slot = v & 7
    tl.atomic_add(out + slot, v, mask=r < n, sem="relaxed")
    tl.atomic_max(out + 8 + slot, v, mask=r < n, sem="acquire")
    tl.atomic_min(out + 16 + slot, v, mask=r < n, sem="release")
    tl.atomic_and(out + 24 + slot, v, mask=r < n, sem="acq_rel")
    tl.atomic_or(out + 32 + slot, v, mask=r < n, scope="cta")
    tl.atomic_xor(out + 40 + slot, v, mask=r < n, scope="sys")


@triton.jit
def atomics_float(x, out, n, BLOCK: tl.constexpr):
    """Additions and extremes of floats."""
    r = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + r, mask=r < n, other=0.0)
    tl.atomic_add(out + (r & 31), v, mask=r < n)
    tl.atomic_max(out + 32, tl.max(v, 0))
    tl.atomic_min(out + 33, tl.min(v, 0))


@triton.jit
def atomic_add_type(x, out, n, BLOCK: tl.constexpr):
    """Additions in the element's type, lanes beside each other."""
    r = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.atomic_add(out + r, tl.load(x + r, mask=r < n, other=0.0), mask=r < n, sem="relaxed")


@triton.jit
def look_back(x, out, state, n, BLOCK: tl.constexpr):
    """A scan over all blocks in one pass: each waits for the sum of those before it."""
    pid = tl.program_id(0)
    r = pid * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + r, mask=r < n, other=0)
    own = tl.cumsum(v, 0)
    whole = tl.sum(v, 0)
    before = 0
    if pid > 0:
        word = tl.atomic_add(state + pid - 1, 0, sem="acquire")
        while (word >> 32) == 0:
            word = tl.atomic_add(state + pid - 1, 0, sem="acquire")
        before = (word & 0xFFFFFFFF).to(tl.int32)
    tl.atomic_xchg(state + pid, (tl.full((), 1, tl.int64) << 32) | (before + whole).to(tl.int64), sem="release")
    tl.store(out + r, own + before, mask=r < n)


@triton.jit
def reductions(x, out, place, n, BM: tl.constexpr, BN: tl.constexpr):
    """Sums, extremes, their places and exclusive-or of rows and columns."""
    rm = tl.arange(0, BM)
    rn = tl.arange(0, BN)
    v = tl.load(x + rm[:, None] * n + rn[None, :], mask=rn[None, :] < n, other=0.0)
    tl.store(out + rm, tl.sum(v, 1))
    tl.store(out + BM + rn, tl.max(v, 0))
    tl.store(place + rm, tl.argmax(v, 1))
    tl.store(place + BM + rn, tl.argmin(v, 0))
    tl.store(place + BM + BN + rm, tl.xor_sum(v.to(tl.int32, bitcast=True), 1))
    tl.store(place + BM + BN + BM, tl.sum((v > 0).to(tl.int32)))


@triton.jit
def reduce_all(x, out, n, BLOCK: tl.constexpr):
    """A loop over the array, then one atomic addition."""
    acc = tl.zeros((BLOCK,), dtype=tl.float32)
    for at in range(tl.program_id(0) * BLOCK, n, tl.num_programs(0) * BLOCK):
        r = at + tl.arange(0, BLOCK)
        acc += tl.load(x + r, mask=r < n, other=0.0).to(tl.float32)
    tl.atomic_add(out, tl.sum(acc, 0))


@triton.jit
def transpose(x, out, M, N, B: tl.constexpr):
    """A tile by way of shared memory."""
    rm = tl.program_id(0) * B + tl.arange(0, B)
    rn = tl.program_id(1) * B + tl.arange(0, B)
    v = tl.load(x + rm[:, None] * N + rn[None, :], mask=(rm[:, None] < M) & (rn[None, :] < N))
    tl.store(out + rn[:, None] * M + rm[None, :], tl.trans(v), mask=(rn[:, None] < N) & (rm[None, :] < M))


@triton.jit
def permute(x, out, A: tl.constexpr, B: tl.constexpr, C: tl.constexpr):
    """Three dimensions in another order, with join, split and flip."""
    r = tl.arange(0, A * B * C)
    v = tl.permute(tl.reshape(tl.load(x + r), (A, B, C)), (2, 0, 1))
    low, high = tl.split(tl.reshape(v, (C * A * B // 2, 2)))
    tl.store(out + r, tl.flip(tl.interleave(high, low)))


@triton.jit
def conv2d(x, w, out, H, W, CI, CO, OH, OW,
           KH: tl.constexpr, KW: tl.constexpr, PAD: tl.constexpr, STEP: tl.constexpr,
           BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """Convolution as a matrix product with implicit columns; channels last."""
    rm = tl.program_id(0) * BM + tl.arange(0, BM)
    rn = tl.program_id(1) * BN + tl.arange(0, BN)
    oy = rm // OW % OH
    ox = rm % OW
    image = rm // (OW * OH)
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for tap in range(0, KH * KW):
        y = oy * STEP - PAD + tap // KW
        z = ox * STEP - PAD + tap % KW
        inside = (y >= 0) & (y < H) & (z >= 0) & (z < W)
        row = ((image * H + y) * W + z) * CI
        for c in range(0, CI, BK):
            rc = c + tl.arange(0, BK)
            va = tl.load(x + row[:, None] + rc[None, :], mask=inside[:, None] & (rc < CI)[None, :], other=0.0)
            vb = tl.load(w + (tap * CI + rc)[:, None] * CO + rn[None, :],
                         mask=(rc < CI)[:, None] & (rn < CO)[None, :], other=0.0)
            acc = tl.dot(va, vb, acc)
    tl.store(out + rm[:, None] * CO + rn[None, :], acc.to(out.dtype.element_ty), mask=(rn < CO)[None, :])


@triton.jit
def conv_depthwise(x, w, out, n, channels, TAPS: tl.constexpr, BT: tl.constexpr, BC: tl.constexpr):
    """A causal convolution along time, each channel by itself, with silu."""
    rt = tl.program_id(0) * BT + tl.arange(0, BT)
    rc = tl.program_id(1) * BC + tl.arange(0, BC)
    acc = tl.zeros((BT, BC), dtype=tl.float32)
    for tap in tl.static_range(TAPS):
        at = rt - (TAPS - 1 - tap)
        v = tl.load(x + at[:, None] * channels + rc[None, :],
                    mask=(at >= 0)[:, None] & (at < n)[:, None] & (rc < channels)[None, :], other=0.0)
        acc += v * tl.load(w + tap * channels + rc, mask=rc < channels, other=0.0)[None, :]
    acc = acc / (1 + tl.exp(-acc))
    tl.store(out + rt[:, None] * channels + rc[None, :], acc.to(out.dtype.element_ty),
             mask=(rt < n)[:, None] & (rc < channels)[None, :])


@triton.jit
def max_pool(x, out, H, W, OW, BLOCK: tl.constexpr):
    """3 by 3 with step 2."""
    r = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    y0 = tl.program_id(0) * 2
    best = tl.full((BLOCK,), float("-inf"), dtype=tl.float32)
    for y in tl.static_range(3):
        for z in tl.static_range(3):
            yy = y0 + y
            zz = r * 2 + z
            best = tl.maximum(best, tl.load(x + yy * W + zz, mask=(yy < H) & (zz < W), other=float("-inf")))
    tl.store(out + tl.program_id(0) * OW + r, best, mask=r < OW)


@triton.jit
def adam(p, g, m, v, n, rate, b1, b2, eps, decay, step, BLOCK: tl.constexpr):
    """An optimiser's step, weights in 32 bits."""
    r = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    here = r < n
    vp = tl.load(p + r, mask=here)
    vg = tl.load(g + r, mask=here).to(tl.float32)
    vm = b1 * tl.load(m + r, mask=here) + (1 - b1) * vg
    vv = b2 * tl.load(v + r, mask=here) + (1 - b2) * vg * vg
    t = step.to(tl.float32)
    h = vm / (1 - tl.exp2(t * tl.log2(b1)))
    s = vv / (1 - tl.exp2(t * tl.log2(b2)))
    vp = vp * (1 - rate * decay) - rate * h / (tl.sqrt(s) + eps)
    tl.store(p + r, vp, mask=here)
    tl.store(m + r, vm, mask=here)
    tl.store(v + r, vv, mask=here)


@triton.jit
def integers(x, y, out, n, BLOCK: tl.constexpr):
    """Divisions, remainders, shifts, high products and counts of 64 and 32 bits."""
    r = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    a = tl.load(x + r, mask=r < n, other=1)
    b = tl.load(y + r, mask=r < n, other=1)
    low = (b | 1).to(tl.int32)
    v = a // (b | 1) + a % (b | 1) + (a >> 3) + (b << 2) + tl.umulhi(a.to(tl.uint32), b.to(tl.uint32)).to(tl.int64)
    v += (a.to(tl.int32) // low).to(tl.int64) ^ (a.to(tl.int32) % low).to(tl.int64)
    tl.store(out + r, v, mask=r < n)


@triton.jit
def elementary(x, out, n, BLOCK: tl.constexpr):
    """Elementary functions of floats."""
    r = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + r, mask=r < n, other=1.0)
    w = tl.exp(v) + tl.log(tl.abs(v) + 1) + tl.sqrt(tl.abs(v)) + tl.exp2(v) + tl.log2(v * v + 1) + tl.rsqrt(v * v + 1)
    w += tl.floor(v) + tl.ceil(v) + tl.fma(v, v, 1.0) + tl.div_rn(v, 3.0) + tl.sqrt_rn(tl.abs(v)) + tl.sigmoid(v)
    tl.store(out + r, w, mask=r < n)


@triton.jit
def trigonometric(x, out, n, BLOCK: tl.constexpr):
    """Sine, cosine and error function."""
    r = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + r, mask=r < n, other=1.0)
    tl.store(out + r, tl.sin(v) * tl.cos(v) + tl.erf(v), mask=r < n)


@triton.jit
def booleans(x, y, out, n, BLOCK: tl.constexpr):
    """Arrays of truth values in memory."""
    r = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    a = tl.load(x + r, mask=r < n, other=False)
    b = tl.load(y + r, mask=r < n, other=0.0)
    tl.store(out + r, a & (b > 0.5) | (b < -0.5), mask=r < n)


case("add_f32", add, "*fp32 *fp32 *fp32 i32", {"BLOCK": 1024}, ragged=True)
case("add_f16", add, "*fp16 *fp16 *fp16 i32", {"BLOCK": 2048})
case("add_i8", add, "*i8 *i8 *i8 i32", {"BLOCK": 4096})
case("add_f64", add, "*fp64 *fp64 *fp64 i32", {"BLOCK": 512})
case("swiglu_bf16", swiglu, "*bf16 *bf16 *bf16 i32", {"BLOCK": 1024})
case("prefix_sum_i32", prefix_sum, "*i32 *i32 i32", {"BLOCK": 1024}, ragged=True)
case("prefix_sum_f32", prefix_sum, "*fp32 *fp32 i32", {"BLOCK": 2048}, warps=8)
case("recurrence", recurrence, "*fp32 *fp32 *fp32 i32", {"BD": 32, "BT": 64})
case("sort_i32", sort_rows, "*i32 *i32 i32", {"BLOCK": 512, "DESCENDING": False}, ragged=True)
case("sort_down_i64", sort_rows, "*i64 *i64 i32", {"BLOCK": 256, "DESCENDING": True})
case("top_k", top_k, "*fp32 *fp32 *i32 i32", {"BLOCK": 1024, "K": 16})
case("histogram", histogram, "*i32 *i32 i32", {"BLOCK": 1024, "BINS": 64}, ragged=True)
case("gather_rows", gather_rows, "*fp16 *i64 *fp16 i32 i32", {"BLOCK": 512})
case("gather_inside", gather_inside, "*fp32 *i32 *fp32", {"BM": 16, "BN": 64})
case("scatter_add_f32", scatter_add, "*fp32 *i32 *fp32 i32 i32", {"BLOCK": 256})
case("scatter_add_f16", scatter_add, "*fp16 *i32 *fp16 i32 i32", {"BLOCK": 512})
case("quantise_int8", quantise_int8, "*fp16 *i8 *fp32 i32", {"BLOCK": 2048})
case("quantise_e4m3", quantise_fp8, "*bf16 *fp8e4nv *fp32 i32", {"BLOCK": 512, "LIMIT": 448.0}, only=("sm_9", "sm_1", "gfx"))
case("quantise_e5m2", quantise_fp8, "*fp32 *fp8e5 *fp32 i32", {"BLOCK": 1024, "LIMIT": 57344.0})
for a, b in [("fp32", "bf16"), ("bf16", "fp32"), ("fp32", "fp16"), ("fp64", "bf16"), ("fp8e5", "fp16"), ("i8", "fp16"),
             ("fp16", "i8"), ("fp32", "i64"), ("u8", "fp32")]:
    case(f"convert_{a}_{b}", convert, f"*{a} *{b} i32", {"BLOCK": 1024})
case("convert_fp8e4nv_bf16", convert, "*fp8e4nv *bf16 i32", {"BLOCK": 1024}, only=("sm_9", "sm_1", "gfx"))
case("pack_int4", pack_int4, "*i8 *i8 i32", {"BLOCK": 1024})
case("dropout_f32", dropout, "*fp32 *fp32 i32 fp32 i32", {"BLOCK": 512}, ragged=True)
case("random_normal", random_normal, "*fp32 i32 i64", {"BLOCK": 256})
case("atomics_int", atomics_int, "*i32 *i32 i32", {"BLOCK": 256}, ragged=True)
case("atomics_float", atomics_float, "*fp32 *fp32 i32", {"BLOCK": 512})
for element in ["fp16", "bf16", "fp32", "fp64"]:
    case(f"atomic_add_{element}", atomic_add_type, f"*{element} *{element} i32", {"BLOCK": 512})
case("look_back", look_back, "*i32 *i32 *i64 i32", {"BLOCK": 512}, ragged=True)
case("reductions", reductions, "*fp32 *fp32 *i32 i32", {"BM": 32, "BN": 64},
     ragged=True)
case("reduce_all", reduce_all, "*fp16 *fp32 i32", {"BLOCK": 2048}, warps=8)
case("transpose_f32", transpose, "*fp32 *fp32 i32 i32", {"B": 64}, ragged=True)
case("transpose_f16", transpose, "*fp16 *fp16 i32 i32", {"B": 64})
case("transpose_i8", transpose, "*i8 *i8 i32 i32", {"B": 128})
case("permute", permute, "*fp32 *fp32", {"A": 8, "B": 16, "C": 8}, ragged=True)
CONV = {"KH": 3, "KW": 3, "PAD": 1, "STEP": 1, "BM": 64, "BN": 64, "BK": 32}
case("conv2d_f16", conv2d, "*fp16 *fp16 *fp16 i32 i32 i32 i32 i32 i32", CONV)
case("conv2d_f32", conv2d, "*fp32 *fp32 *fp32 i32 i32 i32 i32 i32 i32", CONV | {"BM": 32, "STEP": 2})
case("conv_depthwise", conv_depthwise, "*fp32 *fp32 *fp32 i32 i32", {"TAPS": 4, "BT": 32, "BC": 64})
case("max_pool", max_pool, "*fp32 *fp32 i32 i32 i32", {"BLOCK": 256})
case("adam", adam, "*fp32 *bf16 *fp32 *fp32 i32 fp32 fp32 fp32 fp32 fp32 i32", {"BLOCK": 1024})
case("integers", integers, "*i64 *i64 *i64 i32", {"BLOCK": 256}, ragged=True)
case("elementary", elementary, "*fp32 *fp32 i32", {"BLOCK": 512})
case("trigonometric", trigonometric, "*fp32 *fp32 i32", {"BLOCK": 512})
case("booleans", booleans, "*i1 *fp32 *i1 i32", {"BLOCK": 1024})
