// A work-group sorts its keys by digits of two bits: stable, by scans.
__kernel void radix(__global const uint *in, __global uint *out, __global ushort *places, __local uint *keys, __local ushort *from) {
  uint l = get_local_id(0), n = get_local_size(0), g = get_group_id(0) * n;
  keys[l] = in[g + l];
  from[l] = l;
  for (uint shift = 0; shift < 32; shift += 2) {
    work_group_barrier(CLK_LOCAL_MEM_FENCE);
    uint key = keys[l], digit = key >> shift & 3;
    ushort own = from[l];
    uint at = 0, before = 0;
    for (uint d = 0; d < 4; ++d) {
      uint mine = digit == d;
      uint place = work_group_scan_exclusive_add(mine);
      if (mine) at = before + place;
      before += work_group_reduce_add(mine);
    }
    keys[at] = key;
    from[at] = own;
  }
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  out[g + l] = keys[l];
  places[g + l] = from[l];
}
