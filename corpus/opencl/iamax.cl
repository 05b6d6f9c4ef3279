// Index of the element of largest magnitude: a reduction over (value, index) pairs, ties to the lower index.
// run: --kernel iamax --grid 3 --block 64 --arg i32:777 --arg buf:f32x777:random:9:-5:5 --arg v=buf:f32x3:zeros --arg i=buf:u32x3:zeros
// run: --kernel iamax --grid 2 --block 64 --arg i32:200 --arg buf:f32x200:fill:-1 --arg v=buf:f32x2:zeros --arg i=buf:u32x2:zeros

typedef struct {
  float value;
  uint index;
} candidate;

static candidate better(candidate a, candidate b) {
  bool take_b = b.value > a.value || (b.value == a.value && b.index < a.index);
  return take_b ? b : a;
}

__kernel void iamax(const int n, const __global float* restrict x, __global float* values, __global uint* indices) {
  __local candidate lm[64];
  const int lid = get_local_id(0);
  candidate best;
  best.value = -1.0f;
  best.index = 0xffffffffu;
  for (int i = get_global_id(0); i < n; i += get_global_size(0)) {
    candidate c;
    c.value = fabs(x[i]);
    c.index = i;
    best = better(best, c);
  }
  lm[lid] = best;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int s = 32; s > 0; s >>= 1) {
    if (lid < s) lm[lid] = better(lm[lid], lm[lid + s]);
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (lid == 0) {
    values[get_group_id(0)] = lm[0].value;
    indices[get_group_id(0)] = lm[0].index;
  }
}
