// Counts bytes: atomics on local memory, then on global memory.
// run: --kernel histogram --grid 2 --block 24 --arg buf:u8x200:random:1 --arg bins=buf:u32x64:zeros --arg i32:200
kernel void histogram(global const uchar *in, global uint *bins, int n) {
  local uint own[64];
  int l = get_local_id(0);
  for (int b = l; b < 64; b += get_local_size(0)) own[b] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = get_global_id(0); i < n; i += get_global_size(0)) atomic_inc(&own[in[i] >> 2]);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int b = l; b < 64; b += get_local_size(0)) atomic_add(&bins[b], own[b]);
}
