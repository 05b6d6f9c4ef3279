// Matrix product with an 8x4 tile of C in registers and vector loads; sizes are multiples of the tiles.
// Column-major A (M x K), row-major B (K x N), column-major C.
// run: --kernel gemm_registers --grid 2,1 --block 8,8 --arg i32:64 --arg i32:64 --arg i32:32 --arg f32:1 --arg f32:-0.5 --arg buf:f32x2048:random:11:-1:1 --arg buf:f32x2048:random:12:-1:1 --arg c=buf:f32x4096:random:13:-1:1

#define MWG 32   // tile of C for each group
#define NWG 64
#define KWG 8
#define MDIM 8   // threads in the group
#define NDIM 8
#define MWI (MWG / MDIM)
#define NWI (NWG / NDIM)

__attribute__((reqd_work_group_size(MDIM, NDIM, 1)))
__kernel void gemm_registers(const int M, const int N, const int K, const float alpha, const float beta,
                             const __global float4* restrict A, const __global float4* restrict B,
                             __global float* restrict C) {
  __local float4 As[KWG * MWG / 4];
  __local float4 Bs[KWG * NWG / 4];
  const int tx = get_local_id(0), ty = get_local_id(1);
  const int tid = ty * MDIM + tx;
  const int mbase = get_group_id(0) * MWG, nbase = get_group_id(1) * NWG;
  float acc[NWI][MWI];
#pragma unroll
  for (int n = 0; n < NWI; n++)
#pragma unroll
    for (int m = 0; m < MWI; m++) acc[n][m] = 0.0f;

  for (int kb = 0; kb < K; kb += KWG) {
    // 64 threads bring 64 float4 of A and 128 float4 of B.
    {
      int k = tid / (MWG / 4), m4 = tid % (MWG / 4);
      As[tid] = A[((kb + k) * M + mbase) / 4 + m4];
    }
#pragma unroll
    for (int r = 0; r < 2; r++) {
      int id = tid + r * 64;
      int k = id / (NWG / 4), n4 = id % (NWG / 4);
      Bs[id] = B[((kb + k) * N + nbase) / 4 + n4];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll
    for (int k = 0; k < KWG; k++) {
      float4 a = As[k * (MWG / 4) + tx];
      float4 b0 = Bs[k * (NWG / 4) + ty * 2];
      float4 b1 = Bs[k * (NWG / 4) + ty * 2 + 1];
      float bv[NWI] = {b0.x, b0.y, b0.z, b0.w, b1.x, b1.y, b1.z, b1.w};
#pragma unroll
      for (int n = 0; n < NWI; n++) {
        acc[n][0] = fma(a.x, bv[n], acc[n][0]);
        acc[n][1] = fma(a.y, bv[n], acc[n][1]);
        acc[n][2] = fma(a.z, bv[n], acc[n][2]);
        acc[n][3] = fma(a.w, bv[n], acc[n][3]);
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
#pragma unroll
  for (int n = 0; n < NWI; n++)
#pragma unroll
    for (int m = 0; m < MWI; m++) {
      int idx = (nbase + ty * NWI + n) * M + mbase + tx * MWI + m;
      C[idx] = alpha * acc[n][m] + beta * C[idx];
    }
}
