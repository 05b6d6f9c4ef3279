// Salsa20/8 and the scrypt mixing of a small memory: fill in order, then read at places that depend on the data.
// run: --kernel scrypt_romix --grid 1 --block 8 --arg io=buf:u32x256:random:1 --arg pad=buf:u32x4096:zeros --arg u32:16
// run: --kernel chacha20_xor --grid 1 --block 32 --arg buf:u32x8:random:2 --arg {u32:1;u32:2;u32:3} --arg u32:7 --arg data=buf:u32x512:random:3

// Rows of the state as uint4; the quarter rounds run on all four columns at once.
static void salsa8(uint4 b[4], const uint4 in[4]) {
  for (int i = 0; i < 4; i++) b[i] ^= in[i];
  // Diagonal form: a0 = x0 x5 x10 x15 ...
  uint4 a = (uint4)(b[0].x, b[1].y, b[2].z, b[3].w);
  uint4 c = (uint4)(b[1].x, b[2].y, b[3].z, b[0].w);
  uint4 d = (uint4)(b[2].x, b[3].y, b[0].z, b[1].w);
  uint4 e = (uint4)(b[3].x, b[0].y, b[1].z, b[2].w);
  const uint4 a0 = a, c0 = c, d0 = d, e0 = e;
#pragma unroll
  for (int i = 0; i < 4; i++) {
    c ^= rotate(a + e, (uint4)(7));
    d ^= rotate(c + a, (uint4)(9));
    e ^= rotate(d + c, (uint4)(13));
    a ^= rotate(e + d, (uint4)(18));
    c = c.wxyz;
    d = d.zwxy;
    e = e.yzwx;
    e ^= rotate(a + c, (uint4)(7));
    d ^= rotate(e + a, (uint4)(9));
    c ^= rotate(d + e, (uint4)(13));
    a ^= rotate(c + d, (uint4)(18));
    c = c.yzwx;
    d = d.zwxy;
    e = e.wxyz;
  }
  a += a0;
  c += c0;
  d += d0;
  e += e0;
  b[0] = (uint4)(a.x, e.y, d.z, c.w);
  b[1] = (uint4)(c.x, a.y, e.z, d.w);
  b[2] = (uint4)(d.x, c.y, a.z, e.w);
  b[3] = (uint4)(e.x, d.y, c.z, a.w);
}

static void block_mix(uint4 x[8]) {
  salsa8(x, x + 4);
  salsa8(x + 4, x);
}

__kernel void scrypt_romix(__global uint4* io, __global uint4* pad, const uint n) {
  const uint gid = get_global_id(0), threads = get_global_size(0);
  uint4 x[8];
  for (int i = 0; i < 8; i++) x[i] = io[gid * 8 + i];
  for (uint k = 0; k < n; k++) {
    for (uint i = 0; i < 8; i++) pad[(k * 8 + i) * threads + gid] = x[i];
    block_mix(x);
  }
  for (uint k = 0; k < n; k++) {
    const uint j = x[4].x & (n - 1);
    for (uint i = 0; i < 8; i++) x[i] ^= pad[(j * 8 + i) * threads + gid];
    block_mix(x);
  }
  for (int i = 0; i < 8; i++) io[gid * 8 + i] = x[i];
}

typedef struct {
  uint w[3];
} nonce_t;

#define QR(a, b, c, d)            \
  a += b;                         \
  d = rotate(d ^ a, 16u);         \
  c += d;                         \
  b = rotate(b ^ c, 12u);         \
  a += b;                         \
  d = rotate(d ^ a, 8u);          \
  c += d;                         \
  b = rotate(b ^ c, 7u)

__kernel void chacha20_xor(__global const uint* key, const nonce_t nonce, const uint counter, __global uint16* data) {
  const uint gid = get_global_id(0);
  uint s[16] = {0x61707865u, 0x3320646eu, 0x79622d32u, 0x6b206574u};
  for (int i = 0; i < 8; i++) s[4 + i] = key[i];
  s[12] = counter + gid;
  for (int i = 0; i < 3; i++) s[13 + i] = nonce.w[i];
  uint x[16];
  for (int i = 0; i < 16; i++) x[i] = s[i];
  for (int r = 0; r < 10; r++) {
    QR(x[0], x[4], x[8], x[12]);
    QR(x[1], x[5], x[9], x[13]);
    QR(x[2], x[6], x[10], x[14]);
    QR(x[3], x[7], x[11], x[15]);
    QR(x[0], x[5], x[10], x[15]);
    QR(x[1], x[6], x[11], x[12]);
    QR(x[2], x[7], x[8], x[13]);
    QR(x[3], x[4], x[9], x[14]);
  }
  for (int i = 0; i < 16; i++) x[i] += s[i];
  data[gid] ^= vload16(0, x);
}
