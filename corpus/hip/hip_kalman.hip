// Kalman filter per thread: 4-state constant velocity model with 4x4 matrices in registers, matrices passed and returned by value.
// run: --kernel kalman_track --grid 1 --block 32 --arg buf:f32x512:random:71:-1:1 --arg state=buf:f32x128:zeros --arg p=buf:f32x512:zeros --arg i32:8 --arg f32:0.1 --tolerance 1e-3
#include "hip_mini.h"

template <int R, int C> struct Matrix {
  float m[R][C];
  __device__ float &operator()(int r, int c) { return m[r][c]; }
  __device__ float operator()(int r, int c) const { return m[r][c]; }
};

template <int R, int K, int C> __device__ __noinline__ Matrix<R, C> operator*(const Matrix<R, K> a, const Matrix<K, C> b) {
  Matrix<R, C> r;
  for (int i = 0; i < R; ++i)
    for (int j = 0; j < C; ++j) {
      float s = 0;
      for (int k = 0; k < K; ++k) s += a(i, k) * b(k, j);
      r(i, j) = s;
    }
  return r;
}
template <int R, int C> __device__ Matrix<C, R> transposed(const Matrix<R, C> &a) {
  Matrix<C, R> r;
  for (int i = 0; i < R; ++i)
    for (int j = 0; j < C; ++j) r(j, i) = a(i, j);
  return r;
}
template <int R, int C> __device__ Matrix<R, C> operator+(const Matrix<R, C> &a, const Matrix<R, C> &b) {
  Matrix<R, C> r;
  for (int i = 0; i < R; ++i)
    for (int j = 0; j < C; ++j) r(i, j) = a(i, j) + b(i, j);
  return r;
}
__device__ Matrix<4, 4> identity(float s) {
  Matrix<4, 4> r = {};
  for (int i = 0; i < 4; ++i) r(i, i) = s;
  return r;
}
__device__ __noinline__ Matrix<2, 2> inverse(Matrix<2, 2> a) {
  const float inv = 1.0f / (a(0, 0) * a(1, 1) - a(0, 1) * a(1, 0));
  return {{{a(1, 1) * inv, -a(0, 1) * inv}, {-a(1, 0) * inv, a(0, 0) * inv}}};
}

extern "C" __global__ void kalman_track(const float *measured, float *state, float *cov, int steps, float dt) {
  const int id = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;
  Matrix<4, 4> F = identity(1.0f), P = identity(1.0f);
  F(0, 2) = F(1, 3) = dt;
  const Matrix<2, 4> H = {{{1, 0, 0, 0}, {0, 1, 0, 0}}};
  const Matrix<4, 2> Ht = transposed(H);
  const Matrix<2, 2> R = {{{0.1f, 0}, {0, 0.1f}}};
  Matrix<4, 1> x = {};
  for (int k = 0; k < steps; ++k) {
    x = F * x;
    P = F * P * transposed(F) + identity(0.01f);
    const Matrix<2, 2> S = H * P * Ht + R;
    const Matrix<4, 2> K = P * Ht * inverse(S);
    Matrix<2, 1> y = H * x;
    for (int i = 0; i < 2; ++i) y(i, 0) = measured[(id * steps + k) * 2 + i] - y(i, 0);
    x = x + K * y;
    Matrix<4, 4> KH = K * H;
    for (int i = 0; i < 4; ++i)
      for (int j = 0; j < 4; ++j) KH(i, j) = (i == j ? 1.0f : 0.0f) - KH(i, j);
    P = KH * P;
  }
  for (int i = 0; i < 4; ++i) {
    state[id * 4 + i] = x(i, 0);
    for (int j = 0; j < 4; ++j) cov[id * 16 + i * 4 + j] = P(i, j);
  }
}
