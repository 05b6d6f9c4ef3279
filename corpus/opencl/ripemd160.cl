// RIPEMD-160: two lines of 80 steps, driven by constant tables and a switch over the round.
// run: --kernel ripemd160 --grid 1 --block 32 --arg buf:u32x256:random:1 --arg out=buf:u32x160:zeros

__constant uchar rl[80] = {
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
  7, 4, 13, 1, 10, 6, 15, 3, 12, 0, 9, 5, 2, 14, 11, 8,
  3, 10, 14, 4, 9, 15, 8, 1, 2, 7, 0, 6, 13, 11, 5, 12,
  1, 9, 11, 10, 0, 8, 12, 4, 13, 3, 7, 15, 14, 5, 6, 2,
  4, 0, 5, 9, 7, 12, 2, 10, 14, 1, 3, 8, 11, 6, 15, 13};
__constant uchar rr[80] = {
  5, 14, 7, 0, 9, 2, 11, 4, 13, 6, 15, 8, 1, 10, 3, 12,
  6, 11, 3, 7, 0, 13, 5, 10, 14, 15, 8, 12, 4, 9, 1, 2,
  15, 5, 1, 3, 7, 14, 6, 9, 11, 8, 12, 2, 10, 0, 4, 13,
  8, 6, 4, 1, 3, 11, 15, 0, 5, 12, 2, 13, 9, 7, 10, 14,
  12, 15, 10, 4, 1, 5, 8, 7, 6, 2, 13, 14, 0, 3, 9, 11};
__constant uchar sl[80] = {
  11, 14, 15, 12, 5, 8, 7, 9, 11, 13, 14, 15, 6, 7, 9, 8,
  7, 6, 8, 13, 11, 9, 7, 15, 7, 12, 15, 9, 11, 7, 13, 12,
  11, 13, 6, 7, 14, 9, 13, 15, 14, 8, 13, 6, 5, 12, 7, 5,
  11, 12, 14, 15, 14, 15, 9, 8, 9, 14, 5, 6, 8, 6, 5, 12,
  9, 15, 5, 11, 6, 8, 13, 12, 5, 12, 13, 14, 11, 8, 5, 6};
__constant uchar sr[80] = {
  8, 9, 9, 11, 13, 15, 15, 5, 7, 7, 8, 11, 14, 14, 12, 6,
  9, 13, 15, 7, 12, 8, 9, 11, 7, 7, 12, 7, 6, 15, 13, 11,
  9, 7, 15, 11, 8, 6, 6, 14, 12, 13, 5, 14, 13, 13, 7, 5,
  15, 5, 8, 11, 14, 14, 6, 14, 6, 9, 12, 9, 12, 5, 15, 8,
  8, 5, 12, 9, 12, 5, 14, 6, 8, 13, 6, 5, 15, 13, 11, 11};
__constant uint kl[5] = {0, 0x5a827999u, 0x6ed9eba1u, 0x8f1bbcdcu, 0xa953fd4eu};
__constant uint kr[5] = {0x50a28be6u, 0x5c4dd124u, 0x6d703ef3u, 0x7a6d76e9u, 0};

static uint f(int round, uint x, uint y, uint z) {
  switch (round) {
    case 0:
      return x ^ y ^ z;
    case 1:
      return (x & y) | (~x & z);
    case 2:
      return (x | ~y) ^ z;
    case 3:
      return (x & z) | (y & ~z);
    default:
      return x ^ (y | ~z);
  }
}

static void line(uint v[5], const uint w[16], __constant uchar* r, __constant uchar* s, __constant uint* k, bool right) {
  for (int i = 0; i < 80; i++) {
    const int round = i >> 4;
    const uint t = rotate(v[0] + f(right ? 4 - round : round, v[1], v[2], v[3]) + w[r[i]] + k[round], (uint)s[i]) + v[4];
    v[0] = v[4];
    v[4] = v[3];
    v[3] = rotate(v[2], 10u);
    v[2] = v[1];
    v[1] = t;
  }
}

// Messages of 32 bytes, padded.
__kernel void ripemd160(__global const uint* msg, __global uint* digest) {
  const uint id = get_global_id(0);
  uint w[16], a[5], b[5];
  const uint h[5] = {0x67452301u, 0xefcdab89u, 0x98badcfeu, 0x10325476u, 0xc3d2e1f0u};
  for (int i = 0; i < 16; i++) w[i] = i < 8 ? msg[id * 8 + i] : 0;
  w[8] = 0x80;
  w[14] = 256;
  for (int i = 0; i < 5; i++) {
    a[i] = h[i];
    b[i] = h[i];
  }
  line(a, w, rl, sl, kl, false);
  line(b, w, rr, sr, kr, true);
  for (int i = 0; i < 5; i++)
    digest[id * 5 + i] = h[(i + 1) % 5] + a[(i + 2) % 5] + b[(i + 3) % 5];
}
