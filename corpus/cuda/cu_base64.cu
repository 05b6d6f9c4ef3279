// Text processing: base64 both ways, UTF-8 validation as a state machine, decimal parsing and printing, hexadecimal.
// run: --kernel base64_encode --grid 1 --block 64 --arg buf:u8x192:random:371 --arg out=buf:u8x256:zeros --arg i32:190
// run: --kernel base64_decode --grid 1 --block 32 --arg buf:u8x128:random:372:43:122 --arg out=buf:u8x96:zeros --arg bad=buf:u32x1:zeros
// run: --kernel utf8_check --grid 1 --block 32 --arg buf:u8x256:random:373:60:200 --arg out=buf:i32x32:zeros
// run: --kernel print_parse --grid 1 --block 64 --arg buf:i64x64:random:374 --arg text=buf:u8x1536:zeros --arg back=buf:i64x64:zeros
#include "cuda_mini.h"

__constant__ char alphabet[65] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

extern "C" __global__ void base64_encode(const uchar *in, char *out, int n) {
  int g = blockIdx.x * blockDim.x + threadIdx.x, i = g * 3;
  if (i >= n) return;
  int left = n - i;
  unsigned v = in[i] << 16;
  if (left > 1) v |= in[i + 1] << 8;
  if (left > 2) v |= in[i + 2];
  out[g * 4 + 0] = alphabet[v >> 18];
  out[g * 4 + 1] = alphabet[(v >> 12) & 63];
  out[g * 4 + 2] = left > 1 ? alphabet[(v >> 6) & 63] : '=';
  out[g * 4 + 3] = left > 2 ? alphabet[v & 63] : '=';
}

__device__ __forceinline__ int sextet(uchar c) {
  if (c >= 'A' && c <= 'Z') return c - 'A';
  if (c >= 'a' && c <= 'z') return c - 'a' + 26;
  if (c >= '0' && c <= '9') return c - '0' + 52;
  if (c == '+') return 62;
  if (c == '/') return 63;
  return -1;
}

extern "C" __global__ void base64_decode(const uchar *in, uchar *out, unsigned *bad) {
  int g = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned v = 0;
  int errors = 0;
#pragma unroll
  for (int k = 0; k < 4; ++k) {
    int s = sextet(in[g * 4 + k]);
    errors += s < 0;
    v = (v << 6) | (unsigned)(s & 63);
  }
  out[g * 3 + 0] = (uchar)(v >> 16);
  out[g * 3 + 1] = (uchar)(v >> 8);
  out[g * 3 + 2] = (uchar)v;
  if (errors) atomicAdd(bad, (unsigned)errors);
}

// Position of the first error in eight bytes, or the number of code points as a negative number.
extern "C" __global__ void utf8_check(const uchar *in, int *out) {
  int id = blockIdx.x * blockDim.x + threadIdx.x;
  const uchar *p = in + id * 8;
  int need = 0, points = 0, at = -1;
  for (int i = 0; i < 8; ++i) {
    uchar c = p[i];
    if (need) {
      if ((c & 0xc0) != 0x80) { at = i; break; }
      if (--need == 0) ++points;
    } else if (c < 0x80) {
      ++points;
    } else if ((c & 0xe0) == 0xc0) {
      need = 1;
    } else if ((c & 0xf0) == 0xe0) {
      need = 2;
    } else if ((c & 0xf8) == 0xf0) {
      need = 3;
    } else {
      at = i;
      break;
    }
  }
  out[id] = at >= 0 ? at : -points;
}

extern "C" __global__ void print_parse(const long long *in, uchar *text, long long *back) {
  int id = blockIdx.x * blockDim.x + threadIdx.x;
  uchar *dst = text + id * 24;
  char digits[20];
  unsigned long long u = in[id] < 0 ? 0ull - (unsigned long long)in[id] : (unsigned long long)in[id];
  int n = 0, o = 0;
  do {
    digits[n++] = (char)('0' + u % 10);
    u /= 10;
  } while (u);
  if (in[id] < 0) dst[o++] = '-';
  while (n > 0) dst[o++] = (uchar)digits[--n];
  unsigned long long v = 0;
  int i = dst[0] == '-' ? 1 : 0;
  for (; i < o; ++i) v = v * 10 + (dst[i] - '0');
  back[id] = dst[0] == '-' ? (long long)(0ull - v) : (long long)v;
}
