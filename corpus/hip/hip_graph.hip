// Graph kernels on CSR: PageRank pull, triangle counting by merging sorted lists, colouring round with hashed priorities, Bellman-Ford relaxation with atomics.
// run: --kernel pagerank_pull --grid 1 --block 32 --arg buf:i32x33:iota:0:4 --arg buf:i32x128:random:111:0:31 --arg buf:f32x32:random:112:0:1 --arg buf:i32x32:random:113:1:8 --arg out=buf:f32x32:zeros --arg f32:0.85 --arg i32:32 --tolerance 1e-5
// run: --kernel triangles --grid 1 --block 32 --arg buf:i32x33:iota:0:4 --arg buf:i32x128:iota --arg count=buf:u32x1:zeros --arg i32:32
// run: --kernel colour_round --grid 1 --block 32 --arg buf:i32x33:iota:0:4 --arg buf:i32x128:random:114:0:31 --arg buf:i32x32:fill:-1 --arg out=buf:i32x32:zeros --arg i32:3
// run: --kernel bellman_ford --grid 1 --block 64 --arg buf:i32x192:random:115:0:15 --arg dist=buf:i32x16:values:0,100000,100000,100000,100000,100000,100000,100000,100000,100000,100000,100000,100000,100000,100000,100000 --arg i32:64
#include "hip_mini.h"

extern "C" __global__ void pagerank_pull(const int *row, const int *col, const float *rank, const int *degree, float *out, float damping, int n) {
  const int v = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;
  if (v >= n) return;
  float sum = 0;
  for (int e = row[v]; e < row[v + 1]; ++e) sum += rank[col[e]] / (float)degree[col[e]];
  out[v] = (1.0f - damping) / (float)n + damping * sum;
}

// Merges the lists of both ends of an edge; the lists' entries are hashed, so that some meet.
extern "C" __global__ void triangles(const int *row, const int *col, unsigned *count, int n) {
  const int v = hipThreadIdx_x;
  unsigned found = 0;
  for (int e = row[v]; e < row[v + 1]; ++e) {
    const int w = col[e] % n;
    int i = row[v], j = row[w];
    while (i < row[v + 1] && j < row[w + 1]) {
      const int a = (col[i] * 3) & 31, b = (col[j] * 5) & 31;
      if (a == b) { ++found; ++i; ++j; }
      else if (a < b) ++i;
      else ++j;
    }
  }
  atomicAdd(count, found);
}

__device__ __forceinline__ unsigned priority(unsigned v, unsigned round) {
  unsigned h = v * 0x9E3779B1u + round * 0x85EBCA77u;
  h ^= h >> 15;
  h *= 0x2C1B3C6Du;
  return h ^ (h >> 12);
}

extern "C" __global__ void colour_round(const int *row, const int *col, const int *colour, int *out, int round) {
  const int v = hipThreadIdx_x;
  const unsigned mine = priority(v, round);
  bool highest = colour[v] < 0, lowest = highest;
  for (int e = row[v]; e < row[v + 1] && (highest || lowest); ++e) {
    const int w = col[e];
    if (w == v || colour[w] >= 0) continue;
    const unsigned theirs = priority(w, round);
    if (theirs >= mine) highest = false;
    if (theirs <= mine) lowest = false;
  }
  out[v] = highest ? 2 * round : lowest ? 2 * round + 1 : colour[v];
}

struct Edge { int from, to, weight; };

extern "C" __global__ void bellman_ford(const Edge *edges, int *dist, int n) {
  __shared__ int d[16];
  const int t = hipThreadIdx_x;
  if (t < 16) d[t] = dist[t];
  __syncthreads();
  for (int round = 0; round < 15; ++round) {
    int candidate = 0;
    if (t < n) candidate = d[edges[t].from] + edges[t].weight + 1;
    __syncthreads();
    if (t < n) atomicMin(&d[edges[t].to], candidate);
    __syncthreads();
  }
  if (t < 16) dist[t] = d[t];
}
