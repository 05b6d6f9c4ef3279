"""Tensor descriptors: tensor-map copies of NVIDIA's GPUs, with parts outside of the tensor, reductions, gathers, clusters."""
import triton
import triton.language as tl

from cases import case

TMA = ("sm_90a", "sm_100a")


@triton.jit
def scaled_copy(x, y, M, N, BM: tl.constexpr, BN: tl.constexpr):
    """Twice a matrix; blocks at its edges lie partly outside."""
    a = tl.make_tensor_descriptor(x, [M, N], [N, 1], [BM, BN])
    b = tl.make_tensor_descriptor(y, [M, N], [N, 1], [BM, BN])
    i, j = tl.program_id(0) * BM, tl.program_id(1) * BN
    b.store([i, j], a.load([i, j]) * 2.0)


@triton.jit
def product(x, y, out, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """Product of a matrix and a transposed one."""
    a = tl.make_tensor_descriptor(x, [M, K], [K, 1], [BM, BK])
    b = tl.make_tensor_descriptor(y, [N, K], [K, 1], [BN, BK])
    c = tl.make_tensor_descriptor(out, [M, N], [N, 1], [BM, BN])
    i, j = tl.program_id(0) * BM, tl.program_id(1) * BN
    sum = tl.zeros((BM, BN), tl.float32)
    for k in range(0, K, BK):
        sum = tl.dot(a.load([i, k]), b.load([j, k]).T, sum)
    c.store([i, j], sum.to(out.dtype.element_ty))


@triton.jit
def row_sums(x, out, n, BLOCK: tl.constexpr):
    """Sums of blocks of rows, by reductions in memory."""
    a = tl.make_tensor_descriptor(x, [n, 32], [32, 1], [BLOCK, 32])
    b = tl.make_tensor_descriptor(out, [BLOCK, 32], [32, 1], [BLOCK, 32])
    v = a.load([tl.program_id(0) * BLOCK, 0])
    b.atomic_add([0, 0], v)


@triton.jit
def batches(x, out, B, H, D, BLOCK: tl.constexpr):
    """Three dimensions: heads of a batch are moved by one head, without the first half."""
    a = tl.make_tensor_descriptor(x, [B, H, D], [H * D, D, 1], [1, BLOCK, 32])
    b = tl.make_tensor_descriptor(out, [B, H, D], [H * D, D, 1], [1, BLOCK, 32])
    n = tl.program_id(0)
    b.store([n, 1, 0], a.load([n, 0, 16]))


@triton.jit
def gather(x, rows, out, n, ROWS: tl.constexpr):
    """Rows by their numbers."""
    a = tl.make_tensor_descriptor(x, [n, 64], [64, 1], [1, 64])
    r = tl.load(rows + tl.arange(0, ROWS))
    tl.store(out + tl.arange(0, ROWS)[:, None] * 64 + tl.arange(0, 64)[None, :], a.gather(r, 0))


case("descriptor_copy_f16", scaled_copy, "*fp16 *fp16 i32 i32", dict(BM=16, BN=64), ragged=True, only=TMA)
case("descriptor_copy_f32", scaled_copy, "*fp32 *fp32 i32 i32", dict(BM=32, BN=16), ragged=True, only=TMA)
case("descriptor_matmul_f16", product, "*fp16 *fp16 *fp16 i32 i32 i32", dict(BM=64, BN=64, BK=32), stages=2, only=TMA)
case("descriptor_cluster_f16", product, "*fp16 *fp16 *fp16 i32 i32 i32", dict(BM=128, BN=64, BK=32), stages=2, ctas=2, only=TMA)
case("descriptor_sums_f32", row_sums, "*fp32 *fp32 i32", dict(BLOCK=32), only=TMA)
case("descriptor_batches_bf16", batches, "*bf16 *bf16 i32 i32 i32", dict(BLOCK=8), ragged=True, only=TMA)
case("descriptor_gather_f16", gather, "*fp16 *i32 *fp16 i32", dict(ROWS=32), ragged=True, only=("sm_100a",))
