#pragma OPENCL EXTENSION cl_khr_fp16 : enable
typedef struct { float4 a; int b[3]; } S;
constant float tab[4] = {1.f, 2.f, 3.f, 4.f};
float helper(__global const float *p, int i) { return p[i] * tab[i & 3] + 0.5f; }
kernel void k(__global float *out, __global const float *in, __local int *l, S s, float h, read_only image2d_t img, sampler_t smp) {
  int i = get_global_id(0);
  l[get_local_id(0)] = i; barrier(CLK_LOCAL_MEM_FENCE);
  float x = helper(in, i) + s.a.y + s.b[1];
  for (int j = 0; j < 10; ++j) { x = fma(x, 2.0f, (float)l[j]); if (x > 100.f) break; }
  out[i] = x + (float)h + read_imagef(img, smp, (int2)(i, 0)).x + convert_float(atomic_add((__global int *)out, 3));
  float4 v = vload4(i, in); v = shuffle(v, (uint4)(3,2,1,0)); vstore4(v, i, out);
}
