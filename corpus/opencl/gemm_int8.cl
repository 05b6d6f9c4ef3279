// Quantised product: int8 x int8 -> int32, then scaled, offset and saturated back to int8 per output channel.
// run: --kernel gemm_int8 --grid 2,2 --block 8,8 --arg i32:16 --arg i32:16 --arg i32:32 --arg buf:i8x512:random:5 --arg buf:i8x512:random:6 --arg buf:i32x16:random:7:-500:500 --arg buf:f32x16:random:8:0.0005:0.004 --arg i32:3 --arg i32:-2 --arg out=buf:i8x256:zeros

__kernel void gemm_int8(const int M, const int N, const int K,
                        __global const char4* restrict A,   // M x K/4
                        __global const char4* restrict B,   // N x K/4 (transposed weights)
                        __global const int* restrict bias, __global const float* restrict scale,
                        const int a_zero, const int out_zero, __global char* restrict out) {
  const int n = get_global_id(0), m = get_global_id(1);
  if (m >= M || n >= N) return;
  int acc = bias[n];
  const int kq = K >> 2;
  for (int k = 0; k < kq; k++) {
    int4 a = convert_int4(A[m * kq + k]) - a_zero;
    int4 b = convert_int4(B[n * kq + k]);
    int4 p = a * b;
    acc += p.x + p.y + p.z + p.w;
  }
  float r = (float)acc * scale[n];
  out[m * N + n] = convert_char_sat_rte(r + (float)out_zero);
}
