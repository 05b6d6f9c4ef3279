// Dot product and sum of squares in two stages; the second stage is one group.
// run: --kernel dot_stage1 --grid 4 --block 64 --arg i32:1000 --arg buf:f32x1000:random:1:-1:1 --arg buf:f32x1000:random:2:-1:1 --arg part=buf:f32x4:zeros
// run: --kernel sum_stage2 --grid 1 --block 64 --arg i32:4 --arg buf:f32x4:values:1.5,-2.25,3.125,10 --arg i32:1 --arg out=buf:f32x1:zeros --tolerance 1e-6
// run: --kernel nrm2_stage1 --grid 2 --block 64 --arg i32:500 --arg buf:f32x1500:random:3:-1:1 --arg i32:3 --arg part=buf:f32x2:zeros

#define WGS 64

__attribute__((reqd_work_group_size(WGS, 1, 1)))
__kernel void dot_stage1(const int n, const __global float* restrict x, const __global float* restrict y,
                         __global float* partial) {
  __local float lm[WGS];
  const int lid = get_local_id(0);
  float acc = 0.0f;
  for (int i = get_global_id(0); i < n; i += WGS * get_num_groups(0)) acc += x[i] * y[i];
  lm[lid] = acc;
  barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll
  for (int s = WGS / 2; s > 0; s >>= 1) {
    if (lid < s) lm[lid] += lm[lid + s];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (lid == 0) partial[get_group_id(0)] = lm[0];
}

__attribute__((reqd_work_group_size(WGS, 1, 1)))
__kernel void nrm2_stage1(const int n, const __global float* restrict x, const int incx, __global float* partial) {
  __local float lm[WGS];
  const int lid = get_local_id(0);
  float acc = 0.0f;
  for (int i = get_global_id(0); i < n; i += get_global_size(0)) {
    float v = x[i * incx];
    acc = fma(v, v, acc);
  }
  lm[lid] = acc;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int s = WGS / 2; s > 0; s >>= 1) {
    if (lid < s) lm[lid] += lm[lid + s];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (lid == 0) partial[get_group_id(0)] = lm[0];
}

__kernel void sum_stage2(const int count, const __global float* partial, const int root, __global float* out) {
  __local float lm[WGS];
  const int lid = get_local_id(0);
  lm[lid] = lid < count ? partial[lid] : 0.0f;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int s = WGS / 2; s > 0; s >>= 1) {
    if (lid < s) lm[lid] += lm[lid + s];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (lid == 0) *out = root ? sqrt(lm[0]) : lm[0];
}
