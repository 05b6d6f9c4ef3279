// Separable convolution (rows and columns) with the filter in constant memory; the radius is a template argument.
// run: --kernel conv_rows --grid 2,4 --block 16,4 --arg dst=buf:f32x1024:zeros --arg buf:f32x1024:random:101:0:1 --arg i32:64 --arg i32:16 --tolerance 1e-5
// run: --kernel conv_cols --grid 4,2 --block 16,4 --arg dst=buf:f32x1024:zeros --arg buf:f32x1024:random:102:0:1 --arg i32:64 --arg i32:16 --tolerance 1e-5
#include "cuda_mini.h"

#define RADIUS 4
#define STEPS 2

__constant__ float c_kernel[2 * RADIUS + 1] = {0.01f, 0.05f, 0.12f, 0.2f, 0.24f, 0.2f, 0.12f, 0.05f, 0.01f};

template <int I> __device__ __forceinline__ float conv_row(const float *d) { return d[RADIUS - I] * c_kernel[I] + conv_row<I - 1>(d); }
template <> __device__ __forceinline__ float conv_row<-1>(const float *) { return 0; }

extern "C" __global__ void conv_rows(float *dst, const float *src, int w, int h) {
  __shared__ float s[4][STEPS * 16 + 2 * 16];
  const int baseX = blockIdx.x * STEPS * 16 - 16 + threadIdx.x;
  const int baseY = blockIdx.y * 4 + threadIdx.y;
  src += baseY * w;
  dst += baseY * w;
#pragma unroll
  for (int i = 0; i < STEPS + 2; i++) {
    const int x = baseX + i * 16;
    s[threadIdx.y][threadIdx.x + i * 16] = (x >= 0 && x < w) ? src[x] : 0.0f;
  }
  __syncthreads();
#pragma unroll
  for (int i = 1; i < STEPS + 1; i++) dst[baseX + i * 16] = conv_row<2 * RADIUS>(&s[threadIdx.y][threadIdx.x + i * 16]);
}

extern "C" __global__ void conv_cols(float *dst, const float *src, int w, int h) {
  __shared__ float s[16][STEPS * 4 + 2 * 4 + 1];
  const int baseX = blockIdx.x * 16 + threadIdx.x;
  const int baseY = (blockIdx.y * STEPS - 1) * 4 + threadIdx.y;
#pragma unroll
  for (int i = 0; i < STEPS + 2; i++) {
    const int y = baseY + i * 4;
    s[threadIdx.x][threadIdx.y + i * 4] = (y >= 0 && y < h) ? src[y * w + baseX] : 0.0f;
  }
  __syncthreads();
#pragma unroll
  for (int i = 1; i < STEPS + 1; i++) {
    float sum = 0;
#pragma unroll
    for (int j = -RADIUS; j <= RADIUS; j++) sum += c_kernel[RADIUS - j] * s[threadIdx.x][threadIdx.y + i * 4 + j];
    dst[(baseY + i * 4) * w + baseX] = sum;
  }
}
