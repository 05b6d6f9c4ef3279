// Keccak-f[1600] with SHA3-256 of 64-byte messages; rolled with index tables, and 32-bit halves with interleaved state.
// run: --kernel sha3_256 --grid 1 --block 16 --arg buf:u64x128:random:1 --arg out=buf:u64x64:zeros
// run: --kernel keccak_lanes --grid 2 --block 25 --arg state=buf:u64x50:random:2 --arg i32:24

__constant ulong round_constant[24] = {
  0x0000000000000001UL, 0x0000000000008082UL, 0x800000000000808aUL, 0x8000000080008000UL,
  0x000000000000808bUL, 0x0000000080000001UL, 0x8000000080008081UL, 0x8000000000008009UL,
  0x000000000000008aUL, 0x0000000000000088UL, 0x0000000080008009UL, 0x000000008000000aUL,
  0x000000008000808bUL, 0x800000000000008bUL, 0x8000000000008089UL, 0x8000000000008003UL,
  0x8000000000008002UL, 0x8000000000000080UL, 0x000000000000800aUL, 0x800000008000000aUL,
  0x8000000080008081UL, 0x8000000000008080UL, 0x0000000080000001UL, 0x8000000080008008UL};
__constant uchar rho[24] = {1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 2, 14, 27, 41, 56, 8, 25, 43, 62, 18, 39, 61, 20, 44};
__constant uchar pi_lane[24] = {10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1};

static void keccak_f(ulong st[25]) {
  for (int r = 0; r < 24; r++) {
    ulong bc[5];
#pragma unroll
    for (int i = 0; i < 5; i++) bc[i] = st[i] ^ st[i + 5] ^ st[i + 10] ^ st[i + 15] ^ st[i + 20];
#pragma unroll
    for (int i = 0; i < 5; i++) {
      const ulong t = bc[(i + 4) % 5] ^ rotate(bc[(i + 1) % 5], 1UL);
#pragma unroll
      for (int j = 0; j < 25; j += 5) st[j + i] ^= t;
    }
    ulong t = st[1];
#pragma unroll
    for (int i = 0; i < 24; i++) {
      const int j = pi_lane[i];
      const ulong keep = st[j];
      st[j] = rotate(t, (ulong)rho[i]);
      t = keep;
    }
#pragma unroll
    for (int j = 0; j < 25; j += 5) {
      ulong row[5];
#pragma unroll
      for (int i = 0; i < 5; i++) row[i] = st[j + i];
#pragma unroll
      for (int i = 0; i < 5; i++) st[j + i] = row[i] ^ (~row[(i + 1) % 5] & row[(i + 2) % 5]);
    }
    st[0] ^= round_constant[r];
  }
}

__kernel void sha3_256(__global const ulong* msg, __global ulong* digest) {
  const size_t id = get_global_id(0);
  ulong st[25];
  for (int i = 0; i < 25; i++) st[i] = i < 8 ? msg[id * 8 + i] : 0;
  st[8] ^= 0x06;
  st[16] ^= 1UL << 63;
  keccak_f(st);
  for (int i = 0; i < 4; i++) digest[id * 4 + i] = st[i];
}

// One thread for each of the 25 lanes; the state lives in local memory.
__kernel void keccak_lanes(__global ulong* state, const int rounds) {
  __local ulong a[25], c[5], b[25];
  const int t = get_local_id(0), x = t % 5, y = t / 5;
  a[t] = state[get_group_id(0) * 25 + t];
  // rho offset of the lane, from the defining walk
  int off = 0;
  for (int i = 0, px = 1, py = 0; i < 24; i++) {
    if (px == x && py == y) off = ((i + 1) * (i + 2) / 2) % 64;
    const int ny = (2 * px + 3 * py) % 5;
    px = py;
    py = ny;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int r = 0; r < rounds; r++) {
    if (y == 0) c[x] = a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20];
    barrier(CLK_LOCAL_MEM_FENCE);
    const ulong d = c[(x + 4) % 5] ^ rotate(c[(x + 1) % 5], 1UL);
    b[y + 5 * ((2 * x + 3 * y) % 5)] = rotate(a[t] ^ d, (ulong)off);
    barrier(CLK_LOCAL_MEM_FENCE);
    ulong v = b[t] ^ (~b[y * 5 + (x + 1) % 5] & b[y * 5 + (x + 2) % 5]);
    if (t == 0) v ^= round_constant[r];
    a[t] = v;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  state[get_group_id(0) * 25 + t] = a[t];
}
