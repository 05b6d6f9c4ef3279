"""Kernels for Mojo's compiler; `main` prints the module of each for each processor."""

from std.atomic import Atomic
from std.compile import compile_info
from std.math import ceildiv, rsqrt, sqrt
from std.memory import stack_allocation
from max.gpu import barrier, block_dim, block_idx, global_idx, lane_id, thread_idx, WARP_SIZE
from max.gpu.host import get_gpu_target
from max.gpu.memory import AddressSpace
from max.gpu.primitives import warp

comptime F32 = Pointer[Float32, MutAnyOrigin]
comptime F16 = Pointer[Float16, MutAnyOrigin]
comptime BF16 = Pointer[BFloat16, MutAnyOrigin]
comptime I32 = Pointer[Int32, MutAnyOrigin]
comptime I8 = Pointer[Int8, MutAnyOrigin]


def saxpy(a: Float32, x: F32, y: F32, n: Int):
    """Four elements for each thread."""
    var i = Int(global_idx.x) * 4
    if i + 4 <= n:
        var v = x.unsafe_load[width=4](i)
        y.unsafe_store(i, v * a + y.unsafe_load[width=4](i))
    else:
        for j in range(i, n):
            y[unsafe_offset=j] += a * x[unsafe_offset=j]


def sum_block(x: F32, y: F32, n: Int):
    """Sums of blocks: within a warp, then over the warps by shared memory."""
    var part = stack_allocation[64, Float32, address_space=AddressSpace.SHARED]()
    var t = Int(thread_idx.x)
    var i = Int(global_idx.x)
    var v = x[unsafe_offset=i] if i < n else Float32(0)
    v = warp.sum(v)
    if Int(lane_id()) == 0:
        part[unsafe_offset=t // WARP_SIZE] = v
    barrier()
    if t == 0:
        var all = Float32(0)
        for w in range(Int(block_dim.x) // WARP_SIZE):
            all += part[unsafe_offset=w]
        y[unsafe_offset=Int(block_idx.x)] = all


def transpose(x: F32, y: F32, rows: Int, columns: Int):
    """Tiles of 32 by 32 in shared memory, padded against conflicts of banks."""
    var tile = stack_allocation[32 * 33, Float32, address_space=AddressSpace.SHARED]()
    var tx = Int(thread_idx.x)
    var ty = Int(thread_idx.y)
    var c = Int(block_idx.x) * 32 + tx
    comptime for k in range(4):
        var r = Int(block_idx.y) * 32 + ty + k * 8
        if r < rows and c < columns:
            tile[unsafe_offset=(ty + k * 8) * 33 + tx] = x[unsafe_offset=r * columns + c]
    barrier()
    var d = Int(block_idx.y) * 32 + tx
    comptime for k in range(4):
        var r = Int(block_idx.x) * 32 + ty + k * 8
        if r < columns and d < rows:
            y[unsafe_offset=r * rows + d] = tile[unsafe_offset=tx * 33 + ty + k * 8]


def matmul(a: F32, b: F32, c: F32, m: Int, n: Int, k: Int):
    """A product of matrices by tiles of 16 by 16."""
    var sa = stack_allocation[256, Float32, address_space=AddressSpace.SHARED]()
    var sb = stack_allocation[256, Float32, address_space=AddressSpace.SHARED]()
    var tx = Int(thread_idx.x)
    var ty = Int(thread_idx.y)
    var row = Int(block_idx.y) * 16 + ty
    var column = Int(block_idx.x) * 16 + tx
    var total = Float32(0)
    for step in range(ceildiv(k, 16)):
        var ka = step * 16 + tx
        var kb = step * 16 + ty
        sa[unsafe_offset=ty * 16 + tx] = a[unsafe_offset=row * k + ka] if row < m and ka < k else Float32(0)
        sb[unsafe_offset=ty * 16 + tx] = b[unsafe_offset=kb * n + column] if kb < k and column < n else Float32(0)
        barrier()
        comptime for j in range(16):
            total += sa[unsafe_offset=ty * 16 + j] * sb[unsafe_offset=j * 16 + tx]
        barrier()
    if row < m and column < n:
        c[unsafe_offset=row * n + column] = total


def rms_norm(x: F16, gamma: F16, y: F16, columns: Int):
    """A warp for each row, eight elements at a time."""
    var row = Int(block_idx.x) * columns
    var at = Int(lane_id()) * 8
    var squares = Float32(0)
    for i in range(at, columns, WARP_SIZE * 8):
        var v = x.unsafe_load[width=8](row + i).cast[DType.float32]()
        squares += (v * v).reduce_add()
    var scale = rsqrt(warp.sum(squares) / Float32(columns) + 1e-5)
    for i in range(at, columns, WARP_SIZE * 8):
        var v = x.unsafe_load[width=8](row + i).cast[DType.float32]() * scale
        y.unsafe_store(row + i, v.cast[DType.float16]() * gamma.unsafe_load[width=8](i))


def dequantise(q: I8, scale: F32, y: BF16, n: Int):
    """Eight bytes for each thread, with a scale for 64."""
    var i = Int(global_idx.x) * 8
    if i < n:
        var v = q.unsafe_load[width=8](i).cast[DType.float32]() * scale[unsafe_offset=i // 64]
        y.unsafe_store(i, v.cast[DType.bfloat16]())


def prefix_sum(x: I32, y: I32, n: Int):
    """Sums before each element within a block, by doubling distances."""
    var s = stack_allocation[256, Int32, address_space=AddressSpace.SHARED]()
    var t = Int(thread_idx.x)
    var i = Int(global_idx.x)
    s[unsafe_offset=t] = x[unsafe_offset=i] if i < n else Int32(0)
    barrier()
    var d = 1
    while d < 256:
        var v = s[unsafe_offset=t - d] if t >= d else Int32(0)
        barrier()
        s[unsafe_offset=t] += v
        barrier()
        d *= 2
    if i < n:
        y[unsafe_offset=i] = s[unsafe_offset=t]


def collatz(x: I32, steps: I32, n: Int):
    """A loop of another length in each thread."""
    var i = Int(global_idx.x)
    if i >= n:
        return
    var v = x[unsafe_offset=i]
    var count = Int32(0)
    while v > 1:
        v = v // 2 if v % 2 == 0 else 3 * v + 1
        count += 1
    steps[unsafe_offset=i] = count


def arg_max(x: F32, place: I32, columns: Int):
    """A warp for each row: the greatest element's place, the first of equals."""
    var row = Int(block_idx.x) * columns
    var best = Float32.MIN
    var at = Int32(columns)
    for i in range(Int(lane_id()), columns, WARP_SIZE):
        if x[unsafe_offset=row + i] > best:
            best = x[unsafe_offset=row + i]
            at = Int32(i)
    var top = warp.max(best)
    at = warp.min(at if best == top else Int32.MAX)
    if Int(lane_id()) == 0:
        place[unsafe_offset=Int(block_idx.x)] = at


def convolution(x: F32, w: F32, y: F32, height: Int, width: Int):
    """Three by three, with zeros around the image."""
    var c = Int(global_idx.x)
    var r = Int(global_idx.y)
    if r >= height or c >= width:
        return
    var total = Float32(0)
    comptime for i in range(3):
        comptime for j in range(3):
            var rr = r + i - 1
            var cc = c + j - 1
            if rr >= 0 and rr < height and cc >= 0 and cc < width:
                total += w[unsafe_offset=i * 3 + j] * x[unsafe_offset=rr * width + cc]
    y[unsafe_offset=r * width + c] = total


def histogram(x: I32, counts: I32, n: Int):
    """Counts of a block in shared memory, added to all counts."""
    var s = stack_allocation[256, Int32, address_space=AddressSpace.SHARED]()
    var t = Int(thread_idx.x)
    s[unsafe_offset=t] = 0
    barrier()
    var i = Int(global_idx.x)
    if i < n:
        _ = Atomic.fetch_add(s.unsafe_offset(Int(x[unsafe_offset=i] & 255)), Int32(1))
    barrier()
    _ = Atomic.fetch_add(counts.unsafe_offset(t), s[unsafe_offset=t])


def emit[kernel: TrivialRegisterPassable, //, arch: StaticString, name: StaticString, f: kernel]() raises:
    print("=====", arch, name)
    print(compile_info[f, emission_kind="llvm-opt", target=get_gpu_target[arch]()]())


def all[arch: StaticString]() raises:
    emit[arch, "saxpy", saxpy]()
    emit[arch, "sum_block", sum_block]()
    emit[arch, "transpose", transpose]()
    emit[arch, "matmul", matmul]()
    emit[arch, "rms_norm", rms_norm]()
    emit[arch, "dequantise", dequantise]()
    emit[arch, "prefix_sum", prefix_sum]()
    emit[arch, "collatz", collatz]()
    emit[arch, "arg_max", arg_max]()
    emit[arch, "convolution", convolution]()
    emit[arch, "histogram", histogram]()


def main() raises:
    all["gfx942"]()
    all["gfx1100"]()
    all["sm_90"]()
