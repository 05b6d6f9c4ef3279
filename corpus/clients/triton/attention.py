"""Attention: forward, backward, decoding over pages, rotary embedding."""
import triton
import triton.language as tl

from cases import case


@triton.jit
def attention(q, k, v, out, lse, scale, sz, sh, sm, heads, n,
              BM: tl.constexpr, BN: tl.constexpr, D: tl.constexpr, CAUSAL: tl.constexpr):
    """Forward, with running maximum and sum; one block has BM queries of one head."""
    pm = tl.program_id(0)
    head = tl.program_id(1)
    base = (head // heads).to(tl.int64) * sz + (head % heads).to(tl.int64) * sh
    rm = pm * BM + tl.arange(0, BM)
    rd = tl.arange(0, D)
    rn = tl.arange(0, BN)
    vq = tl.load(q + base + rm[:, None] * sm + rd[None, :], mask=rm[:, None] < n, other=0.0)
    high = tl.full((BM,), float("-inf"), dtype=tl.float32)
    total = tl.zeros((BM,), dtype=tl.float32)
    acc = tl.zeros((BM, D), dtype=tl.float32)
    end = min((pm + 1) * BM, n) if CAUSAL else n
    for start in range(0, end, BN):
        at = start + rn
        vk = tl.load(k + base + at[None, :] * sm + rd[:, None], mask=at[None, :] < n, other=0.0)
        s = tl.dot(vq, vk) * (scale * 1.44269504)
        keep = at[None, :] < n
        if CAUSAL:
            keep = keep & (at[None, :] <= rm[:, None])
        s = tl.where(keep, s, float("-inf"))
        new = tl.maximum(high, tl.max(s, 1))
        p = tl.exp2(s - new[:, None])
        alpha = tl.exp2(high - new)
        total = total * alpha + tl.sum(p, 1)
        vv = tl.load(v + base + at[:, None] * sm + rd[None, :], mask=at[:, None] < n, other=0.0)
        acc = tl.dot(p.to(vv.dtype), vv, acc * alpha[:, None])
        high = new
    acc = acc / total[:, None]
    tl.store(lse + head * n + rm, high + tl.log2(total), mask=rm < n)
    tl.store(out + base + rm[:, None] * sm + rd[None, :], acc.to(out.dtype.element_ty), mask=rm[:, None] < n)


@triton.jit
def attention_fp8(q, k, v, out, scale, n, BM: tl.constexpr, BN: tl.constexpr, D: tl.constexpr):
    """Forward, with operands of 8 bits; v is stored transposed."""
    rm = tl.program_id(0) * BM + tl.arange(0, BM)
    rd = tl.arange(0, D)
    vq = tl.load(q + rm[:, None] * D + rd[None, :])
    high = tl.full((BM,), float("-inf"), dtype=tl.float32)
    total = tl.zeros((BM,), dtype=tl.float32)
    acc = tl.zeros((BM, D), dtype=tl.float32)
    for start in range(0, n, BN):
        at = start + tl.arange(0, BN)
        s = tl.dot(vq, tl.load(k + at[None, :] * D + rd[:, None])) * scale
        new = tl.maximum(high, tl.max(s, 1))
        p = tl.exp2(s - new[:, None])
        alpha = tl.exp2(high - new)
        total = total * alpha + tl.sum(p, 1)
        vv = tl.load(v + rd[None, :] * n + at[:, None])
        acc = tl.dot(p.to(vv.dtype), vv, acc * alpha[:, None])
        high = new
    tl.store(out + rm[:, None] * D + rd[None, :], (acc / total[:, None]).to(tl.float16))


@triton.jit
def backward_kv(q, k, v, do, lse, delta, dk, dv, scale, n, BM: tl.constexpr, BN: tl.constexpr, D: tl.constexpr):
    """Gradients of keys and values for BN of them."""
    rn = tl.program_id(0) * BN + tl.arange(0, BN)
    rd = tl.arange(0, D)
    base = tl.program_id(1) * n
    inside = rn[:, None] < n
    vk = tl.load(k + (base + rn)[:, None] * D + rd[None, :], mask=inside, other=0.0)
    vv = tl.load(v + (base + rn)[:, None] * D + rd[None, :], mask=inside, other=0.0)
    ak = tl.zeros((BN, D), dtype=tl.float32)
    av = tl.zeros((BN, D), dtype=tl.float32)
    for start in range(0, n, BM):
        rm = start + tl.arange(0, BM)
        here = rm < n
        vq = tl.load(q + (base + rm)[:, None] * D + rd[None, :], mask=here[:, None], other=0.0)
        vo = tl.load(do + (base + rm)[:, None] * D + rd[None, :], mask=here[:, None], other=0.0)
        m = tl.load(lse + base + rm, mask=here, other=float("inf"))
        dd = tl.load(delta + base + rm, mask=here, other=0.0)
        pt = tl.exp2(tl.dot(vk, tl.trans(vq)) * scale - m[None, :])
        av = tl.dot(pt.to(vo.dtype), vo, av)
        ds = pt * (tl.dot(vv, tl.trans(vo)) - dd[None, :])
        ak = tl.dot(ds.to(vq.dtype), vq, ak)
    tl.store(dk + (base + rn)[:, None] * D + rd[None, :], (ak * scale).to(dk.dtype.element_ty), mask=inside)
    tl.store(dv + (base + rn)[:, None] * D + rd[None, :], av.to(dv.dtype.element_ty), mask=inside)


@triton.jit
def backward_delta(o, do, delta, n, BM: tl.constexpr, D: tl.constexpr):
    """Row sums of o * do."""
    rm = tl.program_id(0) * BM + tl.arange(0, BM)
    at = rm[:, None] * D + tl.arange(0, D)[None, :]
    x = tl.load(o + at, mask=rm[:, None] < n, other=0.0).to(tl.float32)
    y = tl.load(do + at, mask=rm[:, None] < n, other=0.0).to(tl.float32)
    tl.store(delta + rm, tl.sum(x * y, 1), mask=rm < n)


@triton.jit
def decode_paged(q, cache_k, cache_v, pages, lengths, out, scale, max_pages, heads,
                 PAGE: tl.constexpr, D: tl.constexpr, G: tl.constexpr):
    """One new token for each sequence; keys and values lie in pages; G query heads share one key head."""
    seq = tl.program_id(0)
    head = tl.program_id(1)
    rd = tl.arange(0, D)
    rg = tl.arange(0, G)
    rp = tl.arange(0, PAGE)
    vq = tl.load(q + ((seq * heads + head) * G + rg)[:, None] * D + rd[None, :])
    length = tl.load(lengths + seq)
    high = tl.full((G,), float("-inf"), dtype=tl.float32)
    total = tl.zeros((G,), dtype=tl.float32)
    acc = tl.zeros((G, D), dtype=tl.float32)
    for p in range(0, tl.cdiv(length, PAGE)):
        page = tl.load(pages + seq * max_pages + p).to(tl.int64)
        at = ((page * PAGE + rp) * heads + head) * D
        here = p * PAGE + rp < length
        vk = tl.load(cache_k + at[None, :] + rd[:, None], mask=here[None, :], other=0.0)
        s = tl.where(here[None, :], tl.dot(vq, vk) * scale, float("-inf"))
        new = tl.maximum(high, tl.max(s, 1))
        w = tl.exp(s - new[:, None])
        alpha = tl.exp(high - new)
        total = total * alpha + tl.sum(w, 1)
        vv = tl.load(cache_v + at[:, None] + rd[None, :], mask=here[:, None], other=0.0)
        acc = tl.dot(w.to(vv.dtype), vv, acc * alpha[:, None])
        high = new
    tl.store(out + ((seq * heads + head) * G + rg)[:, None] * D + rd[None, :], (acc / total[:, None]).to(tl.float16))


@triton.jit
def rotary(x, cosines, sines, out, heads, HALF: tl.constexpr, H: tl.constexpr):
    """Rotary position embedding of all heads of a token."""
    row = tl.program_id(0)
    rh = tl.arange(0, H)
    rd = tl.arange(0, HALF)
    c = tl.load(cosines + row * HALF + rd)[None, :]
    s = tl.load(sines + row * HALF + rd)[None, :]
    at = row * heads * 2 * HALF + rh[:, None] * 2 * HALF + rd[None, :]
    here = rh[:, None] < heads
    a = tl.load(x + at, mask=here, other=0.0).to(tl.float32)
    b = tl.load(x + at + HALF, mask=here, other=0.0).to(tl.float32)
    tl.store(out + at, (a * c - b * s).to(out.dtype.element_ty), mask=here)
    tl.store(out + at + HALF, (b * c + a * s).to(out.dtype.element_ty), mask=here)


FORWARD = "*{0} *{0} *{0} *{0} *fp32 fp32 i32 i32 i32 i32 i32"
for name, element, bm, bn, d, causal, rest in [
        ("attention_f16_64", "fp16", 64, 64, 64, False, {}),
        ("attention_f16_128", "fp16", 128, 64, 128, True, {"warps": 8}),
        ("attention_bf16_64", "bf16", 128, 32, 64, True, {}),
        ("attention_f32_32", "fp32", 32, 32, 32, False, {"stages": 2})]:
    case(name, attention, FORWARD.format(element), {"BM": bm, "BN": bn, "D": d, "CAUSAL": causal}, **rest)
case("attention_e5m2", attention_fp8, "*fp8e5 *fp8e5 *fp8e5 *fp16 fp32 i32", {"BM": 64, "BN": 64, "D": 64})
case("attention_backward_kv", backward_kv, "*fp16 *fp16 *fp16 *fp16 *fp32 *fp32 *fp16 *fp16 fp32 i32",
     {"BM": 32, "BN": 64, "D": 64})
case("attention_backward_delta", backward_delta, "*fp16 *fp16 *fp32 i32", {"BM": 64, "D": 64})
case("decode_paged", decode_paged, "*fp16 *fp16 *fp16 *i32 *i32 *fp16 fp32 i32 i32", {"PAGE": 32, "D": 128, "G": 16})
case("rotary_bf16", rotary, "*bf16 *fp32 *fp32 *bf16 i32", {"HALF": 64, "H": 32})
