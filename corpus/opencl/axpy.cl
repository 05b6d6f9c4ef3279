// BLAS level 1: y = alpha*x + y with strides and offsets, four elements for each work-item.
// run: --kernel axpy_strided --grid 2 --block 64 --arg i32:100 --arg f32:1.5 --arg buf:f32x300:random:1:-1:1 --arg i32:2 --arg i32:3 --arg buf:f32x256:random:2:-1:1 --arg i32:5 --arg i32:2
// run: --kernel axpy_fast --grid 2 --block 32 --arg i32:256 --arg f32:-0.75 --arg buf:f32x256:random:3:-1:1 --arg y=buf:f32x256:random:4:-1:1

#define WPT 4

__kernel void axpy_strided(const int n, const float alpha,
                           const __global float* restrict x, const int x_offset, const int x_inc,
                           __global float* y, const int y_offset, const int y_inc) {
  for (int id = get_global_id(0); id < n; id += get_global_size(0)) {
    float xv = x[id * x_inc + x_offset];
    y[id * y_inc + y_offset] += alpha * xv;
  }
}

__attribute__((reqd_work_group_size(32, 1, 1)))
__kernel void axpy_fast(const int n, const float alpha,
                        const __global float4* restrict x, __global float4* y) {
  const int id = get_global_id(0);
  if (id < n / WPT) {
    float4 xv = x[id];
    float4 yv = y[id];
    y[id] = (float4)(yv.x + alpha * xv.x, yv.y + alpha * xv.y, yv.z + alpha * xv.z, yv.w + alpha * xv.w);
  }
}
