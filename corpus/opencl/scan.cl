// Prefix sums: Hillis-Steele and Blelloch in local memory with block sums, and a segmented scan.
// run: --kernel scan_inclusive --grid 3 --block 64 --arg buf:u32x192:random:1:0:100 --arg out=buf:u32x192:zeros --arg sums=buf:u32x3:zeros
// run: --kernel scan_exclusive --grid 2 --block 32 --arg buf:u32x128:random:2:0:100 --arg out=buf:u32x128:zeros --arg sums=buf:u32x2:zeros --arg local:288
// run: --kernel add_offsets --grid 3 --block 64 --arg data=buf:u32x192:iota:0:1 --arg buf:u32x3:values:5,17,100
// run: --kernel scan_segmented --grid 1 --block 64 --arg buf:i32x64:random:3:-9:9 --arg buf:u8x64:random:4:0:4 --arg out=buf:i32x64:zeros

__kernel void scan_inclusive(__global const uint* in, __global uint* out, __global uint* sums) {
  __local uint buf[2][64];
  const uint t = get_local_id(0), g = get_global_id(0);
  uint cur = 0;
  buf[0][t] = in[g];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint d = 1; d < 64; d <<= 1) {
    uint v = buf[cur][t];
    if (t >= d) v += buf[cur][t - d];
    cur ^= 1;
    buf[cur][t] = v;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[g] = buf[cur][t];
  if (t == 63) sums[get_group_id(0)] = buf[cur][63];
}

#define CONFLICT_FREE(i) ((i) + ((i) >> 5))

__kernel void scan_exclusive(__global const uint* in, __global uint* out, __global uint* sums, __local uint* temp) {
  const uint t = get_local_id(0), n = 2 * get_local_size(0), base = get_group_id(0) * n;
  uint offset = 1;
  temp[CONFLICT_FREE(t)] = in[base + t];
  temp[CONFLICT_FREE(t + n / 2)] = in[base + t + n / 2];
  for (uint d = n >> 1; d > 0; d >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < d) {
      const uint ai = offset * (2 * t + 1) - 1, bi = offset * (2 * t + 2) - 1;
      temp[CONFLICT_FREE(bi)] += temp[CONFLICT_FREE(ai)];
    }
    offset *= 2;
  }
  if (t == 0) {
    sums[get_group_id(0)] = temp[CONFLICT_FREE(n - 1)];
    temp[CONFLICT_FREE(n - 1)] = 0;
  }
  for (uint d = 1; d < n; d *= 2) {
    offset >>= 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < d) {
      const uint ai = offset * (2 * t + 1) - 1, bi = offset * (2 * t + 2) - 1;
      const uint v = temp[CONFLICT_FREE(ai)];
      temp[CONFLICT_FREE(ai)] = temp[CONFLICT_FREE(bi)];
      temp[CONFLICT_FREE(bi)] += v;
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  out[base + t] = temp[CONFLICT_FREE(t)];
  out[base + t + n / 2] = temp[CONFLICT_FREE(t + n / 2)];
}

__kernel void add_offsets(__global uint* data, __global const uint* sums) {
  uint add = 0;
  for (uint g = 0; g < get_group_id(0); g++) add += sums[g];
  data[get_global_id(0)] += add;
}

// A head flag starts a new segment.
__kernel void scan_segmented(__global const int* in, __global const uchar* heads, __global int* out) {
  __local int val[64];
  __local uchar flag[64];
  const int t = get_local_id(0);
  val[t] = in[t];
  flag[t] = t == 0 || heads[t] == 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int d = 1; d < 64; d <<= 1) {
    int v = val[t];
    uchar f = flag[t];
    if (t >= d && !f) {
      v += val[t - d];
      f = flag[t - d];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    val[t] = v;
    flag[t] = f;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[t] = val[t];
}
