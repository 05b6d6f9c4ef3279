// PolyBench 2MM and 3MM: chained matrix products, naive, two-dimensional ranges.
// run: --kernel mm2_kernel1 --grid 2,2 --block 16,8 --arg buf:f32x320:random:1:-1:1 --arg buf:f32x480:random:2:-1:1 --arg tmp=buf:f32x384:fill:9 --arg i32:16 --arg i32:24 --arg i32:20 --arg f32:1.5
// run: --kernel mm2_kernel2 --grid 1,2 --block 16,8 --arg buf:f32x384:random:3:-1:1 --arg buf:f32x384:random:4:-1:1 --arg d=buf:f32x256:random:5:-1:1 --arg i32:16 --arg i32:16 --arg i32:24 --arg f32:0.5

typedef float DATA_TYPE;

__kernel void mm2_kernel1(__global DATA_TYPE* A, __global DATA_TYPE* B, __global DATA_TYPE* tmp, int ni, int nj, int nk,
                          DATA_TYPE alpha) {
  int j = get_global_id(0);
  int i = get_global_id(1);
  if ((i < ni) && (j < nj)) {
    tmp[i * nj + j] = 0;
    int k;
    for (k = 0; k < nk; k++) {
      tmp[i * nj + j] += alpha * A[i * nk + k] * B[k * nj + j];
    }
  }
}

__kernel void mm2_kernel2(__global DATA_TYPE* tmp, __global DATA_TYPE* C, __global DATA_TYPE* D, int ni, int nl, int nj,
                          DATA_TYPE beta) {
  int j = get_global_id(0);
  int i = get_global_id(1);
  if ((i < ni) && (j < nl)) {
    D[i * nl + j] *= beta;
    int k;
    for (k = 0; k < nj; k++) {
      D[i * nl + j] += tmp[i * nj + k] * C[k * nl + j];
    }
  }
}
