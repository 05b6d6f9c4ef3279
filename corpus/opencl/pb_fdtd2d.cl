// PolyBench FDTD-2D: one time step of the electric and magnetic fields.
// run: --kernel fdtd_step1 --grid 2,2 --block 16,8 --arg buf:f32x10:random:1 --arg buf:f32x500:random:2 --arg ey=buf:f32x500:random:3 --arg buf:f32x500:random:4 --arg i32:3 --arg i32:16 --arg i32:30
// run: --kernel fdtd_step2 --grid 2,2 --block 16,8 --arg ex=buf:f32x500:random:2 --arg buf:f32x500:random:3 --arg buf:f32x500:random:4 --arg i32:16 --arg i32:30
// run: --kernel fdtd_step3 --grid 2,2 --block 16,8 --arg buf:f32x510:random:2 --arg buf:f32x510:random:3 --arg hz=buf:f32x500:random:4 --arg i32:16 --arg i32:30

__kernel void fdtd_step1(__global float* fict, __global float* ex, __global float* ey, __global float* hz, int t, int nx,
                         int ny) {
  int j = get_global_id(0);
  int i = get_global_id(1);
  if ((i < nx) && (j < ny)) {
    int tid = i * ny + j;
    if (i == 0) {
      ey[i * ny + j] = fict[t];
    } else {
      ey[i * ny + j] = ey[i * ny + j] - 0.5f * (hz[i * ny + j] - hz[(i - 1) * ny + j]);
    }
  }
}

__kernel void fdtd_step2(__global float* ex, __global float* ey, __global float* hz, int nx, int ny) {
  int j = get_global_id(0);
  int i = get_global_id(1);
  if ((i < nx) && (j < ny) && (j > 0)) {
    ex[i * (ny + 1) + j] = ex[i * (ny + 1) + j] - 0.5f * (hz[i * ny + j] - hz[i * ny + (j - 1)]);
  }
}

__kernel void fdtd_step3(__global float* ex, __global float* ey, __global float* hz, int nx, int ny) {
  int j = get_global_id(0);
  int i = get_global_id(1);
  if ((i < nx) && (j < ny)) {
    hz[i * ny + j] = hz[i * ny + j] -
                     0.7f * (ex[i * (ny + 1) + (j + 1)] - ex[i * (ny + 1) + j] + ey[(i + 1) * ny + j] - ey[i * ny + j]);
  }
}
