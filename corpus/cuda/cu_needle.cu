// Needleman-Wunsch (Rodinia): anti-diagonals of a tile in shared memory, then a traceback; Smith-Waterman best score per pair.
// run: --kernel needle_tile --grid 3 --block 16 --arg buf:i8x256:random:311:0:3 --arg buf:i8x256:random:312:0:3 --arg score=buf:i32x867:zeros --arg path=buf:i8x96:zeros --arg i32:3
// run: --kernel smith_waterman --grid 1 --block 32 --arg buf:u8x512:random:313:65:68 --arg buf:u8x768:random:314:65:68 --arg best=buf:i32x32:zeros
#include "cuda_mini.h"

#define T 16

__device__ __forceinline__ int maximum(int a, int b, int c) { return max(max(a, b), c); }

extern "C" __global__ void needle_tile(const signed char *a, const signed char *b, int *score, signed char *path, int penalty) {
  __shared__ int temp[T + 1][T + 1];
  __shared__ signed char ref[T][T];
  const int tx = threadIdx.x;
  a += blockIdx.x * T;
  b += blockIdx.x * T;
  for (int y = 0; y < T; ++y) ref[y][tx] = a[y] == b[tx] ? 5 : (signed char)(-((a[y] + b[tx]) % 4));
  if (tx == 0) temp[0][0] = 0;
  temp[tx + 1][0] = -(tx + 1) * penalty;
  temp[0][tx + 1] = -(tx + 1) * penalty;
  __syncthreads();
  for (int m = 0; m < T; ++m) {
    if (tx <= m) {
      int x = tx + 1, y = m - tx + 1;
      temp[y][x] = maximum(temp[y - 1][x - 1] + ref[y - 1][x - 1], temp[y][x - 1] - penalty, temp[y - 1][x] - penalty);
    }
    __syncthreads();
  }
  for (int m = T - 2; m >= 0; --m) {
    if (tx <= m) {
      int x = tx + T - m, y = T - tx;
      temp[y][x] = maximum(temp[y - 1][x - 1] + ref[y - 1][x - 1], temp[y][x - 1] - penalty, temp[y - 1][x] - penalty);
    }
    __syncthreads();
  }
  for (int y = 0; y <= T; ++y) {
    score[(blockIdx.x * (T + 1) + y) * (T + 1) + tx + 1] = temp[y][tx + 1];
    if (tx == 0) score[(blockIdx.x * (T + 1) + y) * (T + 1)] = temp[y][0];
  }
  if (tx == 0) {
    int x = T, y = T, n = 0;
    while (x > 0 || y > 0) {
      signed char step;
      if (x > 0 && y > 0 && temp[y][x] == temp[y - 1][x - 1] + ref[y - 1][x - 1]) { step = 'm'; --x; --y; }
      else if (x > 0 && temp[y][x] == temp[y][x - 1] - penalty) { step = 'i'; --x; }
      else { step = 'd'; --y; }
      path[blockIdx.x * 2 * T + n++] = step;
    }
  }
}

extern "C" __global__ void smith_waterman(const uchar *query, const uchar *subject, int *best) {
  int id = blockIdx.x * blockDim.x + threadIdx.x;
  const uchar *q = query + id * 16, *s = subject + id * 24;
  int H[17], E[17];
  for (int i = 0; i <= 16; ++i) { H[i] = 0; E[i] = -1000; }
  int top = 0;
  for (int j = 0; j < 24; ++j) {
    int diag = 0, F = -1000;
    for (int i = 1; i <= 16; ++i) {
      E[i] = max(E[i] - 1, H[i] - 3);
      F = max(F - 1, H[i - 1] - 3);
      int h = max(0, diag + (q[i - 1] == s[j] ? 2 : -1));
      h = max(h, max(E[i], F));
      diag = H[i];
      H[i] = h;
      top = max(top, h);
    }
  }
  best[id] = top;
}
