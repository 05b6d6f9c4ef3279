// SHA-256 over one block messages with a running schedule of 16 words, and double SHA-256 with a nonce search.
// run: --kernel sha256_blocks --grid 1 --block 32 --arg buf:u32x1024:random:1 --arg out=buf:u32x256:zeros --arg u32:2
// run: --kernel sha256d_nonce --grid 1 --block 32 --arg buf:u32x19:random:2 --arg u32:1000 --arg u32:0x0fffffff --arg hits=buf:u32x34:zeros

__constant uint k256[64] = {
  0x428a2f98u, 0x71374491u, 0xb5c0fbcfu, 0xe9b5dba5u, 0x3956c25bu, 0x59f111f1u, 0x923f82a4u, 0xab1c5ed5u,
  0xd807aa98u, 0x12835b01u, 0x243185beu, 0x550c7dc3u, 0x72be5d74u, 0x80deb1feu, 0x9bdc06a7u, 0xc19bf174u,
  0xe49b69c1u, 0xefbe4786u, 0x0fc19dc6u, 0x240ca1ccu, 0x2de92c6fu, 0x4a7484aau, 0x5cb0a9dcu, 0x76f988dau,
  0x983e5152u, 0xa831c66du, 0xb00327c8u, 0xbf597fc7u, 0xc6e00bf3u, 0xd5a79147u, 0x06ca6351u, 0x14292967u,
  0x27b70a85u, 0x2e1b2138u, 0x4d2c6dfcu, 0x53380d13u, 0x650a7354u, 0x766a0abbu, 0x81c2c92eu, 0x92722c85u,
  0xa2bfe8a1u, 0xa81a664bu, 0xc24b8b70u, 0xc76c51a3u, 0xd192e819u, 0xd6990624u, 0xf40e3585u, 0x106aa070u,
  0x19a4c116u, 0x1e376c08u, 0x2748774cu, 0x34b0bcb5u, 0x391c0cb3u, 0x4ed8aa4au, 0x5b9cca4fu, 0x682e6ff3u,
  0x748f82eeu, 0x78a5636fu, 0x84c87814u, 0x8cc70208u, 0x90befffau, 0xa4506cebu, 0xbef9a3f7u, 0xc67178f2u};

#define ROTR(x, n) rotate((x), (uint)(32 - (n)))
#define CH(x, y, z) bitselect(z, y, x)
#define MAJ(x, y, z) bitselect(x, y, (x) ^ (z))
#define BSIG0(x) (ROTR(x, 2) ^ ROTR(x, 13) ^ ROTR(x, 22))
#define BSIG1(x) (ROTR(x, 6) ^ ROTR(x, 11) ^ ROTR(x, 25))
#define SSIG0(x) (ROTR(x, 7) ^ ROTR(x, 18) ^ ((x) >> 3))
#define SSIG1(x) (ROTR(x, 17) ^ ROTR(x, 19) ^ ((x) >> 10))

static void sha256_init(uint s[8]) {
  s[0] = 0x6a09e667u;
  s[1] = 0xbb67ae85u;
  s[2] = 0x3c6ef372u;
  s[3] = 0xa54ff53au;
  s[4] = 0x510e527fu;
  s[5] = 0x9b05688cu;
  s[6] = 0x1f83d9abu;
  s[7] = 0x5be0cd19u;
}

static void sha256_transform(uint s[8], uint w[16]) {
  uint a = s[0], b = s[1], c = s[2], d = s[3], e = s[4], f = s[5], g = s[6], h = s[7];
  for (int r = 0; r < 64; r += 16) {
#pragma unroll
    for (int i = 0; i < 16; i++) {
      if (r > 0) w[i] += SSIG1(w[(i + 14) & 15]) + w[(i + 9) & 15] + SSIG0(w[(i + 1) & 15]);
      const uint t1 = h + BSIG1(e) + CH(e, f, g) + k256[r + i] + w[i];
      const uint t2 = BSIG0(a) + MAJ(a, b, c);
      h = g;
      g = f;
      f = e;
      e = d + t1;
      d = c;
      c = b;
      b = a;
      a = t1 + t2;
    }
  }
  s[0] += a;
  s[1] += b;
  s[2] += c;
  s[3] += d;
  s[4] += e;
  s[5] += f;
  s[6] += g;
  s[7] += h;
}

__kernel void sha256_blocks(__global const uint* msg, __global uint* digest, const uint blocks) {
  const uint id = get_global_id(0);
  uint s[8], w[16];
  sha256_init(s);
  for (uint b = 0; b < blocks; b++) {
    for (int i = 0; i < 16; i++) w[i] = msg[(id * blocks + b) * 16 + i];
    sha256_transform(s, w);
  }
  for (int i = 0; i < 8; i++) digest[id * 8 + i] = s[i];
}

// The message has 19 words and the nonce; hits[0] counts, then the least hash word and its nonce are kept per thread.
__kernel void sha256d_nonce(__global const uint* head, const uint first, const uint target, volatile __global uint* hits) {
  const uint nonce = first + (uint)get_global_id(0);
  uint s[8], t[8], w[16];
  sha256_init(s);
  for (int i = 0; i < 16; i++) w[i] = head[i];
  sha256_transform(s, w);
  for (int i = 0; i < 16; i++) w[i] = 0;
  w[0] = head[16];
  w[1] = head[17];
  w[2] = head[18];
  w[3] = nonce;
  w[4] = 0x80000000u;
  w[15] = 640;
  sha256_transform(s, w);
  for (int i = 0; i < 8; i++) w[i] = s[i];
  w[8] = 0x80000000u;
  for (int i = 9; i < 15; i++) w[i] = 0;
  w[15] = 256;
  sha256_init(t);
  sha256_transform(t, w);
  hits[2 + get_global_id(0)] = t[7];
  if (t[7] <= target) atomic_inc(&hits[0]);
  atomic_max(&hits[1], ~t[7]);
}
