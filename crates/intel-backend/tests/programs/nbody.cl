// Bodies that draw one another, a tile of them in local memory at a time.
__kernel void nbody(__global const float4 *restrict position, __global float4 *restrict speed, __global float4 *restrict next,
                    int n, float dt, float eps, __local float4 *tile) {
  int i = get_global_id(0), l = get_local_id(0), size = get_local_size(0);
  float4 own = i < n ? position[i] : (float4)(0.0f);
  float3 pull = (float3)(0.0f, 0.0f, 0.0f);
  for (int first = 0; first < n; first += size) {
    event_t e = async_work_group_copy(tile, position + first, min(size, n - first), 0);
    wait_group_events(1, &e);
    int count = min(size, n - first);
    for (int k = 0; k < count; ++k) {
      float3 d = tile[k].xyz - own.xyz;
      float inverse = rsqrt(dot(d, d) + eps);
      pull += d * (tile[k].w * inverse * inverse * inverse);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (i >= n) return;
  float3 v = speed[i].xyz + dt * pull;
  vstore4((float4)(own.xyz + v * dt, own.w), i, (__global float *)next);
  speed[i].xyz = v;
}
