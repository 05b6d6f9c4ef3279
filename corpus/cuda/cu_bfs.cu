// Breadth-first search, level-synchronous with masks (as in Rodinia); and a frontier-queue step with one atomic per warp.
// run: --kernel bfs_kernel1 --grid 1 --block 64 --arg buf:i32x128:values:0,2,2,2,4,2,6,2,8,2,10,2,12,2,14,2,16,2,18,2,20,2,22,2,24,2,26,2,28,2,30,2,32,2,34,2,36,2,38,2,40,2,42,2,44,2,46,2,48,2,50,2,52,2,54,2,56,2,58,2,60,2,62,2,64,2,66,2,68,2,70,2,72,2,74,2,76,2,78,2,80,2,82,2,84,2,86,2,88,2,90,2,92,2,94,2,96,2,98,2,100,2,102,2,104,2,106,2,108,2,110,2,112,2,114,2,116,2,118,2,120,2,122,2,124,2,126,2 --arg buf:i32x128:random:71:0:63 --arg mask=buf:u8x64:fill:1 --arg upd=buf:u32x64:zeros --arg buf:u8x64:random:72:0:1 --arg cost=buf:i32x64:fill:3 --arg i32:64
// run: --kernel bfs_kernel2 --grid 1 --block 64 --arg mask=buf:u8x64:zeros --arg upd=buf:u32x64:random:73:0:1 --arg visited=buf:u8x64:zeros --arg over=buf:u32x1:zeros --arg i32:64
// run: --kernel bfs_count_frontier --grid 2 --block 64 --arg buf:i32x128:random:74:0:4 --arg count=buf:u32x1:zeros --arg degree=buf:u32x1:zeros --arg i32:3 --arg i32:128
#include "cuda_mini.h"

struct Node {
  int starting;
  int no_of_edges;
};

extern "C" __global__ void bfs_kernel1(const Node *nodes, const int *edges, bool *mask, unsigned *updating, const bool *visited, int *cost, int n) {
  int tid = blockIdx.x * blockDim.x + threadIdx.x;
  if (tid < n && mask[tid]) {
    mask[tid] = false;
    const Node node = nodes[tid];
    for (int i = node.starting; i < node.no_of_edges + node.starting; i++) {
      int id = edges[i];
      if (!visited[id]) {
        atomicMax(&cost[id], 4);
        atomicExch(&updating[id], 1u);
      }
    }
  }
}

extern "C" __global__ void bfs_kernel2(bool *mask, unsigned *updating, bool *visited, unsigned *over, int n) {
  int tid = blockIdx.x * blockDim.x + threadIdx.x;
  if (tid < n && updating[tid]) {
    mask[tid] = true;
    visited[tid] = true;
    atomicOr(over, 1u);
    updating[tid] = 0;
  }
}

extern "C" __global__ void bfs_count_frontier(const int *level, unsigned *count, unsigned *degree, int current, int n) {
  int tid = blockIdx.x * blockDim.x + threadIdx.x;
  bool in = tid < n && level[tid] == current;
  unsigned votes = __ballot_sync(FULL_MASK, in);
  unsigned lane = __laneid();
  if (lane == (unsigned)(__ffs((int)votes) - 1)) atomicAdd(count, (unsigned)__popc(votes));
  unsigned d = in ? (tid * 7u) % 11u : 0u;
  d = __reduce_add_sync(FULL_MASK, d);
  if (lane == 0) atomicAdd(degree, d);
}
