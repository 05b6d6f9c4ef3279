// Sparse products in ELLPACK (padding marked by -1), in diagonal format, and in blocked 2x2 CSR.
// run: --kernel spmv_ell --grid 2 --block 32 --arg i32:48 --arg i32:6 --arg buf:i32x288:random:1:-1:47 --arg buf:f32x288:random:2:-1:1 --arg buf:f32x48:random:3:-1:1 --arg y=buf:f32x48:zeros
// run: --kernel spmv_dia --grid 1 --block 64 --arg i32:60 --arg i32:5 --arg buf:i32x5:values:-7,-1,0,1,7 --arg buf:f32x300:random:4:-1:1 --arg buf:f32x60:random:5:-1:1 --arg y=buf:f32x60:zeros
// run: --kernel spmv_bsr2 --grid 1 --block 32 --arg i32:20 --arg buf:i32x21:iota:0:3 --arg buf:i32x60:random:6:0:19 --arg buf:f32x240:random:7:-1:1 --arg buf:f32x40:random:8:-1:1 --arg y=buf:f32x40:zeros

__kernel void spmv_ell(const int rows, const int width, __global const int* restrict col,
                       __global const float* restrict val, __global const float* restrict x,
                       __global float* restrict y) {
  const int row = get_global_id(0);
  if (row < rows) {
    float sum = 0.0f;
    for (int k = 0; k < width; k++) {
      int c = col[k * rows + row];
      if (c >= 0) sum += val[k * rows + row] * x[c];
    }
    y[row] = sum;
  }
}

__kernel void spmv_dia(const int n, const int diags, __global const int* offset, __global const float* restrict val,
                       __global const float* restrict x, __global float* restrict y) {
  const int row = get_global_id(0);
  if (row >= n) return;
  float sum = 0.0f;
  for (int d = 0; d < diags; d++) {
    const int c = row + offset[d];
    if ((uint)c < (uint)n) sum = mad(val[d * n + row], x[c], sum);
  }
  y[row] = sum;
}

__kernel void spmv_bsr2(const int block_rows, __global const int* restrict ptr, __global const int* restrict col,
                        __global const float4* restrict blocks, __global const float2* restrict x,
                        __global float2* restrict y) {
  const int br = get_global_id(0);
  if (br >= block_rows) return;
  float2 sum = (float2)(0.0f);
  for (int j = ptr[br], e = ptr[br + 1]; j < e; ++j) {
    const float4 b = blocks[j];
    const float2 v = x[col[j]];
    sum.x += dot(b.lo, v);
    sum.y += dot(b.hi, v);
  }
  y[br] = sum;
}
