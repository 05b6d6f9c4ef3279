// AES-128 encryption: T-table built from the S-box in shared memory by the block, key expansion on the fly, CTR mode.
// run: --kernel aes128_ctr --grid 2 --block 64 --arg buf:u8x256:values:99,124,119,123,242,107,111,197,48,1,103,43,254,215,171,118,202,130,201,125,250,89,71,240,173,212,162,175,156,164,114,192,183,253,147,38,54,63,247,204,52,165,229,241,113,216,49,21,4,199,35,195,24,150,5,154,7,18,128,226,235,39,178,117,9,131,44,26,27,110,90,160,82,59,214,179,41,227,47,132,83,209,0,237,32,252,177,91,106,203,190,57,74,76,88,207,208,239,170,251,67,77,51,133,69,249,2,127,80,60,159,168,81,163,64,143,146,157,56,245,188,182,218,33,16,255,243,210,205,12,19,236,95,151,68,23,196,167,126,61,100,93,25,115,96,129,79,220,34,42,144,136,70,238,184,20,222,94,11,219,224,50,58,10,73,6,36,92,194,211,172,98,145,149,228,121,231,200,55,109,141,213,78,169,108,86,244,234,101,122,174,8,186,120,37,46,28,166,180,198,232,221,116,31,75,189,139,138,112,62,181,102,72,3,246,14,97,53,87,185,134,193,29,158,225,248,152,17,105,217,142,148,155,30,135,233,206,85,40,223,140,161,137,13,191,230,66,104,65,153,45,15,176,84,187,22 --arg buf:u32x4:values:0x16157e2b,0xa6d2ae28,0x8815f7ab,0x3c4fcf09 --arg data=buf:u32x512:zeros --arg u32:7
#include "cuda_mini.h"

__device__ __forceinline__ unsigned xtime(unsigned b) { return ((b << 1) ^ ((b >> 7) * 0x1b)) & 0xff; }
__device__ __forceinline__ unsigned rot8(unsigned v) { return (v << 8) | (v >> 24); }

extern "C" __global__ void aes128_ctr(const uchar *sbox, const unsigned *key, uint4 *data, unsigned nonce) {
  __shared__ unsigned te0[256];
  __shared__ unsigned rk[44];
  for (unsigned i = threadIdx.x; i < 256; i += blockDim.x) {
    unsigned s = sbox[i], s2 = xtime(s);
    te0[i] = s2 | (s << 8) | (s << 16) | ((s ^ s2) << 24);
  }
  if (threadIdx.x == 0) {
    unsigned rcon = 1;
    for (int i = 0; i < 4; ++i) rk[i] = key[i];
    for (int i = 4; i < 44; ++i) {
      unsigned t = rk[i - 1];
      if (i % 4 == 0) {
        t = (t >> 8) | (t << 24);
        t = sbox[t & 0xff] | (sbox[(t >> 8) & 0xff] << 8) | (sbox[(t >> 16) & 0xff] << 16) | ((unsigned)sbox[t >> 24] << 24);
        t ^= rcon;
        rcon = xtime(rcon);
      }
      rk[i] = rk[i - 4] ^ t;
    }
  }
  __syncthreads();
  const unsigned id = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned s[4] = {nonce ^ rk[0], rk[1], rk[2], __byte_perm(id, 0, 0x0123) ^ rk[3]};
  for (int r = 1; r < 10; ++r) {
    unsigned t[4];
#pragma unroll
    for (int c = 0; c < 4; ++c) {
      unsigned v = te0[s[c] & 0xff];
      v ^= rot8(te0[(s[(c + 1) & 3] >> 8) & 0xff]);
      v ^= rot8(rot8(te0[(s[(c + 2) & 3] >> 16) & 0xff]));
      v ^= rot8(rot8(rot8(te0[s[(c + 3) & 3] >> 24])));
      t[c] = v ^ rk[4 * r + c];
    }
#pragma unroll
    for (int c = 0; c < 4; ++c) s[c] = t[c];
  }
  unsigned o[4];
#pragma unroll
  for (int c = 0; c < 4; ++c)
    o[c] = (sbox[s[c] & 0xff] | (sbox[(s[(c + 1) & 3] >> 8) & 0xff] << 8) | (sbox[(s[(c + 2) & 3] >> 16) & 0xff] << 16) |
            ((unsigned)sbox[s[(c + 3) & 3] >> 24] << 24)) ^ rk[40 + c];
  uint4 d = data[id];
  d.x ^= o[0];
  d.y ^= o[1];
  d.z ^= o[2];
  d.w ^= o[3];
  data[id] = d;
}
