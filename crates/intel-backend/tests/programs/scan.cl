// Prefix sums of blocks: by a tree (Blelloch), and by sub-groups.
#define N 128
__kernel void blelloch(__global const uint *in, __global uint *out, __global uint *totals) {
  __local uint t[N + N / 16];
#define AT(i) ((i) + ((i) >> 4))
  int l = get_local_id(0), g = get_group_id(0) * N;
  t[AT(2 * l)] = in[g + 2 * l];
  t[AT(2 * l + 1)] = in[g + 2 * l + 1];
  int offset = 1;
  for (int d = N >> 1; d > 0; d >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < d) t[AT(offset * (2 * l + 2) - 1)] += t[AT(offset * (2 * l + 1) - 1)];
    offset *= 2;
  }
  if (l == 0) {
    totals[get_group_id(0)] = t[AT(N - 1)];
    t[AT(N - 1)] = 0;
  }
  for (int d = 1; d < N; d *= 2) {
    offset >>= 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < d) {
      int a = AT(offset * (2 * l + 1) - 1), b = AT(offset * (2 * l + 2) - 1);
      uint x = t[a];
      t[a] = t[b];
      t[b] += x;
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  out[g + 2 * l] = t[AT(2 * l)];
  out[g + 2 * l + 1] = t[AT(2 * l + 1)];
}

__kernel void by_sub_groups(__global const uint *in, __global uint *out, __global uint *totals, __local uint *partial) {
  size_t i = get_global_id(0);
  uint x = sub_group_scan_inclusive_add(in[i]);
  uint s = get_sub_group_id();
  if (get_sub_group_local_id() == get_sub_group_size() - 1) partial[s] = x;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint before = 0;
  for (uint k = 0; k < s; ++k) before += partial[k];
  out[i] = before + x;
  if (get_local_id(0) == get_local_size(0) - 1) totals[get_group_id(0)] = before + x;
}
