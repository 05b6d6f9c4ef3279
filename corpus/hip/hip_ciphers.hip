// Small ciphers: XTEA, RC4 with a private 256-byte state, Speck64/128, Simon32/64, a GOST-like S-box network and Poly1305-style accumulation.
// run: --kernel xtea_encrypt --grid 1 --block 64 --arg io=buf:u32x128:random:81 --arg {u32:1;u32:0x22222222;u32:0xdeadbeef;u32:77}
// run: --kernel rc4_stream --grid 1 --block 8 --arg buf:u8x64:random:82 --arg out=buf:u8x256:zeros --arg i32:8 --arg i32:32
// run: --kernel speck_ctr --grid 1 --block 64 --arg out=buf:u32x128:zeros --arg {u32:0x03020100;u32:0x0b0a0908;u32:0x13121110;u32:0x1b1a1918} --arg u32:5
// run: --kernel simon_ecb --grid 1 --block 64 --arg io=buf:u16x128:random:83 --arg u64:0x1918111009080100
// run: --kernel poly_mac --grid 1 --block 32 --arg buf:u32x256:random:84 --arg out=buf:u64x64:zeros --arg u64:0x0ffffffc0ffffffc --arg i32:2
#include "hip_mini.h"

struct Key128 { unsigned k[4]; };

extern "C" __global__ void xtea_encrypt(uint2 *io, const Key128 key) {
  const int i = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;
  unsigned v0 = io[i].x, v1 = io[i].y, sum = 0;
  for (int r = 0; r < 32; ++r) {
    v0 += (((v1 << 4) ^ (v1 >> 5)) + v1) ^ (sum + key.k[sum & 3]);
    sum += 0x9E3779B9u;
    v1 += (((v0 << 4) ^ (v0 >> 5)) + v0) ^ (sum + key.k[(sum >> 11) & 3]);
  }
  io[i] = make_uint2(v0, v1);
}

extern "C" __global__ void rc4_stream(const unsigned char *keys, unsigned char *out, int key_len, int n) {
  unsigned char s[256];
  const int id = hipThreadIdx_x;
  for (int i = 0; i < 256; ++i) s[i] = (unsigned char)i;
  unsigned char j = 0;
  for (int i = 0; i < 256; ++i) {
    j = (unsigned char)(j + s[i] + keys[id * key_len + i % key_len]);
    const unsigned char t = s[i];
    s[i] = s[j];
    s[j] = t;
  }
  unsigned char a = 0, b = 0;
  for (int k = 0; k < n; ++k) {
    a = (unsigned char)(a + 1);
    b = (unsigned char)(b + s[a]);
    const unsigned char t = s[a];
    s[a] = s[b];
    s[b] = t;
    out[id * n + k] = s[(unsigned char)(s[a] + s[b])];
  }
}

__device__ __forceinline__ unsigned ror(unsigned x, int n) { return (x >> n) | (x << (32 - n)); }
__device__ __forceinline__ unsigned rol(unsigned x, int n) { return (x << n) | (x >> (32 - n)); }

extern "C" __global__ void speck_ctr(uint2 *out, Key128 key, unsigned nonce) {
  const unsigned i = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;
  unsigned x = nonce, y = i, k = key.k[0], l[3] = {key.k[1], key.k[2], key.k[3]};
  for (unsigned r = 0; r < 27; ++r) {
    x = (ror(x, 8) + y) ^ k;
    y = rol(y, 3) ^ x;
    const unsigned m = (ror(l[r % 3], 8) + k) ^ r;
    k = rol(k, 3) ^ m;
    l[r % 3] = m;
  }
  out[i] = make_uint2(x, y);
}

__device__ __forceinline__ unsigned short rol16(unsigned short x, int n) { return (unsigned short)((x << n) | (x >> (16 - n))); }

extern "C" __global__ void simon_ecb(unsigned short *io, unsigned long long key) {
  const unsigned long long z0 = 0x19C3522FB386A45Full;
  unsigned short k[4];
  for (int i = 0; i < 4; ++i) k[i] = (unsigned short)(key >> (16 * i));
  const int id = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;
  unsigned short x = io[2 * id + 1], y = io[2 * id];
  for (int r = 0; r < 32; ++r) {
    const unsigned short t = x;
    x = (unsigned short)(y ^ (rol16(x, 1) & rol16(x, 8)) ^ rol16(x, 2) ^ k[r & 3]);
    y = t;
    unsigned short tmp = (unsigned short)(rol16(k[(r + 3) & 3], 13) ^ k[(r + 1) & 3]);
    tmp ^= rol16(tmp, 15);
    k[r & 3] = (unsigned short)(~k[r & 3] ^ tmp ^ ((z0 >> (r % 62)) & 1) ^ 3);
  }
  io[2 * id + 1] = x;
  io[2 * id] = y;
}

extern "C" __global__ void poly_mac(const unsigned *msg, unsigned long long *out, unsigned long long r, int words) {
  const int id = hipThreadIdx_x;
  unsigned __int128 h = 0;
  for (int i = 0; i < words; ++i) {
    const unsigned *m = msg + (id * words + i) * 4;
    h += (unsigned __int128)m[0] | ((unsigned __int128)m[1] << 32) | ((unsigned __int128)(m[2] & 0xffff) << 64);
    h = (h & (((unsigned __int128)1 << 61) - 1)) + (h >> 61);
    h = (unsigned __int128)(unsigned long long)h * r;
    h = (h & (((unsigned __int128)1 << 61) - 1)) + (h >> 61);
  }
  out[2 * id] = (unsigned long long)h;
  out[2 * id + 1] = (unsigned long long)(h >> 64);
}
