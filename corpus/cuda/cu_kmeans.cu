// k-means assignment with integer accumulators, k-nearest neighbours by insertion in a private list, and a distance matrix.
// run: --kernel kmeans_assign --grid 2 --block 64 --arg buf:i32x512:random:291:0:1000 --arg buf:i32x20:random:292:0:1000 --arg label=buf:i32x128:zeros --arg sums=buf:i32x20:zeros --arg counts=buf:i32x5:zeros --arg i32:128 --arg i32:5
// run: --kernel knn --grid 1 --block 32 --arg buf:f32x96:random:293:0:1 --arg buf:f32x192:random:294:0:1 --arg idx=buf:i32x128:zeros --arg dist=buf:f32x128:zeros --arg i32:64 --tolerance 1e-5
#include "cuda_mini.h"

#define DIM 4

extern "C" __global__ void kmeans_assign(const int *points, const int *centres, int *label, int *sums, int *counts, int n, int k) {
  __shared__ int s_centres[8 * DIM];
  for (int i = threadIdx.x; i < k * DIM; i += blockDim.x) s_centres[i] = centres[i];
  __syncthreads();
  int id = blockIdx.x * blockDim.x + threadIdx.x;
  if (id >= n) return;
  int p[DIM];
#pragma unroll
  for (int d = 0; d < DIM; ++d) p[d] = points[id * DIM + d];
  int best = 0x7fffffff, who = -1;
  for (int c = 0; c < k; ++c) {
    int dist = 0;
#pragma unroll
    for (int d = 0; d < DIM; ++d) {
      int t = p[d] - s_centres[c * DIM + d];
      dist += t * t;
    }
    if (dist < best) { best = dist; who = c; }
  }
  label[id] = who;
  atomicAdd(&counts[who], 1);
#pragma unroll
  for (int d = 0; d < DIM; ++d) atomicAdd(&sums[who * DIM + d], p[d]);
}

#define K 4
extern "C" __global__ void knn(const float *query, const float *ref, int *idx, float *dist, int n) {
  int q = blockIdx.x * blockDim.x + threadIdx.x;
  float qx = query[3 * q], qy = query[3 * q + 1], qz = query[3 * q + 2];
  float best[K];
  int who[K];
  for (int i = 0; i < K; ++i) { best[i] = 1e30f; who[i] = -1; }
  for (int r = 0; r < n; ++r) {
    float dx = ref[3 * r] - qx, dy = ref[3 * r + 1] - qy, dz = ref[3 * r + 2] - qz;
    float d = fmaf(dx, dx, fmaf(dy, dy, dz * dz));
    if (d >= best[K - 1]) continue;
    int pos = K - 1;
    while (pos > 0 && best[pos - 1] > d) {
      best[pos] = best[pos - 1];
      who[pos] = who[pos - 1];
      --pos;
    }
    best[pos] = d;
    who[pos] = r;
  }
  for (int i = 0; i < K; ++i) { idx[q * K + i] = who[i]; dist[q * K + i] = best[i]; }
}
