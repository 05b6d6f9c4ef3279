// flags: -gline-tables-only
// What there is not. Each kernel is refused by itself, with its place in this file.

kernel void prints(global int *o, constant char *format) {
  printf(format, o[0]);
}

kernel void images(read_only image2d_t im, sampler_t s, global float4 *o) {
  o[0] = read_imagef(im, s, (float2)(1, 2), 1.0f);
}

kernel void pipes(read_only pipe int p, global int *o) {
  int x;
  read_pipe(p, &x);
  o[0] = x;
}

int fibonacci(int n) {
  return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}

kernel void recursion(global int *o) {
  o[0] = fibonacci(o[1]);
}


int outside(int x);

kernel void missing(global int *o) {
  o[0] = outside(o[1]);
}

float __attribute__((overloadable)) strange(float x);

kernel void unknown(global float *o) {
  o[0] = strange(o[1]);
}
