// RC4 with the permutation in private memory, and with bytes of all threads interleaved in local memory.
// run: --kernel rc4_private --grid 1 --block 8 --arg buf:u8x128:random:1 --arg out=buf:u8x256:zeros --arg i32:16 --arg i32:32
// run: --kernel rc4_local --grid 1 --block 8 --arg buf:u8x128:random:1 --arg out=buf:u32x64:zeros --arg i32:16 --arg i32:8

__kernel void rc4_private(__global const uchar* keys, __global uchar* out, const int key_len, const int n) {
  const int id = get_global_id(0);
  uchar s[256];
  for (int i = 0; i < 256; i++) s[i] = (uchar)i;
  uchar j = 0;
  for (int i = 0; i < 256; i++) {
    j += s[i] + keys[id * key_len + i % key_len];
    const uchar t = s[i];
    s[i] = s[j];
    s[j] = t;
  }
  uchar x = 0, y = 0;
  for (int i = 0; i < n; i++) {
    x++;
    y += s[x];
    const uchar t = s[x];
    s[x] = s[y];
    s[y] = t;
    out[id * n + i] = s[(uchar)(s[x] + s[y])];
  }
}

#define AT(i) s[(((i) >> 2) * 8 + lid) * 4 + ((i) & 3)]

__kernel __attribute__((reqd_work_group_size(8, 1, 1)))
void rc4_local(__global const uchar* keys, __global uint* out, const int key_len, const int words) {
  __local uchar s[256 * 8];
  const uint lid = get_local_id(0), id = get_global_id(0);
  uint v = 0x03020100u;
  for (uint i = 0; i < 64; i++) {
    *(__local uint*)&s[(i * 8 + lid) * 4] = v;
    v += 0x04040404u;
  }
  uint j = 0;
  for (uint i = 0; i < 256; i++) {
    const uchar t = AT(i);
    j = (j + t + keys[id * key_len + i % key_len]) & 255;
    AT(i) = AT(j);
    AT(j) = t;
  }
  uint x = 0, y = 0;
  for (int w = 0; w < words; w++) {
    uint word = 0;
#pragma unroll
    for (int k = 0; k < 4; k++) {
      x = (x + 1) & 255;
      const uchar a = AT(x);
      y = (y + a) & 255;
      const uchar b = AT(y);
      AT(x) = b;
      AT(y) = a;
      const uint z = (a + b) & 255;
      word |= (uint)AT(z) << (8 * k);
    }
    out[id * words + w] = word;
  }
}
