// Atomic functions of OpenCL C 1.x and 2.0, by global and local pointers.

kernel void old_style(volatile global int *a, volatile global uint *u, volatile global long *w, volatile global float *f) {
  int i = get_global_id(0);
  atomic_add(a + 0, i);
  atomic_sub(a + 1, i);
  atomic_inc(a + 2);
  atomic_dec(a + 3);
  atomic_min(a + 4, -i);
  atomic_max(a + 5, i);
  atomic_and(a + 6, ~(1 << (i & 31)));
  atomic_or(a + 7, 1 << (i & 31));
  atomic_xor(a + 8, i * 7);
  atomic_min(u + 0, 0x90000000u - i);
  atomic_max(u + 1, 0x80000000u + i);
  for (int done = 0; !done;) {
    uint seen = u[2];
    done = atomic_cmpxchg(u + 2, seen, seen + 3) == seen;
  }
  atom_add(w + 0, (long)i << 33);
  atom_inc(w + 1);
  atom_max(w + 2, (long)i << 40);
  atom_xchg(w + 3 + i, (long)i * 1000000007L);
  atomic_xchg(f + i, i * 0.5f);
}

kernel void explicit_order(global atomic_int *a, global atomic_uint *u, global atomic_long *w, global atomic_float *f,
                           global atomic_flag *flag, global int *out) {
  int i = get_global_id(0);
  atomic_fetch_add_explicit(a, i, memory_order_relaxed, memory_scope_device);
  atomic_fetch_sub_explicit(a + 1, i, memory_order_release, memory_scope_device);
  atomic_fetch_max_explicit(a + 2, i, memory_order_acquire);
  atomic_fetch_min(a + 3, -i);
  atomic_fetch_or(u, 1u << (i & 31));
  atomic_fetch_and(u + 1, ~(1u << (i & 31)));
  atomic_fetch_xor_explicit(u + 2, i * 5u, memory_order_acq_rel, memory_scope_work_group);
  atomic_fetch_max(u + 3, 0xf0000000u + i);
  atomic_fetch_add(w, (long)i << 32);
  atomic_fetch_min_explicit(w + 1, -((long)i << 34), memory_order_relaxed, memory_scope_all_svm_devices);
  atomic_store(f + i, i * 0.25f);
  float before = atomic_exchange(f + i, i * 0.75f);
  atomic_init(a + 4 + i, i * 3);
  int expected = i & 1 ? i * 3 : -1;
  int won = atomic_compare_exchange_strong(a + 4 + i, &expected, 1000 + i);
  // A lock that each work-group takes once.
  for (int done = get_local_id(0) != 0; !done;) {
    if (!atomic_flag_test_and_set_explicit(flag, memory_order_acquire)) {
      out[0] += 1;
      atomic_flag_clear_explicit(flag, memory_order_release);
      done = 1;
    }
  }
  out[1 + i] = expected + 100000 * won + (before == i * 0.25f ? 1000000 : 0) + (int)(atomic_load(f + i) * 4.0f) * 10000000;
}

kernel void in_local(global int *out, global float *sum) {
  local atomic_int counter;
  local int plain;
  local atomic_float total;
  int l = get_local_id(0);
  if (l == 0) {
    atomic_init(&counter, 10);
    plain = 0;
    atomic_init(&total, 0.0f);
  }
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  atomic_fetch_add_explicit(&counter, l, memory_order_acq_rel, memory_scope_work_group);
  atomic_add(&plain, 2);
  float seen = atomic_load_explicit(&total, memory_order_relaxed, memory_scope_work_group);
  while (!atomic_compare_exchange_weak_explicit(&total, &seen, seen + l, memory_order_relaxed, memory_order_relaxed,
                                                memory_scope_work_group));
  atomic_work_item_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_work_group);
  mem_fence(CLK_LOCAL_MEM_FENCE);
  read_mem_fence(CLK_GLOBAL_MEM_FENCE);
  write_mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
  if (l == 0) {
    out[2 * get_group_id(0)] = atomic_load(&counter);
    out[2 * get_group_id(0) + 1] = plain;
    sum[get_group_id(0)] = atomic_load(&total);
  }
}

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
float __attribute__((overloadable)) atomic_fetch_add_explicit(volatile atomic_float *p, float x, memory_order order, memory_scope scope);
float __attribute__((overloadable)) atomic_fetch_max_explicit(volatile atomic_float *p, float x, memory_order order, memory_scope scope);

kernel void floats(global atomic_float *sums, global const float *in) {
  int i = get_global_id(0);
  local atomic_float own;
  if (get_local_id(0) == 0) atomic_init(&own, -100.0f);
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  atomic_fetch_add_explicit(sums, (float)(i & 7), memory_order_relaxed, memory_scope_device);
  atomic_fetch_max_explicit(&own, in[i], memory_order_relaxed, memory_scope_work_group);
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  if (get_local_id(0) == 0) atomic_store(sums + 1 + get_group_id(0), atomic_load(&own));
}
