// Bitsliced DES, a piece: 32 instances for each thread, S-boxes 1 and 2 as trees of bitselect over truth tables, and a
// Feistel round over 8 + 8 bit planes.
// run: --kernel des_sboxes --grid 1 --block 32 --arg buf:u32x384:random:1 --arg out=buf:u32x256:zeros
// run: --kernel feistel_bitslice --grid 1 --block 16 --arg planes=buf:u32x256:random:2 --arg buf:u32x192:random:3 --arg i32:6

// Bit x of table b tells output bit b for the input x, input bit 0 lowest.
__constant ulong s1[4] = {0x869d497a86e67619UL, 0xb0c7871b497826bdUL, 0x27e9d492609f1f29UL, 0x917be9066f81b478UL};
__constant ulong s2[4] = {0xe196196e69c3a659UL, 0x68f93c169346c3e9UL, 0x746a8b7462949fc3UL, 0xcd235ad2b865168fUL};

static uint lookup(const uint x[6], ulong table) {
  uint level[32];
#pragma unroll
  for (int i = 0; i < 32; i++) {
    // Inputs 2i and 2i + 1 differ in bit 0: the leaf is 0, ~0, x0 or ~x0.
    const uint two = (uint)(table >> (2 * i)) & 3u;
    level[i] = (two & 1u ? ~x[0] : 0u) | (two & 2u ? x[0] : 0u);
  }
#pragma unroll
  for (int b = 1; b < 6; b++)
#pragma unroll
    for (int i = 0; i < (32 >> b); i++) level[i] = bitselect(level[2 * i], level[2 * i + 1], x[b]);
  return level[0];
}

__kernel void des_sboxes(__global const uint* in, __global uint* out) {
  const uint id = get_global_id(0);
  uint x[12];
  for (int i = 0; i < 12; i++) x[i] = in[id * 12 + i];
#pragma unroll
  for (int b = 0; b < 4; b++) {
    out[id * 8 + b] = lookup(x, s1[b]);
    out[id * 8 + 4 + b] = lookup(x + 6, s2[b]);
  }
}

__kernel void feistel_bitslice(__global uint* planes, __global const uint* keys, const int rounds) {
  const uint id = get_global_id(0);
  uint l[8], r[8];
  for (int i = 0; i < 8; i++) {
    l[i] = planes[id * 16 + i];
    r[i] = planes[id * 16 + 8 + i];
  }
  for (int k = 0; k < rounds; k++) {
    uint e[12], f[8];
    // Expansion: the outer bits of each half go to both boxes.
    for (int i = 0; i < 6; i++) {
      e[i] = r[(i + 7) & 7] ^ keys[id * 12 + i];
      e[6 + i] = r[(i + 3) & 7] ^ keys[id * 12 + 6 + i];
    }
    for (int b = 0; b < 4; b++) {
      f[(b * 3 + 1) & 7] = lookup(e, s1[b]);
      f[(b * 3 + 5) & 7] = lookup(e + 6, s2[b]);
    }
    for (int i = 0; i < 8; i++) {
      const uint t = l[i] ^ f[i];
      l[i] = r[i];
      r[i] = t;
    }
  }
  for (int i = 0; i < 8; i++) {
    planes[id * 16 + i] = l[i];
    planes[id * 16 + 8 + i] = r[i];
  }
}
