// Sparse matrix times vector in CSR: a thread for each row, and a vector of threads for each row.
// The row pointers come from iota, so every row has 5 entries; columns are random.
// run: --kernel spmv_csr_scalar --grid 2 --block 32 --arg i32:50 --arg buf:i32x51:iota:0:5 --arg buf:i32x250:random:1:0:49 --arg buf:f32x250:random:2:-1:1 --arg buf:f32x50:random:3:-1:1 --arg y=buf:f32x50:zeros
// run: --kernel spmv_csr_vector --grid 4 --block 64 --arg i32:30 --arg buf:i32x31:iota:0:17 --arg buf:i32x510:random:4:0:63 --arg buf:f32x510:random:5:-1:1 --arg buf:f32x64:random:6:-1:1 --arg y=buf:f32x30:zeros

__kernel void spmv_csr_scalar(const int rows, __global const int* restrict ptr, __global const int* restrict col,
                              __global const float* restrict val, __global const float* restrict x,
                              __global float* restrict y) {
  const int row = get_global_id(0);
  if (row >= rows) return;
  float sum = 0.0f;
  const int end = ptr[row + 1];
  for (int j = ptr[row]; j < end; j++) sum += val[j] * x[col[j]];
  y[row] = sum;
}

#define LANES 8

__kernel void spmv_csr_vector(const int rows, __global const int* restrict ptr, __global const int* restrict col,
                              __global const float* restrict val, __global const float* restrict x,
                              __global float* restrict y) {
  __local volatile float partial[64];
  const int t = get_local_id(0);
  const int lane = t & (LANES - 1);
  const int row = (get_group_id(0) * get_local_size(0) + t) / LANES;
  float sum = 0.0f;
  if (row < rows) {
    const int end = ptr[row + 1];
    for (int j = ptr[row] + lane; j < end; j += LANES) sum += val[j] * x[col[j]];
  }
  partial[t] = sum;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int s = LANES / 2; s > 0; s >>= 1) {
    float other = lane < s ? partial[t + s] : 0.0f;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lane < s) partial[t] += other;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (row < rows && lane == 0) y[row] = partial[t];
}
