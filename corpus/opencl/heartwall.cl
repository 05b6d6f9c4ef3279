// Rodinia heartwall, reduced: normalised cross-correlation of a template with a window, one group for each point.
// flags: -cl-fp32-correctly-rounded-divide-sqrt
// run: --kernel correlate --grid 3 --block 32 --arg buf:f32x1600:random:1:0:255 --arg buf:f32x75:random:2:0:255 --arg buf:i32x3:values:5,12,20 --arg buf:i32x3:values:9,3,22 --arg out=buf:f32x243:zeros --arg loc=buf:i32x6:zeros --arg i32:40 --tolerance 1e-5

#define TPL 5
#define WIN 13
#define OUT (WIN - TPL + 1)

__kernel void correlate(__global const float* frame, __global const float* templates, __global const int* rows,
                        __global const int* cols, __global float* out, __global int* loc, const int stride) {
  __local float win[WIN][WIN];
  __local float tpl[TPL * TPL];
  __local float corr[OUT * OUT];
  __local float stat[2];
  const int point = get_group_id(0), t = get_local_id(0), nt = get_local_size(0);
  const int r0 = rows[point], c0 = cols[point];
  for (int i = t; i < WIN * WIN; i += nt) win[i / WIN][i % WIN] = frame[(r0 + i / WIN) * stride + c0 + i % WIN];
  for (int i = t; i < TPL * TPL; i += nt) tpl[i] = templates[point * TPL * TPL + i];
  barrier(CLK_LOCAL_MEM_FENCE);
  if (t == 0) {
    float s = 0, s2 = 0;
    for (int i = 0; i < TPL * TPL; i++) {
      s += tpl[i];
      s2 += tpl[i] * tpl[i];
    }
    stat[0] = s / (TPL * TPL);
    stat[1] = sqrt(fmax(s2 - s * s / (TPL * TPL), 0.0f));
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int o = t; o < OUT * OUT; o += nt) {
    const int oy = o / OUT, ox = o % OUT;
    float s = 0, s2 = 0, p = 0;
    for (int y = 0; y < TPL; y++)
      for (int x = 0; x < TPL; x++) {
        float v = win[oy + y][ox + x];
        s += v;
        s2 += v * v;
        p += v * (tpl[y * TPL + x] - stat[0]);
      }
    const float dev = sqrt(fmax(s2 - s * s / (TPL * TPL), 0.0f));
    const float den = dev * stat[1];
    corr[o] = den > 0.0f ? p / den : 0.0f;
    out[point * OUT * OUT + o] = corr[o];
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (t == 0) {
    int best = 0;
    for (int o = 1; o < OUT * OUT; o++)
      if (corr[o] > corr[best]) best = o;
    loc[point * 2] = r0 + best / OUT + TPL / 2;
    loc[point * 2 + 1] = c0 + best % OUT + TPL / 2;
  }
}
