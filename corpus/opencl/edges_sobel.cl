// Edges: Sobel magnitude and quantised direction, Canny's non-maximum suppression, and Laplace in 16-bit integers.
// run: --kernel sobel --grid 2,2 --block 16,8 --arg buf:u8x512:random:1 --arg mag=buf:f32x512:zeros --arg dir=buf:u8x512:zeros --arg i32:32 --arg i32:16 --tolerance 1e-5
// run: --kernel non_max --grid 2,2 --block 16,8 --arg buf:f32x512:random:2:0:1000 --arg buf:u8x512:random:3:0:3 --arg out=buf:u8x512:fill:9 --arg i32:32 --arg i32:16 --arg {f32:300;f32:700}
// run: --kernel laplace16 --grid 2,2 --block 16,8 --arg buf:i16x512:random:4:-1000:1000 --arg out=buf:i16x512:zeros --arg i32:32 --arg i32:16

typedef struct {
  float low, high;
} thresholds;

__kernel void sobel(__global const uchar* in, __global float* mag, __global uchar* dir, const int w, const int h) {
  const int x = get_global_id(0), y = get_global_id(1);
  if (x < 1 || y < 1 || x >= w - 1 || y >= h - 1) return;
  const int c = y * w + x;
  const int i00 = in[c - w - 1], i10 = in[c - w], i20 = in[c - w + 1];
  const int i01 = in[c - 1], i21 = in[c + 1];
  const int i02 = in[c + w - 1], i12 = in[c + w], i22 = in[c + w + 1];
  const int gx = i00 + 2 * i01 + i02 - i20 - 2 * i21 - i22;
  const int gy = i00 - i02 + 2 * i10 - 2 * i12 + i20 - i22;
  mag[c] = sqrt((float)(gx * gx + gy * gy));
  // Direction by integer comparisons with tan(22.5) = 53/128.
  const uint ax = abs(gx), ay = abs(gy);
  uchar d;
  if (ay * 128 < ax * 53)
    d = 0;
  else if (ax * 128 < ay * 53)
    d = 2;
  else
    d = (gx ^ gy) < 0 ? 3 : 1;
  dir[c] = d;
}

__kernel void non_max(__global const float* mag, __global const uchar* dir, __global uchar* out, const int w, const int h,
                      const thresholds t) {
  const int x = get_global_id(0), y = get_global_id(1);
  if (x >= w || y >= h) return;
  const int c = y * w + x;
  if (x == 0 || y == 0 || x == w - 1 || y == h - 1) {
    out[c] = 0;
    return;
  }
  int step;
  switch (dir[c]) {
    case 0:
      step = 1;
      break;
    case 1:
      step = w + 1;
      break;
    case 2:
      step = w;
      break;
    default:
      step = w - 1;
  }
  const float m = mag[c];
  uchar r = 0;
  if (m > mag[c - step] && m >= mag[c + step]) r = m >= t.high ? 255 : m >= t.low ? 127 : 0;
  out[c] = r;
}

__kernel void laplace16(__global const short* in, __global short* out, const int w, const int h) {
  const int x = get_global_id(0), y = get_global_id(1);
  const int xm = max(x - 1, 0), xp = min(x + 1, w - 1), ym = max(y - 1, 0), yp = min(y + 1, h - 1);
  short r = add_sat(in[y * w + xm], in[y * w + xp]);
  r = add_sat(r, in[ym * w + x]);
  r = add_sat(r, in[yp * w + x]);
  const short4 centre = (short4)(in[y * w + x]);
  out[y * w + x] = sub_sat(r, (short)(centre.x + centre.y + centre.z + centre.w));
}
