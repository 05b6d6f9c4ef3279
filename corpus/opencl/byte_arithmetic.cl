// Arithmetic on char, short and their vectors: blending, audio mixing, ADPCM, Reed-Solomon over GF(256), PackBits masks.
// run: --kernel alpha_blend --grid 1 --block 32 --arg buf:u8x128:random:1 --arg dst=buf:u8x128:random:2 --arg u8:200
// run: --kernel mix_audio --grid 1 --block 32 --arg buf:i16x256:random:3 --arg buf:i16x256:random:4 --arg out=buf:i16x256:zeros --arg i16:20000 --arg i16:-12000
// run: --kernel adpcm_decode --grid 1 --block 16 --arg buf:u8x256:random:5 --arg out=buf:i16x512:zeros
// run: --kernel gf256_encode --grid 1 --block 16 --arg buf:u8x256:random:6 --arg out=buf:u8x64:zeros
// run: --kernel char_chain --grid 1 --block 32 --arg buf:i8x256:random:7 --arg out=buf:i8x256:zeros --arg i8:-7

__kernel void alpha_blend(__global const uchar4* src, __global uchar4* dst, const uchar opacity) {
  const int i = get_global_id(0);
  const uchar4 s = src[i], d = dst[i];
  const ushort a = (ushort)(s.w * opacity / 255);
  const ushort4 t = convert_ushort4(s) * a + convert_ushort4(d) * (ushort)(255 - a) + (ushort4)(128);
  uchar4 r = convert_uchar4((t + (t >> 8)) >> 8);
  r.w = add_sat(d.w, (uchar)a);
  dst[i] = r;
}

__kernel void mix_audio(__global const short8* a, __global const short8* b, __global short8* out, const short ga,
                        const short gb) {
  const int i = get_global_id(0);
  const short8 x = mul_hi(a[i], (short8)(ga)) << (short8)(1);
  const short8 y = mul_hi(b[i], (short8)(gb)) << (short8)(1);
  const short8 m = add_sat(x, y);
  out[i] = select(m, (short8)(30000), m > (short8)(30000)) - rhadd(x, y) / (short8)(16);
}

__constant short step_size[16] = {7, 9, 12, 17, 23, 31, 41, 55, 73, 97, 130, 173, 230, 307, 408, 544};
__constant char index_change[8] = {-1, -1, -1, -1, 2, 4, 6, 8};

__kernel void adpcm_decode(__global const uchar* in, __global short* out) {
  const int id = get_global_id(0);
  short predicted = 0;
  char index = 4;
  for (int i = 0; i < 32; i++) {
    const uchar code = (in[id * 16 + (i >> 1)] >> ((i & 1) * 4)) & 15;
    const short step = step_size[index];
    short diff = step >> 3;
    if (code & 1) diff += step >> 2;
    if (code & 2) diff += step >> 1;
    if (code & 4) diff += step;
    predicted = (code & 8) ? sub_sat(predicted, diff) : add_sat(predicted, diff);
    index = clamp((char)(index + index_change[code & 7]), (char)0, (char)15);
    out[id * 32 + i] = predicted;
  }
}

static uchar gf_mul(uchar a, uchar b) {
  uchar r = 0;
  for (int i = 0; i < 8; i++) {
    if (b & 1) r ^= a;
    const bool high = a & 0x80;
    a <<= 1;
    if (high) a ^= 0x1d;
    b >>= 1;
  }
  return r;
}

// Four check bytes for 16 data bytes: remainder by the polynomial with the given coefficients.
__kernel void gf256_encode(__global const uchar* data, __global uchar* check) {
  const int id = get_global_id(0);
  const uchar gen[4] = {30, 216, 231, 116};
  uchar r[4] = {0, 0, 0, 0};
  for (int i = 0; i < 16; i++) {
    const uchar f = data[id * 16 + i] ^ r[0];
    for (int k = 0; k < 3; k++) r[k] = r[k + 1] ^ gf_mul(f, gen[k]);
    r[3] = gf_mul(f, gen[3]);
  }
  vstore4((uchar4)(r[0], r[1], r[2], r[3]), id, check);
}

__kernel void char_chain(__global const char8* in, __global char8* out, const char k) {
  const int i = get_global_id(0);
  const char8 x = in[i];
  char8 y = x * k + (x >> (char8)(2));
  y ^= convert_char8(as_uchar8(x) >> (uchar8)(3));
  y = (x > y) ? y - x : y + (char8)(3);
  char c = x.s0;
  for (int j = 0; j < 5; j++) c = (char)(c * 3 + j) >> (j & 3);
  y.s7 = c;
  y.s6 = (char)(x.s6 / (k + 10)) + (char)(x.s5 % 11);
  out[i] = y;
}
