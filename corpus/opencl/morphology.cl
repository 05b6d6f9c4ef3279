// Binary and grey morphology: dilation and erosion with a structuring element, bit-parallel on 32 pixels, and thinning.
// run: --kernel dilate_erode --grid 2,2 --block 8,8 --arg buf:u8x256:random:1 --arg d=buf:u8x256:zeros --arg e=buf:u8x256:zeros --arg i32:16 --arg i32:16 --arg u32:0x1f5
// run: --kernel dilate_bits --grid 1 --block 32 --arg buf:u32x128:random:2 --arg out=buf:u32x128:zeros --arg i32:4 --arg i32:32
// run: --kernel thin_step --grid 2,2 --block 8,8 --arg buf:u8x256:random:3:0:1 --arg out=buf:u8x256:zeros --arg i32:16 --arg i32:16 --arg i32:0

__kernel void dilate_erode(__global const uchar* in, __global uchar* dilated, __global uchar* eroded, const int w,
                           const int h, const uint element) {
  const int x = get_global_id(0), y = get_global_id(1);
  uchar lo = UCHAR_MAX, hi = 0;
  for (uint bits = element; bits; bits &= bits - 1) {
    const int k = 31 - clz(bits & -bits);
    const int sx = x + k % 3 - 1, sy = y + k / 3 - 1;
    if (sx < 0 || sy < 0 || sx >= w || sy >= h) continue;
    const uchar v = in[sy * w + sx];
    lo = min(lo, v);
    hi = max(hi, v);
  }
  dilated[y * w + x] = hi;
  eroded[y * w + x] = lo;
}

// Rows of `words` words; one thread for each row.
__kernel void dilate_bits(__global const uint* in, __global uint* out, const int words, const int h) {
  const int y = get_global_id(0);
  if (y >= h) return;
  for (int i = 0; i < words; i++) {
    uint acc = 0;
    for (int dy = -1; dy <= 1; dy++) {
      const int sy = y + dy;
      if (sy < 0 || sy >= h) continue;
      const uint c = in[sy * words + i];
      const uint l = i > 0 ? in[sy * words + i - 1] >> 31 : 0;
      const uint r = i + 1 < words ? in[sy * words + i + 1] << 31 : 0;
      acc |= c | (c << 1) | l | (c >> 1) | r;
    }
    out[y * words + i] = acc;
  }
}

// One sub-step of Zhang-Suen thinning.
__kernel void thin_step(__global const uchar* in, __global uchar* out, const int w, const int h, const int odd) {
  const int x = get_global_id(0), y = get_global_id(1);
  const int c = y * w + x;
  if (x == 0 || y == 0 || x == w - 1 || y == h - 1 || !in[c]) {
    out[c] = 0;
    return;
  }
  uint n = 0;
  n |= in[c - w] << 0;
  n |= in[c - w + 1] << 1;
  n |= in[c + 1] << 2;
  n |= in[c + w + 1] << 3;
  n |= in[c + w] << 4;
  n |= in[c + w - 1] << 5;
  n |= in[c - 1] << 6;
  n |= in[c - w - 1] << 7;
  const uint rises = popcount(~n & ((n >> 1) | (n << 7)) & 0xff);
  const uint count = popcount(n);
  const bool mask = odd ? (n & 0x45) == 0x45 || (n & 0x51) == 0x51 : (n & 0x15) == 0x15 || (n & 0x54) == 0x54;
  out[c] = !(count >= 2 && count <= 6 && rises == 1 && !mask);
}
