// A tree in memory, walked by a work-group that takes nodes from a queue of its own.
typedef struct Node {
  int value;
  int left, right;
} Node;

typedef struct {
  atomic_int head, tail, open;
  int items[256];
} Queue;

static void push(Queue *q, int item) {
  int at = atomic_fetch_add_explicit(&q->tail, 1, memory_order_relaxed, memory_scope_work_group);
  q->items[at & 255] = item;
}

__kernel void queue(__global const Node *nodes, __global int *depths, __global long *sum, int root, int count) {
  __local Queue q;
  __local long total;
  if (get_local_id(0) == 0) {
    atomic_init(&q.head, 0);
    atomic_init(&q.tail, 0);
    total = 0;
    push(&q, root);
  }
  int depth = 0;
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  while (true) {
    // A level at a time.
    int first = atomic_load(&q.head), last = atomic_load(&q.tail);
    work_group_barrier(CLK_LOCAL_MEM_FENCE);
    if (first == last) break;
    long own = 0;
    for (int k = first + get_local_id(0); k < last; k += get_local_size(0)) {
      int at = q.items[k & 255];
      const __global Node *n = nodes + at;
      depths[at] = depth;
      own += (long)n->value * (depth + 1);
      if (n->left < count) push(&q, n->left);
      if (n->right < count) push(&q, n->right);
    }
    own = work_group_reduce_add(own);
    if (get_local_id(0) == 0) {
      total += own;
      atomic_store(&q.head, last);
    }
    depth++;
    work_group_barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (get_local_id(0) == 0) *sum = total;
}
