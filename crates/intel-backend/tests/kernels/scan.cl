// An inclusive scan of a work-group (Hillis and Steele).
// run: --kernel scan --grid 2 --block 32 --arg buf:i32x64:random:1:-100:100 --arg out=buf:i32x64:zeros --arg local:128
kernel void scan(global const int *in, global int *out, local int *a) {
  int l = get_local_id(0), size = get_local_size(0);
  a[l] = in[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int step = 1; step < size; step *= 2) {
    int add = l >= step ? a[l - step] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    a[l] += add;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[get_global_id(0)] = a[l];
}
