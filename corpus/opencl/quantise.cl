// Quantised blocks as in language models: 32 weights with a half scale in 4 bits, their dot product with 8-bit blocks,
// and quantisation of floats.
// flags: -cl-fp32-correctly-rounded-divide-sqrt
// run: --kernel quantise_q8 --grid 1 --block 16 --arg buf:f32x512:random:1:-3:3 --arg out=buf:u8x544:zeros
// run: --kernel dequantise_q4 --grid 1 --block 16 --arg buf:u16x144:random:2:0:15000 --arg out=buf:f32x512:zeros
// run: --kernel dot_q4_q8 --grid 2 --block 8 --arg buf:u16x144:random:2:0:15000 --arg buf:u16x272:random:3:0:15000 --arg out=buf:f32x2:zeros

#define QK 32

typedef struct {
  half d;
  uchar qs[QK / 2];
} block_q4;

typedef struct {
  half d;
  char qs[QK];
} block_q8;

__kernel void quantise_q8(__global const float* x, __global block_q8* y) {
  const int i = get_global_id(0);
  float amax = 0.0f;
  for (int j = 0; j < QK; j++) amax = fmax(amax, fabs(x[i * QK + j]));
  const float d = amax / 127.0f;
  const float id = d != 0.0f ? 1.0f / d : 0.0f;
  vstore_half(d, 0, &y[i].d);
  for (int j = 0; j < QK; j++) y[i].qs[j] = convert_char_sat_rte(x[i * QK + j] * id);
}

__kernel void dequantise_q4(__global const block_q4* x, __global float* y) {
  const int i = get_global_id(0);
  const float d = vload_half(0, &x[i].d);
  for (int j = 0; j < QK / 2; j++) {
    const uchar q = x[i].qs[j];
    y[i * QK + j] = ((q & 15) - 8) * d;
    y[i * QK + j + QK / 2] = ((q >> 4) - 8) * d;
  }
}

__kernel void dot_q4_q8(__global const block_q4* x, __global const block_q8* y, __global float* out) {
  __local float s[8];
  const int i = get_global_id(0), t = get_local_id(0);
  int sum = 0;
#pragma unroll
  for (int j = 0; j < QK / 2; j++) {
    const uchar q = x[i].qs[j];
    sum += ((int)(q & 15) - 8) * y[i].qs[j] + ((int)(q >> 4) - 8) * y[i].qs[j + QK / 2];
  }
  s[t] = (float)sum * vload_half(0, &x[i].d) * vload_half(0, &y[i].d);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (t == 0) {
    float acc = 0.0f;
    for (int j = 0; j < 8; j++) acc += s[j];
    out[get_group_id(0)] = acc;
  }
}
