// Breadth-first search in the Rodinia manner: a frontier mask, and a second kernel that promotes the next frontier.
// Nodes have (first edge, edge count) records; iota gives {0,1},{2,3}... so edges are in range of the list.
// run: --kernel bfs_expand --grid 1 --block 64 --arg buf:i32x128:random:1:0:3 --arg buf:i32x8:random:2:0:63 --arg mask=buf:i8x64:random:3:0:1 --arg upd=buf:i32x64:zeros --arg buf:i8x64:random:5:0:1 --arg cost=buf:i32x64:fill:4 --arg i32:60
// run: --kernel bfs_promote --grid 1 --block 64 --arg mask=buf:i8x64:zeros --arg upd=buf:i32x64:random:6:0:1 --arg visited=buf:i8x64:zeros --arg over=buf:i32x1:zeros --arg i32:60

typedef struct {
  int starting;
  int no_of_edges;
} Node;

__kernel void bfs_expand(const __global Node* restrict nodes, const __global int* restrict edges,
                         __global char* restrict mask, __global int* restrict updating, __global const char* visited,
                         __global int* cost, const int no_of_nodes) {
  int tid = get_global_id(0);
  if (tid < no_of_nodes && mask[tid]) {
    mask[tid] = false;
    for (int i = nodes[tid].starting; i < (nodes[tid].no_of_edges + nodes[tid].starting); i++) {
      int id = edges[i];
      if (!visited[id]) {
        // Every thread of the frontier has the same cost: the store is the same whoever comes last.
        atomic_xchg(&cost[id], 5);
        atomic_or(&updating[id], 1);
      }
    }
  }
}

__kernel void bfs_promote(__global char* restrict mask, __global int* restrict updating, __global char* visited,
                          volatile __global int* over, const int no_of_nodes) {
  int tid = get_global_id(0);
  if (tid < no_of_nodes) {
    if (updating[tid]) {
      mask[tid] = true;
      visited[tid] = true;
      atomic_or(over, 1);
      updating[tid] = 0;
    }
  }
}
