// What the work-items of a work-group do together.

kernel void groups(global const int *in, global const float *reals, global const long *wide, global int *out, global float *out_reals,
                   global long *out_wide, local int *tail) {
  int i = get_global_linear_id(), l = get_local_linear_id();
  int x = in[i];
  tail[l] = x;
  out[10 * i] = work_group_all(x > -90) + 2 * work_group_any(x > 90);
  out[10 * i + 1] = work_group_broadcast(x, 2, 1);
  out[10 * i + 2] = work_group_reduce_add(x);
  out[10 * i + 3] = work_group_reduce_min((uint)x);
  out[10 * i + 4] = work_group_reduce_max(x);
  out[10 * i + 5] = work_group_scan_inclusive_add(x);
  out[10 * i + 6] = work_group_scan_exclusive_add(x);
  out[10 * i + 7] = work_group_scan_exclusive_max(x);
  out[10 * i + 8] = work_group_scan_inclusive_min(x);
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  out[10 * i + 9] = tail[get_local_size(0) * get_local_size(1) - 1 - l];
  out_reals[2 * i] = work_group_reduce_max(reals[i]);
  out_reals[2 * i + 1] = work_group_scan_inclusive_min(reals[i]);
  out_wide[2 * i] = work_group_reduce_add(wide[i]);
  out_wide[2 * i + 1] = work_group_scan_exclusive_add(wide[i]);
}
