// SHOC radix sort, four bits for each pass: block histograms, scan of the histograms, and the ordered scatter.
// run: --kernel radix_reduce --grid 2 --block 32 --arg buf:u32x200:random:1 --arg isums=buf:u32x32:zeros --arg i32:200 --arg u32:4
// run: --kernel radix_top_scan --grid 1 --block 32 --arg isums=buf:u32x32:random:2:0:20 --arg i32:2
// run: --kernel radix_scatter --grid 1 --block 64 --arg buf:u32x64:random:3 --arg out=buf:u32x64:zeros --arg u32:8

#define RADIX 16
#define MASK (RADIX - 1)

__kernel void radix_reduce(__global const uint* in, __global uint* isums, const int n, const uint shift) {
  __local uint lmem[32];
  const int tid = get_local_id(0);
  const int region = ((n + get_num_groups(0) - 1) / get_num_groups(0));
  int i = get_group_id(0) * region + tid;
  const int stop = min((int)(get_group_id(0) + 1) * region, n);
  int digit_counts[RADIX];
  for (int d = 0; d < RADIX; d++) digit_counts[d] = 0;
  while (i < stop) {
    digit_counts[(in[i] >> shift) & MASK]++;
    i += get_local_size(0);
  }
  for (int d = 0; d < RADIX; d++) {
    lmem[tid] = digit_counts[d];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (unsigned int s = get_local_size(0) / 2; s > 0; s >>= 1) {
      if (tid < s) lmem[tid] += lmem[tid + s];
      barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (tid == 0) isums[(d * get_num_groups(0)) + get_group_id(0)] = lmem[0];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
}

static uint scan_local(uint val, __local uint* lmem) {
  int idx = get_local_id(0);
  const int size = get_local_size(0);
  lmem[idx] = 0;
  idx += size;
  lmem[idx] = val;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = 1; i < size; i *= 2) {
    uint t = lmem[idx - i];
    barrier(CLK_LOCAL_MEM_FENCE);
    lmem[idx] += t;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  return lmem[idx - 1];
}

__kernel void radix_top_scan(__global uint* isums, const int num_work_groups) {
  __local uint lmem[64];
  __local uint s_seed;
  if (get_local_id(0) == 0) s_seed = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  const bool last_thread = get_local_id(0) < num_work_groups && (get_local_id(0) + 1) == num_work_groups;
  for (int d = 0; d < RADIX; d++) {
    uint val = 0;
    if (get_local_id(0) < num_work_groups) val = isums[(num_work_groups * d) + get_local_id(0)];
    const uint res = scan_local(val, lmem);
    const uint seed = s_seed;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) < num_work_groups) isums[(num_work_groups * d) + get_local_id(0)] = res + seed;
    if (last_thread) s_seed = seed + res + val;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
}

// Stable, by one scan for each digit: flags of the thread's key.
__kernel void radix_scatter(__global const uint* in, __global uint* out, const uint shift) {
  __local uint lmem[128];
  __local uint total;
  const uint key = in[get_local_id(0)];
  const uint digit = (key >> shift) & MASK;
  uint base = 0, target = 0;
  for (uint d = 0; d < RADIX; d++) {
    const uint flag = digit == d;
    const uint before = scan_local(flag, lmem);
    if (flag) target = base + before;
    if (get_local_id(0) == get_local_size(0) - 1) total = before + flag;
    barrier(CLK_LOCAL_MEM_FENCE);
    base += total;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[target] = key;
}
