// A sum by work-groups, in local memory.
// run: --kernel reduce --grid 3 --block 32 --arg buf:i32x96:random:1:-100:100 --arg out=buf:i32x3:zeros --arg local:128 --arg i32:90
// run: --kernel reduce --grid 1 --block 8 --arg buf:i32x8:random:1:-100:100 --arg out=buf:i32x1:zeros --arg local:32 --arg i32:8
kernel void reduce(global const int *in, global int *out, local int *part, int n) {
  int l = get_local_id(0), i = get_global_id(0);
  part[l] = i < n ? in[i] : 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int step = get_local_size(0) / 2; step > 0; step /= 2) {
    if (l < step) part[l] += part[l + step];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (l == 0) out[get_group_id(0)] = part[0];
}
