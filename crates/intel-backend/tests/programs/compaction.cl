// What a predicate holds for, in order, and how much it is in each work-group.
typedef struct __attribute__((packed)) {
  uchar kind;
  uint key;
  ushort weight;
} Record;

__kernel void compaction(__global const Record *in, __global Record *out, __global int *counts, uint limit) {
  uint i = get_global_id(0);
  Record r = in[i];
  int keep = (r.kind & 3) != 0 && r.key % 7u < limit && popcount(r.weight) > 2;
  int at = work_group_scan_exclusive_add(keep);
  int all = work_group_reduce_add(keep);
  if (keep) {
    r.key = rotate(r.key, 5u) ^ at;
    out[get_group_id(0) * get_local_size(0) + at] = r;
  }
  if (get_local_id(0) == 0) counts[get_group_id(0)] = all;
}
