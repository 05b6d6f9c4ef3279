// What kernels print, and what `printf` gives.

kernel void prints(global int *out, float x, global const float4 *v, global const char4 *c) {
  int i = get_global_id(0);
  printf("item %d: %.2f %s\n", i, x, "text");
  if (i % 3 == 1)
    printf("some %v4d %2.1v4hlf %ld %c %g%%\n", (int4)(i), v[i], (long)i << 33, 'x', 1.5);
  out[i] = printf("%v4hhd %p\n", c[i], (global void *)0);
  uchar u = i;
  short s = -i;
  printf("%hhu %hd %#x %lu\n", u, s, 255 + i, (ulong)-1);
}

// Records that do not fit are not written.
kernel void too_much(global int *out) {
  int failed = 0;
  for (int n = 0; n < 800; n++)
    failed -= printf("%v16ld %v16ld %v16ld %v16ld\n", (long16)(n), (long16)(1), (long16)(2), (long16)(n));
  out[get_global_id(0)] = failed;
}

int say(constant char *format, constant char *what, int n) {
  return printf(format, what, n);
}

// Formats and strings that functions are given, strings by conditions, half floats.
kernel void chosen(global int *out, float x) {
  int i = get_global_id(0);
  if (i & 1)
    say("%s %d\n", "odd", i);
  else
    say("%s, %d\n", i == 2 ? "two" : i == 4 ? "four" : "even", i);
  half2 h = (half2)(i, x);
  printf("%v2hf %s\n", h, i < 3 ? "few" : "many");
}
