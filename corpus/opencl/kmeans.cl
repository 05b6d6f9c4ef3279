// k-means: nearest centroid for each point, then new centroids by integer atomics on fixed-point sums.
// run: --kernel kmeans_assign --grid 2 --block 64 --arg buf:f32x800:random:1 --arg buf:f32x40:random:2 --arg member=buf:i32x100:zeros --arg i32:100 --arg i32:5 --arg i32:8
// run: --kernel kmeans_swap --grid 2 --block 64 --arg buf:f32x800:random:1 --arg out=buf:f32x800:zeros --arg i32:100 --arg i32:8
// run: --kernel kmeans_update --grid 2 --block 64 --arg buf:f32x800:random:1 --arg buf:i32x100:random:3:0:4 --arg sums=buf:i32x40:zeros --arg counts=buf:u32x5:zeros --arg i32:100 --arg i32:5 --arg i32:8

__kernel void kmeans_assign(__global const float* feature, __global const float* clusters, __global int* membership,
                            int npoints, int nclusters, int nfeatures) {
  unsigned int point_id = get_global_id(0);
  int index = 0;
  if (point_id < npoints) {
    float min_dist = FLT_MAX;
    for (int i = 0; i < nclusters; i++) {
      float ans = 0;
      for (int l = 0; l < nfeatures; l++) {
        float d = feature[l * npoints + point_id] - clusters[i * nfeatures + l];
        ans += d * d;
      }
      if (ans < min_dist) {
        min_dist = ans;
        index = i;
      }
    }
    membership[point_id] = index;
  }
}

__kernel void kmeans_swap(__global const float* feature, __global float* feature_swap, int npoints, int nfeatures) {
  unsigned int tid = get_global_id(0);
  if (tid >= npoints) return;
  for (int i = 0; i < nfeatures; i++) feature_swap[i * npoints + tid] = feature[tid * nfeatures + i];
}

// Sums are gathered in local memory in 16.16 fixed point, so that the order of additions does not matter.
__kernel void kmeans_update(__global const float* feature, __global const int* membership, __global int* sums,
                            __global uint* counts, int npoints, int nclusters, int nfeatures) {
  __local int lsum[64];
  __local uint lcount[16];
  const uint lid = get_local_id(0), gid = get_global_id(0);
  for (uint i = lid; i < nclusters * nfeatures; i += get_local_size(0)) lsum[i] = 0;
  if (lid < nclusters) lcount[lid] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (gid < npoints) {
    const int m = membership[gid];
    atomic_inc(&lcount[m]);
    for (int f = 0; f < nfeatures; f++)
      atomic_add(&lsum[m * nfeatures + f], convert_int_rte(feature[f * npoints + gid] * 65536.0f));
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = lid; i < nclusters * nfeatures; i += get_local_size(0)) atomic_add(&sums[i], lsum[i]);
  if (lid < nclusters) atomic_add(&counts[lid], lcount[lid]);
}
