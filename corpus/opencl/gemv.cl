// Matrix-vector products: one row for each group with a tree sum, and the transposed one with a column for each thread.
// run: --kernel gemv_row --grid 20 --block 32 --arg i32:20 --arg i32:70 --arg f32:0.5 --arg f32:2 --arg buf:f32x1400:random:1:-1:1 --arg i32:70 --arg buf:f32x70:random:2:-1:1 --arg y=buf:f32x20:random:3:-1:1 --arg local:128
// run: --kernel gemv_trans --grid 3 --block 32 --arg i32:40 --arg i32:75 --arg f32:1.5 --arg f32:0 --arg buf:f32x3000:random:4:-1:1 --arg buf:f32x40:random:5:-1:1 --arg y=buf:f32x75:fill:7

__kernel void gemv_row(const int m, const int n, const float alpha, const float beta,
                       const __global float* restrict a, const int lda, const __global float* restrict x,
                       __global float* y, __local float* partial) {
  const int row = get_group_id(0);
  const int lid = get_local_id(0);
  const int size = get_local_size(0);
  float sum = 0.0f;
  for (int j = lid; j < n; j += size)
    sum = mad(a[row * lda + j], x[j], sum);
  partial[lid] = sum;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int s = size >> 1; s > 0; s >>= 1) {
    if (lid < s) partial[lid] += partial[lid + s];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (lid == 0 && row < m) {
    // beta == 0 must not read y: it may hold NaN.
    y[row] = beta == 0.0f ? alpha * partial[0] : alpha * partial[0] + beta * y[row];
  }
}

#define XTILE 32

__kernel void gemv_trans(const int m, const int n, const float alpha, const float beta,
                         const __global float* restrict a, const __global float* restrict x,
                         __global float* restrict y) {
  __local float xs[XTILE];
  const int col = get_global_id(0);
  const int lid = get_local_id(0);
  float acc = 0.0f;
  for (int base = 0; base < m; base += XTILE) {
    if (base + lid < m) xs[lid] = x[base + lid];
    barrier(CLK_LOCAL_MEM_FENCE);
    const int lim = min(XTILE, m - base);
    if (col < n)
      for (int i = 0; i < lim; i++) acc += a[(base + i) * n + col] * xs[i];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (col < n) {
    float r = alpha * acc;
    if (beta != 0.0f) r += beta * y[col];
    y[col] = r;
  }
}
