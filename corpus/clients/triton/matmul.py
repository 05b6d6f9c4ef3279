"""Matrix products: element types, block shapes, split-K, stream-K, persistent blocks, quantised weights."""
import triton
import triton.language as tl

from cases import case


@triton.jit
def matmul(a, b, c, M, N, K, sam, sak, sbk, sbn, scm, scn,
           BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, GROUP: tl.constexpr, ACC: tl.constexpr,
           ACT: tl.constexpr):
    """C = act(A B), blocks in groups of rows for the cache, masks by wrapping rows and by comparing k."""
    pid = tl.program_id(0)
    rows = tl.cdiv(M, BM)
    columns = tl.cdiv(N, BN)
    per_group = GROUP * columns
    first = pid // per_group * GROUP
    height = min(rows - first, GROUP)
    pm = first + (pid % per_group) % height
    pn = (pid % per_group) // height
    rm = (pm * BM + tl.arange(0, BM)) % M
    rn = (pn * BN + tl.arange(0, BN)) % N
    rk = tl.arange(0, BK)
    pa = a + rm[:, None] * sam + rk[None, :] * sak
    pb = b + rk[:, None] * sbk + rn[None, :] * sbn
    acc = tl.zeros((BM, BN), dtype=ACC)
    for k in range(0, tl.cdiv(K, BK)):
        va = tl.load(pa, mask=rk[None, :] < K - k * BK, other=0.0)
        vb = tl.load(pb, mask=rk[:, None] < K - k * BK, other=0.0)
        acc = tl.dot(va, vb, acc, out_dtype=ACC)
        pa += BK * sak
        pb += BK * sbk
    if ACT:
        acc = tl.where(acc >= 0, acc, acc * 0.01)
    om = pm * BM + tl.arange(0, BM)
    on = pn * BN + tl.arange(0, BN)
    mask = (om[:, None] < M) & (on[None, :] < N)
    tl.store(c + om[:, None] * scm + on[None, :] * scn, acc.to(c.dtype.element_ty), mask=mask)


@triton.jit
def matmul_plain(a, b, c, K, sa, sb, sc, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """Without masks: all extents are multiples of the blocks."""
    rm = tl.program_id(0) * BM + tl.arange(0, BM)
    rn = tl.program_id(1) * BN + tl.arange(0, BN)
    rk = tl.arange(0, BK)
    pa = a + rm[:, None] * sa + rk[None, :]
    pb = b + rk[:, None] * sb + rn[None, :]
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for _ in range(0, K, BK):
        acc = tl.dot(tl.load(pa), tl.load(pb), acc)
        pa += BK
        pb += BK * sb
    tl.store(c + rm[:, None] * sc + rn[None, :], acc.to(c.dtype.element_ty))


@triton.jit
def matmul_bt_bias(a, b, bias, residual, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """C = gelu(A B^T + bias) + residual: a linear layer as networks have it; rows are contiguous."""
    rm = tl.program_id(0) * BM + tl.arange(0, BM)
    rn = tl.program_id(1) * BN + tl.arange(0, BN)
    rk = tl.arange(0, BK)
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, K, BK):
        va = tl.load(a + rm[:, None] * K + (k + rk)[None, :], mask=(rm[:, None] < M) & ((k + rk)[None, :] < K), other=0)
        vb = tl.load(b + rn[:, None] * K + (k + rk)[None, :], mask=(rn[:, None] < N) & ((k + rk)[None, :] < K), other=0)
        acc += tl.dot(va, tl.trans(vb))
    x = acc + tl.load(bias + rn, mask=rn < N, other=0)[None, :].to(tl.float32)
    t = 1 - 2 / (tl.exp(1.5957691216 * (x + 0.044715 * x * x * x)) + 1)
    x = 0.5 * x * (1 + t)
    mask = (rm[:, None] < M) & (rn[None, :] < N)
    at = rm[:, None] * N + rn[None, :]
    x += tl.load(residual + at, mask=mask, other=0).to(tl.float32)
    tl.store(c + at, x.to(c.dtype.element_ty), mask=mask)


@triton.jit
def split_k(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, SPLIT: tl.constexpr):
    """Each block adds its part of K to C by atomic additions."""
    pid = tl.program_id(0)
    columns = tl.cdiv(N, BN)
    rm = pid // columns * BM + tl.arange(0, BM)
    rn = pid % columns * BN + tl.arange(0, BN)
    rk = tl.program_id(1) * BK + tl.arange(0, BK)
    pa = a + rm[:, None] * K + rk[None, :]
    pb = b + rk[:, None] * N + rn[None, :]
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, tl.cdiv(K, BK * SPLIT)):
        left = K - k * (BK * SPLIT)
        va = tl.load(pa, mask=(rk[None, :] < left) & (rm[:, None] < M), other=0.0)
        vb = tl.load(pb, mask=(rk[:, None] < left) & (rn[None, :] < N), other=0.0)
        acc = tl.dot(va, vb, acc)
        pa += BK * SPLIT
        pb += BK * SPLIT * N
    mask = (rm[:, None] < M) & (rn[None, :] < N)
    tl.atomic_add(c + rm[:, None] * N + rn[None, :], acc.to(c.dtype.element_ty), mask=mask, sem="relaxed")


@triton.jit
def stream_k(a, b, c, partial, flags, M, N, K, per_block, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """Each block has a stretch of all steps of all tiles; who begins a tile waits by flags for those that go on with it."""
    # Who waits has a higher number than who is waited for: blocks start in the order of their numbers.
    pid = tl.num_programs(0) - 1 - tl.program_id(0)
    columns = tl.cdiv(N, BN)
    steps = tl.cdiv(K, BK)
    total = tl.cdiv(M, BM) * columns * steps
    at = pid * per_block
    end = min(at + per_block, total)
    rk = tl.arange(0, BK)
    while at < end:
        tile = at // steps
        begin = at % steps
        last = min(begin + end - at, steps)
        rm = tile // columns * BM + tl.arange(0, BM)
        rn = tile % columns * BN + tl.arange(0, BN)
        acc = tl.zeros((BM, BN), dtype=tl.float32)
        for k in range(begin, last):
            kk = k * BK + rk
            va = tl.load(a + rm[:, None] * K + kk[None, :], mask=(rm[:, None] < M) & (kk[None, :] < K), other=0.0)
            vb = tl.load(b + kk[:, None] * N + rn[None, :], mask=(kk[:, None] < K) & (rn[None, :] < N), other=0.0)
            acc = tl.dot(va, vb, acc)
        inside = tl.arange(0, BM)[:, None] * BN + tl.arange(0, BN)[None, :]
        if begin != 0:
            tl.store(partial + pid * (BM * BN) + inside, acc, cache_modifier=".cg")
            tl.debug_barrier()
            tl.atomic_xchg(flags + pid, 1, sem="release")
        else:
            done = last
            other = pid + 1
            while done < steps:
                while tl.atomic_cas(flags + other, 1, 1, sem="acquire") != 1:
                    pass
                acc += tl.load(partial + other * (BM * BN) + inside, cache_modifier=".cg")
                done += per_block
                other += 1
            mask = (rm[:, None] < M) & (rn[None, :] < N)
            tl.store(c + rm[:, None] * N + rn[None, :], acc.to(c.dtype.element_ty), mask=mask)
        at += last - begin


@triton.jit
def persistent(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, BLOCKS: tl.constexpr):
    """As many blocks as the device holds; each takes tile after tile."""
    columns = tl.cdiv(N, BN)
    rk = tl.arange(0, BK)
    for tile in tl.range(tl.program_id(0), tl.cdiv(M, BM) * columns, BLOCKS, flatten=True):
        rm = tile // columns * BM + tl.arange(0, BM)
        rn = tile % columns * BN + tl.arange(0, BN)
        acc = tl.zeros((BM, BN), dtype=tl.float32)
        for k in range(0, tl.cdiv(K, BK)):
            kk = k * BK + rk
            va = tl.load(a + rm[:, None] * K + kk[None, :], mask=kk[None, :] < K, other=0.0)
            vb = tl.load(b + kk[:, None] * N + rn[None, :], mask=kk[:, None] < K, other=0.0)
            acc = tl.dot(va, vb, acc)
        mask = (rm[:, None] < M) & (rn[None, :] < N)
        tl.store(c + rm[:, None] * N + rn[None, :], acc.to(c.dtype.element_ty), mask=mask)


@triton.jit
def by_descriptor(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """Operands by tensor descriptors that the kernel makes."""
    da = tl.make_tensor_descriptor(a, shape=[M, K], strides=[K, 1], block_shape=[BM, BK])
    db = tl.make_tensor_descriptor(b, shape=[N, K], strides=[K, 1], block_shape=[BN, BK])
    dc = tl.make_tensor_descriptor(c, shape=[M, N], strides=[N, 1], block_shape=[BM, BN])
    pm = tl.program_id(0) * BM
    pn = tl.program_id(1) * BN
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, K, BK):
        acc = tl.dot(da.load([pm, k]), db.load([pn, k]).T, acc)
    dc.store([pm, pn], acc.to(tl.float16))


@triton.jit
def weights_int8(a, b, scales, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """Half-precision activations, weights of 8 bits with a scale per column."""
    rm = tl.program_id(0) * BM + tl.arange(0, BM)
    rn = tl.program_id(1) * BN + tl.arange(0, BN)
    rk = tl.arange(0, BK)
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, K, BK):
        va = tl.load(a + rm[:, None] * K + (k + rk)[None, :], mask=rm[:, None] < M, other=0.0)
        vb = tl.load(b + (k + rk)[:, None] * N + rn[None, :], mask=rn[None, :] < N, other=0)
        acc = tl.dot(va, vb.to(tl.float16), acc)
    acc *= tl.load(scales + rn, mask=rn < N, other=0.0)[None, :]
    tl.store(c + rm[:, None] * N + rn[None, :], acc.to(tl.float16), mask=(rm[:, None] < M) & (rn[None, :] < N))


@triton.jit
def weights_int4(a, b, scales, zeros, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """Weights of 4 bits, eight in a word along K, with scales and zero points per group of BK."""
    rm = tl.program_id(0) * BM + tl.arange(0, BM)
    rn = tl.program_id(1) * BN + tl.arange(0, BN)
    rk = tl.arange(0, BK)
    shift = (rk % 8) * 4
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, K // BK):
        kk = k * BK + rk
        va = tl.load(a + rm[:, None] * K + kk[None, :], mask=rm[:, None] < M, other=0.0)
        words = tl.load(b + (kk // 8)[:, None] * N + rn[None, :])
        s = tl.load(scales + k * N + rn)
        z = tl.load(zeros + k * N + rn)
        vb = (((words >> shift[:, None]) & 15) - z[None, :]).to(tl.float16) * s[None, :]
        acc = tl.dot(va, vb, acc)
    tl.store(c + rm[:, None] * N + rn[None, :], acc.to(tl.float16), mask=rm[:, None] < M)


@triton.jit
def batched(a, b, c, M, N, K, sa, sb, sc, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """A batch of products, the number of the matrix in the third dimension of the grid; 64-bit strides."""
    z = tl.program_id(2).to(tl.int64)
    a += z * sa
    b += z * sb
    c += z * sc
    rm = tl.program_id(0) * BM + tl.arange(0, BM)
    rn = tl.program_id(1) * BN + tl.arange(0, BN)
    rk = tl.arange(0, BK)
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, K, BK):
        kk = k + rk
        va = tl.load(a + rm[:, None] * K + kk[None, :], mask=(rm[:, None] < M) & (kk[None, :] < K), other=0.0)
        vb = tl.load(b + kk[:, None] * N + rn[None, :], mask=(kk[:, None] < K) & (rn[None, :] < N), other=0.0)
        acc = tl.dot(va, vb, acc)
    tl.store(c + rm[:, None] * N + rn[None, :], acc.to(c.dtype.element_ty), mask=(rm[:, None] < M) & (rn[None, :] < N))


@triton.jit
def scaled_fp8(a, sa, b, sb, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """Block-scaled operands of 8 bits (a scale for 32 elements along K)."""
    rm = tl.program_id(0) * BM + tl.arange(0, BM)
    rn = tl.program_id(1) * BN + tl.arange(0, BN)
    rk = tl.arange(0, BK)
    rs = tl.arange(0, BK // 32)
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, K, BK):
        va = tl.load(a + rm[:, None] * K + (k + rk)[None, :])
        vb = tl.load(b + (k + rk)[:, None] * N + rn[None, :])
        xa = tl.load(sa + rm[:, None] * (K // 32) + (k // 32 + rs)[None, :])
        xb = tl.load(sb + rn[:, None] * (K // 32) + (k // 32 + rs)[None, :])
        acc = tl.dot_scaled(va, xa, "e4m3", vb, xb, "e4m3", acc)
    tl.store(c + rm[:, None] * N + rn[None, :], acc)


@triton.jit
def scaled_fp4(a, sa, b, sb, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """Block-scaled operands of 4 bits, two in a byte."""
    rm = tl.program_id(0) * BM + tl.arange(0, BM)
    rn = tl.program_id(1) * BN + tl.arange(0, BN)
    rk = tl.arange(0, BK // 2)
    rs = tl.arange(0, BK // 32)
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, K, BK):
        va = tl.load(a + rm[:, None] * (K // 2) + (k // 2 + rk)[None, :])
        vb = tl.load(b + (k // 2 + rk)[:, None] * N + rn[None, :])
        xa = tl.load(sa + rm[:, None] * (K // 32) + (k // 32 + rs)[None, :])
        xb = tl.load(sb + rn[:, None] * (K // 32) + (k // 32 + rs)[None, :])
        acc = tl.dot_scaled(va, xa, "e2m1", vb, xb, "e2m1", acc)
    tl.store(c + rm[:, None] * N + rn[None, :], acc)


@triton.jit
def gemv(a, x, y, M, N, BM: tl.constexpr, BN: tl.constexpr):
    """Matrix by vector, rows in blocks."""
    rm = tl.program_id(0) * BM + tl.arange(0, BM)
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for n in range(0, N, BN):
        rn = n + tl.arange(0, BN)
        va = tl.load(a + rm[:, None] * N + rn[None, :], mask=(rm[:, None] < M) & (rn[None, :] < N), other=0.0)
        acc += va.to(tl.float32) * tl.load(x + rn, mask=rn < N, other=0.0)[None, :].to(tl.float32)
    tl.store(y + rm, tl.sum(acc, 1), mask=rm < M)


@triton.jit
def grouped(a, b, c, sizes, groups, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """Products of several heights one after another (mixture of experts): rows of A are sorted by expert."""
    pn = tl.program_id(1)
    tile = tl.program_id(0)
    before = 0
    start = 0
    for g in range(0, groups):
        size = tl.load(sizes + g)
        tiles = tl.cdiv(size, BM)
        if (tile >= before) & (tile < before + tiles):
            local = (tile - before) * BM + tl.arange(0, BM)
            rm = start + local
            rn = pn * BN + tl.arange(0, BN)
            acc = tl.zeros((BM, BN), dtype=tl.float32)
            for k in range(0, K, BK):
                rk = k + tl.arange(0, BK)
                va = tl.load(a + rm[:, None] * K + rk[None, :], mask=local[:, None] < size, other=0.0)
                vb = tl.load(b + g * K * N + rk[:, None] * N + rn[None, :])
                acc = tl.dot(va, vb, acc)
            tl.store(c + rm[:, None] * N + rn[None, :], acc.to(tl.float16), mask=local[:, None] < size)
        before += tiles
        start += size


def shape(bm, bn, bk, **rest):
    return {"BM": bm, "BN": bn, "BK": bk} | rest


STRIDES = "i32 i32 i32 i32 1 i32 1 i32 1"
FP8 = ("sm_90", "sm_100", "sm_120", "gfx942", "gfx950", "gfx1201")


def product(name, element, out, acc, bm, bn, bk, act=False, **rest):
    case(name, matmul, f"*{element} *{element} *{out} {STRIDES}", shape(bm, bn, bk, GROUP=8, ACC=acc, ACT=act), **rest)


product("matmul_f16_32", "fp16", "fp16", tl.float32, 32, 32, 32, stages=2, ragged=True)
product("matmul_f16_64", "fp16", "fp16", tl.float32, 64, 64, 32, True)
product("matmul_f16_128", "fp16", "fp16", tl.float32, 128, 128, 32, stages=4)
product("matmul_f16_128_256", "fp16", "fp16", tl.float32, 128, 256, 64, True, warps=8)
product("matmul_bf16_128", "bf16", "bf16", tl.float32, 128, 128, 64)
product("matmul_bf16_tall", "bf16", "fp32", tl.float32, 16, 128, 64, stages=4)
product("matmul_f32_64", "fp32", "fp32", tl.float32, 64, 64, 32)
product("matmul_f64_32", "fp64", "fp64", tl.float64, 32, 32, 16)
product("matmul_i8_128", "i8", "i32", tl.int32, 128, 128, 64)
product("matmul_i8_64", "i8", "i8", tl.int32, 64, 64, 64)
product("matmul_e4m3_128", "fp8e4nv", "fp16", tl.float32, 128, 128, 64, only=("sm_9", "sm_1", "gfx95", "gfx12"))
product("matmul_e5m2_128", "fp8e5", "fp32", tl.float32, 128, 128, 64)
product("matmul_e4m3fnuz_64", "fp8e4b8", "fp32", tl.float32, 64, 64, 64, only=("gfx942",))
PLAIN = "*{0} *{0} *{1} i32 i32 i32 i32"
case("matmul_plain_f16", matmul_plain, PLAIN.format("fp16", "fp16"), shape(128, 128, 64), stages=3)
case("matmul_plain_bf16_256", matmul_plain, PLAIN.format("bf16", "bf16"), shape(256, 128, 64), warps=8)
case("matmul_plain_f16_2", matmul_plain, PLAIN.format("fp16", "fp16"), shape(256, 256, 64), warps=8, stages=2, only=("gfx9",))
case("linear_gelu_f16", matmul_bt_bias, "*fp16 *fp16 *fp16 *fp16 *fp16 i32 i32 i32", shape(64, 64, 32))
case("linear_gelu_bf16", matmul_bt_bias, "*bf16 *bf16 *bf16 *bf16 *bf16 i32 i32 i32", shape(128, 64, 64))
case("split_k_f32", split_k, "*fp16 *fp16 *fp32 i32 i32 i32", shape(32, 64, 64, SPLIT=4))
case("split_k_f16", split_k, "*fp16 *fp16 *fp16 i32 i32 i32", shape(16, 64, 64, SPLIT=8))
case("split_k_bf16", split_k, "*bf16 *bf16 *bf16 i32 i32 i32", shape(32, 32, 64, SPLIT=2))
case("stream_k_f16", stream_k, "*fp16 *fp16 *fp16 *fp32 *i32 i32 i32 i32 i32", shape(64, 64, 32))
case("persistent_f16", persistent, "*fp16 *fp16 *fp16 i32 i32 i32", shape(128, 128, 64, BLOCKS=132), warps=8)
case("persistent_bf16", persistent, "*bf16 *bf16 *bf16 i32 i32 i32", shape(64, 128, 32, BLOCKS=80), stages=4)
case("descriptor_f16", by_descriptor, "*fp16 *fp16 *fp16 i32 i32 i32", shape(128, 128, 64))
case("weights_int8", weights_int8, "*fp16 *i8 *fp32 *fp16 i32 i32 i32", shape(64, 64, 64))
case("weights_int4", weights_int4, "*fp16 *i32 *fp16 *i32 *fp16 i32 i32 i32", shape(32, 64, 64))
case("batched_f16", batched, "*fp16 *fp16 *fp32 i32 i32 i32 i64 i64 i64", shape(64, 64, 32))
case("batched_f32", batched, "*fp32 *fp32 *fp32 i32 i32 i32 i64 i64 i64", shape(32, 64, 32))
case("scaled_fp8", scaled_fp8, "*fp8e4nv *u8 *fp8e4nv *u8 *fp32 i32 i32 i32", shape(128, 128, 128))
case("scaled_fp4", scaled_fp4, "*u8 *u8 *u8 *u8 *fp32 i32 i32 i32", shape(128, 128, 128))
case("gemv_f16", gemv, "*fp16 *fp16 *fp32 i32 i32", {"BM": 16, "BN": 256})
case("gemv_f32", gemv, "*fp32 *fp32 *fp32 i32 i32", {"BM": 4, "BN": 512})
case("grouped_f16", grouped, "*fp16 *fp16 *fp16 *i32 i32 i32 i32", shape(64, 64, 32))
