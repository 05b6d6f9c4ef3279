// A hash table that work-items fill by compare-and-exchange, and then ask.
#define SLOTS 128
#define EMPTY 0xffffffffu
typedef struct {
  atomic_uint keys[SLOTS];
  atomic_int sums[SLOTS];
} Table;

static uint hash(uint x) {
  x ^= x >> 16;
  x *= 0x7feb352du;
  x ^= x >> 15;
  x *= 0x846ca68bu;
  return x ^ x >> 16;
}

static int slot_of(Table *t, uint key) {
  for (uint at = hash(key) % SLOTS;; at = (at + 1) % SLOTS) {
    uint found = EMPTY;
    if (atomic_compare_exchange_strong_explicit(&t->keys[at], &found, key, memory_order_acq_rel, memory_order_acquire,
                                                memory_scope_work_group) || found == key)
      return at;
  }
}

__kernel void hash_table(__global const uint *keys, __global const int *values, __global int *out, int shared, __global Table *tables) {
  __local Table own;
  Table *t = shared ? (Table *)(tables + get_group_id(0)) : (Table *)&own;
  int l = get_local_id(0), i = get_global_id(0);
  for (int k = l; k < SLOTS; k += get_local_size(0)) {
    atomic_init(&t->keys[k], EMPTY);
    atomic_init(&t->sums[k], 0);
  }
  work_group_barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  atomic_fetch_add(&t->sums[slot_of(t, keys[i])], values[i]);
  work_group_barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  out[i] = atomic_load(&t->sums[slot_of(t, keys[i])]);
  // The order of the keys is nobody's business.
  work_group_barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (int k = l; k < SLOTS; k += get_local_size(0)) {
    atomic_store_explicit(&t->keys[k], 0, memory_order_relaxed);
    atomic_store_explicit(&t->sums[k], 0, memory_order_relaxed);
  }
}
