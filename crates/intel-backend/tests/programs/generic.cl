// Generic pointers whose memory is known only at run time.

struct cursor {
  int *at;
  int step;
};

static int pick(int which, global int *g, local int *l, int *p, int i) {
  int *q = which == 0 ? (int *)(g + i) : which == 1 ? (int *)(l + i) : p + (i & 3);
  int old = *q;
  *q = old + 1;
  return old;
}

kernel void choose(global const int *which, global int *data, global int *out) {
  local int shared[64];
  int own[4];
  int i = get_global_id(0), l = get_local_id(0);
  shared[l] = 1000 + l;
  for (int k = 0; k < 4; k++) own[k] = 2000 + 10 * i + k;
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  int found = 0;
  for (int round = 0; round < 3; round++) found = found * 3 + pick((which[i] + round) % 3, data + i - l, shared, own, l);
  out[i] = found + own[l & 3] * 7 + shared[l];
}

kernel void spaces(global const int *which, global int *data, global int *out) {
  local int shared[64];
  int own[4] = {1, 2, 3, 4};
  int i = get_global_id(0), l = get_local_id(0);
  shared[l] = l;
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  int w = which[i];
  int *q = w == 0 ? (int *)(data + i) : w == 1 ? (int *)(shared + l) : w == 2 ? own + (l & 3) : (int *)0;
  int code = (to_global(q) != 0) + 2 * (to_local(q) != 0) + 4 * (to_private(q) != 0) + 8 * (q == 0);
  if (q) code += 16 * get_fence(q);
  if (to_local(q)) code += 100 * *to_local(q);
  if (to_private(q)) code += 100 * *to_private(q);
  if (to_global(q)) code += 100 * *to_global(q);
  out[i] = code;
}

// Pointers in private structures, vectors, bytes, and atomics through generic pointers.
kernel void walk(global const int *which, global int *data, global int *out) {
  local int shared[64];
  int own[8];
  int i = get_global_id(0), l = get_local_id(0);
  shared[l] = l * l;
  for (int k = 0; k < 8; k++) own[k] = k * i;
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  struct cursor list[3] = {{data + i, 0}, {shared + l, 0}, {own, 1}};
  int sum = 0;
  for (int k = 0; k < 6; k++) {
    struct cursor *c = &list[(which[i] + k) % 3];
    sum = sum * 5 + *c->at;
    c->at += c->step;
  }
  volatile int *target = which[i] == 0 ? (volatile int *)(data + i) : which[i] == 1 ? (volatile int *)(shared + l) : (volatile int *)own;
  sum += atomic_fetch_add_explicit((volatile atomic_int *)target, 5, memory_order_relaxed, memory_scope_device);
  atomic_fetch_max((volatile atomic_int *)target, 77);
  sum = sum * 3 + *target;
  uchar *bytes = which[i] == 1 ? (uchar *)(shared + l) : (uchar *)(own + 1);
  sum += bytes[0] + 3 * bytes[1];
  short4 *wide = which[i] == 2 ? (short4 *)(own + 2) : (short4 *)(which + 2 * (i / 2));
  sum ^= wide->x + (wide->w << 8);
  work_group_barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  out[i] = sum;
}
