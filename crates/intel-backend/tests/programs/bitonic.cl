// Bitonic sort of keys with values in local memory.
static void compare(__local uint2 *a, __local uint2 *b, bool up) {
  uint2 x = *a, y = *b;
  if ((x.x > y.x) == up) {
    *a = y;
    *b = x;
  }
}

__kernel void bitonic(__global uint2 *data, __local uint2 *t, uint n, uint descending) {
  uint l = get_local_id(0), first = get_group_id(0) * n;
  t[l] = data[first + l];
  t[l + n / 2] = data[first + l + n / 2];
  for (uint size = 2; size < n; size <<= 1) {
    bool up = (l & (size / 2)) == 0;
    for (uint stride = size / 2; stride > 0; stride >>= 1) {
      barrier(CLK_LOCAL_MEM_FENCE);
      uint at = 2 * l - (l & (stride - 1));
      compare(t + at, t + at + stride, up);
    }
  }
  for (uint stride = n / 2; stride > 0; stride >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    uint at = 2 * l - (l & (stride - 1));
    compare(t + at, t + at + stride, !descending);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  data[first + l] = t[l];
  data[first + l + n / 2] = t[l + n / 2];
}
