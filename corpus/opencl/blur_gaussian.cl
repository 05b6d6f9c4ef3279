// Separable Gaussian blur of RGBA bytes: rows and columns through local memory with a halo.
// run: --kernel blur_rows --grid 2,10 --block 16,1 --arg buf:u8x1280:random:1 --arg tmp=buf:f32x1280:zeros --arg buf:f32x9:values:0.02,0.06,0.12,0.18,0.24,0.18,0.12,0.06,0.02 --arg i32:32 --arg i32:10
// run: --kernel blur_columns --grid 32,1 --block 1,10 --arg buf:f32x1280:random:2:0:255 --arg out=buf:u8x1280:zeros --arg buf:f32x9:values:0.02,0.06,0.12,0.18,0.24,0.18,0.12,0.06,0.02 --arg i32:32 --arg i32:10

#define RADIUS 4
#define WGX 16
#define WGY 10

__kernel void blur_rows(__global const uchar4* src, __global float4* dst, __global const float* weights, const int w,
                        const int h) {
  __local float4 line[WGX + 2 * RADIUS];
  const int x = get_global_id(0), y = get_global_id(1), lx = get_local_id(0);
  const int base = get_group_id(0) * WGX - RADIUS;
  for (int i = lx; i < WGX + 2 * RADIUS; i += WGX) {
    const int sx = clamp(base + i, 0, w - 1);
    line[i] = convert_float4(src[y * w + sx]);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (x >= w || y >= h) return;
  float4 sum = (float4)(0.0f);
#pragma unroll
  for (int k = -RADIUS; k <= RADIUS; k++) sum += weights[k + RADIUS] * line[lx + RADIUS + k];
  dst[y * w + x] = sum;
}

__kernel void blur_columns(__global const float4* src, __global uchar4* dst, __global const float* weights, const int w,
                           const int h) {
  __local float4 col[WGY + 2 * RADIUS];
  const int x = get_global_id(0), y = get_global_id(1), ly = get_local_id(1);
  const int base = get_group_id(1) * WGY - RADIUS;
  for (int i = ly; i < WGY + 2 * RADIUS; i += WGY) col[i] = src[clamp(base + i, 0, h - 1) * w + x];
  barrier(CLK_LOCAL_MEM_FENCE);
  if (y >= h) return;
  float4 sum = (float4)(0.0f);
  for (int k = 0; k <= 2 * RADIUS; k++) sum = mad((float4)(weights[k]), col[ly + k], sum);
  dst[y * w + x] = convert_uchar4_sat_rte(sum);
}
