// BLAKE2b of one 128-byte block with a parameter block by value; message order from a constant table.
// run: --kernel blake2b --grid 1 --block 16 --arg buf:u64x256:random:1 --arg {u8:64;u8:0;u8:1;u8:1;u32:0;u64:77;u64:128} --arg out=buf:u64x128:zeros

typedef struct {
  uchar digest_length, key_length, fanout, depth;
  uint leaf_length;
  ulong node_offset;
  ulong message_bytes;
} blake2b_param;

__constant ulong iv[8] = {
  0x6a09e667f3bcc908UL, 0xbb67ae8584caa73bUL, 0x3c6ef372fe94f82bUL, 0xa54ff53a5f1d36f1UL,
  0x510e527fade682d1UL, 0x9b05688c2b3e6c1fUL, 0x1f83d9abfb41bd6bUL, 0x5be0cd19137e2179UL};
__constant uchar sigma[10][16] = {
  {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
  {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
  {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
  {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
  {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
  {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
  {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
  {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
  {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
  {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}};

static void mix_words(ulong v[16], int a, int b, int c, int d, ulong x, ulong y) {
  v[a] += v[b] + x;
  v[d] = rotate(v[d] ^ v[a], 32UL);
  v[c] += v[d];
  v[b] = rotate(v[b] ^ v[c], 40UL);
  v[a] += v[b] + y;
  v[d] = rotate(v[d] ^ v[a], 48UL);
  v[c] += v[d];
  v[b] = rotate(v[b] ^ v[c], 1UL);
}

__kernel void blake2b(__global const ulong* msg, const blake2b_param p, __global ulong* digest) {
  const size_t id = get_global_id(0);
  ulong h[8], v[16], m[16];
  for (int i = 0; i < 8; i++) h[i] = iv[i];
  h[0] ^= (ulong)p.digest_length | ((ulong)p.key_length << 8) | ((ulong)p.fanout << 16) | ((ulong)p.depth << 24) |
          ((ulong)p.leaf_length << 32);
  h[1] ^= p.node_offset;
  for (int i = 0; i < 16; i++) m[i] = msg[id * 16 + i];
  for (int i = 0; i < 8; i++) {
    v[i] = h[i];
    v[i + 8] = iv[i];
  }
  v[12] ^= p.message_bytes;
  v[14] = ~v[14];
  for (int r = 0; r < 12; r++) {
    __constant uchar* s = sigma[r % 10];
#pragma unroll
    for (int i = 0; i < 4; i++) mix_words(v, i, i + 4, i + 8, i + 12, m[s[2 * i]], m[s[2 * i + 1]]);
#pragma unroll
    for (int i = 0; i < 4; i++)
      mix_words(v, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4, m[s[8 + 2 * i]], m[s[9 + 2 * i]]);
  }
  for (int i = 0; i < 8; i++) digest[id * 8 + i] = h[i] ^ v[i] ^ v[i + 8];
}
