// String search: brute force with early exit, Boyer-Moore-Horspool with a skip table in shared memory, Rabin-Karp, an Aho-Corasick walk.
// run: --kernel brute_force --grid 2 --block 64 --arg buf:u8x160:random:381:97:98 --arg buf:u8x4:values:97,98,98,97 --arg hits=buf:u8x128:zeros --arg i32:4
// run: --kernel horspool --grid 1 --block 32 --arg buf:u8x2048:random:382:97:99 --arg buf:u8x5:values:97,98,97,99,97 --arg count=buf:i32x32:zeros --arg i32:5
// run: --kernel rabin_karp --grid 1 --block 32 --arg buf:u8x1024:random:383:97:99 --arg buf:u8x3:values:98,97,99 --arg count=buf:i32x32:zeros --arg i32:3
// run: --kernel automaton --grid 1 --block 32 --arg buf:u8x1024:random:384:0:1 --arg out=buf:u32x32:zeros
#include "cuda_mini.h"

extern "C" __global__ void brute_force(const uchar *text, const uchar *pat, uchar *hits, int m) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  bool ok = true;
  for (int k = 0; k < m; ++k)
    if (text[i + k] != pat[k]) {
      ok = false;
      break;
    }
  hits[i] = ok;
}

extern "C" __global__ void horspool(const uchar *text, const uchar *pat, int *count, int m) {
  __shared__ uchar skip[256];
  for (int i = threadIdx.x; i < 256; i += blockDim.x) skip[i] = (uchar)m;
  __syncthreads();
  if (threadIdx.x == 0)
    for (int i = 0; i < m - 1; ++i) skip[pat[i]] = (uchar)(m - 1 - i);
  __syncthreads();
  const int id = blockIdx.x * blockDim.x + threadIdx.x;
  const uchar *t = text + id * 64;
  int found = 0;
  for (int pos = 0; pos + m <= 64; pos += skip[t[pos + m - 1]]) {
    int k = m - 1;
    while (k >= 0 && t[pos + k] == pat[k]) --k;
    found += k < 0;
  }
  count[id] = found;
}

extern "C" __global__ void rabin_karp(const uchar *text, const uchar *pat, int *count, int m) {
  const int id = blockIdx.x * blockDim.x + threadIdx.x;
  const uchar *t = text + id * 32;
  const unsigned base = 257, mod = 1000003;
  unsigned hp = 0, ht = 0, power = 1;
  for (int i = 0; i < m; ++i) {
    hp = (hp * base + pat[i]) % mod;
    ht = (ht * base + t[i]) % mod;
    if (i) power = power * base % mod;
  }
  int found = 0;
  for (int i = 0;; ++i) {
    if (ht == hp) {
      int k = 0;
      while (k < m && t[i + k] == pat[k]) ++k;
      if (k == m) ++found;
    }
    if (i + m >= 32) break;
    ht = (ht + mod - t[i] * power % mod) % mod;
    ht = (ht * base + t[i + m]) % mod;
  }
  count[id] = found;
}

struct State { uchar next[2]; ushort output; };
__device__ State machine[6] = {{{1, 0}, 0}, {{2, 3}, 0}, {{2, 4}, 1}, {{5, 0}, 2}, {{5, 0}, 6}, {{2, 3}, 8}};

extern "C" __global__ void automaton(const uchar *bits, unsigned *out) {
  const int id = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned s = 0, acc = 0;
  for (int i = 0; i < 32; ++i) {
    const State &st = machine[s];
    s = st.next[bits[id * 32 + i] & 1];
    acc = acc * 3 + machine[s].output;
  }
  out[id] = acc;
}
