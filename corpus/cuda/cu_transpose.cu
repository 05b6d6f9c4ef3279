// Matrix transposition: naive, tiled with padding, and a version for 16-byte elements.
// run: --kernel transpose_naive --grid 3,2 --block 16,16 --arg buf:f32x1200:iota --arg out=buf:f32x1200:zeros --arg i32:40 --arg i32:30
// run: --kernel transpose_tiled --grid 2,2 --block 32,8 --arg buf:f32x1824:iota --arg out=buf:f32x1824:zeros --arg i32:57 --arg i32:32
// run: --kernel transpose_float4 --grid 2,2 --block 16,16 --arg buf:f32x2048:random:5 --arg out=buf:f32x2048:zeros --arg i32:32 --arg i32:16
#include "cuda_mini.h"

#define TILE 32
#define ROWS 8

extern "C" __global__ void transpose_naive(const float *in, float *out, int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < width && y < height) out[x * height + y] = in[y * width + x];
}

extern "C" __global__ void transpose_tiled(const float *in, float *out, int width, int height) {
  __shared__ float tile[TILE][TILE + 1];
  int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;
#pragma unroll
  for (int j = 0; j < TILE; j += ROWS)
    if (x < width && y + j < height) tile[threadIdx.y + j][threadIdx.x] = in[(size_t)(y + j) * width + x];
  __syncthreads();
  x = blockIdx.y * TILE + threadIdx.x;
  y = blockIdx.x * TILE + threadIdx.y;
#pragma unroll
  for (int j = 0; j < TILE; j += ROWS)
    if (x < height && y + j < width) out[(size_t)(y + j) * height + x] = tile[threadIdx.x][threadIdx.y + j];
}

extern "C" __global__ void transpose_float4(const float4 *__restrict__ in, float4 *__restrict__ out, int width, int height) {
  __shared__ float4 tile[16][17];
  int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  if (x < width && y < height) tile[threadIdx.y][threadIdx.x] = in[y * width + x];
  __syncthreads();
  x = blockIdx.y * 16 + threadIdx.x;
  y = blockIdx.x * 16 + threadIdx.y;
  if (x < height && y < width) out[y * height + x] = tile[threadIdx.x][threadIdx.y];
}
