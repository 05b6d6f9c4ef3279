// Non-cryptographic hashes of byte strings at odd lengths: xxHash32, xxHash64, SipHash-2-4, MurmurHash3 finisher, FNV-1a.
// run: --kernel xxh32 --grid 1 --block 32 --arg buf:u8x2048:random:1 --arg buf:u32x32:random:2:0:64 --arg out=buf:u32x32:zeros --arg u32:2654435761
// run: --kernel xxh64_words --grid 1 --block 32 --arg buf:u64x256:random:3 --arg out=buf:u64x32:zeros --arg u64:0x123456789abcdef
// run: --kernel siphash24 --grid 1 --block 32 --arg buf:u8x2048:random:1 --arg buf:u32x32:random:2:0:64 --arg out=buf:u64x32:zeros --arg {u64:0x0706050403020100;u64:0x0f0e0d0c0b0a0908}
// run: --kernel fnv_murmur --grid 1 --block 32 --arg buf:u8x512:random:5 --arg out=buf:u32x64:zeros

#define P32_1 2654435761u
#define P32_2 2246822519u
#define P32_3 3266489917u
#define P32_4 668265263u
#define P32_5 374761393u

static uint read32(const __global uchar* p) { return p[0] | (p[1] << 8) | (p[2] << 16) | ((uint)p[3] << 24); }

static uint xxh32_round(uint acc, uint input) { return rotate(acc + input * P32_2, 13u) * P32_1; }

__kernel void xxh32(__global const uchar* data, __global const uint* lengths, __global uint* out, const uint seed) {
  const uint id = get_global_id(0);
  const __global uchar* p = data + id * 64;
  const uint len = lengths[id];
  const __global uchar* const end = p + len;
  uint h;
  if (len >= 16) {
    uint4 v = (uint4)(seed + P32_1 + P32_2, seed + P32_2, seed, seed - P32_1);
    do {
      v.x = xxh32_round(v.x, read32(p));
      v.y = xxh32_round(v.y, read32(p + 4));
      v.z = xxh32_round(v.z, read32(p + 8));
      v.w = xxh32_round(v.w, read32(p + 12));
      p += 16;
    } while (p + 16 <= end);
    v = rotate(v, (uint4)(1, 7, 12, 18));
    h = v.x + v.y + v.z + v.w;
  } else {
    h = seed + P32_5;
  }
  h += len;
  while (p + 4 <= end) {
    h = rotate(h + read32(p) * P32_3, 17u) * P32_4;
    p += 4;
  }
  while (p < end) {
    h = rotate(h + (*p) * P32_5, 11u) * P32_1;
    p++;
  }
  h ^= h >> 15;
  h *= P32_2;
  h ^= h >> 13;
  h *= P32_3;
  h ^= h >> 16;
  out[id] = h;
}

#define P64_1 11400714785074694791UL
#define P64_2 14029467366897019727UL
#define P64_3 1609587929392839161UL
#define P64_4 9650029242287828579UL

static ulong xxh64_round(ulong acc, ulong input) { return rotate(acc + input * P64_2, 31UL) * P64_1; }

__kernel void xxh64_words(__global const ulong4* data, __global ulong* out, const ulong seed) {
  const uint id = get_global_id(0);
  ulong4 v = (ulong4)(seed + P64_1 + P64_2, seed + P64_2, seed, seed - P64_1);
  for (int i = 0; i < 2; i++) {
    const ulong4 in = data[id * 2 + i];
    v.x = xxh64_round(v.x, in.x);
    v.y = xxh64_round(v.y, in.y);
    v.z = xxh64_round(v.z, in.z);
    v.w = xxh64_round(v.w, in.w);
  }
  ulong h = rotate(v.x, 1UL) + rotate(v.y, 7UL) + rotate(v.z, 12UL) + rotate(v.w, 18UL);
  const ulong lanes[4] = {v.x, v.y, v.z, v.w};
  for (int i = 0; i < 4; i++) h = (h ^ xxh64_round(0, lanes[i])) * P64_1 + P64_4;
  h += 64;
  h ^= h >> 33;
  h *= P64_2;
  h ^= h >> 29;
  h *= P64_3;
  h ^= h >> 32;
  out[id] = h;
}

typedef struct {
  ulong k0, k1;
} sip_key;

static void sip_round(ulong4* v) {
  v->x += v->y;
  v->z += v->w;
  v->y = rotate(v->y, 13UL) ^ v->x;
  v->w = rotate(v->w, 16UL) ^ v->z;
  v->x = rotate(v->x, 32UL);
  v->z += v->y;
  v->x += v->w;
  v->y = rotate(v->y, 17UL) ^ v->z;
  v->w = rotate(v->w, 21UL) ^ v->x;
  v->z = rotate(v->z, 32UL);
}

__kernel void siphash24(__global const uchar* data, __global const uint* lengths, __global ulong* out, const sip_key key) {
  const uint id = get_global_id(0);
  const __global uchar* p = data + id * 64;
  const uint len = lengths[id];
  ulong4 v = (ulong4)(0x736f6d6570736575UL, 0x646f72616e646f6dUL, 0x6c7967656e657261UL, 0x7465646279746573UL);
  v ^= (ulong4)(key.k0, key.k1, key.k0, key.k1);
  uint i = 0;
  ulong m;
  for (; i + 8 <= len; i += 8) {
    m = 0;
    for (int b = 7; b >= 0; b--) m = (m << 8) | p[i + b];
    v.w ^= m;
    sip_round(&v);
    sip_round(&v);
    v.x ^= m;
  }
  m = (ulong)len << 56;
  switch (len & 7) {
    case 7:
      m |= (ulong)p[i + 6] << 48;
    case 6:
      m |= (ulong)p[i + 5] << 40;
    case 5:
      m |= (ulong)p[i + 4] << 32;
    case 4:
      m |= (ulong)p[i + 3] << 24;
    case 3:
      m |= (ulong)p[i + 2] << 16;
    case 2:
      m |= (ulong)p[i + 1] << 8;
    case 1:
      m |= p[i];
    case 0:
      break;
  }
  v.w ^= m;
  sip_round(&v);
  sip_round(&v);
  v.x ^= m;
  v.z ^= 0xff;
  for (int r = 0; r < 4; r++) sip_round(&v);
  out[id] = v.x ^ v.y ^ v.z ^ v.w;
}

__kernel void fnv_murmur(__global const uchar* data, __global uint2* out) {
  const uint id = get_global_id(0);
  uint h = 0x811c9dc5u;
  for (int i = 0; i < 16; i++) h = (h ^ data[id * 16 + i]) * 0x01000193u;
  uint m = id;
  for (int i = 0; i < 16; i += 4) {
    uint k = read32(data + id * 16 + i) * 0xcc9e2d51u;
    m ^= rotate(k, 15u) * 0x1b873593u;
    m = rotate(m, 13u) * 5 + 0xe6546b64u;
  }
  m ^= m >> 16;
  m *= 0x85ebca6bu;
  m ^= m >> 13;
  out[id] = (uint2)(h, m);
}
