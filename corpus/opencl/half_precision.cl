// Half precision: vload_half and vstore_half with all roundings, arithmetic in half and half2, fma, comparisons,
// conversions to and from integers, and a dot product with float accumulation.
// flags: -Xclang -cl-ext=+cl_khr_fp16
// run: --kernel half_storage --grid 1 --block 32 --arg buf:f32x128:random:1:-70000:70000 --arg out=buf:u16x640:zeros --arg back=buf:f32x128:zeros
// run: --kernel half_axpy --grid 1 --block 32 --arg buf:f16x128:random:2:-2:2 --arg y=buf:f16x128:random:3:-2:2 --arg f32:1.5
// run: --kernel half_dot --grid 2 --block 32 --arg buf:f16x512:random:4:-1:1 --arg buf:f16x512:random:5:-1:1 --arg out=buf:f32x2:zeros
// run: --kernel half_convert --grid 1 --block 64 --arg buf:f16x64:random:6:-300:300 --arg ints=buf:i32x64:zeros --arg bytes=buf:u8x64:zeros --arg out=buf:f16x64:zeros

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

__kernel void half_storage(__global const float4* in, __global half* out, __global float4* back) {
  const size_t i = get_global_id(0), n = get_global_size(0);
  const float4 v = in[i];
  vstore_half4(v, i, out);
  vstore_half4_rtz(v, n + i, out);
  vstore_half4_rtp(v * 0.001f, 2 * n + i, out);
  vstore_half4_rtn(v * 1e-9f, 3 * n + i, out);
  vstore_half_rte(v.x, 16 * n + 4 * i, out);
  vstore_half(v.y, 16 * n + 4 * i + 1, out);
  vstore_half2(v.zw, (16 * n + 4 * i + 2) / 2, out);
  back[i] = vload_half4(2 * n + i, out) + vload_half(16 * n + 4 * i, out);
}

__kernel void half_axpy(__global const half4* x, __global half4* y, const float alpha) {
  const size_t i = get_global_id(0);
  const half4 a = (half4)((half)alpha);
  half4 r = __builtin_elementwise_fma(a, x[i], y[i]);
  r = r > (half4)(1.0h) ? r - (half4)(0.5h) : r;
  r = __builtin_elementwise_min(r, (half4)(2.0h));
  y[i] = -r * (half4)(0.25h) + x[i].wzyx;
}

__kernel void half_dot(__global const half8* a, __global const half8* b, __global float* out) {
  __local float s[32];
  const int t = get_local_id(0);
  const half8 p = a[get_global_id(0)] * b[get_global_id(0)];
  const float8 w = __builtin_convertvector(p, float8);
  s[t] = dot(w.lo, w.hi) + p.s0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int d = 16; d > 0; d >>= 1) {
    if (t < d) s[t] += s[t + d];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (t == 0) out[get_group_id(0)] = s[0];
}

__kernel void half_convert(__global const half* in, __global int* ints, __global uchar* bytes, __global half* out) {
  const size_t i = get_global_id(0);
  const half h = in[i];
  ints[i] = (int)h * 3 + (h < 0.0h);
  bytes[i] = h > 255.0h ? 255 : h < 0.0h ? 0 : (uchar)h;
  const ushort bits = as_ushort(h);
  const half flipped = as_half((ushort)(bits ^ 0x8000));
  half sum = 0.0h;
  for (int k = 1; k <= 4; k++) sum += flipped / (half)k;
  out[i] = sum + (half)(short)i;
}
