// Bilinear demosaicing of an RGGB mosaic of 16-bit values with white balance, and grey-world statistics by atomics.
// run: --kernel demosaic --grid 3,2 --block 8,8 --arg buf:u16x384:random:1:0:4095 --arg out=buf:u8x1536:zeros --arg i32:24 --arg i32:16 --arg {f32:1.5;f32:1;f32:1.8;i32:4}
// run: --kernel channel_sums --grid 3,2 --block 8,8 --arg buf:u16x384:random:1:0:4095 --arg sums=buf:u32x4:zeros --arg i32:24

typedef struct {
  float r_gain, g_gain, b_gain;
  int shift;
} balance;

static inline int at(__global const ushort* p, int x, int y, int w, int h) {
  // Mirror without repeating the edge, so that the colour of the site is kept.
  x = x < 0 ? -x : x >= w ? 2 * w - 2 - x : x;
  y = y < 0 ? -y : y >= h ? 2 * h - 2 - y : y;
  return p[y * w + x];
}

__kernel void demosaic(__global const ushort* raw, __global uchar4* out, const int w, const int h, const balance wb) {
  const int x = get_global_id(0), y = get_global_id(1);
  const int c = at(raw, x, y, w, h);
  const int horz = at(raw, x - 1, y, w, h) + at(raw, x + 1, y, w, h);
  const int vert = at(raw, x, y - 1, w, h) + at(raw, x, y + 1, w, h);
  const int diag = at(raw, x - 1, y - 1, w, h) + at(raw, x + 1, y - 1, w, h) + at(raw, x - 1, y + 1, w, h) +
                   at(raw, x + 1, y + 1, w, h);
  int r, g, b;
  switch (((y & 1) << 1) | (x & 1)) {
    case 0:
      r = c;
      g = (horz + vert) >> 2;
      b = diag >> 2;
      break;
    case 1:
      r = horz >> 1;
      g = c;
      b = vert >> 1;
      break;
    case 2:
      r = vert >> 1;
      g = c;
      b = horz >> 1;
      break;
    default:
      r = diag >> 2;
      g = (horz + vert) >> 2;
      b = c;
  }
  const float3 gained = (float3)(r, g, b) * (float3)(wb.r_gain, wb.g_gain, wb.b_gain);
  const int3 scaled = convert_int3_rtz(gained) >> wb.shift;
  out[y * w + x] = (uchar4)(convert_uchar3_sat(scaled), (uchar)255);
}

__kernel void channel_sums(__global const ushort* raw, volatile __global uint* sums, const int w) {
  __local uint local_sums[4];
  const int lid = get_local_id(1) * get_local_size(0) + get_local_id(0);
  if (lid < 4) local_sums[lid] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  const int x = get_global_id(0), y = get_global_id(1);
  atomic_add(&local_sums[((y & 1) << 1) | (x & 1)], (uint)raw[y * w + x]);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (lid < 4) atomic_add(&sums[lid], local_sums[lid]);
}
