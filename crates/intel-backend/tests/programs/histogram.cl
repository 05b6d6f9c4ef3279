// Histograms in local memory, merged by atomics; each pixel is four bytes.
#define BINS 64
__kernel void histogram(__global const uchar4 *pixels, uint n, __global atomic_uint *bins, volatile __global int *extremes) {
  __local atomic_uint own[4][BINS];
  __local int least, most;
  uint l = get_local_linear_id(), size = get_local_size(0) * get_local_size(1);
  for (uint k = l; k < 4 * BINS; k += size) atomic_init(&own[k / BINS][k % BINS], 0);
  if (l == 0) {
    least = INT_MAX;
    most = INT_MIN;
  }
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = get_global_linear_id(); i < n; i += get_global_size(0) * get_global_size(1)) {
    uchar4 p = pixels[i];
    atomic_fetch_add_explicit(&own[0][p.x >> 2], 1, memory_order_relaxed, memory_scope_work_group);
    atomic_fetch_add_explicit(&own[1][p.y >> 2], 1, memory_order_relaxed, memory_scope_work_group);
    atomic_fetch_add_explicit(&own[2][p.z >> 2], 1, memory_order_relaxed, memory_scope_work_group);
    atomic_fetch_add_explicit(&own[3][p.w >> 2], 1, memory_order_relaxed, memory_scope_work_group);
    int grey = 2 * p.x + 5 * p.y + p.z;
    atomic_min(&least, grey);
    atomic_max(&most, grey);
  }
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  for (uint k = l; k < 4 * BINS; k += size) {
    uint count = atomic_load_explicit(&own[k / BINS][k % BINS], memory_order_relaxed, memory_scope_work_group);
    if (count) atomic_fetch_add_explicit(&bins[k], count, memory_order_relaxed);
  }
  if (l == 0) {
    atomic_min(&extremes[0], least);
    atomic_max(&extremes[1], most);
  }
}
