// A list walked through: addresses that depend on loads, a loop with a uniform exit inside of a divergent branch.
// run: --kernel gather --grid 2 --block 16 --arg buf:i32x64:random:1:0:31 --arg buf:i32x64:random:2:-50:50 --arg out=buf:i32x32:zeros --arg i32:7 --arg i32:20
kernel void gather(global const int *next, global const int *value, global int *out, int start, int most) {
  int i = get_global_id(0);
  int at = i, sum = 0;
  if (value[i] & 1) {
    for (int k = 0; k < most; k++) {
      sum += value[at];
      at = next[at];
      if (at == start) break;
      if (at & 1) { sum ^= k; continue; }
      sum -= at;
    }
  } else {
    int k = 0;
    do { sum += k * next[(i + k) & 31]; } while (++k < most);
  }
  out[i] = sum;
}
