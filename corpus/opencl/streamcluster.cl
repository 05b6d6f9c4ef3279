// Rodinia streamcluster: the gain of opening a centre, with the coordinates of the candidate in local memory.
// Points come as separate arrays of weight, assignment and cost, and as records of three words.
// run: --kernel pgain --grid 2 --block 32 --arg buf:f32x64:random:1:0.5:1.5 --arg buf:i32x64:random:2:0:4 --arg buf:f32x64:random:3:0:2 --arg buf:f32x384:random:4:-1:1 --arg work=buf:f32x320:zeros --arg buf:i32x64:iota:0:0 --arg sw=buf:i8x64:zeros --arg local:24 --arg i32:60 --arg i32:6 --arg i32:7 --arg i32:4
// run: --kernel apply_switch --grid 2 --block 32 --arg p=buf:u32x192:random:5:0:5 --arg buf:i8x64:random:6:0:1 --arg i32:60 --arg i32:9

typedef struct {
  float weight;
  int assign;
  float cost;
} Point_Struct;

// coord: dim x num, feature-major; work: for each thread k lower gains and one own gain.
__kernel void pgain(__global const float* weight, __global const int* assign, __global const float* cost,
                    __global const float* coord, __global float* work, __global const int* center_table,
                    __global char* switch_membership, __local float* coord_s, const int num, const int dim, const int x,
                    const int k) {
  const int tid = get_global_id(0);
  const int lid = get_local_id(0);
  for (int i = lid; i < dim; i += get_local_size(0)) coord_s[i] = coord[i * num + x];
  barrier(CLK_LOCAL_MEM_FENCE);
  if (tid >= num) return;
  float x_cost = 0.0f;
  for (int i = 0; i < dim; i++) {
    float d = coord[i * num + tid] - coord_s[i];
    x_cost += d * d;
  }
  x_cost *= weight[tid];
  const float current = cost[tid] * weight[tid];
  const int base = tid * (k + 1);
  if (x_cost < current) {
    switch_membership[tid] = 1;
    work[base + k] += x_cost - current;
  } else {
    const int a = center_table[assign[tid]];
    work[base + a] += current - x_cost;
  }
}

__kernel void apply_switch(__global Point_Struct* p, __global const char* switched, const int num, const int x) {
  const int i = get_global_id(0);
  if (i >= num) return;
  Point_Struct q = p[i];
  if (switched[i]) {
    q.cost = as_float(as_int(q.cost) + 0x3f800000) * 2.0f;
    q.assign = x;
  }
  p[i] = q;
}
