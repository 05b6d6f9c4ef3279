// Atomic operations on 64 bits of local memory.
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

kernel void locks(global const long *in, global long *out) {
    local long sum, most, bits, last;
    local ulong least;
    local int lost;
    uint i = get_local_id(0), g = get_global_id(0), n = get_local_size(0);
    if (i == 0) {
        sum = 0x1234567800000000;
        most = LONG_MIN;
        least = ULONG_MAX;
        bits = 0;
        last = -1;
        lost = 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    long x = in[g];
    atom_add(&sum, x);
    atom_max(&most, x);
    atom_min(&least, (ulong)x);
    // Some work-items only, each once.
    if (i % 3 == 1) {
        atom_or(&bits, 1L << i);
        long seen = last;
        while (true) {
            long before = atom_cmpxchg(&last, seen, max(seen, x));
            if (before == seen) break;
            seen = before;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (atom_inc(&sum) < 0) atomic_add(&lost, 1);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i == 0) {
        global long *to = out + 6 * get_group_id(0);
        to[0] = sum;
        to[1] = most;
        to[2] = (long)least;
        to[3] = bits;
        to[4] = last;
        to[5] = lost;
    }
}

// By OpenCL 2.0's functions, through pointers that may go to global or local memory.
kernel void chosen(global const long *in, global atomic_long *all, global long *out, int where) {
    local atomic_long own;
    uint i = get_local_id(0), g = get_global_id(0);
    if (i == 0) atomic_store_explicit(&own, 7, memory_order_relaxed, memory_scope_work_group);
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_long *to = (in[g] & 1) == where ? (atomic_long *)&own : (atomic_long *)all;
    atomic_fetch_add_explicit(to, in[g], memory_order_relaxed, memory_scope_device);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i == 0) out[get_group_id(0)] = atomic_load_explicit(&own, memory_order_relaxed, memory_scope_work_group);
}
