// PBKDF2-HMAC-SHA1 in three kernels, as crackers do: init makes the inner and outer states, loop iterates, comp gathers.
// run: --kernel pbkdf2_init --grid 1 --block 16 --arg buf:u32x128:random:1 --arg buf:u32x4:random:2 --arg tmps=buf:u32x320:zeros
// run: --kernel pbkdf2_loop --grid 1 --block 16 --arg tmps=buf:u32x320:random:3 --arg u32:6
// run: --kernel pbkdf2_comp --grid 1 --block 16 --arg buf:u32x320:random:3 --arg buf:u32x15:random:4 --arg out=buf:u32x1:fill:0xffffffff

typedef struct {
  uint ipad[5], opad[5];
  uint dgst[5], out[5];
} pbkdf2_tmp;

static inline uint f_of(int r, uint b, uint c, uint d) {
  return r == 0 ? bitselect(d, c, b) : r == 2 ? bitselect(b, c, b ^ d) : b ^ c ^ d;
}

static void sha1_transform(uint s[5], const uint in[16]) {
  const uint k[4] = {0x5a827999u, 0x6ed9eba1u, 0x8f1bbcdcu, 0xca62c1d6u};
  uint w[16];
  for (int i = 0; i < 16; i++) w[i] = in[i];
  uint a = s[0], b = s[1], c = s[2], d = s[3], e = s[4];
#pragma unroll
  for (int r = 0; r < 4; r++)
#pragma unroll
    for (int j = 0; j < 20; j++) {
      const int i = r * 20 + j;
      if (i >= 16) w[i & 15] = rotate(w[(i + 13) & 15] ^ w[(i + 8) & 15] ^ w[(i + 2) & 15] ^ w[i & 15], 1u);
      const uint t = rotate(a, 5u) + f_of(r, b, c, d) + e + k[r] + w[i & 15];
      e = d;
      d = c;
      c = rotate(b, 30u);
      b = a;
      a = t;
    }
  s[0] += a;
  s[1] += b;
  s[2] += c;
  s[3] += d;
  s[4] += e;
}

static void sha1_start(uint s[5]) {
  s[0] = 0x67452301u;
  s[1] = 0xefcdab89u;
  s[2] = 0x98badcfeu;
  s[3] = 0x10325476u;
  s[4] = 0xc3d2e1f0u;
}

// HMAC of one 20-byte digest, with the prepared states.
static void hmac_digest(const uint ipad[5], const uint opad[5], uint d[5]) {
  uint w[16], s[5];
  for (int turn = 0; turn < 2; turn++) {
    for (int i = 0; i < 5; i++) {
      w[i] = d[i];
      s[i] = turn ? opad[i] : ipad[i];
    }
    w[5] = 0x80000000u;
    for (int i = 6; i < 15; i++) w[i] = 0;
    w[15] = (64 + 20) * 8;
    sha1_transform(s, w);
    for (int i = 0; i < 5; i++) d[i] = s[i];
  }
}

__kernel void pbkdf2_init(__global const uint* pw, __global const uint* salt, __global pbkdf2_tmp* tmps) {
  const uint gid = get_global_id(0);
  pbkdf2_tmp t;
  uint w[16];
  for (int i = 0; i < 16; i++) w[i] = (i < 8 ? pw[gid * 8 + i] : 0) ^ 0x36363636u;
  sha1_start(t.ipad);
  sha1_transform(t.ipad, w);
  for (int i = 0; i < 16; i++) w[i] ^= 0x36363636u ^ 0x5c5c5c5cu;
  sha1_start(t.opad);
  sha1_transform(t.opad, w);
  // First block: salt, counter 1.
  for (int i = 0; i < 16; i++) w[i] = 0;
  for (int i = 0; i < 4; i++) w[i] = salt[i];
  w[4] = 1;
  w[5] = 0x80000000u;
  w[15] = (64 + 20) * 8;
  uint s[5];
  for (int i = 0; i < 5; i++) s[i] = t.ipad[i];
  sha1_transform(s, w);
  for (int i = 0; i < 16; i++) w[i] = i < 5 ? s[i] : 0;
  w[5] = 0x80000000u;
  w[15] = (64 + 20) * 8;
  for (int i = 0; i < 5; i++) s[i] = t.opad[i];
  sha1_transform(s, w);
  for (int i = 0; i < 5; i++) {
    t.dgst[i] = s[i];
    t.out[i] = s[i];
  }
  tmps[gid] = t;
}

__kernel void pbkdf2_loop(__global pbkdf2_tmp* tmps, const uint count) {
  const uint gid = get_global_id(0);
  uint ipad[5], opad[5], d[5], o[5];
  for (int i = 0; i < 5; i++) {
    ipad[i] = tmps[gid].ipad[i];
    opad[i] = tmps[gid].opad[i];
    d[i] = tmps[gid].dgst[i];
    o[i] = tmps[gid].out[i];
  }
  for (uint r = 0; r < count; r++) {
    hmac_digest(ipad, opad, d);
    for (int i = 0; i < 5; i++) o[i] ^= d[i];
  }
  for (int i = 0; i < 5; i++) {
    tmps[gid].dgst[i] = d[i];
    tmps[gid].out[i] = o[i];
  }
}

__kernel void pbkdf2_comp(__global const pbkdf2_tmp* tmps, __global const uint* digests, volatile __global uint* found) {
  const uint gid = get_global_id(0);
  const pbkdf2_tmp t = tmps[gid];
  for (uint n = 0; n < 3; n++) {
    bool same = true;
    for (int i = 0; i < 5 && same; i++) same = t.out[i] == digests[n * 5 + i];
    if (same || ((t.out[0] ^ digests[n * 5]) & 15) == 0) atomic_min(found, gid * 3 + n);
  }
}
