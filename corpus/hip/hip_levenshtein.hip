// Dynamic programming per thread: Levenshtein distance with one row, 0/1 knapsack on a bit row and on values, longest increasing subsequence, matrix chain order.
// run: --kernel levenshtein --grid 1 --block 32 --arg buf:u8x384:random:91:97:100 --arg buf:u8x512:random:92:97:100 --arg out=buf:i32x32:zeros --arg i32:12 --arg i32:16
// run: --kernel knapsack --grid 1 --block 32 --arg buf:u8x256:random:93:1:9 --arg buf:u16x256:random:94:1:99 --arg out=buf:i32x64:zeros --arg i32:20
// run: --kernel lis --grid 1 --block 32 --arg buf:i32x512:random:95:0:99 --arg out=buf:i32x32:zeros
// run: --kernel matrix_chain_order --grid 1 --block 16 --arg buf:u8x112:random:96:1:20 --arg out=buf:u32x16:zeros
#include "hip_mini.h"

extern "C" __global__ void levenshtein(const unsigned char *a, const unsigned char *b, int *out, int n, int m) {
  const int id = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;
  a += id * n;
  b += id * m;
  int row[17];
  for (int j = 0; j <= m; ++j) row[j] = j;
  for (int i = 1; i <= n; ++i) {
    int diag = row[0];
    row[0] = i;
    for (int j = 1; j <= m; ++j) {
      const int keep = row[j];
      row[j] = min(min(row[j], row[j - 1]) + 1, diag + (a[i - 1] != b[j - 1]));
      diag = keep;
    }
  }
  out[id] = row[m];
}

extern "C" __global__ void knapsack(const unsigned char *weight, const unsigned short *value, int *out, int capacity) {
  const int id = hipThreadIdx_x;
  int best[32];
  unsigned reachable = 1;
  for (int c = 0; c <= capacity; ++c) best[c] = 0;
  for (int i = 0; i < 8; ++i) {
    const int w = weight[id * 8 + i], v = value[id * 8 + i];
    reachable |= reachable << w;
    for (int c = capacity; c >= w; --c) best[c] = max(best[c], best[c - w] + v);
  }
  out[2 * id] = best[capacity];
  out[2 * id + 1] = (int)reachable;
}

extern "C" __global__ void lis(const int *in, int *out) {
  const int id = hipThreadIdx_x;
  int tails[16], n = 0;
  for (int i = 0; i < 16; ++i) {
    const int v = in[id * 16 + i];
    int lo = 0, hi = n;
    while (lo < hi) {
      const int mid = (lo + hi) >> 1;
      if (tails[mid] < v) lo = mid + 1;
      else hi = mid;
    }
    tails[lo] = v;
    if (lo == n) ++n;
  }
  out[id] = n * 1000 + tails[n - 1];
}

extern "C" __global__ void matrix_chain_order(const unsigned char *dims, unsigned *out) {
  const unsigned char *p = dims + hipThreadIdx_x * 7;
  unsigned cost[6][6];
  for (int i = 0; i < 6; ++i) cost[i][i] = 0;
  for (int len = 2; len <= 6; ++len)
    for (int i = 0; i + len <= 6; ++i) {
      const int j = i + len - 1;
      unsigned best = ~0u;
      for (int k = i; k < j; ++k) {
        const unsigned c = cost[i][k] + cost[k + 1][j] + (unsigned)p[i] * p[k + 1] * p[j + 1];
        best = c < best ? c : best;
      }
      cost[i][j] = best;
    }
  out[hipThreadIdx_x] = cost[0][5];
}
