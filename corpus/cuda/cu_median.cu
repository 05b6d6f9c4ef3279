// Median filters: 3x3 by a minimum/maximum network on bytes, 5x5 by a partial selection sort in a private array.
// run: --kernel median3x3 --grid 2,4 --block 16,8 --arg buf:u8x1024:random:121 --arg dst=buf:u8x1024:zeros --arg i32:32 --arg i32:32
// run: --kernel median5x5 --grid 2,2 --block 8,8 --arg buf:u16x256:random:122 --arg dst=buf:u16x256:zeros --arg i32:16 --arg i32:16
#include "cuda_mini.h"

template <typename T> __device__ __forceinline__ void sort2(T &a, T &b) {
  T lo = a < b ? a : b;
  b = a < b ? b : a;
  a = lo;
}

extern "C" __global__ void median3x3(const uchar *src, uchar *dst, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h) return;
  uchar v[9];
#pragma unroll
  for (int i = 0; i < 9; ++i) {
    int xx = min(max(x + i % 3 - 1, 0), w - 1), yy = min(max(y + i / 3 - 1, 0), h - 1);
    v[i] = src[yy * w + xx];
  }
  sort2(v[1], v[2]); sort2(v[4], v[5]); sort2(v[7], v[8]);
  sort2(v[0], v[1]); sort2(v[3], v[4]); sort2(v[6], v[7]);
  sort2(v[1], v[2]); sort2(v[4], v[5]); sort2(v[7], v[8]);
  sort2(v[0], v[3]); sort2(v[5], v[8]); sort2(v[4], v[7]);
  sort2(v[3], v[6]); sort2(v[1], v[4]); sort2(v[2], v[5]);
  sort2(v[4], v[7]); sort2(v[4], v[2]); sort2(v[6], v[4]);
  sort2(v[4], v[2]);
  dst[y * w + x] = v[4];
}

extern "C" __global__ void median5x5(const ushort *src, ushort *dst, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h) return;
  ushort v[25];
  int n = 0;
  for (int dy = -2; dy <= 2; ++dy)
    for (int dx = -2; dx <= 2; ++dx) {
      int xx = x + dx, yy = y + dy;
      if (xx >= 0 && xx < w && yy >= 0 && yy < h) v[n++] = src[yy * w + xx];
    }
  const int mid = n / 2;
  for (int i = 0; i <= mid; ++i) {
    int best = i;
    for (int j = i + 1; j < n; ++j)
      if (v[j] < v[best]) best = j;
    ushort t = v[i];
    v[i] = v[best];
    v[best] = t;
  }
  dst[y * w + x] = v[mid];
}
