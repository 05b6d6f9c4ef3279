// Graphs: PageRank by pulling, Bellman-Ford with atomic minima, connected components, triangle counts by merging,
// Floyd-Warshall, colouring.
// Degrees are constant, so row pointers are multiples.
// run: --kernel pagerank_pull --grid 1 --block 64 --arg buf:i32x384:random:1:0:63 --arg buf:f32x64:random:2:0.01:0.03 --arg out=buf:f32x64:zeros --arg i32:6 --arg f32:0.85
// run: --kernel relax_edges --grid 2 --block 64 --arg buf:i32x128:random:3:0:31 --arg buf:i32x128:random:4:0:31 --arg buf:i32x128:random:5:1:20 --arg buf:i32x32:random:6:0:100 --arg dist=buf:i32x32:fill:1000
// run: --kernel components_pass --grid 1 --block 64 --arg buf:i32x128:random:7:0:63 --arg label=buf:i32x64:iota:0:1 --arg i32:64
// run: --kernel triangle_count --grid 1 --block 32 --arg buf:i32x256:iota:0:3 --arg cnt=buf:u32x1:zeros --arg i32:8
// run: --kernel floyd_step --grid 2,2 --block 8,8 --arg d=buf:i32x256:random:8:1:50 --arg i32:16 --arg i32:5
// run: --kernel colour_greedy --grid 1 --block 32 --arg buf:i32x160:random:9:0:31 --arg colour=buf:i32x32:fill:-1 --arg i32:5

__kernel void pagerank_pull(__global const int* sources, __global const float* rank, __global float* out, const int degree,
                            const float damping) {
  const int v = get_global_id(0), n = get_global_size(0);
  float sum = 0.0f;
  for (int e = v * degree; e < (v + 1) * degree; e++) sum += rank[sources[e]] * (1.0f / 8.0f);
  out[v] = (1.0f - damping) * 0.015625f + damping * sum;
}

__kernel void relax_edges(__global const int* from, __global const int* to, __global const int* weight,
                          __global const int* old, volatile __global int* dist) {
  const int e = get_global_id(0);
  const int d = old[from[e]] + weight[e];
  if (d < 200) atomic_min(&dist[to[e]], d);
}

// All passes in one group: the smaller label wins until nothing changes.
__kernel void components_pass(__global const int2* edges, __global int* label, const int n) {
  __local int l[64];
  __local int changed;
  const int t = get_local_id(0);
  l[t] = label[t];
  const int2 e = edges[t];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int pass = 0; pass < n; pass++) {
    if (t == 0) changed = 0;
    const int a = l[e.x], b = l[e.y];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (a < b) {
      atomic_min(&l[e.y], a);
      atomic_or(&changed, 1);
    } else if (b < a) {
      atomic_min(&l[e.x], b);
      atomic_or(&changed, 1);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    const int again = changed;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (!again) break;
  }
  label[t] = l[t];
}

// Sorted neighbour lists; the neighbours of v are list[v*degree..]: here numbers that rise by three.
__kernel void triangle_count(__global const int* list, volatile __global uint* total, const int degree) {
  const int v = get_global_id(0), n = get_global_size(0);
  uint count = 0;
  for (int i = 0; i < degree; i++) {
    const int u = list[v * degree + i] % n;
    int a = v * degree, b = u * degree;
    const int ae = a + degree, be = b + degree;
    while (a < ae && b < be) {
      const int x = list[a], y = list[b];
      count += x == y;
      a += x <= y;
      b += y <= x;
    }
  }
  if (count) atomic_add(total, count);
}

__kernel void floyd_step(__global int* d, const int n, const int k) {
  const int i = get_global_id(1), j = get_global_id(0);
  if (i == k || j == k) return;
  const int through = d[i * n + k] + d[k * n + j];
  if (through < d[i * n + j]) d[i * n + j] = through;
}

// In one group, a turn for each vertex; the turn's owner takes the least colour that its neighbours do not have.
__kernel void colour_greedy(__global const int* adj, __global int* colour, const int degree) {
  __local int c[32];
  const int v = get_local_id(0);
  c[v] = -1;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int turn = 0; turn < 32; turn++) {
    if (v == turn) {
      uint used = 0;
      for (int i = 0; i < degree; i++) {
        const int x = c[adj[v * degree + i]];
        if (x >= 0) used |= 1u << x;
      }
      c[v] = ctz(~used);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  colour[v] = c[v];
}
