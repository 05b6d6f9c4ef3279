// Common, geometric and relational built-in functions on float scalars and vectors.
// run: --kernel common_functions --grid 1 --block 64 --arg buf:f32x256:random:1:-3:3 --arg buf:f32x256:random:2:-3:3 --arg out=buf:f32x256:zeros
// run: --kernel geometric --grid 1 --block 32 --arg buf:f32x128:random:3:-1:1 --arg buf:f32x128:random:4:-1:1 --arg out=buf:f32x128:zeros --arg len=buf:f32x64:zeros --tolerance 1e-4
// run: --kernel relational --grid 1 --block 32 --arg buf:f32x32:random:5:-1:1 --arg buf:u32x32:random:6 --arg out=buf:i32x32:zeros
// run: --kernel rounding --grid 1 --block 64 --arg buf:f32x64:random:7:-20:20 --arg out=buf:f32x512:zeros
// run: --kernel float_parts --grid 1 --block 64 --arg buf:f32x64:random:8:-1000:1000 --arg out=buf:f32x512:zeros

__kernel void common_functions(__global const float4* a, __global const float4* b, __global float4* out) {
  const size_t i = get_global_id(0);
  const float4 x = a[i], y = b[i];
  float4 r = clamp(x, -1.0f, 1.0f) + mix(x, y, (float4)(0.25f)) + step((float4)(0.5f), x);
  r += smoothstep((float4)(-1.0f), (float4)(1.0f), y) * sign(x);
  r += degrees(x) * 0.01f + radians(y);
  r = fmax(r, fmin(x, 1.5f)) + fdim(x, y) + copysign(x, y);
  out[i] = mad(r, x, fabs(y)) + maxmag(x, y);
}

__kernel void geometric(__global const float4* a, __global const float4* b, __global float4* out, __global float2* len) {
  const size_t i = get_global_id(0);
  const float4 x = a[i], y = b[i];
  const float4 n = normalize(x);
  out[i] = cross(n, y) * dot(x, y) + fast_normalize(y) * distance(x.xy, y.zw);
  len[i] = (float2)(length(x.xyz), fast_length(y));
}

__kernel void relational(__global const float* a, __global const uint* b, __global int* out) {
  const size_t i = get_global_id(0);
  const float x = a[i];
  // Bit patterns of all kinds: infinities and NaN among them by the exponent of every fourth.
  const uint bits = (i & 3) == 0 ? b[i] | 0x7f800000u : (i & 3) == 1 ? (b[i] & 0x80000000u) | 0x7f800000u
                    : (i & 3) == 2 ? b[i] & 0x807fffffu : b[i] & 0xbfffffffu;
  const float y = as_float(bits);
  int r = isnan(y) | isinf(y) << 1 | isfinite(y) << 2 | isnormal(y) << 3 | signbit(y) << 4;
  r |= isless(x, y) << 5 | isgreaterequal(x, y) << 6 | islessgreater(x, y) << 7 | isunordered(x, y) << 8;
  r |= isequal(x, y) << 9 | isnotequal(x, y) << 10 | isordered(x, y) << 11;
  r |= (x > y) << 12 | (x <= y) << 13 | (x != y) << 14 | !(x < y) << 15;
  out[i] = r;
}

__kernel void rounding(__global const float* in, __global float8* out) {
  const size_t i = get_global_id(0);
  const float x = in[i];
  float whole;
  const float part = fract(x, &whole);
  out[i] = (float8)(floor(x), ceil(x), trunc(x), round(x), rint(x), part, whole, fmod(x, 3.0f));
}

__kernel void float_parts(__global const float* in, __global float8* out) {
  const size_t i = get_global_id(0);
  const float x = in[i];
  int e;
  const float m = frexp(x, &e);
  float ip;
  const float fp = modf(x, &ip);
  out[i] = (float8)(m, (float)e, ldexp(m, e - 3), (float)ilogb(x), logb(x), fp, ip, nextafter(x, 0.0f));
}
