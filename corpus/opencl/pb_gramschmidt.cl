// PolyBench Gram-Schmidt: the three kernels of one column, and a single-group version of the whole method.
// flags: -cl-fp32-correctly-rounded-divide-sqrt
// run: --kernel gs_norm --grid 1 --block 32 --arg buf:f32x300:random:1:0.1:1 --arg r=buf:f32x225:zeros --arg i32:4 --arg i32:20 --arg i32:15 --tolerance 1e-5
// run: --kernel gs_scale --grid 1 --block 32 --arg buf:f32x300:random:1:0.1:1 --arg buf:f32x225:fill:3 --arg q=buf:f32x300:zeros --arg i32:4 --arg i32:20 --arg i32:15
// run: --kernel gs_project --grid 1 --block 32 --arg a=buf:f32x300:random:1:0.1:1 --arg r=buf:f32x225:zeros --arg buf:f32x300:random:2:-0.3:0.3 --arg i32:4 --arg i32:20 --arg i32:15
// run: --kernel gs_whole --grid 1 --block 32 --arg a=buf:f32x128:random:7:-1:1 --arg r=buf:f32x64:zeros --arg i32:16 --arg i32:8 --tolerance 1e-5

__kernel void gs_norm(__global float* a, __global float* r, int k, int m, int n) {
  if (get_global_id(0) == 0) {
    float nrm = 0.0f;
    for (int i = 0; i < m; i++) nrm += a[i * n + k] * a[i * n + k];
    r[k * n + k] = sqrt(nrm);
  }
}

__kernel void gs_scale(__global float* a, __global float* r, __global float* q, int k, int m, int n) {
  int i = get_global_id(0);
  if (i < m) q[i * n + k] = a[i * n + k] / r[k * n + k];
}

__kernel void gs_project(__global float* a, __global float* r, __global float* q, int k, int m, int n) {
  int j = get_global_id(0) + (k + 1);
  if (j < n) {
    r[k * n + j] = 0.0f;
    for (int i = 0; i < m; i++) r[k * n + j] += q[i * n + k] * a[i * n + j];
    for (int i = 0; i < m; i++) a[i * n + j] -= q[i * n + k] * r[k * n + j];
  }
}

// A becomes Q. One group; m rows at most 32, a thread for each row.
__kernel void gs_whole(__global float* a, __global float* r, const int m, const int n) {
  __local float sum[32];
  const int t = get_local_id(0);
  for (int k = 0; k < n; k++) {
    for (int j = k; j < n; j++) {
      // Product of column k (normed from the second turn on) with column j.
      sum[t] = t < m ? a[t * n + k] * a[t * n + j] : 0.0f;
      barrier(CLK_LOCAL_MEM_FENCE);
      for (int s = 16; s > 0; s >>= 1) {
        if (t < s) sum[t] += sum[t + s];
        barrier(CLK_LOCAL_MEM_FENCE);
      }
      const float d = j == k ? sqrt(sum[0]) : sum[0];
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (t == 0) r[k * n + j] = d;
      if (t < m) {
        if (j == k)
          a[t * n + k] /= d;
        else
          a[t * n + j] -= d * a[t * n + k];
      }
      barrier(CLK_GLOBAL_MEM_FENCE);
    }
  }
}
