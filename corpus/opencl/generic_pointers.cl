// OpenCL 2.0 generic pointers, program-scope variables, async copies, vectors of pointers in structs, volatile accesses,
// 3-dimensional ranges.
// run: --kernel generic_choice --grid 1 --block 32 --arg buf:f32x64:random:1 --arg out=buf:f32x32:zeros --arg i32:5
// run: --kernel program_scope --grid 1 --block 16 --arg out=buf:i32x32:zeros
// run: --kernel async_copies --grid 2 --block 16 --arg buf:f32x128:random:2 --arg out=buf:f32x128:zeros
// run: --kernel pointer_struct --grid 1 --block 16 --arg buf:u32x64:random:3 --arg buf:u32x64:random:4 --arg out=buf:u32x16:zeros
// run: --kernel range3d --grid 2,2,2 --block 4,2,2 --arg out=buf:u32x512:zeros

static float sum_any(const float* p, int n, int stride) {
  float s = 0.0f;
  for (int i = 0; i < n; i++) s += p[i * stride];
  return s;
}

__kernel void generic_choice(__global const float* in, __global float* out, const int n) {
  __local float l[32];
  float mine[8];
  const int t = get_local_id(0);
  l[t] = in[t] * 2.0f;
  for (int i = 0; i < 8; i++) mine[i] = in[(t + i) & 63] - 0.5f;
  barrier(CLK_LOCAL_MEM_FENCE);
  const float* p;
  switch (t % 3) {
    case 0:
      p = in + t;
      break;
    case 1:
      p = l + (t & 15);
      break;
    default:
      p = mine;
  }
  out[t] = sum_any(p, n, 1);
}

__global int table[4] = {3, 1, 4, 1};
__constant int weights[4] = {1, 10, 100, 1000};
__global float unset[8];

__kernel void program_scope(__global int* out) {
  const int t = get_global_id(0);
  __global int* p = &table[t & 3];
  out[t] = *p * weights[(t >> 2) & 3];
  out[t + 16] = (int)unset[t & 7] + table[3 - (t & 3)];
}

__kernel void async_copies(__global const float* in, __global float* out) {
  __local float4 buf[16];
  const int g = get_group_id(0), t = get_local_id(0);
  event_t e = async_work_group_copy(buf, (__global const float4*)in + g * 16, 16, 0);
  wait_group_events(1, &e);
  const float4 v = buf[15 - t];
  barrier(CLK_LOCAL_MEM_FENCE);
  buf[t] = v.wzyx * 2.0f;
  barrier(CLK_LOCAL_MEM_FENCE);
  e = async_work_group_copy((__global float4*)out + g * 16, buf, 16, 0);
  wait_group_events(1, &e);
  prefetch(in, 16);
}

typedef struct {
  __global const uint* from[2];
  uint mask;
} sources;

static uint pick(const sources* s, uint i) { return s->from[i & 1][(i * 7) & s->mask]; }

__kernel void pointer_struct(__global const uint* a, __global const uint* b, __global uint* out) {
  const uint t = get_global_id(0);
  sources s;
  s.from[0] = t & 4 ? a : b;
  s.from[1] = t & 8 ? b + 1 : a + 2;
  s.mask = 31;
  uint v = 0;
  for (uint i = 0; i < 6; i++) v = rotate(v, 3u) ^ pick(&s, i + t);
  volatile uint keep = v;
  keep += 1;
  out[t] = keep;
}

__kernel void range3d(__global uint* out) {
  const size_t x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
  const size_t at = (z * get_global_size(1) + y) * get_global_size(0) + x;
  out[at * 4] = (uint)(get_group_id(0) | get_group_id(1) << 8 | get_group_id(2) << 16);
  out[at * 4 + 1] = (uint)(get_local_id(0) | get_local_id(1) << 8 | get_local_id(2) << 16);
  out[at * 4 + 2] = (uint)(get_num_groups(0) * 100 + get_num_groups(1) * 10 + get_num_groups(2));
  out[at * 4 + 3] = (uint)(get_local_size(0) * 100 + get_local_size(1) * 10 + get_local_size(2));
}
