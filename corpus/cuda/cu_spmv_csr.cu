// CSR sparse matrix times vector: one thread a row, and one warp a row with a shuffle reduction. Rows have 0 to 7 entries.
// run: --kernel make_and_mul_scalar --grid 2 --block 64 --arg buf:u32x128:random:51:0:7 --arg buf:f32x128:random:52:-1:1 --arg y=buf:f32x128:zeros --arg i32:128 --tolerance 1e-4
// run: --kernel spmv_vector --grid 2 --block 128 --arg buf:i32x9:values:0,3,3,40,41,60,64,64,80 --arg buf:i32x80:random:53:0:63 --arg buf:f32x80:random:54:-1:1 --arg buf:f32x64:random:55:-1:1 --arg y=buf:f32x8:zeros --arg i32:8 --tolerance 1e-4
#include "cuda_mini.h"

// The matrix of the scalar variant is implicit: row r has counts[r] entries at columns hashed from r.
extern "C" __global__ void make_and_mul_scalar(const unsigned *counts, const float *x, float *y, int rows) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows) return;
  float dot = 0;
  unsigned h = row * 2654435761u + 1;
  for (unsigned j = 0; j < counts[row]; ++j) {
    h ^= h << 13; h ^= h >> 17; h ^= h << 5;
    unsigned col = h % (unsigned)rows;
    dot += (float)(h >> 24) * (1.0f / 256.0f) * x[col];
  }
  y[row] = dot;
}

extern "C" __global__ void spmv_vector(const int *__restrict__ ptr, const int *__restrict__ indices, const float *__restrict__ data,
                                       const float *__restrict__ x, float *__restrict__ y, int rows) {
  const int lane = threadIdx.x & 31;
  const int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
  if (row >= rows) return;
  const int start = ptr[row], end = ptr[row + 1];
  float dot = 0;
  for (int jj = start + lane; jj < end; jj += 32) dot += data[jj] * x[indices[jj]];
#pragma unroll
  for (int d = 16; d > 0; d >>= 1) dot += __shfl_xor_sync(FULL_MASK, dot, d);
  if (lane == 0) y[row] += dot;
}
