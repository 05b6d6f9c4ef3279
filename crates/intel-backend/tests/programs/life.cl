// Conway's life on a torus, eight cells of a byte; some generations in local memory.
__kernel void life(__global const uchar *in, __global uchar *out, int width, int height, int rounds, __local uchar *cells) {
  const int x = get_local_id(0), y = get_local_id(1), i = y * width + x;
  __local uchar *now = cells, *then = cells + width * height;
  now[i] = in[i];
  for (int r = 0; r < rounds; r++) {
    barrier(CLK_LOCAL_MEM_FENCE);
    const int left = y * width + (x + width - 1) % width, right = y * width + (x + 1) % width;
    uchar next = 0;
    for (int bit = 0; bit < 8; bit++) {
      int count = 0;
      for (int dy = -1; dy <= 1; dy++) {
        const int row = ((y + dy + height) % height - y) * width;
        for (int dx = -1; dx <= 1; dx++) {
          if (dx == 0 && dy == 0) continue;
          const int at = bit + dx;
          const uchar cell = at < 0 ? now[left + row] >> 7 : at > 7 ? now[right + row] : now[i + row] >> at;
          count += cell & 1;
        }
      }
      const bool alive = now[i] >> bit & 1;
      next |= (uchar)((count == 3 || (alive && count == 2)) << bit);
    }
    then[i] = next;
    __local uchar *t = now;
    now = then;
    then = t;
  }
  out[i] = now[i];
}
