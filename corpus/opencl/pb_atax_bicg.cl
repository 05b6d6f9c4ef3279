// PolyBench ATAX and BICG: products with a matrix and with its transpose, a thread for each result.
// run: --kernel atax_kernel1 --grid 2 --block 32 --arg buf:f32x1935:random:1:-1:1 --arg buf:f32x45:random:2:-1:1 --arg tmp=buf:f32x43:zeros --arg i32:43 --arg i32:45
// run: --kernel atax_kernel2 --grid 2 --block 32 --arg buf:f32x1935:random:1:-1:1 --arg y=buf:f32x45:zeros --arg buf:f32x43:random:3:-1:1 --arg i32:43 --arg i32:45
// run: --kernel bicg_kernel1 --grid 2 --block 32 --arg buf:f64x1200:random:4:-1:1 --arg buf:f64x30:random:5:-1:1 --arg q=buf:f64x40:zeros --arg i32:40 --arg i32:30
// run: --kernel bicg_kernel2 --grid 2 --block 32 --arg buf:f64x1200:random:4:-1:1 --arg buf:f64x40:random:6:-1:1 --arg s=buf:f64x30:zeros --arg i32:40 --arg i32:30

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

__kernel void atax_kernel1(__global float* A, __global float* x, __global float* tmp, int nx, int ny) {
  int i = get_global_id(0);
  if (i < nx) {
    int j;
    for (j = 0; j < ny; j++) {
      tmp[i] += A[i * ny + j] * x[j];
    }
  }
}

__kernel void atax_kernel2(__global float* A, __global float* y, __global float* tmp, int nx, int ny) {
  int j = get_global_id(0);
  if (j < ny) {
    int i;
    for (i = 0; i < nx; i++) {
      y[j] += A[i * ny + j] * tmp[i];
    }
  }
}

__kernel void bicg_kernel1(__global double* A, __global double* p, __global double* q, int nx, int ny) {
  int i = get_global_id(0);
  if (i < nx) {
    q[i] = 0.0;
    int j;
    for (j = 0; j < ny; j++) {
      q[i] += A[i * ny + j] * p[j];
    }
  }
}

__kernel void bicg_kernel2(__global double* A, __global double* r, __global double* s, int nx, int ny) {
  int j = get_global_id(0);
  if (j < ny) {
    double sum = 0.0;
    for (int i = 0; i < nx; i++) sum += r[i] * A[i * ny + j];
    s[j] = sum;
  }
}
