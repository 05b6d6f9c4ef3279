// One small matrix for each thread, all in registers: LU and Cholesky of 8x8, inverse of 4x4, QR by Householder of 4x4.
// flags: -cl-fp32-correctly-rounded-divide-sqrt
// run: --kernel lu8_solve --grid 1 --block 16 --arg buf:f32x1024:random:1:-1:1 --arg x=buf:f32x128:random:2:-1:1
// run: --kernel cholesky8 --grid 1 --block 16 --arg buf:f64x1024:random:3:-1:1 --arg l=buf:f64x576:zeros
// run: --kernel inverse4 --grid 1 --block 32 --arg buf:f32x512:random:4:-1:1 --arg out=buf:f32x512:zeros
// run: --kernel qr4 --grid 1 --block 16 --arg a=buf:f64x256:random:5:-1:1 --arg q=buf:f64x256:zeros

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

#define N 8

__kernel void lu8_solve(__global const float* in, __global float* x) {
  const int id = get_global_id(0);
  float a[N][N], b[N];
#pragma unroll
  for (int i = 0; i < N; i++) {
    b[i] = x[id * N + i];
#pragma unroll
    for (int j = 0; j < N; j++) a[i][j] = in[id * N * N + i * N + j] + (i == j ? 4.0f : 0.0f);
  }
#pragma unroll
  for (int k = 0; k < N; k++) {
    const float inv = 1.0f / a[k][k];
#pragma unroll
    for (int i = k + 1; i < N; i++) {
      const float f = a[i][k] * inv;
      b[i] -= f * b[k];
#pragma unroll
      for (int j = k + 1; j < N; j++) a[i][j] -= f * a[k][j];
    }
  }
#pragma unroll
  for (int i = N - 1; i >= 0; i--) {
    float s = b[i];
#pragma unroll
    for (int j = i + 1; j < N; j++) s -= a[i][j] * b[j];
    b[i] = s / a[i][i];
  }
#pragma unroll
  for (int i = 0; i < N; i++) x[id * N + i] = b[i];
}

#define TRI(i, j) ((i) * ((i) + 1) / 2 + (j))

// Packed lower triangle of the factor of A*A' + 8*I.
__kernel void cholesky8(__global const double* in, __global double* out) {
  const int id = get_global_id(0);
  double l[TRI(N, 0)];
  __global const double* a = in + id * N * N;
  for (int i = 0; i < N; i++)
    for (int j = 0; j <= i; j++) {
      double s = i == j ? 8.0 : 0.0;
      for (int k = 0; k < N; k++) s += a[i * N + k] * a[j * N + k];
      l[TRI(i, j)] = s;
    }
  for (int j = 0; j < N; j++) {
    double d = l[TRI(j, j)];
    for (int k = 0; k < j; k++) d -= l[TRI(j, k)] * l[TRI(j, k)];
    d = sqrt(d);
    l[TRI(j, j)] = d;
    for (int i = j + 1; i < N; i++) {
      double s = l[TRI(i, j)];
      for (int k = 0; k < j; k++) s -= l[TRI(i, k)] * l[TRI(j, k)];
      l[TRI(i, j)] = s / d;
    }
  }
  for (int i = 0; i < TRI(N, 0); i++) out[id * TRI(N, 0) + i] = l[i];
}

__kernel void inverse4(__global const float16* in, __global float16* out) {
  const int id = get_global_id(0);
  float16 m = in[id];
  m.s05af += 3.0f;
  const float s0 = m.s0 * m.s5 - m.s4 * m.s1, s1 = m.s0 * m.s6 - m.s4 * m.s2, s2 = m.s0 * m.s7 - m.s4 * m.s3;
  const float s3 = m.s1 * m.s6 - m.s5 * m.s2, s4 = m.s1 * m.s7 - m.s5 * m.s3, s5 = m.s2 * m.s7 - m.s6 * m.s3;
  const float c5 = m.sa * m.sf - m.se * m.sb, c4 = m.s9 * m.sf - m.sd * m.sb, c3 = m.s9 * m.se - m.sd * m.sa;
  const float c2 = m.s8 * m.sf - m.sc * m.sb, c1 = m.s8 * m.se - m.sc * m.sa, c0 = m.s8 * m.sd - m.sc * m.s9;
  const float inv = 1.0f / (s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0);
  float16 r;
  r.s0 = m.s5 * c5 - m.s6 * c4 + m.s7 * c3;
  r.s1 = -m.s1 * c5 + m.s2 * c4 - m.s3 * c3;
  r.s2 = m.sd * s5 - m.se * s4 + m.sf * s3;
  r.s3 = -m.s9 * s5 + m.sa * s4 - m.sb * s3;
  r.s4 = -m.s4 * c5 + m.s6 * c2 - m.s7 * c1;
  r.s5 = m.s0 * c5 - m.s2 * c2 + m.s3 * c1;
  r.s6 = -m.sc * s5 + m.se * s2 - m.sf * s1;
  r.s7 = m.s8 * s5 - m.sa * s2 + m.sb * s1;
  r.s8 = m.s4 * c4 - m.s5 * c2 + m.s7 * c0;
  r.s9 = -m.s0 * c4 + m.s1 * c2 - m.s3 * c0;
  r.sa = m.sc * s4 - m.sd * s2 + m.sf * s0;
  r.sb = -m.s8 * s4 + m.s9 * s2 - m.sb * s0;
  r.sc = -m.s4 * c3 + m.s5 * c1 - m.s6 * c0;
  r.sd = m.s0 * c3 - m.s1 * c1 + m.s2 * c0;
  r.se = -m.sc * s3 + m.sd * s1 - m.se * s0;
  r.sf = m.s8 * s3 - m.s9 * s1 + m.sa * s0;
  out[id] = r * inv;
}

__kernel void qr4(__global double* a, __global double* q) {
  const int id = get_global_id(0);
  double r[4][4], h[4][4];
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) {
      r[i][j] = a[id * 16 + i * 4 + j];
      h[i][j] = i == j;
    }
  for (int k = 0; k < 3; k++) {
    double norm = 0.0, v[4];
    for (int i = k; i < 4; i++) norm += r[i][k] * r[i][k];
    norm = sqrt(norm);
    const double alpha = r[k][k] > 0.0 ? -norm : norm;
    double vv = 0.0;
    for (int i = k; i < 4; i++) {
      v[i] = r[i][k] - (i == k ? alpha : 0.0);
      vv += v[i] * v[i];
    }
    if (vv == 0.0) continue;
    const double beta = 2.0 / vv;
    for (int j = 0; j < 4; j++) {
      double s = 0.0, t = 0.0;
      for (int i = k; i < 4; i++) {
        s += v[i] * r[i][j];
        t += v[i] * h[i][j];
      }
      for (int i = k; i < 4; i++) {
        r[i][j] -= beta * s * v[i];
        h[i][j] -= beta * t * v[i];
      }
    }
  }
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) {
      a[id * 16 + i * 4 + j] = r[i][j];
      q[id * 16 + i * 4 + j] = h[j][i];
    }
}
