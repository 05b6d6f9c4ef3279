// Parboil SAD: sums of absolute differences of 4x4 blocks over a search window, and their merging to larger blocks.
// run: --kernel sad_4x4 --grid 2,2 --block 7,7 --arg sad=buf:u16x784:zeros --arg buf:u16x64:random:1:0:255 --arg buf:u8x256:random:2 --arg i32:8 --arg i32:16
// run: --kernel sad_merge --grid 1 --block 49 --arg buf:u16x196:random:3:0:4000 --arg out=buf:u16x49:zeros --arg vec=buf:u32x1:fill:0xffffffff

#define SEARCH 7

__kernel void sad_4x4(__global ushort* sads, __global const ushort* cur, __global const uchar* ref, const int width,
                      const int ref_width) {
  const int bx = get_group_id(0), by = get_group_id(1);
  const int dx = get_local_id(0), dy = get_local_id(1);
  ushort sum = 0;
#pragma unroll
  for (int y = 0; y < 4; y++)
#pragma unroll
    for (int x = 0; x < 4; x++) {
      const ushort c = cur[(by * 4 + y) * width + bx * 4 + x];
      const ushort r = ref[(by * 4 + y + dy) * ref_width + bx * 4 + x + dx];
      sum += abs_diff(c, r);
    }
  const int block = by * get_num_groups(0) + bx;
  sads[block * SEARCH * SEARCH * 4 + (dy * SEARCH + dx) * 4] = sum;
  if (dx == 0 && dy == 0)
    for (int k = 1; k < 4; k++) sads[block * SEARCH * SEARCH * 4 + k] = as_ushort((short)-k);
}

__kernel void sad_merge(__global const ushort* sads, __global ushort* out, volatile __global uint* best) {
  const int pos = get_local_id(0);
  const ushort4 s = (ushort4)(sads[pos], sads[pos + 49], sads[pos + 98], sads[pos + 147]);
  const ushort top = add_sat(s.x, s.y), bottom = add_sat(s.z, s.w);
  const ushort whole = add_sat(top, bottom);
  out[pos] = whole;
  // The best position: cost above, position below, so that a minimum picks both.
  atomic_min(best, upsample(whole, (ushort)pos));
}
