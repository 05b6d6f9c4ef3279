// Compression: run lengths, bit packing, Huffman decoding by table, delta and zigzag varints, LZ77 decoding, Golomb-Rice.
// run: --kernel rle_encode --grid 1 --block 32 --arg buf:u8x1024:random:1:0:1 --arg out=buf:u8x2048:zeros --arg len=buf:i32x32:zeros --arg i32:32
// run: --kernel pack_bits --grid 1 --block 32 --arg buf:u32x1024:random:2 --arg out=buf:u32x416:zeros --arg min=buf:u32x1:fill:7 --arg u32:13
// run: --kernel unpack_bits --grid 1 --block 32 --arg buf:u32x416:random:3 --arg out=buf:u32x1024:zeros --arg u32:7 --arg u32:13
// run: --kernel huffman_decode --grid 1 --block 16 --arg buf:u32x128:random:4 --arg out=buf:u8x512:zeros --arg used=buf:u32x16:zeros --arg i32:32
// run: --kernel varint_delta --grid 1 --block 16 --arg buf:i32x256:random:5:-5000:5000 --arg out=buf:u8x1280:zeros --arg len=buf:i32x16:zeros --arg back=buf:i32x256:zeros --arg i32:16
// run: --kernel lz_decode --grid 1 --block 16 --arg buf:u8x512:random:6 --arg out=buf:u8x1024:zeros --arg len=buf:i32x16:zeros

__kernel void rle_encode(__global const uchar* in, __global uchar* out, __global int* len, const int n) {
  const int id = get_global_id(0);
  __global const uchar* p = in + id * n;
  __global uchar* o = out + id * n * 2;
  int k = 0, i = 0;
  while (i < n) {
    const uchar v = p[i];
    int run = 1;
    while (i + run < n && run < 255 && p[i + run] == v) run++;
    o[k++] = (uchar)run;
    o[k++] = v;
    i += run;
  }
  len[id] = k;
}

// 32 values of `width` bits to `width` words for each thread.
__kernel void pack_bits(__global const uint* in, __global uint* out, __global const uint* base, const uint width) {
  const uint id = get_global_id(0);
  const uint mask = (1u << width) - 1;
  ulong acc = 0;
  uint fill = 0, o = id * width;
  for (uint i = 0; i < 32; i++) {
    const uint v = ((in[id * 32 + i] & mask) - *base) & mask;
    acc |= (ulong)v << fill;
    fill += width;
    if (fill >= 32) {
      out[o++] = (uint)acc;
      acc >>= 32;
      fill -= 32;
    }
  }
}

__kernel void unpack_bits(__global const uint* in, __global uint* out, const uint base, const uint width) {
  const uint id = get_global_id(0);
  const uint mask = (1u << width) - 1;
  for (uint i = 0; i < 32; i++) {
    const uint bit = i * width, word = id * width + (bit >> 5), shift = bit & 31;
    uint v = in[word] >> shift;
    if (shift + width > 32) v |= in[word + 1] << (32 - shift);
    out[id * 32 + i] = (v & mask) + base;
  }
}

// Code lengths 1, 2, 3, 4, 5, 5 in a table of 32 entries: symbol and length in a byte.
__constant uchar codes[32] = {
    0x01, 0x12, 0x01, 0x23, 0x01, 0x12, 0x01, 0x34, 0x01, 0x12, 0x01, 0x23, 0x01, 0x12, 0x01, 0x45,
    0x01, 0x12, 0x01, 0x23, 0x01, 0x12, 0x01, 0x34, 0x01, 0x12, 0x01, 0x23, 0x01, 0x12, 0x01, 0x55};

__kernel void huffman_decode(__global const uint* in, __global uchar* out, __global uint* used, const int symbols) {
  const uint id = get_global_id(0);
  __global const uint* p = in + id * 8;
  ulong window = p[0] | (ulong)p[1] << 32;
  uint bits = 64, next = 2, total = 0;
  for (int i = 0; i < symbols; i++) {
    const uchar e = codes[window & 31];
    const uint n = e & 15;
    window >>= n;
    bits -= n;
    total += n;
    out[id * symbols + i] = 'a' + (e >> 4);
    if (bits <= 32 && next < 8) {
      window |= (ulong)p[next++] << bits;
      bits += 32;
    }
  }
  used[id] = total;
}

__kernel void varint_delta(__global const int* in, __global uchar* out, __global int* len, __global int* back, const int n) {
  const int id = get_global_id(0);
  __global uchar* o = out + id * n * 5;
  int k = 0, last = 0;
  for (int i = 0; i < n; i++) {
    const int v = in[id * n + i];
    const int d = v - last;
    uint z = (uint)(d << 1) ^ (uint)(d >> 31);
    last = v;
    while (z >= 0x80) {
      o[k++] = (uchar)(z | 0x80);
      z >>= 7;
    }
    o[k++] = (uchar)z;
  }
  len[id] = k;
  int at = 0, value = 0;
  for (int i = 0; i < n; i++) {
    uint z = 0, shift = 0;
    uchar b;
    do {
      b = o[at++];
      z |= (uint)(b & 0x7f) << shift;
      shift += 7;
    } while (b & 0x80);
    value += (int)(z >> 1) ^ -(int)(z & 1);
    back[id * n + i] = value;
  }
}

// Commands: a byte below 128 is a literal; else a copy of (low 3 bits + 2) bytes from (next byte % written + 1) back.
__kernel void lz_decode(__global const uchar* in, __global uchar* out, __global int* len) {
  const int id = get_global_id(0);
  __global const uchar* p = in + id * 32;
  __global uchar* o = out + id * 64;
  int n = 0, i = 0;
  while (i < 31 && n < 64) {
    const uchar c = p[i++];
    if (c < 128 || n == 0) {
      o[n++] = c;
      continue;
    }
    const int distance = p[i++] % n + 1;
    int count = min((c & 7) + 2, 64 - n);
    while (count-- > 0) {
      o[n] = o[n - distance];
      n++;
    }
  }
  len[id] = n;
}
