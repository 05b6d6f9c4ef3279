// Cellular automata: life on bytes with wrap-around, life on 32 cells of a word, elementary rules, forest fire.
// run: --kernel life_bytes --grid 2,2 --block 8,8 --arg buf:u8x256:random:1:0:1 --arg out=buf:u8x256:zeros --arg i32:16 --arg i32:16
// run: --kernel life_bits --grid 1 --block 32 --arg buf:u32x32:random:2 --arg out=buf:u32x32:zeros --arg i32:32
// run: --kernel rule_1d --grid 2 --block 32 --arg rows=buf:u8x1088:random:3:0:1 --arg u32:110 --arg i32:16 --arg i32:64
// run: --kernel forest_fire --grid 2,2 --block 8,8 --arg buf:u8x256:random:4:0:2 --arg out=buf:u8x256:zeros --arg seed=buf:u32x256:random:5 --arg i32:16

__kernel void life_bytes(__global const uchar* in, __global uchar* out, const int w, const int h) {
  const int x = get_global_id(0), y = get_global_id(1);
  const int xl = (x + w - 1) % w, xr = (x + 1) % w, yu = (y + h - 1) % h, yd = (y + 1) % h;
  const int n = in[yu * w + xl] + in[yu * w + x] + in[yu * w + xr] + in[y * w + xl] + in[y * w + xr] + in[yd * w + xl] +
                in[yd * w + x] + in[yd * w + xr];
  out[y * w + x] = n == 3 || (n == 2 && in[y * w + x]);
}

static uint2 add3(uint a, uint b, uint c) { return (uint2)(a ^ b ^ c, (a & b) | (c & (a ^ b))); }

__kernel void life_bits(__global const uint* in, __global uint* out, const int h) {
  const int y = get_global_id(0);
  const uint up = in[(y + h - 1) % h], mid = in[y], down = in[(y + 1) % h];
  const uint2 u = add3(rotate(up, 1u), up, rotate(up, 31u));
  const uint2 d = add3(rotate(down, 1u), down, rotate(down, 31u));
  const uint ml = rotate(mid, 1u), mr = rotate(mid, 31u);
  const uint2 m = (uint2)(ml ^ mr, ml & mr);
  const uint2 ones = add3(u.x, m.x, d.x);
  const uint2 twos = add3(u.y, m.y, d.y);
  const uint2 t = (uint2)(twos.x ^ ones.y, twos.x & ones.y);
  const uint fours = twos.y | t.y;
  out[y] = t.x & ~fours & (ones.x | mid);
}

// Each group evolves its own part with local memory; the border is dead.
__kernel void rule_1d(__global uchar* rows, const uint rule, const int steps, const int width) {
  __local uchar cell[2][34];
  const int t = get_local_id(0), g = get_global_id(0);
  cell[0][t + 1] = rows[g];
  if (t < 2) {
    cell[t][0] = 0;
    cell[t][33] = 0;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int s = 1; s <= steps; s++) {
    __local uchar* from = cell[(s - 1) & 1];
    const uint pattern = from[t] << 2 | from[t + 1] << 1 | from[t + 2];
    const uchar v = (rule >> pattern) & 1;
    cell[s & 1][t + 1] = v;
    rows[s * width + g] = v;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
}

enum cell_state { EMPTY, TREE, FIRE };

__kernel void forest_fire(__global const uchar* in, __global uchar* out, __global uint* seeds, const int w) {
  const int x = get_global_id(0), y = get_global_id(1), h = get_global_size(1);
  const int c = y * w + x;
  uint s = seeds[c];
  s ^= s << 13;
  s ^= s >> 17;
  s ^= s << 5;
  seeds[c] = s;
  uchar next = in[c];
  switch (in[c]) {
    case FIRE:
      next = EMPTY;
      break;
    case TREE: {
      bool burns = (s & 0xff) == 0;
      for (int k = 0; k < 4; k++) {
        const int nx = x + (k == 0) - (k == 1), ny = y + (k == 2) - (k == 3);
        if (nx >= 0 && ny >= 0 && nx < w && ny < h && in[ny * w + nx] == FIRE) burns = true;
      }
      if (burns) next = FIRE;
      break;
    }
    case EMPTY:
      if ((s >> 8) % 20 == 0) next = TREE;
  }
  out[c] = next;
}
