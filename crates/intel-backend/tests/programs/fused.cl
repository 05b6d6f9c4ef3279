// What a thread of a fused pair must not do while its work-items wait and those of the other thread go on. What 8 work-items have in
// common comes from `x`.

// An index of the sub-group's own into memory without bounds: of no work-items it is the greatest number.
kernel void own_index(global const int *x, global const int *a, global const int *b, global int *out, int which) {
    global const int *from = which ? a : b;
    uint g = get_global_id(0);
    int p = x[g >> 3 & 15], v = 100 + (x[g >> 5 & 15] & 12), r = p;
    if ((p & 1) && (g & 3)) {
        if ((p & 2) && g % 5 == 1) r = from[sub_group_reduce_min(v)];
        r += 3;
    }
    out[g] = r;
}

// Loops and branches that all work-items of a sub-group take alike, but those of a work-group do not.
kernel void own_ways(global const int *x, global int *out) {
    uint g = get_global_id(0);
    int own = sub_group_broadcast(x[g >> 3 & 15], 0), s = 0;
    for (int i = 0; i < own; i++) {
        if (x[g & 15] > i) s += i * own;
        else if (own & 4) s ^= x[i & 15] + i;
        if (own & 2) {
            for (int k = own & 3; k < 5; k++) s = s * 3 + x[(g ^ k) & 15] * k;
        }
    }
    out[g] = s;
}

// The same for all, inside of branches where work-items part.
kernel void inside(global const int *x, global int *out, int n) {
    uint g = get_global_id(0);
    int p = x[g >> 3 & 15], s = p;
    if (p & 1) {
        for (int i = 0; i < n; i++) {
            if (x[(g + i) & 15] > p) {
                if (n & 1) s += x[i & 15]; else s -= i;
                if ((s & 7) == 3) break;
            } else if (x[i & 15] & 4) {
                s = s * 5 + i;
            }
        }
        s ^= n;
    }
    out[g] = s;
}

// A barrier to which no work-item comes.
kernel void not_reached(global const int *x, global int *out) {
    local int sum;
    uint i = get_local_id(0), g = get_global_id(0);
    if (i == 0) sum = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    int p = x[g >> 3 & 15], s = 0;
    if (p & 1) {
        for (int k = 0; k < p; k++) {
            if (x[(g + k) & 15] == 1000) {
                barrier(CLK_LOCAL_MEM_FENCE);
                s += sum;
            }
            s += k;
        }
    }
    atomic_add(&sum, s);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[g] = s + sum;
}

// A quotient that all work-items share, where its divisor is not zero: a thread may come there without work-items.
kernel void guarded_quotient(global const int *x, global int *out, int n) {
    uint g = get_global_id(0);
    int p = x[g >> 3 & 15], s = p;
    if (p & 1) {
        for (int k = 0; k < (int)(g & 3) + 1; k++) {
            if (x[(g + k) & 15] != 1000) {
                int q = 1;
                if (n != 0) q = 100 / n;
                s += q;
            }
        }
    }
    out[g] = s;
}
