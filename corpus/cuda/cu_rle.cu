// Parallel run-length encoding of a block: head flags by ballot, scan of warp counts, scatter of (value, length) pairs.
// run: --kernel rle_encode --grid 2 --block 128 --arg buf:u8x256:random:231:0:2 --arg vals=buf:u8x256:zeros --arg lens=buf:u16x256:zeros --arg runs=buf:u32x2:zeros
// run: --kernel delta_zigzag --grid 1 --block 64 --arg buf:i32x512:random:232:-5000:5000 --arg out=buf:u8x2560:zeros --arg bytes=buf:u32x64:zeros --arg i32:8
#include "cuda_mini.h"

extern "C" __global__ void __launch_bounds__(128) rle_encode(const uchar *in, uchar *vals, ushort *lens, unsigned *runs) {
  __shared__ unsigned heads[4], prefix[5];
  __shared__ ushort start[129];
  const int tid = threadIdx.x, lane = tid & 31, warp = tid >> 5, base = blockIdx.x * 128;
  const uchar v = in[base + tid];
  const bool head = tid == 0 || in[base + tid - 1] != v;
  const unsigned vote = __ballot_sync(FULL_MASK, head);
  if (lane == 0) heads[warp] = vote;
  __syncthreads();
  if (tid == 0) {
    unsigned sum = 0;
    for (int w = 0; w < 4; ++w) {
      prefix[w] = sum;
      sum += __popc(heads[w]);
    }
    prefix[4] = sum;
    start[sum] = 128;
    runs[blockIdx.x] = sum;
  }
  __syncthreads();
  const unsigned index = prefix[warp] + __popc(vote & ((1u << lane) - 1));
  if (head) start[index] = (ushort)tid;
  __syncthreads();
  if (head) {
    vals[base + index] = v;
    lens[base + index] = (ushort)(start[index + 1] - start[index]);
  }
}

// Deltas, zigzag, variable-length bytes; each thread packs its own row.
extern "C" __global__ void delta_zigzag(const int *in, uchar *out, unsigned *bytes, int n) {
  int id = blockIdx.x * blockDim.x + threadIdx.x;
  const int *row = in + id * n;
  uchar *dst = out + id * n * 5;
  int last = 0;
  unsigned o = 0;
  for (int i = 0; i < n; ++i) {
    int d = row[i] - last;
    last = row[i];
    unsigned z = ((unsigned)d << 1) ^ (unsigned)(d >> 31);
    while (z >= 0x80) {
      dst[o++] = (uchar)(z | 0x80);
      z >>= 7;
    }
    dst[o++] = (uchar)z;
  }
  bytes[id] = o;
}
