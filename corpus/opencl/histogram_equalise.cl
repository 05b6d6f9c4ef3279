// Histogram equalisation of one tile for each group: local histogram, prefix sum, and mapping; clip limit as in CLAHE.
// run: --kernel equalise_tiles --grid 2,2 --block 64 --arg buf:u8x1024:random:1:40:200 --arg out=buf:u8x1024:zeros --arg i32:32 --arg i32:16 --arg u32:20

#define BINS 256

__kernel void equalise_tiles(__global const uchar* in, __global uchar* out, const int width, const int tile,
                             const uint clip) {
  __local uint hist[BINS];
  __local uint excess;
  __local uint part[64];
  const int t = get_local_id(0), n = get_local_size(0);
  const int x0 = get_group_id(0) * tile, y0 = get_group_id(1) * tile;
  for (int i = t; i < BINS; i += n) hist[i] = 0;
  if (t == 0) excess = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = t; i < tile * tile; i += n) atomic_inc(&hist[in[(y0 + i / tile) * width + x0 + i % tile]]);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = t; i < BINS; i += n) {
    const uint h = hist[i];
    if (h > clip) {
      atomic_add(&excess, h - clip);
      hist[i] = clip;
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  const uint share = excess / BINS;
  // Each thread scans four bins, then the sums of threads are scanned.
  uint4 v = vload4(t, hist) + share;
  v.y += v.x;
  v.z += v.y;
  v.w += v.z;
  part[t] = v.w;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint before = 0;
  for (int i = 0; i < t; i++) before += part[i];
  vstore4(v + before, t, hist);
  barrier(CLK_LOCAL_MEM_FENCE);
  const uint total = hist[BINS - 1];
  for (int i = t; i < tile * tile; i += n) {
    const int at = (y0 + i / tile) * width + x0 + i % tile;
    out[at] = convert_uchar_sat((hist[in[at]] * 255u + total / 2) / total);
  }
}
