// Iterations of points of the Mandelbrot set in floats and in fixed point, with a palette in constant memory.
__constant uchar4 palette[8] = {(uchar4)(0, 0, 0, 255), (uchar4)(25, 7, 26, 255), (uchar4)(9, 1, 47, 255), (uchar4)(4, 4, 73, 255),
                                (uchar4)(0, 7, 100, 255), (uchar4)(12, 44, 138, 255), (uchar4)(24, 82, 177, 255), (uchar4)(57, 125, 209, 255)};

__kernel void mandelbrot(__global uchar4 *image, __global int *whole, int limit) {
  int px = get_global_id(0), py = get_global_id(1), i = py * get_global_size(0) + px;
  float2 c = (float2)(px * 0.0625f - 2.0f, py * 0.125f - 1.0f), z = 0.0f;
  int n = 0;
  while (n < limit && z.x * z.x + z.y * z.y <= 4.0f) {
    z = (float2)(z.x * z.x - z.y * z.y, 2.0f * z.x * z.y) + c;
    n++;
  }
  uchar4 colour = palette[n & 7];
  image[i] = n == limit ? (uchar4)(255) : hadd(colour, (uchar4)(n, n << 1, n << 2, 255));
  long cx = (long)(px - 32) << 24, cy = (long)(py - 8) << 25, x = 0, y = 0;
  int m = 0;
  for (; m < limit; m++) {
    long xx = x * x >> 28, yy = y * y >> 28;
    if (xx + yy > 4L << 28) break;
    y = (x * y >> 27) + cy;
    x = xx - yy + cx;
  }
  whole[i] = m;
}
