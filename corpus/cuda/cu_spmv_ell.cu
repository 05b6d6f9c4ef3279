// ELLPACK sparse matrix times vector in double precision, column-major with -1 padding, and the JDS form of Parboil with ldg.
// run: --kernel spmv_ell --grid 2 --block 32 --arg i32:50 --arg i32:64 --arg i32:5 --arg buf:i32x320:random:61:-1:49 --arg buf:f64x320:random:62:-2:2 --arg buf:f64x50:random:63:-1:1 --arg y=buf:f64x50:zeros --tolerance 1e-9
// run: --kernel spmv_jds --grid 1 --block 64 --arg out=buf:f32x48:zeros --arg buf:f32x192:random:64:0:1 --arg buf:i32x192:random:65:0:47 --arg buf:i32x48:iota:47:-1 --arg buf:f32x48:random:66:0:1 --arg buf:i32x2:values:4,2 --arg i32:48 --tolerance 1e-5
#include "cuda_mini.h"

extern "C" __global__ void spmv_ell(int rows, int pitch, int cols_per_row, const int *Aj, const double *Ax, const double *x, double *y) {
  const int grid_size = gridDim.x * blockDim.x;
  for (int row = blockIdx.x * blockDim.x + threadIdx.x; row < rows; row += grid_size) {
    double sum = y[row];
    const double *vals = Ax + row;
    const int *cols = Aj + row;
    for (int n = 0; n < cols_per_row; ++n) {
      const int col = *cols;
      if (col >= 0) sum += *vals * x[col];
      cols += pitch;
      vals += pitch;
    }
    y[row] = sum;
  }
}

extern "C" __global__ void spmv_jds(float *dst, const float *data, const int *index, const int *perm, const float *x, const int *depth, int dim) {
  int ix = blockIdx.x * blockDim.x + threadIdx.x;
  if (ix >= dim) return;
  int warp = ix / 32;
  float sum = 0.0f;
  int bound = __ldg(depth + warp);
  for (int k = 0; k < bound; ++k) {
    int j = k * dim + ix;
    int in = __ldg(index + j);
    sum += __ldg(data + j) * __ldg(x + in);
  }
  dst[perm[ix]] = sum;
}
