// MD4 and NTLM: passwords of ASCII bytes widened to UTF-16, hashed with two candidates side by side in uint2.
// run: --kernel ntlm_vec2 --grid 1 --block 32 --arg buf:u8x1024:random:1:33:126 --arg buf:u8x64:random:2:1:16 --arg out=buf:u32x256:zeros
// run: --kernel md4_chain --grid 1 --block 16 --arg buf:u32x64:random:3 --arg out=buf:u32x64:zeros --arg u32:10

#define MD4_F(x, y, z) bitselect(z, y, x)
#define MD4_G(x, y, z) (((x) & (y)) | ((z) & ((x) | (y))))
#define MD4_H(x, y, z) ((x) ^ (y) ^ (z))
#define R1(a, b, c, d, k, s) a = rotate(a + MD4_F(b, c, d) + w[k], (T)(s))
#define R2(a, b, c, d, k, s) a = rotate(a + MD4_G(b, c, d) + w[k] + 0x5a827999u, (T)(s))
#define R3(a, b, c, d, k, s) a = rotate(a + MD4_H(b, c, d) + w[k] + 0x6ed9eba1u, (T)(s))

#define DEFINE_MD4(NAME, TYPE)                                                                        \
  static void NAME(TYPE st[4], const TYPE w[16]) {                                                    \
    typedef TYPE T;                                                                                   \
    T a = st[0], b = st[1], c = st[2], d = st[3];                                                     \
    _Pragma("unroll") for (int i = 0; i < 4; i++) {                                                   \
      R1(a, b, c, d, 4 * i, 3);                                                                       \
      R1(d, a, b, c, 4 * i + 1, 7);                                                                   \
      R1(c, d, a, b, 4 * i + 2, 11);                                                                  \
      R1(b, c, d, a, 4 * i + 3, 19);                                                                  \
    }                                                                                                 \
    _Pragma("unroll") for (int i = 0; i < 4; i++) {                                                   \
      R2(a, b, c, d, i, 3);                                                                           \
      R2(d, a, b, c, i + 4, 5);                                                                       \
      R2(c, d, a, b, i + 8, 9);                                                                       \
      R2(b, c, d, a, i + 12, 13);                                                                     \
    }                                                                                                 \
    _Pragma("unroll") for (int j = 0; j < 4; j++) {                                                   \
      const int i = ((j & 1) << 1) | (j >> 1);                                                        \
      R3(a, b, c, d, i, 3);                                                                           \
      R3(d, a, b, c, i + 8, 9);                                                                       \
      R3(c, d, a, b, i + 4, 11);                                                                      \
      R3(b, c, d, a, i + 12, 15);                                                                     \
    }                                                                                                 \
    st[0] += a;                                                                                       \
    st[1] += b;                                                                                       \
    st[2] += c;                                                                                       \
    st[3] += d;                                                                                       \
  }

DEFINE_MD4(md4_1, uint)
DEFINE_MD4(md4_2, uint2)

static void pack_utf16(uint w[16], const __global uchar* p, uint n) {
  for (int i = 0; i < 16; i++) w[i] = 0;
  for (uint i = 0; i < n; i++) w[i >> 1] |= (uint)p[i] << ((i & 1) * 16);
  w[n >> 1] |= 0x80u << ((n & 1) * 16);
  w[14] = n * 16;
}

__kernel void ntlm_vec2(__global const uchar* passwords, __global const uchar* lengths, __global uint* digests) {
  const uint gid = get_global_id(0);
  uint wa[16], wb[16];
  pack_utf16(wa, passwords + gid * 32, lengths[gid * 2]);
  pack_utf16(wb, passwords + gid * 32 + 16, lengths[gid * 2 + 1]);
  uint2 w[16];
  for (int i = 0; i < 16; i++) w[i] = (uint2)(wa[i], wb[i]);
  uint2 st[4] = {0x67452301u, 0xefcdab89u, 0x98badcfeu, 0x10325476u};
  md4_2(st, w);
  for (int i = 0; i < 4; i++) {
    digests[gid * 8 + i] = st[i].x;
    digests[gid * 8 + 4 + i] = st[i].y;
  }
}

__kernel void md4_chain(__global const uint* in, __global uint* out, const uint rounds) {
  const uint gid = get_global_id(0);
  uint h[4];
  for (int i = 0; i < 4; i++) h[i] = in[gid * 4 + i];
  for (uint r = 0; r < rounds; r++) {
    uint w[16] = {0};
    for (int i = 0; i < 4; i++) w[i] = h[i];
    w[4] = 0x80;
    w[14] = 128;
    h[0] = 0x67452301u;
    h[1] = 0xefcdab89u;
    h[2] = 0x98badcfeu;
    h[3] = 0x10325476u;
    md4_1(h, w);
  }
  for (int i = 0; i < 4; i++) out[gid * 4 + i] = h[i];
}
