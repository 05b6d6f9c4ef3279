// Double precision product C = alpha*A*B' + beta*C; 2x2 results for each thread.
// run: --kernel dgemm_nt --grid 2,2 --block 8,8 --arg u32:32 --arg u32:24 --arg u32:20 --arg f64:1.1 --arg f64:-0.3 --arg buf:f64x640:random:1:-1:1 --arg buf:f64x480:random:2:-1:1 --arg c=buf:f64x768:random:3:-1:1

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

#define T 16
#define KT 4

__kernel __attribute__((reqd_work_group_size(8, 8, 1)))
void dgemm_nt(uint m, uint n, uint k, double alpha, double beta, __global const double* restrict a,
              __global const double* restrict b, __global double* restrict c) {
  __local double as[KT][T], bs[KT][T];
  const uint lx = get_local_id(0), ly = get_local_id(1);
  const uint row0 = get_group_id(0) * T, col0 = get_group_id(1) * T;
  const uint tid = ly * 8 + lx;
  double2 acc0 = (double2)(0.0), acc1 = (double2)(0.0);
  for (uint kb = 0; kb < k; kb += KT) {
    const uint r = tid % T, kk = tid / T;
    as[kk][r] = row0 + r < m ? a[(row0 + r) * k + kb + kk] : 0.0;
    bs[kk][r] = col0 + r < n ? b[(col0 + r) * k + kb + kk] : 0.0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint q = 0; q < KT; q++) {
      double2 bv = (double2)(bs[q][ly], bs[q][ly + 8]);
      acc0 = fma((double2)(as[q][lx]), bv, acc0);
      acc1 = fma((double2)(as[q][lx + 8]), bv, acc1);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  for (int i = 0; i < 2; i++) {
    const uint row = row0 + lx + 8 * i;
    if (row >= m) break;
    double2 v = i == 0 ? acc0 : acc1;
    for (int j = 0; j < 2; j++) {
      const uint col = col0 + ly + 8 * j;
      if (col < n) {
        double r = j == 0 ? v.x : v.y;
        c[row * n + col] = alpha * r + beta * c[row * n + col];
      }
    }
  }
}
