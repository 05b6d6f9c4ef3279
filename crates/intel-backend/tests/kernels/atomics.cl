// Atomic functions of global memory, and what they return.
// run: --kernel atomics --grid 1 --block 32 --arg a=buf:i32x40:random:1:-9:9 --arg out=buf:i32x32:zeros --arg u=buf:u32x40:random:2 --arg i32:30
kernel void atomics(volatile global int *a, global int *out, volatile global uint *u, int n) {
  int i = get_global_id(0);
  if (i >= n) return;
  int x = atomic_add(a, i);
  atomic_max(a + 1, i);
  atomic_min(u + 1, (uint)i);
  atomic_or(u, 1u << (i & 31));
  atomic_cmpxchg(a + 2, 5, i);
  atomic_inc(a + 3);
  out[i] = (x >= 0) + atomic_xchg((volatile global int *)u + 2 + i, i);
}
