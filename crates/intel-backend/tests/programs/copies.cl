// Copies by a work-group.

kernel void copies(global const int *in, global int *out, global const float4 *rows, global float4 *columns, local int *tile, int n) {
  local float4 part[40];
  int g = get_group_id(0);
  event_t e = async_work_group_copy(tile, in + g * n, n, 0);
  e = async_work_group_strided_copy(part, rows + g, 10, 2, e);
  wait_group_events(1, &e);
  prefetch(in, 32);
  int sum = 0;
  for (int k = 0; k < n; k++) sum += tile[k] * (k + 1);
  barrier(CLK_LOCAL_MEM_FENCE);
  tile[get_local_id(1) * get_local_size(0) + get_local_id(0)] = sum + get_local_id(0) + 100 * get_local_id(1);
  barrier(CLK_LOCAL_MEM_FENCE);
  event_t f[2];
  f[0] = async_work_group_copy(out + g * n, tile, n, 0);
  f[1] = async_work_group_strided_copy(columns + g, part, 10, 3, 0);
  wait_group_events(2, f);
}
