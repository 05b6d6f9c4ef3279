// Private arrays with dynamic indices: heapsort, counting, N queens by bit masks and by arrays, ring buffer, bubble of structs, 2D lookup.
// run: --kernel heapsort --grid 1 --block 32 --arg data=buf:u32x768:random:471:0:999
// run: --kernel n_queens --grid 1 --block 36 --arg out=buf:u32x36:zeros
// run: --kernel local_histogram --grid 1 --block 32 --arg buf:u8x1024:random:472:0:15 --arg out=buf:u8x512:zeros
// run: --kernel sort_records --grid 1 --block 32 --arg buf:u32x512:random:473 --arg out=buf:u32x256:zeros
// run: --kernel ring_filter --grid 1 --block 32 --arg buf:f32x768:random:474:-1:1 --arg out=buf:f32x768:zeros --arg i32:24 --arg i32:5 --tolerance 1e-4
#include "cuda_mini.h"

#define N 24
__device__ void sift(unsigned *a, int root, int n) {
  for (;;) {
    int child = 2 * root + 1;
    if (child >= n) return;
    if (child + 1 < n && a[child + 1] > a[child]) ++child;
    if (a[root] >= a[child]) return;
    unsigned t = a[root];
    a[root] = a[child];
    a[child] = t;
    root = child;
  }
}

extern "C" __global__ void heapsort(unsigned *data) {
  unsigned a[N];
  data += threadIdx.x * N;
  for (int i = 0; i < N; ++i) a[i] = data[i];
  for (int i = N / 2 - 1; i >= 0; --i) sift(a, i, N);
  for (int n = N - 1; n > 0; --n) {
    unsigned t = a[0];
    a[0] = a[n];
    a[n] = t;
    sift(a, 0, n);
  }
  for (int i = 0; i < N; ++i) data[i] = a[i];
}

// The first two rows of a 6x6 board are given by the thread, the rest by backtracking with a private stack.
extern "C" __global__ void n_queens(unsigned *out) {
  const int n = 6, c0 = threadIdx.x / 6, c1 = threadIdx.x % 6;
  unsigned cols[8], left[8], right[8], avail[8];
  unsigned count = 0;
  const unsigned all = (1u << n) - 1;
  const unsigned b0 = 1u << c0, b1 = 1u << c1;
  if (!(b1 & (b0 | (b0 << 1) | (b0 >> 1)))) {
    int row = 2;
    cols[2] = b0 | b1;
    left[2] = ((b0 << 1 | b1) << 1) & all;
    right[2] = (b0 >> 1 | b1) >> 1;
    avail[2] = all & ~(cols[2] | left[2] | right[2]);
    while (row >= 2) {
      if (avail[row] == 0) { --row; continue; }
      unsigned bit = avail[row] & (0u - avail[row]);
      avail[row] ^= bit;
      if (row == n - 1) { ++count; continue; }
      cols[row + 1] = cols[row] | bit;
      left[row + 1] = ((left[row] | bit) << 1) & all;
      right[row + 1] = (right[row] | bit) >> 1;
      ++row;
      avail[row] = all & ~(cols[row] | left[row] | right[row]);
    }
  }
  out[threadIdx.x] = count;
}

extern "C" __global__ void local_histogram(const unsigned char *in, unsigned char *out) {
  unsigned char bins[16] = {};
  for (int i = 0; i < 32; ++i) bins[in[threadIdx.x * 32 + i] & 15]++;
  unsigned char sum = 0;
  for (int i = 0; i < 16; ++i) {
    sum += bins[i];
    out[threadIdx.x * 16 + i] = sum;
  }
}

struct Record { unsigned key; unsigned short weight; unsigned char flag; };

extern "C" __global__ void sort_records(const unsigned *in, unsigned *out) {
  Record r[8];
  for (int i = 0; i < 8; ++i) {
    unsigned v = in[threadIdx.x * 16 + i], w = in[threadIdx.x * 16 + 8 + i];
    r[i] = {v & 0xff, (unsigned short)w, (unsigned char)(w >> 16)};
  }
  for (int i = 0; i < 7; ++i)
    for (int j = 0; j < 7 - i; ++j)
      if (r[j].key > r[j + 1].key || (r[j].key == r[j + 1].key && r[j].weight > r[j + 1].weight)) {
        Record t = r[j];
        r[j] = r[j + 1];
        r[j + 1] = t;
      }
  for (int i = 0; i < 8; ++i) out[threadIdx.x * 8 + i] = (r[i].key << 24) | ((unsigned)r[i].weight << 8) | r[i].flag;
}

extern "C" __global__ void ring_filter(const float *in, float *out, int n, int taps) {
  float ring[8];
  for (int i = 0; i < 8; ++i) ring[i] = 0.0f;
  int head = 0;
  for (int i = 0; i < n; ++i) {
    ring[head] = in[threadIdx.x * n + i];
    float s = 0.0f;
    for (int k = 0; k < taps; ++k) s += ring[(head - k + 8) & 7] * (1.0f / (1 + k));
    out[threadIdx.x * n + i] = s;
    head = (head + 1) & 7;
  }
}
