// A sum of squares and the place of the greatest number: trees in local memory, the last steps in a sub-group.
typedef struct {
  float value;
  uint place;
} Best;

inline Best better(Best a, Best b) { return b.value > a.value || (b.value == a.value && b.place < a.place) ? b : a; }

static void fold(float *sums, Best *best, uint l, uint reach) {
  sums[l] += sums[l + reach];
  best[l] = better(best[l], best[l + reach]);
}

__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void reduction(__global const float *restrict in, __global float *restrict sums, __global Best *restrict best, uint n) {
  __local float local_sums[64];
  __local Best local_best[64];
  const uint l = get_local_id(0);
  float sum = 0.0f;
  Best own = {-INFINITY, 0xffffffffu};
  for (uint i = get_global_id(0); i < n; i += get_global_size(0)) {
    const float x = in[i];
    sum += x * x;
    own = better(own, (Best){x, i});
  }
  local_sums[l] = sum;
  local_best[l] = own;
  for (uint reach = 32; reach > 0; reach >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < reach) fold(local_sums, local_best, l, reach);
  }
  if (l == 0) {
    sums[get_group_id(0)] = local_sums[0];
    best[get_group_id(0)] = local_best[0];
  }
}
