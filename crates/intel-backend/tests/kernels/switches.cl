// A switch in a loop.
// run: --kernel switches --grid 2 --block 20 --arg buf:i32x40:random:1:-100:100 --arg out=buf:i32x40:zeros --arg i32:13
kernel void switches(global const int *in, global int *out, int n) {
  int i = get_global_id(0);
  int x = in[i], r = 0;
  for (int k = 0; k < n; k++) {
    switch ((x + k) & 7) {
    case 0: r += x; break;
    case 1: r ^= k; break;
    case 2: r -= 3;
    case 3: r *= 5; break;
    case 5: r = r << 1; continue;
    case 7: if (r < 0) goto done; r--; break;
    default: r += 11;
    }
    x += r & 3;
  }
done:
  out[i] = r;
}
