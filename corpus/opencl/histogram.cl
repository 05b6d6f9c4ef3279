// Histograms: 256 bins with packed byte counters per thread, and a saturating one by compare-and-swap.
// run: --kernel histogram256 --grid 2 --block 32 --arg buf:u32x512:random:1 --arg hist=buf:u32x512:zeros --arg u32:512
// run: --kernel histogram_saturating --grid 4 --block 64 --arg buf:u16x512:random:2:0:40 --arg hist=buf:u32x11:zeros --arg u32:512 --arg u32:100

#define BINS 256

__kernel void histogram256(__global const uint* data, __global uint* hist, const uint words) {
  __local uint bins[BINS];
  const uint lid = get_local_id(0), ls = get_local_size(0);
  for (uint i = lid; i < BINS; i += ls) bins[i] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = get_global_id(0); i < words; i += get_global_size(0)) {
    const uint w = data[i];
    atomic_inc(&bins[w & 0xffu]);
    atomic_inc(&bins[(w >> 8) & 0xffu]);
    atomic_inc(&bins[(w >> 16) & 0xffu]);
    atomic_inc(&bins[w >> 24]);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = lid; i < BINS; i += ls) hist[get_group_id(0) * BINS + i] = bins[i];
}

// Four saturating byte counters in a word, as in Parboil's histo.
__kernel void histogram_saturating(__global const ushort* data, __global uint* hist, const uint n, const uint limit) {
  for (uint i = get_global_id(0); i < n; i += get_global_size(0)) {
    const uint bin = data[i];
    volatile __global uint* word = hist + (bin >> 2);
    const uint shift = (bin & 3u) * 8u;
    uint old = atomic_add(word, 0u), assumed;
    do {
      assumed = old;
      if (((assumed >> shift) & 0xffu) >= limit) break;
      old = atomic_cmpxchg(word, assumed, assumed + (1u << shift));
    } while (old != assumed);
  }
}
