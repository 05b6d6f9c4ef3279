// Attention of one head with an online softmax over key tiles in local memory, and rotary position encoding.
// run: --kernel attention_head --grid 2 --block 16 --arg buf:f32x512:random:1:-1:1 --arg buf:f32x512:random:2:-1:1 --arg buf:f32x512:random:3:-1:1 --arg out=buf:f32x512:zeros --arg i32:32 --arg f32:0.25 --arg i32:1
// run: --kernel rotary --grid 1,8 --block 8,1 --arg x=buf:f32x128:random:4:-1:1 --arg i32:16 --arg i32:3

#define DIM 16
#define TILE 16

// One query row for each thread; DIM columns held in registers as float4.
__kernel __attribute__((reqd_work_group_size(TILE, 1, 1)))
void attention_head(__global const float4* restrict q, __global const float4* restrict k, __global const float4* restrict v,
                    __global float4* restrict out, const int n, const float scale, const int causal) {
  __local float4 ks[TILE][DIM / 4], vs[TILE][DIM / 4];
  const int t = get_local_id(0), row = get_global_id(0);
  float4 qr[DIM / 4], acc[DIM / 4];
#pragma unroll
  for (int d = 0; d < DIM / 4; d++) {
    qr[d] = q[row * (DIM / 4) + d] * scale;
    acc[d] = (float4)(0.0f);
  }
  float m = -INFINITY, l = 0.0f;
  for (int base = 0; base < n; base += TILE) {
#pragma unroll
    for (int d = 0; d < DIM / 4; d++) {
      ks[t][d] = k[(base + t) * (DIM / 4) + d];
      vs[t][d] = v[(base + t) * (DIM / 4) + d];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    const int limit = causal ? min(TILE, row - base + 1) : TILE;
    for (int j = 0; j < limit; j++) {
      float s = 0.0f;
#pragma unroll
      for (int d = 0; d < DIM / 4; d++) s += dot(qr[d], ks[j][d]);
      const float m_new = fmax(m, s);
      const float correction = exp(m - m_new), p = exp(s - m_new);
      l = l * correction + p;
      m = m_new;
#pragma unroll
      for (int d = 0; d < DIM / 4; d++) acc[d] = acc[d] * correction + p * vs[j][d];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
#pragma unroll
  for (int d = 0; d < DIM / 4; d++) out[row * (DIM / 4) + d] = acc[d] / l;
}

__kernel void rotary(__global float2* x, const int dim, const int start) {
  const int pair = get_global_id(0), pos = get_global_id(1);
  const float freq = exp2(-13.2877f * (2.0f * pair) / dim);
  float c;
  const float s = sincos((float)(start + pos) * freq, &c);
  const int at = pos * (dim / 2) + pair;
  const float2 v = x[at];
  x[at] = (float2)(v.x * c - v.y * s, v.x * s + v.y * c);
}
