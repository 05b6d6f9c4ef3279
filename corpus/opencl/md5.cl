// MD5 in the manner of a password cracker: a candidate of up to 15 bytes is made from its index, hashed in one block and
// compared with a list of targets; all steps unrolled.
// run: --kernel md5_bruteforce --grid 1 --block 64 --arg buf:u8x8:values:97,98,99,100,101,102,103,104 --arg u32:8 --arg u32:6 --arg u32:12345 --arg out=buf:u32x256:zeros --arg buf:u32x4:random:3 --arg found=buf:u32x1:fill:0xffffffff
// run: --kernel md5_bytes --grid 1 --block 32 --arg buf:u8x512:random:5 --arg buf:u32x32:random:6:0:16 --arg out=buf:u32x128:zeros

#define F(x, y, z) ((z) ^ ((x) & ((y) ^ (z))))
#define G(x, y, z) ((y) ^ ((z) & ((x) ^ (y))))
#define H(x, y, z) ((x) ^ (y) ^ (z))
#define I(x, y, z) ((y) ^ ((x) | ~(z)))
#define STEP(f, a, b, c, d, x, t, s) \
  (a) += f((b), (c), (d)) + (x) + (t); \
  (a) = rotate((a), (uint)(s)); \
  (a) += (b)

static uint4 md5_block(const uint w[16]) {
  uint a = 0x67452301u, b = 0xefcdab89u, c = 0x98badcfeu, d = 0x10325476u;
  STEP(F, a, b, c, d, w[0], 0xd76aa478u, 7);
  STEP(F, d, a, b, c, w[1], 0xe8c7b756u, 12);
  STEP(F, c, d, a, b, w[2], 0x242070dbu, 17);
  STEP(F, b, c, d, a, w[3], 0xc1bdceeeu, 22);
  STEP(F, a, b, c, d, w[4], 0xf57c0fafu, 7);
  STEP(F, d, a, b, c, w[5], 0x4787c62au, 12);
  STEP(F, c, d, a, b, w[6], 0xa8304613u, 17);
  STEP(F, b, c, d, a, w[7], 0xfd469501u, 22);
  STEP(F, a, b, c, d, w[8], 0x698098d8u, 7);
  STEP(F, d, a, b, c, w[9], 0x8b44f7afu, 12);
  STEP(F, c, d, a, b, w[10], 0xffff5bb1u, 17);
  STEP(F, b, c, d, a, w[11], 0x895cd7beu, 22);
  STEP(F, a, b, c, d, w[12], 0x6b901122u, 7);
  STEP(F, d, a, b, c, w[13], 0xfd987193u, 12);
  STEP(F, c, d, a, b, w[14], 0xa679438eu, 17);
  STEP(F, b, c, d, a, w[15], 0x49b40821u, 22);
  STEP(G, a, b, c, d, w[1], 0xf61e2562u, 5);
  STEP(G, d, a, b, c, w[6], 0xc040b340u, 9);
  STEP(G, c, d, a, b, w[11], 0x265e5a51u, 14);
  STEP(G, b, c, d, a, w[0], 0xe9b6c7aau, 20);
  STEP(G, a, b, c, d, w[5], 0xd62f105du, 5);
  STEP(G, d, a, b, c, w[10], 0x02441453u, 9);
  STEP(G, c, d, a, b, w[15], 0xd8a1e681u, 14);
  STEP(G, b, c, d, a, w[4], 0xe7d3fbc8u, 20);
  STEP(G, a, b, c, d, w[9], 0x21e1cde6u, 5);
  STEP(G, d, a, b, c, w[14], 0xc33707d6u, 9);
  STEP(G, c, d, a, b, w[3], 0xf4d50d87u, 14);
  STEP(G, b, c, d, a, w[8], 0x455a14edu, 20);
  STEP(G, a, b, c, d, w[13], 0xa9e3e905u, 5);
  STEP(G, d, a, b, c, w[2], 0xfcefa3f8u, 9);
  STEP(G, c, d, a, b, w[7], 0x676f02d9u, 14);
  STEP(G, b, c, d, a, w[12], 0x8d2a4c8au, 20);
  STEP(H, a, b, c, d, w[5], 0xfffa3942u, 4);
  STEP(H, d, a, b, c, w[8], 0x8771f681u, 11);
  STEP(H, c, d, a, b, w[11], 0x6d9d6122u, 16);
  STEP(H, b, c, d, a, w[14], 0xfde5380cu, 23);
  STEP(H, a, b, c, d, w[1], 0xa4beea44u, 4);
  STEP(H, d, a, b, c, w[4], 0x4bdecfa9u, 11);
  STEP(H, c, d, a, b, w[7], 0xf6bb4b60u, 16);
  STEP(H, b, c, d, a, w[10], 0xbebfbc70u, 23);
  STEP(H, a, b, c, d, w[13], 0x289b7ec6u, 4);
  STEP(H, d, a, b, c, w[0], 0xeaa127fau, 11);
  STEP(H, c, d, a, b, w[3], 0xd4ef3085u, 16);
  STEP(H, b, c, d, a, w[6], 0x04881d05u, 23);
  STEP(H, a, b, c, d, w[9], 0xd9d4d039u, 4);
  STEP(H, d, a, b, c, w[12], 0xe6db99e5u, 11);
  STEP(H, c, d, a, b, w[15], 0x1fa27cf8u, 16);
  STEP(H, b, c, d, a, w[2], 0xc4ac5665u, 23);
  STEP(I, a, b, c, d, w[0], 0xf4292244u, 6);
  STEP(I, d, a, b, c, w[7], 0x432aff97u, 10);
  STEP(I, c, d, a, b, w[14], 0xab9423a7u, 15);
  STEP(I, b, c, d, a, w[5], 0xfc93a039u, 21);
  STEP(I, a, b, c, d, w[12], 0x655b59c3u, 6);
  STEP(I, d, a, b, c, w[3], 0x8f0ccc92u, 10);
  STEP(I, c, d, a, b, w[10], 0xffeff47du, 15);
  STEP(I, b, c, d, a, w[1], 0x85845dd1u, 21);
  STEP(I, a, b, c, d, w[8], 0x6fa87e4fu, 6);
  STEP(I, d, a, b, c, w[15], 0xfe2ce6e0u, 10);
  STEP(I, c, d, a, b, w[6], 0xa3014314u, 15);
  STEP(I, b, c, d, a, w[13], 0x4e0811a1u, 21);
  STEP(I, a, b, c, d, w[4], 0xf7537e82u, 6);
  STEP(I, d, a, b, c, w[11], 0xbd3af235u, 10);
  STEP(I, c, d, a, b, w[2], 0x2ad7d2bbu, 15);
  STEP(I, b, c, d, a, w[9], 0xeb86d391u, 21);
  return (uint4)(a + 0x67452301u, b + 0xefcdab89u, c + 0x98badcfeu, d + 0x10325476u);
}

__kernel void md5_bruteforce(__global const uchar* charset, const uint charset_size, const uint length, const uint first,
                             __global uint4* digests, __global const uint* targets, volatile __global uint* found) {
  const uint gid = get_global_id(0);
  uint index = first + gid;
  uint w[16];
  for (int i = 0; i < 16; i++) w[i] = 0;
  for (uint i = 0; i < length; i++) {
    const uint ch = charset[index % charset_size];
    index /= charset_size;
    w[i >> 2] |= ch << ((i & 3) * 8);
  }
  w[length >> 2] |= 0x80u << ((length & 3) * 8);
  w[14] = length * 8;
  const uint4 h = md5_block(w);
  digests[gid] = h;
  if (all(h == vload4(0, targets))) atomic_min(found, gid);
}

// Messages of 0 to 16 bytes, 16 bytes apart, packed through a private byte array.
__kernel void md5_bytes(__global const uchar* data, __global const uint* lengths, __global uint4* digests) {
  const uint gid = get_global_id(0);
  const uint n = lengths[gid];
  union {
    uchar b[64];
    uint w[16];
  } block;
  for (int i = 0; i < 64; i++) block.b[i] = 0;
  for (uint i = 0; i < n; i++) block.b[i] = data[gid * 16 + i];
  block.b[n] = 0x80;
  block.w[14] = n << 3;
  digests[gid] = md5_block(block.w);
}
