// Rodinia gaussian: the multipliers of a column, and the row update.
// flags: -cl-fp32-correctly-rounded-divide-sqrt
// run: --kernel fan1 --grid 1 --block 32 --arg m=buf:f32x400:zeros --arg buf:f32x400:random:1:1:2 --arg buf:f32x20:random:2 --arg i32:20 --arg i32:3
// run: --kernel fan2 --grid 2,2 --block 16,16 --arg buf:f32x400:random:3:-1:1 --arg a=buf:f32x400:random:1:1:2 --arg b=buf:f32x20:random:2 --arg i32:20 --arg i32:3
// run: --kernel eliminate_local --grid 4 --block 16 --arg buf:f32x1024:random:5:1:3 --arg det=buf:f32x4:zeros --arg piv=buf:i32x64:zeros


__kernel void fan1(__global float* m, __global const float* a, __global const float* b, const int size, const int t) {
  int gid = get_global_id(0);
  if (gid < size - 1 - t) *(m + size * (gid + t + 1) + t) = *(a + size * (gid + t + 1) + t) / *(a + size * t + t);
}

__kernel void fan2(__global const float* m, __global float* a, __global float* b, const int size, const int t) {
  int gx = get_global_id(0), gy = get_global_id(1);
  if (gx < size - 1 - t && gy < size - t) {
    a[size * (gx + 1 + t) + (gy + t)] -= m[size * (gx + 1 + t) + t] * a[size * t + (gy + t)];
    if (gy == 0) b[gx + 1 + t] -= m[size * (gx + 1 + t) + (gy + t)] * b[t];
  }
}

// 16x16 elimination with partial pivoting in local memory; gives the determinant and the order of pivots.
__kernel void eliminate_local(__global const float* in, __global float* det, __global int* pivots) {
  __local float a[16][17];
  __local int pivot;
  const int t = get_local_id(0), g = get_group_id(0);
  for (int r = 0; r < 16; r++) a[r][t] = in[g * 256 + r * 16 + t];
  barrier(CLK_LOCAL_MEM_FENCE);
  float d = 1.0f;
  for (int k = 0; k < 16; k++) {
    if (t == 0) {
      int best = k;
      for (int r = k + 1; r < 16; r++)
        if (fabs(a[r][k]) > fabs(a[best][k])) best = r;
      pivot = best;
      pivots[g * 16 + k] = best;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    const int p = pivot;
    if (p != k) {
      float tmp = a[k][t];
      a[k][t] = a[p][t];
      a[p][t] = tmp;
      d = -d;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    d *= a[k][k];
    if (t > k) {
      const float f = a[t][k] / a[k][k];
      for (int c = k + 1; c < 16; c++) a[t][c] -= f * a[k][c];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (t == 0) det[g] = d;
}
