// Image scaling: bilinear on bytes, bicubic on floats, box reduction by two, and affine warp with a matrix by value.
// run: --kernel resize_bilinear --grid 3,2 --block 8,8 --arg buf:u8x768:random:1 --arg out=buf:u8x1296:zeros --arg {i32:16;i32:12} --arg {i32:24;i32:13} --arg f32:0.6666667 --arg f32:0.923077
// run: --kernel resize_bicubic --grid 2,2 --block 8,8 --arg buf:f32x100:random:2 --arg out=buf:f32x256:zeros --arg i32:10 --arg i32:10 --arg i32:16 --arg f32:0.625
// run: --kernel half_size --grid 1,1 --block 8,8 --arg buf:u8x256:random:3 --arg out=buf:u8x64:zeros --arg i32:16
// run: --kernel warp_affine --grid 2,2 --block 8,8 --arg buf:u16x256:random:4 --arg out=buf:u16x256:fill:1 --arg {f32:0.8;f32:-0.6;f32:4;f32:0.6;f32:0.8;f32:-2} --arg i32:16 --arg i32:16

typedef struct {
  int w, h;
} extent;

typedef struct {
  float m[2][3];
} affine;

__kernel void resize_bilinear(__global const uchar4* src, __global uchar4* dst, const extent s, const extent d,
                              const float fx, const float fy) {
  const int x = get_global_id(0), y = get_global_id(1);
  if (x >= d.w || y >= d.h) return;
  const float sx = fmax((x + 0.5f) * fx - 0.5f, 0.0f), sy = fmax((y + 0.5f) * fy - 0.5f, 0.0f);
  const int x0 = min((int)sx, s.w - 1), y0 = min((int)sy, s.h - 1);
  const int x1 = min(x0 + 1, s.w - 1), y1 = min(y0 + 1, s.h - 1);
  const float ax = sx - x0, ay = sy - y0;
  const float4 top = mix(convert_float4(src[y0 * s.w + x0]), convert_float4(src[y0 * s.w + x1]), ax);
  const float4 bottom = mix(convert_float4(src[y1 * s.w + x0]), convert_float4(src[y1 * s.w + x1]), ax);
  dst[y * d.w + x] = convert_uchar4_sat_rte(mix(top, bottom, ay));
}

static float4 cubic_weights(float t) {
  const float a = -0.5f, u = 1.0f - t;
  return (float4)(((a * (t + 1) - 5 * a) * (t + 1) + 8 * a) * (t + 1) - 4 * a, ((a + 2) * t - (a + 3)) * t * t + 1,
                  ((a + 2) * u - (a + 3)) * u * u + 1, ((a * (u + 1) - 5 * a) * (u + 1) + 8 * a) * (u + 1) - 4 * a);
}

__kernel void resize_bicubic(__global const float* src, __global float* dst, const int sw, const int sh, const int dw,
                             const float scale) {
  const int x = get_global_id(0), y = get_global_id(1);
  const float sx = (x + 0.5f) * scale - 0.5f, sy = (y + 0.5f) * scale - 0.5f;
  const int ix = (int)floor(sx), iy = (int)floor(sy);
  const float4 wx = cubic_weights(sx - ix), wy = cubic_weights(sy - iy);
  const float wys[4] = {wy.x, wy.y, wy.z, wy.w};
  float acc = 0.0f;
  for (int j = 0; j < 4; j++) {
    __global const float* row = src + clamp(iy + j - 1, 0, sh - 1) * sw;
    const float4 v = (float4)(row[clamp(ix - 1, 0, sw - 1)], row[clamp(ix, 0, sw - 1)], row[clamp(ix + 1, 0, sw - 1)],
                              row[clamp(ix + 2, 0, sw - 1)]);
    acc += wys[j] * dot(v, wx);
  }
  dst[y * dw + x] = acc;
}

__kernel void half_size(__global const uchar* src, __global uchar* dst, const int sw) {
  const int x = get_global_id(0), y = get_global_id(1);
  const uchar2 a = vload2(0, src + (2 * y) * sw + 2 * x);
  const uchar2 b = vload2(0, src + (2 * y + 1) * sw + 2 * x);
  const uchar2 v = rhadd(a, b);
  dst[y * (sw / 2) + x] = hadd(v.x, v.y);
}

__kernel void warp_affine(__global const ushort* src, __global ushort* dst, const affine t, const int w, const int h) {
  const int x = get_global_id(0), y = get_global_id(1);
  const float fx = t.m[0][0] * x + t.m[0][1] * y + t.m[0][2];
  const float fy = t.m[1][0] * x + t.m[1][1] * y + t.m[1][2];
  const int ix = convert_int_rtn(fx), iy = convert_int_rtn(fy);
  if (ix < 0 || iy < 0 || ix >= w - 1 || iy >= h - 1) {
    dst[y * w + x] = 0;
    return;
  }
  // 8-bit fixed point weights
  const uint ax = (uint)((fx - ix) * 256.0f), ay = (uint)((fy - iy) * 256.0f);
  const uint a = src[iy * w + ix] * (256 - ax) + src[iy * w + ix + 1] * ax;
  const uint b = src[(iy + 1) * w + ix] * (256 - ax) + src[(iy + 1) * w + ix + 1] * ax;
  dst[y * w + x] = (ushort)(((a >> 8) * (256 - ay) + (b >> 8) * ay) >> 8);
}
