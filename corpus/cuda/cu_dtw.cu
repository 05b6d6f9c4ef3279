// Dynamic time warping in a band with two private rows, edit distance with Myers' bit vectors, longest common subsequence by anti-diagonals.
// run: --kernel dtw_band --grid 1 --block 32 --arg buf:f32x512:random:321:-1:1 --arg buf:f32x512:random:322:-1:1 --arg out=buf:f32x32:zeros --arg i32:4 --tolerance 1e-4
// run: --kernel myers --grid 1 --block 32 --arg buf:u8x1024:random:323:97:100 --arg buf:u8x1280:random:324:97:100 --arg out=buf:i32x32:zeros
// run: --kernel lcs_block --grid 2 --block 32 --arg buf:u8x64:random:325:0:3 --arg buf:u8x64:random:326:0:3 --arg out=buf:i32x2:zeros
#include "cuda_mini.h"

#define N 16

extern "C" __global__ void dtw_band(const float *a, const float *b, float *out, int band) {
  int id = blockIdx.x * blockDim.x + threadIdx.x;
  a += id * N;
  b += id * N;
  float row[2][N + 1];
  for (int j = 0; j <= N; ++j) row[0][j] = j == 0 ? 0.0f : 1e30f;
  int cur = 0;
  for (int i = 1; i <= N; ++i) {
    float *prev = row[cur], *next = row[cur ^ 1];
    for (int j = 0; j <= N; ++j) next[j] = 1e30f;
    int lo = max(1, i - band), hi = min(N, i + band);
    for (int j = lo; j <= hi; ++j) {
      float cost = fabsf(a[i - 1] - b[j - 1]);
      next[j] = cost + fminf(prev[j - 1], fminf(prev[j], next[j - 1]));
    }
    cur ^= 1;
  }
  out[id] = row[cur][N];
}

extern "C" __global__ void myers(const uchar *pattern, const uchar *text, int *out) {
  int id = blockIdx.x * blockDim.x + threadIdx.x;
  pattern += id * 32;
  text += id * 40;
  unsigned peq[4] = {0, 0, 0, 0};
  for (int i = 0; i < 32; ++i) peq[(pattern[i] - 97) & 3] |= 1u << i;
  unsigned pv = ~0u, mv = 0;
  int score = 32;
  for (int j = 0; j < 40; ++j) {
    unsigned eq = peq[(text[j] - 97) & 3];
    unsigned xv = eq | mv;
    unsigned xh = (((eq & pv) + pv) ^ pv) | eq;
    unsigned ph = mv | ~(xh | pv), mh = pv & xh;
    if (ph & 0x80000000u) ++score;
    if (mh & 0x80000000u) --score;
    ph = (ph << 1) | 1u;
    mh <<= 1;
    pv = mh | ~(xv | ph);
    mv = ph & xv;
  }
  out[id] = score;
}

extern "C" __global__ void lcs_block(const uchar *a, const uchar *b, int *out) {
  __shared__ int d[3][33];
  const int t = threadIdx.x;
  a += blockIdx.x * 32;
  b += blockIdx.x * 32;
  for (int k = t; k < 99; k += 32) (&d[0][0])[k] = 0;
  __syncthreads();
  // Diagonal s holds cells (i, j) with i + j = s; slot i. Thread t owns row i = t + 1.
  for (int s = 2; s <= 64; ++s) {
    int i = t + 1, j = s - i;
    int *now = d[s % 3], *one = d[(s + 2) % 3], *two = d[(s + 1) % 3];
    if (j >= 1 && j <= 32) now[i] = a[i - 1] == b[j - 1] ? two[i - 1] + 1 : max(one[i - 1], one[i]);
    else now[i] = 0;
    __syncthreads();
  }
  if (t == 0) out[blockIdx.x] = d[64 % 3][32];
}
