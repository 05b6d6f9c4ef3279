// Solves L*X = B for a 16x16 unit or non-unit lower triangle in local memory, one column of B for each thread.
// flags: -cl-fp32-correctly-rounded-divide-sqrt
// run: --kernel trsm_lower16 --grid 2 --block 16 --arg i32:30 --arg buf:f32x256:random:1:0.5:1.5 --arg b=buf:f32x480:random:2:-1:1 --arg i32:0 --arg f32:2
// run: --kernel trsm_lower16 --grid 2 --block 16 --arg i32:30 --arg buf:f32x256:random:1:-0.3:0.3 --arg b=buf:f32x480:random:2:-1:1 --arg i32:1 --arg f32:1
// run: --kernel invert_diagonal --grid 3 --block 16 --arg buf:f32x768:random:5:0.75:1.75 --arg inv=buf:f32x768:zeros

#define BS 16

__kernel void trsm_lower16(const int n, const __global float* restrict l, __global float* b, const int unit,
                           const float alpha) {
  __local float ls[BS][BS];
  const int lid = get_local_id(0);
  const int col = get_global_id(0);
  for (int r = 0; r < BS; r++) ls[r][lid] = l[r * BS + lid];
  barrier(CLK_LOCAL_MEM_FENCE);
  if (col >= n) return;
  float x[BS];
#pragma unroll
  for (int r = 0; r < BS; r++) x[r] = alpha * b[r * n + col];
#pragma unroll
  for (int r = 0; r < BS; r++) {
    float v = x[r];
    if (!unit) v /= ls[r][r];
    x[r] = v;
#pragma unroll
    for (int q = r + 1; q < BS; q++) x[q] -= ls[q][r] * v;
  }
#pragma unroll
  for (int r = 0; r < BS; r++) b[r * n + col] = x[r];
}

// Inverse of a lower triangle, block by block, by forward substitution on the columns of the unit matrix.
__kernel void invert_diagonal(const __global float* restrict l, __global float* restrict inv) {
  __local float lm[BS][BS + 1];
  const int t = get_local_id(0);
  const int base = get_group_id(0) * BS * BS;
  for (int r = 0; r < BS; r++) lm[r][t] = r >= t ? l[base + r * BS + t] : 0.0f;
  barrier(CLK_LOCAL_MEM_FENCE);
  float col[BS];
  for (int r = 0; r < BS; r++) {
    float s = r == t ? 1.0f : 0.0f;
    for (int k = 0; k < r; k++) s -= lm[r][k] * col[k];
    col[r] = s / lm[r][r];
  }
  for (int r = 0; r < BS; r++) inv[base + r * BS + t] = col[r];
}
