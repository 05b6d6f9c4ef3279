// SHOC-like reductions: sum of floats, minimum and maximum at once, product of 64-bit residues, and logical ones.
// run: --kernel reduce_sum --grid 3 --block 64 --arg buf:f32x700:random:1 --arg out=buf:f32x3:zeros --arg local:256 --arg u32:700
// run: --kernel reduce_minmax --grid 2 --block 64 --arg buf:i32x500:random:2 --arg out=buf:i32x4:zeros --arg u32:500
// run: --kernel reduce_modmul --grid 1 --block 32 --arg buf:u64x100:random:3:1:4294967290 --arg out=buf:u64x1:zeros --arg u64:4294967291 --arg u32:100
// run: --kernel reduce_flags --grid 1 --block 32 --arg buf:u32x128:random:4 --arg all=buf:u32x1:fill:0xffffffff --arg any=buf:u32x1:zeros --arg odd=buf:u32x1:zeros

__kernel void reduce_sum(__global const float* restrict in, __global float* restrict out, __local float* sdata,
                         const unsigned int n) {
  const unsigned int tid = get_local_id(0);
  unsigned int i = (get_group_id(0) * (get_local_size(0) * 2)) + tid;
  const unsigned int stride = get_num_groups(0) * get_local_size(0) * 2;
  const unsigned int block = get_local_size(0);
  sdata[tid] = 0.0f;
  while (i < n) {
    sdata[tid] += in[i];
    if (i + block < n) sdata[tid] += in[i + block];
    i += stride;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (unsigned int s = block / 2; s > 0; s >>= 1) {
    if (tid < s) sdata[tid] += sdata[tid + s];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (tid == 0) out[get_group_id(0)] = sdata[0];
}

__kernel void reduce_minmax(__global const int* restrict in, __global int2* restrict out, const uint n) {
  __local int2 s[64];
  const uint t = get_local_id(0);
  int2 m = (int2)(INT_MAX, INT_MIN);
  for (uint i = get_global_id(0); i < n; i += get_global_size(0)) {
    const int v = in[i];
    m = (int2)(min(m.x, v), max(m.y, v));
  }
  s[t] = m;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint d = 32; d > 0; d >>= 1) {
    if (t < d) s[t] = (int2)(min(s[t].x, s[t + d].x), max(s[t].y, s[t + d].y));
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (t == 0) out[get_group_id(0)] = s[0];
}

__kernel void reduce_modmul(__global const ulong* restrict in, __global ulong* out, const ulong modulus, const uint n) {
  __local ulong s[32];
  const uint t = get_local_id(0);
  ulong p = 1;
  for (uint i = t; i < n; i += 32) p = (p * in[i]) % modulus;
  s[t] = p;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint d = 16; d > 0; d >>= 1) {
    if (t < d) s[t] = (s[t] * s[t + d]) % modulus;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (t == 0) *out = s[0];
}

__kernel void reduce_flags(__global const uint4* in, volatile __global uint* all_bits, volatile __global uint* any_bits,
                           volatile __global uint* odd_bits) {
  const uint4 v = in[get_global_id(0)];
  atomic_and(all_bits, v.x & v.y & v.z & v.w);
  atomic_or(any_bits, v.x | v.y);
  atomic_xor(odd_bits, v.x ^ v.y ^ v.z ^ v.w);
}
