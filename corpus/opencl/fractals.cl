// Mandelbrot and Julia sets: float with smooth colour, double, four pixels in a vector, and 64-bit fixed point.
// run: --kernel mandelbrot --grid 4,3 --block 8,8 --arg out=buf:u32x768:zeros --arg {f32:-2.2;f32:-1.2;f32:0.1} --arg i32:32 --arg i32:64
// run: --kernel mandelbrot_double --grid 2,2 --block 8,8 --arg out=buf:u16x256:zeros --arg f64:-0.7436 --arg f64:0.1318 --arg f64:0.002 --arg i32:16 --arg i32:100
// run: --kernel julia_vec4 --grid 1,16 --block 8,1 --arg out=buf:u8x512:zeros --arg f32:-0.4 --arg f32:0.6 --arg i32:40
// run: --kernel mandelbrot_fixed --grid 2,2 --block 8,8 --arg out=buf:u16x256:zeros --arg i64:-600000000000000000 --arg i64:20000000000000000 --arg i64:10000000000000000 --arg i32:16 --arg i32:40

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

typedef struct {
  float x0, y0, step;
} view;

__kernel void mandelbrot(__global uint* out, const view v, const int w, const int limit) {
  const int px = get_global_id(0), py = get_global_id(1);
  const float cx = v.x0 + px * v.step, cy = v.y0 + py * v.step;
  // The main cardioid and the disc left of it need no iterations.
  const float q = (cx - 0.25f) * (cx - 0.25f) + cy * cy;
  int n = 0;
  float x = 0.0f, y = 0.0f;
  if (q * (q + (cx - 0.25f)) <= 0.25f * cy * cy || (cx + 1) * (cx + 1) + cy * cy <= 0.0625f) {
    n = limit;
  } else {
    float x2 = 0.0f, y2 = 0.0f;
    while (n < limit && x2 + y2 <= 16.0f) {
      y = 2.0f * x * y + cy;
      x = x2 - y2 + cx;
      x2 = x * x;
      y2 = y * y;
      n++;
    }
  }
  uint colour = 0xff000000u;
  if (n < limit) colour |= (n * 9 & 0xff) | ((n * n) & 0xff) << 8 | (uint)(255 - n * 3) << 16;
  out[py * w + px] = colour;
}

__kernel void mandelbrot_double(__global ushort* out, const double x0, const double y0, const double size, const int w,
                                const int limit) {
  const int px = get_global_id(0), py = get_global_id(1);
  const double cx = x0 + size * px / w, cy = y0 + size * py / w;
  double x = cx, y = cy;
  ushort n = 0;
  do {
    const double t = x * x - y * y + cx;
    y = fma(2.0 * x, y, cy);
    x = t;
  } while (++n < limit && x * x + y * y < 4.0);
  out[py * w + px] = n;
}

__kernel void julia_vec4(__global uchar4* out, const float cr, const float ci, const int limit) {
  const int i = get_global_id(0), row = get_global_id(1);
  float4 x = ((float4)(0, 1, 2, 3) + 4.0f * i) * 0.1f - 1.6f;
  float4 y = (float4)(row * 0.2f - 1.6f);
  int4 count = (int4)(0);
  for (int n = 0; n < limit; n++) {
    const float4 x2 = x * x, y2 = y * y;
    const int4 alive = x2 + y2 < 4.0f;
    if (!any(alive)) break;
    count -= alive;
    y = select(y, 2.0f * x * y + ci, alive);
    x = select(x, x2 - y2 + cr, alive);
  }
  out[row * 8 + i] = convert_uchar4_sat(count * 6);
}

// Signed fixed point with 61 bits after the point, by magnitudes.
static ulong square61(long a) {
  const ulong m = abs(a);
  return mul_hi(m, m) << 3;
}

static long product61(long a, long b) {
  const long r = (long)(mul_hi(abs(a), abs(b)) << 3);
  return (a ^ b) < 0 ? -r : r;
}

__kernel void mandelbrot_fixed(__global ushort* out, const long x0, const long y0, const long step, const int w,
                               const int limit) {
  const int px = get_global_id(0), py = get_global_id(1);
  const long cx = x0 + px * step, cy = y0 + py * step;
  long x = 0, y = 0;
  ushort n = 0;
  while (n < limit) {
    const ulong x2 = square61(x), y2 = square61(y);
    if (x2 + y2 > (1UL << 62)) break;
    y = 2 * product61(x, y) + cy;
    x = (long)x2 - (long)y2 + cx;
    if (abs(x) >= (1UL << 62) || abs(y) >= (1UL << 62)) break;
    n++;
  }
  out[py * w + px] = n;
}
