// Dense matrix product through tiles in local memory, any size: C = alpha*A*B + beta*C, row-major.
// run: --kernel gemm_tiled --grid 2,2 --block 16,16 --arg i32:29 --arg i32:25 --arg i32:19 --arg f32:1.25 --arg f32:0.5 --arg buf:f32x551:random:1:-1:1 --arg buf:f32x475:random:2:-1:1 --arg c=buf:f32x725:random:3:-1:1

#define TS 16

__kernel void gemm_tiled(const int M, const int N, const int K, const float alpha, const float beta,
                         const __global float* restrict A, const __global float* restrict B,
                         __global float* restrict C) {
  __local float As[TS][TS];
  __local float Bs[TS][TS + 1];
  const int lx = get_local_id(0), ly = get_local_id(1);
  const int col = get_group_id(0) * TS + lx;
  const int row = get_group_id(1) * TS + ly;
  float acc = 0.0f;
  const int tiles = (K + TS - 1) / TS;
  for (int t = 0; t < tiles; t++) {
    const int ak = t * TS + lx;
    const int bk = t * TS + ly;
    As[ly][lx] = (row < M && ak < K) ? A[row * K + ak] : 0.0f;
    Bs[ly][lx] = (col < N && bk < K) ? B[bk * N + col] : 0.0f;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < TS; k++)
      acc += As[ly][k] * Bs[k][lx];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (row < M && col < N)
    C[row * N + col] = alpha * acc + beta * C[row * N + col];
}
