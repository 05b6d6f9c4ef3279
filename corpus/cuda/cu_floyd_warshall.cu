// Floyd-Warshall: one relaxation step over global memory with predecessors, and a whole 16x16 tile in shared memory.
// run: --kernel floyd_step --grid 2,2 --block 8,8 --arg dist=buf:u32x256:random:301:1:100 --arg pred=buf:i32x256:fill:-1 --arg u32:16 --arg u32:5
// run: --kernel floyd_tile --grid 2 --block 16,16 --arg dist=buf:i32x512:random:302:1:500
#include "cuda_mini.h"

extern "C" __global__ void floyd_step(unsigned *dist, int *pred, unsigned n, unsigned k) {
  unsigned x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  // Row and column k do not change in step k.
  if (x >= n || y >= n || x == k || y == k) return;
  unsigned direct = dist[y * n + x];
  unsigned via = dist[y * n + k] + dist[k * n + x];
  if (via < direct) {
    dist[y * n + x] = via;
    pred[y * n + x] = (int)k;
  }
}

extern "C" __global__ void floyd_tile(int *dist) {
  __shared__ int t[16][16];
  const int x = threadIdx.x, y = threadIdx.y;
  dist += blockIdx.x * 256;
  t[y][x] = x == y ? 0 : dist[y * 16 + x];
  __syncthreads();
  for (int k = 0; k < 16; ++k) {
    int via = t[y][k] + t[k][x];
    __syncthreads();
    t[y][x] = min(t[y][x], via);
    __syncthreads();
  }
  dist[y * 16 + x] = t[y][x];
}
