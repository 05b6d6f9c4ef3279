// Sorting networks: a bitonic sort of 128 pairs in local memory, a global merge step, and odd-even transposition.
// run: --kernel bitonic_local --grid 2 --block 64 --arg key=buf:u32x256:random:1 --arg val=buf:u32x256:iota:0:1 --arg u32:1
// run: --kernel bitonic_global_step --grid 2 --block 64 --arg key=buf:u32x256:random:2 --arg val=buf:u32x256:iota:0:1 --arg u32:256 --arg u32:64 --arg u32:0
// run: --kernel odd_even_sort --grid 1 --block 32 --arg data=buf:f32x64:random:3:-1:1 --arg i32:61

static void compare_swap(__local uint* ka, __local uint* va, __local uint* kb, __local uint* vb, uint dir) {
  if ((*ka > *kb) == dir) {
    uint t = *ka;
    *ka = *kb;
    *kb = t;
    t = *va;
    *va = *vb;
    *vb = t;
  }
}

#define LIMIT 128

__kernel __attribute__((reqd_work_group_size(LIMIT / 2, 1, 1)))
void bitonic_local(__global uint* key, __global uint* val, const uint dir) {
  __local uint lk[LIMIT], lv[LIMIT];
  const uint t = get_local_id(0);
  key += get_group_id(0) * LIMIT + t;
  val += get_group_id(0) * LIMIT + t;
  lk[t] = key[0];
  lv[t] = val[0];
  lk[t + LIMIT / 2] = key[LIMIT / 2];
  lv[t + LIMIT / 2] = val[LIMIT / 2];
  for (uint size = 2; size < LIMIT; size <<= 1) {
    const uint ddd = dir ^ ((t & (size / 2)) != 0);
    for (uint stride = size / 2; stride > 0; stride >>= 1) {
      barrier(CLK_LOCAL_MEM_FENCE);
      const uint pos = 2 * t - (t & (stride - 1));
      compare_swap(&lk[pos], &lv[pos], &lk[pos + stride], &lv[pos + stride], ddd);
    }
  }
  for (uint stride = LIMIT / 2; stride > 0; stride >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    const uint pos = 2 * t - (t & (stride - 1));
    compare_swap(&lk[pos], &lv[pos], &lk[pos + stride], &lv[pos + stride], dir);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  key[0] = lk[t];
  val[0] = lv[t];
  key[LIMIT / 2] = lk[t + LIMIT / 2];
  val[LIMIT / 2] = lv[t + LIMIT / 2];
}

__kernel void bitonic_global_step(__global uint* key, __global uint* val, const uint size, const uint stride,
                                  const uint dir) {
  const uint i = get_global_id(0);
  const uint ddd = dir ^ ((i & (size / 2)) != 0);
  const uint pos = 2 * i - (i & (stride - 1));
  const uint ka = key[pos], kb = key[pos + stride], va = val[pos], vb = val[pos + stride];
  const bool swap = (ka > kb) == ddd;
  key[pos] = swap ? kb : ka;
  key[pos + stride] = swap ? ka : kb;
  val[pos] = swap ? vb : va;
  val[pos + stride] = swap ? va : vb;
}

__kernel void odd_even_sort(__global float* data, const int n) {
  __local float s[64];
  const int t = get_local_id(0);
  s[2 * t] = 2 * t < n ? data[2 * t] : INFINITY;
  s[2 * t + 1] = 2 * t + 1 < n ? data[2 * t + 1] : INFINITY;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int phase = 0; phase < 64; phase++) {
    const int i = 2 * t + (phase & 1);
    if (i + 1 < 64) {
      const float a = s[i], b = s[i + 1];
      s[i] = fmin(a, b);
      s[i + 1] = fmax(a, b);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (2 * t < n) data[2 * t] = s[2 * t];
  if (2 * t + 1 < n) data[2 * t + 1] = s[2 * t + 1];
}
