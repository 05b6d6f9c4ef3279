// Edge detection on 8-bit images: RGBA to luma, Sobel with L1 magnitude, threshold with saturation.
// run: --kernel rgba_to_luma --grid 4,4 --block 8,8 --arg buf:u8x4096:random:111 --arg dst=buf:u8x1024:zeros --arg i32:32 --arg i32:32
// run: --kernel sobel --grid 4,4 --block 8,8 --arg buf:u8x1024:random:112 --arg dst=buf:u8x1024:zeros --arg i32:32 --arg i32:32 --arg f32:0.5
#include "cuda_mini.h"

extern "C" __global__ void rgba_to_luma(const uchar4 *src, uchar *dst, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h) return;
  uchar4 p = src[y * w + x];
  dst[y * w + x] = (uchar)((p.x * 77 + p.y * 150 + p.z * 29 + 128) >> 8);
}

__device__ __forceinline__ uchar compute(int ul, int um, int ur, int ml, int mr, int ll, int lm, int lr, float scale) {
  int horz = ur + 2 * mr + lr - ul - 2 * ml - ll;
  int vert = ul + 2 * um + ur - ll - 2 * lm - lr;
  short sum = (short)(scale * (float)(abs(horz) + abs(vert)));
  if (sum < 0) return 0;
  if (sum > 0xff) return 0xff;
  return (uchar)sum;
}

extern "C" __global__ void sobel(const uchar *src, uchar *dst, int w, int h, float scale) {
  __shared__ uchar tile[10][10];
  const int gx = blockIdx.x * 8, gy = blockIdx.y * 8;
  for (int i = threadIdx.y * 8 + threadIdx.x; i < 100; i += 64) {
    int ty = i / 10, tx = i % 10;
    int sx = min(max(gx + tx - 1, 0), w - 1), sy = min(max(gy + ty - 1, 0), h - 1);
    tile[ty][tx] = src[sy * w + sx];
  }
  __syncthreads();
  const int x = threadIdx.x, y = threadIdx.y;
  if (gx + x < w && gy + y < h)
    dst[(gy + y) * w + gx + x] = compute(tile[y][x], tile[y][x + 1], tile[y][x + 2], tile[y + 1][x], tile[y + 1][x + 2], tile[y + 2][x],
                                         tile[y + 2][x + 1], tile[y + 2][x + 2], scale);
}
