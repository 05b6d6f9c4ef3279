// Division and remainder: by constants, by variables, signed and unsigned, 8 to 64 bits; dates, GCD, base conversion,
// modular inverses.
// run: --kernel div_constants --grid 1 --block 64 --arg buf:i32x64:random:1 --arg out=buf:i32x512:zeros
// run: --kernel div_variable --grid 1 --block 32 --arg buf:i64x32:random:2 --arg buf:i32x32:random:3:1:100000 --arg out=buf:i64x128:zeros
// run: --kernel civil_dates --grid 1 --block 64 --arg buf:i32x64:random:4:-1000000:1000000 --arg out=buf:i32x256:zeros
// run: --kernel gcd_inverse --grid 1 --block 32 --arg buf:u32x32:random:5:1:1000000 --arg buf:u32x32:random:6:1:1000000 --arg out=buf:u32x64:zeros --arg u32:1000003
// run: --kernel to_base --grid 1 --block 16 --arg buf:u64x16:random:7 --arg text=buf:u8x1040:fill:32

__kernel void div_constants(__global const int* in, __global int8* out) {
  const int i = get_global_id(0);
  const int x = in[i];
  const uint u = (uint)x;
  const short s = (short)x;
  const uchar b = (uchar)x;
  out[i] = (int8)(x / 3, x % 10, x / -7, (int)(u / 1000000007u), (int)(u % 641), x / 16 + x % 64, s / 11 + s % 13,
                  b / 9 + b % 5);
}

__kernel void div_variable(__global const long* a, __global const int* d, __global long4* out) {
  const int i = get_global_id(0);
  const long x = a[i];
  const int y = d[i];
  const ulong u = (ulong)x;
  out[i] = (long4)(x / y, x % y, (long)(u / (ulong)(y * 977L)), (long)((uint)u % (uint)y) + (short)x / (short)(y % 100 + 1));
}

// Days since 1970-01-01 to year, month, day and weekday.
__kernel void civil_dates(__global const int* days, __global int4* out) {
  const int i = get_global_id(0);
  const int z = days[i] + 719468;
  const int era = (z >= 0 ? z : z - 146096) / 146097;
  const uint doe = (uint)(z - era * 146097);
  const uint yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365;
  const uint doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
  const uint mp = (5 * doy + 2) / 153;
  const int month = mp < 10 ? mp + 3 : mp - 9;
  const int weekday = days[i] >= -4 ? (days[i] + 4) % 7 : (days[i] + 5) % 7 + 6;
  out[i] = (int4)((int)yoe + era * 400 + (month <= 2), month, doy - (153 * mp + 2) / 5 + 1, weekday);
}

__kernel void gcd_inverse(__global const uint* a, __global const uint* b, __global uint2* out, const uint p) {
  const int i = get_global_id(0);
  uint x = a[i], y = b[i];
  while (y) {
    const uint t = x % y;
    x = y;
    y = t;
  }
  // Inverse of a modulo the prime p.
  int t0 = 0, t1 = 1, r0 = (int)p, r1 = (int)(a[i] % p);
  while (r1 != 0) {
    const int q = r0 / r1;
    const int r = r0 - q * r1, t = t0 - q * t1;
    r0 = r1;
    r1 = r;
    t0 = t1;
    t1 = t;
  }
  out[i] = (uint2)(x, r0 == 1 ? (uint)(t0 < 0 ? t0 + (int)p : t0) : 0u);
}

__kernel void to_base(__global const ulong* in, __global uchar* text) {
  const int i = get_global_id(0);
  const ulong base = 2 + i % 15;
  __global uchar* line = text + i * 65;
  ulong v = in[i];
  int at = 64;
  do {
    const uchar d = (uchar)(v % base);
    line[at--] = d < 10 ? '0' + d : 'a' + (d - 10);
    v /= base;
  } while (v);
}
