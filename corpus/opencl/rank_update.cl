// Rank-1 and symmetric rank-2 updates: A += alpha*x*y', A += alpha*(x*y' + y*x') on one triangle.
// run: --kernel ger --grid 2,2 --block 8,8 --arg i32:13 --arg i32:15 --arg f32:0.75 --arg buf:f32x26:random:1:-1:1 --arg i32:2 --arg buf:f32x15:random:2:-1:1 --arg i32:-1 --arg a=buf:f32x221:random:3:-1:1 --arg i32:17
// run: --kernel syr2 --grid 2,2 --block 8,8 --arg i32:14 --arg f32:-1.5 --arg buf:f32x14:random:4:-1:1 --arg buf:f32x14:random:5:-1:1 --arg a=buf:f32x196:random:6:-1:1 --arg i32:0
// run: --kernel syr2 --grid 2,2 --block 8,8 --arg i32:14 --arg f32:-1.5 --arg buf:f32x14:random:4:-1:1 --arg buf:f32x14:random:5:-1:1 --arg a=buf:f32x196:random:6:-1:1 --arg i32:1

static inline int strided(int i, int n, int inc) {
  // BLAS: with a negative increment the vector is stored backwards.
  return inc > 0 ? i * inc : (i - n + 1) * inc;
}

__kernel void ger(const int m, const int n, const float alpha, const __global float* x, const int incx,
                  const __global float* y, const int incy, __global float* a, const int lda) {
  const int j = get_global_id(0);
  const int i = get_global_id(1);
  if (i >= m || j >= n) return;
  a[i * lda + j] += alpha * x[strided(i, m, incx)] * y[strided(j, n, incy)];
}

__kernel void syr2(const int n, const float alpha, const __global float* restrict x, const __global float* restrict y,
                   __global float* restrict a, const int upper) {
  const int j = get_global_id(0);
  const int i = get_global_id(1);
  if (i >= n || j >= n) return;
  if (upper ? j < i : j > i) return;
  const float xi = x[i], yi = y[i];
  a[i * n + j] += alpha * (xi * y[j] + yi * x[j]);
}
