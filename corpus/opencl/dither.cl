// Dithering: ordered with a Bayer matrix made by bit interleaving, and error diffusion over a row for each thread.
// run: --kernel dither_ordered --grid 2,2 --block 16,8 --arg buf:u8x512:random:1 --arg out=buf:u32x16:zeros --arg i32:32
// run: --kernel dither_rows --grid 1 --block 16 --arg buf:f32x512:random:2 --arg out=buf:u8x512:zeros --arg i32:32 --arg i32:3

static uint bayer8(uint x, uint y) {
  uint r = 0;
  const uint v = x ^ y;
  for (uint b = 0; b < 3; b++) {
    r = (r << 2) | (((v >> b) & 1) << 1) | ((y >> b) & 1);
  }
  return r;
}

// One bit for each pixel, gathered by an atomic or: 32 pixels in a word.
__kernel void dither_ordered(__global const uchar* grey, volatile __global uint* bits, const int w) {
  const int x = get_global_id(0), y = get_global_id(1);
  const uint threshold = bayer8(x & 7, y & 7) * 4 + 2;
  if (grey[y * w + x] > threshold) {
    const int i = y * w + x;
    atomic_or(&bits[i >> 5], 1u << (i & 31));
  }
}

__kernel void dither_rows(__global const float* in, __global uchar* out, const int w, const int levels) {
  const int y = get_global_id(0);
  float carry = 0.0f, later = 0.0f;
  for (int k = 0; k < w; k++) {
    // Serpentine scan.
    const int x = (y & 1) ? w - 1 - k : k;
    const float v = in[y * w + x] * (levels - 1) + carry;
    const int q = clamp(convert_int_rte(v), 0, levels - 1);
    const float err = v - q;
    carry = later + err * (7.0f / 16.0f);
    later = err * (1.0f / 16.0f);
    out[y * w + x] = (uchar)q;
  }
}
