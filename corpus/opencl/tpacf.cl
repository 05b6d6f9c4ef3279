// Parboil TPACF: histogram of angular distances by binary search in a table of bin bounds.
// run: --kernel gen_hists --grid 4 --block 32 --arg hist=buf:u32x80:zeros --arg buf:f32x96:random:1:-1:1 --arg buf:f32x20:values:2,1.2,0.9,0.8,0.7,0.6,0.5,0.4,0.3,0.2,0.1,0,-0.1,-0.2,-0.3,-0.4,-0.5,-0.7,-0.9,-4 --arg i32:32

#define BINS 19
#define HIST 20

typedef struct {
  float x, y, z;
} cartesian;

__kernel void gen_hists(__global uint* histograms, __global const cartesian* data, __global const float* bounds, const int n) {
  __local uint h[HIST];
  const int t = get_local_id(0), g = get_group_id(0);
  if (t < HIST) h[t] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  const cartesian p = data[t];
  // Each group takes every fourth partner.
  for (int j = g; j < n; j += get_num_groups(0)) {
    const cartesian q = data[j];
    const float distance = p.x * q.x + p.y * q.y + p.z * q.z;
    int lo = 0, hi = BINS;
    while (hi > lo + 1) {
      const int k = (lo + hi) / 2;
      if (distance >= bounds[k])
        hi = k;
      else
        lo = k;
    }
    const int bin = distance >= bounds[lo] ? lo : hi;
    atomic_inc(&h[bin]);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (t < HIST) histograms[g * HIST + t] = h[t];
}
