// SHA-256 of one block for each work-item: of its number, as miners do.
__constant uint K[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
    0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
    0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
    0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
    0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
    0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

#define ROTR(x, n) rotate((x), (uint)(32 - (n)))

__kernel void sha256(__global const uchar *message, uint length, __global uint8 *digests, volatile __global uint *least) {
  uint i = get_global_id(0);
  uchar block[64];
  for (uint k = 0; k < 64; ++k) block[k] = k < length ? message[k] : 0;
  block[length] = '0' + i % 10;
  block[length + 1] = 'a' + i / 10 % 26;
  block[length + 2] = 0x80;
  ((ulong *)block)[7] = as_ulong(as_uchar8((ulong)(length + 2) * 8).s76543210);
  uint w[16];
  for (int k = 0; k < 16; ++k) w[k] = as_uint(vload4(k, block).s3210);
  uint8 h = (uint8)(0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19), s = h;
  for (int r = 0; r < 64; ++r) {
    if (r >= 16) {
      uint a = w[(r + 1) & 15], b = w[(r + 14) & 15];
      w[r & 15] += (ROTR(a, 7) ^ ROTR(a, 18) ^ (a >> 3)) + w[(r + 9) & 15] + (ROTR(b, 17) ^ ROTR(b, 19) ^ (b >> 10));
    }
    uint t1 = s.s7 + (ROTR(s.s4, 6) ^ ROTR(s.s4, 11) ^ ROTR(s.s4, 25)) + bitselect(s.s6, s.s5, s.s4) + K[r] + w[r & 15];
    uint t2 = (ROTR(s.s0, 2) ^ ROTR(s.s0, 13) ^ ROTR(s.s0, 22)) + bitselect(s.s0, s.s1, s.s2 ^ s.s0);
    s = (uint8)(t1 + t2, s.s0, s.s1, s.s2, s.s3 + t1, s.s4, s.s5, s.s6);
  }
  h += s;
  digests[i] = h;
  atomic_min(least, h.s0);
}
