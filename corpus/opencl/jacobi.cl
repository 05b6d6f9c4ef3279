// Jacobi and red-black Gauss-Seidel relaxation in one and two dimensions.
// run: --kernel jacobi1d --grid 1 --block 64 --arg buf:f32x60:random:1 --arg out=buf:f32x60:zeros --arg i32:60
// run: --kernel jacobi2d --grid 2,2 --block 16,8 --arg buf:f32x450:random:2 --arg out=buf:f32x450:zeros --arg i32:15 --arg i32:30
// run: --kernel red_black --grid 1,2 --block 16,8 --arg u=buf:f64x480:random:3 --arg buf:f64x480:random:4:-0.1:0.1 --arg i32:30 --arg i32:16 --arg i32:0 --arg f64:1.4 --arg f64:0.25
// run: --kernel red_black --grid 1,2 --block 16,8 --arg u=buf:f64x480:random:3 --arg buf:f64x480:random:4:-0.1:0.1 --arg i32:30 --arg i32:16 --arg i32:1 --arg f64:1.4 --arg f64:0.25

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

__kernel void jacobi1d(__global const float* a, __global float* b, int n) {
  int i = get_global_id(0);
  if ((i > 0) && (i < (n - 1))) b[i] = 0.33333f * (a[i - 1] + a[i] + a[i + 1]);
}

__kernel void jacobi2d(__global const float* a, __global float* b, int h, int w) {
  int j = get_global_id(0);
  int i = get_global_id(1);
  if ((i > 0) && (i < (h - 1)) && (j > 0) && (j < (w - 1)))
    b[i * w + j] = 0.2f * (a[i * w + j] + a[i * w + (j - 1)] + a[i * w + (j + 1)] + a[(i + 1) * w + j] + a[(i - 1) * w + j]);
}

// Each thread owns a pair of columns and relaxes the cell of the wanted colour.
__kernel void red_black(__global double* u, __global const double* f, const int w, const int h, const int colour,
                        const double omega, const double h2) {
  const int pair = get_global_id(0);
  const int y = get_global_id(1);
  const int x = 2 * pair + ((y + colour) & 1);
  if (x <= 0 || y <= 0 || x >= w - 1 || y >= h - 1) return;
  const int c = y * w + x;
  const double gs = 0.25 * (u[c - 1] + u[c + 1] + u[c - w] + u[c + w] - h2 * f[c]);
  u[c] = mix(u[c], gs, omega);
}
