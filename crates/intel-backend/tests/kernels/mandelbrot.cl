// A loop that work-items leave in different rounds.
// run: --kernel mandelbrot --grid 5 --block 20 --arg out=buf:u32x100:zeros --arg i32:50 --arg i32:40
kernel void mandelbrot(global uint *out, int w, int rounds) {
  int i = get_global_id(0);
  float cr = (float)(i % w) * 0.05f - 1.5f, ci = (float)(i / w) * 0.1f - 1.0f;
  float zr = 0, zi = 0;
  int k = 0;
  for (; k < rounds; k++) {
    float r2 = zr * zr, i2 = zi * zi;
    if (r2 + i2 > 4.0f) break;
    zi = 2 * zr * zi + ci;
    zr = r2 - i2 + cr;
  }
  out[i] = k;
}
