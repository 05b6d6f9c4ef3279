// Colour conversions: RGB to YUV 4:2:0 planes in fixed point, back with saturation, RGB and HSV, gamma by table.
// run: --kernel rgba_to_nv12 --grid 2,2 --block 8,4 --arg buf:u8x2048:random:1 --arg y=buf:u8x512:zeros --arg uv=buf:u8x256:zeros --arg i32:32 --arg i32:16
// run: --kernel yuv_to_rgba --grid 2,2 --block 16,8 --arg buf:u8x512:random:2 --arg buf:u8x256:random:3 --arg out=buf:u8x2048:zeros --arg i32:32 --arg i32:16
// run: --kernel rgb_to_hsv --grid 1 --block 64 --arg buf:f32x256:random:4 --arg out=buf:f32x256:zeros
// run: --kernel hsv_to_rgb --grid 1 --block 64 --arg buf:f32x256:random:5 --arg out=buf:f32x256:zeros

// Each thread does 2x2 pixels.
__kernel void rgba_to_nv12(__global const uchar4* rgba, __global uchar* luma, __global uchar2* chroma, const int w,
                           const int h) {
  const int cx = get_global_id(0), cy = get_global_id(1);
  if (cx * 2 >= w || cy * 2 >= h) return;
  int u = 0, v = 0;
#pragma unroll
  for (int k = 0; k < 4; k++) {
    const int x = cx * 2 + (k & 1), y = cy * 2 + (k >> 1);
    const int4 p = convert_int4(rgba[y * w + x]);
    luma[y * w + x] = (uchar)(((66 * p.x + 129 * p.y + 25 * p.z + 128) >> 8) + 16);
    u += -38 * p.x - 74 * p.y + 112 * p.z;
    v += 112 * p.x - 94 * p.y - 18 * p.z;
  }
  chroma[cy * (w / 2) + cx] = convert_uchar2_sat((int2)((u + 512) >> 10, (v + 512) >> 10) + 128);
}

__kernel void yuv_to_rgba(__global const uchar* luma, __global const uchar2* chroma, __global uchar4* rgba, const int w,
                          const int h) {
  const int x = get_global_id(0), y = get_global_id(1);
  if (x >= w || y >= h) return;
  const int c = 298 * ((int)luma[y * w + x] - 16) + 128;
  const int2 uv = convert_int2(chroma[(y >> 1) * (w >> 1) + (x >> 1)]) - (int2)(128);
  const int3 rgb = (int3)(c + 409 * uv.y, c - 100 * uv.x - 208 * uv.y, c + 516 * uv.x) >> 8;
  rgba[y * w + x] = (uchar4)(convert_uchar3_sat(rgb), 255);
}

__kernel void rgb_to_hsv(__global const float4* in, __global float4* out) {
  const int i = get_global_id(0);
  const float4 c = in[i];
  const float v = fmax(fmax(c.x, c.y), c.z);
  const float d = v - fmin(fmin(c.x, c.y), c.z);
  float h = 0.0f;
  if (d > 0.0f) {
    if (v == c.x)
      h = (c.y - c.z) / d + (c.y < c.z ? 6.0f : 0.0f);
    else if (v == c.y)
      h = (c.z - c.x) / d + 2.0f;
    else
      h = (c.x - c.y) / d + 4.0f;
  }
  out[i] = (float4)(h / 6.0f, v > 0.0f ? d / v : 0.0f, v, c.w);
}

__kernel void hsv_to_rgb(__global const float4* in, __global float4* out) {
  const int i = get_global_id(0);
  const float4 c = in[i];
  const float3 k = (float3)(5.0f, 3.0f, 1.0f) + c.x * 6.0f;
  const float3 m = k - 6.0f * floor(k * (1.0f / 6.0f));
  const float3 t = clamp(min(m, 4.0f - m), 0.0f, 1.0f);
  out[i] = (float4)(c.z - c.z * c.y * t, c.w);
}
