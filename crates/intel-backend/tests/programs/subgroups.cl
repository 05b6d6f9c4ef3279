// Sub-groups: what they are, and what their work-items do together.

#define DECLARE(T) \
  T __attribute__((overloadable)) intel_sub_group_shuffle(T x, uint n); \
  T __attribute__((overloadable)) intel_sub_group_shuffle_xor(T x, uint n); \
  T __attribute__((overloadable)) intel_sub_group_shuffle_up(T before, T own, uint n); \
  T __attribute__((overloadable)) intel_sub_group_shuffle_down(T own, T behind, uint n);
DECLARE(int)
DECLARE(uint)
DECLARE(float)
DECLARE(float4)
DECLARE(long)
DECLARE(short)
uint __attribute__((overloadable)) intel_sub_group_block_read(const global uint *p);
uint4 __attribute__((overloadable)) intel_sub_group_block_read4(const global uint *p);
void __attribute__((overloadable)) intel_sub_group_block_write2(global uint *p, uint2 x);
uint4 __attribute__((overloadable)) sub_group_ballot(int x);
int __attribute__((overloadable)) sub_group_non_uniform_reduce_add(int x);
int __attribute__((overloadable)) sub_group_elect(void);
int __attribute__((overloadable)) sub_group_broadcast_first(int x);

kernel void numbers(global uint *out) {
  uint i = get_global_linear_id();
  out[8 * i] = get_sub_group_size();
  out[8 * i + 1] = get_max_sub_group_size();
  out[8 * i + 2] = get_num_sub_groups();
  out[8 * i + 3] = get_enqueued_num_sub_groups();
  out[8 * i + 4] = get_sub_group_id();
  out[8 * i + 5] = get_sub_group_local_id();
  sub_group_barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  out[8 * i + 6] = sub_group_broadcast(i, 3);
  out[8 * i + 7] = sub_group_broadcast(i, get_group_id(0) + 1);
}

kernel void together(global const int *in, global const float *reals, global const long *wide, global int *out, global float *out_reals,
                     global long *out_wide) {
  int i = get_global_id(0);
  int x = in[i];
  out[12 * i] = sub_group_reduce_add(x);
  out[12 * i + 1] = sub_group_reduce_min(x);
  out[12 * i + 2] = sub_group_reduce_max((uint)x);
  out[12 * i + 3] = sub_group_scan_inclusive_add(x);
  out[12 * i + 4] = sub_group_scan_exclusive_add(x);
  out[12 * i + 5] = sub_group_scan_exclusive_max(x);
  out[12 * i + 6] = sub_group_scan_inclusive_min((uint)x);
  out[12 * i + 7] = sub_group_all(x > -50) + 2 * sub_group_any(x > 95);
  // Some of them only.
  int found = 0;
  if (x & 1) {
    found = sub_group_non_uniform_reduce_add(x) * 3;
    found += sub_group_elect();
  } else {
    found = sub_group_broadcast_first(x);
  }
  out[12 * i + 8] = found;
  out[12 * i + 9] = sub_group_ballot(x > 0).x;
  out[12 * i + 10] = sub_group_reduce_add(1);
  out[12 * i + 11] = 0;
  for (int k = 0; k < (x & 3); k++) out[12 * i + 11] += sub_group_non_uniform_reduce_add(k + 1);
  out_reals[3 * i] = sub_group_reduce_max(reals[i]);
  out_reals[3 * i + 1] = sub_group_scan_inclusive_min(reals[i]);
  out_reals[3 * i + 2] = sub_group_scan_exclusive_add((float)x);
  out_wide[3 * i] = sub_group_reduce_add(wide[i]);
  out_wide[3 * i + 1] = sub_group_scan_exclusive_min(wide[i]);
  out_wide[3 * i + 2] = sub_group_scan_inclusive_add(wide[i]);
}

kernel void shuffles(global const int *in, global int *out, global float4 *vectors, global long *wide) {
  int i = get_global_id(0);
  uint lane = get_sub_group_local_id(), width = get_max_sub_group_size();
  int x = in[i];
  out[10 * i] = intel_sub_group_shuffle(x, (lane * 5 + 3) & (width - 1));
  out[10 * i + 1] = intel_sub_group_shuffle(x, (uint)in[i] & (width - 1));
  out[10 * i + 2] = intel_sub_group_shuffle_xor(x, 1);
  out[10 * i + 3] = intel_sub_group_shuffle_xor(x, 4);
  out[10 * i + 4] = intel_sub_group_shuffle_up(x, x * 2, 3);
  out[10 * i + 5] = intel_sub_group_shuffle_down(x, x * 2, 2);
  out[10 * i + 6] = intel_sub_group_shuffle(x, 5);
  out[10 * i + 7] = intel_sub_group_shuffle((short)x, lane ^ 2);
  out[10 * i + 8] = intel_sub_group_shuffle_down(x, x + 7, (uint)get_group_id(0) + 1);
  out[10 * i + 9] = intel_sub_group_shuffle_xor(x, width / 2);
  vectors[i] = intel_sub_group_shuffle_xor(vectors[i], 2);
  wide[i] = intel_sub_group_shuffle(wide[i], (uint)in[i] & (width - 1)) + intel_sub_group_shuffle_xor(wide[i], 1);
}

kernel void blocks(global const uint *in, global uint *out, global uint *pairs) {
  uint group = get_group_id(0) * get_num_sub_groups() + get_sub_group_id(), width = get_max_sub_group_size();
  uint x = intel_sub_group_block_read(in + group * width);
  uint4 y = intel_sub_group_block_read4(in + 4 * group * width);
  out[get_global_id(0)] = x + 3 * y.x + 5 * y.y + 7 * y.z + 11 * y.w;
  intel_sub_group_block_write2(pairs + 2 * group * width, (uint2)(x, y.w));
}

uint __attribute__((overloadable)) sub_group_ballot_bit_count(uint4 x);
uint __attribute__((overloadable)) sub_group_ballot_exclusive_scan(uint4 x);
uint __attribute__((overloadable)) sub_group_ballot_find_lsb(uint4 x);
uint __attribute__((overloadable)) sub_group_ballot_find_msb(uint4 x);
int __attribute__((overloadable)) sub_group_inverse_ballot(uint4 x);
uint4 __attribute__((overloadable)) get_sub_group_ge_mask(void);
uint4 __attribute__((overloadable)) get_sub_group_lt_mask(void);
int __attribute__((overloadable)) sub_group_rotate(int x, int delta);

kernel void ballots(global const int *in, global int *out) {
  int i = get_global_id(0);
  uint4 votes = sub_group_ballot(in[i] & 4);
  out[8 * i] = sub_group_ballot_bit_count(votes);
  out[8 * i + 1] = sub_group_ballot_exclusive_scan(votes);
  out[8 * i + 2] = votes.x ? sub_group_ballot_find_lsb(votes) : 99;
  out[8 * i + 3] = votes.x ? sub_group_ballot_find_msb(votes) : 99;
  out[8 * i + 4] = sub_group_inverse_ballot(votes);
  out[8 * i + 5] = get_sub_group_ge_mask().x;
  out[8 * i + 6] = get_sub_group_lt_mask().x;
  out[8 * i + 7] = sub_group_rotate(in[i], 5);
}
