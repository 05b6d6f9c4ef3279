// Sparse and structured solvers: lower triangular CSR by levels in one block, block-diagonal 3x3 inverses, banded matrix times vector, Cuthill-McKee degrees.
// run: --kernel lower_solve --grid 1 --block 32 --arg buf:i32x33:values:0,0,1,2,4,5,7,8,10,12,13,15,16,18,20,21,23,25,26,28,29,31,33,34,36,38,39,41,42,44,46,47,49 --arg buf:u8x49:random:191 --arg buf:f64x49:random:192:-0.5:0.5 --arg buf:f64x32:random:193:-1:1 --arg x=buf:f64x32:zeros --tolerance 1e-9
// run: --kernel block_inverse3 --grid 1 --block 32 --arg buf:f64x288:random:194:-1:1 --arg out=buf:f64x288:zeros --tolerance 1e-8
// run: --kernel band_matvec --grid 1 --block 64 --arg buf:f32x448:random:195:-1:1 --arg buf:f32x64:random:196:-1:1 --arg y=buf:f32x64:zeros --arg i32:64 --arg i32:3 --tolerance 1e-4
#include "hip_mini.h"

extern "C" __global__ void lower_solve(const int *row, const unsigned char *colhash, const double *val, const double *b, double *x) {
  __shared__ double s[32];
  __shared__ int done[32];
  const int r = hipThreadIdx_x;
  s[r] = 0.0;
  done[r] = row[r] == row[r + 1];
  if (done[r]) s[r] = b[r];
  __syncthreads();
  // Rounds: a row is solved once all rows that it needs are.
  for (int round = 0; round < 32; ++round) {
    int ready = !done[r];
    double sum = b[r];
    for (int e = row[r]; e < row[r + 1]; ++e) {
      const int c = colhash[e] % r;
      ready &= done[c];
      sum -= val[e] * s[c];
    }
    __syncthreads();
    if (ready) {
      s[r] = sum;
      done[r] = 1;
    }
    __syncthreads();
  }
  x[r] = s[r];
}

struct Mat3 { double m[9]; };

__device__ __noinline__ Mat3 invert(const Mat3 &a) {
  const double *m = a.m;
  Mat3 r;
  r.m[0] = m[4] * m[8] - m[5] * m[7];
  r.m[1] = m[2] * m[7] - m[1] * m[8];
  r.m[2] = m[1] * m[5] - m[2] * m[4];
  r.m[3] = m[5] * m[6] - m[3] * m[8];
  r.m[4] = m[0] * m[8] - m[2] * m[6];
  r.m[5] = m[2] * m[3] - m[0] * m[5];
  r.m[6] = m[3] * m[7] - m[4] * m[6];
  r.m[7] = m[1] * m[6] - m[0] * m[7];
  r.m[8] = m[0] * m[4] - m[1] * m[3];
  const double inv = 1.0 / (m[0] * r.m[0] + m[1] * r.m[3] + m[2] * r.m[6]);
  for (int i = 0; i < 9; ++i) r.m[i] *= inv;
  return r;
}

extern "C" __global__ void block_inverse3(const Mat3 *in, Mat3 *out) {
  const int i = hipThreadIdx_x;
  Mat3 a = in[i];
  for (int k = 0; k < 9; k += 4) a.m[k] += 4.0;
  out[i] = invert(a);
}

extern "C" __global__ void band_matvec(const float *band, const float *x, float *y, int n, int half) {
  const int i = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;
  float s = 0;
  for (int d = -half; d <= half; ++d) {
    const int j = i + d;
    if (j < 0 || j >= n) continue;
    s = fmaf(band[(d + half) * n + i], x[j], s);
  }
  y[i] = s;
}
