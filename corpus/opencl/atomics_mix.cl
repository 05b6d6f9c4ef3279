// Atomic operations on global and local integers, float additions by compare-and-swap on values whose sum is exact,
// a ticket counter, and the OpenCL 2.0 atomics with orders and scopes.
// run: --kernel atomics_global --grid 2 --block 32 --arg c=buf:i32x8:fill:1000 --arg buf:i32x64:random:1:-500:500
// run: --kernel atomics_local --grid 2 --block 32 --arg buf:u32x64:random:2 --arg out=buf:u32x16:zeros
// run: --kernel atomic_float_add --grid 2 --block 32 --arg buf:i32x64:random:3:-64:64 --arg sum=buf:f32x2:zeros
// run: --kernel compact_unordered --grid 1 --block 64 --arg buf:i32x64:random:4:-10:10 --arg cnt=buf:u32x1:zeros --arg sum=buf:i32x1:zeros
// run: --kernel atomics_cl20 --grid 2 --block 32 --arg x=buf:i32x8:fill:5 --arg buf:i32x64:random:5:0:1000

__kernel void atomics_global(volatile __global int* c, __global const int* in) {
  const int v = in[get_global_id(0)];
  atomic_add(&c[0], v);
  atomic_sub(&c[1], v);
  atomic_min(&c[2], v);
  atomic_max(&c[3], v * 10);
  atomic_and(&c[4], v | 0x40);
  atomic_or(&c[5], v & 0xff);
  atomic_xor(&c[6], v);
  atomic_inc(&c[7]);
}

__kernel void atomics_local(__global const uint* in, __global uint* out) {
  __local uint c[8];
  const uint lid = get_local_id(0);
  if (lid < 8) c[lid] = lid == 2 || lid == 4 ? 0xffffffffu : 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  const uint v = in[get_global_id(0)];
  atomic_add(&c[0], v);
  atomic_dec(&c[1]);
  atomic_min(&c[2], v);
  atomic_max(&c[3], v);
  atomic_and(&c[4], v);
  atomic_or(&c[5], v);
  atomic_xor(&c[6], v);
  // The greatest of the low bytes, by compare-and-swap.
  uint seen = 0;
  while ((seen & 0xff) < (v & 0xff)) {
    const uint old = atomic_cmpxchg(&c[7], seen, v & 0xff);
    if (old == seen) break;
    seen = old;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (lid < 8) out[get_group_id(0) * 8 + lid] = c[lid];
}

static void add_float(volatile __global float* p, float v) {
  union {
    uint u;
    float f;
  } old, next;
  old.u = atomic_or((volatile __global uint*)p, 0u);
  for (;;) {
    next.f = old.f + v;
    const uint seen = atomic_cmpxchg((volatile __global uint*)p, old.u, next.u);
    if (seen == old.u) return;
    old.u = seen;
  }
}

__kernel void atomic_float_add(__global const int* in, volatile __global float* sum) {
  add_float(&sum[get_global_id(0) & 1], (float)in[get_global_id(0)] * 0.25f);
}

__kernel void compact_unordered(__global const int* in, volatile __global uint* count, volatile __global int* sum) {
  __local int kept[64];
  __local uint n;
  const uint lid = get_local_id(0);
  if (lid == 0) n = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  const int v = in[get_global_id(0)];
  if (v > 0) kept[atomic_inc(&n)] = v;
  barrier(CLK_LOCAL_MEM_FENCE);
  // The order is free, the sum of squares is not.
  if (lid < n) atomic_add(sum, kept[lid] * kept[lid]);
  if (lid == 0) atomic_add(count, n);
}

__kernel void atomics_cl20(volatile __global atomic_int* x, __global const int* in) {
  const int v = in[get_global_id(0)];
  atomic_fetch_add_explicit(&x[0], v, memory_order_relaxed, memory_scope_device);
  atomic_fetch_max_explicit(&x[1], v, memory_order_acq_rel, memory_scope_device);
  atomic_fetch_min_explicit(&x[2], v, memory_order_acquire, memory_scope_device);
  atomic_fetch_xor_explicit(&x[3], v, memory_order_release, memory_scope_device);
  atomic_fetch_or_explicit(&x[4], v, memory_order_relaxed, memory_scope_work_group);
  int expected = atomic_load_explicit(&x[5], memory_order_acquire, memory_scope_device);
  while (!atomic_compare_exchange_weak_explicit(&x[5], &expected, expected + (v & 15), memory_order_acq_rel,
                                                memory_order_acquire, memory_scope_device)) {
  }
  if (get_global_id(0) == 0) atomic_store_explicit(&x[6], v, memory_order_release, memory_scope_device);
  if (get_global_id(0) == 1) atomic_exchange_explicit(&x[7], v, memory_order_relaxed, memory_scope_device);
}
